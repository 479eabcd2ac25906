"""The fixed frame of every game screen: the bar of buttons on the left, the prompt at the top."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Literal

import pygame

from scenes import theme
from scenes.keeping import keep_settings
from scenes.scene import Box, Scene, Target
from scenes.sound import sound_tip
from scenes.widgets.avatar import draw_avatar, paint_of
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from game.core.record import Seat
    from scenes.canvas import Canvas
    from scenes.stage import Stage

Speed = Literal["slow", "normal", "fast"]

BAR_BUTTONS: Final = {
    "home": Box(15, 18, 96, 90),
    "rules": Box(15, 132, 96, 90),
    "hint": Box(15, 246, 96, 90),
    "undo": Box(15, 360, 96, 90),
    "legend": Box(15, 474, 96, 90),
    "speed": Box(15, 852, 96, 90),
    "sound": Box(15, 966, 96, 90),
}
BAR_WIDTH: Final = 126
PROMPT_HEIGHT: Final = 100
SLIDE: Final = 24
SLIDE_SECONDS: Final = 0.2
PLAY_AREA: Final = Box(146, 126, 1754, 942)

_ICONS = {"home": "home", "rules": "book", "hint": "bulb", "undo": "undo", "legend": "question"}
_SPEED_ICONS = {"slow": "tortoise", "normal": "speed-normal", "fast": "hare"}
_NEXT_SPEED: Final[dict[Speed, Speed]] = {"slow": "normal", "normal": "fast", "fast": "slow"}
_SEAT_LINE = 10


class Frame:
    """`acts` says what each button does; a button without an act is not drawn."""

    def __init__(self, acts: Mapping[str, Callable[[], None]]) -> None:
        self.acts = dict(acts)
        self.glowing: str | None = None  # the button that is "on", such as the hint
        self._sliding = 0.0  # seconds until the new prompt stands still

    def targets(self) -> list[Target]:
        return [
            Target(f"bar.{name}", box, self.acts[name], f"bar.{name}")
            for name, box in BAR_BUTTONS.items()
            if name in self.acts
        ]

    def slide_in(self, stage: Stage) -> None:
        """A new prompt comes from the right."""
        self._sliding = 0.0 if stage.settings.fewer_animations else SLIDE_SECONDS

    def advance(self, seconds: float) -> bool:
        """True while the prompt moves."""
        moves = self._sliding > 0
        self._sliding = max(0.0, self._sliding - seconds)
        return moves

    def draw(self, canvas: Canvas, scene: Scene, seat: Seat, index: int, prompt: str) -> None:
        """Call it after the play area; the tooltips need `draw_tips` after everything else."""
        self.draw_prompt(canvas, seat, index, prompt)
        self.draw_bar(canvas, scene)

    def draw_bar(self, canvas: Canvas, scene: Scene) -> None:
        canvas.fill(theme.NIGHT, Box(0, 0, BAR_WIDTH, theme.DESIGN_HEIGHT))
        canvas.fill(theme.NIGHT_HAIRLINE, Box(BAR_WIDTH - 3, 0, 3, theme.DESIGN_HEIGHT))
        self._draw_midfield(canvas)
        for name, box in BAR_BUTTONS.items():
            if name in self.acts:
                state = "hot" if self.glowing == name else scene.state_of(f"bar.{name}")
                paint = theme.SUN if name == "hint" else theme.PAPER
                draw_button(canvas, box, "", state, paint, icon=_icon(name, scene.stage), radius=24)

    def draw_prompt(self, canvas: Canvas, seat: Seat, index: int, prompt: str) -> None:
        width = theme.DESIGN_WIDTH - BAR_WIDTH
        paint = paint_of(seat)
        canvas.fill(theme.PAPER.fill, Box(BAR_WIDTH, 0, width, PROMPT_HEIGHT))
        canvas.fill(paint.fill, Box(BAR_WIDTH, PROMPT_HEIGHT, width, _SEAT_LINE))
        corners = ((BAR_WIDTH, 0), (330, 0), (296, PROMPT_HEIGHT), (BAR_WIDTH, PROMPT_HEIGHT))
        pygame.draw.polygon(canvas.surface, paint.fill, [canvas.to_pixels(*c) for c in corners])
        draw_avatar(canvas, seat, index, 212, 66, 66)
        x = 340 + SLIDE * (self._sliding / SLIDE_SECONDS) ** 2
        canvas.text(prompt, x, 50, 60, anchor="left", room=1560, fixed=True)

    def draw_tips(self, canvas: Canvas, scene: Scene) -> None:
        """The name of the button under the pointer or the focus, beside it."""
        if scene.stack.top is not scene:
            return  # a question lies over the table
        for name, box in BAR_BUTTONS.items():
            if name in self.acts and scene.hot(f"bar.{name}"):
                words = self._tip(name, scene.stage)
                size = 36 * canvas.stage.text_factor
                width = canvas.stage.type.width(words, size, "display") + 48
                plate = Box(box.x + box.width + 24, box.y + 12, width, 66)
                canvas.plate(plate, 22, theme.PAPER.fill, shadow="small")
                canvas.text(words, plate.x + 24, plate.y + 33, 36, anchor="left")

    def _tip(self, name: str, stage: Stage) -> str:
        if name == "speed":
            return say("bar.speed-now", speed=say(f"settings.{stage.settings.speed}"))
        return say(sound_tip(stage.sound) if name == "sound" else f"bar.{name}")

    def _draw_midfield(self, canvas: Canvas) -> None:
        """A quiet centre circle fills the empty stretch of the bar."""
        x, y = 60, 650
        canvas.fill(theme.NIGHT_PANEL, Box(0, y - 2, BAR_WIDTH - 3, 4))
        canvas.blit(canvas.stage.shapes.disc(42, theme.NIGHT, theme.NIGHT_PANEL, 4), x, y, "centre")
        canvas.fill(theme.NIGHT_PANEL, Box(18, y - 2, 84, 4))
        canvas.blit(canvas.stage.shapes.disc(7, theme.NIGHT_PANEL, None, 0), x, y, "centre")


def change_speed(stage: Stage) -> None:
    """The next of the three speeds, kept."""
    stage.settings.speed = _NEXT_SPEED[stage.settings.speed]
    keep_settings(stage)


def change_sound(stage: Stage) -> None:
    """All sound off or on again, kept."""
    stage.settings.muted = not stage.settings.muted
    stage.sound.muted = stage.settings.muted
    keep_settings(stage)


def _icon(name: str, stage: Stage) -> str:
    if name == "speed":
        return _SPEED_ICONS[stage.settings.speed]
    if name == "sound":
        return "sound-off" if stage.settings.muted or stage.sound.missing else "sound-on"
    return _ICONS[name]
