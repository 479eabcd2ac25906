"""What the pictures of Buteur's booklet are made of: a piece of the pitch, cards, equations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.buteur.cards import Arrow, CardKind, Sign
from scenes import theme
from scenes.buteur.card import SIZE, CardShelf, deck
from scenes.buteur.picture import ButeurPicture, Spot
from scenes.buteur.pitch import SQUARE, draw_table, spot_point
from scenes.buteur.preview import Grass
from scenes.canvas import Canvas
from scenes.fonts import Typeface
from scenes.scene import Box, Point
from scenes.shapes import ShapeShelf

if TYPE_CHECKING:
    from scenes.stage import Stage

_RADIUS = 30
_BORDER = 5
_BLACK = (0, 0, 0)  # takes away alpha and no colour
_SHAPE = SIZE[1] / SIZE[0]


class Crop(NamedTuple):
    """A piece of the real pitch in a frame; `at` finds a spot of the board on the sheet."""

    box: Box
    corner: Point
    zoom: float

    def at(self, spot: Spot) -> Point:
        x, y = spot_point(spot)
        left, top = self.corner
        return self.box.x + (x - left) * self.zoom, self.box.y + (y - top) * self.zoom


def draw_crop(
    canvas: Canvas,
    box: Box,
    picture: ButeurPicture,
    middle: Spot,
    columns: float,
    *,
    ball: bool = True,
) -> Crop:
    """`columns` squares fill the width of the box, with that spot of the board in its middle."""
    zoom = box.width / (columns * SQUARE)
    x, y = spot_point(middle)
    corner = (x - box.width / zoom / 2, y - box.height / zoom / 2)
    stage = _enlarged(canvas.stage, zoom)
    frame = canvas.stage.shapes.plate(box.width, box.height, _RADIUS, theme.INK, None, 0)
    sheet = pygame.Surface(frame.get_size(), pygame.SRCALPHA)
    easel = Canvas(sheet, stage)
    easel.offset = (round(-corner[0] * stage.scale), round(-corner[1] * stage.scale))
    draw_table(easel, picture)
    grass = Grass()
    grass.draw_choices(easel, picture)
    if ball:
        grass.draw_ball(easel, picture)
    _blit_framed(canvas, sheet, box)
    return Crop(box, corner, zoom)


def _enlarged(stage: Stage, zoom: float) -> Stage:
    larger = copy(stage)
    larger.scale = stage.scale * zoom
    larger.offset = (0, 0)
    larger.art = stage.art.enlarged(zoom)
    larger.type = Typeface(larger.scale)
    larger.shapes = ShapeShelf(larger.scale)
    return larger


def _blit_framed(canvas: Canvas, sheet: pygame.Surface, box: Box) -> None:
    """Rounded corners and an ink outline over a square picture."""
    canvas.plate(box, _RADIUS, theme.INK)
    inner = box.grown(-_BORDER)
    mask = canvas.stage.shapes.plate(
        inner.width, inner.height, _RADIUS - _BORDER, theme.WHITE, None, 0
    )
    shift = canvas.stage.shapes.pixels(_BORDER)
    part = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    part.blit(sheet, (-shift, -shift))
    part.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(part, inner.x, inner.y)


def draw_frame(canvas: Canvas, box: Box) -> None:
    """The outline once more, over what sticks out of the picture."""
    shapes = canvas.stage.shapes
    ring = shapes.plate(box.width, box.height, _RADIUS, theme.INK, None, 0).copy()
    inner = box.grown(-_BORDER)
    hole = shapes.plate(inner.width, inner.height, _RADIUS - _BORDER, _BLACK, None, 0)
    shift = shapes.pixels(_BORDER)
    ring.blit(hole, (shift, shift), special_flags=pygame.BLEND_RGBA_SUB)
    canvas.blit(ring, box.x, box.y)


def draw_cloth(canvas: Canvas, box: Box) -> None:
    """The green table, for pictures without a pitch."""
    canvas.plate(box, _RADIUS, theme.TABLE_GREEN)


# Cards.


def card_like(kind: CardKind, sign: Sign | None = None, **arrows: int) -> int:
    """The number of a real card of that kind; `straight=3` asks for that arrow."""
    wanted: dict[Arrow, int] = arrows  # type: ignore[assignment]
    for number, card in enumerate(deck()):
        fits = not wanted or card.arrows == wanted
        if card.kind == kind and fits and sign in (None, card.sign):
            return number
    raise LookupError(f"no {kind} card with {arrows} and sign {sign}")


class Hand:
    """Draws cards on one sheet."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.shelf = CardShelf(canvas.stage)

    def card(
        self,
        number: int | None,
        x: float,
        y: float,
        width: float,
        *,
        angle: float = 0,
        glowing: bool = False,
        dimmed: bool = False,
    ) -> None:
        """(x, y) is the middle."""
        if glowing and not angle:
            height = width * _SHAPE
            box = Box(x - width / 2, y - height / 2, width, height).grown(8)
            self.canvas.glow(box, 24)
            self.canvas.plate(box, 24, theme.SUN.fill, border=4)
        sprite = self.shelf.picture(number, width, 1, dimmed=dimmed)
        if angle:
            sprite = self.shelf.tilted(number, width, 1, angle)
        self.canvas.blit(sprite, x, y, "centre")

    def fan(self, numbers: Sequence[int | None], x: float, y: float, width: float) -> None:
        """Held in one hand: each a little further round."""
        middle = (len(numbers) - 1) / 2
        for place, number in enumerate(numbers):
            off = place - middle
            angle = round(-off * 40 / max(4, len(numbers)), 1)
            self.card(number, x + off * width * 0.32, y + off * off * width * 0.022, width,
                      angle=angle or 0.1)  # fmt: skip


