"""What the squares mean, on one sheet: one click away from the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.ptifooteux.kids import draw_on_square
from scenes.ptifooteux.squares import draw_match, write_steps
from scenes.scene import Box, Point, Scene, Target
from scenes.widgets.button import draw_button
from scenes.widgets.centred_lines import draw_centred_lines, fitting_size
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL = Box(150, 120, 1640, 948)
CLOSE = Box(1660, 134, 104, 92)

_HEAD = 118
_ROWS = 8
_PITCH = 101
_TEXT = 40
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
        sentences = [say(f"legend.les-ptifooteux.{name}") for name, _ in _LINES]
        size = min(fitting_size(canvas, words, _words_box(0), _TEXT) for words in sentences)
        for number, ((name, art), words) in enumerate(zip(_LINES, sentences, strict=True)):
            self._draw_square(canvas, _square_box(number), name, art)
            draw_centred_lines(canvas, words, _words_box(number), size)

    def _draw_square(self, canvas: Canvas, square: Box, name: str, art: str) -> None:
        if not art:
            draw_on_square(canvas, square, "lila", "orange")
        else:
            canvas.art(art, *square.centre, 93, "centre")
        if name == "match":
            draw_match(canvas, square, 2)
        if name == "move":
            write_steps(canvas, square, 5)


def _square_box(number: int) -> Box:
    x = PANEL.x + 40 + (number // _ROWS) * 800
    return Box(x, PANEL.y + _HEAD + 16 + (number % _ROWS) * _PITCH, 93, 89)


def _words_box(number: int) -> Box:
    square = _square_box(number)
    return Box(square.x + 112, square.y - 4, 658, 97)
