"""Le Championnat: build a team with flair, then win the league.

Phase one: round the pitch in any direction; draw, buy, bid, sell, swap, find sponsors, until
somebody has eleven footballers for the numbers 1 to 11 (three reds at most). Phase two: a lap, then
a match day, home and away against everybody, with + cards and changes; European clubs on the way.
Most stars win a match, most points the title. Squads and + cards are secret until they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Self

import msgspec

from game.championnat.box import ChampionnatBox
from game.championnat.events import AnyEvent
from game.championnat.figures import figures_of
from game.championnat.judging_market import may_sell, why_no_offer
from game.championnat.listing import moves_for
from game.championnat.moves import (
    AcceptOffer,
    AnswerOffer,
    AnyMove,
    MakeOffer,
    RefuseOffer,
    SetLineUp,
)
from game.championnat.playing import carry_out
from game.championnat.refusals import judge
from game.championnat.sampling import sample_move
from game.championnat.seeing import view_of
from game.championnat.setup import new_state
from game.championnat.soundness import check_sound
from game.championnat.standing import final_places
from game.championnat.state import Length, State
from game.championnat.table import Table
from game.championnat.view import ChampionnatView
from game.championnat.worlds import redeal
from game.core.dice import Dice
from game.core.rules import Options, Refusal, Standings
from game.core.table_rules import NOBODY, Snapshot, TableRules

GAME_ID = "le-championnat"
LENGTHS: tuple[Length, ...] = ("full", "short", "express")
PRIZES = (2_000, 1_000)


class ChampionnatOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    length: Length = "full"
    prize: Literal[2_000, 1_000] = 2_000  # for a complete eleven; the short game has its own


class ChampionnatRules(TableRules[Table, AnyMove, AnyEvent]):
    """Obeys `game.core.rules.Rules`. Not listed: the kinds in `unlisted_moves` (of line-ups the
    strongest is, of answers those without a reason). Any seat may sell to the bank out of turn,
    and make offers while the market is open: `may_interrupt`."""

    game_id: ClassVar[str] = GAME_ID
    rules_version: ClassVar[int] = 1
    unlisted_moves: ClassVar[tuple[type[Any], ...]] = (
        MakeOffer,
        AnswerOffer,
        AcceptOffer,
        RefuseOffer,
        SetLineUp,
    )

    table_type = Table
    snapshot_type = Snapshot[State]

    __slots__ = ()

    @classmethod
    def new(cls, seats: int, options: Options, box: ChampionnatBox, dice: Dice) -> Self:
        chosen = msgspec.convert(dict(options), ChampionnatOptions)
        return cls(new_state(seats, chosen.length, chosen.prize, box, dice))

    @property
    def box(self) -> ChampionnatBox:
        """Board and decks, which everybody may study."""
        return self._table.box

    @property
    def to_act(self) -> int | None:
        """Whom an offer or a debt waits for comes before the actor."""
        state = self._table.state
        return None if state.actor == NOBODY else state.to_act

    @property
    def may_interrupt(self) -> tuple[int, ...]:
        """Who has something to sell, or may make an offer."""
        state = self._table.state
        if state.actor == NOBODY:
            return ()
        return tuple(
            seat
            for seat in range(state.players)
            if seat != state.to_act and (may_sell(state, seat) or why_no_offer(state, seat) is None)
        )

    def legal_moves(self, seat: int | None = None) -> Sequence[AnyMove]:
        state = self._table.state
        if seat is None or seat == state.to_act:
            return super().legal_moves()
        return moves_for(state, self._table.box, seat)

    def why_not(self, move: AnyMove) -> Refusal | None:
        return judge(self._table.state, self._table.box, move)

    def sample(self, seat: int, dice: Dice) -> AnyMove:
        table = self._table
        return sample_move(table.state, table.box, seat, self.legal_moves(seat), dice)

    def _listed_moves(self) -> Sequence[AnyMove]:
        state = self._table.state
        return moves_for(state, self._table.box, state.to_act)

    def _carry_out(self, move: AnyMove) -> None:
        carry_out(self._table, move)

    def _redeal(self, state: State, seat: int, dice: Dice) -> None:
        redeal(state, self._table.box, seat, dice)

    @classmethod
    def _check(cls, state: State, box: ChampionnatBox) -> None:
        check_sound(state, box)

    def view(self, viewer: int | None) -> ChampionnatView:
        return view_of(self._table.state, self._table.box, viewer)

    def standings(self) -> Standings:
        state = self._table.state
        return Standings(
            places=final_places(state, self._table.box),
            points=tuple(club.points for club in state.clubs),
            over=state.actor == NOBODY,
        )

    def figures(self) -> Mapping[str, float]:
        return figures_of(self._table.state, self._table.box)
