"""What everybody at the table knows about a match that is over: all that trophies are given for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from game.catalog import GameInfo
from game.core.dice import Dice
from game.core.match import Match
from game.core.record import Seat
from game.core.rules import Event

AnyMatch = Match[Any, Any, Any]
AnEvent = TypeVar("AnEvent", bound=Event)


@dataclass(frozen=True)
class MatchFacts:
    """`events` as seen from the stands, in their order; `opening` is the seat that began."""

    match_id: str
    game: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    sides: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    opening: int
    events: tuple[Event, ...]

    @property
    def people(self) -> list[int]:
        """Robots win nothing: they do not know what a cup is for."""
        return [number for number, seat in enumerate(self.seats) if not seat.is_robot]

    def won(self, seat: int) -> bool:
        """First, and somebody else is not: a draw is nobody's win."""
        return self.places[seat] == 1 and any(place > 1 for place in self.places)

    def all_of(self, kind: type[AnEvent]) -> Iterator[AnEvent]:
        return (event for event in self.events if isinstance(event, kind))


def facts_of(match: AnyMatch, info: GameInfo) -> MatchFacts:
    """The facts of a match that is over; raises ValueError for one that still goes on."""
    if not match.over:
        raise ValueError(f"match {match.id} is not over")
    standings = match.rules.standings()
    opening, events = _played_again(match)
    return MatchFacts(
        match_id=match.id,
        game=info.id,
        options=match.options,
        seats=match.seats,
        sides=tuple(info.sides[len(match.seats)]),
        places=standings.places,
        points=standings.points,
        opening=opening,
        events=tuple(event.seen_by(None) for event in events),
    )


def _played_again(match: AnyMatch) -> tuple[int, Sequence[Event]]:
    """All that happened: a match itself soon forgets. Nothing for one begun under older rules."""
    rules = match.game.new_rules(len(match.seats), match.options, Dice(match.seed))
    opening = rules.to_act or 0
    try:
        events = [event for move in match.moves for event in rules.apply(move)]
    except Exception:  # what was played before an older program's state is gone: anything may fail
        return opening, ()
    return opening, events if rules.digest() == match.rules.digest() else ()
