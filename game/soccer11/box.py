"""The box of 11 Soccer: the deck, and what is worked out from it once for all matches."""

from __future__ import annotations

from functools import lru_cache

from game.soccer11.cards import (
    AIMED,
    BRAZIL,
    CROATIA,
    ITALY,
    RANKS,
    Deck,
    Ranks,
    may_be_played,
    ranks_in,
)
from game.soccer11.moves import CarryOut, Draw, OpenDay, PlayCard, Seen
from game.soccer11.state import Seats

MOST_SEATS = 4

Choice = tuple[int | None, int | None, int | None]  # target, guess, taken
NO_CHOICE: tuple[Choice, ...] = ((None, None, None),)


def choices(seat: int, card: int, others: Seats, row: Ranks) -> tuple[Choice, ...]:
    """All ways to carry out that card; `others` may be chosen, `row` may be taken back."""
    if card == ITALY:
        return (*NO_CHOICE, *((None, None, rank) for rank in ranks_in(row)))
    seats = others | 1 << seat if card == CROATIA else others
    if card not in AIMED or not seats:
        return NO_CHOICE
    targets = [target for target in range(MOST_SEATS) if seats >> target & 1]
    if card == BRAZIL:
        return tuple((target, rank, None) for target in targets for rank in RANKS)
    return tuple((target, None, None) for target in targets)


class SeatMoves:
    """The moves of one seat, made once: lists of legal moves are handed out again and again."""

    def __init__(self, seat: int) -> None:
        self.draw = (Draw(seat),)
        self.seen = (Seen(seat),)
        self.open_day = (OpenDay(seat),)
        self.seat = seat
        # Few hands, seats and rows come up in play; each list is made when first needed.
        self.plays = lru_cache(maxsize=None)(self._plays)
        self.effects = lru_cache(maxsize=None)(self._effects)

    def _plays(self, hand: tuple[int, ...], others: Seats, row: Ranks) -> tuple[PlayCard, ...]:
        return tuple(
            PlayCard(self.seat, card, *choice)
            for card in may_be_played(hand)
            for choice in choices(self.seat, card, others, row)
        )

    def _effects(self, card: int, others: Seats, row: Ranks) -> tuple[CarryOut, ...]:
        return tuple(
            CarryOut(self.seat, *choice) for choice in choices(self.seat, card, others, row)
        )


class Soccer11Box:
    """Handed to `Soccer11Rules.new` and `restore`; loaded outside, shared by all matches."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.pack = tuple(nation.rank for nation in deck for _ in range(nation.copies))
        self.copies = (0, *(nation.copies for nation in deck))  # by rank
        self.points = (0, *(nation.points for nation in deck))  # by rank
        self.moves = tuple(SeatMoves(seat) for seat in range(MOST_SEATS))
