"""What can happen in 11 Soccer. A hidden card is None in an event seen by somebody else."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import msgspec

from game.core.rules import Event, Revealed, Secret
from game.soccer11.view import DayResult, OutReason


class SecretCard(Secret, frozen=True):
    reveals: ClassVar[Revealed | None] = "card"


class DayBegan(Event, frozen=True, tag="day-began"):
    """All cards were shuffled and dealt; a new match starts from its view without this."""

    reveals: ClassVar[Revealed | None] = "card"
    day: int
    starter: int
    hands: tuple[int | None, ...]
    open_cards: tuple[int, ...]

    def seen_by(self, viewer: int | None) -> Self:
        hands = tuple(card if seat == viewer else None for seat, card in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=hands)


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """The shield of that seat, if it had one, is down again."""

    seat: int


class CardDrawn(SecretCard, frozen=True, tag="card-drawn"):
    hidden_fields: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None
    source: Literal["stock", "aside"]

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat,)


class CardPlayed(Event, frozen=True, tag="card-played"):
    """From the hand onto the row before that seat."""

    seat: int
    card: int
    target: int | None
    guess: int | None


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """`by` played a 1 on `seat`; the card lies in the row of `seat` and will act."""

    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    card: int
    by: int


class EffectChosen(Event, frozen=True, tag="effect-chosen"):
    """What `seat` decided for the card it had to discard."""

    seat: int
    card: int
    target: int | None
    guess: int | None


class NothingHappened(Event, frozen=True, tag="nothing-happened"):
    """A card without effect: nobody to choose, nothing to take back, no England, an empty stock."""

    seat: int
    card: int
    why: Literal["nobody", "no-row", "kept", "no-england", "empty-stock"]


class HandLooked(SecretCard, frozen=True, tag="hand-looked"):
    hidden_fields: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    other: int
    card: int | None

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat,)


class HandsSwapped(SecretCard, frozen=True, tag="hands-swapped"):
    """`given` went from `seat` to `other`, `taken` came back."""

    hidden_fields: ClassVar[tuple[str, ...]] = ("given", "taken")
    seat: int
    other: int
    given: int | None
    taken: int | None

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat, self.other)


class HandsCompared(SecretCard, frozen=True, tag="hands-compared"):
    hidden_fields: ClassVar[tuple[str, ...]] = ("own", "theirs")
    seat: int
    other: int
    own: int | None
    theirs: int | None

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat, self.other)


class SecretPutAway(Event, frozen=True, tag="secret-put-away"):
    """`seat` has looked at what was shown to it."""

    seat: int


class DuelSettled(Event, frozen=True, tag="duel-settled"):
    """`won`: the card of `other` was the weaker one."""

    seat: int
    other: int
    won: bool


class EnglandReturned(Event, frozen=True, tag="england-returned"):
    """England went from the hand into the stock, which was shuffled."""

    reveals: ClassVar[Revealed | None] = "card"
    seat: int


class ShieldRaised(Event, frozen=True, tag="shield-raised"):
    seat: int


class CardTakenBack(Event, frozen=True, tag="card-taken-back"):
    """`taken` went from the row into the hand, `laid` took its place; place counts from 0."""

    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    taken: int
    laid: int
    place: int


class GuessMade(Event, frozen=True, tag="guess-made"):
    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    other: int
    card: int
    right: bool


class WentOut(Event, frozen=True, tag="went-out"):
    """The cards still in that hand were laid face up in its row, without effect."""

    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    cards: tuple[int, ...]
    why: OutReason


class DayEnded(Event, frozen=True, tag="day-ended"):
    """The hands left are turned up, in order of seats; `points` include the gains."""

    reveals: ClassVar[Revealed | None] = "card"
    day: int
    result: DayResult
    points: tuple[int, ...]


class MatchEnded(Event, frozen=True, tag="match-ended"):
    points: tuple[int, ...]
    winner: int


AnyEvent = (
    DayBegan
    | TurnBegan
    | CardDrawn
    | CardPlayed
    | CardDiscarded
    | EffectChosen
    | NothingHappened
    | HandLooked
    | HandsSwapped
    | HandsCompared
    | SecretPutAway
    | DuelSettled
    | EnglandReturned
    | ShieldRaised
    | CardTakenBack
    | GuessMade
    | WentOut
    | DayEnded
    | MatchEnded
)
