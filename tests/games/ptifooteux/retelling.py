"""Follows a match by its events alone, as a screen must, and compares with the view."""

from __future__ import annotations

from collections.abc import Sequence

from game.ptifooteux.events import (
    AnyEvent,
    CardTurned,
    CupWon,
    DieRolled,
    ExtraTryTaken,
    KidAnswered,
    MatchLost,
    PawnCarried,
    PawnWalked,
    PileShuffled,
    TeamSuspended,
    TokenPlaced,
    TokenRemoved,
    TriesAnnounced,
)
from game.ptifooteux.view import PtifooteuxView
from tests.games.ptifooteux.story import the_box


class Retelling:
    def __init__(self, start: PtifooteuxView) -> None:
        seats = range(len(start.seats))
        self.squares = [seat.square for seat in start.seats]
        self.beaten = [False for _ in seats]
        self.kids: list[list[str]] = [[] for _ in seats]
        self.extra = [0 for _ in seats]
        self.suspensions = [0 for _ in seats]
        self.places: list[int | None] = [None for _ in seats]
        self.warned: list[str] = []
        self.turned: dict[str, list[str]] = {"yellow": [], "red": []}
        self.rolled = 0

    def hear(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            self._hear(event)

    def _hear(self, event: AnyEvent) -> None:
        match event:
            case DieRolled():
                self.rolled = event.value
            case PawnWalked():
                self._walk(event)
            case PawnCarried():
                self._leave(event.seat, event.start, event.end)
            case MatchLost():
                self.beaten[event.seat] = True
            case KidAnswered():
                if event.accepted:
                    self.kids[event.seat].append(event.kid)
            case ExtraTryTaken():
                self.extra[event.seat] += 1
            case TriesAnnounced():
                self.extra[event.seat] -= event.cards
            case CupWon():
                self.places[event.seat] = event.place
            case _:
                self._hear_cards(event)

    def _hear_cards(self, event: AnyEvent) -> None:
        match event:
            case CardTurned():
                self.turned[event.colour].append(event.kid)
            case PileShuffled():
                self.turned[event.colour].clear()
            case TokenPlaced():
                self.warned.append(event.kid)
            case TokenRemoved():
                self.warned.remove(event.kid)
            case TeamSuspended():
                self.suspensions[event.seat] += 1

    def _walk(self, walk: PawnWalked) -> None:
        if walk.by == "die":
            assert len(walk.path) == self.rolled + 1
        else:
            assert len(walk.path) == abs(the_box().course.squares[walk.path[0]].steps) + 1
        if walk.turned is not None:
            assert the_box().course.squares[walk.path[walk.turned]].kind == "match"
        self._leave(walk.seat, walk.path[0], walk.path[-1])

    def _leave(self, seat: int, start: str, end: str) -> None:
        assert self.squares[seat] == start
        self.squares[seat] = end
        self.beaten[seat] = False

    def agrees_with(self, view: PtifooteuxView) -> None:
        seats = view.seats
        assert self.squares == [seat.square for seat in seats]
        assert self.beaten == [seat.beaten for seat in seats]
        assert self.kids == [list(seat.kids) for seat in seats]
        assert self.extra == [seat.extra_tries for seat in seats]
        assert self.suspensions == [seat.suspensions for seat in seats]
        assert self.places == [seat.place for seat in seats]
        assert self.warned == list(view.warned)
        assert self.turned["yellow"] == list(view.yellow_turned)
        assert self.turned["red"] == list(view.red_turned)
