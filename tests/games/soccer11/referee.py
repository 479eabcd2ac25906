"""A second referee for 11 Soccer, written from the booklet and the readings alone, slow and plain.

It sees all cards and follows a match move by move. It shares no code with the rules; what a shuffle
brings it reads from the table.
"""

from __future__ import annotations

from typing import Any

POINTS = {1: 4, 2: 4, 3: 4, 4: 3, 5: 3, 6: 3, 7: 3, 8: 2, 9: 2, 10: 2, 11: 1}
GOALS = {2: 15, 3: 11, 4: 8}
Way = tuple[int | None, int | None, int | None]  # target, guess, taken


class Referee:
    def __init__(self, table: Any) -> None:
        self.players = len(table.points)
        self.points = [0] * self.players
        self.begin_day(table)

    def begin_day(self, table: Any) -> None:
        self.starter = self.whose = table.starter
        self.held = [list(hand) for hand in table.hands]
        self.rows: list[list[int]] = [[] for _ in self.held]
        self.pile = list(table.stock)
        self.spare = [table.aside]
        self.safe: set[int] = set()
        self.waits_for(self.starter, "draw")

    def waits_for(self, seat: int | None, what: str) -> None:
        self.seat, self.what = seat, what

    # What may be done

    def ways(self, seat: int, card: int) -> set[Way]:
        others = [
            other
            for other in range(self.players)
            if other != seat and self.held[other] and other not in self.safe
        ]
        if card == 1:
            return {(other, None, None) for other in [seat, *others]}
        if card == 9:
            row = [each for each in self.rows[seat] if each != 9]
            return {(None, None, None)} | {(None, None, each) for each in row}
        if card in (2, 3, 5) and others:
            return {(other, None, None) for other in others}
        if card == 11 and others:
            return {(other, guess, None) for other in others for guess in range(1, 12)}
        return {(None, None, None)}

    def allowed(self) -> set[tuple[int, Way]]:
        """Cards and ways to play them; the card is that of the effect while one is chosen."""
        assert self.seat is not None
        if self.what == "effect":
            return {(self.acting, way) for way in self.ways(self.seat, self.acting)}
        hand = self.held[self.seat]
        cards = [10] if sorted(hand) == [9, 10] else hand
        return {(card, way) for card in cards for way in self.ways(self.seat, card)}

    # What happens

    def draws(self, seat: int) -> None:
        self.held[seat].append((self.pile or self.spare).pop())

    def does_draw(self, seat: int) -> None:
        self.draws(seat)
        if 8 in self.held[seat] and sum(self.held[seat]) > 13:
            self.is_out(seat)
            self.turn_is_over()
        else:
            self.waits_for(seat, "play")

    def does_play(self, seat: int, card: int, way: Way, table: Any) -> None:
        self.held[seat].remove(card)
        self.rows[seat].append(card)
        self.effect(seat, card, way, table)

    def does_see(self) -> None:
        self.lookers.pop(0)
        if self.lookers:
            self.waits_for(self.lookers[0], self.what)
            return
        if self.what == "compare":
            one, other = self.pair
            if self.held[other][0] < self.held[one][0]:
                self.is_out(other)
        self.turn_is_over()

    def effect(self, seat: int, card: int, way: Way, table: Any) -> None:
        target, guess, taken = way
        if card == 1:
            assert target is not None
            self.gets_new_card(target, table)
            return
        if card in (2, 3, 5) and target is not None:
            if card == 3:
                self.held[seat], self.held[target] = self.held[target], self.held[seat]
            self.pair = (seat, target)
            self.lookers = [seat, target] if card == 5 else [seat]
            self.waits_for(seat, {2: "look", 3: "swap", 5: "compare"}[card])
            return
        if card == 4 and self.held[seat] == [8] and self.pile:
            self.pile, self.held[seat] = list(table.stock), list(table.hands[seat])
        if card == 6:
            self.is_out(seat)
        if card == 7:
            self.safe.add(seat)
        if card == 9 and taken is not None:
            place = self.rows[seat].index(taken)
            self.rows[seat][place], self.held[seat] = self.held[seat][0], [taken]
        if card == 11 and target is not None and self.held[target] == [guess]:
            self.is_out(target)
        self.turn_is_over()

    def gets_new_card(self, seat: int, table: Any) -> None:
        card = self.held[seat].pop()
        self.rows[seat].append(card)
        if card == 6 or not (self.pile or self.spare):
            self.is_out(seat)
            self.turn_is_over()
            return
        self.draws(seat)
        self.acting, self.what = card, "effect"
        ways = self.ways(seat, card)
        if ways == {(None, None, None)}:
            self.effect(seat, card, (None, None, None), table)
        else:
            self.waits_for(seat, "effect")

    def is_out(self, seat: int) -> None:
        self.rows[seat] += self.held[seat]
        self.held[seat] = []
        self.safe.discard(seat)

    def turn_is_over(self) -> None:
        left = [seat for seat in range(self.players) if self.held[seat]]
        if len(left) == 1 or not self.pile:
            self.day_is_over(left)
            return
        following = [(self.whose + step) % self.players for step in range(1, self.players + 1)]
        self.whose = next(seat for seat in following if seat in left)
        self.safe.discard(self.whose)
        self.waits_for(self.whose, "draw")

    def day_is_over(self, left: list[int]) -> None:
        best = max(self.held[seat][0] for seat in left)
        winners = [seat for seat in left if self.held[seat] == [best]]
        for seat in winners:
            self.points[seat] += POINTS[best]
        leaders = [seat for seat in range(self.players) if self.points[seat] == max(self.points)]
        if max(self.points) >= GOALS[self.players] and len(leaders) == 1:
            self.waits_for(None, "over")
            return
        after = [(self.starter + step) % self.players for step in range(1, self.players + 1)]
        self.waits_for(next(seat for seat in after if seat in winners), "next-day")
