"""The committed OGG files: decoded here, and soft, whole and as long as they should be."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile  # type: ignore[import-untyped]

from assets.build_sound.loudness import overall

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
FILES = sorted(FOLDER.glob("*.ogg"))
EFFECTS = [path for path in FILES if not path.stem.startswith("music_")]
HIGHEST_PEAK = 10 ** (-3 / 20)
AUDIBLE_PEAK = 10 ** (-30 / 20)
EXACT_SECONDS = {"hover": (0.02, 0.06), "crowd_roar": (1.9, 2.1), "win": (3.9, 4.1)}


def faults_of(path: Path) -> list[str]:
    """What is wrong with a sound file, in words."""
    wave, rate = soundfile.read(path, always_2d=True)
    peak = float(np.max(np.abs(wave)))
    shortest, longest = _wished_seconds(path.stem)
    faults = []
    if peak > HIGHEST_PEAK:
        faults.append(f"too loud: peak {peak:.3f}")
    if peak < AUDIBLE_PEAK:
        faults.append(f"silent: peak {peak:.5f}")
    if not shortest <= len(wave) / rate <= longest:
        faults.append(f"lasts {len(wave) / rate:.2f} s")
    if rate != 44100:
        faults.append(f"{rate} samples a second would have to be converted at each load")
    return faults


def _wished_seconds(name: str) -> tuple[float, float]:
    if name.startswith("music_"):
        return 60.0, 90.0
    return EXACT_SECONDS.get(name, (0.1, 4.1))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_sound_is_soft_audible_and_as_long_as_it_should_be(path: Path) -> None:
    assert faults_of(path) == []


def test_all_sounds_together_stay_small() -> None:
    assert FILES
    assert sum(path.stat().st_size for path in FILES) < 2_500_000


@pytest.mark.parametrize("name", ["music_shelf", "music_match"])
def test_music_is_quiet_and_its_end_runs_into_its_beginning(name: str) -> None:
    wave, _ = soundfile.read(FOLDER / f"{name}.ogg", always_2d=True)
    assert -26 < overall(wave) < -20
    # Cut elsewhere, these loops jump by 0.03 and more: an audible click.
    assert np.abs(wave[0] - wave[-1]).max() < 0.005


@pytest.mark.parametrize("path", EFFECTS, ids=lambda path: path.stem)
def test_effects_neither_begin_nor_end_with_a_click(path: Path) -> None:
    wave, _ = soundfile.read(path, always_2d=True)
    assert np.abs(wave[0]).max() < 0.02
    assert np.abs(wave[-1]).max() < 0.02


@pytest.mark.parametrize(
    ("loudness", "duration", "word"),
    [(0.9, 1.0, "too loud"), (0.0, 1.0, "silent"), (0.5, 9.0, "lasts"), (0.5, 0.01, "lasts")],
)
def test_the_check_sees_a_planted_fault(
    tmp_path: Path, loudness: float, duration: float, word: str
) -> None:
    planted = tmp_path / "kick.ogg"
    time = np.arange(round(duration * 44100)) / 44100
    soundfile.write(planted, loudness * np.sin(2 * np.pi * 440 * time), 44100)
    assert [word in fault for fault in faults_of(planted)] == [True]
