"""Buteur: a football match of 55 cards in two halves; most goals wins.

Each turn one plays a card whose arrow and number roll the ball towards the far goal. A Free kick
adds a second card, a ball in the net waits for the next player's Goalkeeper or Corner, a Penalty
needs the ball in the far area; both of the latter are settled by cutting the stock for a sign.
Hands fill up after every turn; a half ends after the turn played with three cards or fewer left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, Self

import msgspec

from game.buteur.box import ButeurBox
from game.buteur.events import AnyEvent
from game.buteur.judging import moves_for
from game.buteur.moves import AnyMove, LetIn
from game.buteur.playing import carry_out
from game.buteur.refusals import explain
from game.buteur.secrets import view_of
from game.buteur.soundness import check_sound
from game.buteur.state import State
from game.buteur.table import Table
from game.buteur.turns import begin_turn
from game.buteur.view import ButeurView
from game.buteur.worlds import redeal
from game.core.dice import Dice
from game.core.rules import Options, Refusal, Standings
from game.core.soundness import check
from game.core.table_rules import NOBODY, Snapshot, TableRules

GAME_ID = "buteur"


class ButeurOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kick_off: Literal["random", "first", "second"] = "random"
    shoot_out: bool = False


class Seating(msgspec.Struct, frozen=True):
    teams: tuple[int, ...]
    cycle: tuple[int, ...]
    hand_sizes: tuple[int, ...]


SEATINGS = {
    2: Seating(teams=(0, 1), cycle=(0, 1), hand_sizes=(8, 8)),
    3: Seating(teams=(0, 1, 1), cycle=(0, 1, 0, 2), hand_sizes=(8, 6, 6)),
    4: Seating(teams=(0, 1, 0, 1), cycle=(0, 1, 2, 3), hand_sizes=(6, 6, 6, 6)),
}


class ButeurRules(TableRules[Table, AnyMove, AnyEvent]):
    """Obeys `game.core.rules.Rules`. Every legal move is listed."""

    game_id: ClassVar[str] = GAME_ID
    rules_version: ClassVar[int] = 1

    table_type = Table
    snapshot_type = Snapshot[State]

    __slots__ = ()

    @classmethod
    def new(cls, seats: int, options: Options, box: ButeurBox, dice: Dice) -> Self:
        chosen = msgspec.convert(dict(options), ButeurOptions)
        first_kicker = {"first": 0, "second": 1}.get(chosen.kick_off)
        if first_kicker is None:
            first_kicker = dice.below(2)
        table = Table(_deal(SEATINGS[seats], box, dice), box, dice)
        table.state.first_kicker = first_kicker
        table.state.with_shoot_out = chosen.shoot_out
        begin_turn(table, first_kicker)
        table.events = []
        return cls(table)

    @property
    def box(self) -> ButeurBox:
        """Board and deck, which everybody may study."""
        return self._table.box

    def sample(self, seat: int, dice: Dice) -> AnyMove:
        """Any legal move, but a stopper in hand is used more often than not."""
        moves = self.legal_moves(seat)
        move = moves[dice.below(len(moves))]
        if isinstance(move, LetIn):
            move = moves[dice.below(len(moves))]
        return move

    def _listed_moves(self) -> Sequence[AnyMove]:
        return tuple(moves_for(self._table.state, self._table.box))

    def _refusal(self, move: AnyMove) -> Refusal:
        return explain(self._table.state, self._table.box, move)

    def _carry_out(self, move: AnyMove) -> None:
        carry_out(self._table, move)

    def _redeal(self, state: State, seat: int, dice: Dice) -> None:
        redeal(state, self._table.box, seat, dice)

    @classmethod
    def _check(cls, state: State, box: ButeurBox) -> None:
        seating = SEATINGS[len(state.hands)]
        seated = (state.teams, state.cycle, state.hand_sizes)
        check(seated == (seating.teams, seating.cycle, seating.hand_sizes), "seating")
        check_sound(state, box)

    def view(self, viewer: int | None) -> ButeurView:
        return view_of(self._table.state, viewer)

    def standings(self) -> Standings:
        state = self._table.state
        worth = [(state.score[team], sum(state.shoot_out[team])) for team in (0, 1)]
        best = max(worth)
        return Standings(
            places=tuple(1 if worth[team] == best else 2 for team in state.teams),
            points=tuple(state.score[team] for team in state.teams),
            over=state.actor == NOBODY,
        )

    def figures(self) -> Mapping[str, float]:
        state = self._table.state
        tally = state.tally
        winners = {state.teams[seat] for seat in self.standings().winners}
        return {
            "goals": sum(state.score),
            "penalty_goals": tally.penalty_goals,
            "corner_goals": tally.corner_goals,
            "unplayable": tally.discards,
            "exchanges": tally.exchanges,
            "turns": state.turns,
            "goalless": float(sum(state.score) == 0),
            "drawn": float(len(winners) == 2),
            "first_kicker_won": float(winners == {state.first_kicker}),
        }


def _deal(seating: Seating, box: ButeurBox, dice: Dice) -> State:
    stock = list(range(len(box.deck)))
    dice.shuffle(stock)
    return State(
        teams=seating.teams,
        cycle=seating.cycle,
        hand_sizes=seating.hand_sizes,
        first_kicker=0,
        with_shoot_out=False,
        hands=[[stock.pop() for _ in range(size)] for size in seating.hand_sizes],
        stock=stock,
        discards=[],
        known=[[] for _ in seating.teams],
        under=[],
    )
