"""The referee, shown: coin, dice, cards, penalty, and somebody carried off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, assert_never

from game.big4.events import (
    Hurt,
    NobodyBooked,
    PenaltyGiven,
    RefereeRolled,
    RefereeTossed,
    SentOff,
    YellowShown,
    YellowTakenBack,
)
from scenes.big4 import squad, standing
from scenes.big4.picture import Big4Picture, HeldUp, Judging
from scenes.timeline import Step, ease_out, nothing
from scenes.words import say

if TYPE_CHECKING:
    from scenes.big4.steps import Big4Steps

TUMBLE = 0.9
SEEN = 1.0
FADE = 0.6
RISE = 0.35
_Event = (
    Hurt | RefereeTossed | RefereeRolled | NobodyBooked | YellowShown | YellowTakenBack
    | SentOff | PenaltyGiven
)  # fmt: skip


class JudgeSteps:
    def __init__(self, steps: Big4Steps) -> None:
        self.steps = steps

    @property
    def picture(self) -> Big4Picture:
        return self.steps.picture

    def of(self, event: _Event) -> list[Step]:
        match event:
            case RefereeTossed():
                return self._tossed(event)
            case RefereeRolled():
                return self._rolled(event)
            case NobodyBooked():
                words = say("big4.nobody-booked")
                return self.steps.banner(words, "crowd_ooh", "icons/whistle")
            case YellowShown():
                return self._yellow(event)
            case YellowTakenBack():
                taken = lambda: standing.take_yellow_back(self.picture, event)  # noqa: E731
                return [self.steps.pause(0.4, "card", taken)]
            case SentOff():
                return self._sent_off(event)
            case Hurt():
                return self._hurt(event)
            case PenaltyGiven():
                return self.steps.banner(say("big4.penalty"), "whistle_long", "icons/ball")
            case _:
                assert_never(event)

    def _tossed(self, event: RefereeTossed) -> list[Step]:
        judging = Judging(event.seat, event.foul)
        key, sound = ("foul", "whistle_long") if event.foul else ("play-on", "whistle_short")
        icon = "pieces/coin-foul" if event.foul else "pieces/coin-play"
        return [
            *self._rolling(judging),
            *self.steps.banner(say(f"big4.{key}"), sound, icon, SEEN),
            Step(at_end=self._close if not event.foul else lambda: None),
        ]

    def _rolled(self, event: RefereeRolled) -> list[Step]:
        judging = Judging(event.seat, True, event.classic, event.face)
        words = say(f"card.big4.{event.face}.label")
        icon = f"pieces/die-referee-{event.face}"
        return [
            *self._rolling(judging),
            *self.steps.banner(words, "whistle_short", icon, SEEN),
            Step(0.3, at_end=self._close),
        ]

    def _rolling(self, judging: Judging) -> list[Step]:
        def start() -> None:
            self.picture.judging = judging
            self.steps.scene.sound("dice")

        def tumble(progress: float) -> None:
            judging.tumble = progress if progress < 1 else -1.0

        def land() -> None:
            self.steps.scene.sound("bounce")

        return [Step(TUMBLE, tumble, at_start=start, at_end=land), Step(0.5)]

    def _close(self) -> None:
        self.picture.judging = None

    def _yellow(self, event: YellowShown) -> list[Step]:
        who = event.footballer

        def act() -> None:
            standing.show_yellow(self.picture, event.seat, who, event.count)

        return self._carded(event.seat, who, "yellow", act)

    def _sent_off(self, event: SentOff) -> list[Step]:
        picture, who = self.picture, event.footballer
        if who is None:
            act = lambda: standing.send_coach_off(picture, event.seat)  # noqa: E731
            return self._carded(event.seat, None, "red", act)
        return [*self._carded(event.seat, who, "red"), *self._leaves(who, hurt=False)]

    def _carded(
        self,
        seat: int,
        who: int | None,
        colour: Literal["yellow", "red"],
        act: Callable[[], None] = nothing,
    ) -> list[Step]:
        """The referee holds the card up; everybody looks at whom it hits."""
        held = HeldUp(colour, who, self.picture.teams[seat].club or 0)
        return [*self._held_up(held, "whistle_long"), Step(at_end=act)]

    def _hurt(self, event: Hurt) -> list[Step]:
        """As large as a card: somebody leaves the match."""
        held = HeldUp("hurt", event.footballer, 0)
        return [*self._held_up(held, "whistle_short"), *self._leaves(event.footballer, hurt=True)]

    def _held_up(self, held: HeldUp, sound: str) -> list[Step]:
        picture, who = self.picture, held.footballer

        def look() -> None:
            picture.struck = frozenset() if who is None else frozenset({who})
            picture.held_up = held
            self.steps.scene.sound("crowd_ooh")

        def rise(progress: float) -> None:
            held.rise = ease_out(progress)

        def end() -> None:
            picture.struck, picture.held_up = frozenset(), None

        words = say(f"big4.{held.colour}")
        if who is not None:
            words = say("big4.card-for", card=words, player=squad.footballer(who).name)
        told = self.steps.banner(words, sound, "", 1.5)
        return [Step(RISE, rise, at_start=look), *told, Step(at_end=end)]

    def _leaves(self, footballer: int, *, hurt: bool) -> list[Step]:
        picture = self.picture

        def fade(progress: float) -> None:
            picture.fading = {footballer: progress}

        def gone() -> None:
            standing.take_off(picture, footballer, hurt=hurt)
            picture.fading = {}

        return [Step(FADE, fade, at_end=gone)]
