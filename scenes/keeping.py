"""Keeping settings: a disk that refuses must never stop a game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from game.core.saves import SaveFailed

if TYPE_CHECKING:
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
