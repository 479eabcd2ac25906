"""Numbers that follow their goals softly: boxes that rise, cards that change places."""

from __future__ import annotations

from collections.abc import Mapping

_PER_SECOND = 16.0  # how much of what is left is made up, per second
_NEAR = 0.004  # of the way: from here on it has arrived


class Glide:
    """One number per name. What is new stands at its goal at once."""

    def __init__(self) -> None:
        self._goals: dict[str, float] = {}
        self._now: dict[str, float] = {}
        self._way: dict[str, float] = {}

    @property
    def moving(self) -> bool:
        return self._now != self._goals

    def at(self, name: str, otherwise: float = 0.0) -> float:
        return self._now.get(name, otherwise)

    def follow(self, goals: Mapping[str, float], seconds: float, pace: float) -> bool:
        """Go towards the goals; True when anything changed. Pace 0 means cuts."""
        before = dict(self._now)
        for name, goal in goals.items():
            here = self._now.setdefault(name, goal)
            if self._goals.get(name) != goal:
                self._way[name] = abs(goal - here)
            self._now[name] = self._nearer(name, here, goal, seconds / pace if pace else 1.0)
        self._goals = dict(goals)
        self._now = {name: self._now[name] for name in goals}
        return self._now != before

    def _nearer(self, name: str, here: float, goal: float, seconds: float) -> float:
        after = here + (goal - here) * min(1.0, seconds * _PER_SECOND)
        return goal if abs(goal - after) <= _NEAR * self._way.get(name, 0.0) else after
