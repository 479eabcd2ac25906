"""The figures of games/les-ptifooteux.md: long enough for a cup, short enough for a child."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.catalog import GAMES
from game.simulate import play_match, summary
from scenes.board_loader import load_board

INFO = GAMES["les-ptifooteux"]
TURNS_A_SEAT = {2: (35, 70), 3: (32, 62), 4: (30, 55)}
LONGEST = 3.2  # the 99th percentile, in means
FAIR_SHARE_MARGIN = 0.03
SampleSize = Callable[[int, int, int], int]


def figures(players: int, games: int) -> dict:
    game, robots = INFO.load(load_board), [INFO.robot(1) for _ in range(players)]
    options = INFO.default_options()
    matches = [play_match(game, robots, options, 7_000_000 + n) for n in range(games)]
    assert all(match.finished for match in matches)
    return summary(INFO, players, options, matches)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_has_the_length_the_design_asks_for(players: int) -> None:
    found = figures(players, 200)
    low, high = TURNS_A_SEAT[players]
    assert low <= found["figures"]["turns_a_seat"] <= high
    assert found["turns"]["p99"] < LONGEST * found["turns"]["mean"]


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_wins_more_than_its_share(players: int, sample_size: SampleSize) -> None:
    found = figures(players, sample_size(2_000, 2_000, 4_000))
    assert max(found["win_share"]) <= 1 / players + FAIR_SHARE_MARGIN
    assert found["turns"]["p99"] < LONGEST * found["turns"]["mean"]
