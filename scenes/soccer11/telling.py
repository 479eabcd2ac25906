"""What is held over the table until everybody has seen it: a spotlight, a banner."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.soccer11.picture import Soccer11Picture, Spotlight
from scenes.timeline import Halt, Step, nothing

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

SPOTLIGHT, OWN_SPOTLIGHT = 1.3, 0.5
OUT_SPOTLIGHT = 2.0
ASKED = 0.9
BANNER = 1.3
BRISK = 0.7  # of all these while nobody at the table may act today
ARRIVAL = 0.18


class Telling:
    """An impatient click stops in front of each, and "fewer animations" leaves none out."""

    def __init__(self, scene: Soccer11Scene) -> None:
        self.scene = scene

    @property
    def picture(self) -> Soccer11Picture:
        return self.scene.picture

    def asked(self, shown: Spotlight, sound: str) -> Step:
        """What the next spotlight answers."""
        start, end = self._ends(shown, sound)
        return self._held(ASKED, start, end)

    def spotlight(self, shown: Spotlight, sound: str) -> Step:
        start, end = self._ends(shown, sound)
        if shown.out:
            return self._held(OUT_SPOTLIGHT, start, end)
        own = shown.seat == self.scene.viewing.viewer and shown.card is not None
        if own and not shown.mark:  # who played it has seen it
            return Step(OWN_SPOTLIGHT, self._arriving(OWN_SPOTLIGHT), at_start=start, at_end=end)
        return self._held(SPOTLIGHT, start, end)

    def _ends(self, shown: Spotlight, sound: str) -> tuple[Callable[[], None], Callable[[], None]]:
        def start() -> None:
            self.picture.spotlight = shown
            self.scene.sound(sound)

        def end() -> None:
            self.picture.spotlight = None

        return start, end

    def banner(self, words: str, sound: str, icon: str = "", seconds: float = BANNER) -> Step:
        def start() -> None:
            self.picture.banner, self.picture.banner_icon = words, icon
            self.scene.sound(sound)

        def end() -> None:
            self.picture.banner = ""

        return self._held(seconds, start, end)

    def pause(self, seconds: float, at_start: Callable[[], None] = nothing) -> Step:
        """Time to look that is not left out where nothing moves: a click may still pass it."""
        return Step(self._length(seconds), at_start=at_start, stays=True)

    def _held(self, seconds: float, start: Callable[[], None], end: Callable[[], None]) -> Step:
        """As long as the speed says; where nothing moves, as long as at normal speed."""
        length = self._length(seconds) * (BRISK if self._only_robots() else 1.0)
        return Halt(length, self._arriving(length), at_start=start, at_end=end, stays=True)

    def _length(self, seconds: float) -> float:
        return seconds * (self.scene.stage.pace or 1.0)

    def _only_robots(self) -> bool:
        """Whoever sits here is out and waits for the next day."""
        people = self.scene.viewing.people
        return bool(people) and all(self.picture.out[seat] for seat in people)

    def _arriving(self, seconds: float) -> Callable[[float], None]:
        moves = self.scene.stage.pace > 0

        def arrive(progress: float) -> None:
            self.picture.arrival = min(1.0, progress * seconds / ARRIVAL) if moves else 1.0

        return arrive
