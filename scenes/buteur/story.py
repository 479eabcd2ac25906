"""The one sentence that tells how a match of Buteur went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.buteur.events import GoalScored
from game.buteur.view import ButeurView
from game.core.match import Match
from game.core.rules import IllegalMove
from scenes.buteur.calls import HAT_TRICK
from scenes.words import say

COMEBACK = 2  # so many goals behind, once, and still ahead at the end
CLEAR = 2
LAST_SECONDS = 7  # cards in the stock of the second half: two or three turns are left


class Told(NamedTuple):
    """The goals of a match in their order, and whether the last of them came at its end."""

    goals: Sequence[GoalScored]
    late: bool = False


def buteur_story(match: Match[Any, Any, Any], winner: str, second: str) -> str:
    standings = match.rules.standings()
    goals = match.rules.view(None).score
    ends = (max(goals), min(goals))
    score = f"{ends[0]}–{ends[1]}"  # in one piece: a line must not break inside a score
    told = told_of(match)
    if len(set(standings.places)) == 1:
        return say(f"story.buteur.{_tale_of_draw(ends, told.late)}", score=score)
    if ends[0] == ends[1]:
        return say("story.buteur.shoot-out", score=score, winner=winner, second=second)
    team = match.rules.view(None).teams[standings.winners[0]]
    key = _tale(told.goals, team, ends, late=told.late)
    scorer = hat_trick(told.goals, team)
    if key in ("clear", "close") and scorer is not None:
        return say("story.buteur.hat-trick", score=score, scorer=match.seats[scorer].name)
    return say(f"story.buteur.{key}", score=score, winner=winner, second=second)


def _tale_of_draw(ends: tuple[int, int], late: bool) -> str:
    if ends[0] == 0:
        return "goalless"
    return "late-draw" if late else "draw"


def _tale(
    scored: Sequence[GoalScored], team: int, ends: tuple[int, int], *, late: bool = False
) -> str:
    """`team` has won by `ends`; `scored` may be empty when the goals are forgotten."""
    behind = max((goal.score[1 - team] - goal.score[team] for goal in scored), default=0)
    if behind >= COMEBACK:
        return "comeback"
    if ends[0] - ends[1] == 1 and scored:
        if late and scored[-1].team == team:
            return "late"
        how = _decisive(scored, team).how
        if how in ("penalty", "corner"):
            return how
    if ends[1] == 0 and ends[0] >= CLEAR:
        return "clean-sheet"
    return "clear" if ends[0] - ends[1] >= CLEAR else "close"


def _decisive(scored: Sequence[GoalScored], team: int) -> GoalScored:
    return [goal for goal in scored if goal.team == team][-1]


def hat_trick(scored: Sequence[GoalScored], team: int) -> int | None:
    """Who of that team shot exactly three goals."""
    scorers = [goal.seat for goal in scored if goal.team == team]
    return next((seat for seat in scorers if scorers.count(seat) == HAT_TRICK), None)


def told_of(match: Match[Any, Any, Any]) -> Told:
    return Retelling(match).told()


class Retelling:
    """The moves are played again, for acts are soon forgotten; but only those since last time."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self._match = match
        self._begin()

    def told(self) -> Told:
        moves = self._match.moves
        if moves[: len(self._again.moves)] != self._again.moves:  # something was taken back
            self._begin()
        try:
            for move in moves[len(self._again.moves) :]:
                self._play(move)
        except IllegalMove:  # a match begun under older rules: its first moves are gone
            return Told([])
        return Told(tuple(self._goals), self._late)

    def _begin(self) -> None:
        match = self._match
        self._again: Match[Any, Any, Any] = Match.new(
            match.game, match.seats, match.options, match.seed
        )
        self._goals: list[GoalScored] = []
        self._late = False

    def _play(self, move: Any) -> None:
        before = self._again.rules.view(None)
        goals = [event for event in self._again.play(move) if _is_goal(event)]
        if goals:
            self._late = is_late(before)
        self._goals += goals


def is_late(view: ButeurView) -> bool:
    return view.half == 2 and view.stock <= LAST_SECONDS


def _is_goal(event: object) -> bool:
    return isinstance(event, GoalScored) and event.how != "shoot-out"
