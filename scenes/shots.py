"""`--shots DIR`: a PNG of every screen and of the telling states of every game, or of one."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pygame

from game.core.settings import Settings
from scenes.headless import Rehearsal
from scenes.showcase import Shown, everything

SETTLING = 0.5  # pictures are taken once turn changes and small motions are over


def take_shots(
    folder: Path,
    size: tuple[int, int],
    language: Literal["fr", "en"],
    text_size: Literal["normal", "large"],
    grey: bool,
    only: str | None = None,
) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        print(f"cannot write into {folder}: {problem.strerror}", file=sys.stderr)
        return 1
    settings = Settings(language=language, text_size=text_size, window_size=size, muted=True)
    names = []
    for name, picture in pictures(settings, size, only):
        names.append(name)
        drawn = pygame.transform.grayscale(picture) if grey else picture
        pygame.image.save(drawn, folder / f"{name}.png")
    print(f"{len(names)} pictures in {folder}")
    return 0


def pictures(
    settings: Settings, size: tuple[int, int], only: str | None = None
) -> Iterator[tuple[str, pygame.Surface]]:
    with tempfile.TemporaryDirectory() as saves:
        rehearsal = Rehearsal(Path(saves), settings, size)
        for shown in everything(only):
            set_up(rehearsal, shown)
            yield shown.name, rehearsal.surface


def set_up(rehearsal: Rehearsal, shown: Shown, fresh: bool = True) -> None:
    """Bring the program into the state of that picture."""
    rehearsal.show(shown.scenes(rehearsal.stage), fresh)
    rehearsal.wait(SETTLING, step=0.1)
    if shown.act is not None:
        shown.act(rehearsal.top)
        rehearsal.top.touch()
    rehearsal.stack.settle()
    rehearsal.app.frame(0)
