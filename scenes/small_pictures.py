"""Pictures that are drawn once, on a sheet of their own, and then only shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.canvas import Canvas
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.dialog import Picture
    from scenes.stage import Stage


def drawn_small(stage: Stage, draw: Picture, width: float, height: float) -> pygame.Surface:
    """The sheet is as large as the window: a game may draw its whole table, then shrink it."""
    canvas = Canvas(pygame.Surface(_window_size(stage), pygame.SRCALPHA), stage)
    draw(canvas, Box(0, 0, width, height))
    pixels = stage.shapes.pixels(width), stage.shapes.pixels(height)
    return canvas.surface.subsurface((*stage.offset, *pixels)).copy()


def _window_size(stage: Stage) -> tuple[int, int]:
    across, down = stage.offset
    return (
        stage.shapes.pixels(theme.DESIGN_WIDTH) + 2 * across,
        stage.shapes.pixels(theme.DESIGN_HEIGHT) + 2 * down,
    )
