"""Pawns on their way: hop by hop over the squares, by bus and by plane, or carried off."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, assert_never

from game.ptifooteux import events as e
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.places import BoardPlaces
from scenes.ptifooteux.squares import VEHICLES
from scenes.timeline import Halt, Progress, Step, between, ease_in_out
from scenes.widgets.avatar import symbol_key
from scenes.words import say

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene

HOP = 0.27
ROBOT_HOP = 0.19  # there are up to three of them to wait for
SEEN_WITHOUT_MOTION = 0.14  # a pawn that may not move softly is still seen on every square
_HOP_HEIGHT = 38.0
_CARRIED = 0.9
_CARRIED_HEIGHT = 150.0
_BEFORE_TURNING = 0.8
_REMARK = 1.8
_THERE = "icons/check"
_CARD = "pieces/extra-try-card"
_NO_CARD = "pieces/extra-try-slot"


class WalkSteps:
    def __init__(self, scene: PtifooteuxScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> PtifooteuxPicture:
        return self.scene.picture

    @property
    def places(self) -> BoardPlaces:
        return self.scene.table.places

    def of(self, event: e.PawnWalked | e.PawnCarried | e.NothingHappened) -> list[Step]:
        match event:
            case e.PawnWalked():
                return self._walk(event)
            case e.PawnCarried():
                return self._carry(event)
            case e.NothingHappened():
                return self._nothing(event)
            case _:
                assert_never(event)

    def _walk(self, event: e.PawnWalked) -> list[Step]:
        steps = []
        for number, (start, end) in enumerate(pairwise(event.path), start=1):
            steps.append(self._hop(event.seat, start, end, number))
            if number == event.turned:
                steps.append(self._too_far(end))
        team = self.picture.teams

        def arrive() -> None:
            team[event.seat].square, team[event.seat].at = event.path[-1], None
            team[event.seat].beaten = team[event.seat].through = False
            self.picture.counted = 0

        return [*steps, Step(at_start=arrive)]

    def _too_far(self, match: str) -> Step:
        """So near: said at the match where the pawn turns back."""

        def show() -> None:
            self.picture.remark = say("table.les-ptifooteux.too-far")
            self.picture.remark_art = ("pieces/ball",)
            self.picture.remark_at = self.places.centre(match)
            self.scene.sound("crowd_ooh")

        def hide() -> None:
            self.picture.remark, self.picture.remark_art = "", ()

        return Step(_BEFORE_TURNING, at_start=show, at_end=hide, stays=True)

    def _hop(self, seat: int, start: str, end: str, number: int) -> Step:
        """Counted aloud, up a scale: also backwards, so that the die is seen to be obeyed."""

        def begin() -> None:
            self.picture.counted = number
            self.scene.sound(f"hop_{number}", 0.7)

        here, there = self.places.foot(start), self.places.foot(end)
        if self.scene.stage.pace == 0:
            show = self._moving(seat, there, there, 0.0)
            return Step(SEEN_WITHOUT_MOTION, show, at_start=begin, stays=True)
        seconds = HOP if self.scene.viewing.is_person(seat) else ROBOT_HOP
        return Step(seconds, self._moving(seat, here, there, _HOP_HEIGHT), at_start=begin)

    def _moving(
        self, seat: int, start: tuple[float, float], end: tuple[float, float], height: float
    ) -> Progress:
        def move(progress: float) -> None:
            x, y = between(start, end, ease_in_out(progress))
            self.picture.teams[seat].at = x, y - height * math.sin(math.pi * progress)

        return move

    def _carry(self, event: e.PawnCarried) -> list[Step]:
        rides = event.why == "transport"
        vehicle = VEHICLES[self.places.course.squares[event.start].pair] if rides else ""
        sounds = {"transport": "whistle_short", "cup": "whistle_long", "suspension": "crowd_ooh"}

        team = self.picture.teams[event.seat]

        def begin() -> None:
            team.vehicle = vehicle
            self.scene.sound(sounds.get(event.why, "kick"), 0.7)

        def ride(progress: float) -> None:
            move(progress)
            team.near = math.sin(math.pi * progress) if rides else 0.0

        def end() -> None:
            team.square, team.at, team.vehicle, team.near = event.end, None, "", 0.0
            self.scene.sound("bounce")

        height = 0.0 if vehicle == "bus" else _CARRIED_HEIGHT
        start, goal = self.places.foot(event.start), self.places.foot(event.end)
        move = self._moving(event.seat, start, goal, height)
        return [Step(_CARRIED * (1.6 if rides else 1), ride, at_start=begin, at_end=end)]

    def _nothing(self, event: e.NothingHappened) -> list[Step]:
        """A person is told why; a plain square speaks for itself."""
        if event.why == "plain" or not self.scene.viewing.is_person(event.seat):
            return [Step(0.35, at_start=lambda: self.scene.sound("click", 0.5))]
        words = say(
            f"nothing.les-ptifooteux.{event.why}", kid=self.scene.table.names.get(event.kid, "")
        )

        def show() -> None:
            self.picture.remark = words
            self.picture.remark_art = self._pictured(event)
            self.picture.remark_at = self.places.centre(event.square)
            self.scene.sound("refuse", 0.6)

        def hide() -> None:
            self.picture.remark, self.picture.remark_art = "", ()

        return [Halt(_REMARK, at_start=show, at_end=hide, stays=True)]

    def _pictured(self, event: e.NothingHappened) -> tuple[str, ...]:
        """Who is already in which team, or the cards there are enough of."""
        match event.why:
            case "kid-taken":
                assert event.owner is not None
                return face(event.kid), symbol_key(self.scene.seats[event.owner])
            case "own-kid":
                return face(event.kid, "yes"), _THERE
            case "colour-there":
                return face(self._own_of_that_colour(event)), _THERE
            case "extra-full":
                return _CARD, _CARD
            case "extra-none":
                return (_NO_CARD,)
            case "plain":
                return ()
            case _:
                assert_never(event.why)

    def _own_of_that_colour(self, event: e.NothingHappened) -> str:
        box = self.scene.table.box
        star = self.places.course.squares[event.square].colour
        colour = box.colour_of[event.kid] if event.kid else star
        kids = self.picture.teams[event.seat].kids
        return next(kid for kid in kids if box.colour_of[kid] == colour)
