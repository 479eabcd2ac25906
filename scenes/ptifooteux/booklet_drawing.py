"""A page of the booklet as a piece of grass, with the real squares and pieces laid on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ptifooteux.kids import Colour
from scenes import theme
from scenes.ptifooteux.dice import draw_die
from scenes.ptifooteux.kids import draw_on_square, draw_sticker
from scenes.ptifooteux.picture import Die
from scenes.ptifooteux.squares import draw_match, write_steps
from scenes.scene import Box, Point
from scenes.theme import Colour as Ink

if TYPE_CHECKING:
    from scenes.canvas import Canvas

SQUARE = (93.0, 89.0)
_STRIPES = 7


class Spread:
    """Places are shares of the picture: (0, 0) is its upper left, (1, 1) its lower right."""

    def __init__(self, canvas: Canvas, box: Box) -> None:
        self.canvas = canvas
        self.box = box
        self.unit = min(1.2, max(0.78, box.height / 430))  # a tall page has larger pieces
        canvas.plate(box, 30, theme.GRASS_LIGHT, border=5)
        stripe = (box.width - 10) / _STRIPES
        for number in range(1, _STRIPES, 2):
            left = box.x + 5 + number * stripe
            canvas.fill(theme.GRASS_DARK, Box(left, box.y + 5, stripe, box.height - 10))

    def at(self, x: float, y: float) -> Point:
        return self.box.x + x * self.box.width, self.box.y + y * self.box.height

    def around(self, x: float, y: float, width: float, height: float) -> Box:
        middle = self.at(x, y)
        return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)

    def art(self, key: str, x: float, y: float, width: float) -> None:
        self.canvas.art(key, *self.at(x, y), width * self.unit, "centre")

    def square(self, name: str, x: float, y: float, width: float = 93) -> None:
        self.art(f"squares/ptifooteux-{name}", x, y, width)

    def steps(self, stage: int, steps: int, x: float, y: float) -> None:
        box = self._square_box(x, y)
        self.canvas.art(f"squares/ptifooteux-move-{stage}", box.x, box.y, box.width)
        write_steps(self.canvas, box, steps)

    def match(self, stage: int, x: float, y: float, width: float = 107) -> None:
        width *= self.unit
        draw_match(self.canvas, self.around(x, y, width, width * 105 / 107), stage)

    def kid(self, kid: str, colour: Colour, x: float, y: float, *, taken: bool = False) -> None:
        draw_on_square(self.canvas, self._square_box(x, y), kid, colour, taken=taken)

    def sticker(self, kid: str | None, colour: Colour, x: float, y: float, width: float) -> None:
        width *= self.unit
        draw_sticker(self.canvas, self.around(x, y, width, width * 120 / 110), kid, colour)

    def die(self, art: str, face: str, x: float, y: float, width: float) -> None:
        width *= self.unit
        draw_die(self.canvas, self.around(x, y, width, width), art, Die(face))

    def pawn(self, x: float, y: float, seat: int = 1) -> None:
        """(x, y) is its foot."""
        self.canvas.art(f"pieces/pawn-{seat}", *self.at(x, y), 58 * self.unit, "bottom")

    def hops(
        self, points: Sequence[Point], colour: Ink = theme.WHITE, height: float = 0.07
    ) -> None:
        """Little arcs from one place to the next."""
        for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
            for number in range(9):
                share = number / 8
                lift = height * math.sin(math.pi * share)
                self._dot(x + (to_x - x) * share, y + (to_y - y) * share - lift, 5, colour)

    def line(self, start: Point, end: Point, colour: Ink = theme.SUN.fill) -> None:
        count = 14
        for number in range(count + 1):
            share = number / count
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self._dot(x, y, 7, colour)

    def arrow(self, x: float, y: float, angle: float = 0.0, width: float = 70) -> None:
        sprite = self.canvas.stage.art.sprite("ui/link-arrow", width, angle=angle)
        self.canvas.blit(sprite, *self.at(x, y), "centre")

    def _square_box(self, x: float, y: float) -> Box:
        return self.around(x, y, *(length * self.unit for length in SQUARE))

    def _dot(self, x: float, y: float, radius: float, colour: Ink) -> None:
        disc = self.canvas.stage.shapes.disc(radius, colour, theme.INK, 2)
        self.canvas.blit(disc, *self.at(x, y), "centre")
