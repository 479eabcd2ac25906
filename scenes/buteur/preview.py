"""What lies on the grass: squares to choose, the way a card would send the ball, and the ball."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.buteur.moves import Square
from game.buteur.pitch import COLUMNS, ROWS
from scenes import theme
from scenes.buteur.dashes import draw_dashed_frame
from scenes.buteur.picture import ButeurPicture, Preview, Spot, spot_of
from scenes.buteur.pitch import net_box, spot_point, square_box
from scenes.picture_store import PictureStore
from scenes.scene import Box
from scenes.theme import from_hex

if TYPE_CHECKING:
    from scenes.canvas import Canvas

BALL = 76

_PASSED, _PASSED_ALPHA = from_hex("#FFF3B8"), 115
_LIT = from_hex("#FFE27A")
_LIT_ALPHA = 200
_GHOST_ALPHA = 140
_DOT_EVERY = 0.36
_DOT_RADIUS, _DOT_BORDER = 10, 3.5
_GLOVE = 68
_FIRST_DOT = 0.58
_LAST_DOT = 0.42
_SPIN_STAGES = 24
_SQUASH_STEP = 0.04
_KEPT_BYTES = 3_000_000  # a hundred turned balls at 1920 x 1080


class Grass:
    """Draws on the pitch; keeps the turned balls and lit squares of one scale."""

    def __init__(self) -> None:
        self._kept = PictureStore(_KEPT_BYTES)

    def draw_choices(self, canvas: Canvas, picture: ButeurPicture) -> None:
        """Everything below the ball."""
        landings = {preview.landing for preview in picture.previews if preview.landing}
        for preview in picture.previews:
            for square in preview.path[1:-1] if preview.landing else preview.path[1:]:
                _draw_passed(canvas, square)
        for square, flag in picture.corners:
            self._draw_lit(canvas, square, hot=False)
            canvas.art(f"icons/flag-{flag}", *square_box(square).centre, 62, "centre")
        for square in picture.lit:
            if square not in landings:
                self._draw_lit(canvas, square, hot=square == picture.hot_square)
        for landing in landings:
            self._draw_landing(canvas, landing)
        if picture.hinted is not None:
            self._draw_landing(canvas, picture.hinted)
        for preview in picture.previews:
            _draw_way(canvas, preview)

    def draw_trail(self, canvas: Canvas, picture: ButeurPicture) -> None:
        """Where the ball came from: yellow, for white dots are where it might go."""
        spots = [*picture.trail, picture.ball]
        dot = canvas.stage.shapes.disc(_DOT_RADIUS, theme.SUN.fill, theme.INK, _DOT_BORDER)
        for spot in _every(spots, _DOT_EVERY, 0.0, _LAST_DOT + 0.1):
            canvas.blit(dot, *spot_point(spot), "centre")

    def draw_ball(self, canvas: Canvas, picture: ButeurPicture) -> None:
        x, y = spot_point(picture.ball)
        if in_the_net(picture.ball):
            _frame_net(canvas, picture.ball)
        lift = picture.ball_height
        wide = BALL * max(0.5, 0.86 - lift / 400)
        shadow = self._shadow(canvas, round(wide / 6) * 6)
        canvas.blit(shadow, x + lift * 0.12, y + BALL * 0.42, "centre")
        ball = self._ball(canvas, picture.ball_spin, picture.ball_squash)
        canvas.blit(ball, x, y - lift, "centre")
        if picture.held:
            draw_gloves(canvas, x, y - lift)

    def _ball(self, canvas: Canvas, spin: float, squash: float) -> pygame.Surface:
        turn = round(spin / 360 * _SPIN_STAGES) % _SPIN_STAGES
        flat = round(squash / _SQUASH_STEP)

        def make() -> pygame.Surface:
            upright = canvas.stage.art.sprite("pieces/ball", BALL)
            turned = pygame.transform.rotozoom(upright, turn * 360 / _SPIN_STAGES, 1)
            side = upright.get_width()
            cut = turned.get_rect().inflate(side - turned.get_width(), side - turned.get_height())
            turned = turned.subsurface(cut.clip(turned.get_rect()))
            if not flat:
                return turned.copy()
            wider = round(side * (1 + flat * _SQUASH_STEP / 2))
            lower = round(side * (1 - flat * _SQUASH_STEP))
            return pygame.transform.smoothscale(turned, (wider, lower))

        return self._kept.get(("ball", turn, flat), make)

    def _shadow(self, canvas: Canvas, width: float) -> pygame.Surface:
        def make() -> pygame.Surface:
            shapes = canvas.stage.shapes
            round_one = shapes.plate(width, width, width / 2, theme.SHADOW, None, 0, 105)
            return pygame.transform.smoothscale(
                round_one, (shapes.pixels(width), shapes.pixels(22))
            )

        return self._kept.get(("shadow", width), make)

    def _draw_lit(self, canvas: Canvas, square: Square, *, hot: bool) -> None:
        """A square the ball may be put on."""
        box = square_box(square).grown(-4)
        if hot:
            self._draw_landing(canvas, square)
            return
        canvas.plate(box, 15, _LIT, border=4, alpha=_LIT_ALPHA)
        canvas.blit(self._dashes(canvas, 54), *box.centre, "centre")

    def _draw_landing(self, canvas: Canvas, square: Square) -> None:
        """Where the ball would come to rest."""
        if square[0] in (-1, COLUMNS):
            _frame_net(canvas, spot_of(square))
        else:
            box = square_box(square)
            canvas.glow(box, 16)
            canvas.plate(box, 16, _LIT, border=4)
            canvas.blit(self._dashes(canvas, 62), *box.centre, "centre")
        canvas.blit(self._ghost(canvas), *square_box(square).centre, "centre")

    def _dashes(self, canvas: Canvas, width: float) -> pygame.Surface:
        def make() -> pygame.Surface:
            side = canvas.stage.shapes.pixels(width)
            layer = pygame.Surface((side, side), pygame.SRCALPHA)
            scale = canvas.scale
            ink = (*theme.INK, 255)
            draw_dashed_frame(layer, layer.get_rect(), ink, 5 * scale, 11 * scale, 12 * scale)
            return layer

        return self._kept.get(("dashes", width), make)

    def _ghost(self, canvas: Canvas) -> pygame.Surface:
        def make() -> pygame.Surface:
            ghost = canvas.stage.art.sprite("pieces/ball", 50).copy()
            ghost.fill((255, 255, 255, _GHOST_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
            return ghost

        return self._kept.get("ghost", make)


def _draw_way(canvas: Canvas, preview: Preview) -> None:
    """White dots from the ball to where it would come to rest, or over the line."""
    spots = [spot_of(square) for square in preview.path]
    if preview.outside is not None:
        spots.append(preview.outside)
    dot = canvas.stage.shapes.disc(_DOT_RADIUS, theme.WHITE, theme.INK, _DOT_BORDER)
    for spot in _every(spots, _DOT_EVERY, _FIRST_DOT, _LAST_DOT):
        canvas.blit(dot, *spot_point(spot), "centre")
    if preview.outside is not None:
        x, y = spot_point(preview.outside)
        canvas.blit(canvas.stage.shapes.disc(34, theme.PAPER.fill, theme.INK, 4), x, y, "centre")
        canvas.art("icons/whistle", x, y, 48, "centre")


def draw_gloves(canvas: Canvas, x: float, y: float) -> None:
    """A hand on either side of the ball."""
    for way in (-1, 1):
        glove = canvas.stage.art.sprite("icons/glove", _GLOVE, mirror=way < 0)
        canvas.blit(glove, x + way * BALL * 0.52, y + 6, "centre")


def in_the_net(ball: Spot) -> bool:
    """Over the line and between the posts."""
    return not 0 <= ball[0] <= COLUMNS and abs(ball[1] - ROWS / 2) < 1


def _every(spots: list[Spot], step: float, start: float, end: float) -> Iterator[Spot]:
    """Points at equal distances along a way of straight legs, leaving both ends free."""
    way = start
    total = sum(math.dist(a, b) for a, b in zip(spots, spots[1:], strict=False))
    passed = 0.0
    for a, b in zip(spots, spots[1:], strict=False):
        length = math.dist(a, b)
        while length > 0 and way <= min(passed + length, total - end):
            share = (way - passed) / length
            yield a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            way += step
        passed += length


def _draw_passed(canvas: Canvas, square: Square) -> None:
    box = square_box(square).grown(-5)
    canvas.plate(box, 12, _PASSED, outline=None, border=0, alpha=_PASSED_ALPHA)


def _frame_net(canvas: Canvas, spot: Spot) -> None:
    """A ball in the net lights the whole goal."""
    way = 1 if spot[0] < 0 else -1
    net = net_box(way)
    canvas.glow(net.grown(9), 18)
    canvas.plate(net.grown(9), 18, theme.SUN.fill, border=4)
    sprite = canvas.stage.art.sprite(
        "pieces/goal-net-top", net.width, height=net.height, mirror=way < 0
    )
    backing = Box(net.x + 8, net.y + 8, net.width - 16, net.height - 16)
    canvas.fill(theme.GRASS_DEEP, backing)
    canvas.blit(sprite, net.x, net.y)
