"""What every game must obey, at every number of players."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.dice import MOST_ROLLS, Dice
from game.core.match import Match, MatchRecord
from game.core.rules import IllegalMove
from game.core.soundness import UnsoundState
from tests.conformance.tables import (
    MOST_MOVES,
    TABLES,
    everything_seen,
    is_listed,
    loaded,
    new_match,
    new_rules,
    play_some,
)

seeds = st.integers(0, 2**32)
how_far = st.integers(0, 150)
at_every_table = pytest.mark.parametrize(("info", "players"), TABLES)


@at_every_table
@given(seed=seeds)
def test_a_match_ends_and_always_offers_moves_that_differ(info, players, seed):
    rules, dice = new_rules(info, players, seed), Dice(seed + 1)
    for _ in range(MOST_MOVES):
        if rules.to_act is None:
            break
        moves = list(rules.legal_moves())
        assert moves
        assert len(set(moves)) == len(moves)
        assert all(move.seat == rules.to_act for move in moves)
        rules.apply(rules.sample(rules.to_act, dice))
    assert rules.to_act is None
    assert rules.standings().over
    assert not rules.legal_moves()


@at_every_table
@given(seed=seeds, moves=how_far)
def test_every_listed_move_can_be_played_and_tells_something(info, players, seed, moves):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    for move in rules.legal_moves():
        assert rules.why_not(move) is None
        assert rules.copy().apply(move)


@at_every_table
@given(seed=seeds, moves=how_far)
def test_who_may_interrupt_can_and_nobody_else_is_offered_moves(info, players, seed, moves):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    eager = rules.may_interrupt
    assert rules.to_act not in eager
    for seat in range(players):
        if seat in eager:
            move = rules.sample(seat, Dice(seed + 2))
            assert move.seat == seat
            assert rules.copy().apply(move)
        elif seat != rules.to_act:
            assert not rules.legal_moves(seat)


@at_every_table
@given(seed=seeds, moves=how_far)
def test_asking_changes_nothing(info, players, seed, moves):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    first = everything_seen(rules, players)
    for seat in range(players):
        rules.fork_for(seat, seed)
        rules.legal_moves(seat)
    assert everything_seen(rules, players) == first


@at_every_table
@given(seed=seeds, moves=how_far, foreign_moves=how_far)
def test_a_refused_move_changes_nothing(info, players, seed, moves, foreign_moves):
    rules, elsewhere = new_rules(info, players, seed), new_rules(info, players, seed + 7)
    play_some(rules, moves, Dice(seed + 1))
    play_some(elsewhere, foreign_moves, Dice(seed + 2))
    before = everything_seen(rules, players)
    for move in elsewhere.legal_moves():
        refusal = rules.why_not(move)
        if refusal is None:
            assert is_listed(rules, move)
            continue
        assert refusal.key
        with pytest.raises(IllegalMove) as raised:
            rules.apply(move)
        assert raised.value.refusal == refusal
    assert everything_seen(rules, players) == before


@at_every_table
@given(seed=seeds, moves=how_far)
def test_a_copy_goes_its_own_way_from_the_same_state(info, players, seed, moves):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    before = everything_seen(rules, players)
    one, other = rules.copy(), rules.copy()
    play_some(one, 20, Dice(seed + 3))
    play_some(other, 20, Dice(seed + 3))
    assert one.digest() == other.digest()
    assert everything_seen(rules, players) == before


@at_every_table
@given(seed=seeds, moves=how_far)
def test_a_state_put_away_and_taken_out_plays_on_alike(info, players, seed, moves):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    again = loaded(info).restore(rules.snapshot(), seed)
    assert everything_seen(again, players) == everything_seen(rules, players)
    play_some(rules, 30, Dice(seed + 3))
    play_some(again, 30, Dice(seed + 3))
    assert again.digest() == rules.digest()


@at_every_table
@pytest.mark.parametrize("rolls", [-1, MOST_ROLLS + 1])
def test_a_state_with_an_impossible_count_of_rolls_is_refused(info, players, rolls):
    stored = msgspec.json.decode(new_rules(info, players, 1).snapshot())
    spoilt = msgspec.json.encode(stored | {"rolls": rolls})
    with pytest.raises(UnsoundState, match="impossible count"):
        loaded(info).restore(spoilt, 1)


@at_every_table
@given(seed=seeds, moves=how_far)
def test_a_saved_match_replays_to_the_same_digest(info, players, seed, moves):
    match, dice = new_match(info, players, seed), Dice(seed + 1)
    while len(match.moves) < moves and not match.over:
        match.play(match.rules.sample(match.rules.to_act, dice))
    written = msgspec.json.encode(match.record())
    again = Match.resume(loaded(info), msgspec.json.decode(written, type=MatchRecord))
    assert again.replayed_faithfully
    assert again.moves == match.moves
    assert again.record() == match.record()


@at_every_table
@given(seed=seeds, moves=how_far)
def test_undo_restores_what_was_before_the_move(info, players, seed, moves):
    match, dice = new_match(info, players, seed), Dice(seed + 1)
    for _ in range(moves):
        if match.over:
            return
        seat, before = match.rules.to_act, match.record()
        events = match.play(match.rules.sample(seat, dice))
        revealed = any(event.reveals for event in events)
        assert (match.why_not_undo(seat) is None) == (not revealed)
        if not revealed and dice.below(4) == 0:
            assert match.undo(seat) is None
            assert match.record() == before
