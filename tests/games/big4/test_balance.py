"""The figures of the design (games/big4.md), level-2 robots; the long run plays thousands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.big4.moves import ChooseConfidence
from game.catalog import GAMES
from game.core.dice import Dice
from game.core.robots import choose_from_fork
from game.simulate import Played, play_match, summary
from scenes.board_loader import load_board

BIG4 = GAMES["big4"]
SampleSize = Callable[[int, int, int], int]


def matches(levels: tuple[int, ...], count: int, first_seed: int, **options: Any) -> list[Played]:
    game = BIG4.load(load_board)
    robots = [BIG4.robot(level) for level in levels]
    chosen = BIG4.default_options() | options
    return [play_match(game, robots, chosen, first_seed + number) for number in range(count)]


def balance(players: int, count: int, first_seed: int, **options: Any) -> dict[str, Any]:
    played = matches((2,) * players, count, first_seed, **options)
    return summary(BIG4, players, options, played)


def check_two(sheet: dict[str, Any], shortest: int, slack: float = 0.0) -> None:
    """`slack` makes up for samples smaller than the design's, here and below."""
    assert sheet["finished"] == sheet["games"]
    assert shortest <= sheet["turns"]["mean"] <= 110
    assert 0.46 - slack <= sheet["figures"]["first_won"] <= 0.54 + slack
    assert sheet["draw_share"] == 0


def check_four(sheet: dict[str, Any], slack: float = 0.0) -> None:
    assert sheet["finished"] == sheet["games"]
    assert max(sheet["win_share"]) <= 0.29 + slack


def share_won(strong: int, weak: int, count: int, first_seed: int = 0, **options: Any) -> float:
    """Between these levels, sitting in both orders."""
    wins = 0
    for seats in ((strong, weak), (weak, strong)):
        for match in matches(seats, count // 2, first_seed, **options):
            wins += seats[match.standings.winners[0]] == strong
    return wins / count


def share_among(strong: int, weak: int, players: int, count: int) -> float:
    """One strong robot among weak ones, on every seat in turn."""
    wins = 0
    for number in range(count):
        seat = number % players
        levels = tuple(strong if each == seat else weak for each in range(players))
        (match,) = matches(levels, 1, number)
        wins += match.standings.winners == (seat,)
    return wins / count


def test_easy_for_two_lasts_as_it_should_and_the_toss_decides_nothing() -> None:
    check_two(balance(2, 200, 10_000), shortest=50, slack=0.06)


def test_advanced_lasts_as_it_should_and_the_toss_decides_nothing() -> None:
    check_two(balance(2, 200, 10_000, advanced=True), shortest=40, slack=0.06)


def test_with_four_no_seat_is_better_than_another() -> None:
    check_four(balance(4, 200, 10_000), slack=0.05)


@pytest.mark.long
@pytest.mark.ci_part
def test_the_balance_sheets_of_many_matches(sample_size: SampleSize) -> None:
    count = sample_size(500, 2_000, 10_000)
    check_two(balance(2, count, 50_000), shortest=50)
    check_two(balance(2, count, 50_000, advanced=True), shortest=40)
    check_four(balance(4, count, 50_000))


@pytest.mark.parametrize("advanced", [False, True])
def test_a_champion_beats_a_beginner(advanced: bool) -> None:
    assert share_won(3, 1, 100, advanced=advanced) >= 0.60


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("advanced", [False, True])
def test_every_level_beats_the_one_below(advanced: bool) -> None:
    assert share_won(2, 1, 300, advanced=advanced) >= 0.54
    assert share_won(3, 2, 400, advanced=advanced) >= 0.54
    assert share_won(3, 1, 300, advanced=advanced) >= 0.60


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("players", [3, 4])
def test_a_better_robot_wins_more_than_its_share_among_many(players: int) -> None:
    assert share_among(3, 1, players, 300) >= 1.15 / players
    assert share_among(2, 1, players, 300) >= 1.05 / players


def test_the_measure_of_strength_also_finds_the_weaker() -> None:
    assert share_won(1, 3, 100) <= 0.45


def test_confidence_helps_whoever_has_it() -> None:
    """Robots leave it alone, so it is laid beside seat 0 by hand."""
    game, robot, wins = BIG4.load(load_board), BIG4.robot(2), 0
    for seed in range(120):
        rules = game.new_rules(2, {"confidence": True}, Dice(seed))
        while (seat := rules.to_act) is not None:
            if rules.view(seat).phase == "confidence":
                rules.apply(ChooseConfidence(seat, 4 if seat == 0 else 0))
            else:
                rules.apply(choose_from_fork(robot, rules, seat, seed))
        wins += rules.standings().winners == (0,)
    assert wins / 120 >= 0.6
