"""What the others did in BIG 4, as picture lines for the person who comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.big4.events import (
    OffsideCalled,
    PartSkipped,
    Passed,
    Recovered,
    SentOff,
    Substituted,
    TeamOut,
    Weakened,
    YellowShown,
)
from game.big4.shot_events import ShotSettled
from game.core.match import Act
from game.core.rules import Event
from scenes.recap import MOST_LINES, RecapLine
from scenes.words import say


def recap_lines(news: Sequence[Act[Any]], names: Sequence[str]) -> list[RecapLine]:
    """The last four things worth telling, oldest first."""
    lines = [
        line for act in news for event in act.events if (line := _told(event, names)) is not None
    ]
    return lines[-MOST_LINES:]


def _told(event: Event, names: Sequence[str]) -> RecapLine | None:
    match event:
        case OffsideCalled():
            return _line(event.seat, "icons/action-offside", "offside", names)
        case Passed():
            return _line(event.seat, "icons/hand", "passed", names)
        case PartSkipped(part="dice"):
            return _line(event.seat, "icons/dice", "no-sum", names)
        case Recovered(why="recovery"):
            return _line(event.seat, "icons/action-recovery", "recovered", names)
        case Weakened(why="cramp"):
            return _line(event.seat, "icons/action-cramp", "cramp", names)
        case Substituted():
            return _line(event.seat, "icons/swap", "change", names)
        case ShotSettled():
            return _shot(event, names)
        case _:
            return _told_of_cards(event, names)


def _told_of_cards(event: Event, names: Sequence[str]) -> RecapLine | None:
    match event:
        case YellowShown():
            key = "coach-card" if event.footballer is None else "yellow"
            return _line(event.seat, "icons/yellow-card", key, names)
        case SentOff():
            key = "coach-card" if event.footballer is None else "red"
            return _line(event.seat, "icons/red-card", key, names)
        case TeamOut():
            return _line(event.by, "icons/out", "team-out", names, event.seat)
        case _:
            return None


def _shot(event: ShotSettled, names: Sequence[str]) -> RecapLine:
    keys = {
        ("duel", "goal"): "goal",
        ("duel", "saved"): "duel-lost",
        ("duel", "missed"): "duel-missed",
        ("free-kick", "goal"): "free-kick-goal",
        ("free-kick", "saved"): "free-kick-saved",
        ("penalty", "goal"): "penalty-goal",
        ("penalty", "saved"): "penalty-saved",
        ("penalty", "missed"): "duel-missed",
    }
    icon = "icons/ball" if event.result == "goal" else "icons/glove"
    key = keys.get((event.shot, event.result), "goal")
    return _line(event.seat, icon, key, names, event.against)


def _line(
    seat: int, icon: str, key: str, names: Sequence[str], other: int | None = None
) -> RecapLine:
    words = {"name": names[seat]}
    if other is not None:
        words["other"] = names[other]
    return RecapLine(seat, icon, say(f"recap.big4.{key}", **words))
