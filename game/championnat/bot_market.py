"""How robots make and judge offers. Each has a reason that fits in a sentence."""

from __future__ import annotations

from game.championnat import moves
from game.championnat.bot_outlook import Outlook
from game.championnat.bot_talk import why_ask, why_no, why_yes
from game.championnat.moves import NOTHING, Goods, Wish
from game.championnat.state import MOST_ANSWERS
from game.core.dice import Dice

MARGIN = 100  # a deal must be worth that much, or it is not worth the talk
OFFER_ODDS = 8  # one turn in so many, so that nobody is pestered
STEP = 50


def offer_to_make(outlook: Outlook, dice: Dice) -> moves.AnyMove | None:
    """Ask for a known footballer who fits, wish for a missing number, or part with a spare one."""
    if outlook.view.market is not None or dice.below(OFFER_ODDS):
        return None
    wanted = _ask_for_a_known_one(outlook) or _wish_for_a_number(outlook, dice)
    return wanted or _offer_a_spare_one(outlook)


def _ask_for_a_known_one(outlook: Outlook) -> moves.AnyMove | None:
    """The one who is worth most above a fair price, from whoever holds that footballer."""
    best, best_worth = None, MARGIN
    for club in outlook.view.clubs:
        if club.seat == outlook.seat:
            continue
        for each in club.squad:
            if each.card is None:
                continue
            price = _generous_price(outlook, each.card)
            spend = outlook.can_spend(outlook.fills(each.card))
            worth = outlook.worth(each.card) - price
            if price <= spend and worth > best_worth:
                want = Goods(footballers=(each.card,))
                best_worth = worth
                why = why_ask(outlook, each.card)
                best = moves.MakeOffer(outlook.seat, club.seat, Goods(price), want, why=why)
    return best


def _wish_for_a_number(outlook: Outlook, dice: Dice) -> moves.AnyMove | None:
    if not outlook.missing:
        return None
    number = outlook.missing[dice.below(len(outlook.missing))]
    others = [club for club in outlook.view.clubs if club.seat != outlook.seat and club.squad]
    if not others:
        return None
    to = max(others, key=lambda club: (len(club.squad), -club.seat)).seat
    money = min(400, outlook.can_spend(1)) // STEP * STEP
    if outlook.spares:
        give = Goods(footballers=(outlook.spares[0],))
    elif money > 0:
        give = Goods(money)
    else:
        return None
    return moves.MakeOffer(outlook.seat, to, give, wish=Wish(number), why="my-gap")


def _offer_a_spare_one(outlook: Outlook) -> moves.AnyMove | None:
    """To the richest, who names the sum; the bank would pay less than it is worth."""
    rich = max(
        (club for club in outlook.view.clubs if club.seat != outlook.seat),
        key=lambda club: (club.money, -club.seat),
    )
    if not outlook.spares:
        return None
    give = Goods(footballers=outlook.spares[:1])
    return moves.MakeOffer(outlook.seat, rich.seat, give, wish=Wish(money=True), why="no-use")


def answer(outlook: Outlook, level: int) -> moves.AnyMove:
    """Yes to a good deal; a wish is filled in if somebody can be spared; else no."""
    offer, seat = outlook.view.offer, outlook.seat
    assert offer is not None
    if offer.give is None or offer.want is None or offer.wish is None:
        return moves.RefuseOffer(seat)
    if not offer.wish.is_nothing:
        filled = _fill_in(outlook, offer.give, offer.wish) if level > 1 else None
        return filled or moves.RefuseOffer(seat, "cannot-help")
    no = moves.RefuseOffer(seat, why_no(outlook, offer.want, offer.give))
    if offer.want.money > outlook.me.money:
        return no
    if outlook.balance(give=offer.want, get=offer.give) >= MARGIN:
        return moves.AcceptOffer(seat, why_yes(outlook, offer.want, offer.give))
    if level == 3 and offer.answers < MOST_ANSWERS - 1:
        return _ask_for_more(outlook, offer.give, offer.want) or no
    return no


def _fill_in(outlook: Outlook, offered: Goods, wish: Wish) -> moves.AnyMove | None:
    if wish.money:
        return _name_a_sum(outlook, offered)
    fitting = [
        card for card in outlook.squad if wish.number in outlook.box.footballers[card].places
    ]
    if not fitting:
        return None
    card = min(fitting, key=outlook.loss)
    give = Goods(footballers=(card,))
    short = MARGIN - outlook.balance(give=give, get=offered)
    if short <= 0:
        why = why_yes(outlook, give, offered)
        return moves.AnswerOffer(outlook.seat, give, offered, why)
    return _with_more_money(outlook, give, offered, short)


def _name_a_sum(outlook: Outlook, offered: Goods) -> moves.AnyMove | None:
    """Two thirds of what it is worth, if that can be spent."""
    worth = outlook.balance(give=NOTHING, get=offered) * 2 // 3
    amount = min(worth, outlook.can_spend(1), outlook.me.money) // STEP * STEP
    if amount < STEP or offered.is_nothing:
        return None
    give = Goods(amount)
    return moves.AnswerOffer(outlook.seat, give, offered, why_yes(outlook, give, offered))


def _ask_for_more(outlook: Outlook, get: Goods, give: Goods) -> moves.AnyMove | None:
    """The same deal for a better price, if the footballer can be spared at all."""
    short = MARGIN - outlook.balance(give=give, get=get)
    spare = all(outlook.is_spare(card) for card in give.footballers)
    if give.money or not give.footballers or not spare:
        return None
    return _with_more_money(outlook, give, get, short)


def _with_more_money(outlook: Outlook, give: Goods, get: Goods, short: int) -> moves.AnyMove | None:
    offer = outlook.view.offer
    assert offer is not None
    money = get.money + (short + STEP - 1) // STEP * STEP
    if money > outlook.view.clubs[offer.by].money:
        return None
    more = Goods(money, get.footballers, get.sponsors)
    return moves.AnswerOffer(outlook.seat, give, more, "more-please")


def _generous_price(outlook: Outlook, card: int) -> int:
    """Half of what one would gain goes to the other."""
    price = outlook.box.footballers[card].price
    return max(price, (price + outlook.worth(card)) // 2) // STEP * STEP
