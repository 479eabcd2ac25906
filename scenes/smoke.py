"""`--smoke`: every scene once and a whole robot match of every game, or of one; no window."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from game.core.settings import Settings
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal
from scenes.registry import games_on_shelf, new_match
from scenes.shots import set_up
from scenes.showcase import everything, seats_of

SIZE = (1280, 720)
MOST_SECONDS = 40_000.0  # of the match's own time: far beyond any real one


def smoke(only: str | None = None) -> int:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = Rehearsal(Path(folder), Settings(muted=True), SIZE)
        screens = list(everything(only))
        for shown in screens:
            set_up(rehearsal, shown)
        games = [info.id for info in games_on_shelf() if only in (None, info.id)]
        for game_id in games:
            if not play_through(rehearsal, game_id):
                print(f"{game_id}: the match did not end", file=sys.stderr)
                return 1
        if rehearsal.app.crashes:
            print(rehearsal.app.crashes[0], file=sys.stderr)
            return 1
    played = only or "every game"
    print(f"{len(screens)} screens and {played} once, {time.perf_counter() - begun:.1f} s")
    return 0


def play_through(rehearsal: Rehearsal, game_id: str) -> bool:
    """Robots play a whole match on the screen, to the podium."""
    info = next(info for info in games_on_shelf() if info.id == game_id)
    players = info.min_players
    scene = new_match(info, seats_of(players, robots=players), info.default_options())
    rehearsal.show([scene])
    seconds = 0.0
    while isinstance(rehearsal.stack.scenes[0], GameScene) and seconds < MOST_SECONDS:
        rehearsal.app.frame(2.0)
        seconds += 2.0
    return scene.match.over
