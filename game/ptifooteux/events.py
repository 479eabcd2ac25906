"""What can happen in Les P'tifooteux. Nothing is secret but the order of the face-down cards.

Squares are keys of the map (`ring-04`, `16e-3`, `demi-loop-2`), kids are keys of the data file.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from game.core.rules import Event, Revealed
from game.ptifooteux.kids import CardColour

# Why a pawn that has stopped causes nothing.
Nothing = Literal[
    "plain",  # neutral, start or D
    "kid-taken",  # plays for somebody else
    "own-kid",  # plays for this seat already
    "colour-there",  # the team has that colour
    "extra-full",  # two extra-try cards are the most
    "extra-none",  # all extra-try cards are out
]
Journey = Literal["transport", "match-day", "cup", "suspension"]
RollAgain = Literal["replay", "match-won", "team-complete"]
CardOutcome = Literal["nothing", "first-yellow", "second-yellow", "red"]


class OpeningRolled(Event, frozen=True, tag="opening-rolled"):
    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    value: int


class OpeningTied(Event, frozen=True, tag="opening-tied"):
    """These seats share the highest roll and roll again among themselves."""

    seats: tuple[int, ...]
    value: int


class OpeningWon(Event, frozen=True, tag="opening-won"):
    seat: int
    value: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: int


class DieRolled(Event, frozen=True, tag="die-rolled"):
    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    value: int


class PawnWalked(Event, frozen=True, tag="pawn-walked"):
    """Square by square, the first one being where it stood. `turned` is the place in `path` of the
    match it turned back at; `by` says whether the die or a +N / -N square sent it."""

    seat: int
    path: tuple[str, ...]
    turned: int | None = None
    by: Literal["die", "square"] = "die"


class PawnCarried(Event, frozen=True, tag="pawn-carried"):
    """It left `start` for `end` without walking."""

    seat: int
    start: str
    end: str
    why: Journey


class NothingHappened(Event, frozen=True, tag="nothing-happened"):
    seat: int
    square: str
    why: Nothing
    kid: str = ""
    owner: int | None = None  # who the kid plays for


class RollAgainGranted(Event, frozen=True, tag="roll-again"):
    seat: int
    why: RollAgain


class KidMet(Event, frozen=True, tag="kid-met"):
    """The pawn stands on this kid's square: the question is put."""

    seat: int
    kid: str


class StarReached(Event, frozen=True, tag="star-reached"):
    """`kids` are those who may be asked."""

    seat: int
    square: str
    kids: tuple[str, ...]


class KidChosen(Event, frozen=True, tag="kid-chosen"):
    seat: int
    kid: str


class KidAnswered(Event, frozen=True, tag="kid-answered"):
    """`face` is the face of the transfer die, 0 to 5."""

    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    kid: str
    accepted: bool
    face: int


class TeamCompleted(Event, frozen=True, tag="team-completed"):
    seat: int
    kids: tuple[str, ...]


class ExtraTryTaken(Event, frozen=True, tag="extra-try-taken"):
    """`held` and `left` count the cards of the seat and of the supply after that."""

    seat: int
    held: int
    left: int


class MatchReached(Event, frozen=True, tag="match-reached"):
    seat: int
    stage: int


class TriesAnnounced(Event, frozen=True, tag="tries-announced"):
    """The cards go back to the supply at once, where `left` lie then."""

    seat: int
    stage: int
    cards: int
    left: int


class MatchDieRolled(Event, frozen=True, tag="match-die-rolled"):
    """`face` is the face of that stage's die, 0 to 5; `attempt` counts from 1."""

    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    stage: int
    attempt: int
    tries: int
    face: int
    won: bool


class MatchWon(Event, frozen=True, tag="match-won"):
    seat: int
    stage: int


class MatchLost(Event, frozen=True, tag="match-lost"):
    """The pawn stays on the match and will leave it by the loop."""

    seat: int
    stage: int


class CardTurned(Event, frozen=True, tag="card-turned"):
    """`owner` is the seat the kid plays for, if any: only the seat's own kid counts."""

    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    colour: CardColour
    kid: str
    outcome: CardOutcome
    owner: int | None
    left: int


class PileShuffled(Event, frozen=True, tag="pile-shuffled"):
    """All twelve cards of that colour had been turned and lie face down again."""

    reveals: ClassVar[Revealed | None] = "card"
    colour: CardColour


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    """A yellow token onto the kid: a first warning."""

    seat: int
    kid: str


class TokenRemoved(Event, frozen=True, tag="token-removed"):
    seat: int
    kid: str


class TeamSuspended(Event, frozen=True, tag="team-suspended"):
    """`matches` is 1 after a second yellow card, 2 after a red one."""

    seat: int
    kid: str
    matches: int
    from_stage: int
    to_stage: int


class CupWon(Event, frozen=True, tag="cup-won"):
    """The final is won; `place` is 1 for the champion."""

    seat: int
    place: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    winner: int
    places: tuple[int, ...]


AnyEvent = (
    OpeningRolled
    | OpeningTied
    | OpeningWon
    | TurnBegan
    | TurnEnded
    | DieRolled
    | PawnWalked
    | PawnCarried
    | NothingHappened
    | RollAgainGranted
    | KidMet
    | StarReached
    | KidChosen
    | KidAnswered
    | TeamCompleted
    | ExtraTryTaken
    | MatchReached
    | TriesAnnounced
    | MatchDieRolled
    | MatchWon
    | MatchLost
    | CardTurned
    | PileShuffled
    | TokenPlaced
    | TokenRemoved
    | TeamSuspended
    | CupWon
    | GameEnded
)
