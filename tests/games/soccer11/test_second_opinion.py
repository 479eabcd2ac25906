"""Whole matches under the eyes of a second referee: both agree on every move."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.dice import Dice
from game.soccer11.moves import AnyMove, CarryOut, Draw, OpenDay, PlayCard, Seen
from game.soccer11.rules import Soccer11Rules
from tests.games.soccer11.referee import Referee
from tests.games.soccer11.story import the_box

SampleSize = Callable[[int, int, int], int]


def follow(referee: Referee, move: AnyMove, rules: Soccer11Rules) -> None:
    table = rules._table.state
    match move:
        case Draw():
            referee.does_draw(move.seat)
        case PlayCard():
            way = (move.target, move.guess, move.taken)
            referee.does_play(move.seat, move.card, way, table)
        case CarryOut():
            way = (move.target, move.guess, move.taken)
            referee.effect(move.seat, referee.acting, way, table)
        case Seen():
            referee.does_see()
        case OpenDay():
            assert table.starter == move.seat
            referee.begin_day(table)


def assert_same_ways(referee: Referee, rules: Soccer11Rules) -> None:
    if referee.what in ("play", "effect"):
        listed = set()
        for move in rules.legal_moves():
            card = move.card if isinstance(move, PlayCard) else referee.acting
            listed.add((card, (move.target, move.guess, move.taken)))
        assert listed == referee.allowed()
    else:
        assert len(rules.legal_moves()) == (referee.seat is not None)


def assert_same_table(referee: Referee, rules: Soccer11Rules) -> None:
    state = rules._table.state
    assert rules.to_act == referee.seat
    assert state.phase == referee.what
    assert [sorted(hand) for hand in state.hands] == [sorted(hand) for hand in referee.held]
    assert [list(row) for row in state.rows] == referee.rows
    assert state.stock == referee.pile
    assert {seat for seat in range(state.players) if state.shields >> seat & 1} == referee.safe
    assert list(state.points) == referee.points


def both_follow(players: int, seed: int) -> None:
    rules, dice = Soccer11Rules.new(players, {}, the_box(), Dice(seed)), Dice(seed + 77)
    referee = Referee(rules._table.state)
    while rules.to_act is not None:
        assert_same_ways(referee, rules)
        move = rules.sample(rules.to_act, dice)
        rules.apply(move)
        follow(referee, move, rules)
        assert_same_table(referee, rules)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_second_referee_agrees_with_whole_matches(players: int) -> None:
    for seed in range(60):
        both_follow(players, seed)


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_second_referee_agrees_with_many_matches(players: int, sample_size: SampleSize) -> None:
    for seed in range(sample_size(100, 500, 5_000)):
        both_follow(players, seed + 1_000)
