"""How a match between two sides stands, where that says something."""

from __future__ import annotations

from typing import Any

from game.catalog import GameInfo
from game.core.match import Match


def score_of(match: Match[Any, Any, Any], info: GameInfo) -> tuple[int, int] | None:
    """None with more than two sides, and while there is nothing to count: « 0 – 0 » is only told
    where goals are scored, not on the way to a league that has not begun."""
    from scenes.registry import SCREENS

    sides = info.sides[len(match.seats)]
    if len(set(sides)) != 2:
        return None
    points = match.rules.standings().points
    score = points[sides.index(0)], points[sides.index(1)]
    return score if any(score) or SCREENS[info.id].counts_goals else None


def sides_of(info: GameInfo, players: int) -> list[list[int]]:
    """The seats of each side."""
    sides = info.sides[players]
    return [[seat for seat, own in enumerate(sides) if own == side] for side in sorted(set(sides))]
