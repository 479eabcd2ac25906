"""A seat, a robot and a refusal know what that seat may see, and nothing more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.dice import Dice
from game.core.robots import LEVELS, choose_from_fork
from tests.conformance.tables import (
    TABLES,
    everything_seen,
    is_listed,
    new_rules,
    play_some,
)

seeds = st.integers(0, 2**32)
how_far = st.integers(0, 150)
at_every_table = pytest.mark.parametrize(("info", "players"), TABLES)


@at_every_table
@given(seed=seeds, moves=how_far, fork_seed=seeds)
def test_a_fork_looks_the_same_to_its_seat_and_can_be_played(info, players, seed, moves, fork_seed):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    before = everything_seen(rules, players)
    for seat in range(players):
        fork = rules.fork_for(seat, fork_seed)
        assert fork.view(seat) == rules.view(seat)
        assert fork.view(None) == rules.view(None)
        assert fork.legal_moves(seat) == rules.legal_moves(seat)
        play_some(fork, 10, Dice(fork_seed))
    assert everything_seen(rules, players) == before


@at_every_table
@given(seed=seeds, moves=how_far, one=seeds, other=seeds)
def test_a_fork_depends_on_the_view_and_the_seed_alone(info, players, seed, moves, one, other):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    for seat in range(players):
        redealt = rules.fork_for(seat, other)
        assert redealt.fork_for(seat, one).digest() == rules.fork_for(seat, one).digest()


@at_every_table
def test_forks_really_redeal_what_is_hidden(info, players):
    if not info.secret_hands:
        pytest.skip("nothing is hidden in this game")
    rules = new_rules(info, players, 5)
    digests = {rules.fork_for(0, seed).digest() for seed in range(10)}
    assert len(digests) == 10


@at_every_table
@given(seed=seeds, moves=how_far, redeal=seeds)
def test_redealing_hidden_cards_never_changes_a_robots_choice(info, players, seed, moves, redeal):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    seat = rules.to_act
    if seat is None:
        return
    other_world = rules.fork_for(seat, redeal)
    for level in LEVELS:
        chosen = choose_from_fork(info.robot(level), rules, seat, seed)
        assert choose_from_fork(info.robot(level), other_world, seat, seed) == chosen
        assert rules.why_not(chosen) is None
        assert is_listed(rules, chosen)


@at_every_table
@given(seed=seeds, moves=how_far, redeal=seeds)
def test_a_refusal_tells_nothing_hidden(info, players, seed, moves, redeal):
    rules, elsewhere = new_rules(info, players, seed), new_rules(info, players, seed + 7)
    play_some(rules, moves, Dice(seed + 1))
    play_some(elsewhere, moves, Dice(seed + 2))
    for move in elsewhere.legal_moves():
        other_world = rules.fork_for(move.seat, redeal)
        assert other_world.why_not(move) == rules.why_not(move)
