"""Whole matches, watched by a referee who has only read the booklet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.big4 import events as e
from game.big4.bot import Big4Robot
from game.big4.rules import Big4Rules
from game.core.dice import Dice
from game.core.robots import choose_from_fork
from tests.games.big4.second_referee import SecondReferee, Whistle
from tests.games.big4.story import the_box
from tests.games.big4.test_random_play import MODES, fresh

SampleSize = Callable[[int, int, int], int]
in_every_mode = pytest.mark.parametrize(("seats", "advanced"), MODES)


def watched(seats: int, advanced: bool, seed: int) -> SecondReferee:
    """By turns sampled moves, any listed move, and robots of mixed levels."""
    rules, dice = fresh(seats, advanced, seed), Dice(seed + 5)
    referee = SecondReferee(seats, advanced, (list(the_box().attack), list(the_box().defence)))
    robots = [Big4Robot(1 + (seat + seed) % 3) for seat in range(seats)]
    for number in range(5_000):
        if rules.to_act is None:
            break
        referee.watch(rules.apply(_move(rules, robots, dice, seed, number)))
    assert referee.over
    assert [side.goals for side in referee.sides] == list(rules.standings().points)
    for side, team in zip(referee.sides, rules.view(None).teams, strict=True):
        assert side.fresh == {place for place in range(2, 12) if team.fit >> place & 1}
        assert side.weak == {place for place in range(2, 12) if team.weak >> place & 1}
    return referee


def _move(rules: Big4Rules, robots: list[Big4Robot], dice: Dice, seed: int, number: int) -> Any:
    seat = rules.to_act
    assert seat is not None
    if seed % 3 == 0:
        return rules.sample(seat, dice)
    if seed % 3 == 1:
        moves = rules.legal_moves()
        return moves[dice.below(len(moves))]
    return choose_from_fork(robots[seat], rules, seat, number)


@in_every_mode
def test_a_second_referee_has_nothing_to_say(seats: int, advanced: bool) -> None:
    for seed in range(45):
        watched(seats, advanced, seed)


@pytest.mark.long
@pytest.mark.ci_part
@in_every_mode
def test_a_second_referee_has_nothing_to_say_in_many_matches(
    seats: int, advanced: bool, sample_size: SampleSize
) -> None:
    for seed in range(9_000, 9_000 + sample_size(45, 300, 2_500)):
        watched(seats, advanced, seed)


def a_referee() -> SecondReferee:
    referee = SecondReferee(2, False, (list(the_box().attack), list(the_box().defence)))
    for seat in (0, 1):
        referee.watch([e.LinedUp(seat, the_box().ready_made[seat][0])])
    referee.watch([e.TurnBegan(0, 1)])
    return referee


@pytest.mark.parametrize(
    "wrong",
    [
        [e.DiceRolled(0, (5, 4), "dribble"), e.Weakened(0, (40,), "dice")],
        [e.DiceRolled(0, (5, 4), "cramp"), e.Weakened(0, (38,), "dice")],
        [e.DiceRolled(0, (5, 4), "dribble"), e.Weakened(0, (16,), "dice")],
        [e.DiceRolled(0, (5, 4), "dribble"), e.Passed(0)],
        [e.DiceRolled(0, (5, 4), "recovery"), e.PartSkipped(0, "dice")],
        [e.DiceRolled(0, (5, 4), "recovery"), e.Recovered(0, (4,), "recovery")],
        [e.ShotAnnounced(0, "duel", 16, 1, 22)],
        [e.DiceRolled(1, (5, 4), "dribble")],
        [e.Substituted(0, 4, 5)],
        [e.MatchEnded((0, 0), 0)],
    ],
)
def test_it_does_see_what_is_wrong(wrong: list[e.AnyEvent]) -> None:
    with pytest.raises(Whistle):
        a_referee().watch(wrong)


def test_it_lets_pass_what_is_right() -> None:
    nine, four, five = (the_box().ready_made[1][0][place - 1] for place in (9, 4, 5))
    a_referee().watch([e.DiceRolled(0, (5, 4), "dribble"), e.Weakened(0, (nine,), "dice")])
    a_referee().watch([e.DiceRolled(0, (5, 4), "tackle"), e.Weakened(0, (four, five), "dice")])
    a_referee().watch([e.DiceRolled(0, (5, 4), "tackle"), e.Passed(0)])
