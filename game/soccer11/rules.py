"""11 Soccer: sixteen cards of eleven nations, one secret card each; a match day is one deal.

On one's turn one draws a card and plays one of the two: its effect looks, swaps, compares, guesses,
protects, or sends somebody out for the day. The last player left, or the highest rank when the
stock has run out, wins the day and scores the points of that card: high ranks win, low ones pay.
First past 15, 11 or 8 points (2, 3 or 4 players) wins the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

import msgspec

from game.core.dice import Dice
from game.core.rules import Options, Refusal, Standings, places_by
from game.core.table_rules import NOBODY, Snapshot, TableRules
from game.soccer11.box import Soccer11Box
from game.soccer11.events import AnyEvent
from game.soccer11.judging import moves_for
from game.soccer11.moves import AnyMove
from game.soccer11.playing import carry_out
from game.soccer11.refusals import explain
from game.soccer11.secrets import view_of
from game.soccer11.soundness import check_sound
from game.soccer11.state import TARGETS, State
from game.soccer11.table import Table
from game.soccer11.turns import deal_day
from game.soccer11.view import Soccer11View
from game.soccer11.worlds import redeal

GAME_ID = "11-soccer"


class Soccer11Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing can be chosen."""


class Soccer11Rules(TableRules[Table, AnyMove, AnyEvent]):
    """Obeys `game.core.rules.Rules`. Every legal move is listed."""

    game_id: ClassVar[str] = GAME_ID
    rules_version: ClassVar[int] = 1

    table_type = Table
    snapshot_type = Snapshot[State]

    __slots__ = ()

    @classmethod
    def new(cls, seats: int, options: Options, box: Soccer11Box, dice: Dice) -> Self:
        msgspec.convert(dict(options), Soccer11Options)
        state = State(target=TARGETS[seats], points=(0,) * seats)
        table = Table(state, box, dice)
        deal_day(table, starter=dice.below(seats))
        table.events = []
        return cls(table)

    @property
    def box(self) -> Soccer11Box:
        """The deck, which everybody may study."""
        return self._table.box

    def _listed_moves(self) -> Sequence[AnyMove]:
        return moves_for(self._table.state, self._table.box)

    def _refusal(self, move: AnyMove) -> Refusal:
        return explain(self._table.state, move)

    def _carry_out(self, move: AnyMove) -> None:
        carry_out(self._table, move)

    @classmethod
    def _check(cls, state: State, box: Soccer11Box) -> None:
        check_sound(state, box)

    def _redeal(self, state: State, seat: int, dice: Dice) -> None:
        redeal(state, seat, dice)

    def view(self, viewer: int | None) -> Soccer11View:
        return view_of(self._table.state, self._table.box, viewer)

    def trial(self) -> Table:
        """A copy of this world without its judge, for robots to try moves on in their fork."""
        return Table(self._table.state.copy(), self._table.box, self._table.dice.copy())

    def standings(self) -> Standings:
        points = self._table.state.points
        return Standings(places_by(points), points, over=self._table.state.actor == NOBODY)

    def figures(self) -> Mapping[str, float]:
        state = self._table.state
        tally, days = state.tally, max(1, state.tally.days)
        first_starter = state.results[0].starter if state.results else state.starter
        return {
            "days": tally.days,
            "ended_by_elimination": tally.eliminations / days,
            "bursts_a_day": tally.bursts / days,
            "argentinas_a_day": tally.argentinas / days,
            "duels_won_a_day": tally.duels / days,
            "right_guesses_a_day": tally.right_guesses / days,
            "guesses_a_day": tally.guesses / days,
            "new_cards_a_day": tally.renewals / days,
            "shared_days": tally.shared_days / days,
            "first_starter_won": float(self.standings().winners == (first_starter,)),
        }
