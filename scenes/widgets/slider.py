"""A slider of five notches; between two notches there is nothing to aim at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

NOTCHES = 5
_TRACK_HEIGHT = 34
_KNOB = 90


def notch_at(box: Box, x: float) -> float:
    """The share of the nearest notch to a click at x."""
    share = (x - _left(box)) / (_right(box) - _left(box))
    return min(1.0, max(0.0, round(share * (NOTCHES - 1)) / (NOTCHES - 1)))


def moved(share: float, notches: int) -> float:
    """So many notches up or down, not beyond the ends."""
    step = 1 / (NOTCHES - 1)
    return min(1.0, max(0.0, (round(share / step) + notches) * step))


def draw_slider(canvas: Canvas, box: Box, share: float, *, hot: bool = False) -> None:
    """`box` is where it may be clicked; the track lies in its middle."""
    middle = box.y + box.height / 2
    left, right = _left(box), _right(box)
    track = Box(left - 17, middle - 25, right - left + 34, _TRACK_HEIGHT)
    canvas.plate(track, _TRACK_HEIGHT / 2, theme.PAPER.tint, border=5)
    at = left + (right - left) * share
    filled = Box(track.x, track.y, max(_TRACK_HEIGHT, at - track.x), track.height)
    if share > 0:
        canvas.plate(filled, _TRACK_HEIGHT / 2, theme.GRASS.fill, border=5)
    for notch in range(NOTCHES):
        x = left + (right - left) * notch / (NOTCHES - 1)
        canvas.plate(Box(x - 3, middle + 24, 6, 18), 3, theme.WOOD_GRAIN, outline=None)
    if hot:
        canvas.glow(Box(at - 44, middle - 52, 88, 88), 44)
    canvas.art("ui/slider-knob", at, middle - 6, _KNOB, "centre")


def _left(box: Box) -> float:
    return box.x + _KNOB / 2


def _right(box: Box) -> float:
    return box.x + box.width - _KNOB / 2
