"""What happened since somebody's last turn, told in pictures before their hand lies open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box, Scene, Target
from scenes.widgets.avatar import draw_avatar, paint_of
from scenes.widgets.button import draw_button
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.widgets.curtain import curtain_of
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

MOST_LINES = 4

_LEFT, _WIDTH = 195, 1530
_HEAD = 124
_MARGIN = 28  # above the first line and on both sides
_LINE_HEIGHT, _LINE_PITCH = 136, 152
_FOOT = 172
_GO = (800, 124)
_PICTURE = 112
_ARROW = 58
_LINK = 94.0  # from the middle of an arrow to the middle of a picture
_SMALLEST = 44  # of words on one line
_SETTLING_SECONDS = 0.3  # a click meant for the curtain must not close what was never read


class RecapLine(NamedTuple):
    """`seat` is who did it, `icon` the art key of what was done.

    `led_here` are pictures of how it came about, `amount` is money won or lost, `other` the seat
    it was done to.
    """

    seat: int
    icon: str
    text: str
    led_here: tuple[str, ...] = ()
    amount: str = ""
    other: int | None = None


class Recap(Scene):
    """Mock-up 19, over the curtain of the seat: the table below still shows the hand before.

    Pops itself, then calls `on_seen`.
    """

    main = "recap.go"

    def __init__(
        self,
        lines: Sequence[RecapLine],
        seats: Sequence[Seat],
        index: int,
        on_seen: Callable[[], None],
    ) -> None:
        super().__init__()
        self.lines = tuple(lines)[-MOST_LINES:]
        self.seats = tuple(seats)
        self.index = index
        self.on_seen = on_seen
        self._age = 0.0

    @property
    def seat(self) -> Seat:
        return self.seats[self.index]

    @property
    def panel(self) -> Box:
        """As high as what there is to tell."""
        height = _HEAD + _MARGIN + max(1, len(self.lines)) * _LINE_PITCH + _FOOT
        return Box(_LEFT, (theme.DESIGN_HEIGHT - height) / 2 + 10, _WIDTH, height)

    @property
    def _go_box(self) -> Box:
        panel = self.panel
        return Box(panel.centre[0] - _GO[0] / 2, panel.y + panel.height - 150, *_GO)

    def _line_box(self, number: int) -> Box:
        y = self.panel.y + _HEAD + _MARGIN + number * _LINE_PITCH
        return Box(_LEFT + 30, y, _WIDTH - 60, _LINE_HEIGHT)

    @property
    def busy(self) -> bool:
        return self._age < _SETTLING_SECONDS

    def update(self, seconds: float) -> None:
        self._age += seconds

    def targets(self) -> list[Target]:
        return [Target("recap.go", self._go_box, self._seen)]

    def back(self) -> None:
        self._seen()

    def _seen(self) -> None:
        if self.busy:
            return
        self.stage.sound.play("click")
        self.stack.pop()
        self.on_seen()

    def draw(self, canvas: Canvas) -> None:
        canvas.background(curtain_of(self.seat))
        panel, title = self.panel, say("recap.common.title")
        draw_panel(canvas, panel, paint_of(self.seat), title, head_height=_HEAD, size=72)
        draw_avatar(canvas, self.seat, self.index, panel.x + 120, panel.y + 70, 78)
        for number, line in enumerate(self.lines):
            self._draw_line(canvas, self._line_box(number), line, tinted=number % 2 == 0)
        if not self.lines:
            words, middle = say("recap.common.nothing"), self._line_box(0).centre
            canvas.text(words, *middle, 60, anchor="centre", room=1400)
        label, state = say("recap.common.go"), self.state_of("recap.go")
        draw_button(canvas, self._go_box, label, state, theme.GRASS, size=72, radius=36)

    def _draw_line(self, canvas: Canvas, box: Box, line: RecapLine, *, tinted: bool) -> None:
        paper = theme.HINT_PAPER if tinted else theme.WHITE
        canvas.plate(box, 30, paper, border=4)
        middle = box.y + box.height / 2
        draw_avatar(canvas, self.seats[line.seat], line.seat, box.x + 84, middle, 54)
        x = box.x + 190.0
        for picture in line.led_here:
            canvas.art("ui/link-arrow", x, middle, _ARROW, "centre")
            canvas.art(picture, x + _LINK, middle, 100, "centre")
            x += 2 * _LINK
        canvas.art("ui/link-arrow", x, middle, _ARROW, "centre")
        tile = Box(x + _LINK - _PICTURE / 2, middle - _PICTURE / 2, _PICTURE, _PICTURE)
        canvas.plate(tile, 22, paint_of(self.seats[line.seat]).tint, border=4)
        canvas.art(line.icon, *tile.centre, 92, "centre")
        left = tile.x + tile.width + 40
        if line.other is not None:
            x = tile.centre[0] + _LINK
            canvas.art("ui/link-arrow", x, middle, _ARROW, "centre")
            draw_avatar(canvas, self.seats[line.other], line.other, x + _LINK, middle, 54)
            left = x + _LINK + 54 + 40
        self._draw_words(canvas, line, left, middle, box.x + box.width - 36 - left)

    def _draw_words(
        self, canvas: Canvas, line: RecapLine, left: float, middle: float, room: float
    ) -> None:
        if not line.amount:
            self._draw_sentence(canvas, line.text, left, middle, room)
            return
        canvas.text(line.text, left, middle - 26, 54, anchor="left", room=room)
        canvas.art("icons/coin", left + 22, middle + 36, 44, "centre")
        canvas.text(line.amount, left + 54, middle + 36, 48, anchor="left", room=room - 54)

    @staticmethod
    def _draw_sentence(canvas: Canvas, words: str, left: float, middle: float, room: float) -> None:
        """On two lines when on one it would be small."""
        if canvas.stage.type.width(words, _SMALLEST * canvas.stage.text_factor) <= room:
            canvas.text(words, left, middle, 58, anchor="left", room=room)
        else:
            draw_centred_lines(canvas, words, Box(left, middle - 62, room, 124), 50, "display")
