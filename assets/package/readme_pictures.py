"""The pictures of README.md, taken again: `python -m assets.package.readme_pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pygame
from PIL import Image

from assets.package.version import REPOSITORY
from game.core.settings import Settings
from scenes.headless import Rehearsal
from scenes.shots import set_up
from scenes.showcase import everything

FOLDER = REPOSITORY / "assets" / "readme"
TAKEN = (
    "buteur-play",
    "11-soccer-play",
    "les-ptifooteux-roll",
    "big4-roll",
    "le-championnat-roll",
)
_DRAWN, _SHOWN = (1920, 1080), (960, 540)
_COLOURS = 200  # flat drawings need no more, and the repository stays small


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as saves:
        rehearsal = Rehearsal(Path(saves), Settings(muted=True), _DRAWN)
        for shown in everything():
            if shown.name in TAKEN:
                set_up(rehearsal, shown)
                pixels = pygame.image.tobytes(rehearsal.surface, "RGB")
                _write(pixels, FOLDER / f"{shown.name}.png")


def _write(pixels: bytes, path: Path) -> None:
    small = Image.frombytes("RGB", _DRAWN, pixels).resize(_SHOWN, Image.Resampling.LANCZOS)
    flat = small.quantize(_COLOURS, dither=Image.Dither.NONE)
    flat.save(path, optimize=True)
    print(f"{path.stat().st_size / 1000:.0f} kB  {path.relative_to(REPOSITORY)}")


if __name__ == "__main__":
    main()
