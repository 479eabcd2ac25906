"""The ways over the board: the ring of the yard, and five stages of a cup with their loops.

A lane is a row of squares that ends on a match. It begins where one sets off: the path of a stage
with the match before it (or the cup's start), a loop with its own match. A pawn that rolls more
than it needs walks up to the match and back along the lane it came by.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.board_map import BoardMap
from game.ptifooteux.kids import STAGES
from game.ptifooteux.squares import Square, read_squares, wrong_square


class Walk(NamedTuple):
    """The squares of a walk, first the one it starts on. `turned` is the place in `path` where it
    turned back, None when it did not."""

    path: tuple[str, ...]
    turned: int | None = None


class Lane(NamedTuple):
    squares: tuple[str, ...]

    def walk(self, start: int, steps: int) -> Walk:
        """Forward by the die, and back from the match by what is left over."""
        match = len(self.squares) - 1
        if start + steps <= match:
            return Walk(self.squares[start : start + steps + 1])
        surplus = start + steps - match
        there, back = self.squares[start:], self.squares[match - surplus : match]
        return Walk(there + back[::-1], turned=match - start)

    def shift(self, start: int, steps: int) -> Walk:
        """As a +N or -N square says; the map is checked not to lead out of the lane."""
        if steps > 0:
            return Walk(self.squares[start : start + steps + 1])
        return Walk(self.squares[start + steps : start + 1][::-1])


class Course:
    """The graph of the map as the rules walk it; `course_checks` judges it whole."""

    def __init__(self, board: BoardMap) -> None:
        self.source = board.source
        self.squares = read_squares(board)
        self.ring = self._closed_ring(self._only("ring-start"))
        self.cup_start = self._only("cup-start").key
        self.paths: dict[int, Lane] = {}
        self.loops: dict[int, Lane] = {}
        origin = self.squares[self.cup_start]
        for stage in STAGES:
            self.paths[stage] = self._lane(origin, "cup")
            origin = self.squares[self.paths[stage].squares[-1]]
            if origin.stage != stage:
                reason = f"comes before any match of stage {stage}"
                raise wrong_square(self.source, origin.key, reason)
            self.loops[stage] = self._lane(origin, "loop")
        self.matches = {stage: self.paths[stage].squares[-1] for stage in STAGES}
        self.restarts = {stage: self.paths[stage].squares[1] for stage in STAGES}
        self.twins = self._twins()
        self._ring_places = {key: place for place, key in enumerate(self.ring)}
        self._lane_places = self._places_on_lanes()

    def in_ring(self, key: str) -> bool:
        return key in self._ring_places

    def walk_ring(self, start: str, steps: int) -> Walk:
        first = self._ring_places[start]
        return Walk(tuple(self.ring[(first + n) % len(self.ring)] for n in range(steps + 1)))

    def walk_cup(self, start: str, steps: int, beaten: bool) -> Walk:
        """`beaten`: the pawn stands on a match it lost, and leaves by the loop."""
        lane, place = self._way_on(start, beaten)
        return lane.walk(place, steps)

    def to_match(self, start: str, beaten: bool) -> tuple[str, int]:
        """The match a pawn of the cup walks to, and how many squares away it is."""
        lane, place = self._way_on(start, beaten)
        return lane.squares[-1], len(lane.squares) - 1 - place

    def shift(self, start: str) -> Walk:
        """Where the +N or -N square `start` sends the pawn."""
        lane, place = self._lane_places[start]
        return lane.shift(place, self.squares[start].steps)

    def place_in_lane(self, key: str) -> tuple[Lane, int]:
        return self._lane_places[key]

    def _way_on(self, start: str, beaten: bool) -> tuple[Lane, int]:
        square = self.squares[start]
        if square.kind != "match":
            return self._lane_places[start]
        return (self.loops[square.stage] if beaten else self.paths[square.stage + 1]), 0

    def _only(self, kind: str) -> Square:
        found = [square for square in self.squares.values() if square.kind == kind]
        if not found:
            raise wrong_square(self.source, kind, "is missing: no square is of that kind")
        if len(found) > 1:
            raise wrong_square(self.source, found[1].key, f"is a second {kind}")
        return found[0]

    def _closed_ring(self, start: Square) -> tuple[str, ...]:
        ring = [start.key]
        while (key := self._one_way(self.squares[ring[-1]], "ring")) != start.key:
            if key in ring:
                raise wrong_square(self.source, ring[-1], f"leads back to “{key}”, not round")
            ring.append(key)
        return tuple(ring)

    def _lane(self, origin: Square, area: str) -> Lane:
        """From `origin` to the next match."""
        lane = [origin.key, self._one_way(origin, area)]
        while (square := self.squares[lane[-1]]).kind != "match":
            ways = [key for key in square.next if key in self.squares]
            if len(ways) != 1 or len(square.next) != 1:
                raise wrong_square(self.source, square.key, "needs one way on, to a square")
            if ways[0] in lane[1:]:
                raise wrong_square(self.source, square.key, f"leads back to “{ways[0]}”")
            lane.append(ways[0])
        return Lane(tuple(lane))

    def _one_way(self, square: Square, area: str) -> str:
        """The one way on into that area; only a match has another, into its loop."""
        ways = [key for key in square.next if key in self.squares]
        fitting = [key for key in ways if self.squares[key].area == area]
        most = 2 if square.kind == "match" else 1
        if len(fitting) != 1 or len(square.next) > most:
            raise wrong_square(self.source, square.key, f"needs one way on within the {area}")
        return fitting[0]

    def _twins(self) -> dict[str, str]:
        stops: dict[str, list[str]] = {}
        for square in self.squares.values():
            if square.kind == "transport":
                stops.setdefault(square.pair, []).append(square.key)
        twins: dict[str, str] = {}
        for pair, keys in stops.items():
            if len(keys) != 2:
                reason = f"is one of {len(keys)} of the pair {pair}, not of two"
                raise wrong_square(self.source, keys[0], reason)
            twins |= {keys[0]: keys[1], keys[1]: keys[0]}
        return twins

    def _places_on_lanes(self) -> dict[str, tuple[Lane, int]]:
        places = {}
        for lane in (*self.paths.values(), *self.loops.values()):
            for place, key in enumerate(lane.squares):
                if self.squares[key].kind != "match":
                    places[key] = (lane, place)
        return places
