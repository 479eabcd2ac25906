"""The ball in motion: rolling square by square, or put somewhere by hand."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.buteur.events import BallMoved, Outcome
from game.buteur.pitch import COLUMNS, ROWS
from scenes.buteur.ball_ways import just_beside, over_the_line
from scenes.buteur.picture import ButeurPicture, Spot, spot_of
from scenes.timeline import Step, between, ease_in_out

if TYPE_CHECKING:
    from scenes.buteur.scene import ButeurScene

PER_SQUARE = 0.14
STRIKE = 0.28
SPIN_PER_SQUARE = 120.0
OUT_SOUNDS: dict[Outcome, str] = {"throw-in": "whistle_short", "goal-kick": "whistle_short"}


class BallSteps:
    def __init__(self, scene: ButeurScene) -> None:
        self.scene = scene
        self._struck_from: Spot | None = None

    @property
    def picture(self) -> ButeurPicture:
        return self.scene.picture

    def rolls(self, event: BallMoved) -> list[Step]:
        """Square by square, leaving dots behind; a ball that goes out is seen over the line."""
        spots = [spot_of(square) for square in event.path]
        if event.outcome in OUT_SOUNDS:
            spots.append(over_the_line(event.path, event.outcome, self._way_of(event.seat)))
        legs = zip(spots, spots[1:], strict=False)

        def kick() -> None:
            self.scene.sound("kick")
            self.picture.trail = (spots[0],)

        near = just_beside(event.path, event.outcome, self._way_of(event.seat))
        sound = "crowd_ooh" if near else OUT_SOUNDS.get(event.outcome, "bounce")

        def stop() -> None:
            self.scene.sound(sound)
            self._rest(spots[-1])

        rolling = [self._leg(start, end) for start, end in legs]
        return [Step(at_start=kick), *rolling, Step(0.25, at_start=stop)]

    def _way_of(self, seat: int) -> int:
        return self.picture.attack[self.picture.teams[seat]]

    def _leg(self, start: Spot, end: Spot) -> Step:
        turn: list[float] = []

        def arrive() -> None:
            self.picture.trail += (end,)

        def roll(progress: float) -> None:
            self._roll(start, end, progress, turn)

        return Step(PER_SQUARE, roll, at_end=arrive)

    def put(self, goal: Spot, *, forgets: bool = True) -> Step:
        """By hand; whoever only fetches a ball that went out does not hide which way it came."""
        return self._carried(lambda: goal, forgets=forgets)

    def struck(self, team: int, share: float = 1.0) -> list[Step]:
        """From where it lies into the goal that team attacks, or a `share` of the way there."""
        flight: list[tuple[Spot, Spot]] = []
        turn: list[float] = []

        def kick() -> None:
            picture = self.picture
            self.scene.sound("kick")
            self._struck_from = picture.ball
            flight.append((picture.ball, between(picture.ball, self._net_of(team), share)))
            picture.trail = (picture.ball,)

        def fly(progress: float) -> None:
            self._roll(*flight[0], progress, turn)

        return [Step(at_start=kick), Step(STRIKE, fly, at_end=lambda: self._rest(flight[0][1]))]

    def thrown_back(self) -> Step:
        """To where it was struck: there the rules have left it."""
        return self._carried(lambda: self._struck_from, forgets=True)

    def taken_back(self) -> None:
        """The same at once, if nobody has moved it since."""
        if self._struck_from is not None:
            self.picture.trail = ()
            self._rest(self._struck_from)

    def _net_of(self, team: int) -> Spot:
        """Either corner of the goal, by turns."""
        way, side = self.picture.attack[team], 0.5 if sum(self.picture.score) % 2 else -0.5
        return COLUMNS / 2 + way * (COLUMNS / 2 + 0.5), ROWS / 2 + side

    def _carried(self, to: Callable[[], Spot | None], *, forgets: bool) -> Step:
        start: list[Spot] = []

        def lift(progress: float) -> None:
            picture = self.picture
            if not start:
                start.append(picture.ball)
                picture.trail = () if forgets else picture.trail
            picture.ball = between(start[0], to() or start[0], ease_in_out(progress))
            picture.ball_height = 40 * math.sin(math.pi * progress)

        def lie() -> None:
            self._struck_from = None
            self._rest(self.picture.ball)

        return Step(0.3, lift, at_end=lie)

    def _roll(self, start: Spot, end: Spot, progress: float, turn: list[float]) -> None:
        picture = self.picture
        if not turn:
            turn.append(picture.ball_spin)
        picture.ball = between(start, end, progress)
        way = 1 if end[0] >= start[0] else -1
        picture.ball_spin = (turn[0] - way * SPIN_PER_SQUARE * progress) % 360
        picture.ball_squash = 0.08 * math.sin(math.pi * progress)
        picture.ball_height = 10 * math.sin(math.pi * progress)

    def _rest(self, spot: Spot) -> None:
        self.picture.ball = spot
        self.picture.ball_squash = self.picture.ball_height = 0.0
