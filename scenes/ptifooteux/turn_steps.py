"""The big die, who begins, whose turn it is, and the end of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

from game.ptifooteux import events as e
from scenes.ptifooteux.dice import tumble
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.timeline import Halt, Step, nothing
from scenes.words import say

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene

FACES = ("1", "2", "3", "4", "5", "6")
TUMBLE = 0.7
LOOKED_AT = 0.25  # the number, before the pawn goes


class TurnSteps:
    def __init__(self, scene: PtifooteuxScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> PtifooteuxPicture:
        return self.scene.picture

    def of_dice(
        self, event: e.OpeningRolled | e.OpeningTied | e.OpeningWon | e.DieRolled
    ) -> list[Step]:
        match event:
            case e.DieRolled():
                return self._rolled(event.value)
            case e.OpeningRolled():
                return self._opening_rolled(event)
            case e.OpeningTied():
                return self.banner(
                    say("table.les-ptifooteux.tied"), "draw", then=lambda: self._roll_off(event)
                )
            case e.OpeningWon():
                name = self.scene.name(event.seat)
                return self.banner(say("recap.les-ptifooteux.opening", name=name), "whistle_long")
            case _:
                assert_never(event)

    def of_turns(
        self, event: e.TurnBegan | e.TurnEnded | e.RollAgainGranted | e.CupWon | e.GameEnded
    ) -> list[Step]:
        match event:
            case e.TurnBegan():
                return [Step(at_start=lambda: setattr(self.picture, "acting", event.seat))]
            case e.TurnEnded():
                return [Step(0.2)]
            case e.RollAgainGranted():
                return [Step(0.3, at_start=lambda: self.scene.sound("half_time", 0.5))]
            case e.CupWon():
                return self._cup_won(event)
            case e.GameEnded():
                return [Step(0.6, at_start=lambda: self.scene.sound("win"))]
            case _:
                assert_never(event)

    def banner(
        self, words: str, sound: str, seconds: float = 1.3, then: Callable[[], None] = nothing
    ) -> list[Step]:
        def show() -> None:
            self.picture.banner = words
            self.scene.sound(sound)

        def hide() -> None:
            self.picture.banner = ""
            then()

        return [Halt(seconds, at_start=show, at_end=hide, stays=True)]

    def _rolled(self, value: int) -> list[Step]:
        def roll(progress: float) -> None:
            tumble(self.picture.die, progress, FACES, str(value))

        return [
            Step(TUMBLE, roll, at_start=lambda: self.scene.sound("cut")),
            Step(LOOKED_AT, at_start=lambda: self.scene.sound("bounce")),
        ]

    def _opening_rolled(self, event: e.OpeningRolled) -> list[Step]:
        def show() -> None:
            self.picture.teams[event.seat].opening = event.value

        return [*self._rolled(event.value), Step(0.35, at_start=show)]

    def _roll_off(self, event: e.OpeningTied) -> None:
        for seat in event.seats:
            self.picture.teams[seat].opening = None

    def _cup_won(self, event: e.CupWon) -> list[Step]:
        def win() -> None:
            self.picture.teams[event.seat].place = event.place

        words = say("recap.les-ptifooteux.champion", name=self.scene.name(event.seat))
        return [Step(at_start=win), *self.banner(words, "crowd_roar", 2.2)]
