"""Clicks on the grass that hit no lit square: just beside one, or somewhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.buteur.moves import PlaceBall
from scenes.buteur.pitch import hit_box, square_at
from scenes.scene import Point

if TYPE_CHECKING:
    from scenes.buteur.scene import ButeurScene


def click_grass(scene: ButeurScene, point: Point) -> None:
    """Who clicks just beside a lit square means it; elsewhere it is said where the ball may go."""
    if scene.person_to_act is None:
        return
    choosing, square = scene.choosing, square_at(point)
    placing = any(isinstance(choice, PlaceBall) for choice in choosing.offered.values())
    acts = choosing.square_acts()
    near = next((act for lit, act in acts if hit_box(lit).holds(point)), None)
    if near is not None:
        near()
    elif placing and square is not None:
        scene.person_tries(lambda seat: PlaceBall(seat, square), point)
