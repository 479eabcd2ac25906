"""The one sentence that tells how a match of Buteur went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.buteur.events import GoalScored
from game.core.match import Match
from game.core.rules import IllegalMove
from scenes.words import say

COMEBACK = 2  # so many goals behind, once, and still ahead at the end
CLEAR = 2


def buteur_story(match: Match[Any, Any, Any], winner: str, second: str) -> str:
    standings = match.rules.standings()
    goals = match.rules.view(None).score
    ends = (max(goals), min(goals))
    score = f"{ends[0]}–{ends[1]}"  # in one piece: a line must not break inside a score
    if len(set(standings.places)) == 1:
        return say("story.buteur.draw", score=score)
    if ends[0] == ends[1]:
        return say("story.buteur.shoot-out", score=score, winner=winner, second=second)
    team = match.rules.view(None).teams[standings.winners[0]]
    key = _tale(goals_of(match), team, ends)
    return say(f"story.buteur.{key}", score=score, winner=winner, second=second)


def _tale(scored: Sequence[GoalScored], team: int, ends: tuple[int, int]) -> str:
    """`team` has won by `ends`; `scored` may be empty when the goals are forgotten."""
    behind = max((goal.score[1 - team] - goal.score[team] for goal in scored), default=0)
    if behind >= COMEBACK:
        return "comeback"
    if ends[0] - ends[1] == 1 and scored and _decisive(scored, team).how == "penalty":
        return "penalty"
    if ends[1] == 0 and ends[0] >= CLEAR:
        return "clean-sheet"
    return "clear" if ends[0] - ends[1] >= CLEAR else "close"


def _decisive(scored: Sequence[GoalScored], team: int) -> GoalScored:
    return [goal for goal in scored if goal.team == team][-1]


def goals_of(match: Match[Any, Any, Any]) -> list[GoalScored]:
    """All goals in their order: the moves are played again, for acts are soon forgotten."""
    again: Match[Any, Any, Any] = Match.new(match.game, match.seats, match.options, match.seed)
    try:
        events = [event for move in match.moves for event in again.play(move)]
    except IllegalMove:  # a match begun under older rules: its first moves are gone
        return []
    goals = [event for event in events if isinstance(event, GoalScored)]
    return [goal for goal in goals if goal.how != "shoot-out"]
