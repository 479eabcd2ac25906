"""What the screen of every game must stand, a sixth one's too."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from game.catalog import GameInfo
from game.core.match import Match
from game.core.settings import Settings
from scenes.board_loader import load_board
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal
from scenes.registry import SCREENS, games_on_shelf
from scenes.showcase import AnyMatch, match_at, seats_of
from tests.scenes.acting import redealt, screen_of_seat_0

EVERY_GAME = [pytest.param(info, id=info.id) for info in games_on_shelf()]
WITH_SECRETS = [table for table in EVERY_GAME if table.values[0].secret_hands]
MOST_MOVES, MOST_FRAMES = 100, 10_000


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (640, 360))


def among_robots(info: GameInfo, players: int, seed: int) -> GameScene:
    options = info.default_options()
    match: AnyMatch = Match.new(
        info.load(load_board), seats_of(players, players), options, seed, 0.0
    )
    return SCREENS[info.id](match, info)


@pytest.mark.parametrize("info", EVERY_GAME)
def test_impatient_clicks_skip_and_arrive_at_the_same_picture(
    rehearsal: Rehearsal, info: GameInfo
) -> None:
    """Every rest compares picture and view: see `GameScene.check_picture`."""
    scene = among_robots(info, 3, seed=5)
    rehearsal.show([scene])
    points = itertools.cycle([(1000, 450), (700, 960)])
    for _ in range(MOST_FRAMES):
        rehearsal.app.frame(0.05)
        rehearsal.click(next(points))
        if len(scene.match.moves) > MOST_MOVES or (scene.match.over and scene.still):
            break
    else:
        pytest.fail(f"{len(scene.match.moves)} moves, then nothing went on")
    assert rehearsal.app.crashes == []


@pytest.mark.parametrize("info", EVERY_GAME)
def test_a_picture_that_is_not_the_view_is_found(
    rehearsal: Rehearsal, info: GameInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = among_robots(info, 2, seed=5)
    rehearsal.show([scene])
    monkeypatch.setattr(scene, "steps_for", lambda _event: [])
    with pytest.raises(AssertionError, match="is not the view"):
        rehearsal.wait(100.0, step=0.5)


@pytest.mark.parametrize("turns", [2, 9, 20])
@pytest.mark.parametrize("info", WITH_SECRETS)
def test_redealing_what_is_hidden_changes_no_pixel(
    rehearsal: Rehearsal, info: GameInfo, turns: int
) -> None:
    """Whatever the others hold and the packs bring, the screen of a seat is the same."""
    match = match_at(
        info,
        seats_of(3, 2),
        lambda match: match.rules.to_act == 0 and match.rules.turns > turns,
    )
    worlds = [redealt(match, seed) for seed in range(3)]
    assert len({world.rules.digest() for world in worlds}) > 1
    screen = SCREENS[info.id]
    assert len({screen_of_seat_0(rehearsal, screen(world, info)) for world in worlds}) == 1
