"""Dialogs grow the last bit when they open; nobody has to wait for that."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes import theme
from scenes.about import About
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.house_shown import house_pictures
from scenes.shots import set_up
from scenes.widgets.opening import SECONDS


def opened(tmp_path: Path, **settings: object) -> Rehearsal:
    rehearsal = Rehearsal(tmp_path, Settings(muted=True, **settings), (1024, 600))  # type: ignore[arg-type]
    rehearsal.show([Home()])
    rehearsal.click_target("leave")
    assert isinstance(rehearsal.top, Dialog)
    return rehearsal


def reaches_its_edge(rehearsal: Rehearsal) -> bool:
    """The coral head is where it belongs."""
    dialog = rehearsal.top
    assert isinstance(dialog, Dialog)
    x, y = dialog.box.centre[0], dialog.box.y + 14
    pixel = Canvas(rehearsal.surface, rehearsal.stage).to_pixels(x, y)
    return rehearsal.surface.get_at(pixel)[:3] == theme.CORAL.fill


def pixels(rehearsal: Rehearsal) -> bytes:
    return pygame.image.tobytes(rehearsal.surface, "RGB")


def test_it_grows_and_then_stands_as_it_was_drawn(tmp_path: Path) -> None:
    rehearsal = opened(tmp_path)
    assert not reaches_its_edge(rehearsal)
    assert rehearsal.stack.busy
    rehearsal.wait(SECONDS + 0.02, 0.05)
    assert not rehearsal.stack.busy
    assert reaches_its_edge(rehearsal)
    grown = pixels(rehearsal)
    rehearsal.top.touch()
    rehearsal.app.frame(0)
    assert pixels(rehearsal) == grown


@pytest.mark.parametrize(("speed", "share"), [("slow", 1.6), ("normal", 1.0), ("fast", 0.5)])
def test_it_obeys_the_speed(tmp_path: Path, speed: str, share: float) -> None:
    rehearsal = opened(tmp_path, speed=speed)
    rehearsal.wait(SECONDS * share - 0.02, 0.01)
    assert rehearsal.stack.busy
    rehearsal.wait(0.04, 0.01)
    assert not rehearsal.stack.busy


def test_with_fewer_animations_it_is_there(tmp_path: Path) -> None:
    assert not opened(tmp_path, fewer_animations=True).stack.busy


def test_a_click_before_it_is_there_counts(tmp_path: Path) -> None:
    rehearsal = opened(tmp_path)
    rehearsal.click_target("answer.0")
    assert isinstance(rehearsal.top, Home)
    assert not rehearsal.stack.busy


def test_another_window_size_ends_it(tmp_path: Path) -> None:
    rehearsal = opened(tmp_path)
    rehearsal.stack.lay_out()
    assert not rehearsal.stack.busy


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_gives_the_green_answer_when_nothing_has_the_focus(tmp_path: Path, key: int) -> None:
    rehearsal = opened(tmp_path)
    rehearsal.key(key)
    assert isinstance(rehearsal.top, Home)


def test_enter_takes_what_has_the_focus_before_that(tmp_path: Path) -> None:
    rehearsal = opened(tmp_path)
    rehearsal.click_target("answer.0")
    rehearsal.click_target("settings")
    rehearsal.top.focused = "settings.about"
    rehearsal.key(pygame.K_RETURN)
    assert isinstance(rehearsal.top, About)


def test_the_main_target_is_there_wherever_one_is_named(tmp_path: Path) -> None:
    rehearsal = opened(tmp_path)
    seen = {"welcome-hello", "settings", "about", "leave", "album-won", "seats-buteur"}
    seen |= {"options-buteur", "kept"}
    for shown in house_pictures():
        if shown.name in seen:
            seen.discard(shown.name)
            set_up(rehearsal, shown, fresh=False)
            keys = {target.key for target in rehearsal.top.targets()}
            assert rehearsal.top.main in keys, shown.name
    assert not seen
