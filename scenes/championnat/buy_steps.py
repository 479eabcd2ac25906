"""Drawing, buying, and the auction."""

from __future__ import annotations

from typing import assert_never

import msgspec

from game.championnat import events as e
from game.championnat.state import Auction
from game.championnat.view import SquadCard
from scenes.championnat.deck import footballer
from scenes.championnat.money import price
from scenes.championnat.picture import Flight, Notice
from scenes.championnat.places import PACKS, SIDE, team_row
from scenes.championnat.step_parts import READ, StepParts
from scenes.timeline import Step
from scenes.words import say

_BACKS = {"national": "cards/back-blue", "foreign": "cards/back-red"}


class BuySteps(StepParts):
    def of(self, event: e.FootballerDrawn | e.FootballerLeft | e.FootballerBought) -> list[Step]:
        match event:
            case e.FootballerDrawn():
                return self._drawn(event)
            case e.FootballerLeft():
                words = say("recap.le-championnat.not-drawn", name=self.name(event.seat))
                notice = Notice(self.name(event.seat), words, "icons/cross", seat=event.seat)
                return self.notice(notice, "click", 1.0)
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
                return [self.quick(self._drop_out, "crowd_ooh"), Step(0.4, stays=True)]
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

        fly = self.fly(flight, (SIDE.centre[0], SIDE.y + 300), "card", take, narrow=288)
        return [fly, Step(0.5, stays=True)]

    def _bought(self, event: e.FootballerBought) -> list[Step]:
        back = "cards/back-blue"
        if event.card is not None and footballer(event.card).is_red:
            back = "cards/back-red"
        flight = Flight(back, SIDE.centre[0], SIDE.y + 300, 240, event.card)

        def take() -> None:
            self.picture.drawn = self.picture.drawn_price = None

        def join() -> None:
            club = self.picture.clubs[event.seat]
            club.money -= event.price
            club.squad.append(SquadCard(event.card, event.price))

        fly = self.fly(flight, team_row(event.seat).centre, "deal", join)
        return [Step(at_start=take), fly]

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

        return [self.quick(raise_it, "kick"), Step(0.45, stays=True)]

    def _drop_out(self) -> None:
        auction = self.picture.auction
        assert auction is not None
        self.picture.auction = msgspec.structs.replace(auction, bidders=auction.bidders[1:])

    def _won(self, event: e.AuctionWon) -> list[Step]:
        words = say(
            "le-championnat.won-auction", name=self.name(event.seat), amount=price(event.amount)
        )

        def join() -> None:
            club = self.picture.clubs[event.seat]
            club.money -= event.amount
            cost = footballer(event.card).price
            club.squad.append(SquadCard(event.card, cost))
            self.picture.auction = None

        notice = Notice(say("le-championnat.sold"), words, card=event.card, seat=event.seat)
        return self.notice(notice, "goal", 1.8, join)

    def _failed(self, event: e.AuctionFailed) -> list[Step]:
        def put_under() -> None:
            self.picture.packs[footballer(event.card).pack] += 1
            self.picture.auction = None

        words = say("recap.le-championnat.auction-none")
        notice = Notice(say("le-championnat.auction"), words, card=event.card)
        return self.notice(notice, "crowd_ooh", 1.4, put_under)
