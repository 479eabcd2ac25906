"""The whole hidden state of a match of Buteur, as plain mutable values."""

from __future__ import annotations

import copy
from typing import Literal

import msgspec

from game.buteur.cards import Arrow
from game.buteur.moves import Square
from game.buteur.view import Phase, Restart, Shot
from game.core.table_rules import NOBODY

LAST_CARDS = 3  # with so few in the stock a turn is the last of its half (booklet 12)


class Tally(msgspec.Struct):
    """Counted for the balance sheet only."""

    penalty_goals: int = 0
    corner_goals: int = 0
    discards: int = 0
    exchanges: int = 0


class State(msgspec.Struct):
    """`stock` is drawn from its end, `discards` has its top at the end."""

    # fixed for the match
    teams: tuple[int, ...]
    cycle: tuple[int, ...]  # seats in order of turns, again and again
    hand_sizes: tuple[int, ...]
    first_kicker: int  # the team that kicks off the first half
    with_shoot_out: bool
    # cards
    hands: list[list[int]]
    stock: list[int]
    discards: list[int]
    known: list[list[int]]  # per seat: cards of its hand that all have seen it take
    under: list[int]  # who laid the lowest cards of the stock there, from the bottom up
    # the match
    half: int = 1
    score: tuple[int, int] = (0, 0)
    shoot_out: tuple[tuple[bool, ...], tuple[bool, ...]] = ((), ())
    turns: int = 0
    # the turn
    position: int = 0  # in `cycle`
    phase: Phase = "over"
    actor: int = NOBODY
    restart: Restart = "kick-off"
    ball: Square | None = None
    shot: Shot | None = None
    last_turn: bool = False
    free_kick_leg: tuple[int, Arrow] | None = None
    corner_flag: Literal["red", "blue"] | None = None
    exchanges_left: int = 0
    owed_draw: int | None = None  # the seat whose hand is filled with the next seat's first move
    tally: Tally = msgspec.field(default_factory=Tally)

    @property
    def turn_seat(self) -> int:
        return self.cycle[self.position]

    @property
    def next_seat(self) -> int:
        return self.cycle[(self.position + 1) % len(self.cycle)]

    def attack_of(self, seat: int) -> int:
        """+1 when that seat attacks eastward: team 0 does in the first half, never after it."""
        eastward_team = 0 if self.half == 1 else 1
        return 1 if self.teams[seat] == eastward_team else -1

    def stock_once_drawn(self) -> int:
        """How many cards the stock has when the owed draw is done."""
        count = len(self.stock)
        if self.owed_draw is not None:
            missing = self.hand_sizes[self.owed_draw] - len(self.hands[self.owed_draw])
            count -= min(count, missing)
        return count

    def copy(self) -> State:
        other = copy.copy(self)
        other.hands = [hand[:] for hand in self.hands]
        other.stock = self.stock[:]
        other.discards = self.discards[:]
        other.known = [cards[:] for cards in self.known]
        other.under = self.under[:]
        other.tally = copy.copy(self.tally)
        return other
