"""Killed at any moment, the program finds its match again; at most the unfinished move is gone."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.catalog import GAMES
from game.core.dice import Dice
from game.core.match import Match, MatchRecord
from game.core.saves import SaveShelf
from scenes.board_loader import load_board

REPOSITORY = Path(__file__).resolve().parents[2]
SampleSize = Callable[[int, int, int], int]


def play_and_kill(folder: Path, seed: int, milliseconds: int) -> tuple[str, int]:
    """The match and the number of moves the program said it had kept when it was killed."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.core.playing_until_killed", str(folder), str(seed)],
        cwd=REPOSITORY, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert program.stdout is not None
    assert program.stderr is not None
    first = program.stdout.readline()
    time.sleep(milliseconds / 1000)
    program.kill()
    told, complaint = program.communicate(timeout=20)
    assert first, complaint
    whole_lines = (first + told).rpartition("\n")[0].splitlines()
    match_id, moves = whole_lines[-1].split()
    return match_id, int(moves)


def look_at(folder: Path, match_id: str, moves_kept: int) -> None:
    shelf = SaveShelf(folder)
    on_shelf = shelf.load_all()
    assert all(isinstance(record, MatchRecord) for record in on_shelf), on_shelf
    found = {record.id: record for record in [*shelf.load_finished(), *on_shelf]}
    record = found[match_id]
    match: Match[Any, Any, Any] = Match.resume(GAMES["buteur"].load(load_board), record)
    assert match.replayed_faithfully
    assert len(match.moves) in (moves_kept, moves_kept + 1)


def kill_often(folder: Path, times: int) -> None:
    dice = Dice(2026)
    for number in range(times):
        look_at(folder, *play_and_kill(folder, 1_000 * number, dice.below(60)))


def test_a_killed_program_finds_its_match_again(tmp_path: Path) -> None:
    kill_often(tmp_path, 6)


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("part", range(2))
def test_a_program_killed_many_times(tmp_path: Path, part: int, sample_size: SampleSize) -> None:
    kill_often(tmp_path / str(part), sample_size(3, 20, 100))
