"""Wrapped words in the middle of their room, from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.fonts import Face
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_LINE = 1.2
_STEP = 20


def draw_centred_lines(
    canvas: Canvas,
    words: str,
    room: Box,
    size: float,
    font: Face = "body",
    align: str = "left",
    *,
    even: bool = False,
) -> None:
    """As large as fits, at most `size`; `even` lines are about equally long."""
    factor, typeface = canvas.stage.text_factor, canvas.stage.type
    grown = factor * fitting_size(canvas, words, room, size, font)
    lines = typeface.wrap(words, grown, room.width, font)
    free = max(0.0, room.height - len(lines) * grown * _LINE) / 2
    width = _narrowest(canvas, words, grown, room.width, font) if even else room.width
    left = room.x + ((room.width - width) / 2 if align == "centre" else 0)
    low = Box(left, room.y + free, width, room.height - free + 1)
    canvas.lines(words, low, grown / factor, face=font, align=align)


def fitting_size(canvas: Canvas, words: str, room: Box, size: float, font: Face = "body") -> float:
    """The size these words fit in, at most `size`."""
    factor, typeface = canvas.stage.text_factor, canvas.stage.type
    grown = size * factor
    while grown > theme.MIN_TEXT:
        lines = typeface.wrap(words, grown, room.width, font)
        if len(lines) * grown * _LINE <= room.height:
            break
        grown = max(theme.MIN_TEXT, grown - 2)
    return grown / factor


def _narrowest(canvas: Canvas, words: str, size: float, width: float, font: Face) -> float:
    """The same number of lines in less width."""
    typeface = canvas.stage.type
    count = len(typeface.wrap(words, size, width, font))
    while width > _STEP and len(typeface.wrap(words, size, width - _STEP, font)) == count:
        width -= _STEP
    return width
