"""The program in a real window, by mouse: into a match, killed, and back again the next day."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.match import MatchRecord
from game.core.saves import SaveShelf
from game.core.settings import Settings
from scenes.buteur.pitch import hit_box
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.registry import games_on_shelf, resume
from scenes.scene import Point, Scene
from scenes.seats import Seats
from tests.virtual_screen import WIDTH, VirtualScreen, virtual_screen

REPOSITORY = Path(__file__).resolve().parents[2]
MAIN = [sys.executable, str(REPOSITORY / "main.py")]
TO_PIXELS = WIDTH / 1920

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]


@pytest.fixture
def screen() -> Iterator[VirtualScreen]:
    with virtual_screen() as screen:
        yield screen


class Program:
    """main.py on a screen of its own."""

    def __init__(self, screen: VirtualScreen, data: Path) -> None:
        self.screen, self.data = screen, data
        Settings(speed="fast", muted=True).write(data)
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        environment = self.screen.environment | {
            "BOITE_DATA": str(self.data), "SDL_AUDIODRIVER": "dummy",
        }  # fmt: skip
        process = subprocess.Popen(MAIN, env=environment, cwd=self.data)
        self.screen.wait_until_drawn()
        return process

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)
        time.sleep(0.3)

    def click(self, point: Point) -> None:
        before = self.screen.wait_for_rest(still=0.5)
        self.screen.click(point[0] * TO_PIXELS, point[1] * TO_PIXELS)
        self.screen.wait_for_change(before)

    def saved(self) -> MatchRecord | None:
        found = SaveShelf(self.data).load_all()
        return found[0] if found and isinstance(found[0], MatchRecord) else None


@pytest.fixture
def program(screen: VirtualScreen, tmp_path: Path) -> Iterator[Program]:
    program = Program(screen, tmp_path / "data")
    yield program
    program.kill()


def where(data: Path, scene: Scene, key: str) -> Point:
    """Where the program shows that target: the same scene, asked without a window."""
    rehearsal = Rehearsal(data, Settings.read(data), (1280, 720))
    rehearsal.show([Home(), scene])
    return next(target.box.centre for target in scene.targets() if target.key == key)


def played(program: Program, moves: int) -> MatchRecord:
    """Click whatever may be clicked on the table until so many moves are kept."""
    end = time.monotonic() + 40
    while time.monotonic() < end:
        record = program.saved()
        if record is not None and len(record.moves) >= moves:
            return record
        for point in points_of_play(program, record):
            program.screen.click(point[0] * TO_PIXELS, point[1] * TO_PIXELS)
            time.sleep(0.15)
    raise AssertionError(f"{moves} moves were never played")


def points_of_play(program: Program, record: MatchRecord | None) -> list[Point]:
    """The table's targets as the kept match has them; at first the middle of the pitch."""
    if record is None:
        return [hit_box((column, row)).centre for row in (4, 3) for column in (4, 5)]
    scene = resume(record)
    rehearsal = Rehearsal(program.data.with_name("elsewhere"), Settings(muted=True), (1280, 720))
    rehearsal.show([scene])
    for _ in range(40):
        rehearsal.app.frame(0.1)
    points = [target.box.centre for target in scene.table_targets()]
    return random.sample(points, min(6, len(points)))  # the first six may all be refused


def test_from_home_into_a_match_killed_and_back(program: Program) -> None:
    data, info = program.data, games_on_shelf()[0]
    program.click(where(data, Home(), info.id))
    program.click(where(data, Seats(info), "play"))
    kept = played(program, 4)
    program.kill()

    program.process = program.start()
    after = program.saved()
    assert after is not None
    assert after.id == kept.id
    assert len(after.moves) >= len(kept.moves)
    tile = where(data, Home(), "kept0")
    program.click(tile)
    on = played(program, len(after.moves) + 2)
    assert on.id == kept.id


def test_out_of_the_full_screen_the_window_has_its_old_size(program: Program) -> None:
    program.kill()
    settings = Settings.read(program.data)
    settings.window_size = (1024, 600)
    settings.write(program.data)
    program.process = program.start()
    small = program.screen.wait_for_rest(still=1.0)
    program.screen.key("F11")
    program.screen.wait_for_change(small)
    full = program.screen.wait_for_rest(still=1.0)
    program.screen.key("F11")
    program.screen.wait_for_change(full)
    program.screen.wait_for_rest(still=1.5)
    assert black_share(program.screen) > 0.3


def black_share(screen: VirtualScreen) -> float:
    """How much of the screen no window covers."""
    pixels = screen.pixels()[:: 4 * 41]
    return pixels.count(0) / len(pixels)


def test_a_second_start_says_so_and_ends(program: Program) -> None:
    environment = program.screen.environment | {"BOITE_DATA": str(program.data)}
    second = subprocess.run(MAIN, env=environment, capture_output=True, text=True, timeout=30)
    assert second.returncode == 0
    assert len(second.stderr.strip()) > 20
    assert program.process.poll() is None


def test_without_a_display_one_sentence_and_exit_2(screen: VirtualScreen, tmp_path: Path) -> None:
    environment = {
        name: value
        for name, value in screen.environment.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    } | {"BOITE_DATA": str(tmp_path)}
    run = subprocess.run(MAIN, env=environment, capture_output=True, text=True, timeout=30)
    assert run.returncode == 2
    assert len(run.stderr.strip().splitlines()) == 1
