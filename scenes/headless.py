"""A stage without a window: for pictures of every screen, the smoke run and tests."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.core.saves import SaveShelf
from game.core.settings import Settings
from scenes.app import App
from scenes.memory import return_large_blocks
from scenes.scene import Point, Scene
from scenes.scene_stack import SceneStack, clear_away
from scenes.sound import SoundBox
from scenes.stage import Stage
from scenes.words import set_language


def open_headless(size: tuple[int, int]) -> pygame.Surface:
    """A display that shows nothing and a sound device that plays nothing."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    return_large_blocks()
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


class Rehearsal:
    """A whole program without a window: `show` scenes, then click, wait and look."""

    def __init__(
        self, folder: Path, settings: Settings | None = None, size: tuple[int, int] = (1920, 1080)
    ) -> None:
        self.surface = open_headless(size)
        settings = settings or Settings()
        set_language(settings.language)
        self.stage = Stage(settings, SaveShelf(folder), SoundBox())
        self.stack = SceneStack(self.stage)
        self.app = App(self.stage, self.stack)
        self.app.double_click = 0.0  # the clicks of a rehearsal come faster than any hand

    @property
    def top(self) -> Scene:
        return self.stack.top

    def show(self, scenes: Sequence[Scene], fresh: bool = True) -> None:
        """These scenes, bottom to top, and nothing else; drawn from nothing if `fresh`."""
        self.stack.scenes.clear()
        if fresh:
            self.stage.clear_shelves()
        clear_away()
        for scene in scenes:
            self.stack.push(scene)
        self.app.frame(0)

    def rest(self) -> None:
        """Nobody does anything for a while."""
        while self.stage.errands.do_one():
            pass

    def click(self, point: Point) -> None:
        """Press and release at a design point, as the mouse would."""
        scale, (left, top) = self.stage.scale, self.stage.offset
        pixel = (round(left + point[0] * scale), round(top + point[1] * scale))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.post(pygame.Event(kind, pos=pixel, button=1))
        self.app.frame(0)

    def click_target(self, key: str) -> None:
        """Click the middle of what the top scene calls `key`."""
        self.click(next(target.box.centre for target in self.top.targets() if target.key == key))

    def hover(self, point: Point) -> None:
        scale, (left, top) = self.stage.scale, self.stage.offset
        pixel = (round(left + point[0] * scale), round(top + point[1] * scale))
        self.app.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0)))
        self.app.frame(0)

    def key(self, key: int) -> None:
        self.app.post(pygame.Event(pygame.KEYDOWN, key=key, unicode="", mod=0))
        self.app.frame(0)

    def wait(self, seconds: float, step: float = 1 / 60) -> None:
        """Let that much time pass for the scenes, frame by frame."""
        left = seconds
        while left > 0:
            self.app.frame(min(step, left))
            left -= step
