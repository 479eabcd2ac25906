"""A window with a picture and nothing else: what pygame alone costs when packaged like the game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
NAME = "bare-window"
FOLDER = REPOSITORY / "build" / NAME


def program() -> list[str]:
    return [str(FOLDER / "dist" / NAME / NAME)]


def build() -> None:
    """One folder, stripped, without a console: as build.spec does it."""
    subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR",
            "--onedir", "--windowed", "--strip", "--optimize", "1", "--name", NAME,
            "--exclude-module", "numpy", "--exclude-module", "PIL",
            "--distpath", str(FOLDER / "dist"), "--workpath", str(FOLDER / "work"),
            "--specpath", str(FOLDER), __file__,
        ],
        cwd=REPOSITORY, check=True, timeout=300, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def main() -> None:
    import pygame

    pygame.display.init()
    window = pygame.display.set_mode((1280, 720))
    shade = 0
    while True:
        for x in range(1280):
            window.fill((x // 5, shade, 255 - x // 5), (x, 0, 1, 720))
        pygame.display.flip()
        while (event := pygame.event.wait()).type != pygame.KEYDOWN:
            if event.type == pygame.QUIT:
                return
        shade = 255 - shade


if __name__ == "__main__":
    main()
