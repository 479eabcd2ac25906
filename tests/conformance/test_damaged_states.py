"""A damaged state is refused when it is taken out, or can be played to the end; never a crash."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from game.catalog import GAMES, GameInfo
from game.core.dice import Dice
from game.core.soundness import UnsoundState
from tests.conformance.tables import loaded, new_rules, play_some, someone
from tests.core.mutations import damaged_json

SampleSize = Callable[[int, int, int], int]
REFUSALS = (UnsoundState, msgspec.ValidationError, msgspec.DecodeError)
# How many moves before a state is put away, at most: about half of a match.
HALFWAY = {"buteur": 90, "11-soccer": 90, "big4": 160}
MOST_MOVES = 10_000
CUT_SHORT = {"le-championnat": 1_000}  # nobody buys an eleven by chance in a reasonable time
EVERY_GAME = [pytest.param(info, id=info.id) for info in GAMES.values()]


def snapshots(info: GameInfo, count: int, first: int = 0) -> Iterator[bytes]:
    """States of all moments, at all numbers of players, with all options."""
    for number in range(first, first + count):
        players = info.players[number % len(info.players)]
        rules = new_rules(info, players, number, **options_of(info, players, number))
        play_some(rules, number * 13 % HALFWAY.get(info.id, 350), Dice(number))
        yield rules.snapshot()


def options_of(info: GameInfo, players: int, number: int) -> dict[str, Any]:
    chosen = {}
    for option in info.options_at(players):
        number //= len(info.players)
        chosen[option.key] = option.choices[number % len(option.choices)]
    return chosen


def outcome_of(info: GameInfo, content: bytes, number: int) -> str:
    """Taken out, looked at by everybody, thought about in forks, and played to its end."""
    try:
        rules = loaded(info).restore(content, seed=1)
    except REFUSALS:
        return "refused"
    dice = Dice(number)
    for _ in range(CUT_SHORT.get(info.id, MOST_MOVES)):
        rules.view(None)
        rules.standings()
        if rules.to_act is None:
            return "played on"
        seat = someone(rules, dice)
        rules.fork_for(seat, number).view(seat)
        rules.apply(rules.sample(seat, dice))
    assert info.id in CUT_SHORT, "a match without an end was taken"
    return "played on"


@pytest.mark.parametrize("info", EVERY_GAME)
def test_a_damaged_state_is_refused_or_played_on(info: GameInfo) -> None:
    outcomes = {
        outcome_of(info, damaged_json(snapshot, Dice(number)), number)
        for number, snapshot in enumerate(snapshots(info, 400))
    }
    assert outcomes == {"refused", "played on"}


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("info", EVERY_GAME)
def test_many_damaged_states_are_refused_or_played_on(
    info: GameInfo, sample_size: SampleSize
) -> None:
    many = snapshots(info, sample_size(300, 1_500, 6_000), 5_000)
    for number, snapshot in enumerate(many):
        for wound in range(3):
            outcome_of(info, damaged_json(snapshot, Dice(number * 10 + wound)), number)
