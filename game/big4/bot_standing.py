"""How long a team will stand: the exact expected number of turns until its goalkeeper is alone.

One attacker who chooses sets, dribbles and tackles as well as can be, and a team that never
recovers. A thousand line-ups of who is in form, each worked out from the smaller ones, once.
"""

from __future__ import annotations

from functools import cache

from game.big4.faces import ACTION_DIE
from game.big4.odds import sums
from game.big4.sets import SETS
from game.big4.squads import ALL_OUTFIELD, OUTFIELD

SHIFT = OUTFIELD.start  # places are bits from 2 on; tables count from 0
LINE_UPS = (ALL_OUTFIELD >> SHIFT) + 1


@cache
def standing_times() -> tuple[float, ...]:
    """By set of in-form places (shifted down): the expected turns."""
    times = [0.0] * LINE_UPS
    dribbled = [0.0] * LINE_UPS  # the best after one more is turned over
    for fit in range(1, LINE_UPS):
        dribbled[fit] = min(times[fit & ~(1 << bit)] for bit in _bits(fit))
        times[fit] = _time(fit, times, dribbled)
    return tuple(times)


def stands_for(fit: int) -> float:
    return standing_times()[fit >> SHIFT]


def _time(fit: int, times: list[float], dribbled: list[float]) -> float:
    """One turn, and what is left after it; turns that change nothing are waited out."""
    passing, progress = 0.0, 0.0
    for total, likely in sums(2).items():
        sets = [places >> SHIFT for places in SETS[total]]
        possible = [places for places in sets if places & fit == places]
        by_sum = min((times[fit ^ places] for places in possible), default=None)
        both = min((dribbled[fit ^ places] for places in possible), default=dribbled[fit])
        for face in ACTION_DIE:
            share = likely / len(ACTION_DIE)
            after = _after(face, by_sum, both, dribbled[fit])
            if after is None:
                passing += share
            else:
                progress += share * after
    return (1.0 + progress) / (1.0 - passing)


def _after(face: str, by_sum: float | None, both: float, one: float) -> float | None:
    """The time left after that face; None when it changes nothing."""
    if face == "dribble":
        return both
    if face == "tackle":
        return one if by_sum is None else min(one, by_sum)
    return by_sum if face in ("recovery", "free-kick") else None


def _bits(places: int) -> list[int]:
    return [bit for bit in range(len(OUTFIELD)) if places >> bit & 1]
