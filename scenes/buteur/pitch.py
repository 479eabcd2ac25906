"""The table of Buteur seen from above: green cloth, grass, lines, areas, nets and flags.

Nothing here moves, so it is drawn once into a layer. Half-time swaps the ends: only `ENDS` changes.
Fine shapes are drawn twice too large and scaled down, for pygame's own circles are jagged.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

import pygame

from game.buteur.box import ButeurBox
from game.buteur.moves import Square
from game.buteur.pitch import COLUMNS, ROWS, End, Pitch
from game.catalog import game_info
from scenes import theme
from scenes.board_loader import load_board
from scenes.buteur.dashes import draw_dashed_frame
from scenes.buteur.picture import ButeurPicture, Spot, penalty_spot
from scenes.canvas import Canvas
from scenes.scene import Box, Point
from scenes.theme import Colour, from_hex

SQUARE = 81
FIELD = Box(612, 154, COLUMNS * SQUARE, ROWS * SQUARE)
FRAME = 24
ENDS: Final = FIELD.grown(2)  # all that shows who defends which end lies in here
NET_SIZE = (70, 176)
FLAG_WIDTH = 44  # its top stays below the prompt

_CLOTH = (from_hex("#1D5A3C"), from_hex("#226543"), from_hex("#216342"))
_CLOTH_BAND = 250
_CLOTH_SLANT = 0.16
_FRAME_FILL = from_hex("#409149")
_LANES = (theme.GRASS_LIGHT, theme.GRASS_DARK)
_AREA_LANES = (
    (from_hex("#E8657F"), from_hex("#F0788F")),
    (from_hex("#3F9BD6"), from_hex("#58ABDF")),
    (from_hex("#DDA32A"), from_hex("#E6B03E")),
    (from_hex("#7F58BD"), from_hex("#9069CB")),
)
_LIGHTER = (255, 255, 255, 15)
_GRID = (255, 255, 255, 97)
_FINE = 2


def spot_point(spot: Spot) -> Point:
    """Board coordinates to design pixels."""
    return FIELD.x + spot[0] * SQUARE, FIELD.y + spot[1] * SQUARE


def square_box(square: Square) -> Box:
    """The square as drawn; the nets are columns -1 and 10."""
    return Box(FIELD.x + square[0] * SQUARE, FIELD.y + square[1] * SQUARE, SQUARE, SQUARE)


def hit_box(square: Square) -> Box:
    """A square is a little small for small hands: 91 by 91."""
    return square_box(square).grown(5)


def square_at(point: Point) -> Square | None:
    """Of the pitch; the nets are none."""
    if not FIELD.holds(point):
        return None
    return int((point[0] - FIELD.x) // SQUARE), int((point[1] - FIELD.y) // SQUARE)


def net_box(way: int) -> Box:
    """The goal behind the end of whoever attacks that way."""
    width, height = NET_SIZE
    left = FIELD.x + 3 - width if way > 0 else FIELD.x + FIELD.width - 3
    return Box(left, FIELD.y + (FIELD.height - height) / 2, width, height)


def draw_table(canvas: Canvas, picture: ButeurPicture) -> None:
    """The whole table without panels, cards and ball."""
    _draw_cloth(canvas)
    frame = FIELD.grown(FRAME)
    canvas.plate(frame, 30, _FRAME_FILL, shadow="normal", border=6)
    canvas.blit(_field(canvas, picture), FIELD.x - SQUARE, FIELD.y - SQUARE)
    for way in (1, -1):
        _draw_end_pieces(canvas, _pitch().own_end[way], way)


def _draw_cloth(canvas: Canvas) -> None:
    width, height = theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT
    canvas.surface.fill(theme.NIGHT)
    canvas.fill(_CLOTH[0], Box(0, 0, width, height))
    lean = height * _CLOTH_SLANT
    start, number = 0.0, 0
    with canvas.clipped(Box(0, 0, width, height)):
        while start < width + lean:
            corners = ((start, 0), (start + _CLOTH_BAND, 0), (start + _CLOTH_BAND - lean, height))
            points = [canvas.to_pixels(x, y) for x, y in (*corners, (start - lean, height))]
            pygame.draw.polygon(canvas.surface, _CLOTH[number % 3], points)
            start, number = start + _CLOTH_BAND, number + 1


@cache
def _pitch() -> Pitch:
    box: ButeurBox = game_info("buteur").load(load_board).box
    return box.pitch


def _field(canvas: Canvas, picture: ButeurPicture) -> pygame.Surface:
    """Grass and chalk, with a square of margin all around."""
    pen = _Pen(canvas.scale * _FINE)
    _draw_grass(pen, picture)
    _draw_chalk(pen)
    field = pygame.transform.smoothscale_by(pen.surface, 1 / _FINE)
    for way in (1, -1):
        _mark_area(canvas, field, _pitch().own_end[way], _owner_colour(picture, way))
    return field


class _Pen:
    """Draws on an enlarged field in board coordinates."""

    def __init__(self, scale: float) -> None:
        self.side = SQUARE * scale
        self.scale = scale
        size = (round((COLUMNS + 2) * self.side), round((ROWS + 2) * self.side))
        self.surface = pygame.Surface(size, pygame.SRCALPHA)
        self.surface.fill((*theme.CHALK, 0))

    def at(self, column: float, row: float) -> tuple[int, int]:
        return round((column + 1) * self.side), round((row + 1) * self.side)

    def area(self, column: float, row: float, width: float, height: float) -> pygame.Rect:
        left, top = self.at(column, row)
        right, bottom = self.at(column + width, row + height)
        return pygame.Rect(left, top, right - left, bottom - top)

    def square(self, square: Square, colour: Colour) -> None:
        area = self.area(*square, 1, 1)
        self.surface.fill(colour, area)
        if sum(square) % 2:
            veil = pygame.Surface(area.size, pygame.SRCALPHA)
            veil.fill(_LIGHTER)
            self.surface.blit(veil, area)

    def frame(self, column: float, row: float, width: float, height: float) -> None:
        """A chalk line of 6 along the border."""
        thick = round(6 * self.scale)
        area = self.area(column, row, width, height).inflate(thick, thick)
        pygame.draw.rect(self.surface, theme.CHALK, area, thick)

    def ring(self, middle: Spot, radius: float, inside: pygame.Rect | None = None) -> None:
        """A chalk circle, or the part of it inside a rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(before if inside is None else inside.clip(before))
        thick = round(6 * self.scale)
        reach = round(radius * self.side + thick / 2)
        pygame.draw.circle(self.surface, theme.CHALK, self.at(*middle), reach, thick)
        self.surface.set_clip(before)

    def dot(self, middle: Spot, radius: float) -> None:
        pygame.draw.circle(self.surface, theme.CHALK, self.at(*middle), round(radius * self.scale))

    def veil(self, area: pygame.Rect, colour: tuple[int, int, int, int]) -> None:
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        veil.fill(colour)
        self.surface.blit(veil, area)


