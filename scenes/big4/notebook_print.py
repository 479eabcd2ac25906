"""The notebook on one long sheet, written as a PNG into the user's folder of pictures."""

from __future__ import annotations

import time
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from platformdirs import user_pictures_path

from game.core.record import Seat
from scenes import theme
from scenes.big4.notebook import Line
from scenes.canvas import Canvas
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.stage import Stage

_WIDTH = 1700
_HEAD, _LINE, _FOOT = 250, 102, 40


def pictures_folder() -> Path:
    """Where the user keeps pictures."""
    return user_pictures_path()


def print_lines(
    stage: Stage, lines: Sequence[Line], seats: Sequence[Seat], folder: Path | None = None
) -> Path:
    """Raises OSError when the folder does not take it."""
    stamp = time.strftime("%Y-%m-%d_%H-%M-%S")
    folder = folder or pictures_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"carnet-big4-{stamp}.png"
    sheet = draw_sheet(stage, lines, seats)
    try:
        pygame.image.save(sheet, path)
    except pygame.error as problem:
        raise OSError(str(problem)) from problem
    return path


def draw_sheet(stage: Stage, lines: Sequence[Line], seats: Sequence[Seat]) -> pygame.Surface:
    from scenes.big4.notebook_scene import draw_line

    flat = copy(stage)  # the same shelves, without the bars around the screen
    flat.offset = (0, 0)
    height = _HEAD + _LINE * len(lines) + _FOOT
    size = (stage.shapes.pixels(_WIDTH), stage.shapes.pixels(height))
    canvas = Canvas(pygame.Surface(size), flat)
    canvas.surface.fill(theme.PAPER.fill)
    canvas.text(say("big4.notebook"), _WIDTH / 2, 76, 76, anchor="centre", room=_WIDTH - 100)
    pitch = _WIDTH / len(seats)
    for number, seat in enumerate(seats):
        x = pitch * (number + 0.5)
        draw_avatar(canvas, seat, number, x - 110, 180, 50)
        canvas.text(seat.name, x - 36, 180, 52, anchor="left", room=pitch / 2)
    if len(seats) == 2:
        goals = [line.score for line in lines if line.goal]
        score = goals[-1] if goals else "0 – 0"
        canvas.text(score, _WIDTH / 2, 180, 84, anchor="centre", room=pitch / 3)
    for number, line in enumerate(lines):
        box = Box(40, _HEAD + number * _LINE, _WIDTH - 80, _LINE - 12)
        draw_line(canvas, box, line, seats)
    return canvas.surface
