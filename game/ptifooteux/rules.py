"""Les P'tifooteux – L'Interclasse: gather a team in the yard, then win the school cup.

On the ring one asks p'tifooteux to join, one of each colour; the transfer die answers. With three
the pawn goes to the cup: five stages, each with a match to be hit exactly and won by a die that
has fewer winning faces every time. A lost match is a loop back to it; cards may send the team back
whole stages. The first to win the final wins. Nothing is secret but the order of two piles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

import msgspec

from game.core.dice import Dice
from game.core.rules import Options, Refusal, Standings
from game.core.table_rules import NOBODY, Snapshot, TableRules
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.events import AnyEvent
from game.ptifooteux.judging import explain, moves_for
from game.ptifooteux.kids import CARD_COLOURS, FINAL, CardColour
from game.ptifooteux.moves import AnyMove
from game.ptifooteux.playing import carry_out
from game.ptifooteux.seeing import view_of
from game.ptifooteux.soundness import check_sound
from game.ptifooteux.state import Pile, State, Tally, Team
from game.ptifooteux.table import Table
from game.ptifooteux.turns import final_places
from game.ptifooteux.view import PtifooteuxView

GAME_ID = "les-ptifooteux"


class PtifooteuxOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    places: bool = False  # the others play on after the first has won


class PtifooteuxRules(TableRules[Table, AnyMove, AnyEvent]):
    """Obeys `game.core.rules.Rules`. Every legal move is listed."""

    game_id: ClassVar[str] = GAME_ID
    rules_version: ClassVar[int] = 1

    table_type = Table
    snapshot_type = Snapshot[State]

    __slots__ = ()

    @classmethod
    def new(cls, seats: int, options: Options, box: PtifooteuxBox, dice: Dice) -> Self:
        chosen = msgspec.convert(dict(options), PtifooteuxOptions)
        return cls(Table(_set_up(seats, chosen.places, box, dice), box, dice))

    @property
    def box(self) -> PtifooteuxBox:
        """Board and pieces, which everybody may study."""
        return self._table.box

    def _listed_moves(self) -> Sequence[AnyMove]:
        return tuple(moves_for(self._table.state, self._table.box))

    def _refusal(self, move: AnyMove) -> Refusal:
        return explain(self._table.state, self._table.box, move)

    def _carry_out(self, move: AnyMove) -> None:
        carry_out(self._table, move)

    @classmethod
    def _check(cls, state: State, box: PtifooteuxBox) -> None:
        check_sound(state, box)

    def _redeal(self, state: State, seat: int, dice: Dice) -> None:  # noqa: ARG002
        """Only the face-down cards are unknown, and to every seat alike."""
        for colour in CARD_COLOURS:
            state.piles[colour].hidden.sort()
            dice.shuffle(state.piles[colour].hidden)

    def view(self, viewer: int | None) -> PtifooteuxView:
        return view_of(self._table.state, self._table.box, viewer)

    def standings(self) -> Standings:
        table = self._table
        return Standings(
            places=final_places(table),
            points=tuple(_matches_won(table, team) for team in table.state.teams),
            over=table.state.actor == NOBODY,
        )

    def figures(self) -> Mapping[str, float]:
        state = self._table.state
        tally = state.tally
        return {
            "turns_a_seat": state.turns / len(state.teams),
            "first_in_cup": tally.first_in_cup,
            "requests": tally.requests,
            "refused": tally.refused,
            "matches_lost": sum(sum(team.lost) for team in state.teams),
            "finals_lost": sum(team.lost[FINAL - 1] for team in state.teams),
            "extra_tries_played": tally.extra_tries_played,
            "cards": tally.cards,
            "suspensions": sum(team.suspensions for team in state.teams),
            "rides": tally.rides,
            "opener_won": float(state.teams[tally.opener].place == 1),
        }


def _matches_won(table: Table, team: Team) -> int:
    """How many matches lie behind its pawn; a suspension takes some back."""
    if team.place is not None:
        return FINAL
    return max(0, table.box.course.squares[team.square].stage - 1)


def _set_up(seats: int, with_places: bool, box: PtifooteuxBox, dice: Dice) -> State:
    piles: dict[CardColour, Pile] = {}
    for colour in CARD_COLOURS:
        piles[colour] = Pile(list(box.pieces.cards[colour]))
        dice.shuffle(piles[colour].hidden)
    return State(
        teams=[Team(box.course.ring[0]) for _ in range(seats)],
        piles=piles,
        extra_supply=box.pieces.extra_tries,
        tokens=box.pieces.yellow_tokens,
        with_places=with_places,
        tally=Tally(),
        opening=[None] * seats,
        rolling_off=list(range(seats)),
        contenders=list(range(seats)),
    )
