"""A drawing as a flat shape in one colour, as faint as wished: watermarks and stars that count."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pygame

if TYPE_CHECKING:
    from scenes.art import ArtShelf
    from scenes.canvas import Canvas
    from scenes.theme import Colour

_shapes: WeakKeyDictionary[ArtShelf, dict[tuple[object, ...], pygame.Surface]] = WeakKeyDictionary()


def draw_silhouette(
    canvas: Canvas, key: str, x: float, y: float, width: float, colour: Colour, alpha: int = 255
) -> None:
    """(x, y) is the middle."""
    shelf = _shapes.setdefault(canvas.stage.art, {})
    wanted = (key, width, colour, alpha)
    if wanted not in shelf:
        shape = canvas.stage.art.sprite(key, width).copy()
        shape.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
        shelf[wanted] = shape
    canvas.blit(shelf[wanted], x, y, "centre")
