"""Builds a match of Buteur at any point of play, from words: the stage of the story tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from game.buteur.box import ButeurBox
from game.buteur.cards import ARROWS, Arrow, Card
from game.buteur.deck import load_deck
from game.buteur.events import AnyEvent
from game.buteur.moves import (
    AnyMove,
    CutStock,
    DiscardCard,
    EndTurn,
    ExchangeCard,
    LetIn,
    PlaceBall,
    PlayCard,
    Square,
    TakeAttacker,
)
from game.buteur.rules import SEATINGS, ButeurRules
from game.buteur.state import LAST_CARDS, Restart, State
from game.buteur.table import Table
from game.buteur.turns import begin_turn
from game.buteur.view import Shot
from game.core.dice import LoadedDice
from scenes.board_loader import load_board

ASSETS = Path(__file__).parents[3] / "assets"
T = TypeVar("T")


@cache
def the_box() -> ButeurBox:
    board = load_board(ASSETS / "boards" / "buteur.tmx")
    return ButeurBox(board, load_deck(ASSETS / "data" / "buteur.toml"))


def describes(words: str, card: Card) -> bool:
    """`s3`, `s3 red`, `l2 hand`; `free`, `free s2l2r2`; `keeper s4l4`; `corner red`; `penalty`."""
    kinds = {"free": "free-kick", "keeper": "goalkeeper", "corner": "corner", "penalty": "penalty"}
    first, *more = words.split()
    if card.kind != kinds.get(first, "attacker"):
        return False
    arrows = "".join(f"{arrow[0]}{card.arrows[arrow]}" for arrow in ARROWS if arrow in card.arrows)
    facts = {arrows, card.sign, first if first in kinds else None}
    return all(word in facts for word in (first, *more))


class Story:
    """Hands are full as given. What is not named lies in the stock, or with `stock` a number or
    a list (top first) in the discards, on top of which `discards` come (top last)."""

    def __init__(
        self,
        *hands: str,
        ball: Square | None = None,
        restart: Restart | None = None,
        turn: int = 0,
        shot: Shot | None = None,
        stock: int | Sequence[str] | None = None,
        discards: Sequence[str] = (),
        half: int = 1,
        score: tuple[int, int] = (0, 0),
        first_kicker: int = 0,
        shoot_out: bool = False,
    ) -> None:
        self._unused = list(range(len(the_box().deck)))
        dealt = [[self._pick(words) for words in hand.split(", ") if words] for hand in hands]
        top = [self._pick(words) for words in discards]
        named = [] if stock is None or isinstance(stock, int) else [self._pick(w) for w in stock]
        if isinstance(stock, int):
            named = [self._unused.pop(0) for _ in range(stock)]
        rest, self._unused = self._unused, []
        seating = SEATINGS[len(hands)]
        state = State(
            teams=seating.teams,
            cycle=seating.cycle,
            hand_sizes=tuple(len(hand) for hand in dealt),
            first_kicker=first_kicker,
            with_shoot_out=shoot_out,
            hands=dealt,
            stock=rest if stock is None else named[::-1],
            discards=top if stock is None else rest + top,
            known=[[] for _ in hands],
            under=[],
            half=half,
            score=score,
            ball=shot.net if shot else ball,
            shot=shot,
            restart=restart or ("kick-off" if ball is None else "open"),
        )
        self.dice = LoadedDice([])
        self.state = state
        self.rules = ButeurRules(Table(state, the_box(), self.dice))
        begin_turn(self.rules._table, seating.cycle.index(turn))
        self.rules._table.events = []

    def _pick(self, words: str) -> int:
        deck = the_box().deck
        number = next(card for card in self._unused if describes(words, deck[card]))
        self._unused.remove(number)
        return number

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def to_act(self) -> int | None:
        return self.rules.to_act

    def hand(self, seat: int) -> list[int]:
        return self.state.hands[seat]

    def card(self, words: str, seat: int | None = None) -> int:
        """The card so described in the hand of whoever acts, else anywhere."""
        owner = self.state.actor if seat is None else seat
        for number in [*self.hand(owner), *range(len(the_box().deck))]:
            if describes(words, the_box().deck[number]):
                return number
        raise LookupError(words)

    def card_move(self, words: str, arrow: Arrow | None = None) -> PlayCard:
        number = self.card(words)
        arrows = the_box().deck[number].arrows
        if arrow is None and len(arrows) == 1:
            (arrow,) = arrows
        return PlayCard(self.state.actor, number, arrow)

    def play(self, words: str, arrow: Arrow | None = None) -> list[AnyEvent]:
        return self.do(self.card_move(words, arrow))

    def place(self, square: Square) -> list[AnyEvent]:
        return self.do(PlaceBall(self.state.actor, square))

    def let_in(self) -> list[AnyEvent]:
        return self.do(LetIn(self.state.actor))

    def end_turn(self) -> list[AnyEvent]:
        return self.do(EndTurn(self.state.actor))

    def discard(self, words: str) -> list[AnyEvent]:
        return self.do(DiscardCard(self.state.actor, self.card(words)))

    def exchange(self, words: str) -> list[AnyEvent]:
        return self.do(ExchangeCard(self.state.actor, self.card(words)))

    def take_attacker(self, words: str) -> list[AnyEvent]:
        return self.do(TakeAttacker(self.state.actor, self.card(words)))

    def cut(self, words: str) -> list[AnyEvent]:
        """Cut a card so described, from whichever pile the rules use."""
        state = self.state
        pile = state.stock if len(state.stock) > LAST_CARDS else state.discards[:-1]
        place = next(i for i, c in enumerate(pile) if describes(words, the_box().deck[c]))
        self.dice._written.append(place)
        return self.do(CutStock(state.actor))

    def do(self, move: AnyMove) -> list[AnyEvent]:
        events = self.rules.apply(move)
        assert all_cards(self.rules) == list(range(len(the_box().deck)))
        return events

    def refusal(self, move: AnyMove) -> str | None:
        refusal = self.rules.why_not(move)
        return None if refusal is None else refusal.key

    def refuses(self, words: str, arrow: Arrow | None = None) -> str | None:
        return self.refusal(self.card_move(words, arrow))

    def squares(self) -> set[Square]:
        """Where the ball may be placed now."""
        return {m.square for m in self.rules.legal_moves() if isinstance(m, PlaceBall)}


def all_cards(rules: ButeurRules) -> list[int]:
    state = rules._table.state
    return sorted([*state.stock, *state.discards, *(card for hand in state.hands for card in hand)])


def of_type(events: Sequence[AnyEvent], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]
