"""A dashed frame: around a seat nobody may aim at, and where the next card will lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.scene import Box
from scenes.theme import Colour

if TYPE_CHECKING:
    from scenes.canvas import Canvas


def draw_dashes(
    canvas: Canvas, box: Box, colour: Colour, *, radius: float, dash: float, thick: float
) -> None:
    """Straight dashes only: the corners, as far as `radius`, stay open."""
    for start, length in _dashes(box.width, radius, dash):
        for y in (box.y, box.y + box.height - thick):
            _draw_dash(canvas, Box(box.x + start, y, length, thick), colour)
    for start, length in _dashes(box.height, radius, dash):
        for x in (box.x, box.x + box.width - thick):
            _draw_dash(canvas, Box(x, box.y + start, thick, length), colour)


def _draw_dash(canvas: Canvas, box: Box, colour: Colour) -> None:
    canvas.plate(box, min(box.width, box.height) / 2, colour, outline=None, border=0)


def _dashes(length: float, radius: float, dash: float) -> list[tuple[float, float]]:
    """Start and length of each: as many as fit, half a dash apart."""
    inner, gap = length - 2 * radius, dash / 2
    count = max(1, round((inner + gap) / (dash + gap)))
    each = (inner + gap) / count - gap
    return [(radius + number * (each + gap), each) for number in range(count)]
