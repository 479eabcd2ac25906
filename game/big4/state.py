"""The whole state of a match of BIG 4, as plain mutable values."""

from __future__ import annotations

import copy

import msgspec

from game.big4.faces import ActionFace, RefereeFace
from game.big4.squads import CLUBS, SQUAD, club_of, place_of, places_in
from game.big4.view import Note, Phase, Shot
from game.core.table_rules import NOBODY

GOALS_TO_WIN = 3
YELLOW_CARDS = 7
CHANGES = 3
FIRST_COACH = CLUBS * SQUAD  # on a yellow card, coaches are numbered after all footballers


class Tally(msgspec.Struct):
    """Counted for the balance sheet only."""

    duels: int = 0
    duel_goals: int = 0
    free_kicks: int = 0
    free_kick_goals: int = 0
    penalties: int = 0
    penalty_goals: int = 0
    tackles: int = 0
    fouls: int = 0
    yellows: int = 0
    reds: int = 0
    changes: int = 0


class Team(msgspec.Struct):
    """`fit`, `weak` and `hurt` are sets of places; who is in none of them has left the match."""

    club: int = NOBODY
    footballers: list[int] = []  # by place, goalkeeper first
    fit: int = 0
    weak: int = 0
    hurt: int = 0
    bench: list[int] = []
    goals: int = 0
    out: bool = False
    confidence: list[int] = []
    face_down: int = 0
    coach_used: bool = False
    coach_yellows: int = 0
    coach_off: bool = False
    changes_left: int = CHANGES

    @property
    def keeper(self) -> int:
        return self.footballers[0]

    @property
    def on_pitch(self) -> int:
        return self.fit | self.weak

    @property
    def bonus(self) -> int:
        return sum(self.confidence)

    @property
    def coach_helps(self) -> bool:
        """May the bonus still be announced?"""
        return not (self.coach_used or self.coach_yellows or self.coach_off)

    def takers(self) -> list[int]:
        """Who may shoot: in form, else weakened, else only the goalkeeper is left to try."""
        return self.at(self.fit or self.weak) or [self.keeper]

    def at(self, places: int) -> list[int]:
        return [self.footballers[place - 1] for place in places_in(places)]

    def has(self, footballer: int, places: int) -> bool:
        """Is that very footballer at one of these places?"""
        place = place_of(footballer)
        return bool(places >> place & 1) and self.footballers[place - 1] == footballer

    def copy(self) -> Team:
        other = copy.copy(self)
        other.footballers = self.footballers[:]
        other.bench = self.bench[:]
        other.confidence = self.confidence[:]
        return other


class State(msgspec.Struct):
    # fixed for the match
    advanced: bool
    with_confidence: bool
    first_seat: int  # kicks off
    teams: list[Team]
    # the match
    referee: int = NOBODY
    round: int = 1
    turns: int = 0
    left: list[int] = []  # seats that are out, first to go first
    yellows: list[int] = []  # who lies on the yellow cards, oldest first
    notebook: list[Note] = []
    # the turn
    turn_seat: int = 0
    phase: Phase = "club"
    actor: int = 0
    may_change: bool = False
    classic: tuple[int, int] | None = None
    action: ActionFace | None = None
    dice_left: bool = False
    action_left: bool = False
    duels: list[int] = []
    shot: Shot | None = None
    tackled: int | None = None  # the seat whose footballer was tackled this turn
    card: RefereeFace | None = None
    tally: Tally = msgspec.field(default_factory=Tally)

    @property
    def sum(self) -> int:
        assert self.classic is not None
        return self.classic[0] + self.classic[1]

    @property
    def many(self) -> bool:
        return len(self.teams) > 2

    @property
    def score(self) -> tuple[int, ...]:
        return tuple(team.goals for team in self.teams)

    def opponents(self, seat: int) -> list[int]:
        """Teams still in the match, in the order of turns after `seat`."""
        count = len(self.teams)
        around = ((seat + step) % count for step in range(1, count))
        return [other for other in around if not self.teams[other].out]

    def seat_of(self, footballer: int) -> int | None:
        club = club_of(footballer)
        return next((seat for seat, team in enumerate(self.teams) if team.club == club), None)

    def copy(self) -> State:
        other = copy.copy(self)
        other.teams = [team.copy() for team in self.teams]
        other.left = self.left[:]
        other.yellows = self.yellows[:]
        other.notebook = self.notebook[:]
        other.duels = self.duels[:]
        other.tally = copy.copy(self.tally)
        return other
