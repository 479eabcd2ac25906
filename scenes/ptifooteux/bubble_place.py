"""Where the bubble stands that says why something may not be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scenes import theme
from scenes.ptifooteux.places import BOARD
from scenes.scene import Box, Point

_TAIL: Final = 60
_MARGIN: Final = 20
_CORNER: Final = 110  # how near to a corner of the bubble its tail may begin
_SHIFTS: Final = (0.5, 0.25, 0.75, 0.0, 1.0)  # centred if nothing speaks against it


def beside(
    bubble: Box, about: Box, *, in_match: bool = False, clear: Sequence[Box] = ()
) -> tuple[Box, Point]:
    """Above or below what was clicked; off the tries of a match, and off what may be chosen.

    Also where its tail points.
    """
    low = about.centre[1] > BOARD.centre[1]
    places = [
        _place(bubble, about, BOARD.x + 10 if in_match else _left(bubble, about, shift), up)
        for up in (low, not low)
        for shift in _SHIFTS
    ]
    best = min(places, key=lambda place: _hidden(place, about, clear))
    over = best.centre[1] < about.centre[1]
    tip = min(max(about.centre[0], best.x + _CORNER), best.x + best.width - _CORNER)
    return best, (tip, about.y - 6 if over else about.y + about.height + 6)


def _left(bubble: Box, about: Box, shift: float) -> float:
    reach = bubble.width - 2 * _CORNER
    wanted = about.centre[0] - _CORNER - shift * reach
    return min(max(wanted, BOARD.x + 10), theme.DESIGN_WIDTH - _MARGIN - bubble.width)


def _place(bubble: Box, about: Box, left: float, above: bool) -> Box:
    top = about.y - _TAIL - bubble.height if above else about.y + about.height + _TAIL
    lowest = theme.DESIGN_HEIGHT - _MARGIN - bubble.height
    return Box(left, min(max(top, BOARD.y), lowest), bubble.width, bubble.height)


def _hidden(place: Box, about: Box, clear: Sequence[Box]) -> float:
    """How much it hides of those that may be chosen; if need be, rather what it is about."""
    return sum(covered(place, box) for box in clear) + covered(place, about) / 2


def covered(bubble: Box, box: Box) -> float:
    """The share of the box that lies under the bubble."""
    across = min(bubble.x + bubble.width, box.x + box.width) - max(bubble.x, box.x)
    down = min(bubble.y + bubble.height, box.y + box.height) - max(bubble.y, box.y)
    return max(0.0, across) * max(0.0, down) / (box.width * box.height)
