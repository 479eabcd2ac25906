"""Where one is in a book: a dot a page, the open one larger, so that colour never stands alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.scene import Point

_PITCH = 46


def draw_page_dots(
    canvas: Canvas, here: int | None, count: int, middle: Point, size: float = 1.0
) -> None:
    """`middle` is that of the row; `here` counts from 0."""
    pitch = _PITCH * size
    left = middle[0] - (count - 1) * pitch / 2
    for number in range(count):
        fill, radius = (theme.SUN.fill, 20) if number == here else (theme.PAPER.fill, 15)
        dot = canvas.stage.shapes.disc(radius * size, fill, theme.INK, 4)
        canvas.blit(dot, left + number * pitch, middle[1], "centre")
