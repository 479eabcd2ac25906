"""Reading the decks of Le Championnat, strictly: file, card and reason of every fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from game.championnat.cards import (
    ANYWHERE,
    COLOUR_STARS,
    GOAL,
    PLACES,
    Club,
    Colour,
    Decks,
    Footballer,
    PlusKind,
    Question,
)
from game.championnat.deck_checks import first_fault
from game.core.data_file import DataError, decoded, read_lists


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A footballer as the file writes one: a misspelt field is an error, not a default."""

    name: str
    colour: Colour
    places: str
    stars: int
    price: int
    resale: int
    gender: Literal["m", "f"]
    face: int


class _Question(Question, frozen=True, forbid_unknown_fields=True):
    """As in the box."""


class _Plus(PlusKind, frozen=True, forbid_unknown_fields=True):
    """As in the box."""


class _Club(Club, frozen=True, forbid_unknown_fields=True):
    """As in the box."""


SHAPES: dict[str, Any] = {
    "footballer": _Written,
    "question": _Question,
    "plus": _Plus,
    "club": _Club,
}


def load_decks(path: Path) -> Decks:
    read = {name: _cards(path, name, value) for name, value in read_lists(path, SHAPES).items()}
    footballers = tuple(
        _footballer(path, number, card) for number, card in enumerate(read["footballer"])
    )
    decks = Decks(
        footballers=footballers,
        questions=tuple(_plain(Question, card) for card in read["question"]),
        plus=tuple(_plain(PlusKind, card) for card in read["plus"]),
        clubs=tuple(_plain(Club, card) for card in read["club"]),
    )
    fault = first_fault(decks)
    if fault is not None:
        raise DataError(f"{path}: {fault}")
    return decks


def _cards(path: Path, deck: str, entries: Any) -> list[Any]:
    return [_card(path, deck, number, entry) for number, entry in enumerate(entries, start=1)]


def _card(path: Path, deck: str, number: int, entry: Any) -> Any:
    known = entry if isinstance(entry, dict) else {}
    name = known.get("name") or known.get("key") or "nameless"
    return decoded(path, f"{deck} {number} “{name}”", entry, SHAPES[deck])


def _footballer(path: Path, number: int, card: _Written) -> Footballer:
    places = _places(card.places)
    if places is None:
        reason = f"places “{card.places}” are neither {ANYWHERE} nor rising numbers from 1 to 11"
        raise DataError(f"{path}: footballer {number + 1} “{card.name}”: {reason}")
    return Footballer(
        number=number,
        name=card.name,
        colour=card.colour,
        places=places,
        stars=COLOUR_STARS[card.colour] + card.stars,
        price=card.price,
        resale=card.resale,
        gender=card.gender,
        face=card.face,
    )


def _places(text: str) -> tuple[int, ...] | None:
    if text == ANYWHERE:
        return tuple(place for place in PLACES if place != GOAL)
    parts = text.split("/")
    if not all(part.isascii() and part.isdigit() for part in parts):
        return None
    places = tuple(int(part) for part in parts)
    rising = all(one < other for one, other in zip(places, places[1:], strict=False))
    return places if rising and set(places) <= set(PLACES) else None


def _plain(kind: Any, strict: Any) -> Any:
    return kind(**{name: getattr(strict, name) for name in kind.__struct_fields__})
