"""The one sentence that tells how a match of 11 Soccer went."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from game.core.match import Match
from game.soccer11.view import DayResult, Soccer11View
from scenes.words import say

SMALL_CARD = 3
CLOSE = 2  # points ahead, at most
TOLD = ("duel", "burst", "argentina")  # how the last one to go went
FAR_BEHIND = 2  # of this many parts of the target, once


def soccer11_story(match: Match[Any, Any, Any], winner: str, _second: str) -> str:
    view: Soccer11View = match.rules.view(None)
    order = sorted(range(len(view.points)), key=lambda seat: -view.points[seat])
    champion = order[0]
    card = view.results[-1].shown[champion] if view.results else 0
    key = _tale(view, champion, view.points[order[0]] - view.points[order[1]])
    return say(
        f"story.11-soccer.{key}",
        winner=winner,
        second=match.seats[order[1]].name,
        n=card if key == "small-card" else len(view.results),
        score=view.points[champion],
    )


def _tale(view: Soccer11View, champion: int, ahead: int) -> str:
    standings = _standings(view.results)
    if any(max(points) >= view.target for points in standings[:-1]):
        return "extra-day"
    behind = max(max(points) - points[champion] for points in standings)
    if behind * FAR_BEHIND >= view.target:
        return "comeback"
    return _of_the_last_day(view.results[-1], champion, ahead)


def _of_the_last_day(last: DayResult, champion: int, ahead: int) -> str:
    won = champion in last.winners
    how = last.last_out if won and last.by_elimination else None
    if how == "guess":
        return "guess"
    if won and last.shown[champion] <= SMALL_CARD:
        return "small-card"
    if ahead <= CLOSE:
        return "close"
    return how if how in TOLD else "clear"


def _standings(results: Sequence[DayResult]) -> list[tuple[int, ...]]:
    """The points after each day."""

    def add(points: tuple[int, ...], gains: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(one + other for one, other in zip(points, gains, strict=True))

    return list(accumulate((result.gains for result in results), add))
