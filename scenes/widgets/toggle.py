"""A switch that is on or off, told by place, sign and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.canvas import Canvas

WIDTH, HEIGHT = 156, 82


def draw_toggle(canvas: Canvas, x: float, y: float, on: bool, width: float = WIDTH) -> None:
    """(x, y) is the middle."""
    canvas.art("ui/toggle-on" if on else "ui/toggle-off", x, y, width, "centre")
