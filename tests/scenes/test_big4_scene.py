"""The BIG 4 screen through real input: every click is an event, every move is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from scenes.big4.notebook_scene import Notebook
from scenes.big4.scene import Big4Scene
from scenes.board_loader import load_board
from scenes.goal_overlay import GoalOverlay
from scenes.headless import Rehearsal
from scenes.podium import Podium
from scenes.showcase import AnyMatch, seats_of
from tests.marks import CI_PART
from tests.scenes.big4_clicks import INFO, click_move

SMALL = (1024, 600)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True, fewer_animations=True), SMALL)


def new_scene(players: int, robots: int, seed: int, **options: object) -> Big4Scene:
    chosen = INFO.default_options() | options
    match: AnyMatch = Match.new(INFO.load(load_board), seats_of(players, robots), chosen, seed)
    return Big4Scene(match, INFO)


def acts(rehearsal: Rehearsal, scene: Big4Scene, step: float) -> Iterator[int]:
    """Let the match run; yields whenever a person may act, until the podium stands."""
    for _ in range(60_000):
        top = rehearsal.top
        if isinstance(top, Podium):
            return
        if isinstance(top, GoalOverlay):
            rehearsal.click((960, 540))
        elif isinstance(top, Notebook):
            rehearsal.click_target("notebook.go")
        elif top is scene and not scene.locked and scene.person_to_act is not None:
            yield scene.person_to_act
        else:
            rehearsal.wait(step, step)
    raise AssertionError("no podium")


def play_by_clicks(rehearsal: Rehearsal, scene: Big4Scene, seed: int) -> int:
    dice, clicks = Dice(seed), 0
    rehearsal.show([scene])
    for seat in acts(rehearsal, scene, 0.5):
        if scene.help.bubble is not None:
            scene.help.close()
        move = scene.rules.sample(seat, dice)
        before = len(scene.match.moves)
        click_move(rehearsal, scene, move)
        assert len(scene.match.moves) == before + 1, f"{move} was not played"
        assert scene.match.moves[before] == move
        clicks += 1
    return clicks


@pytest.mark.parametrize(
    ("players", "robots", "options"),
    [
        (2, 0, {}),
        pytest.param(2, 1, {"confidence": True}, marks=CI_PART),
        (3, 0, {}),
        (4, 1, {"confidence": True}),
        pytest.param(2, 0, {"advanced": True, "confidence": True}, marks=CI_PART),
        (2, 1, {"advanced": True}),
    ],
)
def test_a_whole_match_is_played_by_clicks(
    rehearsal: Rehearsal, players: int, robots: int, options: dict[str, object]
) -> None:
    scene = new_scene(players, robots, seed=players * 10 + robots, **options)
    assert play_by_clicks(rehearsal, scene, seed=5) > 10
    assert scene.match.over
    assert rehearsal.app.crashes == []
