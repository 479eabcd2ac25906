"""A panel over the veil: Escape closes it, and so does a click beside it."""

from __future__ import annotations

from scenes.scene import Box, Point, Scene


class Pane(Scene):
    modal = True
    grows = True

    @property
    def box(self) -> Box:
        """The panel; a click inside it beside everything means nothing."""
        raise NotImplementedError

    def back(self) -> None:
        self.stage.sound.play("click")
        self.stack.pop()

    def click_nothing(self, point: Point) -> None:
        if not self.box.holds(point):
            self.back()
