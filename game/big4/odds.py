"""The chances of duels and free kicks, exactly, by what one side has ahead of the other."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from game.big4.faces import DUEL_DIE, DUEL_STARS

PIPS = range(1, 7)


@cache
def sums(dice: int) -> dict[int, float]:
    """How likely each sum of that many classic dice is."""
    counted = Counter(sum(thrown) for thrown in product(PIPS, repeat=dice))
    return {total: count / 6**dice for total, count in counted.items()}


@cache
def chance_ahead(attack_dice: int, defence_dice: int, edge: int) -> float:
    """That attack dice + edge beat the defence dice; a draw is a save."""
    ours, theirs = sums(attack_dice), sums(defence_dice) if defence_dice else {0: 1.0}
    return sum(
        one * other
        for total, one in ours.items()
        for against, other in theirs.items()
        if total + edge > against
    )


@cache
def duel_chance(edge: int) -> float:
    """Of a duel or penalty: three dice and the duel die against three dice."""
    chances = {"goal": 1.0, "missed": 0.0}
    return sum(
        chances[face] if face in chances else chance_ahead(3, 3, edge + DUEL_STARS[face])
        for face in DUEL_DIE
    ) / len(DUEL_DIE)


def free_kick_chance(edge: int, *, advanced: bool) -> float:
    """Easy: two dice against three. Advanced: three dice against a wall that rolls none."""
    return chance_ahead(3, 0, edge) if advanced else chance_ahead(2, 3, edge)
