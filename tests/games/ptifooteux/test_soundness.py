"""A damaged state is refused when it is taken out, or can be played to the end; never a crash."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from game.core.dice import Dice
from game.core.soundness import UnsoundState
from game.ptifooteux.rules import PtifooteuxRules
from tests.core.mutations import damaged_json
from tests.games.ptifooteux.story import the_box

SampleSize = Callable[[int, int, int], int]
REFUSALS = (UnsoundState, msgspec.ValidationError, msgspec.DecodeError)
MOST_MOVES = 10_000
PHASES = "opening roll replay to-cup won star rainbow ask tries match final try-again".split()


def restored(snapshot: bytes) -> PtifooteuxRules:
    return PtifooteuxRules.restore(snapshot, the_box(), Dice(1))


def fresh(number: int) -> PtifooteuxRules:
    options = {"places": number % 2 == 0}
    return PtifooteuxRules.new(2 + number % 3, options, the_box(), Dice(number))


def test_every_state_of_a_random_match_is_sound() -> None:
    phases = set()
    for number in range(12):
        rules, dice = fresh(number), Dice(number + 50)
        while rules.to_act is not None:
            phases.add(rules.view(None).phase)
            assert restored(rules.snapshot()).snapshot() == rules.snapshot()
            rules.apply(rules.sample(rules.to_act, dice))
        restored(rules.snapshot())
    assert phases == set(PHASES)


def snapshots(count: int, first: int = 0) -> list[bytes]:
    """States of all moments, from the opening to the final."""
    found: list[bytes] = []
    for number in range(first, first + count):
        rules, dice = fresh(number), Dice(number)
        for _ in range(number * 13 % 350):
            if rules.to_act is not None:
                rules.apply(rules.sample(rules.to_act, dice))
        found.append(rules.snapshot())
    return found


def outcome_of(content: bytes, number: int) -> str:
    """Taken out, looked at, and played to its end."""
    try:
        rules = restored(content)
    except REFUSALS:
        return "refused"
    dice = Dice(number)
    for _ in range(MOST_MOVES):
        rules.view(None)
        rules.standings()
        if rules.to_act is None:
            return "played on"
        rules.apply(rules.sample(rules.to_act, dice))
    raise AssertionError("a match without an end was taken")


def test_a_damaged_state_is_refused_or_played_on() -> None:
    outcomes = {
        outcome_of(damaged_json(snapshot, Dice(number)), number)
        for number, snapshot in enumerate(snapshots(150))
    }
    assert outcomes == {"refused", "played on"}


@pytest.mark.long
@pytest.mark.ci_part
def test_many_damaged_states_are_refused_or_played_on(sample_size: SampleSize) -> None:
    for number, snapshot in enumerate(snapshots(sample_size(100, 500, 3_000), 5_000)):
        for wound in range(3):
            outcome_of(damaged_json(snapshot, Dice(number * 10 + wound)), number)
