"""Somebody at the table who sees the events as one seat may, and keeps a picture of their own."""

from __future__ import annotations

from game.soccer11 import events as told
from game.soccer11.cards import CARDS_IN_DECK
from game.soccer11.events import AnyEvent
from game.soccer11.view import Soccer11View


class Onlooker:
    """Starts from the first view of a match; from then on there are events only."""

    def __init__(self, first: Soccer11View) -> None:
        self.viewer = first.viewer
        self.hands = [list(hand) for hand in first.hands]
        self.rows = [list(row) for row in first.rows]
        self.shields = list(first.shields)
        self.known = list(first.known)
        self.stock, self.aside = first.stock, first.aside
        self.points = first.points

    def picture(self) -> tuple:
        hands = tuple(tuple(hand) for hand in self.hands)
        rows = tuple(tuple(row) for row in self.rows)
        known, shields = tuple(self.known), tuple(self.shields)
        return hands, rows, shields, known, self.stock, self.aside, self.points

    def sees(self, event: AnyEvent) -> None:
        match event:
            case told.DayBegan():
                self._sees_a_new_day(event)
            case told.TurnBegan():
                self.shields[event.seat] = False
            case told.ShieldRaised():
                self.shields[event.seat] = True
            case told.CardDrawn():
                self.hands[event.seat].append(event.card)
                self.stock -= event.source == "stock"
                self.aside = self.aside and event.source == "stock"
            case told.CardPlayed():
                self._sees_a_play(event)
            case told.CardDiscarded():
                self._loses_hand(event.seat)
                self.rows[event.seat].append(event.card)
            case told.EnglandReturned():
                self._loses_hand(event.seat)
                self.stock += 1
            case told.CardTakenBack():
                self._sees_a_card_taken_back(event)
            case told.HandLooked() if event.card is not None:
                self.known[event.other] = event.card
            case told.HandsCompared() if event.own is not None:
                self._learns(event.seat, event.own)
                self._learns(event.other, event.theirs)
            case told.HandsSwapped():
                self._sees_a_swap(event)
            case told.WentOut():
                self._loses_hand(event.seat)
                self.rows[event.seat] += event.cards
                self.shields[event.seat] = False
            case told.DayEnded():
                self.hands = [[card] if card else [] for card in event.result.shown]
                self.points = event.points

    def _sees_a_new_day(self, event: told.DayBegan) -> None:
        players = len(self.hands)
        self.hands = [[card] for card in event.hands]
        self.rows = [[] for _ in range(players)]
        self.shields, self.known = [False] * players, [None] * players
        self.stock, self.aside = CARDS_IN_DECK - 1 - players - len(event.open_cards), True

    def _sees_a_play(self, event: told.CardPlayed) -> None:
        hand = self.hands[event.seat]
        hand.remove(event.card if event.seat == self.viewer else None)
        self.rows[event.seat].append(event.card)
        if self.known[event.seat] == event.card:
            self.known[event.seat] = None

    def _sees_a_card_taken_back(self, event: told.CardTakenBack) -> None:
        self.rows[event.seat][event.place] = event.laid
        self.known[event.seat] = None
        self.hands[event.seat] = [event.taken if event.seat == self.viewer else None]
        self._learns(event.seat, event.taken)

    def _sees_a_swap(self, event: told.HandsSwapped) -> None:
        one, other, known = event.seat, event.other, self.known
        known[one], known[other] = known[other], known[one]
        if self.viewer in (one, other):
            known[one], known[other] = event.taken, event.given
            mine = known[self.viewer]
            known[self.viewer] = None
            self.hands[self.viewer] = [mine]

    def _loses_hand(self, seat: int) -> None:
        self.hands[seat] = []
        self.known[seat] = None

    def _learns(self, seat: int, card: int | None) -> None:
        if self.viewer is not None and seat != self.viewer:
            self.known[seat] = card
