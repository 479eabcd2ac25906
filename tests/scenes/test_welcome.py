"""The first start: nothing is asked, the welcome comes once, and every key or click ends it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.saves import default_folder
from game.core.settings import Settings
from scenes.app import SMALLEST
from scenes.dialog import Dialog
from scenes.first_start import fit_window, is_first_start, language_for
from scenes.headless import Rehearsal
from scenes.home import LEAVE, Home
from scenes.seats import Seats
from scenes.start import greet
from scenes.welcome import BEAT_SECONDS, BEATS, Welcome
from scenes.words import set_language

LENGTH = BEAT_SECONDS * len(BEATS)


@pytest.fixture(autouse=True)
def _french() -> Iterator[None]:
    yield
    set_language("fr")


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    """The welcome, a moment after the start."""
    made = Rehearsal(tmp_path, Settings(muted=True), (1280, 720))
    home = Home()
    made.show([home, Welcome(home)])
    made.wait(1.0, 0.1)
    return made


def test_it_lasts_twenty_seconds_and_then_the_shelf_is_there(rehearsal: Rehearsal) -> None:
    assert LENGTH == 20
    rehearsal.wait(LENGTH - 1.5, 0.1)
    assert isinstance(rehearsal.top, Welcome)
    rehearsal.wait(1.0, 0.1)
    assert isinstance(rehearsal.top, Home)


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_ends_it(rehearsal: Rehearsal, key: int) -> None:
    rehearsal.key(key)
    assert isinstance(rehearsal.top, Home)


def test_a_click_anywhere_ends_it_and_does_nothing_else(rehearsal: Rehearsal) -> None:
    rehearsal.click(LEAVE.centre)
    assert isinstance(rehearsal.top, Home)


def test_its_button_ends_it(rehearsal: Rehearsal) -> None:
    rehearsal.click_target("welcome.skip")
    assert isinstance(rehearsal.top, Home)


def test_a_click_on_a_box_already_opens_it(rehearsal: Rehearsal) -> None:
    home = rehearsal.stack.scenes[0]
    assert isinstance(home, Home)
    rehearsal.click(home.box_of(1).centre)
    assert isinstance(rehearsal.top, Seats)
    assert rehearsal.top.info is home.games[1]


def test_the_second_click_of_the_double_click_is_not_heard(tmp_path: Path) -> None:
    made = Rehearsal(tmp_path, Settings(muted=True), (1280, 720))
    home = Home()
    made.show([home, Welcome(home)])
    made.click(home.box_of(0).centre)
    assert isinstance(made.top, Welcome)


def pictures_of_a_beat(rehearsal: Rehearsal) -> list[bytes]:
    welcome = rehearsal.top
    assert isinstance(welcome, Welcome)
    taken = []
    for share in (0.15, 0.35, 0.55):
        welcome.age = BEAT_SECONDS * (1 + share)
        welcome.touch()
        rehearsal.app.frame(0)
        taken.append(rehearsal.surface.get_buffer().raw)
    return taken


def test_with_fewer_animations_every_beat_stands_still(rehearsal: Rehearsal) -> None:
    assert len(set(pictures_of_a_beat(rehearsal))) == 3
    rehearsal.stage.settings.fewer_animations = True
    assert len(set(pictures_of_a_beat(rehearsal))) == 1


# When it comes.


def greeted(folder: Path) -> Rehearsal:
    """A start of the program over that folder, up to its first picture."""
    made = Rehearsal(folder, Settings.read(folder), (1280, 720))
    first = is_first_start(folder)
    made.stack.scenes.clear()
    greet(made.stack, first)
    made.app.frame(0)
    return made


def test_it_comes_on_the_first_start_and_never_again(tmp_path: Path) -> None:
    assert isinstance(greeted(tmp_path).top, Welcome)
    # Killed here: it was shown all the same.
    assert isinstance(greeted(tmp_path).top, Home)


@pytest.mark.parametrize("starts", [1, 2])
def test_where_nothing_can_be_kept_that_is_said_instead(tmp_path: Path, starts: int) -> None:
    file = tmp_path / "a file, not a folder"
    file.write_bytes(b"")
    for _ in range(starts):
        rehearsal = greeted(file / "boite-a-foot")
    assert isinstance(rehearsal.top, Dialog)
    rehearsal.key(pygame.K_RETURN)
    assert isinstance(rehearsal.top, Home), "and no welcome below"


def no_home(*_: object, **__: object) -> str:
    raise RuntimeError("could not determine the home directory")


@pytest.mark.parametrize("answer", [no_home, lambda *_, **__: "~/.local/share/boite"])
def test_somebody_without_a_home_gets_no_folder_called_tilde(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    monkeypatch.delenv("BOITE_DATA")
    monkeypatch.setattr("platformdirs.user_data_dir", answer)
    monkeypatch.chdir(tmp_path)
    assert isinstance(greeted(default_folder()).top, Dialog)
    assert list(tmp_path.iterdir()) == []


# What it settles.


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["fr"], "fr"),
        (["en", "fr"], "en"),
        (["br", "fr", "en"], "fr"),
        (["de"], "en"),
        ([], "fr"),
    ],
)
def test_the_language_is_that_of_the_system(preferred: list[str], language: str) -> None:
    assert language_for(preferred) == language


@pytest.mark.parametrize(
    "screen", [(1280, 720), (1280, 1024), (1366, 768), (1920, 1080), (2560, 1440), (1080, 1920)]
)
def test_the_first_window_fits_the_screen(screen: tuple[int, int]) -> None:
    settings = Settings()
    fit_window(settings, screen)
    if settings.full_screen:
        assert screen[0] * 0.9 < SMALLEST[0]
        return
    width, height = settings.window_size
    assert width <= screen[0] * 0.9
    assert height <= screen[1] * 0.9
    assert width >= SMALLEST[0]
    assert height >= SMALLEST[1]
    assert width * 9 == height * 16, "no strip is left beside the picture"


@pytest.mark.parametrize("screen", [(1024, 600), (1024, 768), (800, 600)])
def test_a_small_screen_is_filled(screen: tuple[int, int]) -> None:
    settings = Settings()
    fit_window(settings, screen)
    assert settings.full_screen
