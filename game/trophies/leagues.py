"""Matches of Le Championnat won with trainees on the pitch."""

from __future__ import annotations

from typing import Final

from game.championnat.events import FootballerChanged, MatchBegan, MatchEnded
from game.championnat.lineup import TRAINEE
from game.trophies.facts import MatchFacts

ENOUGH: Final = 2


def won_with_trainees(facts: MatchFacts, seat: int) -> bool:
    """At the final whistle: a trainee who was changed for a footballer no longer counts."""
    on_pitch = 0
    for event in facts.events:
        if isinstance(event, MatchBegan):
            sides = (event.first, event.second)
            eleven = event.elevens[sides.index(seat)] if seat in sides else ()
            on_pitch = eleven.count(TRAINEE)
        elif isinstance(event, FootballerChanged) and event.seat == seat:
            on_pitch -= event.gone == TRAINEE
        elif isinstance(event, MatchEnded) and on_pitch >= ENOUGH and _winner(event) == seat:
            return True
    return False


def _winner(ended: MatchEnded) -> int | None:
    first, second = ended.points
    if first == second:
        return None
    return ended.first if first > second else ended.second
