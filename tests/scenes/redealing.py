"""Worlds that differ in what seat 0 cannot see, and what stands on its screen in each."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.match import Match
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal


def redealt(match: Match[Any, Any, Any], seed: int) -> Match[Any, Any, Any]:
    rules = match.rules.fork_for(0, seed)
    return Match(match.game, rules, match.seats, match.options, match.seed, 0.0, match.id)


def screen_of_seat_0(rehearsal: Rehearsal, scene: GameScene) -> bytes:
    scene.viewing.handed_to(0)
    rehearsal.show([scene])
    rehearsal.wait(0.5, step=0.1)
    return pygame.image.tobytes(rehearsal.surface, "RGB")
