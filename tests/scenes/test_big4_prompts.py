"""Stars and confidence can decide a shot before the goalkeeper rolls: the prompt says so."""

from __future__ import annotations

import pytest

from scenes.big4.prompts import save_chance
from scenes.words import say


@pytest.mark.parametrize(
    ("to_save", "told"),
    [
        (-5, "save-sure"),
        (3, "save-sure"),
        (4, "save"),
        (18, "save"),
        (19, "save-lost"),
    ],
)
def test_three_dice_make_three_to_eighteen(to_save: int, told: str) -> None:
    assert save_chance(to_save) == told
    assert say(f"prompt.big4.{told}", name="Noé", n=to_save).startswith("Noé, ")
