"""The big die, who begins, whose turn it is, and the end of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

from game.ptifooteux import events as e
from scenes.ptifooteux.dice import tumble
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.timeline import Halt, Step, nothing
from scenes.widgets.avatar import face_key
from scenes.words import say

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene

FACES = ("1", "2", "3", "4", "5", "6")
TUMBLE = 0.7
ROBOT_TUMBLE = 0.5  # there are up to three of them to wait for
LOOKED_AT = 0.25  # the number, before the pawn goes
_CHAMPION = 3.0


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
                return self._rolled(event.seat, event.value)
            case e.OpeningRolled():
                return self._opening_rolled(event)
            case e.OpeningTied():
                return self.banner(
                    say("table.les-ptifooteux.tied"), "draw", then=lambda: self._roll_off(event)
                )
            case e.OpeningWon():
                words = say("recap.les-ptifooteux.opening", name=self.scene.name(event.seat))
                face = face_key(self.scene.seats[event.seat], event.seat, "win")
                return self.banner(words, "whistle_long", faces=(face,))
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
        self,
        words: str,
        sound: str,
        seconds: float = 1.3,
        then: Callable[[], None] = nothing,
        faces: tuple[str, ...] = (),
    ) -> list[Step]:
        """A sentence across the board; the faces stand on it, and hop for joy."""

        def show() -> None:
            self.picture.banner, self.picture.banner_faces = words, faces
            self.scene.sound(sound)

        def hide() -> None:
            self.picture.banner, self.picture.banner_faces = "", ()
            self.picture.joy = 0.0
            then()

        joy = self.scene.rejoicing(seconds)
        return [Halt(seconds, joy, at_start=show, at_end=hide, stays=True)]

    def _rolled(self, seat: int, value: int) -> list[Step]:
        def roll(progress: float) -> None:
            tumble(self.picture.die, progress, FACES, str(value))

        return [
            Step(
                TUMBLE if self.scene.viewing.is_person(seat) else ROBOT_TUMBLE,
                roll,
                at_start=lambda: self.scene.sound("dice"),
            ),
            Step(LOOKED_AT, at_start=lambda: self.scene.sound("bounce")),
        ]

    def _opening_rolled(self, event: e.OpeningRolled) -> list[Step]:
        def show() -> None:
            self.picture.teams[event.seat].opening = event.value

        return [*self._rolled(event.seat, event.value), Step(0.35, at_start=show)]

    def _roll_off(self, event: e.OpeningTied) -> None:
        for seat in event.seats:
            self.picture.teams[seat].opening = None

    def _cup_won(self, event: e.CupWon) -> list[Step]:
        picture = self.picture

        def win() -> None:
            picture.teams[event.seat].place = event.place
            picture.rain = 0.0

        def dry() -> None:
            picture.rain = None

        words = say("recap.les-ptifooteux.champion", name=self.scene.name(event.seat))
        faces = self.scene.team_faces(event.seat, "yes")
        shown = self.banner(words, "crowd_roar", _CHAMPION, then=dry, faces=faces)
        return [Step(at_start=win), *shown]
