"""The figures of the design (games/buteur.md): level-2 robots, two players, 2,000 matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.catalog import GAMES
from game.core.robots import LEVELS
from game.simulate import Played, play_match, summary
from scenes.board_loader import load_board

BUTEUR = GAMES["buteur"]
SampleSize = Callable[[int, int, int], int]


def matches(levels: tuple[int, ...], count: int, first_seed: int) -> list[Played]:
    game = BUTEUR.load(load_board)
    robots = [BUTEUR.robot(level) for level in levels]
    options = BUTEUR.default_options()
    return [play_match(game, robots, options, first_seed + number) for number in range(count)]


def balance(count: int, first_seed: int) -> dict[str, Any]:
    played = matches((2, 2), count, first_seed)
    return summary(BUTEUR, 2, BUTEUR.default_options(), played)


def check_the_sheet(sheet: dict[str, Any], slack: float = 0.0) -> None:
    """`slack` is three standard errors of a share, for samples smaller than the design's."""
    figures = sheet["figures"]
    assert sheet["finished"] == sheet["games"]
    assert 3 - 4 * slack <= figures["goals"] <= 5
    assert figures["goalless"] < 0.03 + slack / 4
    assert sheet["draw_share"] == figures["drawn"] < 0.30 + slack
    decided = 1 - figures["drawn"]
    assert 0.46 - slack <= figures["first_kicker_won"] / decided <= 0.54 + slack
    assert figures["penalty_goals"] / figures["goals"] < 0.70
    assert figures["unplayable"] / figures["turns"] < 0.02
    assert 50 <= sheet["turns"]["mean"] <= 75


def share_won(strong: int, weak: int, count: int, first_seed: int = 0) -> float:
    """Of the decided matches between these levels, sitting in both orders."""
    wins = decided = 0
    for seats in ((strong, weak), (weak, strong)):
        for match in matches(seats, count // 2, first_seed):
            if len(match.standings.winners) == 1:
                decided += 1
                wins += seats[match.standings.winners[0]] == strong
    return wins / decided


def test_the_balance_sheet_of_some_matches() -> None:
    check_the_sheet(balance(250, 1), slack=0.09)


@pytest.mark.long
@pytest.mark.ci_part
def test_the_balance_sheet_of_two_thousand_matches() -> None:
    check_the_sheet(balance(2_000, 1))


@pytest.mark.long
@pytest.mark.ci_part
def test_the_balance_sheet_of_many_matches(sample_size: SampleSize) -> None:
    check_the_sheet(balance(sample_size(500, 4_000, 12_000), 50_000))


def test_level_3_beats_level_1() -> None:
    assert share_won(3, 1, 100) >= 0.65


@pytest.mark.long
@pytest.mark.ci_part
def test_every_level_beats_the_one_below() -> None:
    assert share_won(2, 1, 200) >= 0.55
    assert share_won(3, 2, 200) >= 0.55


@pytest.mark.long
@pytest.mark.ci_part
def test_level_3_beats_level_1_in_many_matches(sample_size: SampleSize) -> None:
    assert share_won(3, 1, sample_size(400, 1_000, 4_000), 90_000) >= 0.65


def test_the_measure_of_strength_also_finds_the_weaker() -> None:
    assert share_won(1, 3, 80) <= 0.35


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_robots_of_all_levels_finish_matches_of_more_players(players: int, level: int) -> None:
    for match in matches((level,) * players, 40, 7_000):
        assert match.finished
        assert 40 <= match.turns <= 100
