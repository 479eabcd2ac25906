"""By mouse in a real window: home, a table of robots, the whole match, podium, window closed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.core.record import MatchRecord
from game.core.saves import SaveShelf
from game.core.settings import Settings
from scenes.board_loader import load_board
from scenes.home import Home
from scenes.podium import REMATCH
from scenes.seats import Seats
from tests.packaged.running import Running, where
from tests.virtual_screen import VirtualScreen, virtual_screen

GAME = GAMES["buteur"]
MATCH_SECONDS = 300

pytestmark = [pytest.mark.long, pytest.mark.window, pytest.mark.xdist_group("package")]


@pytest.fixture
def screen() -> Iterator[VirtualScreen]:
    with virtual_screen() as screen:
        yield screen


def wait_for(shelf: SaveShelf, finished: bool, moves: int = 1) -> MatchRecord:
    """The one kept match, once it has so many moves."""
    end = time.monotonic() + MATCH_SECONDS
    while time.monotonic() < end:
        found = shelf.load_finished() if finished else shelf.load_all()
        for record in found:
            if isinstance(record, MatchRecord) and len(record.moves) >= moves:
                return record
        time.sleep(0.5)
    raise AssertionError("no such match was kept in time")


def replayed(record: MatchRecord) -> Match[object, object, object]:
    match: Match[object, object, object] = Match.resume(GAME.load(load_board), record)
    assert match.replayed_faithfully
    return match


def test_from_home_to_the_podium_and_out(
    screen: VirtualScreen, package: Path, tmp_path: Path
) -> None:
    settings = Settings(speed="fast", fewer_animations=True, muted=True)
    settings.write(tmp_path)
    shelf = SaveShelf(tmp_path)
    environment = {"BOITE_DATA": str(tmp_path), "SDL_AUDIODRIVER": "dummy"}
    with Running(screen, [str(package / "boite-a-foot")], environment) as program:
        program.click(where(Home(), GAME.id, settings))
        program.click(where(Seats(GAME), "seat0.robot", settings))
        program.click(where(Seats(GAME), "play", settings))
        finished = wait_for(shelf, finished=True)
        assert all(seat.is_robot for seat in finished.seats)
        assert replayed(finished).over

        screen.wait_for_rest(30, still=2.0)  # the podium, and nothing moves any more
        program.click(REMATCH.centre)
        wait_for(shelf, finished=False, moves=2)
        assert program.close() == 0
    (left,) = shelf.load_all()
    assert isinstance(left, MatchRecord)
    assert not replayed(left).over
    assert len(shelf.load_finished()) == 1
