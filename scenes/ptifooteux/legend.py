"""What the squares mean, on one sheet: one click away from the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.ptifooteux.kids import draw_on_square
from scenes.ptifooteux.squares import draw_match, write_steps
from scenes.scene import Box, Point, Scene, Target
from scenes.widgets.button import draw_button
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL = Box(150, 60, 1640, 960)
CLOSE = Box(1660, 74, 104, 92)

_HEAD = 118
_ROWS = 8
_PITCH = 102
_LINES: tuple[tuple[str, str], ...] = (
    ("kid", ""),
    ("star", "squares/ptifooteux-star-green"),
    ("rainbow", "squares/ptifooteux-star-rainbow"),
    ("neutral", "squares/ptifooteux-path-1-up"),
    ("match", "squares/ptifooteux-match-2"),
    ("match-day", "squares/ptifooteux-match-day-3"),
    ("replay", "squares/ptifooteux-replay"),
    ("extra", "squares/ptifooteux-extra-try"),
    ("yellow", "squares/ptifooteux-yellow"),
    ("red", "squares/ptifooteux-red"),
    ("bus", "squares/ptifooteux-bus"),
    ("plane", "squares/ptifooteux-plane"),
    ("move", "squares/ptifooteux-move-4"),
    ("suspension", "squares/ptifooteux-start-2"),
    ("loop", "squares/ptifooteux-loop-path"),
)


class Legend(Scene):
    """Any click closes it."""

    modal = True
    grows = True
    main = "legend.close"

    def targets(self) -> list[Target]:
        return [Target("legend.close", CLOSE, self._close)]

    def click_nothing(self, point: Point) -> None:
        self._close()

    def back(self) -> None:
        self._close()

    def _close(self) -> None:
        self.stage.sound.play("click")
        self.stack.pop()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        draw_panel(canvas, PANEL, theme.ORANGE, say("legend.les-ptifooteux.title"))
        state = self.state_of("legend.close")
        draw_button(canvas, CLOSE, "", state, theme.PAPER, icon="cross", radius=26)
        for number, (name, art) in enumerate(_LINES):
            x = PANEL.x + 40 + (number // _ROWS) * 800
            y = PANEL.y + _HEAD + 16 + (number % _ROWS) * _PITCH
            self._draw_line(canvas, Box(x, y, 780, _PITCH - 10), name, art)

    def _draw_line(self, canvas: Canvas, box: Box, name: str, art: str) -> None:
        square = Box(box.x, box.y, 93, 89)
        if not art:
            draw_on_square(canvas, square, "lila", "orange")
        else:
            canvas.art(art, *square.centre, 93, "centre")
        if name == "match":
            draw_match(canvas, square, 2)
        if name == "move":
            write_steps(canvas, square, 5)
        words = say(f"legend.les-ptifooteux.{name}")
        draw_centred_lines(canvas, words, Box(box.x + 112, box.y - 4, box.width - 122, 97), 40)
