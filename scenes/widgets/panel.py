"""A paper panel with a coloured head, and the big outlined titles of the screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.theme import Paint

_BORDER = 7


def draw_panel(
    canvas: Canvas,
    box: Box,
    head: Paint,
    title: str = "",
    *,
    head_height: float = 118,
    radius: float = 56,
    size: float = 68,
    shadow: str = "modal",
) -> None:
    """The head is the top of the same rounded plate, closed by an ink line."""
    canvas.plate(box, radius, head.fill, border=_BORDER, shadow=shadow)
    low = Box(box.x, box.y + head_height, box.width, box.height - head_height)
    with canvas.clipped(low):
        canvas.plate(box, radius, theme.PAPER.fill, border=_BORDER)
    canvas.fill(theme.INK, Box(box.x, low.y - 3, box.width, 6))
    if title:
        ink = theme.WHITE if head in (theme.CORAL, theme.VIOLET) else theme.NIGHT
        middle = box.y + head_height / 2
        x = box.x + box.width / 2
        canvas.text(title, x, middle, size, ink, anchor="centre", room=box.width - 200)


def draw_title(canvas: Canvas, text: str, x: float, y: float, size: float, room: float) -> None:
    """Sun letters with an ink and a white outline."""
    width = canvas.stage.type.width(text, size, "display")
    if width > room:
        size *= room / width
    canvas.text(
        text,
        x,
        y,
        size,
        theme.WHITE,
        anchor="centre",
        stroke=14,
        stroke_colour=theme.WHITE,
        fixed=True,
    )
    canvas.text(text, x, y, size, theme.SUN.fill, anchor="centre", stroke=9, fixed=True)
