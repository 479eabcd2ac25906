"""Reading the deck of Buteur, strictly: a deck that is not the game's is refused with a reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from game.buteur.cards import Card, CardKind, Deck, Sign
from game.core.data_file import DataError, decoded, read_lists

KIND_COUNTS: dict[CardKind, int] = {
    "attacker": 42,
    "free-kick": 6,
    "goalkeeper": 3,
    "corner": 2,
    "penalty": 2,
}
SIGN_COUNTS: dict[tuple[CardKind, Sign | None], int] = {
    ("attacker", "hand"): 14,
    ("attacker", "red"): 14,
    ("attacker", "blue"): 14,
    ("corner", "red"): 1,
    ("corner", "blue"): 1,
}
# How many arrows a card of each kind may show.
ARROW_COUNTS: dict[CardKind, tuple[int, ...]] = {
    "attacker": (1,),
    "free-kick": (2, 3),
    "goalkeeper": (2, 3),
    "corner": (0,),
    "penalty": (0,),
}
LONGEST = 5


class _StrictCard(Card, frozen=True, forbid_unknown_fields=True):
    """A card as the file writes it: a misspelt field is an error, not a default."""


def load_deck(path: Path) -> Deck:
    entries = read_lists(path, ["card"])["card"]
    deck = tuple(_card(path, number, entry) for number, entry in enumerate(entries))
    _check_counts(path, deck)
    return deck


def _card(path: Path, number: int, entry: Any) -> Card:
    strict = decoded(path, f"card {number}", entry, _StrictCard)
    card = Card(kind=strict.kind, arrows=strict.arrows, sign=strict.sign)
    if len(card.arrows) not in ARROW_COUNTS[card.kind]:
        raise DataError(f"{path}: card {number}: a {card.kind} with {len(card.arrows)} arrows")
    if not all(1 <= distance <= LONGEST for distance in card.arrows.values()):
        raise DataError(f"{path}: card {number}: distances go from 1 to {LONGEST}")
    if card.sign is None and card.kind in ("attacker", "corner"):
        raise DataError(f"{path}: card {number}: a {card.kind} without a sign")
    if card.sign is not None and (card.kind, card.sign) not in SIGN_COUNTS:
        raise DataError(f"{path}: card {number}: a {card.kind} cannot show “{card.sign}”")
    return card


def _check_counts(path: Path, deck: Deck) -> None:
    kinds = Counter(card.kind for card in deck)
    for kind, wanted in KIND_COUNTS.items():
        if kinds[kind] != wanted:
            raise DataError(f"{path}: {kinds[kind]} cards of kind {kind}, not {wanted}")
    signs = Counter((card.kind, card.sign) for card in deck)
    for (kind_name, sign), wanted in SIGN_COUNTS.items():
        if signs[kind_name, sign] != wanted:
            found = signs[kind_name, sign]
            raise DataError(f"{path}: {found} {kind_name} cards show {sign}, not {wanted}")
