"""The packaged program on a screen of its own: started, looked at, clicked, closed."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from game.core.settings import Settings
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.scene import Point, Scene
from tests.packaged.window_button import geometry, press_close_button, window_of
from tests.virtual_screen import HEIGHT, WIDTH, VirtualScreen

_POINTER_BYTES = 3 * 24 * 24


class Running:
    """`with Running(...) as program`; whatever happens, it is gone afterwards."""

    def __init__(
        self,
        screen: VirtualScreen,
        command: Sequence[str],
        environment: Mapping[str, str],
        cwd: Path | str = "/",
    ) -> None:
        self.screen = screen
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the program
        self.process = subprocess.Popen(
            command,
            env={"DISPLAY": screen.display, **environment},
            cwd=cwd,
            stderr=self.errors,
        )

    def __enter__(self) -> Running:
        self.screen.wait_until_drawn(40)
        self.window = self._find_window()
        self.left, self.top, self.width, self.height = geometry(self.screen, self.window)
        return self

    def _find_window(self) -> int:
        """A wrapper (strace, sh) is another process: the window of the newest child is meant."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        grown = children.read_text().split()
        return window_of(self.screen, int(grown[-1]) if grown else self.process.pid)

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)
        self.errors.close()

    def click(self, point: Point) -> None:
        """A point in design pixels."""
        before = self.screen.wait_for_rest(still=0.5)
        scale = self.width / 1920
        self.screen.click(self.left + point[0] * scale, self.top + point[1] * scale)
        self.screen.wait_for_change(before)

    def close(self) -> int:
        press_close_button(self.screen, self.window)
        return self.process.wait(20)

    def complaints(self) -> str:
        self.errors.seek(0)
        return self.errors.read().decode()

    def looks_like(self, scenes: Sequence[Scene], settings: Settings) -> bool:
        """The same scenes drawn here; only the pointer, put into a corner, may differ."""
        self.screen.do("mousemove", str(self.left + 4), str(self.top + self.height - 4))
        pixels = self.screen.wait_for_rest(still=0.5)
        picture = pygame.image.frombuffer(pixels, (WIDTH, HEIGHT), "BGRA")
        area = (self.left, self.top, self.width, self.height)
        seen = pygame.image.tobytes(picture.subsurface(area), "RGB")
        expected = drawn_here(scenes, settings, (self.width, self.height))
        different = sum(one != other for one, other in zip(seen, expected, strict=True))
        return different < _POINTER_BYTES


def drawn_here(scenes: Sequence[Scene], settings: Settings, size: tuple[int, int]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = Rehearsal(Path(folder), settings, size)
        rehearsal.show(scenes)
        rehearsal.wait(1.0)  # a dialog has come to its full size
        return pygame.image.tobytes(rehearsal.surface, "RGB")


def where(scene: Scene, key: str, settings: Settings) -> Point:
    """Where the program shows that target: the same scene, asked without a window."""
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = Rehearsal(Path(folder), settings, (1280, 720))
        rehearsal.show([Home(), scene])
        return next(target.box.centre for target in scene.targets() if target.key == key)
