"""Rows of the settings with buttons: one of a few values, or something to be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes import theme
from scenes.scene import Box, Scene, Target
from scenes.setting_rows import Changed, Row
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from game.core.settings import Settings
    from scenes.canvas import Canvas


class Choice(NamedTuple):
    """One of the values of a setting: its words or, if there is one, its icon."""

    value: str
    words: str
    icon: str | None = None


class ChoiceRow(Row):
    """A few buttons, one of them chosen: sun, sunk and ticked."""

    def __init__(
        self,
        key: str,
        icon: str,
        field: str,
        changed: Changed,
        choices: Sequence[Choice],
        width: float,
    ) -> None:
        super().__init__(key, icon, field, changed)
        self.choices = tuple(choices)
        self.width = width

    def choice_box(self, number: int) -> Box:
        right = self.box.x + self.box.width - 24
        x = right - (len(self.choices) - number) * (self.width + 18) + 18
        return Box(x, self.box.y + (self.box.height - 92) / 2 - 3, self.width, 92)

    def target_key(self, choice: Choice) -> str:
        return f"settings.{self.key}.{choice.value}"

    def targets(self, settings: Settings) -> list[Target]:
        return [
            Target(
                self.target_key(choice),
                self.choice_box(number),
                lambda choice=choice: self._set(settings, choice.value),  # type: ignore[misc]
            )
            for number, choice in enumerate(self.choices)
        ]

    def words(self, scene: Scene) -> str:
        """Pictures need a name: that of the one being looked at."""
        for choice in self.choices:
            if choice.icon and scene.hot(self.target_key(choice)):
                return say(choice.words)
        return super().words(scene)

    def control_width(self) -> float:
        return len(self.choices) * (self.width + 18) - 18

    def draw_control(self, canvas: Canvas, scene: Scene) -> None:
        for number, choice in enumerate(self.choices):
            box = self.choice_box(number)
            chosen = getattr(scene.stage.settings, self.field) == choice.value
            paint = theme.SUN if chosen else theme.PAPER
            label = "" if choice.icon else say(choice.words)
            state = scene.state_of(self.target_key(choice))
            draw_button(canvas, box, label, state, paint, icon=choice.icon, size=40, radius=24)
            if chosen:
                canvas.art("ui/tick-badge", box.x + box.width - 8, box.y + 12, 42, "centre")


class ActRow(Row):
    """Something to be done once; afterwards the button rests."""

    def __init__(
        self, key: str, icon: str, field: str, changed: Changed, sign: str, width: float
    ) -> None:
        super().__init__(key, icon, field, changed)
        self.sign = sign
        self.width = width

    @property
    def button_box(self) -> Box:
        x = self.box.x + self.box.width - 24 - self.width
        return Box(x, self.box.y + (self.box.height - 92) / 2 - 3, self.width, 92)

    def targets(self, settings: Settings) -> list[Target]:
        if not getattr(settings, self.field):
            return []

        def empty() -> None:
            self._set(settings, {})

        return [Target(f"settings.{self.key}.go", self.button_box, empty)]

    def control_width(self) -> float:
        return self.width

    def draw_control(self, canvas: Canvas, scene: Scene) -> None:
        waiting = bool(getattr(scene.stage.settings, self.field))
        state = scene.state_of(f"settings.{self.key}.go") if waiting else "disabled"
        draw_button(canvas, self.button_box, "", state, theme.PAPER, icon=self.sign, radius=24)
        if not waiting:
            box = self.button_box
            canvas.art("ui/tick-badge", box.x + box.width - 8, box.y + 12, 42, "centre")
