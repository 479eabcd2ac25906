"""The name of a picture button, beside it while the pointer or the focus is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box, Scene
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_SIZE = 36
_HEIGHT = 66
_AWAY = 22
_BELOW = 16
_MARGIN = 16


def draw_tip(canvas: Canvas, words: str, beside: Box) -> None:
    """On the side where there is more room."""
    width = canvas.stage.type.width(words, _SIZE * canvas.stage.text_factor) + 48
    middle = beside.y + beside.height / 2
    left_end, right_end = beside.x - _AWAY, beside.x + beside.width + _AWAY
    plate = Box(right_end, middle - _HEIGHT / 2, width, _HEIGHT)
    if right_end + width > theme.DESIGN_WIDTH - 12:
        plate = plate._replace(x=left_end - width)
    canvas.plate(plate, 22, theme.PAPER.fill, shadow="small")
    canvas.text(words, *plate.centre, _SIZE, anchor="centre")


def draw_tips(canvas: Canvas, scene: Scene) -> None:
    """Below what is hot, where neighbours stand side by side. Call it after everything else."""
    if scene.stack.top is not scene:
        return  # a question lies over it
    for target in scene.targets():
        if target.tip and scene.hot(target.key):
            draw_below(canvas, say(target.tip), target.box)


def draw_below(canvas: Canvas, words: str, box: Box, least_x: float = _MARGIN) -> None:
    """A sentence below a thing, or above it at the lower edge of the screen."""
    width = canvas.stage.type.width(words, _SIZE * canvas.stage.text_factor) + 48
    x = min(max(box.centre[0] - width / 2, least_x), theme.DESIGN_WIDTH - _MARGIN - width)
    y = box.y + box.height + _BELOW
    if y + _HEIGHT > theme.DESIGN_HEIGHT - _MARGIN:
        y = box.y - _BELOW - _HEIGHT
    plate = Box(x, y, width, _HEIGHT)
    canvas.plate(plate, 22, theme.PAPER.fill, shadow="small")
    canvas.text(words, *plate.centre, _SIZE, anchor="centre")
