"""The one sentence that tells how a match of BIG 4 went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.big4.view import Big4View, Note
from game.core.match import Match
from scenes.words import say

COMEBACK = 2  # so many goals behind, once, and still ahead at the end
MANY_CARDS = 5
_CARDS = ("yellow", "second-yellow", "red", "coach-yellow", "coach-second-yellow", "coach-red")


def big4_story(match: Match[Any, Any, Any], winner: str, second: str) -> str:
    view: Big4View = match.rules.view(None)
    if len(view.teams) > 2:
        return say("story.big4.last-one", winner=winner)
    goals = sorted((team.goals for team in view.teams), reverse=True)
    score = f"{goals[0]}–{goals[1]}"  # in one piece: a line must not break inside a score
    won = match.rules.standings().winners[0]
    key = tale(view.notebook, won, goals)
    return say(f"story.big4.{key}", score=score, winner=winner, second=second)


def tale(notebook: Sequence[Note], won: int, goals: Sequence[int]) -> str:
    """Which of the sentences fits best; `goals` of the winner first."""
    scored = [note for note in notebook if note.result == "goal"]
    behind = max((note.score[1 - won] - note.score[won] for note in scored), default=0)
    if behind >= COMEBACK:
        return "comeback"
    if scored and scored[-1].kind == "free-kick":
        return "free-kick"
    if goals[1] == 0:
        return "clear"
    if sum(note.kind in _CARDS for note in notebook) >= MANY_CARDS:
        return "cards"
    return "close" if goals[0] - goals[1] == 1 else "plain"
