"""Extra tries and matches: the panel opens, the competition die rolls, the crowd answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.ptifooteux import events as e
from game.ptifooteux.kids import FINAL, STAGES
from scenes.ptifooteux.dice import tumble
from scenes.ptifooteux.flights import flying
from scenes.ptifooteux.picture import Die, PtifooteuxPicture
from scenes.ptifooteux.places import MATCH_VS, row_box, slot_box
from scenes.ptifooteux.teams import stage_mark
from scenes.timeline import Halt, Step

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene

_FACES = ("win", "lose")
_TUMBLE = 1.2
_RESULT = 1.7


def crowd(stage: int) -> float:
    """How loud the stands are: the further the cup, the more have come."""
    return 0.3 + 0.7 * stage / STAGES[-1]


class MatchSteps:
    def __init__(self, scene: PtifooteuxScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> PtifooteuxPicture:
        return self.scene.picture

    def before(self, event: e.ExtraTryTaken | e.MatchReached | e.TriesAnnounced) -> list[Step]:
        match event:
            case e.ExtraTryTaken():
                return [self._extra_try(event)]
            case e.MatchReached():
                return [Step(0.35, at_start=lambda: self._kick_off(event))]
            case e.TriesAnnounced():
                return [Step(0.35, at_start=lambda: self._announce(event))]
            case _:
                assert_never(event)

    def of(self, event: e.MatchDieRolled | e.MatchWon | e.MatchLost) -> list[Step]:
        match event:
            case e.MatchDieRolled():
                return self._rolled(event)
            case e.MatchWon():
                over = self._over(event.stage, "won", "crowd_roar")
                return [over, self._ticked_off(event)]
            case e.MatchLost():
                lost = Step(at_start=lambda: self._lose(event))
                return [self._over(event.stage, "lost", "crowd_ooh"), lost]
            case _:
                assert_never(event)

    def _kick_off(self, event: e.MatchReached) -> None:
        picture = self.picture
        picture.stage, picture.small_die, picture.results = event.stage, Die(), ()
        if not picture.teams[event.seat].extra_tries:
            picture.attempt = picture.tries = 1
        self.scene.sound("whistle_long", crowd(event.stage))

    def _announce(self, event: e.TriesAnnounced) -> None:
        picture = self.picture
        picture.teams[event.seat].extra_tries -= event.cards
        picture.extra_supply = event.left
        picture.attempt, picture.tries = 1, 1 + event.cards
        self.scene.sound("card")

    def _rolled(self, event: e.MatchDieRolled) -> list[Step]:
        def roll(progress: float) -> None:
            last = "win" if event.won else "lose"
            tumble(self.picture.small_die, progress, _FACES, last)

        steps = [Step(_TUMBLE, roll, at_start=lambda: self.scene.sound("drum_roll"))]
        if not event.won and event.attempt < event.tries:
            steps.append(Halt(0.9, at_start=lambda: self._try_again(event), stays=True))
        else:
            steps.append(Step(0.2, at_end=self._no_more_tries))
        return steps

    def _try_again(self, event: e.MatchDieRolled) -> None:
        self.picture.results = (*self.picture.results, False)
        self.picture.attempt = event.attempt + 1
        self.scene.sound("save", crowd(event.stage))

    def _no_more_tries(self) -> None:
        self.picture.attempt = 0

    def _over(self, stage: int, outcome: str, sound: str) -> Step:
        joy = self.scene.rejoicing(_RESULT)

        def show() -> None:
            self.picture.outcome = outcome
            self.scene.sound(sound, crowd(stage))

        def close() -> None:
            picture = self.picture
            picture.stage = picture.tries = 0
            picture.outcome, picture.results, picture.small_die = "", (), Die()
            picture.joy = 0.0

        return Halt(_RESULT, joy, at_start=show, at_end=close, stays=True)

    def _ticked_off(self, event: e.MatchWon) -> Step:
        """A match less on the way to the cup: the tick flies to the team's row."""
        seats = len(self.scene.seats)
        goal = stage_mark(row_box(event.seat, seats), event.stage, seats)
        art = "icons/trophy" if event.stage == FINAL else "ui/tick-badge"

        def land() -> None:
            self.picture.teams[event.seat].through = event.stage != FINAL
            self.scene.sound("click")

        return flying(self.picture, art, (MATCH_VS, goal), (230.0, 46.0), land=land)

    def _lose(self, event: e.MatchLost) -> None:
        team = self.picture.teams[event.seat]
        lost = list(team.lost)
        lost[event.stage - 1] += 1
        team.lost, team.beaten = tuple(lost), True

    def _extra_try(self, event: e.ExtraTryTaken) -> Step:
        """A card from the pile into the team's row."""
        start = self.scene.table.places.boxes["pile-extra"].centre
        row = row_box(event.seat, len(self.scene.seats))
        goal = slot_box(row, event.held - 1).centre

        def off() -> None:
            self.picture.extra_supply = event.left
            self.scene.sound("deal")

        def land() -> None:
            self.picture.teams[event.seat].extra_tries = event.held

        art, way, widths = "pieces/extra-try-card", (start, goal), (86.0, 44.0)
        return flying(self.picture, art, way, widths, off=off, land=land)
