"""What is drawn in a cheaper way looks as if it had been drawn in the plain one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes import theme
from scenes.canvas import Canvas
from scenes.fonts import _outlined
from scenes.headless import Rehearsal

BEHIND = (90, 140, 200)


@pytest.fixture
def canvas(tmp_path: Path) -> Canvas:
    stage = Rehearsal(tmp_path, Settings(), (1280, 720)).stage
    surface = pygame.Surface((300, 210)).convert()
    surface.fill(BEHIND)
    return Canvas(surface, stage)


@pytest.mark.parametrize("reach", [1, 2, 5, 14])
def test_an_outline_is_the_text_stamped_all_around(canvas: Canvas, reach: int) -> None:
    text, outline = (
        canvas.stage.type.render("Gagné !", 60, colour) for colour in (theme.WHITE, theme.INK)
    )
    made = _outlined(text, outline, reach)
    stamped = pygame.Surface(made.get_size(), pygame.SRCALPHA)
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            if dx * dx + dy * dy <= reach * reach + 1:
                stamped.blit(outline, (reach + dx, reach + dy))
    stamped.blit(text, (reach, reach))
    one, other = (flat(picture) for picture in (made, stamped))
    # Colours are whole numbers: the order of the stamps may round one off by two.
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2


def test_a_veil_leaves_no_seams(canvas: Canvas) -> None:
    sheet = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    sheet.fill((*theme.NIGHT, 189))
    whole = canvas.surface.copy()
    whole.blit(sheet, (0, 0))
    canvas.veil()
    assert canvas.surface.get_buffer().raw == whole.get_buffer().raw


def flat(picture: pygame.Surface) -> bytes:
    """As it looks over something."""
    surface = pygame.Surface(picture.get_size()).convert()
    surface.fill(BEHIND)
    surface.blit(picture, (0, 0))
    raw: bytes = surface.get_buffer().raw
    return raw
