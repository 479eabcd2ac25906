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
    "offside", "save-sure", "save-lost",
]  # fmt: skip
Prompt = Phase | MorePrompts | ActionFace
KEEPER_DICE = 3


def prompt_of(view: Big4View, draft: Draft, *, ready: bool) -> Prompt:
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
    return view.phase


def save_chance(to_save: int) -> Literal["save", "save-sure", "save-lost"]:
    """Stars and confidence may have decided it before the goalkeeper's dice are rolled."""
    if to_save <= KEEPER_DICE:
        return "save-sure"
    return "save-lost" if to_save > 6 * KEEPER_DICE else "save"


def sum_words(numbers: Sequence[int]) -> str:
    """4 + 5 = 9; a number alone needs no sum."""
    words = " + ".join(map(str, numbers))
    return f"{words} = {sum(numbers)}" if len(numbers) > 1 else words
