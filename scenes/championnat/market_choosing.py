"""What may be clicked on the market sheet; a proposal is drafted here, the rules judge it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.championnat import moves
from game.championnat.moves import NOTHING
from game.championnat.state import BID_STEP
from game.core.rules import Refusal
from scenes.championnat.drafts import WISH_FOR_MONEY, MarketDraft
from scenes.championnat.gift_question import gift_question
from scenes.championnat.market_foot import foot_buttons, no_more_answers
from scenes.championnat.market_places import (
    ACCEPT,
    COUNTER,
    DOWN,
    LEAP,
    PER_PAGE,
    PROPOSE,
    REFUSE,
    SUM,
    TURN_PAGE,
    UP,
    WISH,
    good_boxes,
    in_column,
    slot_boxes,
    wish_boxes,
)
from scenes.championnat.market_sheet import (
    SIDES,
    basket,
    offered_things,
    page_of,
    partner_boxes,
    partners,
    picked,
)
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import CLOSE
from scenes.championnat.sheet_parts import Thing
from scenes.scene import Box, Target

if TYPE_CHECKING:
    from scenes.championnat.scene import ChampionnatScene

Click = Callable[[], None]
_LEAP = 500


class MarketChoosing:
    def __init__(self, scene: ChampionnatScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> ChampionnatPicture:
        return self.scene.picture

    @property
    def draft(self) -> MarketDraft:
        assert self.picture.market is not None
        return self.picture.market

    def open(self, seat: int) -> None:
        """A fresh proposal of that seat."""
        to = (seat + 1) % len(self.picture.clubs)
        self.picture.sheet = "market"
        self.picture.market = MarketDraft(seat, to)
        self.scene.touch()

    def begin_answer(self, seat: int) -> None:
        """The other's proposal, seen from this side."""
        offer = self.picture.view.offer
        assert offer is not None
        draft = MarketDraft(seat, offer.by, answering=True, editing=False)
        draft.give.fill(offer.want or NOTHING)
        draft.want.fill(offer.give or NOTHING)
        if offer.wish is not None:
            draft.wish = WISH_FOR_MONEY if offer.wish.money else offer.wish.number
            draft.editing = bool(draft.wish)
        self.picture.market = draft

    def targets(self) -> list[Target]:
        draft = self.draft
        acts = {
            "accept": self._accept,
            "counter": self._counter,
            "refuse-offer": self._refuse,
            "to-offer": self._back_to_offer,
            "clear": self._clear,
            "propose": self._propose,
        }
        found = [Target(each.key, each.box, acts[each.key]) for each in foot_buttons(draft)]
        for number, side in enumerate(SIDES):
            found += self._column_targets(side, number)
        if not draft.answering:
            found.append(Target("close", CLOSE, self.scene.sheets.close))
            found.append(Target("wish", WISH, self._pick_wish))
            others = partners(self.picture, draft)
            for seat, box in zip(others, partner_boxes(len(others)), strict=True):
                found.append(Target(f"partner:{seat}", box, self._turning_to(seat)))
        return found

    def _column_targets(self, side: str, number: int) -> list[Target]:
        draft = self.draft
        found = [
            Target(f"{side}-down", in_column(DOWN, number), self._adding(side, -BID_STEP)),
            Target(f"{side}-up", in_column(UP, number), self._adding(side, BID_STEP)),
            Target(f"{side}-leap", in_column(LEAP, number), self._adding(side, _LEAP)),
        ]
        for thing, box in zip(picked(draft, side), slot_boxes(number), strict=False):
            found.append(Target(thing.key, box, self._toggling(side, thing, box)))
        if side == "want" and draft.picking_wish:
            for wish, box in enumerate(wish_boxes(), 1):
                found.append(Target(f"wish:{wish}", box, self._wishing(wish)))
            return found
        things = page_of(self.picture, draft, side)
        for thing, box in zip(things, good_boxes(number, len(things)), strict=True):
            found.append(Target(thing.key, box, self._toggling(side, thing, box)))
        if len(offered_things(self.picture, draft, side)) > PER_PAGE:
            page = in_column(TURN_PAGE, number)
            found.append(Target(f"{side}-page", page, self._paging(side)))
        return found

    # Drafting.

    def _may_change(self, box: Box) -> bool:
        """After three answers only yes or no is left."""
        if self.draft.answering and no_more_answers(self.picture):
            self.scene.help.refuse(Refusal("three-answers", "market"), box.centre)
            return False
        return True

    def _changed(self) -> None:
        """Whoever moves anything in the other's proposal makes another one."""
        self.draft.editing = True
        self.scene.stage.sound.play("card")
        self.scene.ask()

    def _turning_to(self, seat: int) -> Click:
        def act() -> None:
            self.picture.market = MarketDraft(self.draft.seat, seat)
            self._changed()

        return act

    def _adding(self, side: str, amount: int) -> Click:
        """Never more than the purse holds, never less than nothing."""

        def act() -> None:
            draft = self.draft
            if not self._may_change(in_column(SUM, SIDES.index(side))):
                return
            payer = draft.seat if side == "give" else draft.to
            purse = self.picture.view.clubs[payer].money // BID_STEP * BID_STEP
            own = basket(draft, side)
            own.money = min(max(0, own.money + amount), purse)
            if own.money:
                basket(draft, "want" if side == "give" else "give").money = 0
            if side == "want" and own.money and not draft.answering:
                draft.wish = 0
            self._changed()

        return act

    def _toggling(self, side: str, thing: Thing, box: Box) -> Click:
        def act() -> None:
            if thing.card is None and thing.sponsor is None:
                self.scene.help.refuse(Refusal("ask-unknown-card", "market"), box.centre)
                return
            if not self._may_change(box):
                return
            own = basket(self.draft, side)
            pile, number = (
                (own.footballers, thing.card)
                if thing.sponsor is None
                else (own.sponsors, thing.sponsor)
            )
            assert number is not None
            if number in pile:
                pile.remove(number)
            elif not own.full:
                pile.append(number)
                if side == "want" and not self.draft.answering:
                    self.draft.wish = 0
            self._changed()

        return act

    def _paging(self, side: str) -> Click:
        def act() -> None:
            own = basket(self.draft, side)
            pages = -(-len(offered_things(self.picture, self.draft, side)) // PER_PAGE)
            own.page = (own.page + 1) % pages
            self.scene.stage.sound.play("card")
            self.scene.touch()

        return act

    def _pick_wish(self) -> None:
        self.draft.picking_wish = not self.draft.picking_wish
        self._changed()

    def _wishing(self, wish: int) -> Click:
        """A wish stands instead of what one asks for."""

        def act() -> None:
            draft = self.draft
            draft.wish = 0 if draft.wish == wish else wish
            if draft.wish:
                draft.want.fill(NOTHING)
            self._changed()

        return act

    def _clear(self) -> None:
        old = self.draft
        wish = old.wish if old.answering else 0
        self.picture.market = MarketDraft(old.seat, old.to, wish=wish, answering=old.answering)
        self._changed()

    # Speaking.

    def _propose(self) -> None:
        draft = self.draft
        give, want = draft.give.goods, draft.want.goods
        move: moves.AnyMove
        if draft.answering and draft.wish and give.is_nothing:
            self.scene.help.refuse(Refusal("wish-fill-in", "market"), PROPOSE.centre)
            return
        if draft.answering:
            move = moves.AnswerOffer(draft.seat, give, want)
        else:
            move = moves.MakeOffer(draft.seat, draft.to, give, want, draft.wished)
        if draft.is_gift and self.scene.rules.why_not(move) is None:
            self.scene.stack.push(
                gift_question(self.scene.name(draft.to), partial(self._send, move))
            )
        else:
            self._send(move)

    def _send(self, move: moves.AnyMove) -> None:
        self.scene.choosing.try_move(move, PROPOSE)

    def _accept(self) -> None:
        self.scene.choosing.try_move(moves.AcceptOffer(self.draft.seat), ACCEPT)

    def _refuse(self) -> None:
        self.scene.choosing.try_move(moves.RefuseOffer(self.draft.seat), REFUSE)

    def _counter(self) -> None:
        """Another proposal, beginning with what lies there."""
        if self._may_change(COUNTER):
            self._changed()

    def _back_to_offer(self) -> None:
        """What the other proposed lies there again, to say yes or no to."""
        self.begin_answer(self.draft.seat)
        self.scene.stage.sound.play("click")
        self.scene.ask()
