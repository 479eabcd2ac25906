"""The strongest eleven of a squad, exactly and fast.

Stars belong to the footballer, not to the place: the sets of footballers that can all be placed
form a matroid, so taking them by stars with augmenting paths is exact. At most three reds: the
best sets with exactly k reds grow ever more slowly in k, so a toll on every red finds the right
number of them; where worths tie, reds go before their equals one by one until three are in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.championnat.cards import MOST_REDS, PLACES, Footballer

TRAINEE = -1  # in an eleven: nobody of the squad, a trainee instead
SENT_OFF = -2  # in an eleven: the place stays empty and counts nothing
TRAINEE_STARS = -1

Eleven = tuple[int, ...]  # card numbers (or TRAINEE, SENT_OFF) by place, number 1 first
_Entry = tuple[int, int, int, Footballer]  # sorted: the first is the next one to be placed


class Lineups:
    """Works out elevens for one deck; answers are kept, squads change rarely."""

    def __init__(self, deck: Sequence[Footballer]) -> None:
        self._deck = tuple(deck)
        self.strongest: Callable[[tuple[int, ...]], Eleven]
        self.strongest = lru_cache(maxsize=50_000)(self._strongest)
        self.fullest: Callable[[tuple[int, ...]], Eleven]
        self.fullest = lru_cache(maxsize=1_000)(self._fullest)
        self.places_filled: Callable[[tuple[int, ...]], int]
        self.places_filled = lru_cache(maxsize=50_000)(self._places_filled)

    def strength(self, squad: tuple[int, ...]) -> int:
        """Stars of the strongest eleven, trainees counted off."""
        return self.stars_of(self.strongest(squad))

    def stars_of(self, eleven: Eleven) -> int:
        deck = self._deck
        return sum(
            deck[card].stars if card >= 0 else TRAINEE_STARS for card in eleven if card != SENT_OFF
        )

    def _strongest(self, squad: tuple[int, ...]) -> Eleven:
        return self._eleven(squad, a_place_is_worth=0)

    def _fullest(self, squad: tuple[int, ...]) -> Eleven:
        """As many places as can be filled, and only then stars: a complete team is shown so."""
        return self._eleven(squad, a_place_is_worth=1_000)

    def _eleven(self, squad: tuple[int, ...], a_place_is_worth: int) -> Eleven:
        cards = [self._deck[number] for number in sorted(squad)]
        extra = a_place_is_worth - TRAINEE_STARS
        placed = best_placing(cards, lambda card: card.stars + extra)
        return tuple(placed.get(place, TRAINEE) for place in PLACES)

    def _places_filled(self, squad: tuple[int, ...]) -> int:
        """How many different places footballers of the squad can fill at once."""
        cards = [self._deck[number] for number in sorted(squad)]
        return len(best_placing(cards, lambda _card: 1))


def best_placing(cards: Sequence[Footballer], worth: Callable[[Footballer], int]) -> dict[int, int]:
    """Place -> card number: the set of most worth with at most three reds."""
    reds = [card for card in cards if card.is_red]
    free = _greedy(cards, worth, toll=0, favoured=reds)
    if _reds_in(free, reds) <= MOST_REDS:
        return free
    toll = _smallest(1, 1 + max(map(worth, reds)), lambda toll: _fits(cards, worth, toll, reds))
    count = _smallest(
        0,
        len(reds),
        lambda count: _reds_in(_greedy(cards, worth, toll, reds[:count]), reds) >= MOST_REDS,
    )
    return _greedy(cards, worth, toll, reds[:count])


def _fits(
    cards: Sequence[Footballer],
    worth: Callable[[Footballer], int],
    toll: int,
    reds: Sequence[Footballer],
) -> bool:
    return _reds_in(_greedy(cards, worth, toll, favoured=()), reds) <= MOST_REDS


def _smallest(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """The smallest number for which it holds; it holds for `high` and all above the answer."""
    while low < high:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle + 1
    return low


def _reds_in(placed: dict[int, int], reds: Sequence[Footballer]) -> int:
    numbers = {card.number for card in reds}
    return sum(number in numbers for number in placed.values())


def _greedy(
    cards: Sequence[Footballer],
    worth: Callable[[Footballer], int],
    toll: int,
    favoured: Sequence[Footballer],
) -> dict[int, int]:
    """By worth less the toll on reds; among equals favoured reds first, other reds last.

    What is worth nothing after the toll is left out, unless it is a favoured red.
    """
    liked = {card.number for card in favoured}
    entries: list[_Entry] = []
    for card in cards:
        value = worth(card) - toll * card.is_red
        rank = (0 if card.number in liked else 2) if card.is_red else 1
        if value > 0 or (value == 0 and rank == 0):
            entries.append((-value, rank, card.number, card))
    entries.sort(key=lambda entry: entry[:3])
    placed: dict[int, Footballer] = {}
    for entry in entries:
        if len(placed) == len(PLACES):
            break
        _place(entry[3], placed, set())
    return {place: card.number for place, card in placed.items()}


def _place(card: Footballer, placed: dict[int, Footballer], tried: set[int]) -> bool:
    """Find a place, moving others to another of their own places if need be."""
    for place in card.places:
        if place not in placed:
            placed[place] = card
            return True
    for place in card.places:
        if place not in tried:
            tried.add(place)
            if _place(placed[place], placed, tried):
                placed[place] = card
                return True
    return False
