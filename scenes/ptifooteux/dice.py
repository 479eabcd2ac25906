"""The dice, rolling and at rest: the big one, the transfer die, the competition dice."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes import theme
from scenes.ptifooteux.picture import Die
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

TUMBLES = 8  # faces seen on the way
_LIFT = 46.0
_LEAN = 18.0
_REST = -6.0
_STEP = 6  # degrees between two drawings of a leaning die
_SHADES = 5  # sizes of the shade under it


def draw_die(canvas: Canvas, box: Box, art: str, die: Die) -> None:
    """`art` is the key without its face; the die stands a little askew, as if just thrown."""
    angle = round((die.angle + _REST) / _STEP) * _STEP
    sprite = canvas.stage.art.sprite(f"{art}-{die.face}", box.width, angle=angle)
    x, y = box.centre
    if die.lift:
        high = round(_SHADES * die.lift / _LIFT) / _SHADES
        width = box.width * (0.86 - 0.2 * high)
        shade = canvas.stage.shapes.ellipse(width, 34, theme.SHADOW, 80)
        canvas.blit(shade, x, box.y + box.height, "centre")
    canvas.blit(sprite, x, y - die.lift, "centre")


def tumble(die: Die, progress: float, faces: tuple[str, ...], last: str) -> None:
    """Two falling hops, with other faces on the way; `last` is what it shows in the end."""
    if progress >= 1:
        die.face, die.angle, die.lift = last, 0.0, 0.0
        return
    die.face = faces[int(progress * TUMBLES) * 5 % len(faces)]
    die.angle = _LEAN * math.sin(progress * 5 * math.pi) * (1 - progress)
    die.lift = _LIFT * abs(math.cos(progress * 2.5 * math.pi)) * (1 - progress)
