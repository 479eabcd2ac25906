"""A second referee, written from the booklet and the readings alone, who follows a match.

He knows the deck but neither the map nor the code of the rules. Only what chance brings he takes
from the match he follows: the order of the stock and the card of a cut.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.buteur.cards import Deck
from game.buteur.events import AnyEvent, StockCut
from game.buteur.moves import AnyMove, PlaceBall, PlayCard, Square
from tests.games.buteur.referee_allows import allowed, area_defended, roll

ORDER = {2: (0, 1), 3: (0, 1, 0, 2), 4: (0, 1, 2, 3)}
TEAMS = {2: (0, 1), 3: (0, 1, 1), 4: (0, 1, 0, 1)}


@dataclass
class Referee:
    deck: Deck
    sizes: tuple[int, ...]
    hands: list[list[int]]
    stock: list[int]
    at: int  # place in the order of turns; also the team that kicks off first
    first: int
    table: list[int] = field(default_factory=list)
    half: int = 1
    score: list[int] = field(default_factory=lambda: [0, 0])
    ball: Square | None = None
    shooter: int | None = None
    flag: str | None = None
    restart: str = "kick-off"
    waits_for: str = ""
    actor: int | None = None
    last: bool = False
    short: int | None = None  # the seat that still has to draw
    exchanges: int = 0

    def __post_init__(self) -> None:
        self.begin_turn()

    # -- who and what

    def seat(self, ahead: int = 0) -> int:
        order = ORDER[len(self.sizes)]
        return order[(self.at + ahead) % len(order)]

    def team(self, seat: int) -> int:
        return TEAMS[len(self.sizes)][seat]

    def attack(self, seat: int) -> int:
        return 1 if (self.team(seat) == 0) == (self.half == 1) else -1

    def kind(self, card: int) -> str:
        return self.deck[card].kind

    def cards(self, seat: int, *kinds: str) -> list[int]:
        return [card for card in self.hands[seat] if self.kind(card) in kinds]

    def fill(self, seat: int) -> None:
        while self.stock and len(self.hands[seat]) < self.sizes[seat]:
            self.hands[seat].append(self.stock.pop())

    def left_in_stock(self) -> int:
        """Once whoever has just played has drawn."""
        if self.short is None:
            return len(self.stock)
        return max(0, len(self.stock) - self.sizes[self.short] + len(self.hands[self.short]))

    # -- turns

    def begin_turn(self) -> None:
        self.last = self.left_in_stock() <= 3
        self.actor = self.seat()
        if self.shooter is not None:
            self.waits_for = "answer"
        else:
            self.bring_into_play()

    def bring_into_play(self) -> None:
        self.actor = self.seat()
        if self.restart == "kick-off":
            self.ball = None
        if self.restart == "throw-in":
            self.waits_for = "square"
        elif self.restart == "open":
            self.play_on()
        elif self.may_restart():
            self.waits_for = "square"
        else:
            self.exchanges = self.left_in_stock()
            self.waits_for = "ExchangeCard" if self.exchanges else "TakeAttacker"

    def may_restart(self) -> bool:
        kinds = ("attacker",) if self.restart == "kick-off" else ("attacker", "goalkeeper")
        return bool(self.cards(self.seat(), *kinds))

    def play_on(self) -> None:
        self.waits_for = "card"
        if not allowed(self):
            self.waits_for = "DiscardCard"

    def end_turn(self) -> None:
        if not self.last:
            self.short = self.seat()
            self.at += 1
            self.begin_turn()
            return
        if self.shooter is not None:
            self.settle_last_shot()
        self.fill(self.seat())
        if self.half == 2:
            self.actor = None
            self.waits_for = "nothing"
        else:
            self.waits_for = "second half"

    def settle_last_shot(self) -> None:
        stoppers = self.cards(self.seat(1), "goalkeeper") or self.cards(self.seat(1), "corner")
        if stoppers:
            self.lay(self.seat(1), stoppers[0])
        else:
            self.goal()
        self.shooter = None

    def second_half(self, hands: list[list[int]], stock: list[int]) -> None:
        """Chance shuffled: hands and stock as they are now."""
        assert [len(hand) for hand in hands] == list(self.sizes)
        for kept, now in zip(self.hands, hands, strict=True):
            assert now[: len(kept)] == kept
        self.hands, self.stock, self.table = hands, stock, []
        self.half, self.restart, self.short = 2, "kick-off", None
        self.at += 1
        while self.team(self.seat()) == self.first:
            self.at += 1
        self.begin_turn()

    def goal(self) -> None:
        assert self.shooter is not None
        self.score[self.team(self.shooter)] += 1
        self.shooter = None
        self.restart = "kick-off"

    def lay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.table.append(card)

    # -- what comes of it

    def follow(self, move: AnyMove, events: list[AnyEvent], stock_after: list[int]) -> None:
        if self.short is not None and move.seat == self.seat():
            self.fill(self.short)
            self.short = None
        match move:
            case PlayCard():
                self.card_played(move)
            case PlaceBall():
                self.ball = move.square
                if self.restart == "throw-in":
                    self.restart = "open"
                    self.play_on()
                else:
                    self.waits_for = "restart card"
            case _:
                self.other_move(move, events, stock_after)

    def card_played(self, move: PlayCard) -> None:
        self.lay(move.seat, move.card)
        kind = self.kind(move.card)
        if kind in ("penalty", "corner"):
            self.flag = self.deck[move.card].sign
            self.waits_for = f"{kind} cut"
            self.actor = self.seat(1)
            return
        if self.waits_for == "answer":
            assert self.ball is not None
            self.ball = (0 if self.ball[0] < 0 else 9, self.ball[1])
            self.shooter = None
        assert self.ball is not None
        assert move.arrow is not None
        distance = self.deck[move.card].arrows[move.arrow]
        self.ball, outcome = roll(self.attack(move.seat), self.ball, move.arrow, distance)
        self.rolled(move.seat, kind, outcome)

    def rolled(self, seat: int, kind: str, outcome: str) -> None:
        if outcome == "shot":
            self.shooter = seat
            self.end_turn()
            return
        self.restart = outcome
        in_area = outcome == "open" and self.ball in area_defended(-self.attack(seat))
        if kind == "free-kick":
            self.waits_for = "attacker"
        elif in_area and self.cards(seat, "penalty"):
            self.waits_for = "penalty?"
        else:
            self.end_turn()

    def other_move(self, move: AnyMove, events: list[AnyEvent], stock_after: list[int]) -> None:
        name, seat = type(move).__name__, move.seat
        if name == "CutStock":
            (cut,) = (event for event in events if isinstance(event, StockCut))
            self.cut(cut, stock_after)
        elif name == "LetIn":
            self.goal()
            self.bring_into_play()
        elif name == "EndTurn":
            self.end_turn()
        elif name == "DiscardCard":
            self.lay(seat, move.card)
            self.end_turn()
        elif name == "ExchangeCard":
            self.hands[seat].remove(move.card)
            self.stock.insert(0, move.card)
            self.hands[seat].append(self.stock.pop())
            self.exchanges -= 1
            still = "ExchangeCard" if self.exchanges else "TakeAttacker"
            self.waits_for = "square" if self.may_restart() else still
        else:
            taken = [card for card in self.table if self.kind(card) == "attacker"][-1]
            self.table.remove(taken)
            self.lay(seat, move.card)
            self.hands[seat].append(taken)
            self.waits_for = "square"

    def cut(self, cut: StockCut, stock_after: list[int]) -> None:
        few = len(self.stock) <= 3
        assert cut.pile == ("discards" if few else "stock")
        assert cut.card in (self.table[:-1] if few else self.stock)
        if not few:
            assert sorted(stock_after) == sorted(self.stock)
            self.stock = list(stock_after)
        sign = self.deck[cut.card].sign
        if self.waits_for == "penalty cut":
            self.shooter = self.seat()
            self.restart = "save"
            if sign != "hand":
                self.goal()
            self.shooter = None
            self.end_turn()
            return
        self.restart = "save"
        if sign == self.flag:
            self.goal()
        self.shooter = None
        self.bring_into_play()
