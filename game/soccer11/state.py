"""The whole hidden state of a match of 11 Soccer, as plain mutable values."""

from __future__ import annotations

import copy

import msgspec

from game.core.table_rules import NOBODY
from game.soccer11.cards import Ranks
from game.soccer11.view import DayResult, OutReason, Phase, RevealKind

NO_CARD = 0
TARGETS = {2: 15, 3: 11, 4: 8}  # points to win, by players (booklet, end of the match)

Seats = int  # a set of seats as one number: bit `seat`


class Tally(msgspec.Struct):
    """Counted for the balance sheet only."""

    days: int = 0
    eliminations: int = 0  # days that ended with one player left
    bursts: int = 0
    argentinas: int = 0
    duels: int = 0
    guesses: int = 0
    right_guesses: int = 0
    renewals: int = 0
    shared_days: int = 0


class State(msgspec.Struct):
    """`stock` is drawn from its end. Between moves the seats in play are those with a card."""

    # fixed for the match
    target: int
    # the season
    points: tuple[int, ...]
    results: tuple[DayResult, ...] = ()
    starter: int = 0
    # the cards of the day
    in_play: Seats = 0  # not out for the day
    hands: list[tuple[int, ...]] = []
    rows: list[tuple[int, ...]] = []
    stock: list[int] = []
    aside: int = NO_CARD
    open_cards: tuple[int, ...] = ()
    # what the seats know
    known: list[Seats] = []  # per seat: the seats whose first card it knows
    not_held: list[Ranks] = []  # per seat: what everybody knows its first card not to be
    not_aside: Ranks = 0
    # the turn
    turns: int = 0
    turn_seat: int = 0
    phase: Phase = "draw"
    actor: int = NOBODY
    shields: Seats = 0
    effect: int = NO_CARD  # being carried out by `actor` after a 1
    reveal: tuple[RevealKind, int, int] | None = None
    waiting: tuple[int, ...] = ()  # seats that still have to look at the reveal
    last_out: OutReason | None = None
    tally: Tally = msgspec.field(default_factory=Tally)

    @property
    def players(self) -> int:
        return len(self.points)

    def may_be_chosen(self, chooser: int) -> Seats:
        """Other players in play without a shield."""
        return self.in_play & ~(self.shields | 1 << chooser)

    def copy(self) -> State:
        other = copy.copy(self)
        other.hands = self.hands[:]
        other.rows = self.rows[:]
        other.stock = self.stock[:]
        other.known = self.known[:]
        other.not_held = self.not_held[:]
        other.tally = copy.copy(self.tally)
        return other
