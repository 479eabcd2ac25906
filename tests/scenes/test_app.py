"""The window and its loop, without a window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.core.board_map import BoardError
from game.core.data_file import DataError
from game.core.settings import Settings
from scenes.app import DOUBLE_CLICK, RELAYOUT_SECONDS, SMALLEST, is_on_a_screen
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.scene import Scene
from scenes.seats import Seats
from scenes.settings_scene import SettingsScene
from scenes.start import display_is_there
from scenes.words import language, say

ROOT = Path(__file__).parents[2]


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    made = Rehearsal(tmp_path, Settings(muted=True), SMALLEST)
    made.show([Home()])
    return made


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (ZeroDivisionError(), "error.crash.text"),
        (DataError("no such deck"), "error.damaged-box.text"),
        (BoardError("no such map"), "error.damaged-box.text"),
    ],
)
def test_a_fault_costs_the_scene_and_is_told_in_a_sentence(
    problem: Exception, sentence: str, rehearsal: Rehearsal
) -> None:
    class Broken(Scene):
        def draw(self, canvas: Canvas) -> None:  # noqa: ARG002
            raise problem

    rehearsal.stack.push(Broken())
    rehearsal.app.frame(0.01)
    assert isinstance(rehearsal.top, Dialog)
    assert rehearsal.top.text == say(sentence)
    assert len(rehearsal.app.crashes) == 1
    rehearsal.click_target("answer.0")
    assert isinstance(rehearsal.top, Home)


def test_a_fault_on_the_shelf_closes_no_program(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kept match whose board is broken is opened from the shelf, with nothing above it."""

    def broken(_scene: Home) -> None:
        raise BoardError("no such map")

    monkeypatch.setattr(Home, "_open_settings", broken)
    rehearsal.click_target("settings")
    assert isinstance(rehearsal.top, Dialog)
    assert rehearsal.top.text == say("error.damaged-box.text")
    rehearsal.click_target("answer.0")
    assert isinstance(rehearsal.top, Home)


def test_a_shelf_that_cannot_be_drawn_ends_the_program(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_scene: Home, _canvas: Canvas) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Home, "draw", broken)
    rehearsal.top.touch()
    with pytest.raises(ZeroDivisionError):
        rehearsal.app.frame(0.01)


def test_nothing_is_drawn_while_nothing_happens(rehearsal: Rehearsal) -> None:
    rehearsal.wait(1.0)
    before = rehearsal.app.frames_drawn
    rehearsal.wait(5.0)
    assert rehearsal.app.frames_drawn == before
    rehearsal.top.touch()
    rehearsal.app.frame(0.01)
    assert rehearsal.app.frames_drawn == before + 1


def test_a_new_size_is_laid_out_after_the_dragging_and_kept(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr("scenes.app.time.monotonic", lambda: clock[0])
    pygame.display.set_mode((1600, 900))
    rehearsal.app.post(pygame.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900))
    rehearsal.app.frame(0.01)
    assert rehearsal.stage.scale == pytest.approx(SMALLEST[0] / 1920), "stretched meanwhile"
    clock[0] += RELAYOUT_SECONDS + 0.01
    rehearsal.app.frame(0.01)
    assert rehearsal.stage.scale == pytest.approx(1600 / 1920)
    assert Settings.read(rehearsal.stage.saves.folder).window_size == (1600, 900)


@pytest.mark.parametrize(
    ("seconds", "aside", "taken"),
    [(0.2, 0, False), (0.2, 3, False), (0.2, 60, True), (0.5, 0, True)],
)
def test_the_second_half_of_a_double_click_is_not_for_the_next_screen(
    rehearsal: Rehearsal,
    monkeypatch: pytest.MonkeyPatch,
    seconds: float,
    aside: int,
    taken: bool,
) -> None:
    """A box is opened with one click; who clicks twice must not land in the picker of faces."""
    clock = [100.0]
    monkeypatch.setattr("scenes.app.time.monotonic", lambda: clock[0])
    rehearsal.app.double_click = DOUBLE_CLICK
    rehearsal.click((250, 320))
    seats = rehearsal.top
    assert isinstance(seats, Seats)
    clock[0] += seconds
    rehearsal.click((250 + aside, 320))
    assert (rehearsal.top is not seats) == taken


def test_two_quick_clicks_on_one_screen_both_count(rehearsal: Rehearsal) -> None:
    rehearsal.app.double_click = DOUBLE_CLICK
    rehearsal.stack.push(SettingsScene())
    row = next(t.box.centre for t in rehearsal.top.targets() if t.key == "settings.large-text")
    rehearsal.click(row)
    rehearsal.click(row)
    assert rehearsal.stage.settings.text_size == "normal"


def test_where_the_window_stood_is_kept(rehearsal: Rehearsal) -> None:
    rehearsal.app.post(pygame.Event(pygame.WINDOWMOVED, x=40, y=60))
    rehearsal.app.post(pygame.Event(pygame.QUIT))
    assert not rehearsal.app.running
    assert Settings.read(rehearsal.stage.saves.folder).window_place == (40, 60)


def test_a_place_beyond_the_screen_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    assert is_on_a_screen((0, 0))
    assert is_on_a_screen((700, 300))
    assert not is_on_a_screen((1300, 100))
    assert not is_on_a_screen((100, 760))
    assert not is_on_a_screen((-900, 100))


def test_another_language_is_spoken_at_once(rehearsal: Rehearsal) -> None:
    rehearsal.stage.settings.language = "en"
    rehearsal.app.frame(0.01)
    assert language() == "en"
    rehearsal.stage.settings.language = "fr"
    rehearsal.app.frame(0.01)
    assert language() == "fr"


def test_a_wheel_is_no_click(rehearsal: Rehearsal) -> None:
    top = rehearsal.top
    where = next(target.box.centre for target in top.targets())
    pixel = tuple(round(value * rehearsal.stage.scale) for value in where)
    for button in (4, 5):
        rehearsal.app.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pixel, button=button))
    assert rehearsal.top is top


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_a_missing_display_is_noticed(
    environment: dict[str, str], platform: str, there: bool
) -> None:
    assert display_is_there(environment, platform) is there


def test_without_a_display_one_sentence_and_code_2(user_data: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    bare = {name: value for name, value in os.environ.items() if name not in hidden}
    run = subprocess.run(
        [sys.executable, "main.py"], cwd=ROOT, env=bare, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 2
    assert len(run.stderr.strip().splitlines()) == 1
    assert run.stdout == ""
    assert not list(user_data.glob("**/*.match.json"))
