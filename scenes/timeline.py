"""Steps in time: what the screen still has to show of what the rules have long finished.

Knows no pygame. A step runs for some seconds, telling its progress from 0 to 1; `skip` runs every
waiting step to its end at once, so that skipping and watching arrive at the same picture.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable

Progress = Callable[[float], None]
Act = Callable[[], None]
Spot = tuple[float, float]


def nothing() -> None:
    """The default start and end of a step."""


def still(_progress: float) -> None:
    """The default motion of a step: a pause."""


def ease_out(progress: float) -> float:
    return 1 - (1 - progress) ** 3


def pop(progress: float) -> float:
    """How large something is that pops up: from nothing, past its size, back to it."""
    return ease_out(progress) + 0.3 * math.sin(math.pi * progress) * progress


def ease_in_out(progress: float) -> float:
    return progress * progress * (3 - 2 * progress)


def between(start: Spot, end: Spot, progress: float) -> Spot:
    """The point that far on the way from `start` to `end`."""
    return (
        start[0] + (end[0] - start[0]) * progress,
        start[1] + (end[1] - start[1]) * progress,
    )


class Step:
    """One thing to show. `stays` keeps its length at every speed (robots stay visible)."""

    __slots__ = ("_age", "_begun", "at_end", "at_start", "during", "seconds", "stays")

    def __init__(
        self,
        seconds: float = 0.0,
        during: Progress = still,
        *,
        at_start: Act = nothing,
        at_end: Act = nothing,
        stays: bool = False,
    ) -> None:
        self.seconds = seconds
        self.during = during
        self.at_start = at_start
        self.at_end = at_end
        self.stays = stays
        self._age = 0.0
        self._begun = False

    def advance(self, seconds: float, pace: float) -> float | None:
        """Run on; None while unfinished, else the seconds left over."""
        if not self._begun:
            self._begun = True
            self.at_start()
        length = self.seconds if self.stays else self.seconds * pace
        self._age += seconds
        if self._age < length:
            self.during(self._age / length)
            return None
        self.finish()
        return self._age - length

    @property
    def begun(self) -> bool:
        return self._begun

    @property
    def age(self) -> float:
        return self._age

    def finish(self) -> None:
        if not self._begun:
            self._begun = True
            self.at_start()
        self.during(1.0)
        self.at_end()


class Halt(Step):
    """Something worth looking at: hurrying stops in front of it, `skip` does not."""

    __slots__ = ()


class Together(Step):
    """Steps that run side by side; done when the longest is."""

    __slots__ = ("_open", "_steps")

    def __init__(self, steps: Iterable[Step]) -> None:
        super().__init__()
        self._steps = list(steps)
        self._open = list(self._steps)

    def advance(self, seconds: float, pace: float) -> float | None:
        left = [(step, step.advance(seconds, pace)) for step in self._open]
        self._open = [step for step, rest in left if rest is None]
        if self._open:
            return None
        return min((rest for _, rest in left if rest is not None), default=seconds)

    def finish(self) -> None:
        for step in self._open:
            step.finish()
        self._open = []


class Timeline:
    """A queue of steps. `pace` stretches (slow 1.6) or shortens (fast 0.5) all of them."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self._waiting: deque[Step] = deque()

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    def add(self, *steps: Step) -> None:
        self._waiting.extend(steps)

    def advance(self, seconds: float) -> None:
        rest: float | None = seconds
        while self._waiting and rest is not None:
            rest = self._waiting[0].advance(rest, self.pace)
            if rest is not None:
                self._waiting.popleft()

    def just_halted(self, seconds: float) -> bool:
        """Has something worth looking at been shown for less than that?"""
        first = self._waiting[0] if self._waiting else None
        return isinstance(first, Halt) and first.begun and first.age < seconds

    def hurry(self) -> bool:
        """Bring everything before the next halt to its end; False when there was none."""
        while self._waiting:
            if isinstance(self._waiting[0], Halt) and not self._waiting[0].begun:
                return True
            self._waiting.popleft().finish()
        return False

    def skip(self) -> None:
        """Bring everything to its end now, steps added on the way included."""
        while self._waiting:
            self._waiting.popleft().finish()
