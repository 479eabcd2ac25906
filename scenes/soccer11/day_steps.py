"""The beginning and the end of a day: dealing, turning the cards up, counting the points."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.soccer11.cards import CARDS_IN_DECK
from game.soccer11.events import DayBegan, DayEnded
from scenes.soccer11.card_steps import CardSteps
from scenes.soccer11.picture import NEAR, DayShow, Soccer11Picture
from scenes.soccer11.telling import Telling
from scenes.timeline import Halt, Step, ease_out
from scenes.words import say

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

BANNER, AT_STAKE = 1.0, 1.5
ARRIVING = 0.25
BEFORE_TURNING = 0.7
TURNING, TURNED = 0.36, 0.55
FLYING = 0.6
ADDING = 0.2
LAST_LOOK = 1.8


class DaySteps:
    def __init__(self, scene: Soccer11Scene, cards: CardSteps, telling: Telling) -> None:
        self.scene = scene
        self.cards = cards
        self.telling = telling

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
            picture.known, picture.known_by = (None,) * players, ()
            picture.shields, picture.out = [False] * players, [False] * players
            picture.open_cards, picture.aside = event.open_cards, True
            picture.stock = CARDS_IN_DECK - 1 - len(event.open_cards)

        words = say("soccer11.day", n=event.day)
        steps = [
            Step(at_start=clear),
            self.telling.banner(words, "half_time", "icons/calendar", BANNER),
            *self._at_stake(),
        ]
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

    def _at_stake(self) -> list[Step]:
        """Somebody may be champion tonight."""
        view = self.scene.view
        close = [seat for seat, points in enumerate(view.points) if points + NEAR >= view.target]
        if not close:
            return []
        if len(close) == 1:
            words = say("soccer11.title-near", name=self.scene.name(close[0]))
        else:
            words = say("soccer11.title-open")
        return [self.telling.banner(words, "crowd_roar", "icons/trophy", AT_STAKE)]

    def ended(self, event: DayEnded) -> list[Step]:
        """A small ceremony: the cards in order, then the points."""
        result = event.result
        before = tuple(now - gain for now, gain in zip(event.points, result.gains, strict=True))
        show = DayShow(result, before, final=self.scene.match.over, arrival=0.0)

        def begin() -> None:
            picture = self.picture
            picture.hands = [[card] if card else [] for card in result.shown]
            picture.ceremony = show
            self.scene.sound("whistle_long")

        def arrive(progress: float) -> None:
            show.arrival = ease_out(progress)

        steps = [Step(ARRIVING, arrive, at_start=begin), self.telling.pause(BEFORE_TURNING)]
        for seat, card in enumerate(result.shown):
            if card:
                steps += self._turned(show, seat)
        steps.append(Step(at_start=lambda: self._all_turned(show)))
        return [*steps, *self._counted(event, show)]

    def _turned(self, show: DayShow, seat: int) -> list[Step]:
        """One card more; for a moment it may be the best."""

        def start() -> None:
            show.turned = seat
            self.scene.sound("deal")

        def turn(progress: float) -> None:
            show.turning = progress

        def end() -> None:
            leads = show.result.shown[seat] > show.best()
            show.turned, show.turning = seat + 1, -1.0
            self.scene.sound("cut" if leads else "card")

        return [Step(TURNING, turn, at_start=start, at_end=end), self.telling.pause(TURNED)]

    def _all_turned(self, show: DayShow) -> None:
        show.turned = len(show.result.shown)
        self.scene.sound("crowd_roar")

    def _counted(self, event: DayEnded, show: DayShow) -> list[Step]:
        """The star flies down to the points, they grow one by one."""

        def fly(progress: float) -> None:
            show.flight = progress

        def add(points: int) -> None:
            show.flight, show.added = -1.0, points
            self.scene.sound("bounce")

        def count() -> None:
            show.counted = True
            self.picture.points = event.points
            self.scene.sound("win")

        points = range(1, max(show.result.gains) + 1)
        return [
            Step(FLYING, fly),
            *(self.telling.pause(ADDING, partial(add, number)) for number in points),
            Halt(LAST_LOOK, at_start=count, stays=True),
        ]
