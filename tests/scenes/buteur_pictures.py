"""Pictures of Buteur to try things on, and what is asked of boxes."""

from __future__ import annotations

from typing import Any

from game.buteur.cards import Arrow
from game.buteur.rules import SEATINGS
from game.core.record import Seat
from scenes import theme
from scenes.buteur.card import deck
from scenes.buteur.picture import Answer, ButeurPicture, Question
from scenes.scene import Box, Point

SCREEN = Box(0, 0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
LEAST_TARGET, LEAST_GAP = 90, 18
SEATS = [Seat("Léa", "avatar-01", 0), Seat("Noé", "avatar-02", 1), Seat("Mia", "avatar-05", 2),
         Seat("Zig", "", 3, "robot")]  # fmt: skip


def number_of(kind: str, arrows: dict[Arrow, int] | None = None) -> int:
    fitting = (
        number
        for number, card in enumerate(deck())
        if card.kind == kind and (arrows is None or card.arrows == arrows)
    )
    return next(fitting)


FREE_KICK = number_of("free-kick", {"straight": 2, "left": 2, "right": 2})
HAND: list[int | None] = [FREE_KICK, *range(7)]


def picture_of(players: int = 2, **changes: Any) -> ButeurPicture:
    seating = SEATINGS[players]
    picture = ButeurPicture(
        teams=seating.teams, hand=list(HAND), hand_sizes=seating.hand_sizes, stock=20, acting=0
    )
    for name, value in changes.items():
        setattr(picture, name, value)
    return picture


def question(answers: int, towards: Point | None) -> Question:
    made = [
        Answer(f"answer-{number}", "icons/glove", "Gardien", "arrêt sûr", theme.SUN)
        for number in range(answers)
    ]
    return Question("Tir de Léa ! Que fais-tu ?", tuple(made), towards)


def inside(inner: Box, outer: Box) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.x + inner.width <= outer.x + outer.width
        and inner.y + inner.height <= outer.y + outer.height
    )


def gap(one: Box, other: Box) -> float:
    """Design pixels between two boxes; negative when they overlap."""
    across = max(one.x - other.x - other.width, other.x - one.x - one.width)
    down = max(one.y - other.y - other.height, other.y - one.y - one.height)
    return max(across, down)
