"""What fills the free places of the home screen: toys on the shelf, words on the grass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.host import RADIUS, draw_host
from scenes.scene import Box
from scenes.widgets.bubble import fine_polygon

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_PLANK = 636
_SIZE = 56
_PITCH = 68


def draw_toys(canvas: Canvas, near: float) -> None:
    """A shelf with one or two boxes would look bare: a goal and balls stand beside them."""
    canvas.art("pieces/goal-net-front", near, _PLANK, 340, "bottomleft")
    canvas.art("pieces/ball", near + 380, _PLANK + 3, 96, "bottom")
    right = theme.DESIGN_WIDTH - near
    canvas.art("pieces/corner-flag-red", right - 40, _PLANK, 150, "bottomright")
    canvas.art("pieces/ball", right - 230, _PLANK + 4, 150, "bottom")


def draw_invitation(canvas: Canvas, words: str, room: Box) -> None:
    """Somebody says it, in large letters and as many lines as they need."""
    draw_host(canvas, room.x + RADIUS, room.centre[1], "win")
    left = room.x + 2 * RADIUS + 70
    paper = Box(left, room.y, room.x + room.width - left, room.height)
    canvas.plate(paper, 34, theme.PAPER.fill, border=6, shadow="normal")
    for edge, tip, half, ink in ((6, 52, 34, theme.INK), (8, 36, 24, theme.PAPER.fill)):
        root, y = left + edge, room.centre[1]
        fine_polygon(canvas, [(root, y - half), (root, y + half), (left - tip, y + 10)], ink)
    width = paper.width - 50
    lines = canvas.stage.type.wrap(words, _SIZE, width, "display")
    x, y = paper.centre[0], paper.centre[1] - _PITCH * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        at = x, y + number * _PITCH
        canvas.text(line, *at, _SIZE, anchor="centre", room=width, fixed=True)
