"""Which moment of BIG 4 is explained to somebody who meets it for the first time."""

from __future__ import annotations

from collections.abc import Sequence

from game.big4.faces import COLOURS
from game.big4.view import Big4View

_PHASES = {
    "line-up": "line-up",
    "sum": "sum",
    "cramp": "red",
    "duel": "duel",
    "wall": "wall",
    "coach": "coach",
    "change-hurt": "hurt",
    "referee-toss": "tackle",
    "book-choice": "yellow",
}


def coach_key(view: Big4View, known: Sequence[str]) -> str | None:
    """The first sentence that fits and is not known yet."""
    for name in _fitting(view):
        key = f"coach.big4.{name}"
        if key not in known:
            return key
    return None


def _fitting(view: Big4View) -> list[str]:
    found: list[str] = []
    if view.phase in ("green", "blue") and view.action is not None:
        found.append(COLOURS[view.action])
        found.append("sum")
        if view.action == "tackle" or (view.action == "free-kick" and not view.advanced):
            found.append(view.action)
    if view.phase == "roll":
        found += _before_the_dice(view)
    starless = view.phase == "line-up" and not view.advanced
    if view.phase in _PHASES and not starless:
        found.append(_PHASES[view.phase])
    return found


def _before_the_dice(view: Big4View) -> list[str]:
    team = view.teams[view.turn_seat]
    found = []
    if view.round > 1:
        found.append("after-goal")
    if view.yellows:
        found.append("yellow")
    if team.confidence:
        found.append("confidence")
    if view.may_change and team.weak:
        found.append("change")
    return found
