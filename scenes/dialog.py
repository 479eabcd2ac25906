"""A question over the table: one green answer, others on paper below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes import theme
from scenes.canvas import Canvas
from scenes.scene import Box, Scene, Target
from scenes.theme import Paint
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel

_WIDTH = 1080
_HEAD = 118
_MAIN_HEIGHT = 140
_OTHER_HEIGHT = 110
_MARGIN = 56
_GAP = 26
_PICTURE = (344, 214)

Picture = Callable[[Canvas, Box], None]


class Answer(NamedTuple):
    """A button of the dialog; `act` is called after the dialog has gone."""

    label: str
    act: Callable[[], None]
    icon: str | None = None


class Dialog(Scene):
    """The first answer is the green one; Escape gives `escape`, by default the last."""

    modal = True
    grows = True
    main = "answer.0"

    def __init__(
        self,
        title: str,
        text: str,
        answers: Sequence[Answer],
        *,
        head: Paint = theme.CORAL,
        picture: Picture | None = None,
        escape: int = -1,
    ) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.head = head
        self.picture = picture
        self.escape = escape

    @property
    def box(self) -> Box:
        height = _HEAD + 44 + self._text_height + 30 + _MAIN_HEIGHT + 60
        if len(self.answers) > 1:
            height += _OTHER_HEIGHT + _GAP
        return Box((1920 - _WIDTH) / 2, (1080 - height) / 2, _WIDTH, height)

    @property
    def _text_height(self) -> float:
        return _PICTURE[1] if self.picture else 190

    def answer_boxes(self) -> list[Box]:
        box = self.box
        x, width = box.x + _MARGIN, box.width - 2 * _MARGIN
        y = box.y + _HEAD + 44 + self._text_height + 30
        boxes = [Box(x, y, width, _MAIN_HEIGHT)]
        others = len(self.answers) - 1
        if others:
            each = (width - _GAP * (others - 1)) / others
            y += _MAIN_HEIGHT + _GAP
            boxes += [Box(x + n * (each + _GAP), y, each, _OTHER_HEIGHT) for n in range(others)]
        return boxes

    def targets(self) -> list[Target]:
        return [
            Target(f"answer.{number}", box, lambda number=number: self.give(number))  # type: ignore[misc]
            for number, box in enumerate(self.answer_boxes())
        ]

    def give(self, number: int) -> None:
        self.stage.sound.play("click")
        self.stack.pop()
        self.answers[number].act()

    def back(self) -> None:
        self.give(self.escape)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        draw_panel(canvas, self.box, self.head, self.title, head_height=_HEAD, size=68)
        self._draw_text(canvas)
        for number, (answer, box) in enumerate(zip(self.answers, self.answer_boxes(), strict=True)):
            paint, size = (theme.GRASS, 66) if number == 0 else (theme.PAPER, 50)
            state = self.state_of(f"answer.{number}")
            draw_button(canvas, box, answer.label, state, paint, icon=answer.icon, size=size)

    def _draw_text(self, canvas: Canvas) -> None:
        box = self.box
        top = box.y + _HEAD + 44
        if self.picture is None:
            room = Box(box.x + _MARGIN, top, box.width - 2 * _MARGIN, self._text_height)
            draw_balanced(canvas, self.text, room, 52)
            return
        self.picture(canvas, Box(box.x + _MARGIN, top, *_PICTURE))
        left = box.x + _MARGIN + _PICTURE[0] + 48
        beside = Box(left, top, box.x + box.width - 40 - left, _PICTURE[1])
        self.draw_beside(canvas, beside)

    def draw_beside(self, canvas: Canvas, box: Box) -> None:
        """What stands on the right of the picture: the text, in the middle of its height."""
        size = 54 * canvas.stage.text_factor
        count = len(canvas.stage.type.wrap(self.text, size, box.width, "display"))
        free = max(0.0, box.height - count * size * 1.2)
        room = Box(box.x, box.y + free / 2, box.width, box.height - free / 2)
        canvas.lines(self.text, room, 54, face="display")


def draw_balanced(canvas: Canvas, text: str, room: Box, size: float) -> None:
    """Centred lines of about the same length: no word is left alone on the last one."""
    typeface, grown = canvas.stage.type, size * canvas.stage.text_factor
    while len(lines := typeface.wrap(text, grown, room.width, "body")) * grown * 1.2 > room.height:
        grown -= 2
    top = room.centre[1] - (len(lines) - 1) * grown * 0.6
    for number, line in enumerate(lines):
        y = top + number * grown * 1.2
        canvas.text(line, room.centre[0], y, grown, face="body", anchor="centre", fixed=True)


def nothing() -> None:
    """An answer that only closes the dialog."""
