"""Who the footballers, coaches, clubs and referees are: names, places, drawings."""

from __future__ import annotations

from functools import cache
from typing import Literal

from game.big4.clubs import load_squads
from game.big4.squads import (
    CANDIDATES,
    KEEPER_PLACE,
    LAST_PLACE,
    SQUAD,
    Club,
    Footballer,
    Referee,
    Squads,
    club_of,
    number_of,
    place_of,
)
from scenes.asset_paths import ASSETS
from scenes.words import say

Mood = Literal["play", "weak", "fierce", "surprised"]


@cache
def squads() -> Squads:
    return load_squads(ASSETS / "data" / "big4.toml")


def footballer(number: int) -> Footballer:
    return squads().clubs[club_of(number)].footballers[number % SQUAD]


def club(number: int) -> Club:
    return squads().clubs[number]


def referee(number: int) -> Referee:
    return squads().referees[number]


def number_label(number: int) -> str:
    """What stands in the disc of the card: G for a goalkeeper."""
    place = place_of(number)
    return say("big4.keeper") if place == KEEPER_PLACE else str(place)


def candidates(of_club: int) -> list[tuple[int, ...]]:
    """For each place the footballers who may take it, the goalkeepers first."""
    return [
        tuple(number_of(of_club, place, which) for which in range(CANDIDATES))
        for place in range(KEEPER_PLACE, LAST_PLACE + 1)
    ]


def face_key(number: int, mood: Mood) -> str:
    """Startled are only goalkeepers."""
    return f"faces/footballer-{number}-{mood}"


def coach_face(of_club: int) -> str:
    return f"faces/{club(of_club).coach.recipe.replace('.', '-')}"


def referee_face(number: int) -> str:
    return f"faces/{referee(number).recipe.replace('.', '-')}"


def badge(of_club: int) -> str:
    return f"cards/big4-badge-{club(of_club).key}"
