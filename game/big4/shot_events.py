"""What can happen around a shot in BIG 4: duels, free kicks, penalties, goals."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.big4.faces import DuelFace
from game.core.rules import Event, Revealed

ShotKind = Literal["duel", "free-kick", "penalty"]
ShotResult = Literal["goal", "saved", "missed"]


class DuelsWon(Event, frozen=True, tag="duels-won"):
    """`seat` faces these goalkeepers, who have nobody in form before them."""

    seat: int
    against: tuple[int, ...]


class DuelChosen(Event, frozen=True, tag="duel-chosen"):
    """Several goalkeepers stood alone: this one is taken on first."""

    seat: int
    against: int


class ShotAnnounced(Event, frozen=True, tag="shot-announced"):
    seat: int
    shot: ShotKind
    taker: int
    against: int
    keeper: int


class WallBuilt(Event, frozen=True, tag="wall-built"):
    seat: int
    footballers: tuple[int, ...]
    stars: int


class CoachAnnounced(Event, frozen=True, tag="coach-announced"):
    seat: int
    used: bool


class AttackCounted(Event, frozen=True, tag="attack-counted"):
    """The taker's dice fell; the parts make the total. Goal or Missed settles it at once."""

    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    taker: int
    classic: tuple[int, ...]
    duel: DuelFace | None
    duel_stars: int
    stars: int
    coach: int
    confidence: int
    total: int


class DefenceCounted(Event, frozen=True, tag="defence-counted"):
    """The goalkeeper's side; a wall defends without dice."""

    reveals: ClassVar[Revealed | None] = "die"
    seat: int
    keeper: int
    classic: tuple[int, ...]
    stars: int
    wall: int
    coach: int
    confidence: int
    total: int


class ShotSettled(Event, frozen=True, tag="shot-settled"):
    """`defence` is None when the duel die alone decided."""

    seat: int
    shot: ShotKind
    taker: int
    against: int
    result: ShotResult
    attack: int
    defence: int | None


class GoalScored(Event, frozen=True, tag="goal-scored"):
    """`score` has the goals of every seat."""

    seat: int
    footballer: int
    against: int
    shot: ShotKind
    score: tuple[int, ...]
