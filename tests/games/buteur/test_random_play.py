"""Whole matches played at random: they end, lose no card, and come back from snapshots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.buteur.events import CardsDrawn, GoalScored, HalfEnded, MatchEnded
from game.buteur.rules import ButeurRules
from game.core.dice import Dice
from tests.games.buteur.story import all_cards, of_type, the_box

MOST_MOVES = 600
SampleSize = Callable[[int, int, int], int]


def play_out(seats: int, seed: int) -> ButeurRules:
    rules = ButeurRules.new(seats, {"shoot_out": seed % 3 == 0}, the_box(), Dice(seed))
    dice, events = Dice(seed + 1_000_000), []
    for _ in range(MOST_MOVES):
        if rules.to_act is None:
            break
        moves = rules.legal_moves()
        assert moves, rules.view(rules.to_act)
        assert len(set(moves)) == len(moves)
        # Every second match is sampled, the others take any listed move as likely as another.
        any_move = moves[dice.below(len(moves))]
        events += rules.apply(rules.sample(rules.to_act, dice) if seed % 2 else any_move)
        assert all_cards(rules) == list(range(55))
        state = rules._table.state
        assert all(
            len(hand) <= size for hand, size in zip(state.hands, state.hand_sizes, strict=True)
        )
    check_the_account(rules, events)
    return rules


def check_the_account(rules: ButeurRules, events: list) -> None:
    """What the events told adds up to how the match stands."""
    assert rules.to_act is None
    goals = [goal for goal in of_type(events, GoalScored) if goal.how != "shoot-out"]
    score = rules.view(None).score
    assert [sum(goal.team == team for goal in goals) for team in (0, 1)] == list(score)
    assert [half.half for half in of_type(events, HalfEnded)] == [1, 2]
    (ended,) = of_type(events, MatchEnded)
    teams = {rules.view(None).teams[seat] for seat in rules.standings().winners}
    assert teams == ({0, 1} if ended.winner is None else {ended.winner})
    assert of_type(events, CardsDrawn)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_end_and_lose_no_card(seats: int) -> None:
    for seed in range(100):
        play_out(seats, seed)


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_matches_end_and_lose_no_card(seats: int, sample_size: SampleSize) -> None:
    for seed in range(1_000, 1_000 + sample_size(100, 500, 3_334)):
        play_out(seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_moves_give_the_same_match(seats: int) -> None:
    assert play_out(seats, 5).snapshot() == play_out(seats, 5).snapshot()
    assert play_out(seats, 5).digest() != play_out(seats, 6).digest()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_restored_from_any_snapshot_goes_on_the_same(seats: int) -> None:
    rules, dice = ButeurRules.new(seats, {}, the_box(), Dice(12)), Dice(3)
    while rules.to_act is not None:
        twin = ButeurRules.restore(rules.snapshot(), the_box(), Dice(12))
        assert twin.digest() == rules.digest()
        assert twin.view(0) == rules.view(0)
        move = rules.sample(rules.to_act, dice)
        assert twin.apply(move) == rules.apply(move)
        assert twin.snapshot() == rules.snapshot()


def test_moves_tried_on_a_copy_leave_the_match_alone() -> None:
    rules, dice = ButeurRules.new(4, {}, the_box(), Dice(1)), Dice(2)
    while rules.to_act is not None:
        before, copy = rules.snapshot(), rules.copy()
        for _ in range(5):
            if copy.to_act is not None:
                copy.apply(copy.sample(copy.to_act, dice))
        assert rules.snapshot() == before
        rules.apply(rules.sample(rules.to_act, dice))


def test_figures_count_the_match() -> None:
    figures = [play_out(2, seed).figures() for seed in range(60)]
    assert all(f["goals"] >= f["penalty_goals"] + f["corner_goals"] for f in figures)
    assert all(f["drawn"] + f["first_kicker_won"] <= 1 for f in figures)
    assert all((f["goalless"] == 1) == (f["goals"] == 0) for f in figures)
    assert 40 < sum(f["turns"] for f in figures) / len(figures) < 90
