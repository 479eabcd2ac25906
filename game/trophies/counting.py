"""A finished match goes into the album: once, for the people who played it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.trophies.deeds import TROPHIES
from game.trophies.facts import MatchFacts
from game.trophies.profiles import EARNED, Album, Profile, Tally


class Earned(NamedTuple):
    """A trophy just won, by whom."""

    seat: int
    trophy: str


def from_common_to_special(earned: Sequence[Earned]) -> list[Earned]:
    """A first win comes to everybody sooner or later."""
    order = [trophy.key for trophy in TROPHIES]
    return sorted(earned, key=lambda each: order.index(each.trophy))


def count_match(album: Album, facts: MatchFacts) -> list[Earned]:
    """Statistics and trophies; a match that is counted already changes nothing."""
    if facts.match_id in album.counted:
        return []
    album.counted.append(facts.match_id)
    earned: list[Earned] = []
    for seat in facts.people:
        profile = album.profile_of(facts.seats[seat])
        tally = profile.games.setdefault(facts.game, Tally())
        tally.add(facts.won(seat), facts.points[seat])
        earned += [Earned(seat, trophy) for trophy in _weigh(facts, seat, profile)]
    return earned


def _weigh(facts: MatchFacts, seat: int, profile: Profile) -> list[str]:
    """What is new to that person after this match."""
    new = []
    for trophy in TROPHIES:
        if profile.has(trophy.key):
            continue
        far = trophy.deed(facts, seat, profile)
        if far > profile.reached.get(trophy.key, 0.0):
            profile.reached[trophy.key] = far
        if far >= EARNED:
            new.append(trophy.key)
    profile.fresh += new
    return new
