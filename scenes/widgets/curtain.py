"""The curtain on its way: it closes over what everybody saw, and opens on the next hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from scenes.timeline import ease_out

if TYPE_CHECKING:
    from game.core.record import Seat
    from scenes.canvas import Canvas

CLOSING: Final = 0.45
OPENING: Final = 0.35


def curtain_of(seat: Seat) -> str:
    """The name of the picture in the colour of that seat."""
    return f"curtain-{seat.colour % 4 + 1}"


def draw_halves(canvas: Canvas, picture: pygame.Surface, share: float) -> None:
    """The two halves of a curtain that is closed by that share; the middle is free below 1."""
    (left, top), (width, height) = canvas.offset, picture.get_size()
    half = width // 2
    gone = round(half * (1 - share))
    canvas.surface.blit(picture, (left, top), (gone, 0, half - gone, height))
    canvas.surface.blit(picture, (left + half + gone, top), (half, 0, width - half - gone, height))


class ClosingCurtain:
    """Over the last picture that was on the screen, so that nothing new is seen beside it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._age = 0.0
        self._behind: pygame.Surface | None = None

    def update(self, seconds: float, pace: float) -> None:
        self._age = self._age + seconds / (CLOSING * pace) if pace else 1.0

    @property
    def closed(self) -> bool:
        return self._age >= 1

    def draw(self, canvas: Canvas) -> None:
        if self._behind is None or self._behind.get_size() != canvas.surface.get_size():
            self._behind = canvas.surface.copy()
        canvas.surface.blit(self._behind, (0, 0))
        draw_halves(canvas, canvas.stage.art.background(self._name), ease_out(self._age))


class OpeningCurtain:
    """Drawn over the table by the stack of scenes; it is in nobody's way."""

    def __init__(self, picture: pygame.Surface) -> None:
        self._picture = picture
        self._age = 0.0

    def update(self, seconds: float, pace: float) -> None:
        self._age = self._age + seconds / (OPENING * pace) if pace else 1.0

    @property
    def open(self) -> bool:
        return self._age >= 1

    def draw(self, canvas: Canvas) -> None:
        draw_halves(canvas, self._picture, 1 - ease_out(min(1.0, self._age)))
