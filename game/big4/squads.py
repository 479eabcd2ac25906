"""Clubs, footballers, coaches and referees. A footballer is known by a number, 0 to 87."""

from __future__ import annotations

from typing import Literal

import msgspec

Gender = Literal["m", "f"]

CLUBS = 4
CANDIDATES = 2  # for each place
KEEPER_PLACE = 1  # G; the outfield places are called by their numbers 2 to 11
LAST_PLACE = 11
SQUAD = CANDIDATES * LAST_PLACE
OUTFIELD = range(KEEPER_PLACE + 1, LAST_PLACE + 1)
ALL_OUTFIELD = sum(1 << place for place in OUTFIELD)  # sets of places: one bit for each


class Footballer(msgspec.Struct, frozen=True):
    """Stars are the same on both faces of the card. The seed gives the face."""

    place: int
    name: str
    gender: Gender
    seed: int
    attack: int
    defence: int


class Coach(msgspec.Struct, frozen=True):
    name: str
    gender: Gender
    recipe: str


class Club(msgspec.Struct, frozen=True):
    key: str
    town: str
    colours: tuple[str, str]
    coach: Coach
    footballers: tuple[Footballer, ...]


class Referee(msgspec.Struct, frozen=True):
    key: str
    name: str
    recipe: str


class Squads(msgspec.Struct, frozen=True):
    clubs: tuple[Club, ...]
    referees: tuple[Referee, ...]


def club_of(footballer: int) -> int:
    return footballer // SQUAD


def place_of(footballer: int) -> int:
    return footballer % SQUAD // CANDIDATES + 1


def number_of(club: int, place: int, candidate: int) -> int:
    return club * SQUAD + (place - 1) * CANDIDATES + candidate


def understudy_of(footballer: int) -> int:
    """The other candidate for the same place."""
    return footballer ^ 1


def places_in(places: int) -> list[int]:
    """The members of a set of places, lowest first."""
    return [place for place in OUTFIELD if places >> place & 1]
