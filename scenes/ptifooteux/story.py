"""The one sentence that tells how a match of Les P'tifooteux went."""

from __future__ import annotations

from typing import Any

from game.core.match import Match
from game.ptifooteux.kids import FINAL
from game.ptifooteux.rules import PtifooteuxRules
from game.ptifooteux.view import PtifooteuxView, SeatView
from scenes.words import say

PATIENCE = 2  # finals lost before the one that was won


def ptifooteux_story(match: Match[Any, Any, Any], winner: str, _second: str) -> str:
    view: PtifooteuxView = match.rules.view(None)
    champion = match.rules.standings().winners[0]
    assert isinstance(match.rules, PtifooteuxRules)
    names = {kid.key: kid.name for kid in match.rules.box.pieces.kids}
    team = view.seats[champion]
    others = [seat for number, seat in enumerate(view.seats) if number != champion]
    hero = names[team.kids[match.seed % len(team.kids)]]
    return say(f"story.les-ptifooteux.{_tale(team, others)}", winner=winner, kid=hero)


def _tale(team: SeatView, others: list[SeatView]) -> str:
    """What was most remarkable about it."""
    if not any(team.lost):
        return "perfect"
    if team.lost[FINAL - 1] >= PATIENCE:
        return "patience"
    if team.suspensions:
        return "suspended"
    if any(other.stage == FINAL for other in others):
        return "close"
    return "clear" if all(other.stage < FINAL - 1 for other in others) else "hero"
