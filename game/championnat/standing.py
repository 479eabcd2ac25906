"""The league table: points, pennants, play-off, and total stars at the very end."""

from __future__ import annotations

from game.championnat.box import ChampionnatBox
from game.championnat.state import PENNANTS_A_STAR, State
from game.core.rules import places_by


def leaders(state: State, box: ChampionnatBox) -> tuple[int, ...]:
    """The seats level at the top by points and pennants."""
    rows = [(club.points, box.pennants_of(club.euro)) for club in state.clubs]
    best = max(rows)
    return tuple(seat for seat, row in enumerate(rows) if row == best)


def total_stars(state: State, box: ChampionnatBox, seat: int) -> int:
    club = state.clubs[seat]
    pennants = box.pennants_of(club.euro) // PENNANTS_A_STAR
    return box.lineups.strength(tuple(club.squad)) + pennants


def final_places(state: State, box: ChampionnatBox) -> tuple[int, ...]:
    """Stars count once the game is over: before, squads are secret."""
    rows = []
    for seat, club in enumerate(state.clubs):
        stars = total_stars(state, box, seat) if state.stage == "over" else 0
        rows.append((club.points, box.pennants_of(club.euro), club.extra_points, stars))
    return places_by(rows)
