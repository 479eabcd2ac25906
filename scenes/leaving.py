"""The way out of a match (mock-up 23a): it is kept already, so nothing is lost by any answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.saves import SaveFailed
from scenes.dialog import Answer, Dialog, nothing
from scenes.messages import cannot_throw_away_message
from scenes.scene import Box
from scenes.score import score_of, sides_of
from scenes.small_pictures import drawn_small
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.canvas import Canvas
    from scenes.game_scene import GameScene

_RADIUS = 44
_STEP = 2 * _RADIUS + 18
_SCORE_ROOM = 210
_SCORE_SIZE = 72
_PEOPLE_ABOVE_THE_FOOT = 54
_TICK = 76


class Leaving(Dialog):
    """Over the table: play on, go home, or begin again with the same people."""

    def __init__(self, scene: GameScene) -> None:
        self._scene = scene
        self._thumbnail: pygame.Surface | None = None
        super().__init__(
            say("dialog.leave.title"),
            say("dialog.leave.text" if scene.keeping.is_kept else "dialog.leave.not-kept"),
            [
                Answer(say("dialog.leave.stay"), nothing, "play-white"),
                Answer(say("dialog.leave.home"), lambda: scene.stack.home(), "home"),
                Answer(say("dialog.leave.restart"), self._ask_to_restart, "undo"),
            ],
            picture=self._draw_match,
            escape=0,
        )

    def _ask_to_restart(self) -> None:
        scene = self._scene
        question = Dialog(
            say("dialog.restart.title"),
            say("dialog.restart.text"),
            [
                Answer(say("dialog.restart.no"), nothing, "play-white"),
                Answer(say("dialog.restart.yes"), lambda: restart(scene), "undo"),
            ],
            escape=0,
        )
        scene.stack.push(question)

    def lay_out(self) -> None:
        self._thumbnail = None

    def _draw_match(self, canvas: Canvas, box: Box) -> None:
        """What everybody may see of the table, drawn once, and that it is safe."""
        scene = self._scene
        if self._thumbnail is None:
            self._thumbnail = drawn_small(
                scene.stage,
                lambda sheet, place: scene.draw_thumbnail(sheet, scene.match, place),
                box.width,
                box.height,
            )
        canvas.blit(self._thumbnail, box.x, box.y)
        if scene.keeping.is_kept:
            x, y = box.x + box.width + 4, box.y + box.height - 10
            canvas.art("ui/tick-badge", x, y, _TICK, "centre")

    def draw_beside(self, canvas: Canvas, box: Box) -> None:
        above = box.height - 2 * _PEOPLE_ABOVE_THE_FOOT
        super().draw_beside(canvas, box._replace(height=above))
        self._draw_people(canvas, box)

    def _draw_people(self, canvas: Canvas, box: Box) -> None:
        """Between two sides also how it stands."""
        scene, y = self._scene, box.y + box.height - _PEOPLE_ABOVE_THE_FOOT
        score = score_of(scene.match, scene.info)
        if score is None:
            self._draw_row(canvas, range(len(scene.seats)), box.x, y)
            return
        left, right = sides_of(scene.info, len(scene.seats))
        x = self._draw_row(canvas, left, box.x, y) + _SCORE_ROOM / 2
        words = f"{score[0]} – {score[1]}"
        canvas.text(words, x, y, _SCORE_SIZE, anchor="centre", room=_SCORE_ROOM - 20, fixed=True)
        self._draw_row(canvas, right, x + _SCORE_ROOM / 2, y)

    def _draw_row(self, canvas: Canvas, seats: Sequence[int], left: float, y: float) -> float:
        """The portraits side by side; where the row ends."""
        for number, seat in enumerate(seats):
            x = left + _RADIUS + number * _STEP
            draw_avatar(canvas, self._scene.seats[seat], seat, x, y, _RADIUS)
        return left + len(seats) * _STEP - (_STEP - 2 * _RADIUS)


def restart(scene: GameScene) -> None:
    """The same people and options again, in the place of this match."""
    from scenes.registry import rematch

    scene.stack.replace(rematch(scene.match, scene.info))
    try:
        scene.stage.saves.throw_away(scene.match.id)
    except SaveFailed:
        scene.stack.push(cannot_throw_away_message())
