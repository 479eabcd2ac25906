"""The way of the ball over the pitch and out of it, as geometry. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.buteur.events import BallMoved, BallPlaced, Outcome
from game.buteur.moves import Square
from game.buteur.pitch import ROWS
from game.core.match import Act
from scenes.buteur.picture import Spot, spot_of

_OVER_SIDE_LINE, _OVER_GOAL_LINE = 0.7, 0.95  # of a square: less there, for the cards lie close
_MOUTH = (ROWS // 2 - 1, ROWS // 2)


def next_square(path: Sequence[Square], outcome: Outcome, way: int) -> Square:
    """The square over the line that the ball would have come to; `way` as its player attacks."""
    column, row = path[-1]
    if len(path) > 1:
        return 2 * column - path[-2][0], 2 * row - path[-2][1]
    if outcome == "goal-kick":
        return column + way, row
    return column + way, row + (-1 if row < ROWS / 2 else 1)


def over_the_line(path: Sequence[Square], outcome: Outcome, way: int) -> Spot:
    """Where a ball that left the pitch is seen before it is fetched."""
    start, end = spot_of(path[-1]), spot_of(next_square(path, outcome, way))
    share = _OVER_GOAL_LINE if outcome == "goal-kick" else _OVER_SIDE_LINE
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def just_beside(path: Sequence[Square], outcome: Outcome, way: int) -> bool:
    """It missed the goal by one square."""
    row = next_square(path, outcome, way)[1]
    return outcome == "goal-kick" and min(abs(row - each) for each in _MOUTH) <= 1


def last_way(acts: Iterable[Act[Any]]) -> tuple[Square, ...]:
    """The squares the ball rolled over last; none once it was put somewhere by hand."""
    events = [event for act in acts for event in act.events]
    moved = next((e for e in reversed(events) if isinstance(e, BallMoved | BallPlaced)), None)
    return moved.path if isinstance(moved, BallMoved) else ()
