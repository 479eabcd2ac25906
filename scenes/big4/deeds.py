"""What somebody has just done in BIG 4, in a few words, for whoever watches or looked away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.big4.events import (
    AnyEvent,
    Hurt,
    OffsideCalled,
    PartSkipped,
    Passed,
    Recovered,
    SentOff,
    Substituted,
    TeamOut,
    Weakened,
    YellowShown,
)
from game.big4.shot_events import ShotSettled
from scenes.words import say

_WEAKENED = {
    "dice": "icons/dice",
    "dribble": "icons/action-dribble",
    "tackle": "icons/action-tackle",
}
TACKLED = ("icons/action-tackle", "icons/injury")
_SHOTS = {
    ("duel", "goal"): "goal",
    ("duel", "saved"): "duel-lost",
    ("duel", "missed"): "duel-missed",
    ("free-kick", "goal"): "free-kick-goal",
    ("free-kick", "saved"): "free-kick-saved",
    ("penalty", "goal"): "penalty-goal",
    ("penalty", "saved"): "penalty-saved",
    ("penalty", "missed"): "duel-missed",
}


class Deed(NamedTuple):
    """`footballers` are those it was done to, or who took the shot; `minute` is the turn it
    belongs to."""

    seat: int
    minute: int
    icon: str
    words: str
    footballers: tuple[int, ...] = ()
    shot: bool = False  # told without the number: nothing was done to the taker


class Teller:
    """Puts events into deeds; those of one turn that are alike become one."""

    def __init__(self, names: Sequence[str], seat_of: Callable[[int], int]) -> None:
        self.names, self.seat_of = names, seat_of

    def after(self, event: AnyEvent, minute: int, last: Deed | None) -> Deed | None:
        """The deed to show from that event on."""
        told = self._told(event)
        if told is None:
            return last
        deed = told._replace(minute=minute)
        if last is None or (last.seat, last.minute) != (deed.seat, minute):
            return deed
        if isinstance(event, PartSkipped):
            return last  # something was done all the same
        if isinstance(event, Weakened) and last.words == deed.words:
            return deed._replace(footballers=last.footballers + deed.footballers)
        return deed

    def _told(self, event: AnyEvent) -> Deed | None:
        match event:
            case OffsideCalled():
                return self._deed(event.seat, "icons/action-offside", "offside")
            case Passed():
                return self._deed(event.seat, "icons/hand", "passed")
            case PartSkipped(part="dice"):
                return self._deed(event.seat, "icons/dice", "no-sum")
            case Recovered(why="recovery" | "save"):
                icon = "icons/action-recovery"
                return self._deed(event.seat, icon, "recovered", event.footballers)
            case Weakened():
                return self._weakened(event)
            case ShotSettled():
                icon = "icons/ball" if event.result == "goal" else "icons/glove"
                key = _SHOTS.get((event.shot, event.result), "goal")
                shot = self._deed(event.seat, icon, key, (event.taker,), event.against)
                return shot._replace(shot=True)
            case _:
                return self._told_of_leaving(event)

    def _weakened(self, event: Weakened) -> Deed | None:
        if event.why == "cramp":
            return self._deed(event.seat, "icons/action-cramp", "cramp", event.footballers)
        if event.why not in _WEAKENED:
            return None  # the shot or the card before it has been told
        return self._deed(event.seat, _WEAKENED[event.why], "weakened", event.footballers)

    def _told_of_leaving(self, event: AnyEvent) -> Deed | None:
        match event:
            case Substituted():
                return self._deed(event.seat, "icons/swap", "change", (event.on,))
            case Hurt():
                victim = self.seat_of(event.footballer)
                who = (event.footballer,)
                return self._deed(event.seat, "icons/injury", "hurt", who, victim)
            case YellowShown() | SentOff():
                colour = "yellow" if isinstance(event, YellowShown) else "red"
                booked = () if event.footballer is None else (event.footballer,)
                key = colour if booked else "coach-card"
                return self._deed(event.seat, f"icons/{colour}-card", key, booked)
            case TeamOut():
                return self._deed(event.by, "icons/out", "team-out", (), event.seat)
            case _:
                return None

    def _deed(
        self,
        seat: int,
        icon: str,
        key: str,
        footballers: tuple[int, ...] = (),
        other: int | None = None,
    ) -> Deed:
        words = {"name": self.names[seat]}
        if other is not None:
            words["other"] = self.names[other]
        return Deed(seat, 0, icon, say(f"deed.big4.{key}", **words), footballers)
