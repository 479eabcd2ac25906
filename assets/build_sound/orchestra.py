"""Plays tunes with fluidsynth and its General MIDI soundfont."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from assets.build_sound.midi import Tune, write_midi
from assets.build_sound.synth import RATE, Wave

SOUNDFONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
SEAM = round(0.03 * RATE)


def play_jingle(tune: Tune, duration: float) -> Wave:
    """The tune once, in one channel, faded out by the end of `duration` seconds."""
    wave = _render(tune, times=1).mean(axis=1)
    wave = np.pad(wave, (0, max(0, round(duration * RATE) - len(wave))))[: round(duration * RATE)]
    fading = round(0.7 * RATE)
    wave[-fading:] *= np.linspace(1, 0, fading) ** 2
    return wave


def play_loop(tune: Tune) -> Wave:
    """The tune so that its end runs into its beginning: cut from the middle of three rounds."""
    wave = _render(tune, times=3)
    length = round(tune.seconds * RATE)
    loop = wave[length : 2 * length].copy()
    arriving = np.linspace(0, 1, SEAM)[:, np.newaxis]
    loop[:SEAM] = arriving * loop[:SEAM] + (1 - arriving) * wave[2 * length : 2 * length + SEAM]
    return loop


def _render(tune: Tune, times: int) -> Wave:
    if not SOUNDFONT.exists():
        raise SystemExit("Music needs the Debian packages fluidsynth and fluid-soundfont-gm.")
    with tempfile.TemporaryDirectory() as folder:
        score, sound = Path(folder, "tune.mid"), Path(folder, "tune.wav")
        write_midi(tune, score, times)
        subprocess.run(
            [
                "fluidsynth",
                "-ni",
                "-q",
                "-g",
                "0.4",
                "-r",
                str(RATE),
                "-O",
                "float",
                "-T",
                "wav",
                "-F",
                str(sound),
                str(SOUNDFONT),
                str(score),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        wave: Wave = soundfile.read(sound, dtype="float64", always_2d=True)[0]
        return wave
