"""Steps many happenings share: a notice in the panel, a banner, money and cards on their way."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.championnat.state import BANK, JACKPOT
from scenes.championnat.picture import ChampionnatPicture, Flight, Notice
from scenes.championnat.places import JACKPOT as JACKPOT_BOX
from scenes.championnat.places import SIDE, team_row
from scenes.scene import Point
from scenes.timeline import Halt, Step, between, ease_in_out, nothing

if TYPE_CHECKING:
    from scenes.championnat.scene import ChampionnatScene

TOLD = 1.4  # a notice about somebody else
GLANCED = 1.0  # a word about a robot, which a picture tells as well
READ = 2.4  # a sentence worth reading
_FLIGHT = 0.55
_COUNTED = 0.5
_RISE = 0.16  # how high a flight arches, of its way
_HIGHEST = 96.0


class StepParts:
    def __init__(self, scene: ChampionnatScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> ChampionnatPicture:
        return self.scene.picture

    def name(self, seat: int) -> str:
        return self.scene.name(seat)

    def of_person(self, seat: int) -> bool:
        """What robots do to each other is shown more briefly: somebody waits for a turn."""
        return self.scene.viewing.is_person(seat)

    def quick(self, act: Callable[[], None], sound: str = "click", volume: float = 0.6) -> Step:
        def begin() -> None:
            act()
            self.scene.sound(sound, volume)

        return Step(0.25, at_start=begin)

    def notice(
        self,
        notice: Notice,
        sound: str,
        seconds: float = TOLD,
        then: Callable[[], None] = nothing,
    ) -> list[Step]:
        """Shown in the panel; `then` happens when it has been read."""

        def show() -> None:
            self.picture.notice = notice
            self.scene.sound(sound)

        def hide() -> None:
            self.picture.notice = None
            then()

        return [Halt(seconds, at_start=show, at_end=hide, stays=True)]

    def banner(
        self, words: str, sound: str, seconds: float = 1.6, then: Callable[[], None] = nothing
    ) -> list[Step]:
        def show() -> None:
            self.picture.banner = words
            self.scene.sound(sound)

        def hide() -> None:
            self.picture.banner = ""
            then()

        return [Halt(seconds, at_start=show, at_end=hide, stays=True)]

    def fly(
        self,
        flight: Flight,
        end: Point,
        sound: str,
        then: Callable[[], None] = nothing,
        narrow: float = 60.0,
    ) -> Step:
        """From where it lies to `end`, growing smaller."""
        start, width = (flight.x, flight.y), flight.width
        rise = min(_HIGHEST, _RISE * math.dist(start, end))

        def begin() -> None:
            self.picture.flights.append(flight)
            self.scene.sound(sound)

        def move(progress: float) -> None:
            flight.x, y = between(start, end, ease_in_out(progress))
            flight.y = y - rise * math.sin(math.pi * progress)
            steps = round((width + (narrow - width) * progress) / 12)  # few sizes to be made
            flight.width = max(24.0, steps * 12.0)

        def arrive() -> None:
            self.picture.flights.remove(flight)
            then()

        return Step(_FLIGHT, move, at_start=begin, at_end=arrive)

    def earn(self, seat: int, amount: int) -> Step:
        """The money of that seat runs up, or down, to the new sum."""
        before: list[int] = []
        jump = max(50, abs(amount) // 10)

        def begin() -> None:
            before[:] = [self.picture.clubs[seat].money]
            if amount:
                self.scene.sound("coin", 0.7)

        def run(progress: float) -> None:
            part = amount if progress >= 1 else round(amount * progress / jump) * jump
            self.picture.clubs[seat].money = before[0] + part

        return Step(_COUNTED, run, at_start=begin)

    def purse_point(self, holder: int) -> Point:
        if holder == JACKPOT:
            return JACKPOT_BOX.centre
        if holder == BANK:
            return SIDE.centre
        return team_row(holder).centre
