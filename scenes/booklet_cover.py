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


class BookletCovers:
    """One picture is kept: that of the booklet that was open last."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._game = ""
        self._picture = pygame.Surface((1, 1))

    def of(self, game_id: str) -> pygame.Surface:
        if self._game != game_id:
            self._game, self._picture = game_id, _bound(self._stage, LOOKS[game_id].paint)
        return self._picture


def draw_cover(canvas: Canvas, game_id: str) -> None:
    """The whole screen."""
    if LOOKS[game_id].paint == _DRAWN:
        canvas.background("rules-paper")
    else:
        canvas.surface.blit(canvas.stage.shelf(BookletCovers).of(game_id), (0, 0))


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
