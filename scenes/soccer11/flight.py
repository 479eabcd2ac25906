"""One card in the air, on an arc, turning over on its way."""

from __future__ import annotations

import math
from collections.abc import Callable

from scenes.scene import Point
from scenes.soccer11.picture import FlyingCard, Soccer11Picture
from scenes.timeline import between, ease_in_out

ARC_HEIGHT = 60.0

Where = Callable[[], tuple[Point, float]]  # the middle of a place, and how wide a card is there


class Flight:
    """One card in the air; its places are looked up when it takes off."""

    def __init__(
        self,
        picture: Soccer11Picture,
        card: int | None,
        ends: tuple[Where, Where],
        turn: tuple[float, float],
    ) -> None:
        self._picture = picture
        self._flying = FlyingCard(card, 0, 0)
        self._ends = ends
        self._turn = turn
        self._route: tuple[Point, float, Point, float] | None = None

    def take_off(self) -> None:
        origin, to = self._ends
        self._route = (*origin(), *to())
        self.fly(0.0)
        self._picture.flying.append(self._flying)

    def fly(self, progress: float) -> None:
        assert self._route is not None
        point, width, goal, wide = self._route
        flying, eased = self._flying, ease_in_out(progress)
        flying.x, flying.y = between(point, goal, eased)
        flying.y -= ARC_HEIGHT * math.sin(math.pi * eased)
        flying.width = width + (wide - width) * eased
        flying.flip = self._turn[0] + (self._turn[1] - self._turn[0]) * eased

    def land(self) -> None:
        others = [each for each in self._picture.flying if each is not self._flying]
        self._picture.flying[:] = others