# Little things.


def draw_badge(canvas: Canvas, words: str, x: float, y: float, radius: float = 30) -> None:
    """A night-blue disc with a number, to be pointed at by the words of the page."""
    canvas.blit(canvas.stage.shapes.disc(radius, theme.NIGHT, theme.WHITE, 4), x, y, "centre")
    size = radius * 1.35
    canvas.text(words, x, y, size, theme.WHITE, anchor="centre", fixed=True)


def draw_mark(canvas: Canvas, good: bool, x: float, y: float, width: float = 64) -> None:
    """May be, or may not be: a tick or a cross on a disc."""
    if good:
        canvas.art("ui/tick-badge", x, y, width, "centre")
        return
    disc = canvas.stage.shapes.disc(width / 2, theme.CORAL.fill, theme.INK, 4)
    canvas.blit(disc, x, y, "centre")
    canvas.art("icons/cross", x, y, width * 0.7, "centre")


def draw_score(canvas: Canvas, x: float, y: float, score: tuple[int, int]) -> None:
    """The score board of the goal overlay, small."""
    board = Box(x - 150, y - 52, 300, 104)
    canvas.plate(board, 30, theme.NIGHT, outline=theme.INK, border=5, shadow="small")
    for side, goals in enumerate(score):
        cell = Box(board.x + 18 + 158 * side, board.y + 14, 106, 76)
        canvas.plate(cell, 18, theme.NIGHT_LIP, outline=theme.NIGHT_HAIRLINE, border=4)
        canvas.text(str(goals), *cell.centre, 66, theme.SUN.fill, anchor="centre", fixed=True)
    canvas.fill(theme.WHITE, Box(x - 14, y - 5, 28, 10))


def draw_equation(
    canvas: Canvas,
    box: Box,
    draw_cause: Callable[[float, float], None],
    draw_effect: Callable[[float, float], None],
) -> None:
    """This leads to that, on a strip of paper; both are told their middle."""
    canvas.plate(box, 26, theme.PAPER.fill)
    middle = box.y + box.height / 2
    draw_cause(box.x + box.width * 0.26, middle)
    arrow = min(76.0, box.width * 0.14)
    canvas.art("ui/link-arrow", box.x + box.width * 0.545, middle, arrow, "centre")
    draw_effect(box.x + box.width * 0.8, middle)


def draw_ball_in_net(canvas: Canvas, x: float, y: float, width: float) -> None:
    backing = Box(x - width * 0.42, y - width * 0.28, width * 0.84, width * 0.5)
    canvas.plate(backing, 8, theme.GRASS_DEEP, outline=None)
    canvas.art("pieces/goal-net-front", x, y, width, "centre")
    canvas.art("pieces/ball", x, y, width * 0.42, "centre")
