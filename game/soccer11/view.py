"""What a seat may see of a match of 11 Soccer: all that a scene draws and a robot knows."""

from __future__ import annotations

from typing import Literal

import msgspec

# What the table waits for; also the key of the prompt (`prompt.11-soccer.<phase>`).
Phase = Literal[
    "draw",
    "play",  # one of the two cards in hand
    "effect",  # choose for the card one had to discard because of a 1
    "look",  # the seat to act looks at a card: nobody else may watch
    "compare",  # the same, of the two cards of a duel; first the challenger, then the other
    "swap",  # the same, of the card that came by a swap
    "next-day",  # the day is over, all hands lie open
    "over",
]
RevealKind = Literal["look", "compare", "swap"]
OutReason = Literal["burst", "argentina", "duel", "guess", "no-card"]


class Reveal(msgspec.Struct, frozen=True):
    """A secret on the table: `waiting` seats still have to look and say `Seen`.

    `own` is the hand of `seat`, `theirs` that of `other`, as they are now; None to who may not
    know.
    """

    kind: RevealKind
    seat: int
    other: int
    waiting: tuple[int, ...]
    own: int | None = None
    theirs: int | None = None


class DayResult(msgspec.Struct, frozen=True):
    """How a match day went. `shown[seat]` is the card left in hand, 0 for a seat that was out."""

    starter: int
    shown: tuple[int, ...]
    winners: tuple[int, ...]
    gains: tuple[int, ...]
    by_elimination: bool  # one player left; else the stock ran out
    last_out: OutReason | None  # how the last seat to go went


class Soccer11View(msgspec.Struct, frozen=True):
    """`hands[seat]` holds ranks, None for cards this viewer may not see; () is out for the day.

    Of two cards in a hand the first is the one held before, the second the one just drawn.
    """

    viewer: int | None
    phase: Phase
    to_act: int | None
    turn_seat: int  # whose turn it is; another seat may have to act in it
    day: int  # from 1
    starter: int
    target: int  # points to win
    points: tuple[int, ...]
    hands: tuple[tuple[int | None, ...], ...]
    rows: tuple[tuple[int, ...], ...]  # cards laid before each seat, in order
    shields: tuple[bool, ...]
    stock: int
    aside: bool  # the card set aside at the start still lies there
    open_cards: tuple[int, ...]  # laid open at the start, with two players
    effect: int | None  # the discarded card `to_act` has to carry out
    reveal: Reveal | None
    unseen: tuple[int, ...]  # for ranks 1 to 11: copies this viewer cannot account for
    known: tuple[int | None, ...]  # per other seat: the card this viewer knows it to hold
    known_by: tuple[int, ...]  # seats that know the card this viewer held before drawing
    not_held: tuple[tuple[int, ...], ...]  # per seat: ranks all know its first card not to be
    not_aside: tuple[int, ...]
    results: tuple[DayResult, ...]  # of the days played so far
    turns: int

    @property
    def last_turn(self) -> bool:
        """The day ends after this turn."""
        return self.stock == 0

    def is_out(self, seat: int) -> bool:
        return not self.hands[seat]
