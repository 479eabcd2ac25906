"""Every setting is obeyed at once and is there again tomorrow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.scene import Box, Scene
from scenes.settings_scene import SettingsScene
from scenes.widgets.slider import moved, notch_at
from scenes.words import language, say, set_language


class Below(Scene):
    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill((0, 0, 0))


@pytest.fixture
def rehearsal(tmp_path: Path) -> Iterator[Rehearsal]:
    made = Rehearsal(tmp_path, Settings(), (1280, 720))
    made.show([Below(), SettingsScene()])
    yield made
    set_language("fr")


def kept(rehearsal: Rehearsal) -> Settings:
    return Settings.read(rehearsal.stage.saves.folder)


@pytest.mark.parametrize(
    ("target", "field", "value"),
    [
        ("settings.mute", "muted", True),
        ("settings.large-text", "text_size", "large"),
        ("settings.less-motion", "fewer_animations", True),
        ("settings.open-hands", "open_hands", True),
        ("settings.full-screen", "full_screen", True),
        ("settings.speed.slow", "speed", "slow"),
        ("settings.speed.fast", "speed", "fast"),
        ("settings.language.en", "language", "en"),
    ],
)
def test_one_click_sets_and_keeps(
    rehearsal: Rehearsal, target: str, field: str, value: object
) -> None:
    rehearsal.click_target(target)
    assert getattr(rehearsal.stage.settings, field) == value
    assert getattr(kept(rehearsal), field) == value


@pytest.mark.parametrize(
    "field", ["muted", "fewer_animations", "open_hands", "full_screen", "text_size"]
)
def test_a_second_click_switches_back(rehearsal: Rehearsal, field: str) -> None:
    targets = {
        "muted": "settings.mute",
        "fewer_animations": "settings.less-motion",
        "open_hands": "settings.open-hands",
        "full_screen": "settings.full-screen",
        "text_size": "settings.large-text",
    }
    before = getattr(rehearsal.stage.settings, field)
    rehearsal.click_target(targets[field])
    assert getattr(kept(rehearsal), field) != before
    rehearsal.click_target(targets[field])
    assert getattr(kept(rehearsal), field) == before


def test_the_language_is_spoken_at_once(rehearsal: Rehearsal) -> None:
    rehearsal.click_target("settings.language.en")
    assert language() == "en"
    assert say("settings.title") == "Settings"


def test_muting_reaches_the_sound(rehearsal: Rehearsal) -> None:
    rehearsal.click_target("settings.mute")
    assert rehearsal.stage.sound.muted


def slider_box(rehearsal: Rehearsal, key: str) -> Box:
    return next(target.box for target in rehearsal.top.targets() if target.key == key)


@pytest.mark.parametrize(("key", "field"), [("music", "music_volume"), ("effects", "sound_volume")])
def test_a_slider_goes_to_the_nearest_notch(rehearsal: Rehearsal, key: str, field: str) -> None:
    box = slider_box(rehearsal, f"settings.{key}")
    middle = box.y + box.height / 2
    for share, volume in ((0.02, 0.0), (0.98, 1.0), (0.5, 0.5), (0.3, 0.25)):
        rehearsal.click((box.x + box.width * share, middle))
        assert getattr(kept(rehearsal), field) == volume


def test_a_slider_may_be_dragged_and_let_go(rehearsal: Rehearsal) -> None:
    box = slider_box(rehearsal, "settings.music")
    scene, middle = rehearsal.top, box.y + box.height / 2
    scene.press((box.x + 10, middle))
    scene.hover((box.x + box.width - 10, middle + 300))
    assert rehearsal.stage.settings.music_volume == 1.0
    scene.release()
    scene.hover((box.x + 10, middle))
    assert rehearsal.stage.settings.music_volume == 1.0


@pytest.mark.parametrize("key", ["settings.music", "settings.effects"])
def test_moving_a_volume_lets_it_be_heard(rehearsal: Rehearsal, key: str) -> None:
    rehearsal.click_target("settings.mute")
    box = next(target.box for target in rehearsal.top.targets() if target.key == key)
    rehearsal.click((box.x + 30, box.centre[1]))
    assert not rehearsal.stage.settings.muted
    assert not rehearsal.stage.sound.muted
    assert not kept(rehearsal).muted


def test_arrows_move_a_focused_slider(rehearsal: Rehearsal) -> None:
    rehearsal.stage.settings.music_volume = 0.5
    rehearsal.top.focused = "settings.music"
    rehearsal.key(pygame.K_RIGHT)
    assert kept(rehearsal).music_volume == 0.75
    for _ in range(5):
        rehearsal.key(pygame.K_LEFT)
    assert kept(rehearsal).music_volume == 0.0
    assert rehearsal.top.focused == "settings.music"


def test_every_row_is_reached_and_set_by_keys_alone(rehearsal: Rehearsal) -> None:
    rehearsal.stage.settings.coached = {"Léa": ["kick-off"]}
    reached = set()
    for _ in range(40):
        rehearsal.key(pygame.K_TAB)
        reached.add(rehearsal.top.focused)
    assert reached == {target.key for target in rehearsal.top.targets()}
    rehearsal.top.focused = "settings.mute"
    rehearsal.key(pygame.K_RETURN)
    assert kept(rehearsal).muted


def test_all_help_is_shown_again_once_asked(rehearsal: Rehearsal) -> None:
    settings = rehearsal.stage.settings
    keys = {target.key for target in rehearsal.top.targets()}
    assert "settings.coach-again.go" not in keys, "nothing has been explained yet"
    settings.coached = {"Léa": ["kick-off"]}
    rehearsal.click_target("settings.coach-again.go")
    assert settings.coached == {}
    assert kept(rehearsal).coached == {}


def test_as_before_gives_back_what_was_found(rehearsal: Rehearsal) -> None:
    assert "settings.reset" not in {target.key for target in rehearsal.top.targets()}
    for target in ("settings.mute", "settings.language.en", "settings.speed.fast"):
        rehearsal.click_target(target)
    rehearsal.click_target("settings.reset")
    assert kept(rehearsal) == Settings(window_size=kept(rehearsal).window_size)
    assert language() == "fr"


@pytest.mark.parametrize("key", [None, pygame.K_ESCAPE])
def test_done_and_escape_leave(rehearsal: Rehearsal, key: int | None) -> None:
    if key is None:
        rehearsal.click_target("settings.done")
    else:
        rehearsal.key(key)
    assert isinstance(rehearsal.top, Below)


def test_every_setting_of_the_file_can_be_set_here(rehearsal: Rehearsal) -> None:
    """But the window's own, and what the seats remember."""
    scene = rehearsal.top
    assert isinstance(scene, SettingsScene)
    fields = set(Settings.__struct_fields__) - {"window_size", "window_place", "last_tables"}
    assert {row.field for row in scene.rows} >= fields


def test_notches() -> None:
    box = Box(0, 0, 390, 92)
    assert notch_at(box, -50) == 0.0
    assert notch_at(box, 500) == 1.0
    assert moved(0.8, 1) == 1.0
    assert moved(0.8, -1) == 0.5
    assert moved(0.0, -1) == 0.0
