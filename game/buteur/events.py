"""What can happen in Buteur. A hidden card is None in an event seen by somebody else."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import msgspec

from game.buteur.cards import Arrow
from game.buteur.moves import Square
from game.core.rules import Event, Revealed

Spot = Literal["kick-off", "goal-kick", "throw-in", "area", "corner", "penalty", "keeper"]
Outcome = Literal["pitch", "throw-in", "goal-kick", "shot"]
Purpose = Literal["corner", "penalty", "shoot-out"]
Pile = Literal["stock", "discards"]


class HandsDealt(Event, frozen=True, tag="hands-dealt"):
    """The first event of a match is not needed: a new match starts from its view. Second half."""

    reveals: ClassVar[Revealed | None] = "card"
    half: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int


class HandFoundWanting(Event, frozen=True, tag="hand-found-wanting"):
    """What is asked of `seat` now tells all that it holds no card to play on with.

    That a hand does hold one says next to nothing, and any turn may end so; this says much.
    """

    reveals: ClassVar[Revealed | None] = "secret"
    seat: int


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: int
    card: int
    arrow: Arrow | None


class BallPlaced(Event, frozen=True, tag="ball-placed"):
    """The ball was put somewhere by hand; None is the centre spot."""

    seat: int
    square: Square | None
    spot: Spot


class BallMoved(Event, frozen=True, tag="ball-moved"):
    """The ball rolled along `path` (first square = start, last = where it came to rest)."""

    seat: int
    path: tuple[Square, ...]
    outcome: Outcome


class ShotTaken(Event, frozen=True, tag="shot-taken"):
    """The ball is in the net, not yet a goal: `answering` may stop it."""

    seat: int
    net: Square
    answering: int


class ShotSaved(Event, frozen=True, tag="shot-saved"):
    """`seat` stopped it: by a Goalkeeper, a won corner, or a hand cut at a penalty."""

    seat: int
    by: Literal["goalkeeper", "corner", "hand"]
    automatic: bool = False


class StockCut(Event, frozen=True, tag="stock-cut"):
    """A card was shown by a cut and shuffled back."""

    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    card: int
    purpose: Purpose
    pile: Pile


class GoalScored(Event, frozen=True, tag="goal-scored"):
    seat: int
    team: int
    score: tuple[int, int]
    how: Literal["shot", "corner", "penalty", "shoot-out"]


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """A hand was filled; the others only see how many cards.

    Within a half this comes with the first move of the next seat, which learns nothing by it and
    may take that move back: the same cards are drawn again.
    """

    seat: int
    cards: tuple[int | None, ...]

    def seen_by(self, viewer: int | None) -> Self:
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, cards=(None,) * len(self.cards))


class CardExchanged(Event, frozen=True, tag="card-exchanged"):
    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    card: int | None
    drawn: int | None

    def seen_by(self, viewer: int | None) -> Self:
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, card=None, drawn=None)


class AttackerTaken(Event, frozen=True, tag="attacker-taken"):
    """The discards lie open: both cards are seen by all."""

    seat: int
    laid: int
    taken: int


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    seat: int
    card: int


class HalfEnded(Event, frozen=True, tag="half-ended"):
    """The last hand was filled, and a pending shot told whether the next hand could stop it."""

    reveals: ClassVar[Revealed | None] = "card"
    half: int
    score: tuple[int, int]


class ShootOutBegan(Event, frozen=True, tag="shoot-out-began"):
    pass


class ShootOutMissed(Event, frozen=True, tag="shoot-out-missed"):
    seat: int
    team: int


class MatchEnded(Event, frozen=True, tag="match-ended"):
    score: tuple[int, int]
    winner: int | None


AnyEvent = (
    HandsDealt
    | TurnBegan
    | HandFoundWanting
    | CardPlayed
    | BallPlaced
    | BallMoved
    | ShotTaken
    | ShotSaved
    | StockCut
    | GoalScored
    | CardsDrawn
    | CardExchanged
    | AttackerTaken
    | CardDiscarded
    | HalfEnded
    | ShootOutBegan
    | ShootOutMissed
    | MatchEnded
)
