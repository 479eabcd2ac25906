"""The options of a game, each in one plain sentence: a switch, or a row of choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from game.catalog import OptionInfo
from scenes import theme
from scenes.canvas import Canvas
from scenes.pane import Pane
from scenes.scene import Box, Target
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.widgets.toggle import draw_toggle
from scenes.words import has_words, say

_WIDTH, _WIDE = 1320, 1640  # with more than four choices in a row
_HEAD: Final = 118
_MARGIN: Final = 48
_GAP: Final = 24
_SWITCH_HEIGHT: Final = 128
_CHOICE_HEIGHT: Final = 222
_CHOICE_BUTTON: Final = 100
_DONE: Final = (560, 124)


class _Row(NamedTuple):
    option: OptionInfo
    box: Box


class OptionsPanel(Pane):
    """Changes `values` in place. `names` are those of the seats, for choices that are seats."""

    main = "done"

    def __init__(
        self,
        options: Sequence[OptionInfo],
        values: dict[str, Any],
        changed: Callable[[], None],
        names: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.options = tuple(options)
        self.values = values
        self.changed = changed
        self.names = tuple(names)

    @property
    def box(self) -> Box:
        rows = sum(_height(option) + _GAP for option in self.options)
        height = _HEAD + 40 + rows + 12 + _DONE[1] + 48
        most = max((len(option.choices) for option in self.options), default=0)
        width = _WIDTH if most <= 4 else _WIDE
        left = (theme.DESIGN_WIDTH - width) / 2
        return Box(left, (theme.DESIGN_HEIGHT - height) / 2, width, height)

    @property
    def done_box(self) -> Box:
        width, height = _DONE
        bottom = self.box.y + self.box.height - 48
        return Box((theme.DESIGN_WIDTH - width) / 2, bottom - height, width, height)

    def rows(self) -> list[_Row]:
        rows, y = [], self.box.y + _HEAD + 40
        for option in self.options:
            box = Box(self.box.x + _MARGIN, y, self.box.width - 2 * _MARGIN, _height(option))
            rows.append(_Row(option, box))
            y += box.height + _GAP
        return rows

    def targets(self) -> list[Target]:
        targets = []
        for option, box in self.rows():
            if option.kind == "switch":
                value = not self.values[option.key]
                targets.append(Target(option.key, box, self._setter(option, value)))
            elif not self._settled(option):
                targets += [
                    Target(_choice_key(option, choice), place, self._setter(option, choice))
                    for choice, place in _choice_boxes(option, box)
                ]
        return [*targets, Target("done", self.done_box, self.back)]

    def _setter(self, option: OptionInfo, value: Any) -> Callable[[], None]:
        def set_it() -> None:
            self.stage.sound.play("click")
            self.values[option.key] = value
            self.changed()
            self.touch()

        return set_it

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        draw_panel(canvas, self.box, theme.SUN, say("seats.options"), head_height=_HEAD)
        for option, box in self.rows():
            if option.kind == "switch":
                self._draw_switch(canvas, option, box)
            else:
                self._draw_choice(canvas, option, box)
        state = self.state_of("done")
        draw_button(canvas, self.done_box, say("seats.done"), state, theme.GRASS, size=60)

    def _draw_switch(self, canvas: Canvas, option: OptionInfo, box: Box) -> None:
        if self.hot(option.key):
            canvas.glow(box.grown(4), 34)
        canvas.plate(box, 30, theme.WHITE, shadow="small")
        middle = box.y + box.height / 2
        room = box.width - 270
        canvas.text(say(option.words), box.x + 40, middle, 50, anchor="left", room=room)
        draw_toggle(canvas, box.x + box.width - 112, middle, self.values[option.key])

    def _draw_choice(self, canvas: Canvas, option: OptionInfo, box: Box) -> None:
        canvas.plate(box, 30, theme.WHITE, shadow="small")
        canvas.text(say(option.words), box.x + 40, box.y + 48, 50, anchor="left", room=1140)
        if self._settled(option):
            canvas.text(say(f"{option.words}-settled"), box.x + 40, box.y + 142, 44, anchor="left")
            return
        self._draw_meaning(canvas, option, box)
        for choice, place in _choice_boxes(option, box):
            chosen = choice == self.chosen(option)
            paint = theme.SUN if chosen else theme.PAPER
            state = self.state_of(_choice_key(option, choice))
            label = self._label(option, choice)
            draw_button(canvas, place, label, state, paint, size=44)
            if chosen:
                canvas.art("ui/tick-badge", place.x + place.width - 14, place.y + 10, 60, "centre")

    def _label(self, option: OptionInfo, choice: Any) -> str:
        """A seat is called by its name, once it has one."""
        seat = option.choices.index(choice) - 1 if option.names_seats else -1
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or say(f"{option.words}-{choice}")

    def _draw_meaning(self, canvas: Canvas, option: OptionInfo, box: Box) -> None:
        """What the choice made means, where its name alone does not tell."""
        key = f"{option.words}-{self.chosen(option)}-means"
        if has_words(key):
            right = box.x + box.width - 40
            canvas.text(say(key), right, box.y + 50, 40, face="body", anchor="right", room=560)

    def _settled(self, option: OptionInfo) -> bool:
        return option.settled_by is not None and (
            self.values[option.settled_by[0]] == option.settled_by[1]
        )

    def chosen(self, option: OptionInfo) -> Any:
        """The seat that was chosen may have left the table."""
        value = self.values[option.key]
        return value if value in option.choices else option.default


def _height(option: OptionInfo) -> float:
    return _SWITCH_HEIGHT if option.kind == "switch" else _CHOICE_HEIGHT


def _choice_key(option: OptionInfo, choice: Any) -> str:
    return f"{option.key}={choice}"


def _choice_boxes(option: OptionInfo, box: Box) -> list[tuple[Any, Box]]:
    count = len(option.choices)
    width = (box.width - 48 - _GAP * (count - 1)) / count
    y = box.y + box.height - _CHOICE_BUTTON - 30
    return [
        (choice, Box(box.x + 24 + number * (width + _GAP), y, width, _CHOICE_BUTTON))
        for number, choice in enumerate(option.choices)
    ]
