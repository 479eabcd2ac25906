"""What the others did in Buteur, as picture lines for the person who comes back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.buteur.cards import CardKind
from game.buteur.events import (
    AttackerTaken,
    BallMoved,
    BallPlaced,
    CardDiscarded,
    CardExchanged,
    CardPlayed,
    GoalScored,
    HalfEnded,
    ShootOutMissed,
    ShotSaved,
    ShotTaken,
)
from game.core.match import Act
from game.core.rules import Event
from scenes.recap import RecapLine
from scenes.words import say

MOST_LINES = 4
CLEARANCES = ("goal-kick", "area", "keeper")


def recap_lines(
    news: Sequence[Act[Any]], names: Sequence[str], kinds: Sequence[CardKind]
) -> list[RecapLine]:
    """The last four things worth telling, oldest first."""
    lines: list[RecapLine] = []
    for event, icon, key in _worth_telling(news, kinds):
        values = {"name": names[event.seat]} if hasattr(event, "seat") else {}
        steps = {"n": len(event.path) - 1} if isinstance(event, BallMoved) else {}
        seat = getattr(event, "seat", lines[-1].seat if lines else 0)
        words = say(f"recap.buteur.{key}", **values, **steps)
        lines.append(RecapLine(seat, icon, words, _led_to(event)))
    return lines[-MOST_LINES:]


def seen_on_the_pitch(news: Sequence[Act[Any]], kinds: Sequence[CardKind]) -> bool:
    """One card, one roll: the dots on the grass tell all of it, or the question about the shot."""
    keys = [key for _, _, key in _worth_telling(news, kinds)]
    return len(keys) == 1 and keys[0] in ("moved", "cleared", "shot")


def _worth_telling(
    news: Sequence[Act[Any]], kinds: Sequence[CardKind]
) -> Iterator[tuple[Any, str, str]]:
    """Each with its icon and the key of its words."""
    put_by_hand: BallPlaced | None = None
    for event in (event for act in news for event in act.events):
        told = _told(event, kinds, put_by_hand)
        if told is not None:
            yield event, *told
        if isinstance(event, BallPlaced | BallMoved):
            put_by_hand = event if isinstance(event, BallPlaced) else None


def _led_to(event: Event) -> tuple[str, ...]:
    """A save and a goal come of a shot or of a penalty."""
    match event:
        case ShotSaved():
            return ("icons/bolt",)
        case GoalScored():
            return ("icons/whistle" if event.how == "penalty" else "icons/bolt",)
        case _:
            return ()


def _told(
    event: Event, kinds: Sequence[CardKind], put_by_hand: BallPlaced | None
) -> tuple[str, str] | None:
    """Icon and words; None for what another line tells already."""
    match event:
        case CardPlayed() if kinds[event.card] == "free-kick":
            return "icons/whistle", "free-kick"
        case BallMoved(outcome="throw-in"):
            return "icons/ball", "into-touch"
        case BallMoved(outcome="goal-kick"):
            return "icons/ball", "wide"
        case BallMoved(outcome="pitch"):
            cleared = put_by_hand is not None and put_by_hand.spot in CLEARANCES
            return ("icons/shoe", "cleared") if cleared else ("icons/ball", "moved")
        case BallPlaced(spot="throw-in"):
            return "icons/whistle", "throw-in"
        case ShotTaken():
            return "icons/bolt", "shot"
        case ShotSaved(by="corner"):
            return "icons/flag-red", "saved-corner"
        case ShotSaved():
            return "icons/glove", "saved-keeper"
        case ShootOutMissed():
            return "icons/hand", "penalty-saved"
        case GoalScored(how="penalty"):
            return "icons/trophy", "penalty-goal"
        case GoalScored():
            return "icons/trophy", "goal"
        case CardExchanged():
            return "icons/swap", "exchanged"
        case AttackerTaken():
            return "icons/swap", "attacker-taken"
        case CardDiscarded():
            return "icons/count-cards", "discarded"
        case HalfEnded(half=1):
            return "icons/clock", "half-time"
        case _:
            return None
