"""Reading the deck of 11 Soccer, strictly: a deck that cannot be played is refused by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core.data_file import DataError, decoded, read_lists
from game.soccer11.cards import CARDS_IN_DECK, ENGLAND, RANKS, Deck, Nation

MOST_COPIES = 2
MOST_POINTS = 4


class _StrictNation(Nation, frozen=True, forbid_unknown_fields=True):
    """A nation as the file writes it: a misspelt field is an error, not a default."""


def load_deck(path: Path) -> Deck:
    entries = read_lists(path, ["nation"])["nation"]
    deck = tuple(_nation(path, number, entry) for number, entry in enumerate(entries, start=1))
    _check_whole(path, deck)
    return deck


def _nation(path: Path, number: int, entry: Any) -> Nation:
    strict = decoded(path, f"nation {number}", entry, _StrictNation)
    if strict.rank != number:
        raise DataError(f"{path}: nation {number}: has rank {strict.rank}; ranks go up from 1")
    if not 1 <= strict.copies <= MOST_COPIES:
        raise DataError(f"{path}: nation {number}: {strict.copies} copies, not 1 or {MOST_COPIES}")
    if not 1 <= strict.points <= MOST_POINTS:
        raise DataError(f"{path}: nation {number}: {strict.points} points, not 1 to {MOST_POINTS}")
    return Nation(strict.rank, strict.key, strict.copies, strict.points)


def _check_whole(path: Path, deck: Deck) -> None:
    if len(deck) != len(RANKS):
        raise DataError(f"{path}: {len(deck)} nations, not {len(RANKS)}")
    if len({nation.key for nation in deck}) != len(deck):
        raise DataError(f"{path}: a nation is written twice")
    count = sum(nation.copies for nation in deck)
    if count != CARDS_IN_DECK:
        raise DataError(f"{path}: {count} cards in all, not {CARDS_IN_DECK}")
    if deck[ENGLAND - 1].copies != 1:
        # Everybody knows where England is not once it was shown: true of a single card only.
        raise DataError(f"{path}: nation {ENGLAND}: must be a single card")
