"""Duels, free kicks and penalties, shown: announced, prepared, rolled, counted, settled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, assert_never

from msgspec.structs import replace

from game.big4.shot_events import (
    AttackCounted,
    CoachAnnounced,
    DefenceCounted,
    DuelChosen,
    DuelsWon,
    GoalScored,
    ShotAnnounced,
    ShotSettled,
    WallBuilt,
)
from game.big4.view import Shot
from scenes.big4 import standing
from scenes.big4.picture import Big4Picture, ShotShow
from scenes.timeline import Step
from scenes.words import say

if TYPE_CHECKING:
    from scenes.big4.steps import Big4Steps

TUMBLE, SEEN, FLIGHT = 0.8, 0.7, 0.6
TERM = 0.35  # each part of a sum is told for so long
NEAR = 1  # a shot stopped by so little makes everybody groan
_ICONS = {
    "duel": "icons/versus",
    "free-kick": "icons/action-free-kick",
    "penalty": "icons/ball",
}
Side = Literal["attack", "defence"]
OnBoard = Callable[[ShotShow], None]
_Event = (
    DuelsWon | DuelChosen | ShotAnnounced | WallBuilt | CoachAnnounced | AttackCounted
    | DefenceCounted | ShotSettled | GoalScored
)  # fmt: skip


class ShotSteps:
    def __init__(self, steps: Big4Steps) -> None:
        self.steps = steps

    @property
    def picture(self) -> Big4Picture:
        return self.steps.picture

    def of(self, event: _Event) -> list[Step]:
        match event:
            case DuelsWon():
                return self.steps.banner(say("big4.duel"), "whistle_long", "icons/versus")
            case DuelChosen():
                return [self.steps.pause(0.3, "click")]
            case ShotAnnounced():
                return self._announced(event)
            case WallBuilt():
                return self._wall(event)
            case CoachAnnounced():
                return self._coach(event)
            case AttackCounted():
                return self._attack(event)
            case DefenceCounted():
                return self._defence(event)
            case ShotSettled():
                return self._settled(event)
            case GoalScored():
                return self._goal(event)
            case _:
                assert_never(event)

    def _announced(self, event: ShotAnnounced) -> list[Step]:
        """The board opens, unless a wall has to be chosen on the pitch first."""
        picture = self.picture
        other = picture.teams[event.against]
        walled = picture.advanced and event.shot == "free-kick" and bool(other.fit | other.weak)
        shot = Shot(event.shot, event.seat, event.against, event.keeper, event.taker)

        def open_() -> None:
            picture.struck = frozenset({event.taker})
            if not walled:
                picture.board = ShotShow(shot)

        def end() -> None:
            picture.struck = frozenset()

        words = say(f"big4.{event.shot}")
        told = self.steps.banner(words, "whistle_short", _ICONS[event.shot], 0.9)
        return [self.steps.at_once(open_), *told, Step(at_end=end)]

    def _wall(self, event: WallBuilt) -> list[Step]:
        picture = self.picture

        def start() -> None:
            picture.struck = frozenset(event.footballers)
            self.steps.scene.sound("card")

        def end() -> None:
            picture.struck = frozenset()

        return [Step(0.7, at_start=start, at_end=end)]

    def _coach(self, event: CoachAnnounced) -> list[Step]:
        picture = self.picture

        def act() -> None:
            if event.used:
                standing.use_coach(picture, event.seat)
            if picture.board is not None:
                shot = picture.board.shot
                coaches = (*shot.coaches, event.seat) if event.used else shot.coaches
                picture.board.shot = replace(shot, coaches=coaches)

        return [self.steps.pause(0.5, "crowd_roar" if event.used else "click", act)]

    def _attack(self, event: AttackCounted) -> list[Step]:
        def fill(show: ShotShow) -> None:
            show.shot = replace(
                show.shot, classic=event.classic, duel=event.duel, attack=event.total
            )

        others = (event.duel, event.stars, event.coach, event.confidence)
        return self._counted("attack", fill, len(event.classic) + sum(map(bool, others)))

    def _defence(self, event: DefenceCounted) -> list[Step]:
        def fill(show: ShotShow) -> None:
            show.defence = event

        if not event.classic:
            return self._known(fill)
        others = (event.stars, event.coach, event.confidence)
        return self._counted("defence", fill, len(event.classic) + sum(map(bool, others)))

    def _known(self, fill: OnBoard) -> list[Step]:
        """Goalkeeper and wall threw nothing: their sum stood there all the time."""

        def start(show: ShotShow) -> None:
            fill(show)
            show.rolling, show.counted = "defence", 1.0

        def end() -> None:
            self._on_board(lambda show: setattr(show, "rolling", ""))

        begin = lambda: self._on_board(start)  # noqa: E731
        return [self.steps.to_be_read(SEEN, at_start=begin, at_end=end)]

    def _counted(self, side: Side, fill: OnBoard, terms: int) -> list[Step]:
        """Dice tumble, then the parts of the sum are told one after the other."""
        scene = self.steps.scene

        def start(show: ShotShow) -> None:
            fill(show)
            show.rolling, show.counted = side, 0.0
            scene.sound("dice")

        def tumble(progress: float) -> None:
            self._on_board(lambda show: setattr(show, "tumble", progress if progress < 1 else -1.0))

        def count(progress: float) -> None:
            self._on_board(lambda show: setattr(show, "counted", progress))

        def end() -> None:
            self._on_board(lambda show: setattr(show, "rolling", ""))

        return [
            Step(TUMBLE, tumble, at_start=lambda: self._on_board(start)),
            self.steps.at_once(lambda: scene.sound("bounce")),
            Step(TERM * terms, count), self.steps.to_be_read(SEEN, at_end=end),
        ]  # fmt: skip

    def _on_board(self, act: OnBoard) -> None:
        if self.picture.board is not None:
            act(self.picture.board)

    def _settled(self, event: ShotSettled) -> list[Step]:
        picture = self.picture
        near = event.defence is not None and event.defence - event.attack <= NEAR
        verdict = "near" if event.result == "saved" and near else event.result

        def kick() -> None:
            self._on_board(lambda show: setattr(show, "verdict", verdict))
            self.steps.scene.sound("kick")

        def fly(progress: float) -> None:
            self._on_board(lambda show: setattr(show, "flight", progress))

        def close() -> None:
            picture.board = None

        shown = [Step(FLIGHT, fly, at_start=kick)]
        if event.result != "goal":
            key = {"near": "near-miss", "saved": "saved", "missed": "missed"}[verdict]
            sound = "crowd_ooh" if verdict in ("near", "missed") else "save"
            icon = "icons/cross" if verdict == "missed" else "icons/glove"
            shown += self.steps.banner(say(f"big4.{key}"), sound, icon, 1.3)
        return [*shown, Step(at_end=close)]

    def _goal(self, event: GoalScored) -> list[Step]:
        def shout() -> None:
            self.steps.scene.show_goal(event)

        def count() -> None:
            standing.score(self.picture, event)

        return [self.steps.pause(0.05, "goal", shout), Step(0.3, at_start=count)]
