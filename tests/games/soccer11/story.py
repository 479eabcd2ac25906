"""Builds a match of 11 Soccer at any point of a day, from ranks: the stage of the story tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from game.core.dice import LoadedDice
from game.core.rules import Refusal
from game.soccer11.box import Soccer11Box
from game.soccer11.deck import load_deck
from game.soccer11.events import AnyEvent
from game.soccer11.moves import AnyMove, CarryOut, Draw, OpenDay, PlayCard, Seen
from game.soccer11.rules import Soccer11Rules
from game.soccer11.state import NO_CARD, TARGETS, State
from game.soccer11.table import Table

ASSETS = Path(__file__).parents[3] / "assets"
T = TypeVar("T")


@cache
def the_box() -> Soccer11Box:
    return Soccer11Box(load_deck(ASSETS / "data" / "soccer11.toml"))


class Story:
    """Seat 0 has a hand of two and plays, or a hand of one and draws; likewise any `turn` seat.

    `stock` is named from its top. Cards that are not named lie below it, or, when the stock is
    said to hold `only` the named ones, open on the table.
    """

    def __init__(
        self,
        *hands: Sequence[int],
        turn: int = 0,
        stock: Sequence[int] = (),
        only: bool = False,
        aside: int | None = None,
        rows: Sequence[Sequence[int]] | None = None,
        shields: Sequence[int] = (),
        points: Sequence[int] | None = None,
        starter: int = 0,
    ) -> None:
        self._unused = list(the_box().pack)
        for cards in (*hands, stock, *(rows or ()), [] if aside in (None, NO_CARD) else [aside]):
            for card in cards:
                self._unused.remove(card)
        set_aside = self._unused.pop(0) if aside is None else aside
        top_first = list(stock) if only else [*stock, *self._unused]
        players = len(hands)
        self.state = State(
            target=TARGETS[players],
            points=tuple(points or (0,) * players),
            starter=starter,
            in_play=sum(1 << seat for seat, hand in enumerate(hands) if hand),
            hands=[tuple(hand) for hand in hands],
            rows=[tuple(row) for row in rows or ((),) * players],
            stock=top_first[::-1],
            aside=set_aside,
            open_cards=tuple(self._unused) if only else (),
            known=[0] * players,
            not_held=[0] * players,
            turns=1,
            turn_seat=turn,
            phase="play" if len(hands[turn]) == 2 else "draw",
            actor=turn,
            shields=sum(1 << seat for seat in shields),
        )
        self.rules = Soccer11Rules(Table(self.state, the_box(), LoadedDice([])))

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def to_act(self) -> int | None:
        return self.rules.to_act

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.state.hands[seat]

    def row(self, seat: int) -> tuple[int, ...]:
        return self.state.rows[seat]

    def is_out(self, seat: int) -> bool:
        return self.state.hands[seat] == ()

    def shielded(self, seat: int) -> bool:
        return self.rules.view(None).shields[seat]

    def draw(self) -> list[AnyEvent]:
        return self.rules.apply(Draw(self._actor))

    def play(
        self,
        card: int,
        target: int | None = None,
        guess: int | None = None,
        taken: int | None = None,
    ) -> list[AnyEvent]:
        return self.rules.apply(PlayCard(self._actor, card, target, guess, taken))

    def carry_out(
        self, target: int | None = None, guess: int | None = None, taken: int | None = None
    ) -> list[AnyEvent]:
        return self.rules.apply(CarryOut(self._actor, target, guess, taken))

    def seen(self) -> list[AnyEvent]:
        return self.rules.apply(Seen(self._actor))

    def all_seen(self) -> list[AnyEvent]:
        """Everybody who is shown something looks and puts it away."""
        events: list[AnyEvent] = []
        while self.phase in ("look", "compare", "swap"):
            events += self.seen()
        return events

    def open_day(self) -> list[AnyEvent]:
        return self.rules.apply(OpenDay(self._actor))

    def why_not(self, move: AnyMove) -> str | None:
        refusal: Refusal | None = self.rules.why_not(move)
        return None if refusal is None else refusal.key

    def refusal_of(self, card: int, **choice: int) -> str | None:
        return self.why_not(PlayCard(self._actor, card, **choice))

    def targets_of(self, card: int) -> set[int | None]:
        """Whom that card may be aimed at now."""
        plays = [move for move in self.rules.legal_moves() if isinstance(move, PlayCard)]
        return {move.target for move in plays if move.card == card}

    @property
    def _actor(self) -> int:
        assert self.to_act is not None
        return self.to_act


def all_cards(rules: Soccer11Rules) -> list[int]:
    """Every card of the day, wherever it lies."""
    state = rules._table.state
    cards = [*state.stock, *state.open_cards]
    for pile in (*state.hands, *state.rows):
        cards += pile
    return sorted(cards if state.aside == NO_CARD else [*cards, state.aside])


def of_type(events: Sequence[AnyEvent], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]
