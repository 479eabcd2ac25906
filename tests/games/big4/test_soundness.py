"""A stored state of BIG 4 that cannot be a match is refused; every state of a real one is taken."""

from __future__ import annotations

import json

import pytest

from game.big4.rules import Big4Rules
from game.core.dice import Dice
from game.core.soundness import UnsoundState
from tests.games.big4.story import the_box
from tests.games.big4.test_random_play import MODES, fresh


def snapshots(count: int, first: int = 0) -> list[bytes]:
    """States of all modes and moments."""
    found: list[bytes] = []
    for number in range(first, first + count):
        seats, advanced = MODES[number % len(MODES)]
        rules, dice = fresh(seats, advanced, number), Dice(number)
        for _ in range(number * 13 % 160):
            if rules.to_act is not None:
                rules.apply(rules.sample(rules.to_act, dice))
        found.append(rules.snapshot())
    return found


def test_every_sound_state_is_taken_out_again() -> None:
    for number, snapshot in enumerate(snapshots(400)):
        assert Big4Rules.restore(snapshot, the_box(), Dice(number)).snapshot() == snapshot


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("turn_seat", 5, "turn"),
        ("actor", -1, "end"),
        ("referee", 7, "referee"),
        ("duels", [0], "duels"),
        ("yellows", [3] * 8, "yellow cards"),
        ("yellows", [80], "yellow card"),
        ("classic", [7, 1], "dice"),
        ("advanced", True, None),
        ("left", [1], "elimination"),
        ("turns", 10**9, "count"),
        ("phase", "save", "shot"),
        ("phase", "blue", "roll"),
    ],
)
def test_the_reason_is_named(field: str, value: object, what: str | None) -> None:
    rules, dice = fresh(2, False, 4), Dice(4)
    while rules.view(None).phase != "roll":
        rules.apply(rules.sample(rules.to_act, dice))
    content = json.loads(rules.snapshot())
    content["state"][field] = value
    if what is None:
        Big4Rules.restore(json.dumps(content).encode(), the_box(), Dice(4))
        return
    with pytest.raises(UnsoundState, match=what):
        Big4Rules.restore(json.dumps(content).encode(), the_box(), Dice(4))
