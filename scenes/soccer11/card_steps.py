"""Cards in motion: drawn, laid, swapped, sent home, taken back, and one that may not be played."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.soccer11.cards import ENGLAND
from game.soccer11.events import CardDrawn, CardTakenBack, EnglandReturned, HandsSwapped
from scenes.scene import Point
from scenes.soccer11.flight import Flight, Where
from scenes.soccer11.picture import Soccer11Picture
from scenes.soccer11.places import hand_boxes, held_boxes, piles, row_boxes, seat_places
from scenes.timeline import Step, Together, nothing

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

FLIGHT, SLOW, SHUFFLE = 0.36, 0.6, 0.24
UNVEILING, UNVEILED_FROM = 0.95, 0.55
SWING = 120.0
KNOCK_REACH = 6.0


class CardSteps:
    def __init__(self, scene: Soccer11Scene) -> None:
        self.scene = scene

    @property
    def picture(self) -> Soccer11Picture:
        return self.scene.picture

    def drawn(self, event: CardDrawn) -> list[Step]:
        def start() -> None:
            if event.source == "aside":
                self.picture.aside = False
            else:
                self.picture.stock -= 1
            self.scene.sound("deal")

        def end() -> None:
            self.picture.hands[event.seat].append(event.card)
            if event.source == "stock" and not self.picture.stock:
                self.scene.steps.last_card()

        pile = self.stock if event.source == "stock" else self.aside
        to, turn = self.new_in_hand(event.seat), (0.0, self._up(event.card))
        return [self.flight(event.card, pile, to, start, end, turn=turn)]

    def laid(self, seat: int, card: int) -> list[Step]:
        """From the hand onto the row; the card is face up before it is down."""

        def end() -> None:
            self.picture.rows[seat].append(card)

        taken = self._taking(seat, card)
        flips = (1.0 if seat == self.scene.viewing.viewer else 0.0, 1.0)
        to = self.new_in_row(seat)
        return [self.flight(card, taken, to, lambda: self.scene.sound("card"), end, turn=flips)]

    def by_way_of(self, spot: tuple[Point, float], seat: int, card: int) -> tuple[Step, Step]:
        """The same in two flights: to a place where it is looked at, and on to the row."""
        up = 1.0 if seat == self.scene.viewing.viewer else 0.0

        def sound() -> None:
            self.scene.sound("card")

        def end() -> None:
            self.picture.rows[seat].append(card)

        raised = self.flight(
            card, self._taking(seat, card), lambda: spot, sound, nothing, turn=(up, 1.0)
        )
        to = self.new_in_row(seat)
        return raised, self.flight(card, lambda: spot, to, nothing, end, turn=(1.0, 1.0))

    def swapped(self, event: HandsSwapped) -> list[Step]:
        """Two cards change seats; who takes part sees them."""
        seat, other = event.seat, event.other

        def give(to: int, card: int | None) -> Callable[[], None]:
            viewer = self.scene.viewing.viewer
            return lambda: self.picture.hands[to].append(card if to == viewer else None)

        def sound() -> None:
            self.scene.sound("card")

        up = (self._up(event.given), self._up(event.given))
        away = self.flight(
            event.given, self._taking(seat, event.given), self.new_in_hand(other), sound,
            give(other, event.given), turn=up,
        )  # fmt: skip
        back = self.flight(
            event.taken, self._taking(other, event.taken), self.new_in_hand(seat), sound,
            give(seat, event.taken), turn=up,
        )  # fmt: skip
        return [Together([away, back])]

    def england_home(self, event: EnglandReturned) -> list[Step]:
        def end() -> None:
            self.picture.stock += 1

        taken = self._taking(event.seat, ENGLAND)

        def start() -> None:
            self.scene.sound("cut")

        home = self.flight(ENGLAND, taken, self.stock, start, end, turn=(1.0, 0.0), seconds=SLOW)
        return [home, *self._shuffled()]

    def _shuffled(self) -> list[Step]:
        """Two backs swing out of the stock and into it again."""
        (x, y), width = self.stock()

        def swing(away: bool, side: int) -> Step:
            def beside() -> tuple[Point, float]:
                return (x + side * SWING, y), width

            ends = (self.stock, beside) if away else (beside, self.stock)
            sound = partial(self.scene.sound, "cut" if away and side < 0 else "card")
            return self.flight(None, *ends, sound, nothing, turn=(0.0, 0.0), seconds=SHUFFLE)

        return [Together([swing(away, side) for side in (-1, 1)]) for away in (True, False)]

    def taken_back(self, event: CardTakenBack) -> list[Step]:
        """A card of the row and the hand change places."""
        seat, picture, viewer = event.seat, self.picture, self.scene.viewing.viewer
        up = 1.0 if seat == viewer else 0.0

        def sound() -> None:
            self.scene.sound("card")

        def laid() -> None:
            picture.rows[seat][event.place] = event.laid

        def taken() -> None:
            picture.hands[seat].append(event.taken if seat == viewer else None)

        hand, row = self._taking(seat, event.laid), self._in_row(seat, event.place)
        down = self.flight(event.laid, hand, row, sound, laid, turn=(up, 1.0), seconds=SLOW)
        to = self.new_in_hand(seat)
        back = self.flight(event.taken, row, to, sound, taken, turn=(1.0, up), seconds=SLOW)
        return [Together([down, back])]

    def unveiled(self) -> Step:
        """A secret lies face down until the curtain has opened, then it is turned up."""
        picture, begins = self.picture, UNVEILED_FROM / UNVEILING

        def turn(progress: float) -> None:
            before, picture.unveiled = picture.unveiled, max(0.0, progress - begins) / (1 - begins)
            if not before and picture.unveiled:
                self.scene.sound("deal")

        picture.unveiled = 0.0
        return Step(UNVEILING, turn, at_end=lambda: self.scene.sound("card"))

    def knock(self, place: int) -> Step:
        """The card that may not be played shakes its head."""

        def shake(progress: float) -> None:
            self.picture.refused = place if progress < 1 else None
            self.picture.shake = KNOCK_REACH * math.sin(progress * 6 * math.pi) * (1 - progress)

        return Step(0.3, shake)

    # Places.

    def stock(self) -> tuple[Point, float]:
        place = piles(self.picture.players)
        return place.stock, place.width

    def aside(self) -> tuple[Point, float]:
        place = piles(self.picture.players)
        return place.aside, place.width

    def new_in_hand(self, seat: int) -> Where:
        def where() -> tuple[Point, float]:
            picture = self.picture
            count = len(picture.hands[seat]) + 1
            if seat == picture.hand_seat:
                box = hand_boxes(count)[-1]
            else:
                box = held_boxes(seat_places(picture.players, picture.hand_seat)[seat], count)[-1]
            return box.centre, box.width

        return where

    def new_in_row(self, seat: int) -> Where:
        return self._in_row(seat, None)

    def _in_row(self, seat: int, number: int | None) -> Where:
        def where() -> tuple[Point, float]:
            picture = self.picture
            count = len(picture.rows[seat]) + (1 if number is None else 0)
            place = seat_places(picture.players, picture.hand_seat)[seat]
            box = row_boxes(place, count)[-1 if number is None else number]
            return box.centre, box.width

        return where

    def _taking(self, seat: int, card: int | None) -> Where:
        """The card leaves its hand when its flight begins; where it lay."""

        def where() -> tuple[Point, float]:
            picture, hand = self.picture, self.picture.hands[seat]
            place = hand.index(card) if card in hand else self._hidden_place(seat, card)
            if place == 0:
                picture.known = (*picture.known[:seat], None, *picture.known[seat + 1 :])
                if seat == picture.viewer:
                    picture.known_by = ()
            if seat == picture.hand_seat:
                box = hand_boxes(len(hand))[place]
            else:
                seated = seat_places(picture.players, picture.hand_seat)[seat]
                box = held_boxes(seated, len(hand))[place]
            del hand[place]
            return box.centre, box.width

        return where

    def _hidden_place(self, seat: int, card: int | None) -> int:
        """A card this viewer knows is the first; else the last back goes: nobody can tell."""
        if card is not None and self.picture.known[seat] == card:
            return 0
        return len(self.picture.hands[seat]) - 1

    def flight(
        self,
        card: int | None,
        origin: Where,
        to: Where,
        start: Callable[[], None],
        end: Callable[[], None],
        *,
        turn: tuple[float, float],
        seconds: float = FLIGHT,
    ) -> Step:
        """`turn` is how far the card is face up at both ends."""
        flight = Flight(self.picture, card, (origin, to), turn)

        def begin() -> None:
            start()
            flight.take_off()

        def land() -> None:
            flight.land()
            end()

        return Step(seconds, flight.fly, at_start=begin, at_end=land)

    @staticmethod
    def _up(card: int | None) -> float:
        return 0.0 if card is None else 1.0
