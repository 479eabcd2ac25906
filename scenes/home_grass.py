"""What fills the free places of the home screen: toys on the shelf, words on the grass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_PLANK = 636
_SIZE = 68
_PITCH = 82


def draw_toys(canvas: Canvas, near: float) -> None:
    """A shelf with one or two boxes would look bare: a goal and balls stand beside them."""
    canvas.art("pieces/goal-net-front", near, _PLANK, 340, "bottomleft")
    canvas.art("pieces/ball", near + 380, _PLANK + 3, 96, "bottom")
    right = theme.DESIGN_WIDTH - near
    canvas.art("pieces/corner-flag-red", right - 40, _PLANK, 150, "bottomright")
    canvas.art("pieces/ball", right - 230, _PLANK + 4, 150, "bottom")


def draw_invitation(canvas: Canvas, words: str, room: Box) -> None:
    """Large letters in as many lines as they need."""
    width = room.width - 40
    lines = canvas.stage.type.wrap(words, _SIZE, width, "display")
    top = room.centre[1] - _PITCH * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        at = room.x + 20, top + number * _PITCH
        canvas.text(line, *at, _SIZE, theme.WHITE, anchor="left", stroke=9, room=width, fixed=True)
