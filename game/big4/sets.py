"""Sets of footballers whose numbers make a sum: the arithmetic of the classic dice."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from game.big4.squads import OUTFIELD

LARGEST_SUM = 12
_LARGEST_SET = 3  # of one team: 2 + 3 + 4 + 5 is already 14


def _sets_of(total: int) -> tuple[int, ...]:
    """All sets of places that make that sum, the fewest footballers first."""
    sizes = range(1, _LARGEST_SET + 1) if total else range(1)
    return tuple(
        sum(1 << place for place in places)
        for size in sizes
        for places in combinations(OUTFIELD, size)
        if sum(places) == total
    )


# For each sum, the sets of one team: never more than seven.
SETS: tuple[tuple[int, ...], ...] = tuple(_sets_of(total) for total in range(LARGEST_SUM + 1))


@lru_cache(maxsize=1 << 14)
def sets_of_one(fit: int, total: int) -> tuple[int, ...]:
    return tuple(places for places in SETS[total] if places & fit == places)


@lru_cache(maxsize=1 << 14)
def sets_of_many(fit: tuple[int, ...], total: int) -> tuple[tuple[int, ...], ...]:
    """The sets over several teams, each as one set of places per team."""
    if len(fit) == 1:
        return tuple((places,) for places in sets_of_one(fit[0], total))
    return tuple(
        (places, *rest)
        for share in range(total + 1)
        for places in sets_of_one(fit[0], share)
        for rest in sets_of_many(fit[1:], total - share)
    )
