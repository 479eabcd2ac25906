"""? cards, sponsors, the jackpot and + cards."""

from __future__ import annotations

from typing import assert_never

from game.championnat import events as e
from game.championnat.cards import Question
from game.championnat.state import JACKPOT, NO_CARD
from scenes.championnat.board import SPONSOR_ICONS
from scenes.championnat.deck import plus_words, question
from scenes.championnat.money import price
from scenes.championnat.picture import Flight, Notice
from scenes.championnat.step_parts import GLANCED, READ, StepParts
from scenes.timeline import Step
from scenes.words import say


def sum_on(card: Question, footballers: int) -> str:
    """What the card gives or costs whoever drew it, added up."""
    match card.kind:
        case "gain" | "others-pay-you":
            return f"+{price(card.amount)}"
        case "loss" | "all-pay-jackpot":
            return f"−{price(card.amount)}"
        case "pay-per-footballer":
            return f"−{price(card.amount * footballers)}"
        case _:
            return ""


class LuckSteps(StepParts):
    def of(
        self, event: e.QuestionDrawn | e.SponsorJoined | e.SponsorPaid | e.JackpotTaken
    ) -> list[Step]:
        match event:
            case e.QuestionDrawn():
                return self._question(event)
            case e.SponsorJoined():
                return [self.quick(lambda: self._join(event), "deal")]
            case e.SponsorPaid():
                return self._paid(event)
            case e.JackpotTaken():
                return self._jackpot(event)
            case _:
                assert_never(event)

    def of_plus(self, event: e.PlusDrawn | e.PlusDiscarded) -> list[Step]:
        gain = 1 if isinstance(event, e.PlusDrawn) else -1

        def count() -> None:
            self.picture.clubs[event.seat].plus_count += gain

        if event.plus is None or gain < 0:
            key = "recap.le-championnat.plus" if gain > 0 else "le-championnat.plus-put-away"
            words = say(key, name=self.name(event.seat))
            notice = Notice(self.name(event.seat), words, "icons/plus-card", seat=event.seat)
            return self.notice(notice, "card", GLANCED, count)
        words = plus_words(event.plus)
        title = say(f"plus.le-championnat.{event.plus}.name")
        notice = Notice(title, words, f"plus:{event.plus}", seat=event.seat)
        return self.notice(notice, "card", READ, count)

    def _question(self, event: e.QuestionDrawn) -> list[Step]:
        card = question(event.question)
        words = say(f"card.le-championnat.{card.key}.text", amount=price(card.amount))
        title = say(f"card.le-championnat.{card.key}.title")
        footballers = len(self.picture.clubs[event.seat].squad)
        figure = sum_on(card, footballers)
        art = "cards/championnat-question"
        sponsor = event.question if card.kind == "sponsor" else None
        notice = Notice(title, words, art, seat=event.seat, figure=figure, sponsor=sponsor)
        return self.notice(notice, "card", READ)

    def _join(self, event: e.SponsorJoined) -> None:
        sponsors = self.picture.clubs[event.seat].sponsors
        if event.sponsor not in sponsors:
            sponsors.append(event.sponsor)
        if event.returned != NO_CARD and event.returned in sponsors:
            sponsors.remove(event.returned)

    def _paid(self, event: e.SponsorPaid) -> list[Step]:
        square = question(event.sponsor).square or "shirt"
        words = say(
            "le-championnat.sponsor-pays", name=self.name(event.seat), amount=price(event.amount)
        )
        icon = f"icons/{SPONSOR_ICONS[square]}"
        notice = Notice(say("le-championnat.sponsor"), words, icon, seat=event.seat)
        return [*self.notice(notice, "deal", 1.5), self.earn(event.seat, event.amount)]

    def _jackpot(self, event: e.JackpotTaken) -> list[Step]:
        def take() -> None:
            self.picture.jackpot -= event.amount

        flight = Flight("icons/money-bag", *self.purse_point(JACKPOT), 150)
        words = say("recap.le-championnat.jackpot", name=self.name(event.seat))
        told = say("le-championnat.jackpot-sum", amount=price(event.amount))
        notice = Notice(words, told, "icons/money-bag", seat=event.seat, glad=True)
        fly = self.fly(flight, self.purse_point(event.seat), "crowd_roar", take)
        shown = self.notice(notice, "goal", 2.0)
        return [*shown, fly, self.earn(event.seat, event.amount)]
