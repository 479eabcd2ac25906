"""Changes (advanced): up to three, before the dice, place for place."""

from __future__ import annotations

from game.big4.squads import place_of, understudy_of
from game.big4.state import Team


def may_change(team: Team) -> bool:
    return team.changes_left > 0 and not team.coach_off


def changes(team: Team) -> list[tuple[int, int]]:
    """Who may go off and who comes on: the weakened and the hurt, while the bench has somebody."""
    if not may_change(team):
        return []
    replaceable = team.at(team.weak | team.hurt)
    return [(off, understudy_of(off)) for off in replaceable if understudy_of(off) in team.bench]


def hurt_changes(team: Team) -> list[tuple[int, int]]:
    """The changes that cannot wait."""
    return [(off, on) for off, on in changes(team) if team.hurt >> place_of(off) & 1]


def must_change(team: Team) -> bool:
    return bool(team.hurt and hurt_changes(team))
