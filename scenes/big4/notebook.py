"""The lines of the referee's notebook: minute, picture and sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.big4.view import Big4View, Note
from scenes.big4 import squad
from scenes.words import say

_ICONS = {
    "duel": "icons/versus",
    "free-kick": "icons/action-free-kick",
    "penalty": "icons/ball",
    "yellow": "icons/yellow-card",
    "second-yellow": "icons/red-card",
    "red": "icons/red-card",
    "coach-yellow": "icons/yellow-card",
    "coach-second-yellow": "icons/red-card",
    "coach-red": "icons/red-card",
    "hurt": "icons/injury",
    "change": "icons/swap",
    "team-out": "icons/out",
}


class Line(NamedTuple):
    seat: int
    minute: str
    icon: str
    text: str
    score: str
    goal: bool


def lines_of(view: Big4View, names: Sequence[str]) -> list[Line]:
    return [_line(view, note, names) for note in view.notebook]


def _line(view: Big4View, note: Note, names: Sequence[str]) -> Line:
    goal = note.result == "goal"
    score = " – ".join(map(str, note.score)) if goal else _sums(note)
    icon = "icons/ball" if goal else _ICONS[note.kind]
    minute = say("big4.minute", n=note.minute)
    return Line(note.seat, minute, icon, _words(view, note, names), score, goal)


def _sums(note: Note) -> str:
    """What the dice made, for a shot that did not go in."""
    if note.attack is None or note.defence is None:
        return ""
    return f"{note.attack} : {note.defence}"


def _words(view: Big4View, note: Note, names: Sequence[str]) -> str:
    key = f"big4.note.{note.kind}" + (f".{note.result}" if note.result else "")
    values = {"name": names[note.seat], "player": _player(view, note)}
    if note.result is not None and note.other is not None:
        values["keeper"] = squad.footballer(view.teams[note.other].footballers[0]).name
    elif note.kind == "change" and note.other is not None:
        values["other"] = squad.footballer(note.other).name
    return say(key, **values)


def _player(view: Big4View, note: Note) -> str:
    if note.footballer is not None:
        return squad.footballer(note.footballer).name
    club = view.teams[note.seat].club
    return squad.club(club).coach.name if club is not None else ""
