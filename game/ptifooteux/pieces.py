"""Reading the pieces of Les P'tifooteux, strictly: file, entry and reason of every fault."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from game.core.data_file import DataError, decoded, read_tables
from game.ptifooteux.kids import CARD_COLOURS, COLOURS, STAGES, Answer, Kid, Pieces, Result

KIDS_A_COLOUR = 4
FACES = 6


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A misspelt field is an error, not a default."""


class _Kid(Kid, frozen=True, forbid_unknown_fields=True):
    """As in the box."""


class _ExtraTries(_Strict, frozen=True):
    cards: int
    each: int


class _TransferDie(_Strict, frozen=True):
    faces: tuple[Answer, ...]


class _MatchDie(_Strict, frozen=True):
    stage: int
    faces: tuple[Result, ...]


class _Cards(_Strict, frozen=True):
    """The cards of one colour, and where its suspension leads from each stage."""

    kids: tuple[str, ...]
    suspension: tuple[int, ...]


SHAPES: dict[str, Any] = {
    "kid": list[_Kid],
    "transfer_die": _TransferDie,
    "match_die": list[_MatchDie],
    "yellow": _Cards,
    "red": _Cards,
    "extra_tries": _ExtraTries,
    "yellow_tokens": int,
}


def load_pieces(path: Path) -> Pieces:
    tables = read_tables(path, SHAPES)
    entries: dict[str, Any] = {
        name: decoded(path, f"“{name}”", value, SHAPES[name]) for name, value in tables.items()
    }
    _check_kids(path, entries["kid"])
    _check_dice(path, entries["transfer_die"], entries["match_die"])
    keys = {kid.key for kid in entries["kid"]}
    for colour in CARD_COLOURS:
        _check_cards(path, colour, entries[colour], keys)
    _check_counts(path, entries["extra_tries"], entries["yellow_tokens"])
    return Pieces(
        kids=tuple(Kid(kid.key, kid.name, kid.colour) for kid in entries["kid"]),
        transfer_die=entries["transfer_die"].faces,
        match_dice=tuple(die.faces for die in entries["match_die"]),
        cards={colour: entries[colour].kids for colour in CARD_COLOURS},
        suspension={colour: entries[colour].suspension for colour in CARD_COLOURS},
        extra_tries=entries["extra_tries"].cards,
        extra_tries_each=entries["extra_tries"].each,
        yellow_tokens=entries["yellow_tokens"],
    )


def _check_kids(path: Path, kids: list[_Kid]) -> None:
    for key, count in Counter(kid.key for kid in kids).items():
        if count > 1:
            raise DataError(f"{path}: kid “{key}”: named {count} times")
    for colour in COLOURS:
        count = sum(kid.colour == colour for kid in kids)
        if count != KIDS_A_COLOUR:
            raise DataError(f"{path}: “kid”: {count} are {colour}, not {KIDS_A_COLOUR}")


def _check_dice(path: Path, transfer: _TransferDie, dice: list[_MatchDie]) -> None:
    """Booklet: half of the transfer die is green; 5, 4, 3, 2 and 1 winning faces."""
    if Counter(transfer.faces) != {"yes": FACES // 2, "no": FACES // 2}:
        raise DataError(f"{path}: transfer_die: needs three faces yes and three no")
    if tuple(die.stage for die in dice) != STAGES:
        raise DataError(f"{path}: match_die: there must be one for each stage, 1 to 5 in order")
    for die in dice:
        wins, wanted = die.faces.count("G"), FACES - die.stage
        if len(die.faces) != FACES or wins != wanted:
            reason = f"{wins} of {len(die.faces)} faces win, not {wanted} of {FACES}"
            raise DataError(f"{path}: match_die of stage {die.stage}: {reason}")


def _check_cards(path: Path, colour: str, cards: _Cards, keys: set[str]) -> None:
    if Counter(cards.kids) != Counter(keys):
        wrong = Counter(cards.kids) - Counter(keys) or Counter(keys) - Counter(cards.kids)
        reason = f"not exactly one card for each kid, see “{min(wrong)}”"
        raise DataError(f"{path}: “{colour}”: {reason}")
    back_to = cards.suspension
    if len(back_to) != len(STAGES):
        raise DataError(f"{path}: “{colour}”: suspension needs one stage for each of the five")
    for stage, back in zip(STAGES, back_to, strict=True):
        if not 1 <= back <= stage:
            raise DataError(f"{path}: “{colour}”: suspension leads from stage {stage} to {back}")


def _check_counts(path: Path, extra: _ExtraTries, tokens: int) -> None:
    if not 1 <= extra.each <= extra.cards:
        raise DataError(f"{path}: extra_tries: each may hold {extra.each} of {extra.cards}")
    if tokens < KIDS_A_COLOUR * len(COLOURS):
        raise DataError(f"{path}: yellow_tokens: {tokens} are too few for all kids")
