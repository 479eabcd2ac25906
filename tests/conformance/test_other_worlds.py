"""Nothing a seat can ask tells it apart from worlds that only differ in what it cannot see.

`test_secrecy` redeals with the game's own forks and so believes them; here they are on trial too.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.dice import Dice
from game.core.robots import choose_from_fork
from tests.conformance.other_worlds import other_worlds, strange_moves
from tests.conformance.tables import TABLES, everything_seen, loaded, new_rules, play_some, someone

WORLDS = 30
STRANGE_MOVES = 15
seeds = st.integers(0, 2**32)
how_far = st.integers(0, 150)
at_every_table = pytest.mark.parametrize(("info", "players"), TABLES)
where_much_is_hidden = pytest.mark.parametrize(
    ("info", "players"), [table for table in TABLES if table.values[0].secret_hands]
)


@where_much_is_hidden
def test_there_are_other_worlds_at_all(info, players):
    rules = new_rules(info, players, 3)
    play_some(rules, 6, Dice(4))
    found = other_worlds(loaded(info), rules, players, Dice(5), tries=400)
    assert {seat for seat, _ in found} == set(range(players))


@at_every_table
@given(seed=seeds, moves=how_far)
def test_a_fork_never_tells_in_which_world_it_was_made(info, players, seed, moves):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    for seat, world in other_worlds(loaded(info), rules, players, Dice(seed), WORLDS):
        fork, other_fork = rules.fork_for(seat, seed), world.fork_for(seat, seed)
        assert everything_seen(other_fork, players) == everything_seen(fork, players)


@at_every_table
@given(seed=seeds, moves=how_far)
def test_what_may_be_done_and_why_not_are_the_same_in_all_of_them(info, players, seed, moves):
    rules, dice = new_rules(info, players, seed), Dice(seed + 2)
    known = moves_made(rules, moves, Dice(seed + 1))
    for seat, world in other_worlds(loaded(info), rules, players, Dice(seed), WORLDS):
        assert world.to_act == rules.to_act
        assert world.may_interrupt == rules.may_interrupt
        assert world.legal_moves(seat) == rules.legal_moves(seat)
        for move in strange_moves(known, info.move_type, dice, STRANGE_MOVES):
            if move.seat == seat:
                assert world.why_not(move) == rules.why_not(move)


@at_every_table
@given(seed=seeds, moves=how_far)
def test_a_robot_chooses_and_explains_alike_in_all_of_them(info, players, seed, moves):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    for seat, world in other_worlds(loaded(info), rules, players, Dice(seed), WORLDS // 3):
        if seat != rules.to_act:
            continue
        for level in info.levels:
            robot = info.robot(level)
            chosen = choose_from_fork(robot, rules, seat, seed)
            assert choose_from_fork(robot, world, seat, seed) == chosen
            reasons = [robot.reason(each.fork_for(seat, seed), chosen) for each in (rules, world)]
            assert reasons[0] == reasons[1]


@at_every_table
@given(seed=seeds, moves=how_far)
def test_what_can_be_taken_back_has_told_nothing_hidden(info, players, seed, moves):
    rules = new_rules(info, players, seed)
    play_some(rules, moves, Dice(seed + 1))
    seat = rules.to_act
    if seat is None:
        return
    worlds = [rules.fork_for(seat, seed + number) for number in range(4)]
    for move in rules.legal_moves():
        told = [what_it_tells(world.copy(), move) for world in worlds]
        harmless = [each for each in told if each is not None]
        assert all(each == harmless[0] for each in harmless), move


def what_it_tells(world: Any, move: Any) -> Any:
    """All that whoever moved may learn by it; None when it cannot be taken back."""
    events = world.apply(move)
    if any(event.reveals for event in events):
        return None
    return [event.seen_by(move.seat) for event in events], world.view(move.seat)


def moves_made(rules: Any, count: int, dice: Dice) -> list[Any]:
    """Plays so many moves; they and what else might have been played at the end."""
    made = []
    for _ in range(count):
        if rules.to_act is None:
            break
        made.append(rules.sample(someone(rules, dice), dice))
        rules.apply(made[-1])
    return [*made, *rules.legal_moves()] or [rules.sample(0, dice)]
