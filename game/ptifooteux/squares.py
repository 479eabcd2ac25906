"""The squares of the board of Les P'tifooteux, each read from one place of the map."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.board_map import BoardError, BoardMap, Place
from game.ptifooteux.kids import COLOURS, STAGES, Colour

SquareKind = Literal[
    "ring-start",
    "kid",
    "star",
    "neutral",
    "cup-start",
    "suspension",  # D, where a suspended team starts again; plain when walked on
    "yellow",
    "red",
    "extra",
    "replay",
    "transport",
    "move",  # +N or -N
    "match-day",
    "match",
]
Area = Literal["ring", "cup", "loop"]
StarColour = Literal["orange", "green", "violet", "rainbow"]

# What the map also holds for the scene: nobody walks there.
SCENERY = ("plate", "pile", "die", "button", "tree")
RING_KINDS = ("ring-start", "kid", "star", "neutral")
LOOP_KINDS = ("neutral", "yellow", "red", "extra", "replay", "move", "match-day")


class Square(msgspec.Struct, frozen=True):
    """`stage` is 0 on the ring. `next` are the ways on, as the map lists them."""

    key: str
    kind: SquareKind
    area: Area
    next: tuple[str, ...]
    stage: int = 0
    kid: str = ""
    colour: StarColour | None = None
    steps: int = 0
    pair: str = ""

    @property
    def star_colours(self) -> tuple[Colour, ...]:
        """The team colours a star lets one choose from."""
        return tuple(colour for colour in COLOURS if self.colour in (colour, "rainbow"))


def wrong_square(source: str, key: str, reason: str) -> BoardError:
    return BoardError(f"{source}: square “{key}” {reason}")


def read_squares(board: BoardMap) -> dict[str, Square]:
    """All squares by key, in the order of the map."""
    walked = [place for place in board.places if place.kind not in SCENERY]
    return {place.key: _square(board.source, place) for place in walked}


def _square(source: str, place: Place) -> Square:
    plain = {"key": place.key, "kind": place.kind, "next": place.next, **place.properties}
    try:
        square = msgspec.convert(plain, _StrictSquare, strict=True)
    except msgspec.ValidationError as error:
        raise wrong_square(source, place.key, f"cannot be read: {error}") from error
    reason = _fault(square)
    if reason is not None:
        raise wrong_square(source, place.key, reason)
    return Square(**{name: getattr(square, name) for name in Square.__struct_fields__})


class _StrictSquare(Square, frozen=True, forbid_unknown_fields=True):
    """A misspelt property of the map is an error, not a default."""


def _fault(square: Square) -> str | None:
    """What a square of its kind lacks or has too much of."""
    if not square.next:
        return "is a dead end: no way leads on"
    if square.area == "ring":
        if square.kind not in RING_KINDS or square.stage:
            return f"is no square of the ring ({square.kind}, stage {square.stage})"
    elif square.stage not in STAGES:
        return f"belongs to no stage ({square.stage})"
    elif square.kind in ("ring-start", "kid", "star"):
        return f"of kind {square.kind} lies outside the ring"
    elif square.area == "loop" and square.kind not in LOOP_KINDS:
        return f"of kind {square.kind} cannot lie in a loop"
    return _missing_property(square)


def _missing_property(square: Square) -> str | None:
    needs = {"kid": "kid", "star": "colour", "move": "steps", "transport": "pair"}
    for kind, name in needs.items():
        if bool(getattr(square, name)) != (square.kind == kind):
            return f"of kind {square.kind} has {name} “{getattr(square, name) or 'nothing'}”"
    return None
