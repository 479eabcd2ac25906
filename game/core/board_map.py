"""A board as plain data: named places with a rectangle, a kind, ways on, and properties.

Tiled maps are read outside `game` (`scenes.board_loader`, the only module that imports pytmx) and
handed in as a `BoardMap`, so that the rules never meet pygame.
"""

from __future__ import annotations

import msgspec


class BoardError(Exception):
    """A map that cannot be played on. The sentence names the file and the place."""


class Place(msgspec.Struct, frozen=True):
    """One object of the map. Lengths are in board squares or design pixels, as the map says."""

    key: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    next: tuple[str, ...] = ()
    properties: dict[str, str | int | float | bool] = {}


class BoardMap(msgspec.Struct, frozen=True):
    """The whole board. `columns` and `rows` count the squares of the grid."""

    source: str
    columns: int
    rows: int
    places: tuple[Place, ...]

    def of_kind(self, kind: str) -> tuple[Place, ...]:
        return tuple(place for place in self.places if place.kind == kind)

    def squares_of(self, kind: str, side: str | None = None) -> frozenset[tuple[int, int]]:
        """All grid squares (column, row) covered by places of that kind (and `side` property)."""
        covered: set[tuple[int, int]] = set()
        for place in self.of_kind(kind):
            if side is not None and place.properties.get("side") != side:
                continue
            columns = range(round(place.x), round(place.x + place.width))
            rows = range(round(place.y), round(place.y + place.height))
            covered.update((column, row) for column in columns for row in rows)
        return frozenset(covered)
