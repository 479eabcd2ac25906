"""The one sentence that tells how a match of Le Championnat went."""

from __future__ import annotations

from typing import Any

from game.championnat.matches import DRAW, WIN
from game.championnat.moves import AcceptOffer, SellFootballer, SellSponsor
from game.championnat.view import ChampionnatView
from game.core.match import Match
from scenes.words import say

MANY_PENNANTS = 10
MANY_DEALS = 5


def championnat_story(match: Match[Any, Any, Any], winner: str, second: str) -> str:
    view: ChampionnatView = match.rules.view(None)
    winners = [seat for seat, place in enumerate(view.places) if place == 1]
    champion = winners[0]
    key = _tale(view, champion, len(winners))
    if key == "clear" and _deals(match, champion) >= MANY_DEALS:
        key = "trader"
    other = match.seats[winners[1]].name if len(winners) > 1 else second
    return say(
        f"story.le-championnat.{key}",
        winner=winner,
        second=other,
        n=view.clubs[champion].pennants,
        score=view.clubs[champion].points,
    )


def _deals(match: Match[Any, Any, Any], champion: int) -> int:
    """Offers the champion said yes to, and sales to the bank."""
    trades = AcceptOffer | SellFootballer | SellSponsor
    return sum(isinstance(move, trades) and move.seat == champion for move in match.moves)


def _tale(view: ChampionnatView, champion: int, champions: int) -> str:
    if champions > 1:
        return "shared"
    points = sorted((club.points for club in view.clubs), reverse=True)
    if points[0] == points[1]:
        return "play-off" if any(result.day == 0 for result in view.results) else "close"
    return _road(view, champion) or _team(view, champion)


def _road(view: ChampionnatView, champion: int) -> str:
    """How the title was reached, where that is worth telling."""
    if points_after(view, view.days)[champion] == WIN * _played(view, champion):
        return "perfect"
    before = points_after(view, view.days - 1)
    return "last-day" if before[champion] < max(before) else ""


def _team(view: ChampionnatView, champion: int) -> str:
    if view.clubs[champion].pennants >= MANY_PENNANTS:
        return "euro"
    if (view.clubs[champion].places_filled or 11) < 11:
        return "trainees"
    return "clear"


def _played(view: ChampionnatView, seat: int) -> int:
    return sum(seat in (result.first, result.second) for result in view.results if result.day)


def points_after(view: ChampionnatView, day: int) -> list[int]:
    """The points of every seat when that day was over."""
    points = [0] * len(view.clubs)
    for result in view.results:
        if 0 < result.day <= day:
            one, two = result.stars
            points[result.first] += WIN if one > two else DRAW * (one == two)
            points[result.second] += WIN if two > one else DRAW * (one == two)
    return points
