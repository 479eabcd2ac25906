"""The board of Le Championnat: a ring of squares, a halfway line across it, forks where they meet.

While teams are built every way leads both ways, but never back; in the league the ring is walked
clockwise, as the map's `next` says, without the halfway line.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.board_map import BoardError, BoardMap, Place

SquareKind = Literal[
    "national",
    "foreign",
    "plus",
    "question",
    "euromatch",
    "championnat",
    "pactole",
    "start",
    "shoes",
    "shirt",
    "socks",
    "shorts",
]
SCENERY = ("plate", "pile", "die", "button")  # of the scene alone: nobody walks there
RING_LENGTH = 36
HALFWAY_LENGTH = 7
WAYS_AT_A_FORK = 3

Path = tuple[str, ...]  # the squares of a walk, first the one it starts on


class Square(msgspec.Struct, frozen=True):
    key: str
    kind: SquareKind
    area: Literal["ring", "halfway"]
    next: tuple[str, ...]


class _StrictSquare(Square, frozen=True, forbid_unknown_fields=True):
    """A misspelt property of the map is an error, not a default."""


class Board:
    def __init__(self, board: BoardMap) -> None:
        self.source = board.source
        walked = [place for place in board.places if place.kind not in SCENERY]
        self.squares = {place.key: self._square(place) for place in walked}
        self.start, self.championnat, self.pactole = (
            self._only(kind) for kind in ("start", "championnat", "pactole")
        )
        self.ring = self._ring()
        self.neighbours = self._neighbours()
        self._walks: dict[tuple[str, str, int], dict[str, Path]] = {}
        self._check()

    def walks(self, start: str, came_from: str, steps: int) -> dict[str, Path]:
        """All ways of that many steps with no step back, by the square they end on."""
        asked = (start, came_from, steps)
        if asked not in self._walks:
            self._walks[asked] = self._all_walks(start, came_from, steps)
        return self._walks[asked]

    def _all_walks(self, start: str, came_from: str, steps: int) -> dict[str, Path]:
        paths: list[Path] = [(came_from, start)]
        for _ in range(steps):
            paths = [
                (*path, way)
                for path in paths
                for way in self.neighbours[path[-1]]
                if way != path[-2]
            ]
        return {path[-1]: path[1:] for path in paths}

    def lap(self, start: str, steps: int) -> Path:
        """Clockwise; the walk ends at the championnat square if it gets that far."""
        path = [start]
        for _ in range(steps):
            path.append(self._onward[path[-1]])
            if path[-1] == self.championnat:
                break
        return tuple(path)

    def _square(self, place: Place) -> Square:
        plain = {"key": place.key, "kind": place.kind, "next": place.next, **place.properties}
        try:
            strict = msgspec.convert(plain, _StrictSquare, strict=True)
        except msgspec.ValidationError as error:
            raise self._wrong(place.key, f"cannot be read: {error}") from error
        return Square(strict.key, strict.kind, strict.area, strict.next)

    def _wrong(self, key: str, reason: str) -> BoardError:
        return BoardError(f"{self.source}: square “{key}” {reason}")

    def _only(self, kind: str) -> str:
        found = [square.key for square in self.squares.values() if square.kind == kind]
        if not found:
            raise self._wrong(kind, "is missing: no square is of that kind")
        if len(found) > 1:
            raise self._wrong(found[1], f"is a second {kind}")
        return found[0]

    def _ring(self) -> tuple[str, ...]:
        if self.squares[self.championnat].area != "ring":
            raise self._wrong(self.championnat, "does not lie on the ring")
        ring = [self.championnat]
        self._onward: dict[str, str] = {}
        while True:
            ways = [key for key in self.squares[ring[-1]].next if self._area(key) == "ring"]
            if len(ways) != 1:
                raise self._wrong(ring[-1], "needs one way on round the ring")
            self._onward[ring[-1]] = ways[0]
            if ways[0] == self.championnat:
                return tuple(ring)
            if ways[0] in ring:
                raise self._wrong(ring[-1], f"leads back to “{ways[0]}”, not round")
            ring.append(ways[0])

    def _area(self, key: str) -> str:
        return self.squares[key].area if key in self.squares else "nowhere"

    def _neighbours(self) -> dict[str, tuple[str, ...]]:
        near: dict[str, list[str]] = {key: [] for key in self.squares}
        for square in self.squares.values():
            for other in square.next:
                if other not in self.squares:
                    raise self._wrong(square.key, f"leads to “{other}”, which is no square")
                for one, two in ((square.key, other), (other, square.key)):
                    if two not in near[one]:
                        near[one].append(two)
        return {key: tuple(ways) for key, ways in near.items()}

    def _check(self) -> None:
        """A ring of 36, a halfway line of 7 between two forks, and the start on that line."""
        if len(self.ring) != RING_LENGTH:
            raise self._wrong(self.ring[0], f"lies on a ring of {len(self.ring)} squares")
        halfway = [key for key in self.squares if self._area(key) == "halfway"]
        if len(halfway) != HALFWAY_LENGTH:
            raise self._wrong(self.start, f"lies on a halfway line of {len(halfway)} squares")
        if self._area(self.start) != "halfway":
            raise self._wrong(self.start, "does not lie on the halfway line")
        for key, square in self.squares.items():
            if square.area == "ring" and key not in self.ring:
                raise self._wrong(key, "lies on no way: no walk reaches it")
            ways = len(self.neighbours[key])
            is_fork = any(self._area(way) != square.area for way in self.neighbours[key])
            wanted = WAYS_AT_A_FORK if is_fork and square.area == "ring" else 2
            if ways != wanted:
                raise self._wrong(key, f"has {ways} ways, not {wanted}")
