"""The faces of the special dice of BIG 4; a fair die shows each entry of its row equally often."""

from __future__ import annotations

from typing import Literal

ActionFace = Literal["dribble", "recovery", "offside", "cramp", "free-kick", "tackle"]
Colour = Literal["green", "red", "blue"]
DuelFace = Literal["goal", "missed", "star-1", "star-2"]
RefereeFace = Literal["minor", "yellow", "red", "red-penalty"]

ACTION_DIE: tuple[ActionFace, ...] = (
    "dribble", "recovery", "offside", "cramp", "free-kick", "tackle",
)  # fmt: skip
DUEL_DIE: tuple[DuelFace, ...] = ("goal", "missed", "star-1", "star-1", "star-2", "star-2")
REFEREE_DIE: tuple[RefereeFace, ...] = ("minor", "minor", "yellow", "yellow", "red", "red-penalty")

COLOURS: dict[ActionFace, Colour] = {
    "dribble": "green",
    "recovery": "green",
    "offside": "red",
    "cramp": "red",
    "free-kick": "blue",
    "tackle": "blue",
}
DUEL_STARS: dict[DuelFace, int] = {"goal": 0, "missed": 0, "star-1": 1, "star-2": 2}
