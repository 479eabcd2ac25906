"""What happened in Buteur, shown: every event becomes timeline steps that change the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, assert_never

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
    HandFoundWanting,
    HandsDealt,
    MatchEnded,
    ShootOutBegan,
    ShootOutMissed,
    ShotSaved,
    ShotTaken,
    StockCut,
    TurnBegan,
)
from scenes.buteur.ball_steps import BallSteps
from scenes.buteur.calls import Call, GivenUp, call, card_call, given_up_call, out_call, saved_call
from scenes.buteur.card_steps import CardSteps
from scenes.buteur.picture import (
    SHOOT_OUT,
    ButeurPicture,
    Spot,
    penalty_spot,
    spot_of,
)
from scenes.timeline import Halt, Step, ease_out

if TYPE_CHECKING:
    from scenes.buteur.scene import ButeurScene

BANNER_SHOWN = 1.4
CALL_SHOWN = 0.7
RISE = 0.15  # of a banner
STOPPED = 0.72  # so far flies a ball that somebody holds, of its way from the spot to the net


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
                return [*self.cards.laid(event.seat, event.card), *self._card_called(event.card)]
            case CardDiscarded():
                laid = self.cards.laid(event.seat, event.card)
                return [*laid, *self._gave_up("discarded", event.seat)]
            case BallMoved():
                return self._moved(event)
            case BallPlaced():
                return [self.ball.put(_placed(event))]
            case CardsDrawn():
                return [step for card in event.cards for step in self.cards.drawn(event.seat, card)]
            case CardExchanged():
                return [*self._gave_up("exchanged", event.seat), *self.cards.exchanged(event)]
            case AttackerTaken():
                told = self._gave_up("attacker-taken", event.seat)
                return [*told, *self.cards.attacker_taken(event)]
            case StockCut():
                return self.cards.cut(event)
            case ShotTaken():
                return self._news(call("buteur.shot"), "crowd_ooh", CALL_SHOWN)
            case ShotSaved():
                return self._saved(event)
            case GoalScored():
                return self._goal(event)
            case TurnBegan():
                return self._turn_began(event)
            case HandFoundWanting():
                return []  # the prompt says what is asked
            case _:
                return self._of_the_match(event)

    def _of_the_match(
        self, event: HandsDealt | HalfEnded | ShootOutBegan | ShootOutMissed | MatchEnded
    ) -> Sequence[Step]:
        match event:
            case HalfEnded():
                return self._half_ended(event)
            case HandsDealt():
                ends_change = self.scene.pause(0.4, "deal", self._gather(event.half, swap=True))
                return [ends_change, *self._news(call("buteur.change-ends"))]
            case ShootOutBegan():
                return [self.scene.pause(0.8, "whistle_long", self._gather(SHOOT_OUT, swap=False))]
            case ShootOutMissed():
                return self._missed(event)
            case MatchEnded():
                return [self.scene.pause(1.0, "crowd_roar", self.ball.taken_back)]
            case _:
                assert_never(event)

    # The match.

    def _moved(self, event: BallMoved) -> list[Step]:
        """A ball over the line is called, then fetched to where it left the pitch."""
        called = out_call(event, self.picture.attack[self.picture.teams[event.seat]])
        rolls = self.ball.rolls(event)
        if called is None:
            return rolls
        fetched = self.ball.put(spot_of(event.path[-1]), forgets=False)
        return [*rolls, *self._call(called), fetched]

    def _turn_began(self, event: TurnBegan) -> list[Step]:
        began = Step(at_start=lambda: setattr(self.picture, "acting", event.seat))
        if not self.scene.view.last_turn:
            return [began]
        return [began, *self._news(call("buteur.last-turn"), "whistle_short", CALL_SHOWN)]

    def _saved(self, event: ShotSaved) -> list[Step]:
        told = saved_call(event, self.scene.name(event.seat))
        banner = self._news(told, "save", seconds=0.9)
        if event.by == "corner":
            return banner
        caught = [self._gloves(there=True), *banner, self._gloves(there=False)]
        if event.by == "goalkeeper":
            return caught
        shooting = 1 - self.picture.teams[event.seat]
        return [*self.ball.struck(shooting, STOPPED), *caught, self.ball.thrown_back()]

    def _missed(self, event: ShootOutMissed) -> list[Step]:
        def count() -> None:
            self._kick(event.team, scored=False)

        banner = self._news(call("buteur.stopped"), "save", seconds=0.9)
        caught = [self._gloves(there=True), *banner, self._gloves(there=False)]
        return [*self.ball.struck(event.team, STOPPED), Step(at_start=count), *caught]

    def _gloves(self, *, there: bool) -> Step:
        return Step(at_start=lambda: setattr(self.picture, "held", there))

    def _goal(self, event: GoalScored) -> list[Step]:
        def count() -> None:
            self.scene.sound("goal")
            self.picture.score = event.score
            if event.how == "shoot-out":
                self._kick(event.team, scored=True)
            self.scene.show_goal(event)

        kick = [] if event.how == "shot" else self.ball.struck(event.team)
        return [*kick, Halt(0.3, at_start=count)]

    def _gave_up(self, how: GivenUp, seat: int) -> list[Step]:
        """Said of the others; one's own cards one has given up oneself."""
        own = seat == self.scene.viewing.viewer and how != "discarded"
        return [] if own else self._banner(given_up_call(how, self.scene.name(seat)))

    def _half_ended(self, event: HalfEnded) -> list[Step]:
        if event.half == 1:
            return self._news(call("buteur.half-time"), "half_time")
        return self._news(call("buteur.full-time"), "whistle_long")

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

    def _card_called(self, card: int) -> list[Step]:
        """The referee whistles for it."""
        called = card_call(self.scene.rules.box.deck[card])
        return self._banner(called, "whistle_short", CALL_SHOWN) if called else []

    def _call(self, called: Call | None) -> list[Step]:
        """What is called out and has its sound already."""
        return self._banner(called, "", CALL_SHOWN) if called else []

    def _news(self, told: Call, sound: str = "", seconds: float = BANNER_SHOWN) -> list[Step]:
        """What turns the match: hurrying stops here."""
        return self._banner(told, sound, seconds, made=Halt)

    def _banner(
        self,
        told: Call,
        sound: str = "",
        seconds: float = BANNER_SHOWN,
        *,
        made: type[Step] = Step,
    ) -> list[Step]:
        def show() -> None:
            self.picture.banner, self.picture.banner_icon = told
            rise(0.0)
            if sound:
                self.scene.sound(sound)

        def rise(progress: float) -> None:
            share = min(1.0, progress * seconds / RISE) if self.scene.stage.pace else 1.0
            self.picture.banner_rise = ease_out(share)

        def hide() -> None:
            self.picture.banner = self.picture.banner_icon = ""

        return [made(seconds, rise, at_start=show, at_end=hide, stays=True)]
