"""python -m game.simulate: the figures as the tools that read them expect them."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.rules import Standings
from game.simulate import Played, main, summary
from tests.conformance.tables import GAMES, TABLES

REPOSITORY = Path(__file__).resolve().parents[2]
SHAPE = {
    "game": str,
    "players": int,
    "options": dict,
    "games": int,
    "finished": int,
    "turns": {"mean": float, "p99": int},
    "decisions": {"mean": float, "p99": int},
    "win_share": list,
    "draw_share": float,
    "figures": dict,
}


def simulated(*arguments: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "game.simulate", *arguments],
        cwd=REPOSITORY, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert run.stderr == "", "no progress bar where nobody looks"
    return run.stdout


def figures_of(game: str, players: int, *more: str, games: int = 4) -> dict:
    """One line of JSON and nothing else."""
    fixed = ("--players", str(players), "--games", str(games), "--seed", "3", "--json")
    return json.loads(simulated(game, *fixed, *more))


def has_shape(value: object, shape: object) -> bool:
    if isinstance(shape, dict):
        same_keys = isinstance(value, dict) and list(value) == list(shape)
        return same_keys and all(has_shape(value[key], shape[key]) for key in shape)
    return isinstance(value, shape)  # type: ignore[arg-type]


@pytest.mark.parametrize(("info", "players"), TABLES)
def test_the_json_has_the_promised_shape(info, players):
    figures = figures_of(info.id, players)
    assert has_shape(figures, SHAPE)
    assert (figures["game"], figures["players"]) == (info.id, players)
    assert figures["games"] == figures["finished"] == 4
    assert figures["options"] == info.default_options()
    assert len(figures["win_share"]) == players
    assert all(0 <= share <= 1 for share in figures["win_share"])
    assert figures["turns"]["mean"] <= figures["turns"]["p99"]
    assert all(isinstance(value, float) for value in figures["figures"].values())


@pytest.mark.parametrize(("info", "players"), TABLES)
def test_the_shares_of_the_sides_and_the_draws_make_one(info, players):
    figures = figures_of(info.id, players)
    sides = dict(zip(info.sides[players], figures["win_share"], strict=True))
    assert sum(sides.values()) + figures["draw_share"] == pytest.approx(1)


def test_the_same_seed_gives_the_same_figures_and_another_does_not():
    assert figures_of("buteur", 2) == figures_of("buteur", 2)
    assert figures_of("buteur", 2) != figures_of("buteur", 2, "--seed", "4")
    assert figures_of("buteur", 2) != figures_of("buteur", 2, "--level", "1")


def test_an_option_reaches_the_match():
    figures = figures_of("buteur", 2, "--option", "shoot_out=true", games=12)
    assert figures["options"] == {"shoot_out": True}
    assert figures["draw_share"] == 0
    assert figures_of("buteur", 2, games=12)["draw_share"] > 0


def test_without_json_a_person_can_read_it():
    table = simulated("buteur", "--games", "5")
    assert "5 of 5 finished" in table
    assert not table.startswith("{")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "invalid choice"),
        (("buteur", "--players", "5"), "2 to 4 players"),
        (("buteur", "--games", "0"), "at least 1"),
        (("buteur", "--level", "4"), "invalid choice"),
        (("buteur", "--option", "colour=red"), "no option colour"),
        (("buteur", "--option", "shoot_out"), "KEY=VALUE"),
        (("buteur", "--option", "shoot_out=perhaps"), "one of"),
    ],
)
def test_a_wrong_call_is_answered_with_the_reason(arguments, reason, capsys):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_a_terminal_gets_a_progress_bar_beside_clean_json():
    screen, terminal = pty.openpty()
    run = subprocess.run(
        [sys.executable, "-m", "game.simulate", "buteur", "--games", "4", "--json"],
        cwd=REPOSITORY, stdout=subprocess.PIPE, stderr=terminal, timeout=60,
    )  # fmt: skip
    os.close(terminal)
    shown = os.read(screen, 10_000).decode()
    os.close(screen)
    assert json.loads(run.stdout)["games"] == 4
    assert shown.count("\r[") >= 4
    assert f"[{'#' * 40}] 4/4" in shown


def played(turns: int, winner: int | None, finished: bool = True) -> Played:
    places = (1, 1) if winner is None else (1, 2) if winner == 0 else (2, 1)
    return Played(finished, turns, 2 * turns, Standings(places, (0, 0), finished), {"goals": turns})


def test_the_summary_counts_finished_matches_only():
    matches = [played(10, 0), played(20, 1), played(30, None), played(999, 0, finished=False)]
    figures = summary(GAMES["buteur"], 2, {}, matches)
    assert (figures["games"], figures["finished"]) == (4, 3)
    assert figures["turns"] == {"mean": 20, "p99": 30}
    assert figures["win_share"] == [pytest.approx(1 / 3)] * 2
    assert figures["draw_share"] == pytest.approx(1 / 3)
    assert figures["figures"] == {"goals": 20}


def test_the_99th_percentile_is_not_the_mean():
    figures = summary(GAMES["buteur"], 2, {}, [played(1, 0)] * 98 + [played(50, 0)] * 2)
    assert figures["turns"]["p99"] == 50
    assert figures["turns"]["mean"] == pytest.approx(1.98)
