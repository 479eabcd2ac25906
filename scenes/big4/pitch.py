"""The bare ground of BIG 4: one pitch for two teams, or a quarter for each of three or four."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.big4.places import MIDDLE, PITCH, QUARTERS, STRIP, many
from scenes.scene import Box
from scenes.widgets.avatar import paint_of, symbol_key

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_STRIPES = 15
_LINE = 6
_FINE = 3
_CENTRE = 148
_AREA = (170, 410)


def draw_ground(canvas: Canvas, seats: Sequence[Seat]) -> None:
    canvas.surface.fill(theme.NIGHT)
    canvas.fill(theme.NIGHT_PANEL_LOW, Box(126, 100, 1794, 980), 110)
    if many(len(seats)):
        for seat, box in zip(seats, QUARTERS, strict=False):
            draw_quarter(canvas, seat, box)
        for box in QUARTERS[len(seats) :]:
            _draw_grass(canvas, box, 7)
    else:
        _draw_pitch(canvas, seats)


def _draw_pitch(canvas: Canvas, seats: Sequence[Seat]) -> None:
    _draw_grass(canvas, PITCH, _STRIPES)
    inner = PITCH.grown(-24)
    _draw_frame(canvas, inner)
    canvas.fill(theme.CHALK, Box(MIDDLE[0] - _LINE / 2, inner.y, _LINE, inner.height), 200)
    _draw_ring(canvas)
    for side, seat in enumerate(seats[:2]):
        _draw_end(canvas, inner, side, seat)
    canvas.art("pieces/ball", *MIDDLE, 96, "centre")


def _draw_end(canvas: Canvas, inner: Box, side: int, seat: Seat) -> None:
    width, height = _AREA
    x = inner.x if side == 0 else inner.x + inner.width - width
    area = Box(x, MIDDLE[1] - height / 2, width, height)
    _draw_frame(canvas, area)
    mark = canvas.stage.art.sprite(symbol_key(seat), 118, keep=False).copy()
    mark.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    mark.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(mark, x + width / 2, inner.y + 80, "centre")


def _draw_grass(canvas: Canvas, box: Box, stripes: int) -> None:
    canvas.plate(box, 30, theme.GRASS_DEEP, outline=theme.GRASS_DEEP, border=4, shadow="normal")
    inner = box.grown(-8)
    canvas.plate(inner, 24, theme.GRASS_DARK, outline=None, border=0)
    width = inner.width / stripes
    for number in range(1, stripes, 2):
        stripe = Box(inner.x + number * width, inner.y, width, inner.height)
        canvas.fill(theme.GRASS_LIGHT, stripe)


def _draw_frame(canvas: Canvas, box: Box) -> None:
    x, y, width, height = box
    for line in (
        Box(x, y, width, _LINE), Box(x, y + height - _LINE, width, _LINE),
        Box(x, y, _LINE, height), Box(x + width - _LINE, y, _LINE, height),
    ):  # fmt: skip
        canvas.fill(theme.CHALK, line, 200)


def _draw_ring(canvas: Canvas) -> None:
    reach = round((_CENTRE + 4) * canvas.scale * _FINE)
    large = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
    large.fill((*theme.CHALK, 0))
    thick = round(_LINE * canvas.scale * _FINE)
    pygame.draw.circle(large, (*theme.CHALK, 200), (reach, reach), reach - 4, thick)
    size = (2 * reach // _FINE, 2 * reach // _FINE)
    canvas.blit(pygame.transform.smoothscale(large, size), *MIDDLE, "centre")


def draw_quarter(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Grass, and at its left a strip in the colour of the seat."""
    _draw_grass(canvas, box, 9)
    inner = box.grown(-8)
    paint = paint_of(seat)
    strip = canvas.stage.shapes.plate(inner.width, inner.height, 24, paint.fill, None, 0)
    cut = pygame.Rect(0, 0, round(STRIP * canvas.scale), strip.get_height())
    canvas.surface.blit(strip, canvas.to_pixels(inner.x, inner.y), cut)
