"""Cards that turn over, footballers who come and go, teams that leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.big4.events import ConfidenceWon, Recovered, RoundBegan, Substituted, TeamOut, Weakened
from scenes.big4 import standing
from scenes.big4.picture import Big4Picture
from scenes.timeline import Step, ease_in_out
from scenes.words import say

if TYPE_CHECKING:
    from scenes.big4.steps import Big4Steps

HALF_FLIP = 0.16
SEEN = 0.45
FLIGHT = 0.8


class TeamSteps:
    def __init__(self, steps: Big4Steps) -> None:
        self.steps = steps

    @property
    def picture(self) -> Big4Picture:
        return self.steps.picture

    def of(self, event: Weakened | Recovered | Substituted | RoundBegan) -> list[Step]:
        match event:
            case Weakened():
                return self.turned(event.footballers, weak=True)
            case Recovered():
                return self.turned(event.footballers, weak=False)
            case Substituted():
                return self._substituted(event)
            case RoundBegan():
                begin = self.steps.at_once(lambda: self._round(event.number))
                return [
                    begin,
                    *self.steps.banner(say("big4.new-round"), "whistle_long", "icons/whistle"),
                ]
            case _:
                assert_never(event)

    def of_many(self, event: TeamOut | ConfidenceWon) -> list[Step]:
        match event:
            case TeamOut():
                name = self.steps.scene.name(event.seat)
                words = say("deed.big4.team-out", other=name)
                out = self.steps.at_once(lambda: standing.put_out(self.picture, event.seat))
                return [out, *self.steps.banner(words, "whistle_long", "icons/out", 1.4)]
            case ConfidenceWon():
                return self._confidence(event)
            case _:
                assert_never(event)

    def turned(self, footballers: tuple[int, ...], *, weak: bool) -> list[Step]:
        """All of them turn over together."""
        picture = self.picture

        def look() -> None:
            picture.struck = frozenset(footballers)
            self.steps.scene.sound("card")

        def close(progress: float) -> None:
            picture.flips = dict.fromkeys(footballers, progress)

        def switch() -> None:
            standing.turn(picture, footballers, weak=weak)
            self.steps.scene.sound("weak" if weak else "fit_again")

        def open_(progress: float) -> None:
            picture.flips = dict.fromkeys(footballers, 1 - progress)

        def end() -> None:
            picture.flips, picture.struck = {}, frozenset()

        flip = [Step(HALF_FLIP, close, at_end=switch), Step(HALF_FLIP, open_)]
        seen = Step(SEEN, at_start=lambda: setattr(picture, "flips", {}), at_end=end)
        return [Step(0.25, at_start=look), *flip, seen]

    def _substituted(self, event: Substituted) -> list[Step]:
        picture = self.picture
        name = self.steps.scene.name(event.seat)

        def close(progress: float) -> None:
            picture.flips = {event.off: progress}

        def switch() -> None:
            standing.substitute(picture, event)
            picture.flips = {}
            picture.struck = frozenset({event.on})

        def end() -> None:
            picture.struck = frozenset()

        words = say("deed.big4.change", name=name)
        told = self.steps.banner(words, "whistle_short", "icons/swap", 0.9)
        return [*told, Step(0.3, close, at_end=switch), Step(0.5, at_end=end)]

    def _confidence(self, event: ConfidenceWon) -> list[Step]:
        """The cards fly from the team that leaves to the scorer."""
        picture = self.picture

        def start() -> None:
            picture.cards_from, picture.cards_to = event.of, event.seat
            picture.cards_flown = event.cards
            standing.give_confidence(picture, event.of)
            self.steps.scene.sound("deal")

        def fly(progress: float) -> None:
            picture.cards_flight = ease_in_out(progress)

        def end() -> None:
            standing.win_confidence(picture, event)
            picture.cards_flight = -1.0

        return [Step(FLIGHT, fly, at_start=start, at_end=end), Step(0.3)]

    def _round(self, number: int) -> None:
        self.picture.round = number
