"""The open booklet without its words: its cover has the colour of the game's box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.canvas import Canvas
from scenes.game_box import LOOKS
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.stage import Stage

_DRAWN = theme.CORAL  # the colour of the drawing
_COVER = Box(163, 57, 1586, 926)  # with its outline
_COVER_RADIUS = 39
_LIP = 14
_PAGES = Box(196, 84, 1520, 872)
_PAGES_RADIUS = 22
_RIBBON = Box(733, 27, 446, 72)


class BookletCover:
    """Large, so it goes when its booklet is closed."""

    def __init__(self, game_id: str) -> None:
        self._paint = LOOKS[game_id].paint
        self._picture: pygame.Surface | None = None

    def forget(self) -> None:
        """The window has another size."""
        self._picture = None

    def draw(self, canvas: Canvas) -> None:
        """The whole screen."""
        if self._paint == _DRAWN:
            canvas.background("rules-paper")
            return
        if self._picture is None:
            self._picture = _bound(canvas.stage, self._paint)
        canvas.surface.blit(self._picture, (0, 0))


def _bound(stage: Stage, paint: theme.Paint) -> pygame.Surface:
    """The pages and the ribbon of the drawing on a cover of another colour."""
    drawn = Canvas(pygame.Surface(stage.window).convert(), stage)
    drawn.background("rules-paper")
    bound = Canvas(drawn.surface.copy(), stage)
    bound.plate(_COVER._replace(y=_COVER.y + _LIP), _COVER_RADIUS, paint.lip, border=7)
    bound.plate(_COVER, _COVER_RADIUS, paint.fill, border=7)
    pages = Canvas(pygame.Surface(stage.window, pygame.SRCALPHA), stage)
    pages.plate(_PAGES.grown(1), _PAGES_RADIUS + 1, theme.WHITE, outline=None)
    pages.fill(theme.WHITE, _RIBBON)
    pages.surface.blit(drawn.surface, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    bound.surface.blit(pages.surface, (0, 0))
    return bound.surface
