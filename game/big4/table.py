"""The table a match lies on: state, box and dice, and the events of the move being made."""

from __future__ import annotations

from collections.abc import Iterable

from game.big4.box import Big4Box
from game.big4.events import AnyEvent, Recovered, Weakened, WhyFresh, WhyWeak
from game.big4.squads import place_of
from game.big4.state import State, Team
from game.big4.view import Note
from game.core import table_rules as core


class Table(core.Table[State, Big4Box, AnyEvent]):
    __slots__ = ()

    def write(self, note: Note) -> None:
        """Into the referee's notebook."""
        self.state.notebook.append(note)

    def roll_classic(self, count: int) -> tuple[int, ...]:
        return tuple(self.dice.roll() for _ in range(count))

    def team_of(self, footballer: int) -> Team:
        seat = self.state.seat_of(footballer)
        assert seat is not None
        return self.state.teams[seat]

    def weaken(self, seat: int, footballers: Iterable[int], why: WhyWeak) -> None:
        """Those of them who are in form turn their backs."""
        turned = []
        for footballer in footballers:
            team, bit = self.team_of(footballer), 1 << place_of(footballer)
            if team.fit & bit:
                team.fit ^= bit
                team.weak |= bit
                turned.append(footballer)
        if turned:
            self.tell(Weakened(seat, tuple(turned), why))

    def refresh(self, seat: int, footballers: Iterable[int], why: WhyFresh) -> None:
        """Weakened footballers get up."""
        risen = tuple(footballers)
        for footballer in risen:
            team, bit = self.team_of(footballer), 1 << place_of(footballer)
            team.weak ^= bit
            team.fit |= bit
        if risen:
            self.tell(Recovered(seat, risen, why))

    def take_off(self, footballer: int) -> None:
        """Off the pitch, whoever it is and however it stands."""
        team, bit = self.team_of(footballer), 1 << place_of(footballer)
        team.fit &= ~bit
        team.weak &= ~bit
