"""The sound box: silent without a device, never twice at once, muted means silent."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes import sound
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.home import SOUND, Home
from scenes.sound import (
    MUSIC_NAMES,
    SOUND_NAMES,
    SOUNDS_FOLDER,
    SoundBox,
    sound_tip,
    turn_chime,
)
from scenes.words import say


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Iterator[SoundBox]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    box = SoundBox(clock=clock)
    box.start()
    assert box.available
    yield box
    box.stop()


def busy_channels() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(16))


def test_every_name_has_a_file_and_every_file_a_name() -> None:
    assert {path.stem for path in SOUNDS_FOLDER.glob("*.ogg")} == SOUND_NAMES | MUSIC_NAMES


def test_without_a_device_every_call_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    box = SoundBox()
    box.start()
    assert not box.available
    box.play("click")
    box.music("music_shelf")
    box.set_volumes(0.5, 0.5)
    box.muted = True
    box.stop()
    assert pygame.mixer.get_init() is None


def test_it_opens_no_device_before_it_is_started() -> None:
    pygame.mixer.quit()
    box = SoundBox()
    box.play("click")
    box.music("music_match")
    assert pygame.mixer.get_init() is None


def test_music_wished_before_the_start_plays_from_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    box = SoundBox()
    box.music("music_match")
    box.start()
    assert pygame.mixer.music.get_busy()
    box.stop()


@pytest.mark.parametrize("name", sorted(SOUND_NAMES))
def test_every_effect_plays(box: SoundBox, name: str) -> None:
    box.play(name)
    assert busy_channels() == 1


@pytest.mark.parametrize("name", sorted(MUSIC_NAMES))
def test_every_music_plays_until_it_is_sent_away(box: SoundBox, name: str) -> None:
    box.music(name)
    assert pygame.mixer.music.get_busy()
    box.music(None)
    patience = time.monotonic() + 3
    while pygame.mixer.music.get_busy() and time.monotonic() < patience:
        time.sleep(0.02)
    assert not pygame.mixer.music.get_busy()


def test_the_same_effect_waits_forty_milliseconds(box: SoundBox, clock: Clock) -> None:
    box.play("goal")
    clock.now += 0.039
    box.play("goal")
    assert busy_channels() == 1
    clock.now += 0.002
    box.play("goal")
    assert busy_channels() == 2


def test_two_different_effects_may_begin_together(box: SoundBox) -> None:
    box.play("goal")
    box.play("win")
    assert busy_channels() == 2


def test_muting_silences_what_plays_and_what_comes(box: SoundBox) -> None:
    box.set_volumes(1.0, 0.5)
    box.music("music_shelf")
    box.play("goal")
    box.muted = True
    box.play("win")
    assert busy_channels() == 0
    assert pygame.mixer.music.get_volume() == 0.0
    box.muted = False
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)


def test_the_effects_volume_scales_what_is_played(box: SoundBox) -> None:
    box.set_volumes(0.5, 1.0)
    box.play("goal", volume=0.5)
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.25, abs=0.01)


def test_at_volume_zero_nothing_is_played(box: SoundBox) -> None:
    box.set_volumes(0.0, 1.0)
    box.play("goal")
    assert busy_channels() == 0


@pytest.mark.parametrize("call", [SoundBox.play, SoundBox.music])
def test_an_unknown_name_is_refused_in_a_clear_sentence(call: object) -> None:
    assert callable(call)
    with pytest.raises(KeyError, match="called 'gaol'; there are .*m"):
        call(SoundBox(), "gaol")


def test_an_unknown_name_never_ends_a_packaged_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    SoundBox().play("gaol")


def test_a_damaged_file_is_silent(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    folder = tmp_path_factory.mktemp("sounds")
    (folder / "click.ogg").write_bytes(b"not a sound")
    box = SoundBox(folder)
    box.start()
    box.play("click")
    box.play("card")
    box.music("music_shelf")
    assert busy_channels() == 0
    box.stop()


def test_each_of_four_seats_has_its_own_chime() -> None:
    chimes = [turn_chime(seat) for seat in range(4)]
    assert len(set(chimes)) == 4
    assert set(chimes) <= SOUND_NAMES
    assert turn_chime(4) == chimes[0]


def test_sound_needs_no_numpy_at_run_time() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None; import pygame; "
        f"from {sound.__name__} import SoundBox; box = SoundBox(); box.start(); "
        "box.play('goal'); box.music('music_match'); print(box.available)"
    )
    environment = {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    root = SOUNDS_FOLDER.parents[1]
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, env=environment, capture_output=True, text=True
    )
    assert done.stdout.strip() == "True", done.stderr


def test_a_computer_without_sound_says_so_on_the_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Rehearsal(tmp_path, Settings(), (1024, 600))
    assert sound_tip(program.stage.sound) == "bar.sound"

    def no_device(**_named: int) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    program.stage.sound.start()
    program.show([Home()])
    program.hover(SOUND.centre)
    canvas = Canvas(program.surface, program.stage)
    canvas.texts = []
    program.top.draw(canvas)
    assert say("error.no-sound.text") in [drawn.text for drawn in canvas.texts]
