"""Drawing what is not shown yet, only so that its pictures are made: see `scenes.errands`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.canvas import Canvas
from scenes.widgets.avatar import draw_avatar

if TYPE_CHECKING:
    from game.core.record import Seat
    from scenes.errands import Pieces
    from scenes.stage import Stage

Look = tuple[float, str]  # radius and mood of an avatar


def unseen_canvas(stage: Stage) -> Canvas:
    """Nearly all falls beside a surface so small: laying it costs nothing."""
    canvas = Canvas(pygame.Surface((1, 1)), stage)
    canvas.offset = (0, 0)
    return canvas


def prepare_avatars(canvas: Canvas, seats: Sequence[Seat], looks: Iterable[Look]) -> Pieces:
    for radius, mood in looks:
        for number, seat in enumerate(seats):
            draw_avatar(canvas, seat, number, 0, 0, radius, mood)
            yield
