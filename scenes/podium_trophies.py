"""Trophies just won: their stickers pop up beside the podium, one after another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.core.record import Seat
from game.trophies.counting import Earned, from_common_to_special
from scenes import theme
from scenes.scene import Box
from scenes.small_pictures import drawn_small
from scenes.sound import turn_chime
from scenes.timeline import pop
from scenes.trophy_sticker import SIZE, draw_won
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.stage import Stage

CARD: Final = Box(1446, 34, 438, 568)

_HEAD = 80
_STICKER = Box(CARD.centre[0] - SIZE[0] / 2, CARD.y + _HEAD + 20, *SIZE)
_AROUND = 60  # the sticker is tilted and wears a seal
_WON = Box(CARD.x + 20, CARD.y + 452, CARD.width - 40, 100)
_FACE = 50
_MORE = 44
_FIRST_AFTER = 1.4  # the winners have cheered
_EACH = 2.4
_POP = 0.35


class TrophyCard:
    """The most special comes last and stays; the others are in the album all the same."""

    def __init__(self, earned: Sequence[Earned], seats: Sequence[Seat]) -> None:
        self.earned = from_common_to_special(earned)
        self.seats = seats
        self.number = -1  # which of them is on the card; before the first it is empty
        self._since = 0.0
        self._pictures: dict[str, pygame.Surface] = {}

    @property
    def shown(self) -> Earned | None:
        return self.earned[self.number] if self.number >= 0 else None

    @property
    def moving(self) -> bool:
        return bool(self.earned) and (self.number < len(self.earned) - 1 or self._since < _POP)

    def follow(self, age: float, stage: Stage) -> None:
        """`age` is that of the podium. With fewer animations the last one is there at once."""
        last, pace = len(self.earned) - 1, stage.pace
        if not self.earned:
            return
        if not pace:
            self.finish()
            return
        gone = age / pace - _FIRST_AFTER
        number = min(last, math.floor(gone / _EACH))
        if number < self.number:
            return
        self._since = max(0.0, gone - number * _EACH)
        if number > self.number:
            self.number = number
            stage.sound.play("card")
            stage.sound.play(turn_chime(self.earned[number].seat))

    def finish(self) -> None:
        """All have popped up."""
        self.number, self._since = len(self.earned) - 1, _POP

    def forget(self) -> None:
        """The window has another size."""
        self._pictures.clear()

    def draw(self, canvas: Canvas, state: str) -> None:
        if state != "normal":
            canvas.glow(CARD.grown(6), 42)
        draw_panel(canvas, CARD, theme.SUN, "", head_height=_HEAD, radius=36, shadow="normal")
        at = CARD.centre[0], CARD.y + _HEAD / 2
        canvas.text(say("album.new"), *at, 50, anchor="centre", room=CARD.width - 40, fixed=True)
        sun = canvas.stage.shapes.disc(178, theme.SUN.tint, None, 0)
        canvas.blit(sun, *_STICKER.centre, "centre")
        if self.shown is not None:
            self._draw_sticker(canvas, self.shown)
        if len(self.earned) > 1:
            self._draw_count(canvas)

    def _draw_sticker(self, canvas: Canvas, earned: Earned) -> None:
        """The words come when the sticker is there: they would dance."""
        progress = self._since / _POP
        if progress >= 1:
            draw_won(canvas, _STICKER, earned.trophy, fresh=True)
            x, y = _STICKER.x + _STICKER.width - 6, _STICKER.y + _STICKER.height - 128
            draw_avatar(canvas, self.seats[earned.seat], earned.seat, x, y, _FACE)
            won = say(f"trophy.{earned.trophy}.won")
            draw_centred_lines(canvas, won, _WON, 38, align="centre")
            return
        share = pop(progress)
        if share > 0.02:
            sprite = pygame.transform.scale_by(self._picture(canvas.stage, earned.trophy), share)
            canvas.blit(sprite, *_STICKER.centre, "centre")

    def _picture(self, stage: Stage, trophy: str) -> pygame.Surface:
        if trophy not in self._pictures:
            self._pictures[trophy] = drawn_small(
                stage,
                lambda sheet, _box: draw_won(
                    sheet, Box(_AROUND, _AROUND, *SIZE), trophy, fresh=True
                ),
                SIZE[0] + 2 * _AROUND,
                SIZE[1] + 2 * _AROUND,
            )
        return self._pictures[trophy]

    def _draw_count(self, canvas: Canvas) -> None:
        """« 2 / 3 », so that nobody takes one for all."""
        x, y = CARD.x + CARD.width - 54, CARD.y + _HEAD + 36
        disc = canvas.stage.shapes.disc(_MORE, theme.VIOLET.fill, theme.INK, 4)
        canvas.blit(disc, x, y, "centre")
        words = f"{max(0, self.number) + 1}/{len(self.earned)}"
        canvas.text(words, x, y, 36, theme.WHITE, anchor="centre", fixed=True)
