"""BIG 4 Football: dice that weaken the other eleven until its goalkeeper stands alone.

Each turn two classic dice and the action die roll. Opponents whose numbers make the sum are
turned over; green faces add an action, red ones allow no dice, blue ones ask for one thing. Whoever
turns the last one in form meets the goalkeeper in a duel. Two players: first to three goals, and
everybody gets up after each. Three or four: a team that concedes is out, the last one left wins.
Advanced (two players): stars, walls, coaches, injuries and changes.

Readings beyond games/big4.md: whoever is replaced does not come back; a confidence card counts its
stars wherever it lies face up; a side with nobody left on the pitch shoots with its goalkeeper;
when all seven yellow cards lie on people still playing, the oldest is forgiven; a penalty scored
starts a new round with the side that conceded, a penalty stopped lets turns go on in order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, Self

import msgspec

from game.big4.box import Big4Box
from game.big4.events import AnyEvent
from game.big4.judging import is_line_up, moves_for
from game.big4.moves import AnyMove, LineUp, Pass
from game.big4.playing import carry_out
from game.big4.refusals import explain
from game.big4.seeing import view_of
from game.big4.setup import first_state
from game.big4.soundness import check_sound
from game.big4.squads import CANDIDATES, LAST_PLACE, number_of
from game.big4.state import State
from game.big4.table import Table
from game.big4.view import Big4View
from game.core.dice import Dice
from game.core.rules import Options, Refusal, Standings
from game.core.table_rules import NOBODY, Snapshot, TableRules

GAME_ID = "big4"
KICK_OFFS = ("random", "first", "second", "third", "fourth")


class Big4Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`advanced` is for two and means nothing to three or four; a seat nobody has, a toss."""

    advanced: bool = False
    confidence: bool = False
    kick_off: Literal["random", "first", "second", "third", "fourth"] = "random"


class Big4Rules(TableRules[Table, AnyMove, AnyEvent]):
    """Obeys `game.core.rules.Rules`. Of the line-ups only the ready-made ones are listed."""

    game_id: ClassVar[str] = GAME_ID
    rules_version: ClassVar[int] = 1

    table_type = Table
    snapshot_type = Snapshot[State]

    __slots__ = ()

    @classmethod
    def new(cls, seats: int, options: Options, box: Big4Box, dice: Dice) -> Self:
        chosen = msgspec.convert(dict(options), Big4Options)
        first_seat = KICK_OFFS.index(chosen.kick_off) - 1
        if not 0 <= first_seat < seats:
            first_seat = dice.below(seats)
        state = first_state(
            seats,
            advanced=chosen.advanced,
            with_confidence=chosen.confidence,
            first_seat=first_seat,
        )
        return cls(Table(state, box, dice))

    @property
    def box(self) -> Big4Box:
        """The squads, which everybody may study."""
        return self._table.box

    def sample(self, seat: int, dice: Dice) -> AnyMove:
        """Any legal move, any eleven; a pass less often than its share."""
        if self._table.state.phase == "line-up":
            club = self._table.state.teams[seat].club
            places = range(1, LAST_PLACE + 1)
            eleven = (number_of(club, place, dice.below(CANDIDATES)) for place in places)
            return LineUp(seat, tuple(eleven))
        moves = self.legal_moves(seat)
        move = moves[dice.below(len(moves))]
        if isinstance(move, Pass):
            move = moves[dice.below(len(moves))]
        return move

    def _listed_moves(self) -> Sequence[AnyMove]:
        return tuple(moves_for(self._table.state, self._table.box))

    def _refusal(self, move: AnyMove) -> Refusal | None:
        state = self._table.state
        if isinstance(move, LineUp) and is_line_up(state, move):
            return None
        return explain(state, self._table.box, move)

    def _carry_out(self, move: AnyMove) -> None:
        carry_out(self._table, move)

    @classmethod
    def _check(cls, state: State, box: Big4Box) -> None:
        check_sound(state, box)

    def view(self, viewer: int | None) -> Big4View:
        return view_of(self._table.state, self._table.box, viewer)

    def standings(self) -> Standings:
        state = self._table.state
        return Standings(places=_places(state), points=state.score, over=state.actor == NOBODY)

    def figures(self) -> Mapping[str, float]:
        state = self._table.state
        counted: dict[str, float] = dict(msgspec.structs.asdict(state.tally))
        winners = self.standings().winners
        return {
            "turns": state.turns,
            "goals": sum(state.score),
            **counted,
            "first_won": float(winners == (state.first_seat,)),
        }


def _places(state: State) -> tuple[int, ...]:
    """Two players: by goals. More: those still in share the first place, the others behind."""
    if not state.many:
        best = max(state.score)
        return tuple(1 if goals == best else 2 for goals in state.score)
    count = len(state.teams)
    return tuple(
        count - state.left.index(seat) if seat in state.left else 1 for seat in range(count)
    )
