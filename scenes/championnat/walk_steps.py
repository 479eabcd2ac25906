"""Turns, the die, and pawns on their way round the pitch."""

from __future__ import annotations

import math
from typing import assert_never

from game.championnat import events as e
from scenes.championnat.board import board_places, square_art
from scenes.championnat.picture import Notice
from scenes.championnat.squares import kinds
from scenes.championnat.step_parts import GLANCED, READ, StepParts
from scenes.ptifooteux.dice import tumble
from scenes.timeline import Step, between, ease_in_out
from scenes.words import say

FACES = ("1", "2", "3", "4", "5", "6")
_TUMBLE, _LOOKED_AT, _HOP, _HEIGHT = 0.65, 0.25, 0.18, 28.0
_SEEN_WITHOUT_MOTION = 0.12


class WalkSteps(StepParts):
    def of(self, event: e.TurnBegan | e.DieRolled | e.PawnMoved | e.RollAgain) -> list[Step]:
        match event:
            case e.TurnBegan():
                return [
                    self.quick(lambda: setattr(self.picture, "acting", event.seat), "click", 0.3)
                ]
            case e.DieRolled():
                return self._rolled(event.value)
            case e.PawnMoved():
                return self._walk(event)
            case e.RollAgain():
                words = say("le-championnat.roll-again", name=self.name(event.seat))
                title = say("le-championnat.euromatch")
                icon = "icons/euro-cup"
                return self.notice(Notice(title, words, icon, seat=event.seat), "half_time")
            case _:
                assert_never(event)

    def nothing(self, event: e.NothingHappened) -> list[Step]:
        words = say(f"nothing.le-championnat.{event.reason}")
        art = square_art(kinds()[self.scene.view.clubs[event.seat].square])
        title = say("le-championnat.nothing-here")
        seconds = READ if self.of_person(event.seat) else GLANCED
        return self.notice(Notice(title, words, art, seat=event.seat), "refuse", seconds)

    def _rolled(self, value: int) -> list[Step]:
        def roll(progress: float) -> None:
            tumble(self.picture.die, progress, FACES, str(value))

        return [
            Step(_TUMBLE, roll, at_start=lambda: self.scene.sound("dice")),
            Step(_LOOKED_AT, at_start=lambda: self.scene.sound("bounce")),
        ]

    def _walk(self, event: e.PawnMoved) -> list[Step]:
        hops = [
            self._hop(event.seat, start, end)
            for start, end in zip(event.path, event.path[1:], strict=False)
        ]

        def arrive() -> None:
            club = self.picture.clubs[event.seat]
            club.square, club.at = event.path[-1], None

        return [*hops, Step(at_start=arrive)]

    def _hop(self, seat: int, start: str, end: str) -> Step:
        places = board_places()
        here, there = places.foot(start), places.foot(end)
        club = self.picture.clubs[seat]

        def begin() -> None:
            self.scene.sound("bounce", 0.5)

        def move(progress: float) -> None:
            x, y = between(here, there, ease_in_out(progress))
            self.picture.clubs[seat].at = x, y - _HEIGHT * math.sin(math.pi * progress)

        def stand(_progress: float) -> None:
            self.picture.clubs[seat].at = there

        assert club is not None
        if self.scene.stage.pace == 0:
            return Step(_SEEN_WITHOUT_MOTION, stand, at_start=begin, stays=True)
        return Step(_HOP, move, at_start=begin)
