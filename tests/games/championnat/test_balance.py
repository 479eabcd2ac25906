"""The figures of games/le-championnat.md, played by level-2 robots.

What made phase two worth spending in (3.6 M lay unused a seat in trials): robots to whom a star is
dear in the league and dearer every day, who sell the spare footballers they replace, and five
million instead of seven at the start of an express game, where six footballers are dealt. What
keeps phase one short with two seats: robots who pay less for stars before the prize is near.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from game.catalog import GAMES
from game.simulate import Played, play_match, summary
from scenes.board_loader import load_board

INFO = GAMES["le-championnat"]
BUILDING_TURNS = {"full": (18, 40), "short": (12, 30), "express": (5, 15)}
PLAYERS = (2, 3, 4)
A_FEW = 10
# How far the mean of so few matches may lie from that of many: turns vary by half a mean a match.
A_FEW_STRAY = 1.25
MOST_FORCED, FAIR_SHARE_MARGIN, MOST_MONEY_LEFT = 0.05, 0.06, 2_300
SampleSize = Callable[[int, int, int], int]


of_the_same_matches = pytest.mark.xdist_group("a few matches of Le Championnat")  # played once


@cache
def played(players: int, length: str, games: int, level: int = 2) -> tuple[Played, ...]:
    game, robots = INFO.load(load_board), [INFO.robot(level) for _ in range(players)]
    chosen = INFO.default_options() | {"length": length}
    matches = tuple(play_match(game, robots, chosen, 3_000_000 + n) for n in range(games))
    assert all(match.finished for match in matches)
    return matches


def mean(matches: tuple[Played, ...], figure: str) -> float:
    return sum(match.figures[figure] for match in matches) / len(matches)


def check(matches: tuple[Played, ...], length: str, stray: float = 1.0) -> None:
    low, high = BUILDING_TURNS[length]
    assert low / stray <= mean(matches, "building_turns_a_seat") <= high * stray
    assert mean(matches, "champion_has_eight") >= 0.95
    assert mean(matches, "money_left_a_seat") < MOST_MONEY_LEFT * stray


@of_the_same_matches
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("length", list(BUILDING_TURNS))
def test_a_few_matches_have_the_figures_of_the_design(players: int, length: str) -> None:
    check(played(players, length, A_FEW), length, A_FEW_STRAY)


@of_the_same_matches
def test_hardly_a_seat_is_forced_to_sell_below_an_eleven() -> None:
    """All tables together: at one of them a single unlucky seat would be worth half the limit."""
    seats = forced = 0.0
    for players in PLAYERS:
        for length in BUILDING_TURNS:
            matches = played(players, length, A_FEW)
            seats += players * len(matches)
            forced += players * sum(match.figures["forced_below_eleven"] for match in matches)
    assert seats == 270
    assert forced / seats < MOST_FORCED


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("length", list(BUILDING_TURNS))
def test_many_matches_are_fair_to_every_seat(
    players: int, length: str, sample_size: SampleSize
) -> None:
    games = sample_size(40, 100, 600)
    matches = played(players, length, games)
    check(matches, length)
    assert mean(matches, "forced_below_eleven") < MOST_FORCED
    # Twice the standard deviation of a share is allowed on top in small samples.
    luck = 2 * (0.25 / games) ** 0.5
    shares = summary(INFO, players, {}, matches)["win_share"]
    assert max(shares) <= 1 / players + FAIR_SHARE_MARGIN + luck


@pytest.mark.parametrize("level", [1, 3])
def test_robots_of_every_level_reach_the_end(level: int) -> None:
    assert len(played(3, "full", 4, level)) == 4
