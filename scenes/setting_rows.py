"""The rows of the settings: a picture, words, and something to set with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box, Scene, Target
from scenes.widgets import slider
from scenes.widgets.slider import draw_slider
from scenes.widgets.toggle import draw_toggle
from scenes.words import say

if TYPE_CHECKING:
    from game.core.settings import Settings
    from scenes.canvas import Canvas

SLIDER_WIDTH = 390
_TILE = 92
_WORDS = 44

Changed = Callable[[], None]


class Row:
    """`key` names the catalogue words and the targets; `field` is the setting."""

    def __init__(self, key: str, icon: str, field: str, changed: Changed) -> None:
        self.key = key
        self.icon = icon
        self.field = field
        self.changed = changed
        self.box = Box(0, 0, 0, 0)

    def targets(self, settings: Settings) -> list[Target]:
        raise NotImplementedError

    def draw_control(self, canvas: Canvas, scene: Scene) -> None:
        raise NotImplementedError

    def control_width(self) -> float:
        """What the words must leave free on the right."""
        raise NotImplementedError

    def nudge(self, settings: Settings, target: str, notches: int) -> bool:
        """An arrow key while `target` has the focus; True when it was used."""
        return False

    def words(self, scene: Scene) -> str:
        return say(f"settings.{self.key}")

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        hot = scene.hot(f"settings.{self.key}")
        if hot:
            canvas.glow(self.box, 30)
        canvas.plate(self.box, 30, theme.HINT_PAPER if hot else theme.WHITE, border=4)
        tile_y = self.box.y + self.box.height / 2
        canvas.art("ui/icon-tile", self.box.x + 62, tile_y, _TILE, "centre")
        canvas.art(self.icon, self.box.x + 62, tile_y, 66, "centre")
        self.draw_words(canvas, self.words(scene))
        self.draw_control(canvas, scene)

    def draw_words(self, canvas: Canvas, words: str) -> None:
        left, middle = self.words_left, self.box.y + self.box.height / 2
        canvas.text(words, left, middle, _WORDS, anchor="left", room=self.words_room)

    @property
    def words_left(self) -> float:
        return self.box.x + 128

    @property
    def words_room(self) -> float:
        return self.box.x + self.box.width - self.control_width() - 44 - self.words_left

    def _set(self, settings: Settings, value: object) -> None:
        setattr(settings, self.field, value)
        self.changed()


class ToggleRow(Row):
    """The whole row is the switch. `on` and `off` are the values of the setting."""

    def __init__(
        self,
        key: str,
        icon: str,
        field: str,
        changed: Changed,
        *,
        on: object = True,
        off: object = False,
        note: str = "",
    ) -> None:
        super().__init__(key, icon, field, changed)
        self.on, self.off, self.note = on, off, note

    def is_on(self, settings: Settings) -> bool:
        return bool(getattr(settings, self.field) == self.on)

    def targets(self, settings: Settings) -> list[Target]:
        def switch() -> None:
            self._set(settings, self.off if self.is_on(settings) else self.on)

        return [Target(f"settings.{self.key}", self.box, switch)]

    def control_width(self) -> float:
        return 156

    def draw_words(self, canvas: Canvas, words: str) -> None:
        if not self.note:
            super().draw_words(canvas, words)
            return
        left, room = self.words_left, self.words_room
        canvas.text(words, left, self.box.y + 34, _WORDS, anchor="left", room=room)
        note = Box(left, self.box.y + 58, room, self.box.height - 68)
        canvas.lines(say(f"settings.{self.note}"), note, 36)

    def draw_control(self, canvas: Canvas, scene: Scene) -> None:
        x = self.box.x + self.box.width - 28 - 78
        on = self.is_on(scene.stage.settings)
        draw_toggle(canvas, x, self.box.y + self.box.height / 2, on)


class SliderRow(Row):
    """Clicked or dragged to a notch; left and right move it by one."""

    @property
    def slider_box(self) -> Box:
        x = self.box.x + self.box.width - 24 - SLIDER_WIDTH
        return Box(x, self.box.y + (self.box.height - 92) / 2, SLIDER_WIDTH, 92)

    def targets(self, settings: Settings) -> list[Target]:
        def next_notch() -> None:
            share = float(getattr(settings, self.field))
            self._set(settings, 0.0 if share >= 1 else slider.moved(share, 1))

        return [Target(f"settings.{self.key}", self.slider_box, next_notch)]

    def slide_to(self, settings: Settings, x: float) -> None:
        wished = slider.notch_at(self.slider_box, x)
        if wished != getattr(settings, self.field):
            self._set(settings, wished)

    def nudge(self, settings: Settings, target: str, notches: int) -> bool:
        if target != f"settings.{self.key}":
            return False
        self._set(settings, slider.moved(float(getattr(settings, self.field)), notches))
        return True

    def _set(self, settings: Settings, value: object) -> None:
        """Whoever moves a volume wants to hear it."""
        settings.muted = False
        super()._set(settings, value)

    def control_width(self) -> float:
        return SLIDER_WIDTH

    def draw_control(self, canvas: Canvas, scene: Scene) -> None:
        share = float(getattr(scene.stage.settings, self.field))
        draw_slider(canvas, self.slider_box, share, hot=scene.hot(f"settings.{self.key}"))
