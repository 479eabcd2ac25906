"""Whatever the others hold and the packs bring: the screen of a seat tells nothing of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.catalog import GameInfo
from game.core.settings import Settings
from scenes.headless import Rehearsal
from scenes.registry import SCREENS, games_on_shelf
from scenes.showcase import match_at, seats_of
from tests.scenes.redealing import redealt, screen_of_seat_0

WITH_SECRETS = [pytest.param(each, id=each.id) for each in games_on_shelf() if each.secret_hands]


@pytest.mark.parametrize("turns", [2, 9, 20])
@pytest.mark.parametrize("info", WITH_SECRETS)
def test_redealing_what_is_hidden_changes_no_pixel(
    info: GameInfo, turns: int, tmp_path: Path
) -> None:
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), (640, 360))
    players = info.min_players + 1
    match = match_at(
        info,
        seats_of(players, robots=players - 1),
        lambda match: match.rules.to_act == 0 and match.rules.turns > turns,
    )
    worlds = [redealt(match, seed) for seed in range(3)]
    assert len({world.rules.digest() for world in worlds}) > 1
    screen = SCREENS[info.id]
    assert len({screen_of_seat_0(rehearsal, screen(world, info)) for world in worlds}) == 1
