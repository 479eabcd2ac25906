"""What happened in Buteur, shown: every event becomes timeline steps that change the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, assert_never

from game.buteur.cards import CardKind
from game.buteur.events import (
    AnyEvent,
    AttackerTaken,
    BallMoved,
    BallPlaced,
    CardDiscarded,
    CardExchanged,
    CardPlayed,
    CardsDrawn,
    GoalScored,
    HalfEnded,
    HandsDealt,
    MatchEnded,
    Outcome,
    ShootOutBegan,
    ShootOutMissed,
    ShotSaved,
    ShotTaken,
    StockCut,
    TurnBegan,
)
from scenes.buteur.ball_steps import BallSteps
from scenes.buteur.card_steps import CardSteps
from scenes.buteur.picture import (
    SHOOT_OUT,
    ButeurPicture,
    Spot,
    penalty_spot,
    spot_of,
)
from scenes.timeline import Step
from scenes.words import say

if TYPE_CHECKING:
    from game.core.record import Seat
    from scenes.buteur.scene import ButeurScene

BANNER_SHOWN = 1.4
CALL_SHOWN = 0.7
# Cards whose name is called out when they are laid down; the others show what they do.
_CALLED: dict[CardKind, str] = {
    "free-kick": "buteur.free-kick",
    "corner": "buteur.corner",
    "penalty": "buteur.penalty",
}
_OUT: dict[Outcome, str] = {"throw-in": "buteur.throw-in", "goal-kick": "buteur.goal-kick"}
_CALLS = ("buteur.shot", "buteur.half-time", "buteur.change-ends", "buteur.full-time")
_SAVED = {
    "goalkeeper": "recap.buteur.saved-keeper",
    "corner": "recap.buteur.saved-corner",
    "hand": "recap.buteur.saved-keeper",
}


def banners(seats: Sequence[Seat]) -> list[str]:
    """Everything a match of these seats may write across the pitch."""
    saved = [say(key, name=seat.name) for seat in seats for key in sorted(set(_SAVED.values()))]
    called = [say(key) for key in (*_CALLED.values(), *_OUT.values(), *_CALLS)]
    return [*called, *saved]


def _placed(event: BallPlaced) -> Spot:
    if event.spot == "penalty" and event.square is not None:
        return penalty_spot(event.square)
    return spot_of(event.square)


class ButeurSteps:
    """Made once per scene; `of(event)` reads the event, the timeline runs the steps later."""

    def __init__(self, scene: ButeurScene) -> None:
        self.scene = scene
        self.cards = CardSteps(scene)
        self.ball = BallSteps(scene)

    @property
    def picture(self) -> ButeurPicture:
        return self.scene.picture

    def of(self, event: AnyEvent) -> Sequence[Step]:
        match event:
            case CardPlayed():
                called = _CALLED.get(self.scene.rules.box.kinds[event.card])
                return [*self.cards.laid(event.seat, event.card), *self._call(called)]
            case CardDiscarded():
                words = say("recap.buteur.discarded", name=self.scene.name(event.seat))
                return [*self.cards.laid(event.seat, event.card), *self._banner(words, "")]
            case BallMoved():
                return [*self.ball.rolls(event), *self._call(_OUT.get(event.outcome))]
            case BallPlaced():
                return [self.ball.put(_placed(event))]
            case CardsDrawn():
                return [step for card in event.cards for step in self.cards.drawn(event.seat, card)]
            case CardExchanged():
                return self.cards.exchanged(event)
            case AttackerTaken():
                return self.cards.attacker_taken(event)
            case StockCut():
                return self.cards.cut(event)
            case ShotTaken():
                return self._banner(say("buteur.shot"), "crowd_ooh", CALL_SHOWN)
            case ShotSaved():
                return self._saved(event)
            case GoalScored():
                return self._goal(event)
            case TurnBegan():
                return [Step(at_start=lambda: setattr(self.picture, "acting", event.seat))]
            case _:
                return self._of_the_match(event)

    def _of_the_match(
        self, event: HandsDealt | HalfEnded | ShootOutBegan | ShootOutMissed | MatchEnded
    ) -> Sequence[Step]:
        match event:
            case HalfEnded():
                return self._half_ended(event)
            case HandsDealt():
                ends_change = self._pause(0.4, "deal", self._gather(event.half, swap=True))
                return [ends_change, *self._banner(say("buteur.change-ends"), "")]
            case ShootOutBegan():
                return [self._pause(0.8, "whistle_long", self._gather(SHOOT_OUT, swap=False))]
            case ShootOutMissed():
                return [self._pause(0.8, "save", lambda: self._kick(event.team, scored=False))]
            case MatchEnded():
                return [self._pause(1.0, "crowd_roar")]
            case _:
                assert_never(event)

    # The match.

    def _saved(self, event: ShotSaved) -> list[Step]:
        words = say(_SAVED[event.by], name=self.scene.name(event.seat))
        return self._banner(words, "save", seconds=0.9)

    def _goal(self, event: GoalScored) -> list[Step]:
        def count() -> None:
            self.picture.score = event.score
            if event.how == "shoot-out":
                self._kick(event.team, scored=True)
            self.scene.show_goal(event)

        return [self._pause(0.3, "goal", count)]

    def _half_ended(self, event: HalfEnded) -> list[Step]:
        if event.half == 1:
            return self._banner(say("buteur.half-time"), "half_time")
        return self._banner(say("buteur.full-time"), "whistle_long")

    def _gather(self, half: int, *, swap: bool) -> Callable[[], None]:
        def gather() -> None:
            picture = self.picture
            picture.stock += len(picture.discards)
            picture.discards.clear()
            picture.half, picture.last_turn = half, False
            if swap:
                picture.attack = (-picture.attack[0], -picture.attack[1])

        return gather

    def _kick(self, team: int, *, scored: bool) -> None:
        kicks = list(self.picture.shoot_out)
        kicks[team] = (*kicks[team], scored)
        self.picture.shoot_out = (kicks[0], kicks[1])

    def _call(self, key: str | None) -> list[Step]:
        """What the referee calls out, for who does not know the whistle."""
        return self._banner(say(key), "", CALL_SHOWN) if key else []

    def _banner(self, words: str, sound: str, seconds: float = BANNER_SHOWN) -> list[Step]:
        def show() -> None:
            self.picture.banner = words
            if sound:
                self.scene.sound(sound)

        def hide() -> None:
            self.picture.banner = ""

        return [Step(seconds, at_start=show, at_end=hide, stays=True)]

    def _pause(
        self, seconds: float, sound: str, at_start: Callable[[], None] | None = None
    ) -> Step:
        def start() -> None:
            self.scene.sound(sound)
            if at_start is not None:
                at_start()

        return Step(seconds, at_start=start)
