"""What may be sold and offered. A question about a hidden squad is refused without looking."""

from __future__ import annotations

from game.championnat.debts import owes
from game.championnat.market import MARKET_PHASES
from game.championnat.moves import (
    AcceptOffer,
    AnswerOffer,
    Goods,
    MakeOffer,
    RefuseOffer,
    SellFootballer,
    SellSponsor,
)
from game.championnat.state import MOST_ANSWERS, State
from game.core.table_rules import NOBODY


def against_sale(state: State, move: SellFootballer | SellSponsor) -> str | None:
    """The bank buys at any moment; whoever plays a match keeps the squad until it is over."""
    club = state.clubs[move.seat]
    if isinstance(move, SellSponsor):
        return None if move.sponsor in club.sponsors else "sale-not-yours"
    if move.card not in club.squad:
        return "sale-not-yours"
    return "sale-in-match" if is_playing(state, move.seat) else None


def may_sell(state: State, seat: int) -> bool:
    club = state.clubs[seat]
    return bool(club.sponsors) or (bool(club.squad) and not is_playing(state, seat))


def is_playing(state: State, seat: int) -> bool:
    """In a match from the line-up on, or in a euromatch with the team shown."""
    if state.fight is not None:
        return seat in (state.fight.sides[0].seat, state.fight.sides[1].seat)
    return state.euro is not None and bool(state.euro.side.eleven) and state.euro.side.seat == seat


def why_no_offer(state: State, seat: int) -> str | None:
    """Why that seat may not open a talk now, whatever it would offer."""
    if state.actor == NOBODY or state.frozen:
        return "market-frozen"
    if state.offer is not None or state.asked not in MARKET_PHASES:
        return "market-busy"
    if state.debts and state.debts[0].seat != seat:
        return "market-busy"
    return "one-offer-a-turn" if state.offered >> seat & 1 else None


def against_offer(state: State, move: MakeOffer) -> str | None:
    reason = why_no_offer(state, move.seat)
    if reason is not None:
        return reason
    if move.to == move.seat or not 0 <= move.to < state.players:
        return "offer-yourself"
    if not move.wish.is_nothing and not move.want.is_nothing:
        return "wish-or-want"
    if not 0 <= move.wish.number <= 11 or (move.wish.number and move.wish.money):
        return "wish-or-want"
    if move.give.is_nothing and move.want.is_nothing and move.wish.is_nothing:
        return "offer-empty"
    if owes(state, move.seat) and not (move.want.money or move.wish.money):
        return "no-debt"
    return _against_goods(state, move.seat, move.to, move.give, move.want)


def against_answer(state: State, move: AnswerOffer | AcceptOffer | RefuseOffer) -> str | None:
    offer = state.offer
    assert offer is not None
    if isinstance(move, RefuseOffer):
        return None
    if isinstance(move, AcceptOffer):
        if not offer.wish.is_nothing:
            return "wish-fill-in"
        return "too-dear" if offer.want.money > state.clubs[move.seat].money else None
    if offer.answers >= MOST_ANSWERS:
        return "three-answers"
    if move.give.is_nothing and move.want.is_nothing:
        return "offer-empty"
    if owes(state, offer.by) and not move.give.money:
        return "no-debt"
    if owes(state, move.seat) and not move.want.money:
        return "no-debt"
    return _against_goods(state, move.seat, offer.by, move.give, move.want)


def _against_goods(state: State, seat: int, to: int, give: Goods, want: Goods) -> str | None:
    own, other = state.clubs[seat], state.clubs[to]
    for goods in (give, want):
        if goods.money < 0 or _twice(goods.footballers) or _twice(goods.sponsors):
            return "offer-not-yours"
    if give.money and want.money:
        return "offer-money"
    if not all(card in own.squad for card in give.footballers):
        return "offer-not-yours"
    if not all(sponsor in own.sponsors for sponsor in give.sponsors):
        return "offer-not-yours"
    if give.money > own.money or want.money > other.money:
        return "too-dear"
    if not all(sponsor in other.sponsors for sponsor in want.sponsors):
        return "ask-unknown-card"
    if not all(_is_known_there(state, seat, card, to) for card in want.footballers):
        return "ask-unknown-card"
    return None


def _is_known_there(state: State, seat: int, card: int, owner: int) -> bool:
    """One may ask for whom one has seen: bought in an auction, traded, shown."""
    if not 0 <= card < len(state.known):
        return False
    return state.knows(seat, card) and card in state.clubs[owner].squad


def _twice(cards: tuple[int, ...]) -> bool:
    return len(set(cards)) < len(cards)
