"""The balance figures of the readings: a match lasts as long as it should, no seat is favoured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import pytest

from game.catalog import game_info
from game.simulate import Played, play_match
from scenes.board_loader import load_board

SampleSize = Callable[[int, int, int], int]
SENSIBLE = 2
SOME = 300


@cache
def matches(players: int, games: int) -> Sequence[Played]:
    info = game_info("11-soccer")
    game, robots = info.load(load_board), [info.robot(SENSIBLE)] * players
    return [play_match(game, robots, {}, 4_000_000 + seed) for seed in range(games)]


def mean(played: Sequence[Played], figure: str) -> float:
    return sum(match.figures[figure] for match in played) / len(played)


def seat_shares(played: Sequence[Played], players: int) -> list[float]:
    wins = [match.standings.winners for match in played]
    return [wins.count((seat,)) / len(played) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_takes_8_to_14_days(players: int) -> None:
    played = matches(players, SOME)
    assert all(match.finished for match in played)
    assert 8 <= mean(played, "days") <= 14


def test_more_players_less_often_end_a_day_by_elimination() -> None:
    two, three, four = (
        mean(matches(players, SOME), "ended_by_elimination") for players in (2, 3, 4)
    )
    assert two > 0.9
    assert two > three > four
    assert 0.3 < four < 0.65


def test_with_three_or_four_somebody_falls_to_the_8_about_every_second_day() -> None:
    for players in (3, 4):
        assert 0.35 < mean(matches(players, SOME), "bursts_a_day") < 0.65


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_is_favoured(players: int, sample_size: SampleSize) -> None:
    games = sample_size(300, 1_000, 5_000)
    # Small samples stray further; the full one must keep to 4 points.
    slack = 0.04 if games >= 5_000 else 0.07
    shares = seat_shares(matches(players, games), players)
    assert max(shares) <= 1 / players + slack


@pytest.mark.long
def test_with_two_players_the_first_seat_wins_46_to_54_of_100() -> None:
    assert 0.46 <= seat_shares(matches(2, 5_000), 2)[0] <= 0.54
