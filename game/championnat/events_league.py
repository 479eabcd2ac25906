"""What can happen from the first complete team to the title."""

from __future__ import annotations

from typing import ClassVar

from game.championnat.lineup import Eleven
from game.championnat.state import Fixture
from game.core.rules import Event, Revealed, Secret


class LapBegan(Event, frozen=True, tag="lap-began"):
    """All pawns stand on the championnat square. The first lap opens the league."""

    day: int
    starter: int


class DayBegan(Event, frozen=True, tag="day-began"):
    """`exempt` seats rest; day 0 is the play-off."""

    seat: int
    day: int
    fixtures: tuple[Fixture, ...]
    exempt: tuple[int, ...]


class LineUpAsked(Event, frozen=True, tag="line-up-asked"):
    """The next match: both sides set their eleven unseen."""

    first: int
    second: int


class LineUpSet(Secret, frozen=True, tag="line-up-set"):
    reveals: ClassVar[Revealed | None] = None
    hidden_fields: ClassVar[tuple[str, ...]] = ("eleven",)
    seat: int
    eleven: Eleven | None

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat,)


class MatchBegan(Event, frozen=True, tag="match-began"):
    """Both elevens are shown; `stars` with those of the pennants."""

    reveals: ClassVar[Revealed | None] = "secret"
    first: int
    second: int
    neutral: bool
    elevens: tuple[Eleven, Eleven]
    stars: tuple[int, int]


class PlusPlayed(Event, frozen=True, tag="plus-played"):
    """`card` had to leave `place` of the other eleven (injury, red card). `stars`: both totals."""

    reveals: ClassVar[Revealed | None] = "secret"
    seat: int
    plus: str
    place: int
    card: int
    stars: tuple[int, ...]


class PlusCancelled(Event, frozen=True, tag="plus-cancelled"):
    """By a protection of `seat`; whoever had to leave is back at `place`."""

    reveals: ClassVar[Revealed | None] = "secret"
    seat: int
    plus: str
    place: int
    card: int
    stars: tuple[int, ...]


class FootballerChanged(Event, frozen=True, tag="footballer-changed"):
    """`gone` left the pitch (a trainee: -1), `card` came on."""

    reveals: ClassVar[Revealed | None] = "secret"
    seat: int
    place: int
    gone: int
    card: int
    stars: tuple[int, ...]


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """`points` won by the two; `bonus` money of match bonus cards by the two."""

    first: int
    second: int
    stars: tuple[int, int]
    points: tuple[int, int]
    bonus: tuple[int, int]


class DayEnded(Event, frozen=True, tag="day-ended"):
    """`takings` for every seat; `points` of the table."""

    day: int
    takings: int
    points: tuple[int, ...]


class ClubTurnedUp(Event, frozen=True, tag="club-turned-up"):
    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    club: int


class ClubLeft(Event, frozen=True, tag="club-left"):
    """Passed, without showing the team; the club lies under its pile."""

    seat: int
    club: int


class TeamShown(Event, frozen=True, tag="team-shown"):
    reveals: ClassVar[Revealed | None] = "secret"
    seat: int
    eleven: Eleven
    stars: int


class EuromatchEnded(Event, frozen=True, tag="euromatch-ended"):
    """`pennants`: all that seat has now."""

    seat: int
    club: int
    stars: int
    won: bool
    takings: int
    pennants: int


class PlayOffBegan(Event, frozen=True, tag="play-off-began"):
    seats: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    """All teams are shown; `stars` of the strongest elevens with those of the pennants."""

    reveals: ClassVar[Revealed | None] = "secret"
    places: tuple[int, ...]
    points: tuple[int, ...]
    stars: tuple[int, ...]
