"""The one sentence that tells how a match of BIG 4 went, and whose match it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.big4.view import Big4View, Note
from game.core.match import Match
from scenes.big4 import squad
from scenes.words import say

COMEBACK = 2  # so many goals behind, once, and still ahead at the end
MANY_CARDS = 5
_CARDS = ("yellow", "second-yellow", "red", "coach-yellow", "coach-second-yellow", "coach-red")
_LAST_GOALS = ("free-kick", "penalty")


def big4_story(match: Match[Any, Any, Any], winner: str, second: str) -> str:
    view: Big4View = match.rules.view(None)
    won = match.rules.standings().winners[0]
    goals = sorted((team.goals for team in view.teams), reverse=True)
    if len(view.teams) > 2:
        key = tale_of_many(view.notebook, won)
    else:
        key = tale(view.notebook, won, goals)
    return say(
        f"story.big4.{key}",
        score=f"{goals[0]}–{goals[1]}",  # in one piece: a line must not break inside a score
        winner=winner,
        second=second,
        hero=hero_of(view.notebook, won, key),
    )


def big4_result(match: Match[Any, Any, Any], seat: int) -> str:
    """Among several teams goals do not decide: who stays in does."""
    view: Big4View = match.rules.view(None)
    if len(view.teams) == 2:
        return ""
    for note in view.notebook:
        if note.kind == "team-out" and note.seat == seat:
            return say("podium.big4.out", n=note.minute)
    return say("podium.big4.stays")


def tale(notebook: Sequence[Note], won: int, goals: Sequence[int]) -> str:
    """Which of the sentences fits best; `goals` of the winner first."""
    scored = _goals(notebook)
    behind = max((note.score[1 - won] - note.score[won] for note in scored), default=0)
    if behind >= COMEBACK:
        return "comeback"
    most = max(_of_whom(notebook, won).values(), default=0)
    if most >= 3:
        return "hat-trick"
    if scored and scored[-1].kind in _LAST_GOALS:
        return scored[-1].kind
    if goals[1] == 0:
        return "clear"
    if sum(note.kind in _CARDS for note in notebook) >= MANY_CARDS:
        return "cards"
    if most == 2:
        return "double"
    return "close" if goals[0] - goals[1] == 1 else "plain"


def tale_of_many(notebook: Sequence[Note], won: int) -> str:
    """Who put the other teams out."""
    scored = _goals(notebook)
    return "sweep" if scored and all(note.seat == won for note in scored) else "last-one"


def hero_of(notebook: Sequence[Note], won: int, key: str) -> str:
    """Of two or three goals whoever scored them, else whoever scored last."""
    if key in ("hat-trick", "double"):
        return squad.footballer(_of_whom(notebook, won).most_common(1)[0][0]).name
    last = [note.footballer for note in _goals(notebook) if note.footballer is not None]
    return squad.footballer(last[-1]).name if last else ""


def _goals(notebook: Sequence[Note]) -> list[Note]:
    return [note for note in notebook if note.result == "goal"]


def _of_whom(notebook: Sequence[Note], won: int) -> Counter[int]:
    """How many goals each footballer of the winner scored."""
    scorers = (note.footballer for note in _goals(notebook) if note.seat == won)
    return Counter(each for each in scorers if each is not None)
