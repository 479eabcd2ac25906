"""The album of the family: a profile per person, with what was played, won and earned."""

from __future__ import annotations

import msgspec

from game.core.record import Seat

ALBUM_FORMAT = 1
EARNED = 1.0


class Tally(msgspec.Struct):
    """One person and one game. `best` is the most points of a match, None before the first."""

    played: int = 0
    won: int = 0
    best: int | None = None

    def add(self, won: bool, points: int) -> None:
        self.played += 1
        self.won += won
        self.best = points if self.best is None else max(self.best, points)


class Profile(msgspec.Struct):
    """Known by the name; the face and the colour are those of the last match.

    `reached` says how far somebody came with a trophy: at 1 it is earned. `fresh` ones have not
    yet been looked at in the album.
    """

    name: str
    avatar: str = ""
    colour: int = 0
    games: dict[str, Tally] = {}
    reached: dict[str, float] = {}
    fresh: list[str] = []

    def has(self, trophy: str) -> bool:
        return self.reached.get(trophy, 0.0) >= EARNED

    @property
    def earned(self) -> int:
        return sum(far >= EARNED for far in self.reached.values())

    def tally(self, game: str) -> Tally:
        return self.games.get(game, Tally())

    def total(self) -> Tally:
        """Over all games: their points cannot be compared, so there is no best."""
        tallies = list(self.games.values())
        return Tally(sum(each.played for each in tallies), sum(each.won for each in tallies))


class Album(msgspec.Struct):
    """`counted` are the matches it holds: none counts twice."""

    format: int = ALBUM_FORMAT
    profiles: list[Profile] = []
    counted: list[str] = []

    def find(self, name: str) -> Profile | None:
        wanted = plain(name)
        return next((each for each in self.profiles if plain(each.name) == wanted), None)

    def profile_of(self, seat: Seat) -> Profile:
        """The profile of whoever sits there, a new page for somebody new."""
        profile = self.find(seat.name)
        if profile is None:
            profile = Profile(seat.name.strip())
            self.profiles.append(profile)
        profile.avatar, profile.colour = seat.avatar, seat.colour
        return profile


def plain(name: str) -> str:
    """Léa and léa are one child."""
    return name.strip().casefold()
