"""The cheap and steady figures of `make bench`, bounded so that a busy machine does not matter."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.catalog import GAMES
from tests.bench import frame_cost, program_start, rules_speed, saving_speed
from tests.bench.measuring import Figure, at_most, interleaved, percentile, table


def test_rules_are_quick_beside_chess() -> None:
    """The goal is 4x; both run in this process, so a busy machine slows both."""
    buteur, chess = interleaved(
        [rules_speed.buteur_player(500), rules_speed.chess_player(500)], rounds=9
    )
    assert min(chess) / min(buteur) >= 2.5


@pytest.mark.parametrize("game", GAMES)
def test_a_long_match_loads_quickly(game: str, tmp_path) -> None:
    match = saving_speed.longest_match(GAMES[game], tries=6)
    shelf = saving_speed.SaveShelf(tmp_path)
    saves = saving_speed.seconds_of(lambda: shelf.keep(match.record()), 9)
    loads = saving_speed.seconds_of(lambda: saving_speed.load(GAMES[game], shelf), 5)
    assert min(saves) <= 4 * saving_speed.SAVE_SECONDS
    assert min(loads) <= 2 * saving_speed.LOAD_SECONDS


def test_nothing_is_drawn_while_a_person_thinks() -> None:
    assert frame_cost.idle_redraws().ok


def test_the_busiest_second_is_found() -> None:
    frames = frame_cost.Frames([0.001] * 200 + [0.009] * 60 + [0.001] * 200, [0.001])
    assert frames.busiest() == [0.009] * 60


def test_a_missed_goal_is_told() -> None:
    met, missed = at_most("a", [0.1, 0.2, 9.0], 0.3), at_most("b", [0.4, 0.5, 0.1], 0.3)
    assert (met.ok, missed.ok) == (True, False)
    assert "MISSED" in table([met, missed]).splitlines()[2]
    assert Figure("c", "-", "-", None).verdict == "not measured"
    assert percentile(range(100), 0.99) == 99


def test_cpu_time_of_a_process_is_read() -> None:
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        before = program_start.cpu_seconds(busy.pid)
        with pytest.raises(subprocess.TimeoutExpired):
            busy.wait(1.0)
        assert program_start.cpu_seconds(busy.pid) > before
    finally:
        busy.kill()
        busy.wait()
