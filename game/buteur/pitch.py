"""The pitch of Buteur: its zones, read from the map, and every flight a card can send the ball on.

A pitch square is (column, row), column 0 being the western goal line. The map has a column more at
either end for the nets, so its columns are shifted by one.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.buteur.cards import ARROWS, Arrow
from game.buteur.deck import LONGEST
from game.buteur.events import Outcome
from game.buteur.moves import Square
from game.core.board_map import BoardError, BoardMap, Place

COLUMNS, ROWS = 10, 8
NET_MARGIN = 1
EAST, WEST = 1, -1

Flank = Literal["north", "south"]
FlagColour = Literal["red", "blue"]
# How many squares each kind of zone covers at either end.
ZONE_SIZES = {
    "area": 8,
    "net": 2,
    "goal-mouth": 2,
    "kick-off": 2,
    "goal-kick": 4,
    "corner-flag": 2,
    "penalty-spot": 1,
}


class Flight(NamedTuple):
    """Where the ball rolls: its squares from first to last, and what came of it."""

    path: tuple[Square, ...]
    outcome: Outcome


class End:
    """One end of the pitch, with all that belongs to the goal there."""

    __slots__ = ("area", "flags", "goal_kicks", "kick_off", "nets", "spot")

    def __init__(self, board: BoardMap, side: str) -> None:
        zones = {kind: _zone(board, kind, side) for kind in ZONE_SIZES}
        self.area = frozenset(zones["area"])
        self.nets = frozenset(zones["net"])
        self.kick_off = zones["kick-off"]
        (self.spot,) = zones["penalty-spot"]
        self.goal_kicks: dict[Flank, tuple[Square, ...]] = {
            "north": _zone_with(board, "goal-kick", side, "flank", "north"),
            "south": _zone_with(board, "goal-kick", side, "flank", "south"),
        }
        self.flags: dict[FlagColour, Square] = {
            "red": _zone_with(board, "corner-flag", side, "colour", "red")[0],
            "blue": _zone_with(board, "corner-flag", side, "colour", "blue")[0],
        }


class Pitch:
    """Ends are found by the direction one attacks in: `own_end[EAST]` is the western one."""

    def __init__(self, board: BoardMap) -> None:
        if (board.columns, board.rows) != (COLUMNS + 2 * NET_MARGIN, ROWS):
            raise BoardError(f"{board.source}: Buteur needs a map of 12 by 8 squares")
        west, east = End(board, "west"), End(board, "east")
        self.own_end = {EAST: west, WEST: east}
        self.far_end = {EAST: east, WEST: west}
        self.areas = west.area | east.area
        self.nets = west.nets | east.nets
        self.neighbours = {square: _neighbours(square) for square in _all_squares()}
        self.flights = {
            (attack, square, arrow, distance): self._fly(attack, square, arrow, distance)
            for attack in (EAST, WEST)
            for square in _all_squares()
            for arrow in ARROWS
            for distance in range(1, LONGEST + 1)
        }

    def goal_kick_squares(self, attack: int, left_at: Square) -> tuple[Square, ...]:
        """For the side attacking that way, after the ball left its goal line at `left_at`."""
        # A ball leaving from a mouth row went out diagonally, past the nearer post.
        flank: Flank = "north" if left_at[1] < ROWS // 2 else "south"
        return self.own_end[attack].goal_kicks[flank]

    def in_front_of(self, net: Square) -> Square:
        """The goal-line square of the net square the ball went into."""
        return (0 if net[0] < 0 else COLUMNS - 1, net[1])

    def _fly(self, attack: int, start: Square, arrow: Arrow, distance: int) -> Flight:
        drift = {"straight": 0, "left": -attack, "right": attack}[arrow]
        path = [start]
        for _ in range(distance):
            step = (path[-1][0] + attack, path[-1][1] + drift)
            if step in self.nets:
                return Flight((*path, step), "shot")
            if not 0 <= step[1] < ROWS:
                return Flight(tuple(path), "throw-in")
            if not 0 <= step[0] < COLUMNS:
                return Flight(tuple(path), "goal-kick")
            path.append(step)
        return Flight(tuple(path), "pitch")


def _all_squares() -> list[Square]:
    return [(column, row) for column in range(COLUMNS) for row in range(ROWS)]


def _neighbours(square: Square) -> tuple[Square, ...]:
    column, row = square
    return tuple(
        near
        for near in _all_squares()
        if near != square and abs(near[0] - column) <= 1 and abs(near[1] - row) <= 1
    )


def _zone(board: BoardMap, kind: str, side: str) -> tuple[Square, ...]:
    covered = board.squares_of(kind, side)
    if len(covered) != ZONE_SIZES[kind]:
        reason = f"{len(covered)} squares of kind {kind} in the {side}, not {ZONE_SIZES[kind]}"
        raise BoardError(f"{board.source}: {reason}")
    return tuple(sorted((column - NET_MARGIN, row) for column, row in covered))


def _zone_with(board: BoardMap, kind: str, side: str, name: str, value: str) -> tuple[Square, ...]:
    def fits(place: Place) -> bool:
        return place.properties.get("side") == side and place.properties.get(name) == value

    fitting = tuple(place for place in board.of_kind(kind) if fits(place))
    if len(fitting) != 1:
        raise BoardError(f"{board.source}: {kind} in the {side} needs one zone with {name} {value}")
    narrowed = BoardMap(board.source, board.columns, board.rows, fitting)
    return tuple(sorted((c - NET_MARGIN, row) for c, row in narrowed.squares_of(kind)))
