"""What is written across the pitch of Buteur, and the sign before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from game.buteur.cards import Card
from game.buteur.events import BallMoved, GoalScored, ShotSaved
from game.core.record import Seat
from scenes.buteur.ball_ways import just_beside
from scenes.words import say

GivenUp = Literal["discarded", "exchanged", "attacker-taken"]


class Call(NamedTuple):
    words: str
    icon: str = ""


_ICONS: Final = {
    "buteur.free-kick": "icons/whistle",
    "buteur.corner": "icons/flag-red",
    "buteur.penalty": "icons/whistle",
    "buteur.throw-in": "icons/whistle",
    "buteur.goal-kick": "icons/shoe",
    "buteur.just-beside": "icons/crowd",
    "buteur.shot": "icons/bolt",
    "buteur.stopped": "icons/glove",
    "buteur.last-turn": "icons/hourglass",
    "buteur.half-time": "icons/whistle",
    "buteur.change-ends": "icons/swap",
    "buteur.full-time": "icons/whistle",
}
_SAVED: Final = {
    "goalkeeper": ("recap.buteur.saved-keeper", "icons/glove"),
    "hand": ("recap.buteur.saved-keeper", "icons/glove"),
    "corner": ("recap.buteur.saved-corner", "icons/glove"),
}
# What a hand gives up: everybody is told who did.
_GIVEN_UP: Final[dict[GivenUp, str]] = {
    "discarded": "icons/count-cards",
    "exchanged": "icons/swap",
    "attacker-taken": "icons/swap",
}
# Cards whose name is called out when they are laid down; the others show what they do.
_CALLED: Final = ("free-kick", "corner", "penalty")

GoalKey = Literal["hat-trick", "equaliser", "penalty", "corner", "shoot-out"]
HAT_TRICK = 3


def call(key: str) -> Call:
    return Call(say(key), _ICONS[key])


def card_call(card: Card) -> Call | None:
    if card.kind not in _CALLED:
        return None
    named = call(f"buteur.{card.kind}")
    return named._replace(icon=f"icons/flag-{card.sign}") if card.kind == "corner" else named


def out_call(event: BallMoved, way: int) -> Call | None:
    """What the referee calls, for who does not know the whistle; what the crowd does, near goal."""
    if event.outcome not in ("throw-in", "goal-kick"):
        return None
    near = just_beside(event.path, event.outcome, way)
    return call("buteur.just-beside" if near else f"buteur.{event.outcome}")


def saved_call(event: ShotSaved, name: str) -> Call:
    key, icon = _SAVED[event.by]
    return Call(say(key, name=name), icon)


def given_up_call(how: GivenUp, name: str) -> Call:
    return Call(say(f"recap.buteur.{how}", name=name), _GIVEN_UP[how])


def calls(seats: Sequence[Seat]) -> list[Call]:
    """Everything a match of these seats may write across the pitch."""
    named = [
        found
        for seat in seats
        for found in (
            *(Call(say(key, name=seat.name), icon) for key, icon in set(_SAVED.values())),
            *(given_up_call(how, seat.name) for how in _GIVEN_UP),
        )
    ]
    return [*(call(key) for key in _ICONS), *named]


def goal_key(event: GoalScored, goals: Sequence[GoalScored]) -> GoalKey | None:
    """What is special about the last of these `goals`."""
    if event.how == "shoot-out":
        return event.how
    own = sum(goal.seat == event.seat for goal in goals)
    if own == HAT_TRICK:
        return "hat-trick"
    if event.score[0] == event.score[1]:
        return "equaliser"
    return None if event.how == "shot" else event.how


def goal_words(event: GoalScored, goals: Sequence[GoalScored], name: str) -> str:
    special = goal_key(event, goals)
    return say(f"buteur.goal.{special}", name=name) if special else ""
