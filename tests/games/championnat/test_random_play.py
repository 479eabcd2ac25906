"""Whole matches played at random: they end, lose no card and no money, and tell everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.championnat.events import AnyEvent, ElevenComplete, GameEnded, MatchEnded, TurnBegan
from game.championnat.rules import ChampionnatRules
from game.championnat.season import FIXTURES
from game.core.dice import Dice
from tests.games.championnat.story import anyone, check_pieces, of_type, the, the_box

MOST_MOVES = 40_000
LENGTHS = ("full", "short", "express")
SampleSize = Callable[[int, int, int], int]


def play_out(seats: int, seed: int) -> tuple[ChampionnatRules, list[AnyEvent]]:
    options = {"length": LENGTHS[seed // 3 % 3], "prize": (2_000, 1_000)[seed % 2]}
    rules = ChampionnatRules.new(seats, options, the_box(), Dice(seed))
    dice, events = Dice(seed + 1_000_000), []
    for _ in range(MOST_MOVES):
        if rules.to_act is None:
            break
        events += rules.apply(rules.sample(anyone(rules, dice), dice))
        check_pieces(rules)
    assert rules.to_act is None
    return rules, events


def check_the_account(rules: ChampionnatRules, events: list[AnyEvent]) -> None:
    ended = the(events, GameEnded)
    standings = rules.standings()
    seats = len(ended.places)
    assert (standings.places, standings.points) == (ended.places, ended.points)
    assert len(of_type(events, TurnBegan)) == rules.turns - 1
    assert len(of_type(events, ElevenComplete)) == 1
    matches = of_type(events, MatchEnded)
    assert len(matches) >= sum(len(day) for day in FIXTURES[seats])
    assert sum(ended.points) == 2 * sum(len(day) for day in FIXTURES[seats])
    assert rules.may_interrupt == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_end_and_lose_nothing(seats: int) -> None:
    for seed in range(9):
        check_the_account(*play_out(seats, seed))


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_matches_end_and_lose_nothing(seats: int, sample_size: SampleSize) -> None:
    for seed in range(sample_size(20, 60, 2_000)):
        check_the_account(*play_out(seats, seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_moves_give_the_same_match(seats: int) -> None:
    assert play_out(seats, 5)[1] == play_out(seats, 5)[1]
    assert play_out(seats, 5)[0].digest() != play_out(seats, 6)[0].digest()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_restored_from_any_snapshot_goes_on_the_same(seats: int) -> None:
    rules = ChampionnatRules.new(seats, {"length": "express"}, the_box(), Dice(12))
    dice = Dice(3)
    while rules.to_act is not None:
        twin = ChampionnatRules.restore(rules.snapshot(), the_box(), Dice(12))
        assert (twin.digest(), twin.view(0)) == (rules.digest(), rules.view(0))
        move = rules.sample(anyone(rules, dice), dice)
        assert twin.apply(move) == rules.apply(move)
        assert twin.snapshot() == rules.snapshot()
