"""Short words over the board: a remark above a pawn, a banner, the line between two vehicles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes import theme
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.places import BOARD, BoardPlaces
from scenes.scene import Box, Point
from scenes.widgets.bubble import draw_tail

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_SIZE = 44
_HEIGHT = 108
_ART = 74
_ART_PITCH = 84
_BANNER_SIZE = 84
_BANNER_HEIGHT = 176
_STAND_HEIGHT = 206  # of the plate behind the faces: their hair stands out over it
_FACE = 230
_FACE_PITCH = 236.0
_HOP = 26.0


def draw_remark(canvas: Canvas, words: str, art: Sequence[str], at: Point) -> None:
    """A bubble with its tail at the pawn it is about: pictures for those who cannot read, words."""
    if not words:
        return
    pictures = len(art) * _ART_PITCH
    width = canvas.stage.type.width(words, _SIZE * canvas.stage.text_factor) + 60 + pictures
    x = min(max(at[0] - width / 2, BOARD.x + 12), BOARD.x + BOARD.width - 12 - width)
    above = at[1] - 206 > BOARD.y
    y = at[1] - 100 - _HEIGHT if above else at[1] + 96
    box = Box(x, y, width, _HEIGHT)
    canvas.plate(box, 28, theme.PAPER.fill, border=6, shadow="normal")
    draw_tail(canvas, box, (at[0], at[1] - 52 if above else at[1] + 46), theme.PAPER.fill)
    for number, key in enumerate(art):
        canvas.art(key, x + 24 + (number + 0.5) * _ART_PITCH, box.centre[1], _ART, "centre")
    middle = box.centre[0] + pictures / 2
    canvas.text(words, middle, box.centre[1], _SIZE, anchor="centre", room=width - 40 - pictures)


def draw_banner(canvas: Canvas, words: str, faces: Sequence[str] = (), joy: float = 0.0) -> None:
    """A strip across the board: who begins, a complete team, the cup; with those it is about."""
    if not words:
        return
    size = _BANNER_SIZE * canvas.stage.text_factor
    room = BOARD.width - 220
    width = min(room, canvas.stage.type.width(words, size)) + 150
    x, y = BOARD.centre
    strip = Box(x - width / 2, y - _BANNER_HEIGHT / 2, width, _BANNER_HEIGHT)
    if faces:
        wide = len(faces) * _FACE_PITCH + 60
        behind = Box(x - wide / 2, strip.y - _STAND_HEIGHT, wide, _STAND_HEIGHT + 60)
        canvas.plate(behind, 50, theme.SUN.tint, border=6, shadow="modal")
    for number, face in enumerate(faces):
        across = x + (number - (len(faces) - 1) / 2) * _FACE_PITCH
        canvas.art(face, across, strip.y + 14 - hop(joy, number), _FACE, "bottom")
    canvas.plate(strip, 56, theme.SUN.fill, border=6, shadow="modal")
    canvas.plate(strip.grown(-11), 46, theme.PAPER.fill, border=6)
    canvas.text(words, x, y, _BANNER_SIZE, anchor="centre", room=room)


def hop(joy: float, number: int) -> float:
    """How high the `number`-th of those who rejoice is in the air."""
    return _HOP * abs(math.sin(joy * 5.5 - number * 0.7)) if joy else 0.0


def draw_twins(canvas: Canvas, picture: PtifooteuxPicture, places: BoardPlaces) -> None:
    """Two vehicles of a pair, joined while one of them is looked at."""
    key = (picture.hot or picture.told).removeprefix("square:")
    twin = places.course.twins.get(key)
    if twin is None:
        return
    start, end = places.centre(key), places.centre(twin)
    count = max(2, round(math.dist(start, end) / 34))
    for number in range(count + 1):
        share = number / count
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        canvas.blit(canvas.stage.shapes.disc(9, theme.SUN.fill, theme.INK, 3), x, y, "centre")
    for square in (key, twin):
        box = places.boxes[square]
        canvas.glow(box, 20)
        pair = places.course.squares[square].pair
        art = {"orange": "bus", "blue": "plane"}[pair]
        canvas.art(f"squares/ptifooteux-{art}", *box.centre, box.width * 1.12, "centre")
