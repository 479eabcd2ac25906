"""The robots of Le Championnat: three levels, handed nothing but forks.

1 buys what it can; 2 values footballers by what they add to its best eleven, bids up to that value
and keeps cash for missing places; 3 also denies rivals, plays + cards by need, declines hopeless
euromatches and makes offers of its own.
"""

from __future__ import annotations

from game.championnat import bot_buying, bot_market, bot_match, moves
from game.championnat.bot_hints import reason_for
from game.championnat.bot_outlook import Outlook
from game.championnat.rules import ChampionnatRules
from game.core.dice import Dice
from game.core.robots import Hint

TRADING_LEVEL = 3


class ChampionnatRobot:
    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, fork: ChampionnatRules, dice: Dice) -> moves.AnyMove:
        outlook = _outlook(fork)
        chosen = self._choose(fork, outlook, dice)
        # What is not allowed after all (a talk that cannot be opened) gives way to the plain act.
        return chosen if fork.why_not(chosen) is None else fork.legal_moves()[0]

    def reason(self, fork: ChampionnatRules, move: moves.AnyMove) -> Hint:
        return reason_for(move, _outlook(fork))

    def _choose(self, fork: ChampionnatRules, outlook: Outlook, dice: Dice) -> moves.AnyMove:
        level = self.level
        match outlook.view.phase:
            case "roll":
                return self._before_rolling(outlook, dice)
            case "square":
                return bot_buying.choose_square(outlook, level, dice)
            case "draw":
                return bot_buying.draw_or_leave(outlook, level, dice)
            case "buy":
                return bot_buying.buy_or_refuse(outlook, level)
            case "bid":
                return bot_buying.bid_or_drop(outlook, level)
            case "discard-plus":
                return bot_buying.discard(outlook)
            case "debt":
                return bot_buying.pay_debt(outlook)
            case "answer":
                return bot_market.answer(outlook, level)
            case _:
                return self._in_a_match(fork, outlook, dice)

    def _in_a_match(self, fork: ChampionnatRules, outlook: Outlook, dice: Dice) -> moves.AnyMove:
        match outlook.view.phase:
            case "match-act":
                return bot_match.act(outlook, self.level, fork.legal_moves(), dice)
            case "euromatch":
                return bot_match.take_on_or_leave(outlook, self.level)
            case "euromatch-cards":
                return bot_match.euro_cards(outlook, fork.legal_moves())
            case _:
                return fork.legal_moves()[0]

    def _before_rolling(self, outlook: Outlook, dice: Dice) -> moves.AnyMove:
        sale = bot_buying.raise_cash(outlook)
        if sale is not None:
            return sale
        if self.level == TRADING_LEVEL:
            offer = bot_market.offer_to_make(outlook, dice)
            if offer is not None:
                return offer
        return moves.RollDie(outlook.seat)


def _outlook(fork: ChampionnatRules) -> Outlook:
    seat = fork.to_act
    assert seat is not None
    return Outlook(fork.view(seat), fork.box, seat)
