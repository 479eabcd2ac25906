"""One sentence in a small bubble beside what it is about; the next click takes it away."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scenes import theme
from scenes.scene import Box, Point
from scenes.widgets.bubble import draw_tail

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_SIZE = 42
_HEIGHT = 100
_TAIL = 44
_MARGIN = 24


class Notice(NamedTuple):
    """`at` is the top of the thing the sentence is about."""

    sentence: str
    at: Point


def draw_notice(canvas: Canvas, notice: Notice) -> None:
    size = _SIZE * canvas.stage.text_factor
    width = canvas.stage.type.width(notice.sentence, size, "body") + 160
    x = notice.at[0] - width / 2
    x = min(max(x, _MARGIN), theme.DESIGN_WIDTH - _MARGIN - width)
    box = Box(x, notice.at[1] - _TAIL - _HEIGHT, width, _HEIGHT)
    canvas.plate(box, 30, theme.PAPER.fill, border=6, shadow="normal")
    draw_tail(canvas, box, notice.at, theme.PAPER.fill)
    middle = box.y + _HEIGHT / 2
    canvas.blit(canvas.stage.shapes.disc(34, theme.CORAL.fill), x + 60, middle, "centre")
    canvas.text("!", x + 60, middle, 48, theme.WHITE, anchor="centre", fixed=True)
    canvas.text(notice.sentence, x + 116, middle, _SIZE, face="body", anchor="left")
