"""Reading the clubs of BIG 4, strictly: a file that is not the game's is refused with a reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from game.big4.squads import (
    CANDIDATES,
    CLUBS,
    KEEPER_PLACE,
    LAST_PLACE,
    SQUAD,
    Club,
    Coach,
    Footballer,
    Gender,
    Referee,
    Squads,
)
from game.core.data_file import DataError, decoded, read_lists

REFEREES = 2
KEEPER_STARS = (1, 6)
MOST_STARS = 5
FEWEST_TOGETHER, MOST_TOGETHER = 4, 6  # attack and defence: nobody hopeless, nobody a giant


class _Footballer(msgspec.Struct, forbid_unknown_fields=True):
    place: int
    name: str
    gender: Gender
    seed: int
    attack: int
    defence: int


class _Coach(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    gender: Gender
    recipe: str


class _Club(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    town: str
    colours: tuple[str, str]
    coach: _Coach
    footballers: list[Any]


class _Referee(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    name: str
    recipe: str


def load_squads(path: Path) -> Squads:
    content = read_lists(path, ["club", "referee"])
    clubs = [_club(path, number, entry) for number, entry in enumerate(content["club"])]
    referees = [_referee(path, number, entry) for number, entry in enumerate(content["referee"])]
    if len(clubs) != CLUBS:
        raise DataError(f"{path}: {len(clubs)} clubs, not {CLUBS}")
    if len(referees) != REFEREES:
        raise DataError(f"{path}: {len(referees)} referees, not {REFEREES}")
    _check_names(path, clubs)
    return Squads(tuple(clubs), tuple(referees))


def _club(path: Path, number: int, entry: Any) -> Club:
    found = decoded(path, f"club {number}", entry, _Club)
    where = f"club {found.key}"
    if len(found.footballers) != SQUAD:
        raise DataError(f"{path}: {where}: {len(found.footballers)} footballers, not {SQUAD}")
    squad = [_footballer(path, where, n, line) for n, line in enumerate(found.footballers)]
    coach = Coach(found.coach.name, found.coach.gender, found.coach.recipe)
    return Club(found.key, found.town, found.colours, coach, tuple(squad))


def _footballer(path: Path, club: str, number: int, entry: Any) -> Footballer:
    where = f"{club}, footballer {number}"
    found = decoded(path, where, entry, _Footballer)
    if found.place != number // CANDIDATES + 1:
        reason = f"place {found.place} out of order ({CANDIDATES} for each of 1 to {LAST_PLACE})"
        raise DataError(f"{path}: {where}: {reason}")
    stars = (found.attack, found.defence)
    if found.place == KEEPER_PLACE:
        if stars != KEEPER_STARS:
            raise DataError(f"{path}: {where}: a goalkeeper with stars {stars}")
    elif not _stars_fit(*stars):
        raise DataError(f"{path}: {where}: a footballer with stars {stars}")
    return Footballer(found.place, found.name, found.gender, found.seed, *stars)


def _stars_fit(attack: int, defence: int) -> bool:
    in_range = 1 <= attack <= MOST_STARS and 1 <= defence <= MOST_STARS
    return in_range and FEWEST_TOGETHER <= attack + defence <= MOST_TOGETHER


def _referee(path: Path, number: int, entry: Any) -> Referee:
    found = decoded(path, f"referee {number}", entry, _Referee)
    return Referee(found.key, found.name, found.recipe)


def _check_names(path: Path, clubs: list[Club]) -> None:
    """Two cards of one name, or of one face, could not be told apart."""
    everybody = [footballer for club in clubs for footballer in club.footballers]
    names = Counter(footballer.name for footballer in everybody)
    faces = Counter(footballer.seed for footballer in everybody)
    keys = Counter(club.key for club in clubs)
    for what, counted in (("name", names), ("face", faces), ("club", keys)):
        (value, times), *_ = counted.most_common(1)
        if times > 1:
            raise DataError(f"{path}: {what} {value} is given {times} times")
