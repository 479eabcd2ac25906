"""The wounds themselves: the same dice leave the same file, whatever was wounded before."""

from __future__ import annotations

import copy

from game.core.dice import Dice
from tests.core.mutations import STRANGE, damaged_json

WHOLE = b'{"kind": "x", "cards": [1, [2, 3], {"seat": 0}], "points": [0, 0]}'


def test_the_same_dice_give_the_same_damage_however_many_files_came_before() -> None:
    before = copy.deepcopy(STRANGE)
    first = [damaged_json(WHOLE, Dice(seed)) for seed in range(3_000)]
    assert before == STRANGE
    assert first == [damaged_json(WHOLE, Dice(seed)) for seed in range(3_000)]
    assert len(set(first)) > 200
