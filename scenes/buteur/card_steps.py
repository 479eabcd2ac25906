"""Cards in motion: laid, drawn, exchanged, cut, and the one that may not be played."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.buteur.events import AttackerTaken, CardExchanged, StockCut
from scenes.buteur.picture import ButeurPicture, FlyingCard, Verdict
from scenes.buteur.places import DISCARDS, STOCK, TABLE_MIDDLE, hand_point, seat_point
from scenes.scene import Point
from scenes.timeline import Halt, Step, between, ease_in_out, ease_out

if TYPE_CHECKING:
    from scenes.buteur.scene import ButeurScene

CARD_FLIGHT = 0.32
CUT_SHOWN, VERDICT_SHOWN = 0.6, 1.0
ARC_HEIGHT = 90.0
SMALL_CARD, LARGE_CARD = 150.0, 300.0
KNOCK_REACH = 14.0


class CardSteps:
    def __init__(self, scene: ButeurScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> ButeurPicture:
        return self.scene.picture

    def laid(self, seat: int, card: int) -> list[Step]:
        flying = FlyingCard(card, 0, 0)

        def start() -> None:
            flying.x, flying.y = self._take_from_hand(seat, card)
            flying.flip = 1.0 if seat == self.scene.viewing.viewer else 0.0
            flying.direction = self.picture.attack[self.picture.teams[seat]]
            self.picture.flying.append(flying)
            self.scene.sound("card")

        def end() -> None:
            self._land(flying)
            self.picture.discards.append(card)
            self.picture.laid_ways[card] = flying.direction

        return [self._flight(flying, DISCARDS, start, end, face_up=True)]

    def drawn(self, seat: int, card: int | None) -> list[Step]:
        flying = FlyingCard(card, STOCK[0], STOCK[1], flip=0.0)

        def start() -> None:
            self.picture.stock -= 1
            flying.direction = self.picture.attack[self.picture.teams[seat]]
            self.picture.flying.append(flying)
            self.scene.sound("deal")

        def end() -> None:
            self._land(flying)
            self._add_to_hand(seat, card)

        to = self._hand_or_seat(seat)
        return [self._flight(flying, to, start, end, face_up=card is not None, seconds=0.22)]

    def exchanged(self, event: CardExchanged) -> list[Step]:
        flying = FlyingCard(event.card, 0, 0)

        def start() -> None:
            flying.x, flying.y = self._take_from_hand(event.seat, event.card)
            self.picture.flying.append(flying)
            self.scene.sound("card")

        def end() -> None:
            self._land(flying)
            self.picture.stock += 1

        away = self._flight(flying, lambda: STOCK, start, end, face_up=False)
        return [away, *self.drawn(event.seat, event.drawn)]

    def attacker_taken(self, event: AttackerTaken) -> list[Step]:
        flying = FlyingCard(event.taken, DISCARDS[0], DISCARDS[1])

        def start() -> None:
            place = len(self.picture.discards) - 1 - self.picture.discards[::-1].index(event.taken)
            del self.picture.discards[place]
            self.picture.flying.append(flying)

        def end() -> None:
            self._land(flying)
            shown = self.picture.hand_seat == event.seat and None not in self.picture.hand
            known = shown or self.scene.viewing.viewer == event.seat
            self._add_to_hand(event.seat, event.taken if known else None)

        taken = self._flight(flying, self._hand_or_seat(event.seat), start, end, face_up=True)
        return [taken, *self.laid(event.seat, event.laid)]

    def cut(self, event: StockCut) -> list[Step]:
        """The card comes up large, is looked at, and goes back."""
        origin = STOCK if event.pile == "stock" else DISCARDS
        flying = FlyingCard(event.card, origin[0], origin[1], flip=0.0)

        def start() -> None:
            self.picture.flying.append(flying)
            self.scene.sound("cut")

        def grow(progress: float) -> None:
            eased = ease_out(progress)
            flying.x, flying.y = between(origin, TABLE_MIDDLE, eased)
            flying.width = SMALL_CARD + (LARGE_CARD - SMALL_CARD) * eased
            flying.flip = eased

        def judge() -> None:
            flying.verdict = self._verdict(event)

        return [
            Step(CARD_FLIGHT, grow, at_start=start),
            Step(CUT_SHOWN, stays=True),
            Halt(VERDICT_SHOWN, at_start=judge, stays=True, at_end=lambda: self._land(flying)),
        ]

    def _verdict(self, event: StockCut) -> Verdict:
        """A hand saves what is kicked from the spot; of a corner only its own flag makes a goal."""
        deck = self.scene.rules.box.deck
        sign = deck[event.card].sign
        if event.purpose != "corner":
            return "saved" if sign == "hand" else "goal"
        laid = (deck[card] for card in reversed(self.picture.discards))
        flag = next(card.sign for card in laid if card.kind == "corner")
        return "goal" if sign == flag else "saved"

    def _flight(
        self,
        flying: FlyingCard,
        to: Point | Callable[[], Point],
        start: Callable[[], None],
        end: Callable[[], None],
        *,
        face_up: bool,
        seconds: float = CARD_FLIGHT,
    ) -> Step:
        route: list[tuple[Point, Point, float]] = []

        def begin() -> None:
            start()
            goal = to() if callable(to) else to
            route.append(((flying.x, flying.y), goal, flying.flip))

        def fly(progress: float) -> None:
            origin, goal, flip = route[0]
            eased = ease_in_out(progress)
            flying.x, flying.y = between(origin, goal, eased)
            flying.y -= ARC_HEIGHT * math.sin(math.pi * eased)
            flying.flip = flip + ((1.0 if face_up else 0.0) - flip) * eased

        return Step(seconds, fly, at_start=begin, at_end=end)

    def _land(self, flying: FlyingCard) -> None:
        self.picture.flying[:] = [card for card in self.picture.flying if card is not flying]

    def _hand_or_seat(self, seat: int) -> Callable[[], Point]:
        def where() -> Point:
            if seat == self.picture.hand_seat:
                return hand_point(self.picture, len(self.picture.hand) - 1)
            return seat_point(self.picture, seat)

        return where

    def _take_from_hand(self, seat: int, card: int | None) -> Point:
        """The card leaves its hand; where it lay."""
        picture = self.picture
        if seat != picture.hand_seat:
            sizes = list(picture.hand_sizes)
            sizes[seat] -= 1
            picture.hand_sizes = tuple(sizes)
            return seat_point(picture, seat)
        place = picture.hand.index(card if card in picture.hand else None)
        where = hand_point(picture, place)
        del picture.hand[place]
        return where

    def _add_to_hand(self, seat: int, card: int | None) -> None:
        picture = self.picture
        if seat == picture.hand_seat:
            picture.hand.append(card)
            return
        sizes = list(picture.hand_sizes)
        sizes[seat] += 1
        picture.hand_sizes = tuple(sizes)

    def knock(self, place: int) -> Step:
        """The card that may not be played shakes its head."""

        def shake(progress: float) -> None:
            picture = self.picture
            picture.refused = place if progress < 1 else None
            picture.shake = KNOCK_REACH * math.sin(progress * 6 * math.pi) * (1 - progress)

        return Step(0.3, shake)
