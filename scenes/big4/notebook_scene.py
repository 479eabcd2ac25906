"""The referee's notebook: the report of the match, page by page, and as a picture to keep."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.core.record import Seat
from scenes import theme
from scenes.big4.notebook import Line
from scenes.big4.notebook_print import print_lines
from scenes.scene import Box, Scene, Target
from scenes.widgets.avatar import draw_avatar, symbol_key
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL: Final = Box(150, 40, 1620, 860)
GO: Final = Box(1330, 928, 440, 116)
PRINT: Final = Box(690, 928, 560, 116)
EARLIER: Final = Box(150, 928, 116, 116)
LATER: Final = Box(486, 928, 116, 116)
ON_A_PAGE: Final = 7
_HEAD = 112
PRINTED: Final = Box(PANEL.x + 150, PANEL.y + 8, PANEL.width - 300, _HEAD - 16)
_LINE_HEIGHT = 102

_log = logging.getLogger(__name__)


class Notebook(Scene):
    """Calls `on_done` when it is closed; it does not pop itself."""

    def __init__(
        self, lines: Sequence[Line], seats: Sequence[Seat], on_done: Callable[[], None]
    ) -> None:
        super().__init__()
        self.lines = tuple(lines)
        self.seats = tuple(seats)
        self.on_done = on_done
        self.page = 0
        self.printed: list[str] = []  # what became of the picture: a sentence, and its name

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.lines) // ON_A_PAGE))

    def targets(self) -> list[Target]:
        found = [Target("notebook.go", GO, self._close), Target("notebook.print", PRINT, self.keep)]
        if self.page > 0:
            found.append(Target("notebook.earlier", EARLIER, lambda: self._turn(-1)))
        if self.page + 1 < self.pages:
            found.append(Target("notebook.later", LATER, lambda: self._turn(1)))
        return found

    def back(self) -> None:
        self._close()

    def _close(self) -> None:
        self.stage.sound.play("click")
        self.on_done()

    def _turn(self, by: int) -> None:
        self.stage.sound.play("card")
        self.page += by
        self.touch()

    def keep(self, folder: Path | None = None) -> None:
        """The whole report as a picture among the pictures of the user."""
        try:
            path = print_lines(self.stage, self.lines, self.seats, folder)
            self.printed = [say("big4.notebook-kept", path=str(path.parent)), path.name]
        except OSError as problem:
            _log.warning("notebook not printed: %s", problem)
            self.printed = [say("big4.notebook-not-kept")]
        self.stage.sound.play("cut")
        self.touch()

    def draw(self, canvas: Canvas) -> None:
        canvas.background("dressing-room")
        title = say("big4.notebook")
        draw_panel(canvas, PANEL, theme.SUN, title, head_height=_HEAD, size=70)
        canvas.art("icons/whistle", PANEL.x + 84, PANEL.y + 56, 84, "centre")
        first = self.page * ON_A_PAGE
        for number, line in enumerate(self.lines[first : first + ON_A_PAGE]):
            top = PANEL.y + _HEAD + 12 + number * _LINE_HEIGHT
            box = Box(PANEL.x + 24, top, PANEL.width - 48, _LINE_HEIGHT - 10)
            draw_line(canvas, box, line, self.seats)
        if not self.lines:
            words = say("big4.notebook-empty")
            canvas.text(words, *PANEL.centre, 56, anchor="centre", room=1300)
        self._draw_buttons(canvas)
        if self.printed:
            self._draw_printed(canvas)

    def _draw_printed(self, canvas: Canvas) -> None:
        """In the place of the title: it hides no line of the report."""
        canvas.plate(PRINTED, 30, theme.HINT_PAPER, border=4)
        middle, y = PRINTED.centre
        for number, words in enumerate(self.printed):
            down = 42 * (number - (len(self.printed) - 1) / 2)
            canvas.text(words, middle, y + down, 38, anchor="centre", room=PRINTED.width - 40)

    def _draw_buttons(self, canvas: Canvas) -> None:
        go, keep = say("big4.notebook-go"), say("big4.notebook-print")
        draw_button(canvas, GO, go, self.state_of("notebook.go"), theme.GRASS, size=60, radius=36)
        draw_button(canvas, PRINT, keep, self.state_of("notebook.print"), theme.PAPER,
                    icon="printer", size=46, radius=36)  # fmt: skip
        for key, box, icon, shown in (
            ("notebook.earlier", EARLIER, "arrow-left", self.page > 0),
            ("notebook.later", LATER, "arrow-right", self.page + 1 < self.pages),
        ):
            if shown:
                draw_button(canvas, box, "", self.state_of(key), theme.PAPER, icon=icon)
        if self.pages > 1:
            words = f"{self.page + 1} / {self.pages}"
            canvas.text(words, 376, GO.centre[1], 56, theme.WHITE, anchor="centre", stroke=6)


def draw_line(canvas: Canvas, box: Box, line: Line, seats: Sequence[Seat]) -> None:
    """One line of the report; goals stand out."""
    canvas.plate(box, 24, theme.SUN.tint if line.goal else theme.WHITE, border=4)
    y = box.centre[1]
    canvas.text(line.minute, box.x + 70, y, 44, anchor="centre", room=110)
    draw_avatar(canvas, seats[line.seat], line.seat, box.x + 176, y, 38, symbol=False)
    canvas.art(symbol_key(seats[line.seat]), box.x + 240, y, 40, "centre")
    canvas.art(line.icon, box.x + 314, y, 62, "centre")
    room = box.width - 620
    canvas.text(line.text, box.x + 370, y, 46, anchor="left", room=room)
    right = box.x + box.width - 30
    canvas.text(line.score, right, y, 50, anchor="right", room=220)
