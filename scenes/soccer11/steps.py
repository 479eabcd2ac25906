"""What happened in 11 Soccer, shown: every event becomes timeline steps that change the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, assert_never

from game.soccer11.events import (
    AnyEvent,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardTakenBack,
    DayBegan,
    DayEnded,
    DuelSettled,
    EffectChosen,
    EnglandReturned,
    GuessMade,
    HandLooked,
    HandsCompared,
    HandsSwapped,
    MatchEnded,
    NothingHappened,
    SecretPutAway,
    ShieldRaised,
    TurnBegan,
    WentOut,
)
from scenes.soccer11.card_steps import CardSteps
from scenes.soccer11.cards import name_of
from scenes.soccer11.day_steps import DaySteps
from scenes.soccer11.picture import Soccer11Picture, Spotlight
from scenes.timeline import Step
from scenes.words import say

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

SPOTLIGHT, OWN_SPOTLIGHT = 1.3, 0.5
BANNER = 1.3
WHY_NOTHING = 1.0

EffectEvent = (
    NothingHappened
    | HandLooked
    | HandsSwapped
    | HandsCompared
    | DuelSettled
    | EnglandReturned
    | ShieldRaised
    | CardTakenBack
    | GuessMade
)


class Soccer11Steps:
    """Made once per scene; `of(event)` reads the event, the timeline runs the steps later."""

    def __init__(self, scene: Soccer11Scene) -> None:
        self.scene = scene
        self.cards = CardSteps(scene)
        self.days = DaySteps(scene, self.cards)

    @property
    def picture(self) -> Soccer11Picture:
        return self.scene.picture

    def of(self, event: AnyEvent) -> Sequence[Step]:
        match event:
            case DayBegan():
                return self.days.began(event)
            case DayEnded():
                return self.days.ended(event)
            case MatchEnded():
                return [self._pause(1.0, "crowd_roar")]
            case TurnBegan():
                return [Step(at_start=lambda: self._turn(event.seat))]
            case CardDrawn():
                return self.cards.drawn(event)
            case CardPlayed() | EffectChosen():
                return self._chosen(event)
            case CardDiscarded():
                return self._discarded(event)
            case SecretPutAway():
                return [self._pause(0.15, "card")]
            case WentOut():
                return self._went_out(event)
            case _:
                return self._of_effect(event)

    def _of_effect(self, event: EffectEvent) -> Sequence[Step]:
        match event:
            case HandLooked():
                return self._between(event.seat, event.other, "looked", "icons/eye")
            case HandsSwapped():
                told = self._between(event.seat, event.other, "swapped", "icons/swap")
                return [*told, *self.cards.swapped(event)]
            case HandsCompared():
                return self._between(event.seat, event.other, "compared", "icons/swords")
            case ShieldRaised():
                return [self._pause(0.5, "save", lambda: self._shield(event.seat))]
            case CardTakenBack():
                return self.cards.taken_back(event)
            case GuessMade():
                return self._guessed(event)
            case _:
                return self._told(event)

    def _told(self, event: NothingHappened | DuelSettled | EnglandReturned) -> Sequence[Step]:
        """What a banner says."""
        match event:
            case NothingHappened():
                name = self.scene.name(event.seat)
                words = say(f"soccer11.nothing.{event.why}", name=name)
                return self._banner(words, "refuse", icon="icons/minus", seconds=WHY_NOTHING)
            case DuelSettled():
                key = "won" if event.won else "safe"
                words = say(f"soccer11.duel.{key}", name=self.scene.name(event.seat))
                return self._banner(words, "whistle_short", icon="icons/swords")
            case EnglandReturned():
                words = say("soccer11.england-home")
                return [*self._banner(words, "cut", seconds=1.0), *self.cards.england_home(event)]
            case _:
                assert_never(event)

    # Cards and effects.

    def _chosen(self, event: CardPlayed | EffectChosen) -> list[Step]:
        """Everybody sees the card and whom it is aimed at; then it lies on the row."""
        name = self.scene.name(event.seat)
        words = say("recap.11-soccer.played", name=name, card=name_of(event.card))
        shown = Spotlight(event.card, event.seat, event.target, words)
        spotlight = self._spotlight(shown, "card")
        if isinstance(event, CardPlayed):
            return [spotlight, *self.cards.laid(event.seat, event.card)]
        return [Step(at_start=self._effect_begins), spotlight]

    def _discarded(self, event: CardDiscarded) -> list[Step]:
        name = self.scene.name(event.seat)
        words = say("recap.11-soccer.discarded", name=name, card=name_of(event.card))
        laid = self.cards.laid(event.seat, event.card)
        return [*laid, self._spotlight(Spotlight(event.card, event.seat, None, words), "cut")]

    def _between(self, seat: int, other: int, key: str, icon: str) -> list[Step]:
        """Something passes between two seats that others may know of but not see."""
        names = {"name": self.scene.name(seat), "other": self.scene.name(other)}
        words = say(f"soccer11.show.{key}", **names)
        return [self._spotlight(Spotlight(None, seat, other, words, icon), "curtain")]

    def _guessed(self, event: GuessMade) -> list[Step]:
        names = {"name": self.scene.name(event.seat), "other": self.scene.name(event.other)}
        words = say("soccer11.show.guess", card=name_of(event.card), **names)
        asked = Spotlight(event.card, event.seat, event.other, words)
        verdict = say("soccer11.guess.right" if event.right else "soccer11.guess.wrong")
        mark = "ui/tick-badge" if event.right else "icons/cross"
        told = Spotlight(event.card, event.seat, event.other, verdict, mark=mark)
        sound = "goal" if event.right else "save"
        return [self._spotlight(asked, "crowd_ooh"), self._spotlight(told, sound)]

    def _went_out(self, event: WentOut) -> list[Step]:
        """Funny, not cruel: a word about why, and the cards are shown to everybody."""
        seat, name = event.seat, self.scene.name(event.seat)
        words = say(f"soccer11.show.out-{event.why}", name=name)
        if event.why == "burst":
            both = Spotlight(event.cards[0], seat, None, words, beside=event.cards[1])
            steps = [self._spotlight(both, "crowd_ooh")]
        else:
            steps = self._banner(words, "crowd_ooh", icon="icons/out")

        def leave() -> None:
            self.picture.out[seat] = True
            self.picture.shields[seat] = False

        steps.append(Step(at_start=leave))
        for card in event.cards:
            steps += self.cards.laid(seat, card)
        return steps

    def _turn(self, seat: int) -> None:
        self.picture.acting = seat
        self.picture.shields[seat] = False

    def _effect_begins(self) -> None:
        """The discarded card lies on its row already; beside the hand it only waited for this."""
        self.picture.effect = None

    def _shield(self, seat: int) -> None:
        self.picture.shields[seat] = True

    # Showing.

    def _spotlight(self, shown: Spotlight, sound: str) -> Step:
        def start() -> None:
            self.picture.spotlight = shown
            self.scene.sound(sound)

        def end() -> None:
            self.picture.spotlight = None

        own = shown.seat == self.scene.viewing.viewer and shown.card is not None
        plain = not shown.mark and shown.beside is None
        seconds = OWN_SPOTLIGHT if own and plain else SPOTLIGHT
        return Step(seconds, at_start=start, at_end=end)

    def _banner(
        self, words: str, sound: str, icon: str = "", seconds: float = BANNER
    ) -> list[Step]:
        def start() -> None:
            self.picture.banner, self.picture.banner_icon = words, icon
            self.scene.sound(sound)

        def end() -> None:
            self.picture.banner = ""

        return [Step(seconds, at_start=start, at_end=end)]

    def _pause(
        self, seconds: float, sound: str, at_start: Callable[[], None] | None = None
    ) -> Step:
        def start() -> None:
            self.scene.sound(sound)
            if at_start is not None:
                at_start()

        return Step(seconds, at_start=start)
