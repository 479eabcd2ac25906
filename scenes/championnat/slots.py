"""A place where a card may lie and none does yet: a dashed frame, with nobody or a plus in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box
from scenes.theme import Colour

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_RADIUS, _BORDER = 16.0, 4.0
_GAP, _PITCH = 8.0, 18.0


def draw_slot(
    canvas: Canvas, box: Box, fill: Colour = theme.PAPER.fill, ink: Colour = theme.INK
) -> None:
    """The frame is cut by strips of its own ground, the round corners stay whole."""
    canvas.plate(box, _RADIUS, fill, outline=ink, border=_BORDER)
    for start in _gaps(box.width):
        for y in (box.y, box.y + box.height - _BORDER):
            canvas.fill(fill, Box(box.x + start, y - 0.6, _GAP, _BORDER + 1.2))
    for start in _gaps(box.height):
        for x in (box.x, box.x + box.width - _BORDER):
            canvas.fill(fill, Box(x - 0.6, box.y + start, _BORDER + 1.2, _GAP))


def draw_nobody(canvas: Canvas, box: Box, fill: Colour = theme.PAPER.fill) -> None:
    """The slot of a footballer who is still missing: the shape of a head and shoulders."""
    draw_slot(canvas, box, fill)
    shade = theme.WOOD_DARK
    x, y, head = box.centre[0], box.centre[1] - box.height * 0.12, box.width * 0.13
    canvas.blit(canvas.stage.shapes.disc(head, shade, shade, 0), x, y, "centre")
    width, height = box.width * 0.46, box.height * 0.24
    shoulders = Box(x - width / 2, y + head * 1.35, width, height)
    canvas.plate(shoulders, height * 0.72, shade, outline=None, border=0)
    low = Box(shoulders.x, shoulders.y + height * 0.5, width, height * 0.5)
    canvas.plate(low, 5, shade, outline=None, border=0)


def _gaps(length: float) -> Iterator[float]:
    """Where the gaps of one side begin, the same from both ends."""
    straight = length - 2 * _RADIUS
    count = max(1, int(straight // _PITCH))
    pitch = straight / count
    for number in range(count):
        yield _RADIUS + pitch * (number + 0.5) - _GAP / 2
