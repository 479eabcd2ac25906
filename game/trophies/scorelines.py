"""Goals let in and deficits, in the games that count goals: Buteur and BIG 4."""

from __future__ import annotations

from collections.abc import Iterator

from game.big4.shot_events import GoalScored as Big4Goal
from game.buteur.events import GoalScored as ButeurGoal
from game.trophies.facts import MatchFacts


def conceded(facts: MatchFacts, seat: int) -> int | None:
    """Goals against the side of that seat; None where no goals are counted or none are known."""
    if not facts.events or _is_knockout(facts):
        return None
    side = facts.sides[seat]
    if facts.game == "buteur":
        return sum(goal.team != side for goal in _buteur_goals(facts))
    if facts.game == "big4":
        return sum(goal.against == seat for goal in facts.all_of(Big4Goal))
    return None


def deepest_deficit(facts: MatchFacts, seat: int) -> int:
    """By how many goals that side once was behind."""
    if _is_knockout(facts):
        return 0
    side = facts.sides[seat]
    behind = [score[1 - side] - score[side] for score in _scores(facts)]
    return max(behind, default=0)


def _is_knockout(facts: MatchFacts) -> bool:
    """Among several teams of BIG 4 one goal puts a team out: whoever is left let in none."""
    return facts.game == "big4" and len(set(facts.sides)) > 2


def _scores(facts: MatchFacts) -> Iterator[tuple[int, ...]]:
    if facts.game == "buteur":
        yield from (goal.score for goal in _buteur_goals(facts))
    elif facts.game == "big4":
        yield from (goal.score for goal in facts.all_of(Big4Goal))


def _buteur_goals(facts: MatchFacts) -> Iterator[ButeurGoal]:
    """Kicks of a shoot-out are no goals of the match."""
    return (goal for goal in facts.all_of(ButeurGoal) if goal.how != "shoot-out")
