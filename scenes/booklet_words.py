"""The words on a page of a booklet: numbered points and the small print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box
from scenes.theme import from_hex

if TYPE_CHECKING:
    from scenes.canvas import Canvas

POINT_SIZE, POINT_LEAST = 46, 36
SMALL_SIZE = 36
_LINE = 1.2
_POINT_LEFT, _POINT_RIGHT, _POINT_HIGH = 112, 24, 22
_SMALL_LEFT, _SMALL_RIGHT, _SMALL_HIGH, _SMALL_APART = 104, 22, 18, 14
_SMALL_PAPER = from_hex("#DFF0FC")
_POINT_PAINTS = (theme.SUN, theme.SKY, theme.GRASS)


def draw_points(canvas: Canvas, points: Sequence[str], page: Box) -> None:
    """The page is shared out by need, so that all points have letters of one size."""
    size = _point_size(canvas, points, page)
    needs = [_point_height(canvas, words, size, page.width) for words in points]
    spare = (page.height - sum(needs)) / (len(points) + 1)
    gap = min(34.0, max(14.0, spare))
    share = max(0.0, min(60.0, (page.height - sum(needs) - gap * (len(points) - 1)) / len(points)))
    y = page.y + (page.height - sum(needs) - share * len(points) - gap * (len(points) - 1)) / 2
    for number, (words, need) in enumerate(zip(points, needs, strict=True)):
        _draw_point(canvas, number, words, Box(page.x, y, page.width, need + share), size)
        y += need + share + gap


def small_print_height(canvas: Canvas, lines: Sequence[str], width: float) -> float:
    """How much of the page the small print takes; 0 without any."""
    if not lines:
        return 0.0
    size = SMALL_SIZE * canvas.stage.text_factor
    count = sum(len(_wrapped_small(canvas, words, width)) for words in lines)
    return count * size * _LINE + 2 * _SMALL_HIGH + _SMALL_APART * (len(lines) - 1)


def draw_small_print(canvas: Canvas, lines: Sequence[str], box: Box) -> None:
    canvas.plate(box, 28, _SMALL_PAPER, outline=theme.SKY.fill, border=4)
    canvas.art("icons/bulb", box.x + 54, box.y + box.height / 2, 76, "centre")
    size = SMALL_SIZE * canvas.stage.text_factor
    y = box.y + _SMALL_HIGH
    for words in lines:
        for line in _wrapped_small(canvas, words, box.width):
            at = (box.x + _SMALL_LEFT, y + size * _LINE / 2)
            canvas.text(line, *at, size, face="body", anchor="left", fixed=True)
            y += size * _LINE
        y += _SMALL_APART


def _point_size(canvas: Canvas, points: Sequence[str], page: Box) -> int:
    size = round(POINT_SIZE * canvas.stage.text_factor)
    while size > POINT_LEAST:
        needs = sum(_point_height(canvas, words, size, page.width) for words in points)
        if needs + 14 * (len(points) - 1) <= page.height:
            break
        size -= 1
    return size


def _point_height(canvas: Canvas, words: str, size: float, width: float) -> float:
    return len(_wrapped(canvas, words, size, width)) * size * _LINE + 2 * _POINT_HIGH


def _wrapped(canvas: Canvas, words: str, size: float, width: float) -> list[str]:
    return canvas.stage.type.wrap(words, size, width - _POINT_LEFT - _POINT_RIGHT, "body")


def _wrapped_small(canvas: Canvas, words: str, width: float) -> list[str]:
    size = SMALL_SIZE * canvas.stage.text_factor
    return canvas.stage.type.wrap(words, size, width - _SMALL_LEFT - _SMALL_RIGHT, "body")


def _draw_point(canvas: Canvas, number: int, words: str, box: Box, size: float) -> None:
    canvas.plate(box, 28, theme.WHITE)
    middle = box.y + box.height / 2
    paint = _POINT_PAINTS[number % len(_POINT_PAINTS)]
    canvas.blit(canvas.stage.shapes.disc(37, paint.fill), box.x + 60, middle, "centre")
    digit = str(number + 1)
    canvas.text(digit, box.x + 60, middle, 50, anchor="centre", fixed=True)
    lines = _wrapped(canvas, words, size, box.width)
    y = middle - (len(lines) - 1) * size * _LINE / 2
    for line in lines:
        at = (box.x + _POINT_LEFT, y)
        canvas.text(line, *at, size, face="body", anchor="left", fixed=True)
        y += size * _LINE
