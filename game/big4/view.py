"""What a seat may see of a match of BIG 4: everything, for nothing is hidden in this game."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.big4.faces import ActionFace, DuelFace, RefereeFace
from game.big4.shot_events import ShotKind, ShotResult
from game.big4.squads import place_of, places_in

# What the table waits for; also the key of the prompt (`prompt.big4.<phase>`).
Phase = Literal[
    "club",
    "confidence",  # when the helping hand was agreed on
    "line-up",
    "referee",
    "roll",  # advanced: or a change first
    "change-hurt",  # advanced: somebody hurt must be replaced before anything else
    "green",  # dice and action, in any order
    "sum",  # the dice are left
    "dribble",  # the action is left
    "recovery",
    "cramp",
    "blue",  # action, dice or pass
    "referee-toss",
    "referee-roll",
    "book-choice",
    "duel-order",
    "duel",  # who shoots; advanced, when the turn begins with it: or a change first
    "penalty",  # who shoots
    "wall",
    "coach",
    "shoot",
    "save",
    "recover-one",
    "over",
]
Condition = Literal["in-form", "weak", "hurt", "sent-off", "absent"]
CoachState = Literal["ready", "used", "booked", "sent-off"]
NoteKind = Literal[
    "duel", "free-kick", "penalty", "yellow", "second-yellow", "red",
    "coach-yellow", "coach-second-yellow", "coach-red", "hurt", "change", "team-out",
]  # fmt: skip


class Note(msgspec.Struct, frozen=True):
    """One line of the referee's notebook."""

    minute: int
    kind: NoteKind
    seat: int
    footballer: int | None = None  # taker, booked, hurt, or coming on; None: the coach or nobody
    other: int | None = None  # the seat shot at or scored by, or the footballer going off
    result: ShotResult | None = None
    attack: int | None = None
    defence: int | None = None
    score: tuple[int, ...] = ()


class Shot(msgspec.Struct, frozen=True):
    """A duel, free kick or penalty from the moment it is given until it is settled."""

    kind: ShotKind
    seat: int
    against: int
    keeper: int
    taker: int | None = None
    wall: tuple[int, ...] = ()
    coaches: tuple[int, ...] = ()  # seats whose coach helps
    asked: tuple[int, ...] = ()  # seats that have said so, or not
    classic: tuple[int, ...] = ()
    duel: DuelFace | None = None
    attack: int | None = None


class TeamView(msgspec.Struct, frozen=True):
    """One side. `fit`, `weak` and `hurt` are sets of places, bit 2 for number 2 and so on."""

    club: int | None
    footballers: tuple[int, ...]  # by place, goalkeeper first; empty before the line-up
    fit: int
    weak: int
    hurt: int
    bench: tuple[int, ...]
    goals: int
    out: bool
    confidence: tuple[int, ...]  # cards lying face up, by their stars
    face_down: int  # stars of one's own card, which give nothing
    coach: CoachState
    coach_yellows: int
    changes_left: int

    @property
    def bonus(self) -> int:
        return sum(self.confidence)

    def condition(self, footballer: int) -> Condition:
        place = place_of(footballer)
        if not self.footballers or self.footballers[place - 1] != footballer:
            return "absent"
        if place == 1 or self.fit >> place & 1:
            return "in-form"
        if self.weak >> place & 1:
            return "weak"
        return "hurt" if self.hurt >> place & 1 else "sent-off"

    def at(self, places: int) -> tuple[int, ...]:
        """The footballers of a set of places."""
        return tuple(self.footballers[place - 1] for place in places_in(places))


class Big4View(msgspec.Struct, frozen=True):
    viewer: int | None
    phase: Phase
    to_act: int | None
    advanced: bool
    turn_seat: int
    turns: int  # also the minute of the match
    round: int
    referee: int | None
    teams: tuple[TeamView, ...]
    classic: tuple[int, int] | None  # this turn's roll
    action: ActionFace | None
    dice_left: bool
    action_left: bool
    may_change: bool  # advanced: the turn has just begun
    duels: tuple[int, ...]  # goalkeepers still to be taken on this turn
    shot: Shot | None
    to_save: int | None  # what the goalkeeper's dice must make at least
    tackled: int | None
    card: RefereeFace | None  # waits for the choice of whom it hits
    yellows: tuple[int, ...]  # who lies on a yellow card, oldest first; coaches are 88 + club
    yellows_left: int
    notebook: tuple[Note, ...]
