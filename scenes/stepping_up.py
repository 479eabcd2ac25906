"""Somebody else steps up to the screen: the curtain, what happened meanwhile, then the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.handover import Handover
from scenes.recap import Recap
from scenes.widgets.curtain import curtain_of

if TYPE_CHECKING:
    from scenes.game_scene import GameScene


class SteppingUp:
    def __init__(self, scene: GameScene) -> None:
        self.scene = scene

    def call(self, seat: int) -> None:
        """The screen is handed to that person; the table stays hidden until they say so."""
        scene = self.scene
        scene.stack.push(Handover(seat, scene.seats, lambda: self._tell_news(seat)))

    def _tell_news(self, seat: int) -> None:
        """What the others did meanwhile, before the hand lies open."""
        scene = self.scene
        lines = scene.recap_lines(scene.match.news_for(seat))
        if lines:
            scene.stack.push(Recap(lines, scene.seats, seat, lambda: self._is_here(seat)))
        else:
            self._is_here(seat)

    def _is_here(self, seat: int) -> None:
        scene = self.scene
        scene.stack.open_curtain(curtain_of(scene.seats[seat]))
        scene.viewing.handed_to(seat)
        scene.turn_opens_anew()
