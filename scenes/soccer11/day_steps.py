"""The beginning and the end of a day: dealing, turning the cards up, counting the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.soccer11.cards import CARDS_IN_DECK
from game.soccer11.events import DayBegan, DayEnded
from scenes.soccer11.card_steps import CardSteps
from scenes.soccer11.picture import DayShow, Soccer11Picture
from scenes.timeline import Step
from scenes.words import say

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

BANNER = 1.0
TURNING = 0.7
COUNTING = 0.8
LAST_LOOK = 1.6
BEFORE_TURNING = 0.9


class DaySteps:
    def __init__(self, scene: Soccer11Scene, cards: CardSteps) -> None:
        self.scene = scene
        self.cards = cards

    @property
    def picture(self) -> Soccer11Picture:
        return self.scene.picture

    def began(self, event: DayBegan) -> list[Step]:
        def clear() -> None:
            picture, players = self.picture, len(event.hands)
            picture.ceremony = None
            picture.day = event.day
            picture.rows = [[] for _ in range(players)]
            picture.hands = [[] for _ in range(players)]
            picture.known = (None,) * players
            picture.shields, picture.out = [False] * players, [False] * players
            picture.open_cards, picture.aside = event.open_cards, True
            picture.stock = CARDS_IN_DECK - 1 - len(event.open_cards)
            picture.banner = say("soccer11.day", n=event.day)
            picture.banner_icon = "icons/calendar"
            self.scene.sound("half_time")

        def end() -> None:
            self.picture.banner = ""

        steps = [Step(BANNER, at_start=clear, at_end=end)]
        players = len(event.hands)
        for number in range(players):
            seat = (event.starter + number) % players
            steps.append(self._dealt(seat, event.hands[seat]))
        return steps

    def _dealt(self, seat: int, card: int | None) -> Step:
        def start() -> None:
            self.picture.stock -= 1
            self.scene.sound("deal")

        def end() -> None:
            self.picture.hands[seat].append(card)

        up = 0.0 if card is None else 1.0
        to = self.cards.new_in_hand(seat)
        return self.cards.flight(card, self.cards.stock, to, start, end, turn=(0.0, up))

    def ended(self, event: DayEnded) -> list[Step]:
        """A small ceremony: the cards in order, then the points."""
        result = event.result
        before = tuple(now - gain for now, gain in zip(event.points, result.gains, strict=True))
        show = DayShow(result, before)

        def begin() -> None:
            picture = self.picture
            picture.hands = [[card] if card else [] for card in result.shown]
            picture.shields = list(picture.shields)
            picture.ceremony = show
            self.scene.sound("whistle_long")

        steps = [Step(BEFORE_TURNING, at_start=begin)]
        for seat, card in enumerate(result.shown):
            steps.append(self._turned(show, seat, shown=bool(card)))
        return [*steps, *self._counted(event, show)]

    def _turned(self, show: DayShow, seat: int, *, shown: bool) -> Step:
        def start() -> None:
            show.turned = seat + 1
            if shown:
                self.scene.sound("card")

        return Step(TURNING if shown else 0.1, at_start=start)

    def _counted(self, event: DayEnded, show: DayShow) -> list[Step]:
        def cheer() -> None:
            self.scene.sound("crowd_roar")

        def fly(progress: float) -> None:
            show.flight = progress

        def count() -> None:
            show.flight, show.counted = -1.0, True
            self.picture.points = event.points
            self.scene.sound("win")

        return [
            Step(COUNTING, fly, at_start=cheer, at_end=count),
            Step(LAST_LOOK, stays=True),
        ]
