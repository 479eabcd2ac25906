"""Whole matches played at random: they end, lose no card, and come back from snapshots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.dice import Dice
from game.soccer11.events import DayBegan, DayEnded, GuessMade, MatchEnded, WentOut
from game.soccer11.rules import Soccer11Rules
from tests.games.soccer11.story import all_cards, of_type, the_box

MOST_MOVES = 3_000
SampleSize = Callable[[int, int, int], int]
ALL_CARDS = sorted(the_box().pack)


def play_out(players: int, seed: int) -> tuple[Soccer11Rules, list]:
    rules = Soccer11Rules.new(players, {}, the_box(), Dice(seed))
    dice, events = Dice(seed + 1_000_000), []
    for _ in range(MOST_MOVES):
        if rules.to_act is None:
            break
        moves = rules.legal_moves()
        assert moves, rules.view(rules.to_act)
        assert len(set(moves)) == len(moves)
        events += rules.apply(moves[dice.below(len(moves))])
        assert all_cards(rules) == ALL_CARDS
        check_the_table(rules)
    check_the_account(rules, events)
    return rules, events


def check_the_table(rules: Soccer11Rules) -> None:
    state = rules._table.state
    drawn = state.phase == "play"
    for seat, hand in enumerate(state.hands):
        assert bool(hand) == bool(state.in_play >> seat & 1)
        assert len(hand) == 2 if drawn and seat == state.actor else len(hand) <= 1
        if hand:
            assert not state.not_held[seat] >> hand[0] & 1
        else:
            assert not any(seats >> seat & 1 for seats in state.known)
    assert not state.not_aside >> state.aside & 1
    assert state.actor == -1 or state.hands[state.actor]


def check_the_account(rules: Soccer11Rules, events: list) -> None:
    """What the events told adds up to how the match stands."""
    assert rules.to_act is None
    ended = of_type(events, DayEnded)
    assert [day.day for day in ended] == list(range(1, len(ended) + 1))
    assert len(of_type(events, DayBegan)) == len(ended) - 1
    view = rules.view(None)
    gains = zip(*(day.result.gains for day in ended), strict=True)
    assert tuple(sum(gain) for gain in gains) == view.points
    (over,) = of_type(events, MatchEnded)
    assert rules.standings().winners == (over.winner,)
    assert over.points[over.winner] == max(view.points) >= view.target
    right = [guess for guess in of_type(events, GuessMade) if guess.right]
    assert len(right) == sum(out.why == "guess" for out in of_type(events, WentOut))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_end_and_lose_no_card(players: int) -> None:
    for seed in range(40):
        play_out(players, seed)


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_random_matches_end_and_lose_no_card(players: int, sample_size: SampleSize) -> None:
    for seed in range(sample_size(100, 1_000, 20_000)):
        play_out(players, seed)


def test_every_way_to_go_out_and_every_phase_comes_up() -> None:
    ways = set()
    for seed in range(150):
        _, events = play_out(3, seed)
        ways |= {out.why for out in of_type(events, WentOut)}
    assert ways >= {"burst", "argentina", "duel", "guess"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_moves_give_the_same_match(players: int) -> None:
    assert play_out(players, 5)[0].snapshot() == play_out(players, 5)[0].snapshot()
    assert play_out(players, 5)[0].digest() != play_out(players, 6)[0].digest()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_restored_from_any_snapshot_goes_on_the_same(players: int) -> None:
    rules, dice = Soccer11Rules.new(players, {}, the_box(), Dice(12)), Dice(3)
    while rules.to_act is not None:
        twin = Soccer11Rules.restore(rules.snapshot(), the_box(), Dice(12))
        assert twin.digest() == rules.digest()
        move = rules.sample(rules.to_act, dice)
        assert twin.apply(move) == rules.apply(move)
        assert twin.snapshot() == rules.snapshot()


def test_moves_tried_on_a_copy_or_a_trial_leave_the_match_alone() -> None:
    rules, dice = Soccer11Rules.new(4, {}, the_box(), Dice(1)), Dice(2)
    while rules.to_act is not None:
        before, copy = rules.snapshot(), rules.copy()
        trial = Soccer11Rules(rules.trial())
        for other in (copy, trial):
            for _ in range(5):
                if other.to_act is not None:
                    other.apply(other.sample(other.to_act, dice))
        assert rules.snapshot() == before
        rules.apply(rules.sample(rules.to_act, dice))


def test_figures_count_the_match() -> None:
    for seed in range(30):
        rules, events = play_out(3, seed)
        figures = rules.figures()
        days = len(of_type(events, DayEnded))
        assert figures["days"] == days
        bursts = sum(out.why == "burst" for out in of_type(events, WentOut))
        assert figures["bursts_a_day"] == pytest.approx(bursts / days)
        assert figures["guesses_a_day"] == pytest.approx(len(of_type(events, GuessMade)) / days)
        assert 0 <= figures["ended_by_elimination"] <= 1
