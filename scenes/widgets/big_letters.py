"""Letters as large as a hand: sun fill, chalk and ink outlines, a little askew."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes import theme

if TYPE_CHECKING:
    from scenes.fonts import Typeface

_STAMPS_PER_PIXEL = 1.4
_FEWEST_STAMPS = 12


class BigLetter(NamedTuple):
    """Both have the same size: all outlines go under all faces.

    `shift` leads from the middle of the letter as written to the middle of these pictures.
    """

    outline: pygame.Surface
    face: pygame.Surface
    shift: tuple[float, float]


@lru_cache(maxsize=6)
def big_letter(typeface: Typeface, letter: str, size: float, angle: float) -> BigLetter:
    """Kept per window: stamping outlines of this width costs milliseconds."""
    scale = typeface.scale
    chalk = max(1, round(size * 0.02 * scale))
    ink = chalk + max(2, round(size * 0.055 * scale))
    fill = typeface.render(letter, size, theme.SUN.fill)
    outline, face = _sheet(fill, ink), _sheet(fill, ink)
    _stamp(outline, typeface.render(letter, size, theme.INK), ink, ink)
    _stamp(face, typeface.render(letter, size, theme.WHITE), ink, chalk)
    face.blit(fill, (ink, ink))
    outline, face = (pygame.transform.rotozoom(each, angle, 1) for each in (outline, face))
    inked = outline.get_bounding_rect()  # a line of type is much higher than its capitals
    width, height = outline.get_size()
    shift = (inked.x + (inked.width - width) / 2, inked.y + (inked.height - height) / 2)
    return BigLetter(outline.subsurface(inked).copy(), face.subsurface(inked).copy(), shift)


def _sheet(letter: pygame.Surface, margin: int) -> pygame.Surface:
    width, height = letter.get_size()
    sheet = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    sheet.fill((*theme.INK, 0))
    return sheet


def _stamp(sheet: pygame.Surface, letter: pygame.Surface, margin: int, reach: int) -> None:
    """Two rings instead of a full disc: as round, and a small part of the work."""
    for radius in (float(reach), reach / 2):
        stamps = max(_FEWEST_STAMPS, round(radius * _STAMPS_PER_PIXEL))
        for number in range(stamps):
            turn = 2 * math.pi * number / stamps
            x, y = radius * math.cos(turn), radius * math.sin(turn)
            sheet.blit(letter, (margin + round(x), margin + round(y)))
