"""The table a match lies on: state, box and dice, and the events of the move being made."""

from __future__ import annotations

from typing import Literal

from game.core import table_rules as core
from game.soccer11.box import Soccer11Box
from game.soccer11.events import AnyEvent, CardDrawn, WentOut
from game.soccer11.knowledge import forget, rule_out
from game.soccer11.state import NO_CARD, State
from game.soccer11.view import OutReason


class Table(core.Table[State, Soccer11Box, AnyEvent]):
    __slots__ = ()

    def lay_down(self, seat: int, card: int) -> None:
        """Onto the row before that seat, for all to see."""
        self.state.rows[seat] += (card,)

    def draw(self, seat: int) -> bool:
        """From the stock, else the card set aside at the start; False when neither is left."""
        state = self.state
        source: Literal["stock", "aside"] = "stock"
        if state.stock:
            card = state.stock.pop()
        elif state.aside != NO_CARD:
            card, state.aside, source = state.aside, NO_CARD, "aside"
            rule_out(state, seat, state.not_aside)
        else:
            return False
        state.hands[seat] += (card,)
        self.tell(CardDrawn(seat, card, source))
        return True

    def send_out(self, seat: int, why: OutReason) -> None:
        """Out for the day: the hand is laid face up without effect (booklet, course of play)."""
        state = self.state
        cards = state.hands[seat]
        state.rows[seat] += cards
        state.hands[seat] = ()
        state.in_play &= ~(1 << seat)
        state.shields &= ~(1 << seat)
        state.last_out = why
        forget(state, seat)
        self.tell(WentOut(seat, cards, why))
