"""Who stands where at the end, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.catalog import GameInfo
from game.core.match import Match
from scenes.podium_blocks import Standing


def standings_by_side(match: Match[Any, Any, Any], info: GameInfo) -> list[Standing]:
    """One line per side, the best first; seats of one side stand together."""
    standings = match.rules.standings()
    sides = info.sides[len(match.seats)]
    found = [
        Standing(
            seats=tuple(_members(sides, side)),
            place=min(standings.places[seat] for seat in _members(sides, side)),
            points=standings.points[sides.index(side)],
        )
        for side in sorted(set(sides))
    ]
    return _ranked(found)


def _members(sides: Sequence[int], side: int) -> list[int]:
    return [seat for seat, own in enumerate(sides) if own == side]


def _ranked(standings: list[Standing]) -> list[Standing]:
    """Places among the sides: two partners do not push the next side to third."""
    ordered = sorted(standings, key=lambda standing: standing.place)
    places = sorted({standing.place for standing in ordered})
    better = {place: 1 + sum(standing.place < place for standing in ordered) for place in places}
    return [standing._replace(place=better[standing.place]) for standing in ordered]
