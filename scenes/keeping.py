"""Keeping settings and matches: a disk that refuses must never stop a game."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from game.core.saves import SaveFailed
from scenes.messages import save_failed_message

if TYPE_CHECKING:
    from scenes.game_scene import GameScene
    from scenes.stage import Stage

_log = logging.getLogger(__name__)


def keep_settings(stage: Stage) -> bool:
    """Write the settings now; False when the disk would not take them."""
    try:
        stage.settings.write(stage.saves.folder)
    except SaveFailed as problem:
        _log.warning("settings not kept: %s", problem)
        return False
    return True


class MatchKeeping:
    """Puts a match on the shelf after every move; that it failed is said once, not every time."""

    def __init__(self, scene: GameScene) -> None:
        self.scene = scene
        self.is_kept = True  # on the shelf, as it stands after the last move

    def keep(self) -> None:
        scene, saves = self.scene, self.scene.stage.saves
        try:
            saves.keep(scene.match.record(time.time()))
            if scene.match.over:
                saves.finish(scene.match.id)
            self.is_kept = True
        except SaveFailed as problem:
            _log.warning("match not kept: %s", problem)
            if self.is_kept:
                scene.stack.push(save_failed_message(problem, self._keep_again))
            self.is_kept = False

    def _keep_again(self) -> None:
        self.is_kept = True  # or nobody would hear that it failed once more
        self.keep()
