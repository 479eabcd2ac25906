"""The ball in motion: rolling square by square, or put somewhere by hand."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.buteur.events import BallMoved
from scenes.buteur.picture import ButeurPicture, Spot, spot_of
from scenes.timeline import Step, between, ease_in_out

if TYPE_CHECKING:
    from scenes.buteur.scene import ButeurScene

PER_SQUARE = 0.14
SPIN_PER_SQUARE = 120.0


class BallSteps:
    def __init__(self, scene: ButeurScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> ButeurPicture:
        return self.scene.picture

    def rolls(self, event: BallMoved) -> list[Step]:
        legs = zip(event.path, event.path[1:], strict=False)
        steps = [self._leg(spot_of(start), spot_of(end)) for start, end in legs]
        kick = Step(at_start=lambda: self.scene.sound("kick"))
        sound = {"throw-in": "whistle_short", "goal-kick": "whistle_short"}.get(event.outcome)
        end = spot_of(event.path[-1])

        def stop() -> None:
            self.scene.sound(sound or "bounce")
            self._rest(end)

        return [kick, *steps, Step(0.25, at_start=stop)]

    def _leg(self, start: Spot, end: Spot) -> Step:
        turn: list[float] = []

        def roll(progress: float) -> None:
            picture = self.picture
            if not turn:
                turn.append(picture.ball_spin)
            picture.ball = between(start, end, progress)
            way = 1 if end[0] >= start[0] else -1
            picture.ball_spin = (turn[0] - way * SPIN_PER_SQUARE * progress) % 360
            picture.ball_squash = 0.08 * math.sin(math.pi * progress)
            picture.ball_height = 10 * math.sin(math.pi * progress)

        return Step(PER_SQUARE, roll)

    def put(self, goal: Spot) -> Step:
        start: list[Spot] = []

        def lift(progress: float) -> None:
            picture = self.picture
            if not start:
                start.append(picture.ball)
            picture.ball = between(start[0], goal, ease_in_out(progress))
            picture.ball_height = 40 * math.sin(math.pi * progress)

        return Step(0.3, lift, at_end=lambda: self._rest(goal))

    def _rest(self, spot: Spot) -> None:
        self.picture.ball = spot
        self.picture.ball_squash = self.picture.ball_height = 0.0
