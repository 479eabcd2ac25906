"""One sentence about a finished match, and how its points are called."""

from __future__ import annotations

import re
from typing import Any

from game.catalog import GameInfo
from game.core.match import Match
from scenes.words import has_words, say

AnyMatch = Match[Any, Any, Any]


def story_of(match: AnyMatch, info: GameInfo) -> str:
    """The sentence of the podium; empty for a game that tells none."""
    from scenes.registry import SCREENS

    sides = info.sides[len(match.seats)]
    winners = match.rules.standings().winners
    others = [seat for seat in range(len(match.seats)) if sides[seat] != sides[winners[0]]]
    second = _called(match, info, others[0]) if others else ""
    return _capitals(SCREENS[info.id].story(match, _called(match, info, winners[0]), second))


def points_words(game_id: str, points: int) -> str:
    """« 3 buts » where a game has words for its points, « 3 pts » where it has none."""
    amount = {0: "none", 1: "one"}.get(points, "many")
    key = f"podium.points.{game_id}.{amount}"
    return say(key if has_words(key) else "story.button.points", n=points)


def result_words(match: AnyMatch, info: GameInfo, seat: int, points: int) -> str:
    """What stands below a name on the podium: the points, where they decide."""
    from scenes.registry import SCREENS

    return SCREENS[info.id].result(match, seat) or points_words(info.id, points)


def _capitals(text: str) -> str:
    """« 2–1 ! l’équipe … » begins a new sentence with a capital."""
    return re.sub(r"(^|[!?.] )(\w)", lambda found: found[1] + found[2].upper(), text)


def _called(match: AnyMatch, info: GameInfo, seat: int) -> str:
    """A name; for partners the team of the first of them."""
    sides = info.sides[len(match.seats)]
    if sides.count(sides[seat]) == 1:
        return match.seats[seat].name
    return say("podium.team-of", name=match.seats[sides.index(sides[seat])].name)
