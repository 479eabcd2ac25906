"""The stars of a team as they are shown: nobody counts trainees before there are matches."""

from __future__ import annotations

from game.championnat.lineup import TRAINEE, TRAINEE_STARS, Eleven
from game.championnat.view import ChampionnatView
from scenes.championnat.deck import lineups


def shown_stars(view: ChampionnatView, eleven: Eleven, pennant_stars: int = 0) -> int:
    """While teams are built an empty place is just empty; in the league a trainee fills it."""
    stars = lineups().stars_of(eleven) + pennant_stars
    return stars - TRAINEE_STARS * eleven.count(TRAINEE) if view.stage == "building" else stars


def standing(view: ChampionnatView, squad: tuple[int, ...]) -> tuple[int, int]:
    """Places a squad fills, and the stars of its strongest eleven."""
    return lineups().places_filled(squad), shown_stars(view, lineups().strongest(squad))
