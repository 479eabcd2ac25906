"""What can happen in BIG 4. Nothing is secret; `reveals` marks dice, which no undo crosses."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.big4.faces import ActionFace, RefereeFace
from game.big4.shot_events import (
    AttackCounted,
    CoachAnnounced,
    DefenceCounted,
    DuelChosen,
    DuelsWon,
    GoalScored,
    ShotAnnounced,
    ShotSettled,
    WallBuilt,
)
from game.core.rules import Event, Revealed

WhyWeak = Literal["dice", "dribble", "tackle", "cramp", "shot", "booking"]
WhyFresh = Literal["recovery", "save", "new-round"]
Skipped = Literal["dice", "dribble", "recovery", "cramp"]


class ClubChosen(Event, frozen=True, tag="club-chosen"):
    seat: int
    club: int


class ConfidenceChosen(Event, frozen=True, tag="confidence-chosen"):
    seat: int
    stars: int


class LinedUp(Event, frozen=True, tag="lined-up"):
    seat: int
    footballers: tuple[int, ...]


class RefereeChosen(Event, frozen=True, tag="referee-chosen"):
    seat: int
    referee: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """`minute` counts the turns of the match: the notebook's clock."""

    seat: int
    minute: int


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    classic: tuple[int, int]
    action: ActionFace


class PartSkipped(Event, frozen=True, tag="part-skipped"):
    """There is nothing to do with the dice, or nobody for the action."""

    seat: int
    part: Skipped


class OffsideCalled(Event, frozen=True, tag="offside"):
    seat: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class Weakened(Event, frozen=True, tag="weakened"):
    """Cards turned from face to back; `seat` is whose act it was, not whose footballers."""

    seat: int
    footballers: tuple[int, ...]
    why: WhyWeak


class Recovered(Event, frozen=True, tag="recovered"):
    """Cards turned from back to face."""

    seat: int
    footballers: tuple[int, ...]
    why: WhyFresh


class Hurt(Event, frozen=True, tag="hurt"):
    """A weakened footballer was tackled by `seat` and carried off."""

    seat: int
    footballer: int


class RefereeTossed(Event, frozen=True, tag="referee-tossed"):
    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    foul: bool


class RefereeRolled(Event, frozen=True, tag="referee-rolled"):
    """`seat` rolled; the card is for a footballer of `offender`."""

    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    offender: int
    classic: tuple[int, int]
    face: RefereeFace


class NobodyBooked(Event, frozen=True, tag="nobody-booked"):
    """The footballer of that number had already left: the card hits nobody."""

    seat: int
    place: int


class YellowShown(Event, frozen=True, tag="yellow-shown"):
    """`seat` is the offender's; `footballer` None is the coach; `count` is how many it has now."""

    seat: int
    footballer: int | None
    count: int


class YellowTakenBack(Event, frozen=True, tag="yellow-taken-back"):
    """All seven were out: the oldest on somebody sent off serves again."""

    seat: int
    footballer: int | None


class SentOff(Event, frozen=True, tag="sent-off"):
    seat: int
    footballer: int | None  # None is the coach
    why: Literal["red", "second-yellow"]


class PenaltyGiven(Event, frozen=True, tag="penalty-given"):
    seat: int
    against: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    number: int


class TeamOut(Event, frozen=True, tag="team-out"):
    seat: int
    by: int


class ConfidenceWon(Event, frozen=True, tag="confidence-won"):
    """The cards of a team that is out, by their stars, now lie face up beside `seat`."""

    seat: int
    of: int
    cards: tuple[int, ...]


class Substituted(Event, frozen=True, tag="substituted"):
    seat: int
    off: int
    on: int


class MatchEnded(Event, frozen=True, tag="match-ended"):
    score: tuple[int, ...]
    winner: int


AnyEvent = (
    ClubChosen
    | ConfidenceChosen
    | LinedUp
    | RefereeChosen
    | TurnBegan
    | DiceRolled
    | PartSkipped
    | OffsideCalled
    | Passed
    | Weakened
    | Recovered
    | Hurt
    | RefereeTossed
    | RefereeRolled
    | NobodyBooked
    | YellowShown
    | YellowTakenBack
    | SentOff
    | DuelsWon
    | DuelChosen
    | PenaltyGiven
    | ShotAnnounced
    | WallBuilt
    | CoachAnnounced
    | AttackCounted
    | DefenceCounted
    | ShotSettled
    | GoalScored
    | RoundBegan
    | TeamOut
    | ConfidenceWon
    | Substituted
    | MatchEnded
)
