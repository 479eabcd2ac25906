"""Robots play what their level knows, from forks alone, quickly, and can say why."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from game.core.dice import Dice
from game.core.robots import LEVELS, choose_from_fork, thinking_seed
from game.soccer11.bot import Soccer11Robot
from game.soccer11.bot_levels import Counter
from game.soccer11.bot_outlook import Outlook
from game.soccer11.moves import AnyMove, CarryOut, PlayCard
from game.soccer11.rules import Soccer11Rules
from scenes.words import has_words
from tests.games.soccer11.story import Story, the_box

SampleSize = Callable[[int, int, int], int]


def choices(tale: Story, level: int, tries: int = 20) -> set[AnyMove]:
    robot, seat = Soccer11Robot(level), tale.rules.to_act
    assert seat is not None
    return {choose_from_fork(robot, tale.rules, seat, seed) for seed in range(tries)}


def played(robots: list[Soccer11Robot], seed: int) -> Soccer11Rules:
    rules = Soccer11Rules.new(len(robots), {}, the_box(), Dice(seed))
    decisions = 0
    while (seat := rules.to_act) is not None:
        thought = thinking_seed(seed, decisions, seat)
        rules.apply(choose_from_fork(robots[seat], rules, seat, thought))
        decisions += 1
    return rules


def share_won(level: int, against: int, players: int, games: int) -> float:
    """How often one robot of `level` wins among others; its seat goes round."""
    won = 0
    for seed in range(games):
        own = seed % players
        levels = [level if seat == own else against for seat in range(players)]
        rules = played([Soccer11Robot(each) for each in levels], seed)
        won += rules.standings().winners == (own,)
    return won / games


@pytest.mark.parametrize("level", LEVELS)
def test_no_robot_plays_argentina_when_it_may_keep_it(level: int) -> None:
    tale = Story([6, 10], [5], [4])
    assert {move.card for move in choices(tale, level)} == {10}


def test_level_1_guesses_among_ranks_not_yet_all_seen() -> None:
    tale = Story([11, 6], [5], [4], rows=[[10, 9], [8, 7, 7], [1, 1, 2, 2]])
    guesses = {move.guess for move in choices(tale, 1, 60)}
    assert guesses == {3, 4, 5, 11}


def test_level_1_does_not_use_what_it_saw() -> None:
    tale = Story([11, 6], [5], [4])
    tale.state.known[0] = 0b010
    assert len(choices(tale, 1, 40)) > 5


@pytest.mark.parametrize("level", [2, 3])
def test_a_robot_that_saw_a_card_guesses_it(level: int) -> None:
    tale = Story([11, 6], [5], [4])
    tale.state.known[0] = 0b010
    assert choices(tale, level) == {PlayCard(0, 11, 1, 5)}


@pytest.mark.parametrize("level", [2, 3])
def test_a_robot_challenges_where_it_knows_it_wins(level: int) -> None:
    tale = Story([5, 7], [4], [10])
    tale.state.known[0] = 0b110
    assert choices(tale, level) == {PlayCard(0, 5, 1)}


@pytest.mark.parametrize("level", [2, 3])
def test_a_robot_makes_a_known_argentina_go(level: int) -> None:
    tale = Story([1, 5], [6], [10])
    tale.state.known[0] = 0b010
    assert choices(tale, level) == {PlayCard(0, 1, 1)}


@pytest.mark.parametrize("level", [2, 3])
def test_a_robot_carries_out_what_it_had_to_discard(level: int) -> None:
    tale = Story([1, 10], [11], [4], stock=[5])
    tale.play(1, target=1)
    assert all(isinstance(move, CarryOut) and move.guess for move in choices(tale, level))


def test_level_3_uses_what_everybody_can_rule_out() -> None:
    rows = [[10, 9, 8], [7, 7, 1], [1, 2, 2]]
    tale = Story([11, 6], [5], [4], rows=rows)
    tale.state.not_held[1] = 1 << 3 | 1 << 4 | 1 << 11
    tale.state.not_held[2] = 1 << 5
    assert choices(tale, 3) == {PlayCard(0, 11, 1, 5)}


def test_level_2_likes_a_card_less_that_a_rival_has_seen() -> None:
    def worth_of_keeping_france(known: bool) -> float:
        tale = Story([10, 4], [5], [2])
        tale.state.known[1] = int(known)
        outlook = Outlook(tale.rules.view(0), the_box())
        return Counter().worth(PlayCard(0, 4), outlook)

    assert worth_of_keeping_france(known=True) < worth_of_keeping_france(known=False)


@pytest.mark.parametrize("level", LEVELS)
def test_no_robot_aims_a_1_at_itself_while_it_holds_argentina(level: int) -> None:
    tale = Story([1, 6], [5], [4], [7])
    assert 0 not in {move.target for move in choices(tale, level, 40)}


def test_equal_targets_are_chosen_by_chance() -> None:
    tale = Story([2, 10], [5], [4], [7])
    targets = {move.target for move in choices(tale, 2, 60) if move.card == 2}
    assert targets in ({1, 2, 3}, set())
    tale = Story([11, 6], [5], [4], [7])
    assert {move.target for move in choices(tale, 2, 60)} == {1, 2, 3}


@pytest.mark.parametrize("level", LEVELS)
def test_a_robot_can_say_why_in_both_languages(level: int) -> None:
    robot = Soccer11Robot(level)
    reasons = set()
    for seed in range(4):
        rules, dice = Soccer11Rules.new(3, {}, the_box(), Dice(seed)), Dice(seed)
        while (seat := rules.to_act) is not None:
            fork = rules.fork_for(seat, seed)
            for move in rules.legal_moves():
                reasons.add(robot.reason(fork, move).key)
            rules.apply(rules.sample(seat, dice))
    assert len(reasons) > 15
    assert all(has_words(key) for key in reasons)


def test_level_3_decides_in_a_few_milliseconds() -> None:
    robot, decisions = Soccer11Robot(3), 0
    started = time.process_time()
    for seed in range(3):
        rules = Soccer11Rules.new(4, {}, the_box(), Dice(seed))
        while (seat := rules.to_act) is not None:
            rules.apply(choose_from_fork(robot, rules, seat, seed + decisions))
            decisions += 1
    assert (time.process_time() - started) / decisions < 0.006


def test_the_cleverer_robot_wins_more_often() -> None:
    assert share_won(2, 1, players=2, games=80) > 0.6
    assert share_won(3, 1, players=2, games=40) > 0.58


@pytest.mark.long
@pytest.mark.ci_part
def test_level_3_beats_level_1_in_58_of_100_games_of_two(sample_size: SampleSize) -> None:
    assert share_won(3, 1, players=2, games=sample_size(60, 200, 1000)) >= 0.58


@pytest.mark.long
@pytest.mark.ci_part
def test_level_3_wins_its_fair_share_against_three_of_level_2(sample_size: SampleSize) -> None:
    assert share_won(3, 2, players=4, games=sample_size(60, 200, 1000)) >= 0.25
