"""How robots walk, draw, buy, bid and sell."""

from __future__ import annotations

from game.championnat import moves
from game.championnat.bot_outlook import Outlook
from game.championnat.cards import PackName
from game.championnat.purchase import lowest_bid
from game.core.dice import Dice

BROKE = 300  # below that, spare footballers are turned into money
HARDLY = 0.1  # chance to want the top card below which the champion leaves it
LEAVE_ODDS = 3
DENIAL = 150  # what the champion robot pays more to keep a star from a rival
PLUS_ORDER = (
    "bonus",
    "form-1",
    "fatigue",
    "crowd",
    "form-2",
    "injury",
    "tactics",
    "protection",
    "red-card",
    "form-3",
)  # the first is given away first
SQUARE_WORTH = {"plus": 130, "question": 90, "euromatch": 110, "start": 0}


def choose_square(outlook: Outlook, level: int, dice: Dice) -> moves.AnyMove:
    lit = outlook.view.lit
    if level == 1:
        return moves.ChooseSquare(outlook.seat, lit[dice.below(len(lit))])
    best = max(lit, key=lambda square: (_square_worth(outlook, square), square))
    return moves.ChooseSquare(outlook.seat, best)


def _square_worth(outlook: Outlook, square: str) -> int:
    kind = outlook.box.board.squares[square].kind
    if kind in ("national", "foreign"):
        price = outlook.view.top_prices[kind]
        if price is None or price > outlook.can_spend(1):
            return 0
        return 250 if kind == "national" or outlook.wants_reds else 60
    if kind == "pactole":
        return outlook.view.jackpot
    if kind in ("shoes", "shirt", "socks", "shorts"):
        questions = outlook.box.questions
        return sum(questions[s].amount for s in outlook.me.sponsors if questions[s].square == kind)
    return SQUARE_WORTH.get(kind, 0)


def draw_or_leave(outlook: Outlook, level: int, dice: Dice) -> moves.AnyMove:
    seat = outlook.seat
    kind = outlook.box.board.squares[outlook.me.square].kind
    pack: PackName = "foreign" if kind == "foreign" else "national"
    price = outlook.view.top_prices[pack] or 0
    money = outlook.me.money if level == 1 else _means(outlook)
    # A card one cannot pay or hardly wants would only be auctioned among the others; but if all
    # the robots always left it, it would lie on the pack for ever.
    spoils = level == 3 and outlook.chance_to_want(pack) < HARDLY and dice.below(LEAVE_ODDS) == 0
    return moves.LeaveFootballer(seat) if price > money or spoils else moves.DrawFootballer(seat)


def _means(outlook: Outlook) -> int:
    """Money to spend on one more place, with what the bank pays for spare footballers."""
    spare = sum(outlook.box.footballers[card].resale for card in outlook.spares)
    return outlook.can_spend(1) + spare


def buy_or_refuse(outlook: Outlook, level: int) -> moves.AnyMove:
    seat, card = outlook.seat, outlook.view.drawn
    assert card is not None
    price = outlook.box.footballers[card].price
    if not _wants(outlook, level, card, price):
        return moves.RefuseFootballer(seat)
    if price <= outlook.me.money:
        return moves.BuyFootballer(seat)
    for spare in outlook.spares:
        return moves.SellFootballer(seat, spare)
    return moves.RefuseFootballer(seat)


def _wants(outlook: Outlook, level: int, card: int, price: int) -> bool:
    if level == 1:
        return price <= outlook.me.money
    if outlook.worth(card) < price:
        return False
    spare = sum(outlook.box.footballers[other].resale for other in outlook.spares)
    return price <= outlook.can_spend(outlook.fills(card)) + spare


def bid_or_drop(outlook: Outlook, level: int) -> moves.AnyMove:
    seat, auction = outlook.seat, outlook.view.auction
    assert auction is not None
    lowest = lowest_bid(auction)
    most = min(outlook.me.money, _limit(outlook, level, auction.card))
    return moves.Bid(seat, lowest) if lowest <= most else moves.DropOut(seat)


def _limit(outlook: Outlook, level: int, card: int) -> int:
    footballer = outlook.box.footballers[card]
    if level == 1:
        return footballer.resale if outlook.fills(card) else 0
    if not outlook.fields(card):
        return 0
    limit = min(outlook.worth(card), outlook.can_spend(outlook.fills(card)))
    # Nobody pays more than for a new one of the kind, unless to deny a rival.
    ceiling = footballer.price + (DENIAL if level == 3 else 0)
    return min(limit, ceiling) if outlook.building else limit


def discard(outlook: Outlook) -> moves.AnyMove:
    hand = outlook.me.plus or ()
    return moves.DiscardPlus(outlook.seat, min(hand, key=PLUS_ORDER.index))


def pay_debt(outlook: Outlook) -> moves.AnyMove:
    """What hurts least: a spare footballer that just covers it, a sponsor, the smallest loss."""
    seat, cards = outlook.seat, outlook.box.footballers
    owed = next(debt.amount for debt in outlook.view.debts if debt.seat == seat)
    short = owed - outlook.me.money
    enough = [card for card in outlook.spares if cards[card].resale >= short]
    if enough:
        return moves.SellFootballer(seat, min(enough, key=lambda card: cards[card].resale))
    if outlook.spares:
        return moves.SellFootballer(seat, outlook.spares[0])
    if outlook.me.sponsors:
        questions = outlook.box.questions
        cheapest = min(outlook.me.sponsors, key=lambda number: questions[number].amount)
        return moves.SellSponsor(seat, cheapest)
    return moves.SellFootballer(seat, min(outlook.squad, key=outlook.loss))


def raise_cash(outlook: Outlook) -> moves.AnyMove | None:
    """Before rolling: a spare footballer is worth more as money for a missing place."""
    if outlook.me.money >= max(BROKE, min(outlook.reserve(), 2 * BROKE)) or not outlook.spares:
        return None
    return moves.SellFootballer(outlook.seat, outlook.spares[-1])
