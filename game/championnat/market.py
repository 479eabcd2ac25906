"""Selling to the bank and dealing with each other (booklet, resale and transfers)."""

from __future__ import annotations

from game.championnat.cards import PLACES
from game.championnat.debts import owes
from game.championnat.events import (
    DealMade,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    OfferRefused,
    SoldToBank,
    SponsorJoined,
    SponsorSold,
)
from game.championnat.moves import NO_WISH, AnswerOffer, Goods, MakeOffer, Why
from game.championnat.questions import keep_the_better
from game.championnat.state import BANK, Offer, Phase, State
from game.championnat.table import Table

# Between two steps: no card is in the air, no auction or match is on.
MARKET_PHASES: tuple[Phase, ...] = ("roll", "square", "draw", "debt")


def sell_footballer(table: Table, seat: int, card: int) -> None:
    """At the black price; the card goes under its pack, seen."""
    amount = table.box.footballers[card].resale
    if owes(table.state, seat):
        _count_forced_sale(table, seat)
    table.club(seat).squad.remove(card)
    table.put_under(card)
    table.move_money(BANK, seat, amount)
    table.tell(SoldToBank(seat, card, amount))


def _count_forced_sale(table: Table, seat: int) -> None:
    tally = table.state.tally
    tally.forced_sales += 1
    if len(table.club(seat).squad) <= len(PLACES):
        tally.forced_below_eleven |= 1 << seat


def sell_sponsor(table: Table, seat: int, sponsor: int) -> None:
    amount = table.box.questions[sponsor].resale
    table.club(seat).sponsors.remove(sponsor)
    table.state.questions.insert(0, sponsor)
    table.move_money(BANK, seat, amount)
    table.tell(SponsorSold(seat, sponsor, amount))


def make_offer(table: Table, move: MakeOffer) -> None:
    state = table.state
    state.offered |= 1 << move.seat
    state.tally.offers += 1
    state.offer = Offer(
        move.seat, move.seat, move.to, move.give, move.want, move.wish, why=move.why
    )
    _let_see(table, move.give, move.to)
    table.tell(OfferMade(move.seat, move.to, move.give, move.want, move.wish, move.why))


def answer_offer(table: Table, move: AnswerOffer) -> None:
    """Another proposal: now the other seat has to speak."""
    offer = _offer(table.state)
    answers = offer.answers + 1
    table.state.offer = Offer(
        offer.maker, offer.to, offer.by, move.give, move.want, NO_WISH, answers, move.why
    )
    _let_see(table, move.give, offer.by)
    table.tell(OfferAnswered(move.seat, offer.by, move.give, move.want, NO_WISH, answers, move.why))


def refuse_offer(table: Table, seat: int, why: Why) -> None:
    offer = _offer(table.state)
    table.state.offer = None
    table.tell(OfferRefused(seat, offer.by, why))


def accept_offer(table: Table, why: Why) -> None:
    state = table.state
    offer = _offer(state)
    state.offer = None
    for seat in (offer.by, offer.to):
        state.tally.deals[seat] += 1
    table.tell(DealMade(offer.by, offer.to, offer.give, offer.want, why))
    _hand_over(table, offer.by, offer.to, offer.give)
    _hand_over(table, offer.to, offer.by, offer.want)
    for seat, goods in ((offer.to, offer.give), (offer.by, offer.want)):
        for sponsor in goods.sponsors:
            if sponsor in table.club(seat).sponsors:
                returned = keep_the_better(table, seat, sponsor)
                table.tell(SponsorJoined(seat, sponsor, returned))
    table.look_for_a_complete_team()


def lapse_if_goods_moved(table: Table) -> None:
    offer = table.state.offer
    if offer is None:
        return
    if not (owns(table.state, offer.by, offer.give) and owns(table.state, offer.to, offer.want)):
        table.state.offer = None
        table.tell(OfferLapsed(offer.by, offer.to))


def owns(state: State, seat: int, goods: Goods) -> bool:
    """Footballers and sponsors; what money the other has is seen when it accepts."""
    club = state.clubs[seat]
    offered = state.offer is not None and state.offer.by == seat
    if offered and goods.money > club.money:
        return False
    has_all = all(card in club.squad for card in goods.footballers)
    return has_all and all(sponsor in club.sponsors for sponsor in goods.sponsors)


def _hand_over(table: Table, giver: int, taker: int, goods: Goods) -> None:
    """Both keep knowing whom they exchanged."""
    state = table.state
    for card in goods.footballers:
        state.clubs[giver].squad.remove(card)
        table.join(taker, card, 1 << giver)
    for sponsor in goods.sponsors:
        state.clubs[giver].sponsors.remove(sponsor)
        state.clubs[taker].sponsors.append(sponsor)
    table.move_money(giver, taker, goods.money)


def _let_see(table: Table, goods: Goods, viewer: int) -> None:
    for card in goods.footballers:
        table.state.known[card] |= 1 << viewer


def _offer(state: State) -> Offer:
    assert state.offer is not None
    return state.offer
