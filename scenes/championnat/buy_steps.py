"""Drawing, buying, and the auction."""

from __future__ import annotations

import math
from typing import assert_never

import msgspec

from game.championnat import events as e
from game.championnat.state import Auction
from game.championnat.view import SquadCard
from scenes.championnat.cards import DRAWN_WIDTH, TOLD_WIDTH, CardShelf
from scenes.championnat.deck import footballer
from scenes.championnat.money import price
from scenes.championnat.picture import Flight, Notice
from scenes.championnat.places import PACKS, SIDE, team_row
from scenes.championnat.step_parts import GLANCED, READ, StepParts
from scenes.timeline import Step, Together
from scenes.words import say

_TURN, _SWING = 0.32, 0.26
_DRAWN_AT = (SIDE.centre[0], SIDE.y + 308)
_A_FRAME = 0.02
_SOLD_AT = (SIDE.centre[0], SIDE.y + 300)
_HAMMER_AT = (SIDE.x + 478, SIDE.y + 560)
_BACKS = {"national": "cards/back-blue", "foreign": "cards/back-red"}


class BuySteps(StepParts):
    def of(self, event: e.FootballerDrawn | e.FootballerLeft | e.FootballerBought) -> list[Step]:
        match event:
            case e.FootballerDrawn():
                return self._drawn(event)
            case e.FootballerLeft():
                words = say("recap.le-championnat.not-drawn", name=self.name(event.seat))
                notice = Notice(self.name(event.seat), words, "icons/cross", seat=event.seat)
                return self.notice(notice, "click", GLANCED)
            case e.FootballerBought():
                return self._bought(event)
            case _:
                assert_never(event)

    def of_auction(self, event: e.FootballerDealt | e.AuctionOpened | e.BidMade) -> list[Step]:
        match event:
            case e.FootballerDealt():
                return self._dealt(event)
            case e.AuctionOpened():
                return self._opened(event)
            case e.BidMade():
                return self._bid(event)
            case _:
                assert_never(event)

    def of_end(self, event: e.DroppedOut | e.AuctionWon | e.AuctionFailed) -> list[Step]:
        match event:
            case e.DroppedOut():
                return [self.quick(self._drop_out, "click"), Step(self._heard, stays=True)]
            case e.AuctionWon():
                return self._won(event)
            case e.AuctionFailed():
                return self._failed(event)
            case _:
                assert_never(event)

    def _drawn(self, event: e.FootballerDrawn) -> list[Step]:
        flight = Flight(_BACKS[event.pack], *PACKS[event.pack].centre, 150)

        def take() -> None:
            self.picture.packs[event.pack] -= 1
            self.picture.drawn, self.picture.drawn_price = event.card, event.price

        fly = self.fly(flight, _DRAWN_AT, "card", narrow=DRAWN_WIDTH)
        turned = self._turn(flight.art, event.card)
        looked_at = 0.5 if self.of_person(event.seat) else 0.2
        return [fly, *turned, Step(at_start=take), Step(looked_at, stays=True)]

    def _turn(self, back: str, card: int | None) -> list[Step]:
        """The drawn card shows its face, to whom it may."""
        if card is None:
            return []
        flight = Flight(back, *_DRAWN_AT, DRAWN_WIDTH)

        def show() -> None:
            self.picture.flights.append(flight)

        def turn(progress: float) -> None:
            flight.squeeze = max(0.04, abs(math.cos(math.pi * progress)))
            if progress >= 0.5:
                flight.card = card

        def lay() -> None:
            self.picture.flights.remove(flight)

        return [Step(_TURN, turn, at_start=show, at_end=lay)]

    def _bought(self, event: e.FootballerBought) -> list[Step]:
        back = "cards/back-blue"
        if event.card is not None and footballer(event.card).is_red:
            back = "cards/back-red"
        flight = Flight(back, SIDE.centre[0], SIDE.y + 300, DRAWN_WIDTH, event.card)

        def take() -> None:
            self.picture.drawn = self.picture.drawn_price = None

        def join() -> None:
            self.picture.clubs[event.seat].squad.append(SquadCard(event.card, event.price))

        fly = self.fly(flight, team_row(event.seat).centre, "deal", join)
        paid = self.earn(event.seat, -event.price)
        return [*self._made(event.card), Step(at_start=take), Together([fly, paid])]

    def _made(self, card: int | None) -> list[Step]:
        """The picture of a card nobody has looked at yet, a frame before the table changes."""
        if card is None:
            return []

        def make() -> None:
            self.scene.stage.shelf(CardShelf).full(card, DRAWN_WIDTH)

        return [Step(_A_FRAME, at_start=make)]

    def _dealt(self, event: e.FootballerDealt) -> list[Step]:
        words = say("recap.le-championnat.free-footballer", name=self.name(event.seat))
        notice = Notice(
            self.name(event.seat), words, "icons/gift", card=event.card, seat=event.seat
        )

        def join() -> None:
            self.picture.packs["national"] -= 1
            self.picture.clubs[event.seat].squad.append(SquadCard(event.card, event.price))

        return self.notice(notice, "deal", READ, join)

    def _opened(self, event: e.AuctionOpened) -> list[Step]:
        def show() -> None:
            self.picture.drawn = self.picture.drawn_price = None
            self.picture.auction = Auction(event.card, event.seat, event.start, event.bidders)

        return [self.quick(show, "whistle_short"), Step(1.0, stays=True)]

    def _bid(self, event: e.BidMade) -> list[Step]:
        def raise_it() -> None:
            auction = self.picture.auction
            assert auction is not None
            rest = auction.bidders[1:]
            bidders = (*rest, event.seat) if rest else auction.bidders
            self.picture.auction = msgspec.structs.replace(
                auction, bidders=bidders, best=event.amount, leader=event.seat
            )

        return [self.quick(raise_it, "coin"), Step(self._heard, stays=True)]

    @property
    def _heard(self) -> float:
        """How long a bid is looked at; robots among themselves do not keep anybody waiting."""
        auction = self.scene.view.auction
        bidders = auction.bidders if auction is not None else ()
        return 0.45 if any(map(self.of_person, bidders)) else 0.2

    def _drop_out(self) -> None:
        auction = self.picture.auction
        assert auction is not None
        self.picture.auction = msgspec.structs.replace(auction, bidders=auction.bidders[1:])

    def _won(self, event: e.AuctionWon) -> list[Step]:
        """The hammer falls twice; the dearest bid so far, above a million, is a record."""
        words = say(
            "le-championnat.won-auction", name=self.name(event.seat), amount=price(event.amount)
        )
        record = event.amount > self.picture.record_bid
        title = say("le-championnat.record" if record else "le-championnat.sold")

        def close() -> None:
            self.picture.auction = None
            self.picture.record_bid = max(self.picture.record_bid, event.amount)

        def join() -> None:
            cost = footballer(event.card).price
            self.picture.clubs[event.seat].squad.append(SquadCard(event.card, cost))

        notice = Notice(title, words, card=event.card, seat=event.seat, glad=record)
        sound, seconds = ("goal", 2.4) if record else ("deal", 1.4)
        told = self.notice(notice, sound, seconds, close)
        sold = Flight("", *_SOLD_AT, TOLD_WIDTH, event.card)
        fly = self.fly(sold, team_row(event.seat).centre, "card", join)
        paid = self.earn(event.seat, -event.amount)
        return [*self._hammer(), *told, Together([fly, paid])]

    def _hammer(self) -> list[Step]:
        """It swings down twice beside the card."""
        gavel = Flight("icons/gavel", *_HAMMER_AT, 200)

        def swing(progress: float) -> None:
            gavel.y = _HAMMER_AT[1] - 90 * (1 - progress * progress)

        def knock() -> None:
            gavel.y = _HAMMER_AT[1]
            self.scene.sound("gavel")

        def lay_down() -> None:
            knock()
            self.picture.flights.remove(gavel)

        lift = Step(at_start=lambda: self.picture.flights.append(gavel))
        return [lift, Step(_SWING, swing, at_end=knock), Step(_SWING, swing, at_end=lay_down)]

    def _failed(self, event: e.AuctionFailed) -> list[Step]:
        def put_under() -> None:
            self.picture.packs[footballer(event.card).pack] += 1
            self.picture.auction = None

        words = say("recap.le-championnat.auction-none")
        notice = Notice(say("le-championnat.auction"), words, card=event.card)
        return self.notice(notice, "crowd_ooh", 1.4, put_under)
