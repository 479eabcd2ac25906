"""What the tests of several screens do: look into other worlds, reach things by the keyboard."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.match import Match
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal

MOST_TABS = 90


def redealt(match: Match[Any, Any, Any], seed: int) -> Match[Any, Any, Any]:
    """A world that differs in what seat 0 cannot see."""
    rules = match.rules.fork_for(0, seed)
    return Match(match.game, rules, match.seats, match.options, match.seed, 0.0, match.id)


def screen_of_seat_0(rehearsal: Rehearsal, scene: GameScene) -> bytes:
    scene.viewing.handed_to(0)
    rehearsal.show([scene])
    rehearsal.wait(0.5, step=0.1)
    return pygame.image.tobytes(rehearsal.surface, "RGB")


def press(rehearsal: Rehearsal, scene: GameScene, key: str) -> None:
    """Go there with the keyboard, as far as it takes, and press Enter."""
    for _ in range(MOST_TABS):
        if scene.focused == key:
            rehearsal.key(pygame.K_RETURN)
            return
        rehearsal.key(pygame.K_TAB)
    pytest.fail(f"{key} cannot be reached")
