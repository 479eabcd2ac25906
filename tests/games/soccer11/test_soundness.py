"""A damaged state is refused when it is taken out, or can be played to the end; never a crash."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from game.core.dice import Dice
from game.core.soundness import UnsoundState
from game.soccer11.rules import Soccer11Rules
from tests.core.mutations import damaged_json
from tests.games.soccer11.story import the_box

SampleSize = Callable[[int, int, int], int]
REFUSALS = (UnsoundState, msgspec.ValidationError, msgspec.DecodeError)
MOST_MOVES = 3_000


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


def snapshots(count: int, first: int = 0) -> list[bytes]:
    """States of all moments."""
    found: list[bytes] = []
    for number in range(first, first + count):
        rules = Soccer11Rules.new(2 + number % 3, {}, the_box(), Dice(number))
        dice = Dice(number)
        for _ in range(number * 13 % 90):
            if rules.to_act is not None:
                rules.apply(rules.sample(rules.to_act, dice))
        found.append(rules.snapshot())
    return found


def outcome_of(content: bytes, number: int) -> str:
    """Taken out, looked at by everybody, thought about in forks, and played to its end."""
    try:
        rules = restored(content)
    except REFUSALS:
        return "refused"
    dice = Dice(number)
    for _ in range(MOST_MOVES):
        if rules.to_act is None:
            return "played on"
        rules.view(None)
        rules.fork_for(rules.to_act, number).view(rules.to_act)
        rules.apply(rules.sample(rules.to_act, dice))
    raise AssertionError("a match without an end was taken")


def test_a_damaged_state_is_refused_or_played_on() -> None:
    outcomes = {
        outcome_of(damaged_json(snapshot, Dice(number)), number)
        for number, snapshot in enumerate(snapshots(300))
    }
    assert outcomes == {"refused", "played on"}


@pytest.mark.long
@pytest.mark.ci_part
def test_many_damaged_states_are_refused_or_played_on(sample_size: SampleSize) -> None:
    for number, snapshot in enumerate(snapshots(sample_size(300, 1_500, 6_000), 5_000)):
        for wound in range(3):
            outcome_of(damaged_json(snapshot, Dice(number * 10 + wound)), number)
