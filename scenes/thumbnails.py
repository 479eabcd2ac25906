"""Small pictures of kept matches, drawn once each: what everybody may see, nothing secret."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

from game.catalog import game_info
from game.core.record import MatchRecord
from game.core.saves import DamagedSave
from scenes import registry
from scenes.canvas import Canvas
from scenes.scene import Box
from scenes.score import score_of
from scenes.small_pictures import drawn_small

if TYPE_CHECKING:
    from scenes.dialog import Picture
    from scenes.kept_matches import Kept
    from scenes.stage import Stage

Score = tuple[int, int] | None

_log = logging.getLogger(__name__)


class Thumbnails:
    """Keeps a picture until its match has been played on or the window has changed."""

    def __init__(self) -> None:
        self._pictures: dict[tuple[object, ...], pygame.Surface | None] = {}
        self._scores: dict[tuple[str, float], Score] = {}

    def forget(self) -> None:
        self._pictures.clear()

    def picture(
        self, stage: Stage, record: MatchRecord, drawn_at: tuple[float, float], width: float
    ) -> pygame.Surface | None:
        """Drawn at one size and scaled to `width`. None: the match turned out to be unplayable."""
        key = (record.id, record.updated_at, drawn_at, width, stage.scale, stage.settings.language)
        if key not in self._pictures:
            picture = self._drawn(stage, record, *drawn_at)
            if picture is not None and width != drawn_at[0]:
                height = drawn_at[1] * width / drawn_at[0]
                pixels = stage.shapes.pixels(width), stage.shapes.pixels(height)
                picture = pygame.transform.smoothscale(picture, pixels)
            self._pictures[key] = picture
        return self._pictures[key]

    def score(self, record: MatchRecord) -> Score:
        """How it stands, once its picture has been drawn."""
        return self._scores.get((record.id, record.updated_at))

    def _drawn(
        self, stage: Stage, record: MatchRecord, width: float, height: float
    ) -> pygame.Surface | None:
        def draw(canvas: Canvas, box: Box) -> None:
            match = registry.draw_thumbnail(canvas, record, box)
            score = score_of(match, game_info(record.game))
            self._scores[record.id, record.updated_at] = score

        try:
            return drawn_small(stage, draw, width, height)
        except Exception:  # whatever a damaged file makes of the rules, the home screen must open
            _log.exception("no picture of match %s", record.id)
            return None


def picture_of(thumbnails: Thumbnails, kept: Kept) -> Picture | None:
    """For a dialog about that match; a damaged one has no picture."""
    if isinstance(kept, DamagedSave):
        return None

    def draw(canvas: Canvas, box: Box) -> None:
        drawn = thumbnails.picture(canvas.stage, kept, (box.width, box.height), box.width)
        if drawn is not None:
            canvas.blit(drawn, box.x, box.y)

    return draw
