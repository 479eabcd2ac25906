"""The table a match lies on: state, box and dice, and the events of the move being made."""

from __future__ import annotations

from game.buteur.box import ButeurBox
from game.buteur.cards import CardKind
from game.buteur.events import AnyEvent, CardsDrawn, Pile, Purpose, StockCut
from game.buteur.state import LAST_CARDS, State
from game.core import table_rules as core


class Table(core.Table[State, ButeurBox, AnyEvent]):
    __slots__ = ()

    def holds(self, seat: int, *kinds: CardKind) -> bool:
        of = self.box.kinds
        return any(of[card] in kinds for card in self.state.hands[seat])

    def lay_down(self, seat: int, card: int) -> None:
        """From the hand onto the discards, for all to see."""
        self.take_from_hand(seat, card)
        self.state.discards.append(card)

    def take_from_hand(self, seat: int, card: int) -> None:
        self.state.hands[seat].remove(card)
        if card in self.state.known[seat]:
            self.state.known[seat].remove(card)

    def draw_from_stock(self) -> int:
        state = self.state
        card = state.stock.pop()
        if len(state.under) > len(state.stock):
            state.under.pop()
        return card

    def fill_hand(self, seat: int) -> None:
        """A stock too short gives what it has."""
        state = self.state
        missing = state.hand_sizes[seat] - len(state.hands[seat])
        count = min(missing, len(state.stock))
        if count > 0:
            drawn = tuple(self.draw_from_stock() for _ in range(count))
            state.hands[seat].extend(drawn)
            self.tell(CardsDrawn(seat, drawn))

    def draw_what_is_owed(self) -> None:
        if self.state.owed_draw is not None:
            self.fill_hand(self.state.owed_draw)
            self.state.owed_draw = None

    def shuffle_stock(self) -> None:
        self.dice.shuffle(self.state.stock)
        self.state.under.clear()

    def cut(self, seat: int, purpose: Purpose) -> int:
        """Show a card by chance. With too few in the stock the discards serve (booklet 12)."""
        state = self.state
        played = 0 if purpose == "shoot-out" else 1  # the card being decided lies on top
        shown_pile: Pile = "stock"
        if len(state.stock) <= LAST_CARDS and len(state.discards) > played:
            shown_pile = "discards"
            card = state.discards[self.dice.below(len(state.discards) - played)]
        else:
            card = state.stock[self.dice.below(len(state.stock))]
            self.shuffle_stock()
        # Discards lie open, so a card cut from them goes back to its place unshuffled.
        self.tell(StockCut(seat, card, purpose, shown_pile))
        return card
