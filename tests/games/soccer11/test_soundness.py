"""Every state of a real match of 11 Soccer is taken out again as it was put away."""

from __future__ import annotations

import pytest

from game.core.dice import Dice
from game.soccer11.rules import Soccer11Rules
from tests.games.soccer11.story import the_box


def restored(snapshot: bytes) -> Soccer11Rules:
    return Soccer11Rules.restore(snapshot, the_box(), Dice(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_random_match_is_sound(players: int) -> None:
    phases = set()
    for seed in range(12):
        rules, dice = Soccer11Rules.new(players, {}, the_box(), Dice(seed)), Dice(seed + 50)
        while rules.to_act is not None:
            phases.add(rules.view(None).phase)
            assert restored(rules.snapshot()).snapshot() == rules.snapshot()
            rules.apply(rules.sample(rules.to_act, dice))
        restored(rules.snapshot())
    assert phases == {"draw", "play", "effect", "look", "compare", "swap", "next-day"}