def _owner_colour(picture: ButeurPicture, way: int) -> int:
    """Of the team that attacks that way, and so defends the other end."""
    return picture.colours[picture.attack.index(way)]


def _draw_grass(pen: _Pen, picture: ButeurPicture) -> None:
    for column, row in product(range(COLUMNS), range(ROWS)):
        pen.square((column, row), _LANES[column % 2])
    for way in (1, -1):
        lanes = _AREA_LANES[_owner_colour(picture, way)]
        for column, row in _pitch().own_end[way].area:
            pen.square((column, row), lanes[column % 2])
    thin = round(2 * pen.scale)
    for column in range(1, COLUMNS):
        x, y = pen.at(column, 0)
        pen.veil(pygame.Rect(x - thin // 2, y, thin, round(ROWS * pen.side)), _GRID)
    for row in range(1, ROWS):
        x, y = pen.at(0, row)
        pen.veil(pygame.Rect(x, y - thin // 2, round(COLUMNS * pen.side), thin), _GRID)


def _draw_chalk(pen: _Pen) -> None:
    inside = pen.area(0, 0, COLUMNS, ROWS)
    for corner in product((0, COLUMNS), (0, ROWS)):
        pen.ring(corner, 0.4, inside)
    pen.ring((COLUMNS / 2, ROWS / 2), 1.5)
    pen.dot((COLUMNS / 2, ROWS / 2), 13)
    pen.frame(0, 0, COLUMNS / 2, ROWS)
    pen.frame(COLUMNS / 2, 0, COLUMNS / 2, ROWS)
    for way in (1, -1):
        end = _pitch().own_end[way]
        column, row = min(end.area)
        width, height = 2, len(end.area) // 2
        pen.frame(column, row, width, height)
        front = column + width if way > 0 else column
        outside = pen.area(front if way > 0 else front - 2, row, 2, height)
        pen.ring((front - way * 0.5, ROWS / 2), 1, outside)
        pen.dot(penalty_spot(end.spot), 9)
        for pair in end.goal_kicks.values():
            inset = -18 * pen.scale
            _dash_frame(pen, pen.area(*pair[0], 1, len(pair)).inflate(inset, inset))


def _dash_frame(pen: _Pen, area: pygame.Rect) -> None:
    scale = pen.scale
    draw_dashed_frame(pen.surface, area, (*theme.CHALK, 190), scale * 4, scale * 13, scale * 14)


def _mark_area(canvas: Canvas, field: pygame.Surface, end: End, colour: int) -> None:
    """The owner's symbol, in white, between goal line and penalty spot."""
    symbol = canvas.stage.art.sprite(f"pieces/seat-{colour + 1}", 72).copy()
    symbol.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    symbol.fill((255, 255, 255, 97), special_flags=pygame.BLEND_RGBA_MULT)
    side = SQUARE * canvas.scale
    column = 0.5 if min(end.area)[0] == 0 else COLUMNS - 0.5
    place = symbol.get_rect(center=((column + 1) * side, (ROWS / 2 + 1) * side))
    field.blit(symbol, place)


def _draw_end_pieces(canvas: Canvas, end: End, way: int) -> None:
    x, y, width, height = net_box(way)
    net = canvas.stage.art.sprite("pieces/goal-net-top", width, height=height, mirror=way < 0)
    canvas.blit(net, x, y)
    for colour, (column, row) in end.flags.items():
        x = FIELD.x if column == 0 else FIELD.x + FIELD.width
        y = FIELD.y + (20 if row == 0 else FIELD.height + 8)
        flag = canvas.stage.art.sprite(f"pieces/corner-flag-{colour}", FLAG_WIDTH, mirror=way < 0)
        # The pole stands a fifth of the width away from the sprite's edge.
        canvas.blit(flag, x - way * FLAG_WIDTH / 5, y, "bottomleft" if way > 0 else "bottomright")
