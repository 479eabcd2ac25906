"""A p'tifooteux is met, chosen and asked; it smiles or shakes its head, and joins the team."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, assert_never

from game.ptifooteux import events as e
from game.ptifooteux.kids import COLOURS
from scenes.ptifooteux.dice import tumble
from scenes.ptifooteux.flights import flying
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.picture import Answered, Die, PtifooteuxPicture
from scenes.ptifooteux.places import ASK_PORTRAIT, row_box, sticker_box
from scenes.timeline import Halt, Progress, Step
from scenes.words import say

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene

_FACES = ("yes", "no")
_TUMBLE = 1.1
_NODDING = 0.8
_ANSWER = 1.1
_SAYINGS = 4  # different answers of each kind


class AskSteps:
    def __init__(self, scene: PtifooteuxScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> PtifooteuxPicture:
        return self.scene.picture

    def of(
        self, event: e.KidMet | e.StarReached | e.KidChosen | e.KidAnswered | e.TeamCompleted
    ) -> list[Step]:
        match event:
            case e.KidMet() | e.KidChosen():
                return [Step(0.2, at_start=lambda: self._ask(event.kid))]
            case e.StarReached():
                return [Step(0.3, at_start=lambda: self._open_star(event))]
            case e.KidAnswered():
                return self._answered(event)
            case e.TeamCompleted():
                words = say("table.les-ptifooteux.welcome", name=self.scene.name(event.seat))
                faces = self.scene.team_faces(event.seat, "yes")
                return self.scene.steps.turns.banner(words, "crowd_roar", 1.8, faces=faces)
            case _:
                assert_never(event)

    def _ask(self, kid: str) -> None:
        self.picture.asked, self.picture.choices = kid, ()
        self.picture.small_die = Die()
        self.scene.sound("card")

    def _open_star(self, event: e.StarReached) -> None:
        self.picture.choices = event.kids
        self.scene.sound("goal", 0.5)

    def _answered(self, event: e.KidAnswered) -> list[Step]:
        last: Answered = "yes" if event.accepted else "no"

        def roll(progress: float) -> None:
            tumble(self.picture.small_die, progress, _FACES, last)

        def answer() -> None:
            number = 1 + (event.face + len(event.kid)) % _SAYINGS
            self.picture.answered = last
            self.picture.reply = say(f"answer.les-ptifooteux.{last}.{number}")
            self.scene.sound("crowd_roar" if event.accepted else "crowd_ooh", 0.6)

        def close() -> None:
            picture = self.picture
            picture.asked, picture.answered, picture.reply, picture.nod = None, "", "", 0.0
            picture.small_die = Die()

        steps = [
            Step(_TUMBLE, roll, at_start=lambda: self.scene.sound("drum_roll")),
            Halt(_NODDING, self._nodding(event.accepted), at_start=answer, stays=True),
            Step(_ANSWER, at_end=close, stays=True),
        ]
        return [*steps, self._joining(event)] if event.accepted else steps

    def _nodding(self, accepted: bool) -> Progress:
        """No is a shake of the head, yes a small dance."""
        reach, swings = (14.0, 4) if accepted else (30.0, 6)

        def nod(progress: float) -> None:
            swing = math.sin(progress * swings * math.pi) * (1 - progress)
            self.picture.nod = reach * swing if self.scene.stage.pace else 0.0

        return nod

    def _joining(self, event: e.KidAnswered) -> Step:
        """The portrait flies into its place in the team's row."""
        place = COLOURS.index(self.scene.table.box.colour_of[event.kid])
        row = row_box(event.seat, len(self.scene.seats))
        goal = sticker_box(row, place).centre

        def land() -> None:
            self.picture.teams[event.seat].kids.append(event.kid)
            self.scene.sound("card")

        way, widths = (ASK_PORTRAIT.centre, goal), (360.0, 94.0)
        return flying(self.picture, face(event.kid, "yes"), way, widths, land=land)
