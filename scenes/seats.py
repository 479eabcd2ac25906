"""Who plays? Up to four seats, each a person or a robot; the last table is offered again."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from game.catalog import GameInfo, OptionInfo
from game.core.record import SeatKind
from game.core.settings import LastTable
from scenes import registry, theme
from scenes.avatar_picker import AvatarPicker
from scenes.canvas import Canvas
from scenes.game_box import draw_game_chip
from scenes.keeping import keep_settings
from scenes.options_panel import OptionsPanel
from scenes.scene import Box, Point, Scene, Target
from scenes.seat_card import Acts
from scenes.seat_draft import LONGEST_NAME, Problem, TableDraft
from scenes.seat_row import SeatRow
from scenes.widgets.button import draw_button
from scenes.widgets.name_field import NameWriting, drawable
from scenes.widgets.notice import Notice, draw_notice
from scenes.widgets.panel import draw_title
from scenes.widgets.tip import draw_tips
from scenes.words import say

BACK: Final = Box(40, 32, 104, 96)
RULES: Final = Box(164, 32, 104, 96)
CHIP_CORNER: Final = (1860, 30)
SHUFFLE: Final = Box(60, 926, 420, 112)
PLAY: Final = Box(660, 912, 600, 136)
OPTIONS: Final = Box(1440, 926, 420, 112)

Act = Callable[[], None]


class Seats(Scene):
    """Mock-up 08."""

    main = "play"

    def __init__(self, info: GameInfo) -> None:
        super().__init__()
        self.info = info
        self._table: TableDraft | None = None
        self.row: SeatRow
        self.notice: Notice | None = None
        self.writing: NameWriting | None = None
        self.writer = 0  # the seat whose name is being written
        self.chance = random.Random()

    def enter(self) -> None:
        self.stage.sound.music("music_shelf")
        if self._table is None:
            self._table = TableDraft.for_game(self.info, self._last_table())
            self.row = SeatRow(self._table)

    def _last_table(self) -> LastTable | None:
        """Of this game; the first time the people of the newest table: nobody writes twice."""
        tables = self.stage.settings.last_tables
        newest = [LastTable(table.seats) for table in tables.values()][-1:]
        return tables.get(self.info.id) or (newest[0] if newest else None)

    @property
    def draft(self) -> TableDraft:
        assert self._table is not None, "the scene has not been entered yet"
        return self._table

    @property
    def busy(self) -> bool:
        return self.row.moving

    def update(self, seconds: float) -> None:
        if self.row.update(seconds, self.stage.pace):
            self.touch()

    def targets(self) -> list[Target]:
        targets = [
            Target("back", BACK, self.back, "bar.home"),
            Target("rules", RULES, self._open_rules, "bar.rules"),
        ]
        for card in self.row.cards():
            targets += card.targets(self._acts(card.index))
        for number, box in enumerate(self.row.empty_seats()):
            targets.append(Target(f"add{number}", box, self._add))
        targets += [Target("shuffle", SHUFFLE, self._shuffle), Target("play", PLAY, self._play)]
        if self._options:
            targets.append(Target("options", OPTIONS, self._open_options))
        return targets

    def _acts(self, index: int) -> Acts:
        """What may be done on the card of that seat."""
        seat, change = self.draft.seats[index], self._change
        acts: dict[str, Act] = {}
        if self.draft.may_remove:
            acts["remove"] = change(self.draft.remove, index)
        if not seat.is_robot:
            acts["left"] = change(self.draft.turn_avatar, index, -1)
        acts["face"] = partial(self._open_picker, index)
        if not seat.is_robot:
            acts["right"] = change(self.draft.turn_avatar, index, 1)
            acts["name"] = partial(self._begin_writing, index)
        kinds: tuple[SeatKind, ...] = ("person", "robot")
        for kind in kinds:
            acts[kind] = change(setattr, seat, "kind", kind)
        if seat.is_robot:
            for level in self.draft.levels:
                acts[f"level-{level}"] = change(setattr, seat, "level", level)
        else:
            acts["help"] = change(setattr, seat, "help", not seat.help)
        return acts

    # What the buttons do.

    def _change(self, act: Callable[..., Any], *values: Any) -> Act:
        def changed() -> None:
            self.stage.sound.play("click")
            act(*values)
            self.touch()

        return changed

    def _add(self) -> None:
        self.stage.sound.play("click")
        self.draft.add()
        self.touch()

    def _shuffle(self) -> None:
        self.stage.sound.play("deal")
        self.draft.shuffle(self.chance)
        self.touch()

    def _open_picker(self, index: int) -> None:
        self.stage.sound.play("click")
        self.stack.push(AvatarPicker(self.draft, index, self.touch))

    @property
    def _options(self) -> tuple[OptionInfo, ...]:
        return self.info.options_at(len(self.draft.seats))

    def _open_options(self) -> None:
        self.stage.sound.play("click")
        names = [seat.name for seat in self.draft.seats]
        self.stack.push(OptionsPanel(self._options, self.draft.options, self.touch, names))

    def _open_rules(self) -> None:
        self.stage.sound.play("click")
        self.stack.push(registry.booklet_for(self.info.id))

    def _play(self) -> None:
        problem = self._problem()
        if problem is not None:
            self._refuse(problem.seat, problem.key)
            return
        self.stage.sound.play("whistle_short")
        table = self.draft.to_keep()
        tables = self.stage.settings.last_tables
        tables.pop(self.info.id, None)  # the newest stands last
        tables[self.info.id] = table
        keep_settings(self.stage)
        self.stack.replace(registry.new_match(self.info, table.seats, table.options))

    def _problem(self) -> Problem | None:
        """Of two people with one name whoever wrote it last is asked."""
        last = self.draft.problem_of(self.writer) if self.writer < len(self.draft.seats) else None
        return last or self.draft.problem()

    def back(self) -> None:
        self.stage.sound.play("click")
        self.stack.pop()

    # Writing a name.

    def typed(self, text: str) -> None:
        if self.writing is None:
            return
        refused = self.writing.write(text, drawable(self.stage.type, text))
        if refused:
            self._refuse(self.writer, refused)
        else:
            self.notice = None
            self.draft.seats[self.writer].typed = self.writing.text
        self.touch()

    def key(self, name: str) -> None:
        if self.writing is None:
            self.notice = None
            super().key(name)
        elif name == "backspace":
            self.writing.rub_out()
            self.draft.seats[self.writer].typed = self.writing.text
        elif name in ("return", "enter", "escape", "tab", "up", "down"):
            self._end_writing()
            if name in ("tab", "up", "down"):
                super().key(name)
        self.touch()

    def press(self, point: Point) -> None:
        self.notice = None
        self._end_writing()
        super().press(point)

    def _begin_writing(self, index: int) -> None:
        self.stage.sound.play("click")
        self.writer = index
        self.writing = NameWriting(self.draft.seats[index].name, LONGEST_NAME)
        self.focused = f"seat{index}.name"
        self.touch()

    def _end_writing(self) -> None:
        """The name stays as it is; one that cannot stay says so at once."""
        if self.writing is None:
            return
        self.writing = self.notice = None
        problem = self.draft.problem_of(self.writer)
        if problem is not None:
            self._refuse(problem.seat, problem.key)
        self.touch()

    def _refuse(self, index: int, key: str) -> None:
        self.stage.sound.play("refuse")
        field = self.row.cards()[index].place("name")
        sentence = say(key, n=LONGEST_NAME)
        self.notice = Notice(sentence, (field.centre[0], field.y + 6))
        self.touch()

    # Showing.

    def _prepare_match(self) -> None:
        """While somebody chooses, the pictures of the match are made for these seats."""
        seats = self.draft.to_keep().seats
        if len(seats) in self.info.players:
            screen = registry.SCREENS[self.info.id]
            pieces = screen.prepare(self.stage, seats)
            self.stage.errands.prepare((self.info.id, tuple(seats)), pieces)

    def draw(self, canvas: Canvas) -> None:
        self._prepare_match()
        canvas.background("dressing-room")
        self._draw_top(canvas)
        for card in self.row.drawn_cards():
            writing = self.writing if card.index == self.writer else None
            wrong = writing is None and self.draft.problem_of(card.index) is not None
            card.draw(canvas, self, self._acts(card.index), writing, wrong)
        self.row.draw_empty_seats(canvas, self)
        self._draw_bottom(canvas)
        if self.notice:
            draw_notice(canvas, self.notice)
        draw_tips(canvas, self)

    def _draw_top(self, canvas: Canvas) -> None:
        for key, box, icon in (("back", BACK, "home"), ("rules", RULES, "book")):
            draw_button(canvas, box, "", self.state_of(key), theme.PAPER, icon=icon)
        draw_title(canvas, say("seats.title"), 730, 80, 104, 850)
        draw_game_chip(canvas, self.info, *CHIP_CORNER)

    def _draw_bottom(self, canvas: Canvas) -> None:
        words, state = say("seats.shuffle"), self.state_of("shuffle")
        draw_button(canvas, SHUFFLE, words, state, theme.PAPER, icon="shuffle", size=52)
        words, state = say("seats.play"), self.state_of("play")
        draw_button(canvas, PLAY, words, state, theme.GRASS, icon="play-white", size=88, radius=46)
        if self._options:
            words, state = say("seats.options"), self.state_of("options")
            draw_button(canvas, OPTIONS, words, state, theme.PAPER, icon="gear", size=52)
