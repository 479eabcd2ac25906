"""The first start: twenty seconds that show how a box is opened. Any key or click goes on."""

from __future__ import annotations

from typing import Final

from scenes import theme
from scenes.canvas import Canvas
from scenes.home import Home
from scenes.host import draw_host
from scenes.scene import Box, Point, Scene, Target
from scenes.welcome_pictures import draw_click, draw_hello, draw_kept, draw_point
from scenes.widgets.button import draw_button
from scenes.widgets.page_dots import draw_page_dots
from scenes.words import say

BEATS: Final = ("hello", "point", "click", "kept")
BEAT_SECONDS: Final = 5.0
PANEL: Final = Box(70, 764, 1780, 284)
SKIP: Final = Box(1372, 902, 440, 108)

_DEAF: Final = 0.5  # the second click of the double-click that started the program
_TEXT_LEFT = PANEL.x + 276
_PICTURES = {"hello": draw_hello, "point": draw_point, "click": draw_click, "kept": draw_kept}


class Welcome(Scene):
    """Lies over the shelf, whose boxes it points at; a click on one of them opens it."""

    modal = True
    main = "welcome.skip"

    def __init__(self, home: Home) -> None:
        super().__init__()
        self.home = home
        self.age = 0.0

    @property
    def beat(self) -> int:
        return min(int(self.age / BEAT_SECONDS), len(BEATS) - 1)

    @property
    def progress(self) -> float:
        """How far the beat's motion is; with fewer animations only its end is shown."""
        if self.stage.pace == 0:
            return 1.0
        return min(1.0, self.age / BEAT_SECONDS - self.beat)

    @property
    def busy(self) -> bool:
        return True

    def update(self, seconds: float) -> None:
        before = self.beat
        self.age += seconds
        if self.age >= BEAT_SECONDS * len(BEATS):
            self._end()
        elif self.beat != before or self.stage.pace:
            self.touch()

    # Going on.

    def targets(self) -> list[Target]:
        return [Target("welcome.skip", SKIP, self._skip)]

    def back(self) -> None:
        self._skip()

    def press(self, point: Point) -> None:
        """Whoever already clicks a box has understood: it opens."""
        if self.age < _DEAF:
            return
        self._skip()
        box = self.home.target_at(point)
        if box is not None and box.key in {info.id for info in self.home.games}:
            self.home.press(point)

    def _skip(self) -> None:
        self.stage.sound.play("click")
        self._end()

    def _end(self) -> None:
        if self.stack.top is self:
            self.stack.pop()

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(alpha=150)
        _PICTURES[BEATS[self.beat]](canvas, self.home, self.progress)
        canvas.plate(PANEL, 48, theme.PAPER.fill, border=7, shadow="modal")
        self._draw_host(canvas)
        self._draw_words(canvas)
        dots = (_TEXT_LEFT + 66, PANEL.y + PANEL.height - 28)
        draw_page_dots(canvas, self.beat, len(BEATS), dots, 0.75)
        last = self.beat == len(BEATS) - 1
        paint, icon = (theme.GRASS, "check") if last else (theme.SUN, "chevron-right")
        label = say("welcome.go" if last else "welcome.skip")
        draw_button(canvas, SKIP, label, self.state_of("welcome.skip"), paint, icon=icon, size=54)

    def _draw_host(self, canvas: Canvas) -> None:
        mood = "win" if BEATS[self.beat] in ("hello", "click") else "play"
        draw_host(canvas, PANEL.x + 142, PANEL.centre[1], mood)

    def _draw_words(self, canvas: Canvas) -> None:
        beat = BEATS[self.beat]
        room = PANEL.x + PANEL.width - 50 - _TEXT_LEFT
        y = PANEL.y + 66
        canvas.text(say(f"welcome.{beat}.title"), _TEXT_LEFT, y, 76, anchor="left", room=room)
        box = Box(_TEXT_LEFT, PANEL.y + 118, SKIP.x - 30 - _TEXT_LEFT, 118)
        canvas.lines(say(f"welcome.{beat}.text"), box, 44)


def show_at(scene: Scene, seconds: float) -> None:
    """For pictures: the welcome so many seconds after its beginning."""
    assert isinstance(scene, Welcome)
    scene.age = seconds
    scene.touch()
