"""A goal: a short shout over the darkened table. Any click or key goes on."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.canvas import Canvas
from scenes.goal_pictures import BURST, GoalPictures, shout
from scenes.scene import Box, Point, Scene, Target
from scenes.timeline import pop
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.cheer import draw_cheering
from scenes.words import say

if TYPE_CHECKING:
    from scenes.errands import Pieces
    from scenes.stage import Stage
    from scenes.widgets.big_letters import BigLetter

SHOWN = 1.6
SHORTEST = 0.5
STILL = 1.4  # with fewer animations: one picture, long enough to be read

Face = tuple[int, Seat]  # a seat with its number

# Where a line of one or of two stands, how large, how wide at most.
_NAME_LINES = {1: ((652, 84, 640),), 2: ((628, 76, 640), (704, 60, 520))}
_CHEERING = 520
_VEIL = 236  # of 255: how dark the table becomes, and its words unreadable
STICKER = (264.0, 300.0)  # the middle of what is put up beside the burst
_PLATE = Box(690, 802, 840, 164)
_READ = _PLATE._replace(height=260)  # the score, and how to go on
_POP, _POP_APART = 0.26, 0.045
_BURST_BODY = 0.86  # of its reach: between the notches and the points


class GoalOverlay(Scene):
    """Mock-up 09a. Pops itself, then calls `on_done`. The sound is the caller's.

    `score_line` is a ready text, or the goals of both sides; `sides` are then the faces beside
    them: for each side the seats that play for it, with their numbers. `words` say more than
    whose goal it is, on two lines at most; `sticker` puts up a picture of whom it is in the free
    corner, `STICKER`.
    """

    def __init__(
        self,
        seat: Seat,
        index: int,
        score_line: str | tuple[int, int],
        on_done: Callable[[], None] | None = None,
        *,
        sides: Sequence[Sequence[Face]] = (),
        words: str = "",
        sticker: Callable[[Canvas], None] | None = None,
    ) -> None:
        super().__init__()
        self.sticker = sticker
        self.seat = seat
        self.index = index
        self.score_line = score_line
        self.on_done = on_done
        self.sides = tuple(tuple(side) for side in sides)
        self.words = words
        self._age = 0.0
        self._to_lay: list[Callable[[Canvas], None]] = []
        self._word_laid = False
        self._table_laid = False
        self._over = False

    @property
    def seconds(self) -> float:
        pace = self.stage.pace
        return max(SHORTEST, SHOWN * pace) if pace else STILL

    @property
    def busy(self) -> bool:
        return True

    def update(self, seconds: float) -> None:
        self._age += seconds
        self.touch()
        if self._age >= self.seconds:
            self.finish()

    def finish(self) -> None:
        if self._over:
            return
        self._over = True
        self.stack.pop()
        if self.on_done is not None:
            self.on_done()

    def targets(self) -> list[Target]:
        whole = Box(0, 0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
        return [Target("goal.go-on", whole, self.finish)]

    def hover(self, point: Point) -> None:
        """The whole screen is one button: nothing lights up and nothing ticks."""

    def click_nothing(self, point: Point) -> None:
        self.finish()

    def key(self, name: str) -> None:
        self.finish()

    def lay_out(self) -> None:
        self.stage.shelf(GoalPictures).on_sheet = None

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        if canvas.texts is not None:  # somebody reads along: everything is written anew
            self.draw_ground(canvas)
            self._draw_word(canvas)
        else:
            canvas.surface.blit(self._put_together(), (0, 0))
            if self._draw_night in self._to_lay:
                return  # the table as it was: this frame had enough to do
            if not self._word_laid:
                self._draw_word(canvas)
        rain = 2.2 + self._age if self.stage.pace else 2.6
        self.stage.shelf(GoalPictures).rain.draw(canvas, rain, _hides_rain)
        self._draw_scorer(canvas)

    def _put_together(self) -> pygame.Surface:
        """All that does not move: a layer a frame, so that none is late, then the big word."""
        pictures = self.stage.shelf(GoalPictures)
        sheet = Canvas(pictures.sheet(), self.stage)
        if pictures.on_sheet is not self:
            pictures.on_sheet, self._word_laid = self, False
            self._to_lay = [self._draw_table, *self._layers]
        for layer in self._to_lay[: None if self._popped else 1]:
            layer(sheet)
            self._to_lay.remove(layer)
        if self._popped and not self._word_laid:
            self._word_laid = True
            self._draw_word(sheet)
        return sheet.surface

    def draw_ground(self, canvas: Canvas) -> None:
        """Without the table below."""
        self._table_laid = False
        for layer in self._layers:
            layer(canvas)

    @property
    def _layers(self) -> tuple[Callable[[Canvas], None], ...]:
        return (
            self._draw_night,
            self._draw_burst,
            self._draw_goal,
            self._draw_name,
            self._draw_plate,
            self._draw_score,
        )

    def _draw_table(self, canvas: Canvas) -> None:
        """What the goal was shot on is still to be made out."""
        place = self.stack.scenes.index(self)
        self._table_laid = place > 0
        if self._table_laid:
            self.stack.scenes[place - 1].draw(canvas)

    def _draw_night(self, canvas: Canvas) -> None:
        night = self.stage.shelf(GoalPictures).night()
        night.set_alpha(_VEIL if self._table_laid else None)
        canvas.surface.blit(night, (0, 0))

    def _draw_burst(self, canvas: Canvas) -> None:
        burst = self.stage.shelf(GoalPictures).burst(self.seat)
        canvas.blit(burst, *BURST.centre, "centre")

    @property
    def _popped(self) -> bool:
        """The last letter has arrived."""
        pace = self.stage.pace
        return self._age > (_POP_APART * len(say("goal.title")) + _POP) * max(pace, 1.0) or not pace

    def _grown(self, delay: float) -> float:
        pace = self.stage.pace
        if not pace:
            return 1.0
        progress = min(1.0, max(0.0, (self._age - delay * pace) / (_POP * min(pace, 1.0))))
        return pop(progress)

    def _draw_goal(self, canvas: Canvas) -> None:
        canvas.art("pieces/goal-net-front", 1692, 530, 400, "centre")
        canvas.art("pieces/ball", 1690, 524, 180, "centre")
        for number in range(6):
            radius = 7 + 2 * number
            x, y = 1466 + 27 * number, 780 - 38 * number
            dot = canvas.stage.shapes.disc(radius, theme.SUN.fill, theme.INK, 3)
            canvas.blit(dot, x, y, "centre")
        if self.sticker is not None:
            self.sticker(canvas)

    def _draw_word(self, canvas: Canvas) -> None:
        letters = shout(canvas.stage)
        for layer in (0, 1):
            for number, (letter, middle) in enumerate(letters):
                share = self._grown(_POP_APART * (number + 1))
                _blit_scaled(canvas, letter, layer, middle, share)

    def _draw_name(self, canvas: Canvas) -> None:
        words = self.words or say("goal.scores", name=self.seat.name)
        lines = words.split("\n")
        for line, (y, largest, room) in zip(lines, _NAME_LINES[len(lines)], strict=True):
            size = largest * min(1.0, room / canvas.stage.type.width(line, largest))
            canvas.text(line, 962, y, size, theme.WHITE, anchor="centre", stroke=9, fixed=True)

    def _draw_scorer(self, canvas: Canvas) -> None:
        hop = 14 * abs(math.sin(self._age * 5)) if self.stage.pace else 0
        draw_cheering(canvas, self.seat, self.index, 330, 1096 - hop, _CHEERING)

    def _draw_plate(self, canvas: Canvas) -> None:
        canvas.plate(_PLATE.grown(8), 46, theme.NIGHT_LIP, outline=None, shadow="normal")
        canvas.plate(_PLATE, 38, theme.NIGHT, outline=theme.NIGHT_HAIRLINE, border=4)

    def _draw_score(self, canvas: Canvas) -> None:
        x, y = _PLATE.centre
        if isinstance(self.score_line, str):
            room = _PLATE.width - 60
            canvas.text(self.score_line, x, y, 100, theme.SUN.fill, anchor="centre", room=room)
        else:
            canvas.fill(theme.WHITE, Box(x - 24, y - 7, 48, 14))
            for side, goals in enumerate(self.score_line):
                self._draw_side(canvas, side, goals, x + (158, -158)[side == 0])
        canvas.text(say("goal.go-on"), 1110, 1024, 46, theme.WHITE, face="body", anchor="centre")

    def _draw_side(self, canvas: Canvas, side: int, goals: int, x: float) -> None:
        faces = self.sides[side] if side < len(self.sides) else ()
        scored = any(index == self.index for index, _ in faces)
        box = Box(x - 78, _PLATE.y + 24, 156, 116)
        edge = theme.SUN.fill if scored else theme.NIGHT_HAIRLINE
        canvas.plate(box, 22, theme.NIGHT_LIP, outline=edge, border=5)
        canvas.text(
            str(goals), *box.centre, 104, theme.SUN.fill, anchor="centre", room=130, fixed=True
        )
        way = -1 if side == 0 else 1
        radius = 60 if len(faces) == 1 else 44
        for number, (index, seat) in enumerate(faces):
            middle = x + way * ((150 if len(faces) == 1 else 134) + 78 * number)
            draw_avatar(canvas, seat, index, middle, box.y + 58, radius)


def _hides_rain(point: Point) -> bool:
    """Scraps fall behind the burst and the score: they are there to be read."""
    (x, y), (width, height) = BURST.centre, (BURST.width / 2, BURST.height / 2)
    away = math.hypot((point[0] - x) / width, (point[1] - y) / height)
    return away < _BURST_BODY or _READ.holds(point)


def prepare_goals(stage: Stage, seats: Sequence[Seat], sides: Sequence[Sequence[Face]]) -> Pieces:
    """What a goal needs, made while nobody waits for it."""
    pictures = stage.shelf(GoalPictures)
    if pictures.ready_for.issuperset(seats):
        return
    yield from pictures.prepare(list(seats))
    scratch = Canvas(pictures.sheet(), stage)
    for index, seat in enumerate(seats):
        draw_cheering(scratch, seat, index, 330, 1096, _CHEERING)
        yield
        goal = GoalOverlay(seat, index, (0, 0), sides=sides)
        goal.stage = stage
        pictures.on_sheet = None
        goal.draw_ground(scratch)
        pictures.ready_for.add(seat)
        yield


def _blit_scaled(
    canvas: Canvas, letter: BigLetter, layer: int, middle: Point, share: float
) -> None:
    if share <= 0.02:
        return
    sprite = (letter.outline, letter.face)[layer]
    if abs(share - 1) > 0.005:
        sprite = pygame.transform.scale_by(sprite, share)  # too quick for the eye to see edges
    else:
        share = 1.0
    across, down = (each * share / canvas.scale for each in letter.shift)
    canvas.blit(sprite, middle[0] + across, middle[1] + down, "centre")
