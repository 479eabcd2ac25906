"""Go on with which match? A list of unfinished ones, three to a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from game.core.record import MatchRecord
from scenes import theme
from scenes.canvas import Canvas
from scenes.continue_tile import draw_people
from scenes.game_box import draw_game_tile
from scenes.kept_matches import Kept, open_kept, throw_away, when_played
from scenes.messages import throw_away_question
from scenes.pane import Pane
from scenes.scene import Box, Target
from scenes.thumbnails import Thumbnails, picture_of
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.widgets.tip import draw_tips
from scenes.words import say

EARLIER: Final = Box(172, 494, 104, 104)
LATER: Final = Box(1644, 494, 104, 104)

_LEFT = 300
_WIDTH = 1320
_HEAD = 118
_ROW_PITCH = 188
_FOOT = 164  # the buttons below the rows
_PER_PAGE = 3
_ROW_SIDE = 128
_THROW_TIP = "dialog.resume.delete"

Act = Callable[[], None]


class ResumeList(Pane):
    """Mock-up 23b. `find` gives the matches, again after one was thrown away; `new` begins one."""

    main = "resume"

    def __init__(self, find: Callable[[], Sequence[Kept]], new: Act | None = None) -> None:
        super().__init__()
        self.find = find
        self.new = new
        self.matches: Sequence[Kept] = ()
        self.chosen = 0
        self.page = 0
        self.thumbnails = Thumbnails()

    def enter(self) -> None:
        self.matches = self.find()
        self.chosen = min(self.chosen, max(0, len(self.matches) - 1))
        self.page = min(self.page, self._last_page)

    @property
    def box(self) -> Box:
        """As high as the fullest page needs."""
        rows = min(max(1, len(self.matches)), _PER_PAGE)
        height = _HEAD + 26 + rows * _ROW_PITCH + _FOOT
        return Box(_LEFT, (theme.DESIGN_HEIGHT - height) / 2, _WIDTH, height)

    @property
    def _close_box(self) -> Box:
        return Box(self.box.x + 1196, self.box.y + 12, 104, 92)

    @property
    def _foot(self) -> float:
        return self.box.y + self.box.height - _FOOT + 8

    @property
    def _new_box(self) -> Box:
        return Box(_LEFT + 40, self._foot, 430, 118)

    @property
    def _last_page(self) -> int:
        return max(0, len(self.matches) - 1) // _PER_PAGE

    def rows(self) -> list[tuple[int, Box]]:
        """The numbers of the matches on this page and where they lie."""
        first = self.page * _PER_PAGE
        shown = range(first, min(first + _PER_PAGE, len(self.matches)))
        top = self.box.y + _HEAD + 26
        places = [Box(_LEFT + 40, top + row * _ROW_PITCH, 1240, 164) for row in range(_PER_PAGE)]
        return [(number, places[number - first]) for number in shown]

    def targets(self) -> list[Target]:
        targets = []
        for number, box in self.rows():
            words = Box(box.x, box.y, box.width - _ROW_SIDE, box.height)
            targets.append(Target(f"row{number}", words, partial(self._choose, number)))
            throw = partial(self._ask_to_throw, number)
            targets.append(Target(f"throw{number}", _throw_box(box), throw, _THROW_TIP))
        if self.page > 0:
            targets.append(Target("earlier", EARLIER, partial(self._turn, -1)))
        if self.page < self._last_page:
            targets.append(Target("later", LATER, partial(self._turn, 1)))
        if self.new is not None:
            targets.append(Target("new", self._new_box, self._begin_new))
        if self.matches:
            targets.append(Target("resume", self._resume_box, self._resume))
        return [*targets, Target("close", self._close_box, self.back)]

    @property
    def _resume_box(self) -> Box:
        left, width = (498, 782) if self.new is not None else (260, 800)
        return Box(_LEFT + left, self._foot, width, 118)

    def _choose(self, number: int) -> None:
        """A second click on the chosen row opens it, like the green button."""
        if number == self.chosen:
            self._resume()
            return
        self.stage.sound.play("click")
        self.chosen = number
        self.touch()

    def _turn(self, pages: int) -> None:
        self.stage.sound.play("card")
        self.page += pages
        self.chosen = self.page * _PER_PAGE
        self.touch()

    def _begin_new(self) -> None:
        assert self.new is not None
        self.stack.pop()
        self.new()

    def _resume(self) -> None:
        self.stage.sound.play("click")
        open_kept(self.stack, self.matches[self.chosen])

    def _ask_to_throw(self, number: int) -> None:
        self.stage.sound.play("click")
        kept = self.matches[number]
        picture = picture_of(self.thumbnails, kept)
        self.stack.push(throw_away_question(lambda: self._throw(kept), picture))

    def _throw(self, kept: Kept) -> None:
        throw_away(self.stack, kept)
        self.enter()
        if not self.matches and self.stack.top is self:
            self.stack.pop()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        title = say("dialog.resume.title")
        draw_panel(canvas, self.box, theme.SUN, title, head_height=_HEAD)
        for number, box in self.rows():
            self._draw_row(canvas, number, box)
        self._draw_buttons(canvas)
        draw_tips(canvas, self)

    def _draw_buttons(self, canvas: Canvas) -> None:
        shown = {target.key for target in self.targets()}
        arrows = (("earlier", EARLIER, "chevron-left"), ("later", LATER, "chevron-right"))
        for key, box, icon in arrows:
            if key in shown:
                draw_button(canvas, box, "", self.state_of(key), theme.SUN, icon=icon)
        draw_button(
            canvas, self._close_box, "", self.state_of("close"), theme.CORAL, icon="cross-white"
        )
        if "new" in shown:
            words, state = say("dialog.resume.new"), self.state_of("new")
            draw_button(canvas, self._new_box, words, state, theme.PAPER, icon="plus", size=54)
        if "resume" in shown:
            words, state = say("dialog.resume.resume"), self.state_of("resume")
            draw_button(canvas, self._resume_box, words, state, theme.GRASS, size=68, radius=40)

    def _draw_row(self, canvas: Canvas, number: int, box: Box) -> None:
        chosen, hot = number == self.chosen, self.hot(f"row{number}")
        if chosen or hot:
            canvas.glow(box.grown(4), 38)
        if chosen:
            canvas.plate(box.grown(9), 42, theme.SUN.fill, border=4)
        canvas.plate(box, 34, theme.WHITE, shadow="small")
        kept = self.matches[number]
        tile = Box(box.x + 18, box.y + 18, 128, 128)
        left, room = box.x + 176, 470
        if isinstance(kept, MatchRecord):
            draw_game_tile(canvas, kept.game, tile)
            title, line = say(f"game.{kept.game}"), when_played(kept, datetime.now())
            draw_people(canvas, kept, box.x + 660, box.y + 82, 50, 440)
        else:
            canvas.plate(tile, 26, theme.DISABLED)
            canvas.art("icons/question", *tile.centre, 92, "centre")
            title, line, room = say(f"error.{kept.key}.title"), say("home.why-damaged"), 900
        canvas.text(title, left, box.y + 58, 54, anchor="left", room=room)
        canvas.text(line, left, box.y + 116, 40, theme.INK, face="body", anchor="left", room=room)
        state = self.state_of(f"throw{number}")
        draw_button(canvas, _throw_box(box), "", state, theme.PAPER, icon="bin", radius=26)


def _throw_box(row: Box) -> Box:
    return Box(row.x + row.width - 110, row.y + 34, 92, 92)
