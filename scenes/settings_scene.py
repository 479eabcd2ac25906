"""The settings: every change is obeyed at once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.core.settings import Settings
from scenes import theme
from scenes.about import About
from scenes.keeping import keep_settings
from scenes.scene import Box, Point, Scene, Target
from scenes.setting_choices import ActRow, Choice, ChoiceRow
from scenes.setting_rows import Row, SliderRow, ToggleRow
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel, draw_title
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

LEFT_PANEL = Box(50, 124, 896, 816)
RIGHT_PANEL = Box(974, 124, 896, 816)
BEFORE = Box(50, 960, 470, 100)
ABOUT = Box(724, 960, 472, 100)
DONE = Box(1398, 960, 472, 100)

_HEAD = 78
_ROW_GAP = 18
_ROW_WIDTH = 848
_TALL = 1.5  # a row with an explanation, against one without
_SPEEDS = (
    Choice("slow", "settings.slow", "tortoise"),
    Choice("normal", "settings.normal", "speed-normal"),
    Choice("fast", "settings.fast", "hare"),
)
_LANGUAGES = (Choice("fr", "settings.french"), Choice("en", "settings.english"))
# What « as before » gives back: the rest of the settings is not set here.
_FIELDS = (
    "language",
    "text_size",
    "speed",
    "fewer_animations",
    "music_volume",
    "sound_volume",
    "muted",
    "full_screen",
    "open_hands",
    "coached",
)


class SettingsScene(Scene):
    """Mock-up 20. The app looks at the settings in every frame; this scene only changes them."""

    main = "settings.done"

    def __init__(self) -> None:
        super().__init__()
        self._before: Settings | None = None
        self._dragged: SliderRow | None = None
        self.left: tuple[Row, ...] = (
            SliderRow("music", "icons/music", "music_volume", self._changed),
            SliderRow("effects", "icons/whistle", "sound_volume", self._heard),
            ToggleRow("mute", "icons/sound-off", "muted", self._changed),
            ToggleRow("full-screen", "icons/full-screen", "full_screen", self._changed),
            ToggleRow(
                "large-text",
                "icons/text-size",
                "text_size",
                self._changed,
                on="large",
                off="normal",
            ),
        )
        self.right: tuple[Row, ...] = (
            ChoiceRow("language", "icons/language", "language", self._changed, _LANGUAGES, 216),
            ChoiceRow("speed", "icons/clock", "speed", self._changed, _SPEEDS, 122),
            ToggleRow("less-motion", "icons/motion", "fewer_animations", self._changed),
            ToggleRow(
                "open-hands", "icons/eye", "open_hands", self._changed, note="open-hands-note"
            ),
            ActRow("coach-again", "icons/bulb", "coached", self._changed, "icons/replay", 122),
        )
        _place(self.left, LEFT_PANEL)
        _place(self.right, RIGHT_PANEL)

    @property
    def rows(self) -> tuple[Row, ...]:
        return (*self.left, *self.right)

    def enter(self) -> None:
        if self._before is None:
            self._before = msgspec.structs.replace(self.stage.settings)

    # Changing.

    def _changed(self) -> None:
        self.stage.sound.play("click")
        keep_settings(self.stage)
        self.touch()

    def _heard(self) -> None:
        """The new loudness must be in force before it can be heard."""
        settings, sound = self.stage.settings, self.stage.sound
        sound.muted = settings.muted
        sound.set_volumes(settings.sound_volume, settings.music_volume)
        self._changed()

    @property
    def is_changed(self) -> bool:
        now, before = self.stage.settings, self._before
        return before is not None and any(
            getattr(now, name) != getattr(before, name) for name in _FIELDS
        )

    def _as_before(self) -> None:
        assert self._before is not None
        for name in _FIELDS:
            setattr(self.stage.settings, name, getattr(self._before, name))
        self._changed()

    def _done(self) -> None:
        self.stage.sound.play("click")
        self.stack.pop()

    def _open_about(self) -> None:
        self.stage.sound.play("click")
        self.stack.push(About())

    # Input.

    def targets(self) -> list[Target]:
        settings = self.stage.settings
        rows = [target for row in self.rows for target in row.targets(settings)]
        before = [Target("settings.reset", BEFORE, self._as_before)] if self.is_changed else []
        about = Target("settings.about", ABOUT, self._open_about)
        return [*rows, *before, about, Target("settings.done", DONE, self._done)]

    def back(self) -> None:
        self._done()

    def press(self, point: Point) -> None:
        for row in self.rows:
            if isinstance(row, SliderRow) and row.slider_box.holds(point):
                self._dragged = row
                self.pressed = f"settings.{row.key}"
                row.slide_to(self.stage.settings, point[0])
                self.touch()
                return
        super().press(point)

    def hover(self, point: Point) -> None:
        if self._dragged is not None:
            self._dragged.slide_to(self.stage.settings, point[0])
        else:
            super().hover(point)

    def release(self) -> None:
        self._dragged = None
        super().release()

    def key(self, name: str) -> None:
        notches = {"left": -1, "right": 1}.get(name)
        if notches is not None and self.focused is not None:
            settings = self.stage.settings
            if any(row.nudge(settings, self.focused, notches) for row in self.rows):
                return
        super().key(name)

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        canvas.background("dressing-room")
        title = say("settings.title")
        half = canvas.stage.type.width(title, 84) / 2
        for x in (960 - half - 96, 960 + half + 96):
            self._draw_cog(canvas, x)
        draw_title(canvas, title, 960, 68, 84, 1100)
        self._draw_panel(canvas, LEFT_PANEL, theme.CORAL, "settings.picture-and-sound", self.left)
        self._draw_panel(canvas, RIGHT_PANEL, theme.SKY, "settings.game", self.right)
        state = self.state_of("settings.reset") if self.is_changed else "disabled"
        label = say("settings.reset")
        draw_button(canvas, BEFORE, label, state, theme.PAPER, icon="undo", size=52)
        state, label = self.state_of("settings.about"), say("settings.about")
        draw_button(canvas, ABOUT, label, state, theme.PAPER, icon="question", size=52)
        state, label = self.state_of("settings.done"), say("settings.done")
        draw_button(canvas, DONE, label, state, theme.GRASS, icon="check", size=60)

    def _draw_cog(self, canvas: Canvas, x: float) -> None:
        canvas.blit(canvas.stage.shapes.disc(56, theme.PAPER.fill), x, 68, "centre")
        canvas.art("icons/gear", x, 68, 84, "centre")

    def _draw_panel(
        self, canvas: Canvas, box: Box, head: theme.Paint, title: str, rows: tuple[Row, ...]
    ) -> None:
        words = say(title)
        draw_panel(canvas, box, head, words, head_height=_HEAD, radius=40, size=52, shadow="normal")
        for row in rows:
            row.draw(canvas, self)


def _place(rows: tuple[Row, ...], panel: Box) -> None:
    """Share the panel out; a row that explains itself gets more."""
    weights = [_TALL if isinstance(row, ToggleRow) and row.note else 1.0 for row in rows]
    top = panel.y + _HEAD + 14
    room = panel.y + panel.height - 16 - top - _ROW_GAP * (len(rows) - 1)
    unit = room / sum(weights)
    for row, weight in zip(rows, weights, strict=True):
        row.box = Box(panel.x + (panel.width - _ROW_WIDTH) / 2, top, _ROW_WIDTH, unit * weight)
        top += unit * weight + _ROW_GAP
