"""What lies on the table sounds like what it is: dice rattle, coins ring, a gavel knocks."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.catalog import game_info
from game.core.settings import Settings
from scenes.headless import Rehearsal
from scenes.registry import SCREENS
from scenes.showcase import match_at, seats_of

LONGEST = 300.0  # seconds of a match


@pytest.mark.parametrize(
    ("game", "sounds"),
    [
        ("les-ptifooteux", {"dice"}),
        ("big4", {"dice", "weak", "fit_again"}),
        ("le-championnat", {"dice", "coin", "gavel"}),
    ],
)
def test_robots_make_the_sounds_of_their_pieces(
    game: str, sounds: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rehearsal = Rehearsal(tmp_path, Settings(), (640, 360))
    heard: list[str] = []
    play = lambda name, _volume=1.0: heard.append(name)  # noqa: E731
    monkeypatch.setattr(rehearsal.stage.sound, "play", play)
    info = game_info(game)
    match = match_at(info, seats_of(2, robots=2), lambda _match: True)
    rehearsal.show([SCREENS[info.id](match, info)])
    passed = 0.0
    while passed < LONGEST and not sounds <= set(heard):
        rehearsal.app.frame(0.1)
        passed += 0.1
    assert sounds <= set(heard)
    assert "cut" not in heard  # that is a deck of cards
