"""The large pictures of a goal: made ahead if there is time, kept while a game is on the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.canvas import Canvas
from scenes.confetti import Confetti, prepare_confetti
from scenes.picture_store import PictureStore
from scenes.scene import Box, Point
from scenes.widgets.avatar import paint_of
from scenes.widgets.big_letters import BigLetter, big_letter
from scenes.widgets.burst import draw_rays, make_burst
from scenes.words import say

if TYPE_CHECKING:
    from game.core.record import Seat
    from scenes.errands import Pieces
    from scenes.fonts import Typeface
    from scenes.stage import Stage

BURST = Box(400, 40, 1092, 764)

_MOST_BYTES = 32_000_000
_WORD_MIDDLE = (962, 400)
_WORD_SIZE = 330
_WORD_ROOM = 860
_ANGLE = 6
_SCRAPS = 120


class GoalPictures:
    """Backdrop and bursts, and one sheet to put a goal together on."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._store = PictureStore(_MOST_BYTES)
        self._sheet: pygame.Surface | None = None
        self.on_sheet: object = None  # whose goal lies there
        self.ready_for: set[Seat] = set()
        self.rain = Confetti(_SCRAPS)

    def sheet(self) -> pygame.Surface:
        """As large as the window. Fresh memory of that size costs more than drawing on it."""
        if self._sheet is None:
            self._sheet = pygame.Surface(self.stage.window).convert()
        return self._sheet

    def night(self) -> pygame.Surface:
        """Night and rays behind everything."""

        def make() -> pygame.Surface:
            night = Canvas(pygame.Surface(self.stage.window).convert(), self.stage)
            night.surface.fill(theme.NIGHT)
            draw_rays(night, (960, 480), theme.NIGHT_HAIRLINE, 120)
            return night.surface

        return self._store.get("night", make)

    def burst(self, seat: Seat) -> pygame.Surface:
        """In the seat's colour; the sun seat's would swallow the sun letters."""
        paint = paint_of(seat)
        fill = theme.ORANGE.fill if paint is theme.SUN else paint.fill
        canvas = Canvas(self.sheet(), self.stage)
        return self._store.get(fill, lambda: make_burst(canvas, BURST, fill))

    def prepare(self, seats: list[Seat]) -> Pieces:
        """What does not depend on who scores how often."""
        self.sheet()
        yield
        self.night()
        yield
        for seat in seats:
            self.burst(seat)
            yield
        for letter, size, _ in _letters(self.stage):
            big_letter(self.stage.type, letter, size, _ANGLE)
            yield
        yield from prepare_confetti(self.stage.art)


def shout(stage: Stage) -> list[tuple[BigLetter, Point]]:
    """The big word, letter by letter, each with its middle."""
    return [
        (big_letter(stage.type, letter, size, _ANGLE), middle)
        for letter, size, middle in _letters(stage)
    ]


def _advance(typeface: Typeface, letter: str, size: float) -> float:
    """A space is narrower than the font has it: the word is to stay on its burst."""
    return typeface.width(letter, size) * (0.4 if letter == " " else 1.0)


def _letters(stage: Stage) -> list[tuple[str, float, Point]]:
    typeface, word = stage.type, say("goal.title")
    size = float(_WORD_SIZE)
    size *= min(1.0, _WORD_ROOM / typeface.width(word, size))
    gap = size * 0.05
    widths = [_advance(typeface, letter, size) + gap for letter in word]
    lean = math.tan(math.radians(_ANGLE))
    start, found = -sum(widths) / 2, []
    for letter, width in zip(word, widths, strict=True):
        across = start + width / 2
        start += width
        if letter != " ":
            middle = (_WORD_MIDDLE[0] + across, _WORD_MIDDLE[1] - across * lean)
            found.append((letter, size, middle))
    return found
