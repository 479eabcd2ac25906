"""Money on its way, sales to the bank, and proposals between two seats."""

from __future__ import annotations

from typing import assert_never

from game.championnat import events as e
from game.championnat.moves import Goods, Why
from game.championnat.state import JACKPOT
from game.championnat.view import SquadCard
from scenes.championnat.board import SPONSOR_ICONS
from scenes.championnat.deck import footballer, question
from scenes.championnat.money import price
from scenes.championnat.picture import Flight, Notice
from scenes.championnat.step_parts import StepParts
from scenes.timeline import Step, Together
from scenes.words import say


class DealSteps(StepParts):
    def of_money(self, event: e.MoneyMoved | e.DebtArose | e.DebtLetOff) -> list[Step]:
        match event:
            case e.MoneyMoved():
                return self._money(event.payer, event.receiver, event.amount)
            case e.DebtArose():
                name, owed = self.name(event.seat), price(event.amount)
                words = say("le-championnat.owes", name=name, amount=owed)
                notice = Notice(say("le-championnat.debt"), words, "icons/coin", seat=event.seat)
                return self.notice(notice, "crowd_ooh")
            case e.DebtLetOff():
                words = say("recap.le-championnat.let-off", name=self.name(event.seat))
                notice = Notice(say("le-championnat.debt"), words, "icons/gift", seat=event.seat)
                return self.notice(notice, "save")
            case _:
                assert_never(event)

    def of_sale(self, event: e.SoldToBank | e.SponsorSold) -> list[Step]:
        name = self.name(event.seat)
        words = say("le-championnat.sold-for", name=name, amount=price(event.amount))
        title = say("le-championnat.bank")

        def sell() -> None:
            club = self.picture.clubs[event.seat]
            if isinstance(event, e.SponsorSold):
                club.sponsors.remove(event.sponsor)
                return
            player = footballer(event.card)
            club.give_up(event.card, player.price)
            self.picture.packs[player.pack] += 1

        if isinstance(event, e.SoldToBank):
            notice = Notice(title, words, card=event.card, seat=event.seat)
        else:
            square = question(event.sponsor).square or "shirt"
            notice = Notice(title, words, f"icons/{SPONSOR_ICONS[square]}", seat=event.seat)
        return [*self.notice(notice, "deal", 1.4, sell), self.earn(event.seat, event.amount)]

    def of_talk(self, event: e.OfferMade | e.OfferAnswered | e.DealMade) -> list[Step]:
        key = "traded" if isinstance(event, e.DealMade) else "offer"
        names = {"name": self.name(event.seat), "other": self.name(event.to)}
        words = say(f"recap.le-championnat.{key}", **names)
        if not isinstance(event, e.DealMade):
            words = _with_reason(words, event.why)
        icon = "icons/handshake" if isinstance(event, e.DealMade) else "icons/market"
        struck = isinstance(event, e.DealMade)
        title = say("le-championnat.deal" if struck else "le-championnat.market")
        notice = Notice(title, words, icon, seat=event.seat, glad=struck)

        def carry_out() -> None:
            if isinstance(event, e.DealMade):
                self._exchange(event)
            else:
                self._show_goods(event.seat, event.give)

        sound = "crowd_roar" if isinstance(event, e.DealMade) else "card"
        return self.notice(notice, sound, 1.5, carry_out)

    def of_end(self, event: e.OfferRefused | e.OfferLapsed) -> list[Step]:
        if isinstance(event, e.OfferRefused):
            names = {"name": self.name(event.seat), "other": self.name(event.by)}
            words = _with_reason(say("recap.le-championnat.offer-refused", **names), event.why)
        else:
            words = say("recap.le-championnat.offer-lapsed", name=self.name(event.seat))
        notice = Notice(say("le-championnat.market"), words, "icons/cross", seat=event.seat)
        return self.notice(notice, "crowd_ooh", 1.3)

    def _money(self, payer: int, receiver: int, amount: int) -> list[Step]:
        def fill() -> None:
            self.picture.jackpot += amount * ((receiver == JACKPOT) - (payer == JACKPOT))

        flight = Flight("icons/coin", *self.purse_point(payer), 96)
        runs = [
            self.earn(holder, sum_of)
            for holder, sum_of in ((payer, -amount), (receiver, amount))
            if holder >= 0
        ]
        fly = self.fly(flight, self.purse_point(receiver), "deal", fill)
        return [fly, Together(runs)] if runs else [fly]

    def _show_goods(self, seat: int, goods: Goods | None) -> None:
        for card in goods.footballers if goods is not None else ():
            self.picture.clubs[seat].reveal(card, footballer(card).price)

    def _exchange(self, event: e.DealMade) -> None:
        """What the two alone know is settled by the view for everybody else."""
        if event.give is None or event.want is None:
            self.picture.unclear |= {event.seat, event.to}
            return
        self._hand_over(event.seat, event.to, event.give)
        self._hand_over(event.to, event.seat, event.want)

    def _hand_over(self, giver: int, taker: int, goods: Goods) -> None:
        own, other = self.picture.clubs[giver], self.picture.clubs[taker]
        for card in goods.footballers:
            cost = footballer(card).price
            own.give_up(card, cost)
            other.squad.append(SquadCard(card, cost))
        for sponsor in goods.sponsors:
            own.sponsors.remove(sponsor)
            other.sponsors.append(sponsor)
        own.money -= goods.money
        other.money += goods.money


def _with_reason(words: str, why: Why | None) -> str:
    """What a robot says to the other of the two; nobody else hears it."""
    return f"{words}. {say(f'why.le-championnat.{why}')}" if why else words
