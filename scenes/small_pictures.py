"""Pictures that are drawn once, on a sheet of their own, and then only shown."""

from __future__ import annotations

from collections.abc import Callable
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


def draw_shrunk(canvas: Canvas, box: Box, part: Box, draw: Callable[[Canvas], None]) -> None:
    """What `draw` draws in that part of a whole table, as large as fits into the box, on felt."""
    whole = Canvas(pygame.Surface(canvas.surface.get_size()).convert(), canvas.stage)
    draw(whole)
    cut = whole.surface.subsurface(canvas.area(part).clip(whole.surface.get_rect()))
    share = min(box.width / part.width, box.height / part.height) * canvas.scale
    size = round(part.width * share), round(part.height * share)
    canvas.plate(box, 20, theme.TABLE_GREEN, border=5)
    canvas.blit(pygame.transform.smoothscale(cut, size), *box.centre, "centre")


def _window_size(stage: Stage) -> tuple[int, int]:
    across, down = stage.offset
    return (
        stage.shapes.pixels(theme.DESIGN_WIDTH) + 2 * across,
        stage.shapes.pixels(theme.DESIGN_HEIGHT) + 2 * down,
    )
