"""The curtain between two people: opaque, so that nothing of the next hand is seen too early."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.canvas import Canvas
from scenes.scene import Box, Scene, Target
from scenes.widgets.avatar import draw_avatar, paint_of, symbol_key
from scenes.widgets.button import draw_button
from scenes.widgets.curtain import ClosingCurtain, curtain_of
from scenes.words import say

CARD = Box(420, 250, 1080, 700)
READY = Box(660, 762, 600, 138)

_PAIR = (618, 1302)  # the other people, on both sides of the one whose turn it is
_THREE = (572, 1302, 714)
_OTHERS_Y = 404
_SETTLING_SECONDS = 0.3  # a click meant for the table before must not open the curtain


class Handover(Scene):
    """Mock-up 07. Calls `on_ready` once, after the person said it is them; pops itself first."""

    def __init__(
        self, seat_index: int, seats: Sequence[Seat], on_ready: Callable[[], None]
    ) -> None:
        super().__init__()
        self.seat_index = seat_index
        self.seats = tuple(seats)
        self.on_ready = on_ready
        self._age = 0.0
        self._closing: ClosingCurtain | None = None

    @property
    def seat(self) -> Seat:
        return self.seats[self.seat_index]

    def enter(self) -> None:
        self.stage.sound.play("curtain")
        if self._age == 0 and self.stage.pace:
            self._closing = ClosingCurtain(curtain_of(self.seat))

    @property
    def listens(self) -> bool:
        return self._age >= _SETTLING_SECONDS

    @property
    def busy(self) -> bool:
        return self._closing is not None or not self.listens

    def update(self, seconds: float) -> None:
        self._age += seconds
        if self._closing is not None:
            self._closing.update(seconds, self.stage.pace)
            if self._closing.closed:
                self._closing = None

    def targets(self) -> list[Target]:
        return [Target("ready", READY, self._ready)]

    def back(self) -> None:
        """Nobody has to look at a hand only to leave; the match waits at home."""
        self.stack.home()

    def _ready(self) -> None:
        if not self.listens:
            return
        self.stack.pop()
        self.on_ready()

    def draw(self, canvas: Canvas) -> None:
        if self._closing is not None:
            self._closing.draw(canvas)
            return
        canvas.background(curtain_of(self.seat))
        self._draw_card(canvas)
        self._draw_others(canvas)
        draw_avatar(canvas, self.seat, self.seat_index, 960, 330, 168)
        title = say("curtain.turn", name=self.seat.name)
        canvas.text(title, 960, 566, 118, anchor="centre", room=980, fixed=True)
        self._draw_whisper(canvas)
        state, icon = self.state_of("ready"), symbol_key(self.seat)
        draw_button(canvas, READY, say("curtain.its-me"), state, icon=icon, size=84, radius=46)

    def _draw_card(self, canvas: Canvas) -> None:
        paint = paint_of(self.seat)
        canvas.plate(CARD, 56, theme.PAPER.fill, border=7, shadow="modal")
        canvas.plate(CARD.grown(-18), 40, theme.PAPER.fill, outline=paint.fill, border=7)
        for x in (CARD.x + 72, CARD.x + CARD.width - 72):
            for y in (CARD.y + 68, CARD.y + CARD.height - 72):
                canvas.art(symbol_key(self.seat), x, y, 64, "centre")

    def _draw_others(self, canvas: Canvas) -> None:
        """The other people politely close their eyes."""
        others = [
            (index, seat)
            for index, seat in enumerate(self.seats)
            if index != self.seat_index and not seat.is_robot
        ]
        places, radius = (_PAIR, 73) if len(others) < 3 else (_THREE, 62)
        for (index, seat), x in zip(others, places, strict=False):
            draw_avatar(canvas, seat, index, x, _OTHERS_Y, radius, "closed")

    def _draw_whisper(self, canvas: Canvas) -> None:
        words = say("curtain.no-peeking")
        width = canvas.stage.type.width(words, 50 * canvas.stage.text_factor, "body")
        left = 960 - (width + 96) / 2
        canvas.art("icons/eye", left + 38, 686, 88, "centre")
        slash = canvas.stage.shapes.plate(100, 16, 8, theme.CORAL.fill, theme.INK, 3)
        canvas.blit(pygame.transform.rotozoom(slash, 35, 1), left + 38, 686, "centre")
        canvas.text(words, left + 96, 686, 50, face="body", anchor="left", room=860)
