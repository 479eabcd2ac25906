"""What can happen on the way round, in purchases, talks and with ? cards."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.championnat.cards import PackName
from game.championnat.events_secret import OwnCard, OwnPlus, Talk
from game.championnat.lineup import Eleven
from game.championnat.moves import Goods, Why
from game.core.rules import Event, Revealed, Secret

NothingReason = Literal["empty-pack", "no-sponsor", "championnat", "centre", "empty-jackpot"]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int


class DieRolled(Event, frozen=True, tag="die-rolled"):
    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    value: int


class PawnMoved(Event, frozen=True, tag="pawn-moved"):
    """First square: where it stood."""

    seat: int
    path: tuple[str, ...]


class RollAgain(Event, frozen=True, tag="roll-again"):
    """No euromatches while teams are built."""

    seat: int


class NothingHappened(Event, frozen=True, tag="nothing-happened"):
    seat: int
    reason: NothingReason


class FootballerDrawn(OwnCard, frozen=True, tag="footballer-drawn"):
    pack: PackName


class FootballerLeft(Event, frozen=True, tag="footballer-left"):
    seat: int


class FootballerBought(OwnCard, frozen=True, tag="footballer-bought"):
    """Paid to the bank."""


class FootballerDealt(OwnCard, frozen=True, tag="footballer-dealt"):
    """For nothing, by a ? card."""


class AuctionOpened(Event, frozen=True, tag="auction-opened"):
    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    card: int
    start: int
    bidders: tuple[int, ...]


class BidMade(Event, frozen=True, tag="bid-made"):
    seat: int
    amount: int


class DroppedOut(Event, frozen=True, tag="dropped-out"):
    seat: int


class AuctionWon(Event, frozen=True, tag="auction-won"):
    """Paid to the bank."""

    seat: int
    card: int
    amount: int


class AuctionFailed(Event, frozen=True, tag="auction-failed"):
    """Nobody wanted the card: it lies under its pack."""

    card: int


class MoneyMoved(Event, frozen=True, tag="money-moved"):
    """Between seats, the bank (-1) and the jackpot (-2)."""

    payer: int
    receiver: int
    amount: int


class DebtArose(Event, frozen=True, tag="debt-arose"):
    seat: int
    creditor: int
    amount: int


class DebtLetOff(Event, frozen=True, tag="debt-let-off"):
    """Nothing left to sell: that much is not paid."""

    seat: int
    amount: int


class SoldToBank(Event, frozen=True, tag="sold-to-bank"):
    """The card was seen going under its pack."""

    reveals: ClassVar[Revealed | None] = "secret"
    seat: int
    card: int
    amount: int


class SponsorSold(Event, frozen=True, tag="sponsor-sold"):
    seat: int
    sponsor: int
    amount: int


class OfferMade(Talk, frozen=True, tag="offer-made"):
    why: Why | None = ""


class OfferAnswered(Talk, frozen=True, tag="offer-answered"):
    """Another proposal instead; `answers` of three are used up."""

    answers: int
    why: Why | None = ""


class DealMade(Secret, frozen=True, tag="deal-made"):
    """`give` went from `seat` to `to`, `want` the other way; `why` is the reason of `to`."""

    hidden_fields: ClassVar[tuple[str, ...]] = ("give", "want", "why")
    seat: int
    to: int
    give: Goods | None
    want: Goods | None
    why: Why | None = ""

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat, self.to)


class OfferRefused(Secret, frozen=True, tag="offer-refused"):
    """Everybody hears the no of `seat`, only `by` the reason."""

    reveals: ClassVar[Revealed | None] = None
    hidden_fields: ClassVar[tuple[str, ...]] = ("why",)
    seat: int
    by: int
    why: Why | None = ""

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat, self.by)


class OfferLapsed(Event, frozen=True, tag="offer-lapsed"):
    """The goods have moved."""

    seat: int
    to: int


class MarketClosed(Event, frozen=True, tag="market-closed"):
    pass


class QuestionDrawn(Event, frozen=True, tag="question-drawn"):
    reveals: ClassVar[Revealed | None] = "card"
    seat: int
    question: int


class SponsorJoined(Event, frozen=True, tag="sponsor-joined"):
    """`returned` is the poorer of two of a kind, put back under the pile; -1: none."""

    seat: int
    sponsor: int
    returned: int


class SponsorPaid(Event, frozen=True, tag="sponsor-paid"):
    seat: int
    sponsor: int
    amount: int


class JackpotTaken(Event, frozen=True, tag="jackpot-taken"):
    seat: int
    amount: int


class PlusDrawn(OwnPlus, frozen=True, tag="plus-drawn"):
    pass


class PlusDiscarded(OwnPlus, frozen=True, tag="plus-discarded"):
    """Under the pile, unseen."""

    reveals: ClassVar[Revealed | None] = None


class ElevenComplete(Event, frozen=True, tag="eleven-complete"):
    """The first complete team, shown to all."""

    reveals: ClassVar[Revealed | None] = "secret"
    seat: int
    eleven: Eleven
    prize: int
