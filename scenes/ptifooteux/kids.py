"""Portraits of the p'tifooteux: on the board, as stickers of a team, framed in a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.ptifooteux.kids import Colour
from scenes import theme
from scenes.scene import Box
from scenes.theme import Paint, from_hex

if TYPE_CHECKING:
    from scenes.canvas import Canvas

GREEN: Final = Paint(from_hex("#3CB371"), from_hex("#1F7A47"), from_hex("#BEECD0"))
PAINTS: Final[dict[Colour, Paint]] = {
    "orange": theme.ORANGE,
    "green": GREEN,
    "violet": theme.VIOLET,
}
_TAKEN = 110  # how opaque the face of somebody who plays already is


def face(kid: str, mood: str = "play") -> str:
    """`mood` is play, asked, yes or no."""
    return f"faces/{kid}-{mood}"


def draw_on_square(
    canvas: Canvas, box: Box, kid: str, colour: Colour, *, taken: bool = False
) -> None:
    """The square of a p'tifooteux; pale once it plays for somebody."""
    unit = box.width / 93
    canvas.art(f"squares/ptifooteux-kid-{colour}-back", box.x, box.y, box.width)
    window = Box(box.x + 10 * unit, box.y + 10 * unit, 73 * unit, 62 * unit)
    _draw_in_window(canvas, window, _portrait(canvas, face(kid), 82 * unit, pale=taken), 14 * unit)
    canvas.art(f"squares/ptifooteux-kid-{colour}-front", box.x, box.y, box.width)


def draw_sticker(
    canvas: Canvas, box: Box, kid: str | None, colour: Colour, mood: str = "play"
) -> None:
    """A place in a team: the portrait, or who is still missing."""
    if kid is None:
        canvas.art(f"squares/ptifooteux-team-{colour}-empty", box.x, box.y, box.width)
        return
    unit = box.width / 110
    canvas.art(f"squares/ptifooteux-team-{colour}-back", box.x, box.y, box.width)
    canvas.art(face(kid, mood), box.x + 8 * unit, box.y + 16 * unit, 94 * unit)
    canvas.art(f"squares/ptifooteux-team-{colour}-front", box.x, box.y, box.width)


def draw_framed(
    canvas: Canvas, box: Box, art: str, paint: Paint, *, lean: float = 0.0, pale: bool = False
) -> None:
    """A photograph: white frame, tinted ground, the face standing on its lower edge."""
    canvas.plate(box, 30, theme.WHITE, border=6, shadow="small")
    inner = box.grown(-16)
    canvas.plate(inner, 18, paint.tint, border=5)
    window = inner.grown(-5)
    width = min(window.width * 1.16, window.height * 1.1)
    _draw_in_window(canvas, window, _portrait(canvas, art, width, pale=pale), lean=lean)


def _portrait(canvas: Canvas, art: str, width: float, *, pale: bool) -> pygame.Surface:
    sprite = canvas.stage.art.sprite(art, width)
    if pale:
        sprite = sprite.copy()
        sprite.set_alpha(_TAKEN)
    return sprite


def _draw_in_window(
    canvas: Canvas, window: Box, sprite: pygame.Surface, sunk: float = 0.0, lean: float = 0.0
) -> None:
    """Standing on the lower edge of the window, or `sunk` below it."""
    with canvas.clipped(window):
        canvas.blit(sprite, window.centre[0] + lean, window.y + window.height + sunk, "bottom")
