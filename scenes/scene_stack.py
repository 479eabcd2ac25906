"""The stack of scenes: the topmost is in play, and comes and goes with a small motion."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from scenes.memory import give_back
from scenes.widgets.curtain import OpeningCurtain
from scenes.widgets.opening import OpeningDialog

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.scene import Scene
    from scenes.stage import Stage


def clear_away() -> None:
    """A table holds itself in circles, and its layers are large: do not wait for Python's broom."""
    gc.collect()
    give_back()


class SceneStack:
    """The scenes on the table, the topmost in play."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.scenes: list[Scene] = []
        self._curtain: OpeningCurtain | None = None
        self._opening: OpeningDialog | None = None  # the topmost comes

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    @property
    def busy(self) -> bool:
        return self._curtain is not None or self._opening is not None or self.top.busy

    def update(self, seconds: float) -> None:
        """Let time pass for the topmost, and for a curtain that opens on it."""
        self.top.update(seconds)
        if self._opening is not None:
            self._opening.update(seconds, self.stage.pace)
            if self._opening.open:
                self.settle()
        if self._curtain is not None:
            self._curtain.update(seconds, self.stage.pace)
            if self._curtain.open:
                self._curtain = None
                self.top.touch()

    def settle(self) -> None:
        """A dialog that is still coming is there."""
        if self._opening is not None:
            self._opening = None
            self.top.touch()

    def open_curtain(self, name: str) -> None:
        """What comes on top now is seen between the halves of a curtain that was closed."""
        if self.stage.pace:
            self._curtain = OpeningCurtain(self.stage.art.background(name))

    def push(self, scene: Scene) -> None:
        scene.stage = self.stage
        scene.stack = self
        self.scenes.append(scene)
        self._opening = OpeningDialog() if scene.grows and self.stage.pace else None
        scene.enter()
        scene.touch()

    def pop(self) -> None:
        self.scenes.pop()
        self._opening = None
        if self.scenes:
            self._wake_top()

    def replace(self, scene: Scene) -> None:
        self.scenes.pop()
        clear_away()
        self.push(scene)

    def home(self) -> None:
        """Back to the bottom of the stack."""
        self._curtain = self._opening = None
        del self.scenes[1:]
        self.stage.clear_shelves()
        clear_away()
        self._wake_top()

    def lay_out(self) -> None:
        self._curtain = self._opening = None  # their pictures have the old size
        for scene in self.scenes:
            scene.lay_out()
            scene.touch()

    def draw(self, canvas: Canvas) -> None:
        if self._opening is not None:
            self._opening.draw(canvas, lambda sheet: self._draw_to(sheet, -1), self.top.draw)
            self.top.dirty = False
        else:
            self._draw_to(canvas, None)
        if self._curtain is not None:
            self._curtain.draw(canvas)

    def _draw_to(self, canvas: Canvas, last: int | None) -> None:
        """The topmost and what can be seen below it, or only the latter."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].modal:
            first -= 1
        for scene in self.scenes[first:last]:
            scene.draw(canvas)
            scene.dirty = False

    def _wake_top(self) -> None:
        self.top.hovered = self.top.focused = self.top.pressed = None
        self.top.enter()
        self.top.touch()
