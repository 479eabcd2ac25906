"""Which sentence stands over the table of BIG 4: that of the phase, or one that says more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.big4.faces import ActionFace
from game.big4.view import Big4View, Phase
from scenes.big4.picture import Draft

# Beyond the phases: the first roll, sums while they are made, the action of a blue face, ...
MorePrompts = Literal[
    "kick-off", "sum-many", "picking", "picked", "change", "free-kick", "tackle", "no-sum",
    "offside", "save-sure", "save-lost", "shoot-at", "shoot-sure", "shoot-lost",
]  # fmt: skip
Prompt = Phase | MorePrompts | ActionFace
KEEPER_DICE = TAKER_DICE = 3


def prompt_of(view: Big4View, draft: Draft, *, ready: bool, to_score: int | None = None) -> Prompt:
    """While a person chooses; `ready`: the draft makes a move."""
    if draft.mode == "change" and view.phase != "change-hurt":
        return "change"
    if view.phase in ("green", "blue") and draft.mode == "action" and view.action is not None:
        return view.action
    if draft.picked and view.phase != "wall":
        return "picked" if ready else "picking"
    if view.phase == "sum" and len(view.teams) > 2:
        return "sum-many"
    if view.phase == "roll" and view.turns == 1:
        return "kick-off"
    if view.phase == "save" and view.to_save is not None:
        return save_chance(view.to_save)
    if view.phase == "shoot":
        return shoot_chance(to_score)
    return view.phase


def shoot_chance(to_score: int | None) -> Literal["shoot", "shoot-at", "shoot-sure", "shoot-lost"]:
    """Against a wall the keeper throws no dice: the taker knows what to make."""
    if to_score is None:
        return "shoot"
    if to_score <= TAKER_DICE:
        return "shoot-sure"
    return "shoot-lost" if to_score > 6 * TAKER_DICE else "shoot-at"


def save_chance(to_save: int) -> Literal["save", "save-sure", "save-lost"]:
    """Stars and confidence may have decided it before the goalkeeper's dice are rolled."""
    if to_save <= KEEPER_DICE:
        return "save-sure"
    return "save-lost" if to_save > 6 * KEEPER_DICE else "save"


def sum_words(numbers: Sequence[int]) -> str:
    """4 + 5 = 9; a number alone needs no sum."""
    words = " + ".join(map(str, numbers))
    return f"{words} = {sum(numbers)}" if len(numbers) > 1 else words
