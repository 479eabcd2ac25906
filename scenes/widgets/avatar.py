"""The round portrait of a seat: ring in its colour, face, symbol. Colour never stands alone."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pygame

from game.core.record import Seat
from scenes import theme

if TYPE_CHECKING:
    from scenes.art import ArtShelf
    from scenes.canvas import Canvas
    from scenes.theme import Paint

AVATARS = tuple(f"avatar-{number:02}" for number in range(1, 17))

_RING = 0.14
_FACE_WIDTH = 2.04
_FACE_RISE = 0.12
_BADGE = 0.54
_BADGE_AT = (0.72, 0.66)

# One portrait per face, colour and size: putting it together costs a mask.
_portraits: WeakKeyDictionary[ArtShelf, dict[tuple[object, ...], pygame.Surface]] = (
    WeakKeyDictionary()
)


def draw_avatar(
    canvas: Canvas,
    seat: Seat,
    index: int,
    x: float,
    y: float,
    radius: float,
    mood: str = "play",
    *,
    symbol: bool = True,
) -> None:
    """`mood` is play, win, sad or closed; (x, y) is the centre."""
    key = (face_key(seat, index, mood), seat.colour, radius)
    shelf = _portraits.setdefault(canvas.stage.art, {})
    if key not in shelf:
        shelf[key] = _portrait(canvas, key[0], paint_of(seat), radius)
    if radius >= 40:
        dx, dy = canvas.stage.shapes.shadow_offset("small")
        shadow = canvas.stage.shapes.shadow(2 * radius, 2 * radius, radius, "small")
        canvas.blit(shadow, x - radius + dx, y - radius + dy)
    canvas.blit(shelf[key], x, y, "centre")
    if symbol:
        at_x, at_y = x + _BADGE_AT[0] * radius, y + _BADGE_AT[1] * radius
        canvas.art(symbol_key(seat), at_x, at_y, _BADGE * radius * 1.2, "centre")


def paint_of(seat: Seat) -> Paint:
    return theme.SEATS[seat.colour % len(theme.SEATS)]


def symbol_key(seat: Seat) -> str:
    return f"pieces/seat-{seat.colour % len(theme.SEATS) + 1}"


def face_key(seat: Seat, index: int, mood: str) -> str:
    """Robots wear the colour of their seat; a person who never chose gets a face by place."""
    if seat.is_robot:
        return f"faces/robot-{seat.colour % len(theme.SEATS) + 1}-{mood}"
    return f"faces/{seat.avatar or AVATARS[index % len(AVATARS)]}-{mood}"


def _portrait(canvas: Canvas, face: str, paint: Paint, radius: float) -> pygame.Surface:
    """The lower part of the face is cut by the ring, hair may reach over it at the top."""
    shapes = canvas.stage.shapes
    outline = max(2.5, radius * 0.045)
    whole = shapes.disc(radius, paint.fill, theme.INK, outline).copy()
    side = whole.get_width()
    inner = shapes.disc(radius * (1 - _RING), paint.tint, theme.INK, outline)
    whole.blit(inner, inner.get_rect(center=(side / 2, side / 2)))
    sprite = canvas.stage.art.sprite(face, _FACE_WIDTH * radius)
    layer = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    rise = shapes.pixels(_FACE_RISE * radius)
    layer.blit(sprite, sprite.get_rect(center=(side / 2, side / 2 - rise)))
    window = shapes.disc(radius * (1 - _RING) - outline * 0.5, theme.WHITE, None, 0)
    mask = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    mask.blit(window, window.get_rect(center=(side / 2, side / 2)))
    mask.fill(theme.WHITE, (0, 0, side, side * 0.45))
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(layer, (0, 0))
    return whole
