"""A large plate laid in parts is, pixel by pixel, the plate and the shadow drawn whole."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes import theme
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.large_shapes import is_large
from scenes.scene import Box

BOX = Box(150.4, 133.7, 1100, 700)


def laid(rehearsal: Rehearsal, radius: float, shadow: str | None) -> bytes:
    rehearsal.surface.fill(theme.GRASS_LIGHT)
    Canvas(rehearsal.surface, rehearsal.stage).plate(BOX, radius, theme.PAPER.fill, shadow=shadow)
    return pygame.image.tobytes(rehearsal.surface, "RGB")


def whole(rehearsal: Rehearsal, radius: float, shadow: str | None) -> bytes:
    rehearsal.surface.fill(theme.GRASS_LIGHT)
    canvas, shapes = Canvas(rehearsal.surface, rehearsal.stage), rehearsal.stage.shapes
    if shadow:
        dx, dy = shapes.shadow_offset(shadow)
        under = shapes.shadow(BOX.width, BOX.height, radius, shadow)
        canvas.blit(under, BOX.x + dx, BOX.y + dy)
    canvas.blit(shapes.plate(BOX.width, BOX.height, radius, theme.PAPER.fill), BOX.x, BOX.y)
    return pygame.image.tobytes(rehearsal.surface, "RGB")


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 600), (1366, 768)])
@pytest.mark.parametrize("shadow", [None, "small", "normal", "modal"])
@pytest.mark.parametrize("radius", [20, 34, 56])
def test_laid_in_parts_it_looks_the_same(
    tmp_path: Path, size: tuple[int, int], shadow: str | None, radius: float
) -> None:
    assert is_large(BOX.width, BOX.height, radius)
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), size)
    assert laid(rehearsal, radius, shadow) == whole(rehearsal, radius, shadow)


def test_large_plates_leave_room_for_others(tmp_path: Path) -> None:
    """A screen full of panels keeps less than one of them."""
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), (1920, 1080))
    store = rehearsal.stage.shapes._store
    before = store.bytes
    for radius in range(24, 44):
        laid(rehearsal, radius, "normal")
    assert store.bytes - before < BOX.width * BOX.height * 4


@pytest.mark.parametrize("box", [(1800, 120, 56), (300, 300, 30), (1000, 700, 8)])
def test_bands_small_plates_and_sharp_corners_are_drawn_whole(
    box: tuple[float, float, float],
) -> None:
    assert not is_large(*box)


@pytest.mark.parametrize("height", range(150, 330, 7))
def test_a_band_of_any_height_has_its_shadow(tmp_path: Path, height: int) -> None:
    """Lower than its shadow's corners it is drawn whole; no height falls between."""
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), (1024, 600))
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.plate(Box(100, 100, 1700, height), 56, theme.PAPER.fill, shadow="modal")
    middle = (round(900 * canvas.scale), round((100 + height / 2) * canvas.scale))
    assert rehearsal.surface.get_at(middle)[:3] == theme.PAPER.fill
