"""What a robot sees at a glance: for every square, which cards shoot from it and where each lands.

Sets of cards are whole numbers with one bit per card, so that a question about a hand is one `&`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeVar

from game.buteur.box import ButeurBox
from game.buteur.cards import Arrow, CardKind
from game.buteur.events import Outcome
from game.buteur.moves import Square

# Where one arrow of a card sends the ball from a given square.
Landing = tuple[Arrow, Square, Outcome]
From = tuple[int, Square]  # the direction of attack and the square
Seen = TypeVar("Seen")


class Sight:
    """Looks from a square the first time somebody asks about it; good for one box."""

    def __init__(self, box: ButeurBox) -> None:
        self.box = box
        self.of_kind: dict[CardKind, int] = {
            kind: card_set(c for c, k in enumerate(box.kinds) if k == kind)
            for kind in ("attacker", "free-kick", "goalkeeper", "corner", "penalty")
        }
        self.hands_on = card_set(c for c, card in enumerate(box.deck) if card.sign == "hand")
        self._alike = _alike_cards(box)
        self.landings: dict[From, tuple[tuple[Landing, ...], ...]] = _Looked(self._landings_from)
        self.shooters: dict[From, int] = _Looked(self._shooters_from)
        # Attackers that bring the ball into the area.
        self.intruders: dict[From, int] = _Looked(self._intruders_from)

    def _landings_from(self, here: From) -> tuple[tuple[Landing, ...], ...]:
        flights = self.box.pitch.flights
        found: list[tuple[Landing, ...]] = [()] * len(self.box.deck)
        for cards in self._alike:
            landings = []
            for arrow, distance in self.box.deck[cards[0]].arrows.items():
                path, outcome = flights[(*here, arrow, distance)]
                landings.append((arrow, path[-1], outcome))
            for card in cards:
                found[card] = tuple(landings)
        return tuple(found)

    def _shooters_from(self, here: From) -> int:
        shooting = self.of_kind["attacker"]
        if here[1] not in self.box.pitch.areas:
            shooting |= self.of_kind["free-kick"]
        return shooting & self._cards_that(here, lambda _, outcome: outcome == "shot")

    def _intruders_from(self, here: From) -> int:
        area = self.box.pitch.far_end[here[0]].area
        return self.of_kind["attacker"] & self._cards_that(here, lambda end, _: end in area)

    def _cards_that(self, here: From, do: Callable[[Square, Outcome], bool]) -> int:
        landings = self.landings[here]
        return card_set(
            card
            for cards in self._alike
            if any(do(end, outcome) for _, end, outcome in landings[cards[0]])
            for card in cards
        )


class _Looked(dict[From, Seen]):
    """What is asked for the first time is looked up."""

    def __init__(self, look: Callable[[From], Seen]) -> None:
        super().__init__()
        self._look = look

    def __missing__(self, here: From) -> Seen:
        seen = self[here] = self._look(here)
        return seen


def _alike_cards(box: ButeurBox) -> list[list[int]]:
    """Cards with the same arrows fly alike."""
    alike: dict[tuple[tuple[Arrow, int], ...], list[int]] = {}
    for number, card in enumerate(box.deck):
        alike.setdefault(tuple(card.arrows.items()), []).append(number)
    return list(alike.values())


@lru_cache(maxsize=4)
def sight_of(box: ButeurBox) -> Sight:
    return Sight(box)


def card_set(cards: Iterable[int]) -> int:
    members = 0
    for card in cards:
        members |= 1 << card
    return members


def members(cards: int) -> list[int]:
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


@lru_cache(maxsize=4096)
def chance_of_any(wanted: int, unseen: int, held: int) -> float:
    """That at least one of `wanted` cards is among `held` drawn from `unseen`."""
    if wanted <= 0 or held <= 0:
        return 0.0
    if wanted + held > unseen:
        return 1.0
    none = 1.0
    for drawn in range(held):
        none *= (unseen - wanted - drawn) / (unseen - drawn)
    return 1.0 - none
