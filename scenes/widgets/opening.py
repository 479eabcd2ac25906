"""A dialog on its way: it grows the last bit, over a table that is dark already."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from scenes.timeline import ease_out

if TYPE_CHECKING:
    from scenes.canvas import Canvas

SECONDS: Final = 0.18
SMALLEST: Final = 0.92

Draw = Callable[["Canvas"], None]


class OpeningDialog:
    """Drawn by the stack of scenes in the place of the dialog; clicks find it where it will be."""

    def __init__(self) -> None:
        self._age = 0.0
        self._behind: pygame.Surface | None = None
        self._panel: pygame.Surface | None = None
        self._centre = (0, 0)

    def update(self, seconds: float, pace: float) -> None:
        self._age = self._age + seconds / (SECONDS * pace) if pace else 1.0

    @property
    def open(self) -> bool:
        return self._age >= 1

    def draw(self, canvas: Canvas, below: Draw, dialog: Draw) -> None:
        if self._behind is None or self._panel is None:
            below(canvas)
            canvas.veil()
            self._behind = canvas.surface.copy()
            self._panel = self._drawn(canvas, dialog)
        canvas.surface.blit(self._behind, (0, 0))
        share = SMALLEST + (1 - SMALLEST) * ease_out(min(1.0, self._age))
        grown = pygame.transform.scale_by(self._panel, share)  # too quick for the eye to see edges
        canvas.surface.blit(grown, grown.get_rect(center=self._centre))

    def _drawn(self, canvas: Canvas, dialog: Draw) -> pygame.Surface:
        layer = canvas.on(pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA))
        layer.is_veiled = True
        dialog(layer)
        place = layer.surface.get_bounding_rect()
        self._centre = place.center
        return layer.surface.subsurface(place).copy()
