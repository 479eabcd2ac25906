"""What the welcome shows above its words: boxes that nod, a pointer that opens one."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from scenes import theme
from scenes.confetti import KINDS
from scenes.game_box import ART_SIZE, draw_game_box
from scenes.scene import Box, Point
from scenes.timeline import between, ease_in_out, ease_out

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.home import Home

_FINE = 4
_POINTER_HEIGHT: Final = 150.0
_POINTER_STARTS: Final = (1560.0, 700.0)
_ARRIVED: Final = 0.5  # of the beat: the pointer lies on the box
_PRESSED: Final = (0.12, 0.22)
_GROWS: Final = 0.14
_SIZES: Final = 7  # a growing picture is scaled so many times, not in every frame
_SCRAPS: Final = 70
# An arrow as every system draws it, one unit high.
_ARROW: Final = (
    (0.0, 0.0), (0.0, 0.86), (0.2, 0.68), (0.33, 0.98), (0.47, 0.92), (0.34, 0.63), (0.62, 0.63),
)  # fmt: skip


def draw_hello(canvas: Canvas, home: Home, progress: float) -> None:
    """One box after the other nods."""
    for number, info in enumerate(home.games):
        wave = progress * 2.4 - 0.2 - number * 0.22
        lift = math.sin(math.pi * wave) if 0 < wave < 1 else 0.0
        box = home.box_of(number)
        draw_game_box(canvas, info, box.x, box.y, lift, box.width)


def draw_point(canvas: Canvas, home: Home, progress: float) -> None:
    """The pointer comes over a box, and the box rises."""
    number = _chosen(home)
    rise = ease_out(_part(progress, _ARRIVED * 0.8, _ARRIVED + 0.12))
    box = home.box_of(number)
    draw_game_box(canvas, home.games[number], box.x, box.y, rise, box.width)
    way = ease_in_out(_part(progress, 0.04, _ARRIVED))
    _draw_pointer(canvas, between(_POINTER_STARTS, _pointed(box), way))


def draw_click(canvas: Canvas, home: Home, progress: float) -> None:
    """A click, a ring, and the box opens with a shower of paper."""
    number = _chosen(home)
    box = home.box_of(number)
    opened = ease_out(_part(progress, _PRESSED[1], 0.45))
    k = 1 + _GROWS * round(opened * _SIZES) / _SIZES
    x = box.x - (k - 1) * box.width / 2
    y = box.y - (k - 1) * ART_SIZE[1] / 2
    _draw_shower(canvas, box.centre, _part(progress, _PRESSED[1], 1.0))
    draw_game_box(canvas, home.games[number], x, y, 1.0, box.width * k)
    _draw_ring(canvas, _pointed(box), _part(progress, *_PRESSED))
    down = _PRESSED[0] < progress < _PRESSED[1]
    _draw_pointer(canvas, _pointed(box), 0.86 if down else 1.0)


def draw_kept(canvas: Canvas, home: Home, progress: float) -> None:
    """The box is back in its place, and its match waits under the sign that will go on with it."""
    number = _chosen(home)
    box = home.box_of(number)
    draw_game_box(canvas, home.games[number], box.x, box.y, 0.0, box.width)
    x, y = box.x + box.width / 2 - 14, box.centre[1] + 62
    size = round(ease_out(_part(progress, 0.06, 0.22)) * _SIZES) / _SIZES
    if size > 0:
        disc = canvas.stage.shapes.disc(96 * size, theme.CORAL.fill, border=6)
        canvas.blit(disc, x, y, "centre")
        canvas.art("icons/play-white", x + 5 * size, y, 124 * size, "centre")
    if progress > 0.3:
        canvas.art("ui/tick-badge", x + 76, y - 68, 88, "centre")


def _chosen(home: Home) -> int:
    """The middle of the shelf."""
    return len(home.games) // 2


def _part(progress: float, start: float, end: float) -> float:
    """How far something is that lasts from `start` to `end` of the beat."""
    return min(1.0, max(0.0, (progress - start) / (end - start)))


def _pointed(box: Box) -> Point:
    return box.x + box.width / 2, box.y + ART_SIZE[1] * 0.62


def _draw_ring(canvas: Canvas, at: Point, progress: float) -> None:
    if 0 < progress < 1:
        width = 120 + 160 * round(progress * _SIZES) / _SIZES
        canvas.art("ui/burst", *at, width, "centre")


def _draw_shower(canvas: Canvas, start: Point, progress: float) -> None:
    """Scraps thrown up and falling again, each by a formula of time."""
    if not 0 < progress < 1:
        return
    dice, seconds = random.Random(4), progress * 3.4
    for _ in range(_SCRAPS):
        kind, aside, up = dice.choice(KINDS), dice.uniform(-520, 520), dice.uniform(420, 980)
        turn, size = dice.randrange(12), dice.choice((48, 60))
        x = start[0] + aside * seconds
        y = start[1] - up * seconds + 560 * seconds * seconds
        if 0 < x < theme.DESIGN_WIDTH and -40 < y < theme.DESIGN_HEIGHT:
            angle = 30 * ((turn + int(seconds * 6)) % 12)
            sprite = canvas.stage.art.sprite(f"pieces/{kind}", size, angle=angle)
            canvas.blit(sprite, x, y, "centre")


def _draw_pointer(canvas: Canvas, tip: Point, size: float = 1.0) -> None:
    arrow = _pointer(canvas.stage.shapes.pixels(_POINTER_HEIGHT * size))
    canvas.blit(arrow, *tip)


@lru_cache(maxsize=4)
def _pointer(height: int) -> pygame.Surface:
    """White with an ink outline, drawn four times too large and scaled down."""
    high, edge = height * _FINE, max(4, height * _FINE // 18)
    size = (round(high * 0.72), high + 2 * edge)
    large = pygame.Surface(size, pygame.SRCALPHA)
    corners = [(edge + x * high * 0.94, edge + y * high * 0.94) for x, y in _ARROW]
    pygame.draw.polygon(large, theme.WHITE, corners)
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        pygame.draw.line(large, theme.INK, start, end, edge)
        pygame.draw.circle(large, theme.INK, start, edge / 2)
    return pygame.transform.smoothscale(large, (size[0] // _FINE, size[1] // _FINE))
