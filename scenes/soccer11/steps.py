"""What happened in 11 Soccer, shown: every event becomes timeline steps that change the picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from game.soccer11.cards import ARGENTINA
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
from scenes.soccer11.picture import RisingShield, Soccer11Picture, Spotlight
from scenes.soccer11.places import OUT_AT, SHIELD, SHOWN_AT, TABLE_MIDDLE, seat_places, shield_spot
from scenes.soccer11.telling import Telling
from scenes.timeline import Step, between, ease_in_out
from scenes.words import say

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

WHY_NOTHING = 1.0
RISING = 0.55
SHIELD_STEPS = 12  # so many sizes are drawn, no more

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
        self.telling = Telling(scene)
        self.cards = CardSteps(scene)
        self.days = DaySteps(scene, self.cards, self.telling)

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
                return [self.scene.pause(0.5, "crowd_roar")]
            case TurnBegan():
                return [Step(at_start=lambda: self._turn(event.seat))]
            case CardDrawn():
                return self.cards.drawn(event)
            case CardPlayed() | EffectChosen():
                return self._chosen(event)
            case CardDiscarded():
                return self._discarded(event)
            case SecretPutAway():
                return [self.scene.pause(0.15, "card")]
            case WentOut():
                return self._went_out(event)
            case _:
                return self._of_effect(event)

    def last_card(self) -> None:
        """The stock is empty: everybody shall know that this is the last turn of the day."""
        if self.scene.view.phase in ("next-day", "over"):
            return
        words = say("soccer11.last-card")
        self.scene.timeline.add(self.telling.banner(words, "whistle_short", "icons/hourglass"))

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
                return [self._shield_rises(event.seat)]
            case CardTakenBack():
                return self.cards.taken_back(event)
            case GuessMade():
                return self._guessed(event)
            case _:
                return self._told(event)

    def _told(self, event: NothingHappened | DuelSettled | EnglandReturned) -> Sequence[Step]:
        match event:
            case NothingHappened():
                name = self.scene.name(event.seat)
                words = say(f"soccer11.nothing.{event.why}", name=name)
                return [self.telling.banner(words, "refuse", "icons/minus", WHY_NOTHING)]
            case DuelSettled():
                return [self._settled(event)]
            case EnglandReturned():
                words = say("soccer11.england-home")
                told = self.telling.banner(words, "cut", "icons/home", 1.0)
                return [told, *self.cards.england_home(event)]
            case _:
                assert_never(event)

    # Cards and effects.

    def _chosen(self, event: CardPlayed | EffectChosen) -> list[Step]:
        """Everybody sees the card and whom it is aimed at; then it lies on the row."""
        played = isinstance(event, CardPlayed)
        key = "recap.11-soccer.played" if played else "soccer11.show.acts"
        words = say(key, name=self.scene.name(event.seat), card=name_of(event.card))
        shown = Spotlight(event.card, event.seat, event.target, words)
        if played:
            return self._shown_and_laid(shown, "card")
        return [Step(at_start=self._effect_begins), self.telling.spotlight(shown, "card")]

    def _discarded(self, event: CardDiscarded) -> list[Step]:
        name = self.scene.name(event.seat)
        words = say("recap.11-soccer.discarded", name=name, card=name_of(event.card))
        return self._shown_and_laid(Spotlight(event.card, event.seat, None, words), "cut")

    def _shown_and_laid(self, shown: Spotlight, sound: str) -> list[Step]:
        """From the hand to where all look, and on to the row."""
        assert shown.card is not None
        raised, lowered = self.cards.by_way_of(SHOWN_AT, shown.seat, shown.card)
        return [raised, self.telling.spotlight(shown, sound), lowered]

    def _between(self, seat: int, other: int, key: str, icon: str) -> list[Step]:
        """Something passes between two seats that others may know of but not see."""
        names = {"name": self.scene.name(seat), "other": self.scene.name(other)}
        words = say(f"soccer11.show.{key}", **names)
        return [self.telling.spotlight(Spotlight(None, seat, other, words, icon), "curtain")]

    def _settled(self, event: DuelSettled) -> Step:
        key, moods = ("won", ("win", "sad")) if event.won else ("safe", ("play", "play"))
        words = say(f"soccer11.duel.{key}", name=self.scene.name(event.seat))
        shown = Spotlight(None, event.seat, event.other, words, "icons/swords", moods=moods)
        return self.telling.spotlight(shown, "whistle_short")

    def _guessed(self, event: GuessMade) -> list[Step]:
        names = {"name": self.scene.name(event.seat), "other": self.scene.name(event.other)}
        words = say("soccer11.show.guess", card=name_of(event.card), **names)
        asked = Spotlight(event.card, event.seat, event.other, words)
        verdict = say("soccer11.guess.right" if event.right else "soccer11.guess.wrong")
        told = Spotlight(
            event.card, event.seat, event.other, verdict,
            mark="ui/tick-badge" if event.right else "icons/cross",
            moods=("win", "sad") if event.right else ("sad", "win"),
        )  # fmt: skip
        sound = "goal" if event.right else "save"
        return [self.telling.spotlight(asked, "crowd_ooh"), self.telling.spotlight(told, sound)]

    def _went_out(self, event: WentOut) -> list[Step]:
        """Funny, not cruel: a word about why, and the cards are shown to everybody."""
        seat = event.seat

        def leave() -> None:
            self.picture.out[seat] = True
            self.picture.shields[seat] = False

        left = Step(at_start=leave)
        words = say(f"soccer11.show.out-{event.why}", name=self.scene.name(seat))
        card, *others = event.cards or (ARGENTINA if event.why == "argentina" else None,)
        beside = others[0] if event.why == "burst" else None
        shown = Spotlight(card, seat, None, words, beside=beside, out=True)
        told = self.telling.spotlight(shown, "crowd_ooh")
        if len(event.cards) != 1:
            summed = [] if beside is None else [self._summed(shown)]
            laid = [step for each in event.cards for step in self.cards.laid(seat, each)]
            return [*summed, told, left, *laid]
        raised, lowered = self.cards.by_way_of(OUT_AT, seat, event.cards[0])
        return [raised, told, left, lowered]

    def _summed(self, burst: Spotlight) -> Step:
        """A breath before the sum: everybody may do it."""
        values = {"name": self.scene.name(burst.seat), "one": burst.card, "two": burst.beside}
        asked = replace(burst, words=say("soccer11.show.sum", **values), out=False)
        return self.telling.asked(asked, "deal")

    def _turn(self, seat: int) -> None:
        self.picture.acting = seat
        self.picture.shields[seat] = False

    def _effect_begins(self) -> None:
        """The discarded card lies on its row already; beside the hand it only waited for this."""
        self.picture.effect = None

    def _shield_rises(self, seat: int) -> Step:
        """From the middle of the table to its seat, smaller and smaller."""
        picture = self.picture

        def rise(progress: float) -> None:
            goal = shield_spot(seat_places(picture.players, picture.hand_seat)[seat])
            x, y = between(TABLE_MIDDLE, goal, ease_in_out(progress))
            larger = round((1 - progress) * SHIELD_STEPS) / SHIELD_STEPS
            picture.rising = RisingShield(x, y, SHIELD * (1 + 2 * larger))

        def stand() -> None:
            picture.rising = None
            picture.shields[seat] = True

        return Step(RISING, rise, at_start=lambda: self.scene.sound("save"), at_end=stand)
