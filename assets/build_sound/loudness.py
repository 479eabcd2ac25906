"""How loud a wave is to the ear, and bringing it to a wished loudness without clipping."""

from __future__ import annotations

import numpy as np

from assets.build_sound.synth import RATE, Wave

# Vorbis gives back peaks a little higher than it was handed: -4 leaves room below -3 dBFS.
PEAK_BEFORE_ENCODING = 10 ** (-4 / 20)
MOMENT = round(0.4 * RATE)

# ITU-R BS.1770 at 48 kHz: a shelf for the head, then a high pass.
_SHELF = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (1.0, -1.69065929318241, 0.73248077421585),
)
_HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


def loudest_moment(wave: Wave) -> float:
    """The highest LUFS over any 0.4 s; one or two channels."""
    energy = np.zeros(max(len(wave), MOMENT))
    for channel in _channels(wave):
        energy[: len(channel)] += _as_heard(channel) ** 2
    running = np.cumsum(np.concatenate(([0.0], energy)))
    loudest = float(np.max(running[MOMENT:] - running[:-MOMENT])) / MOMENT
    return -0.691 + 10 * float(np.log10(max(loudest, 1e-12)))


def overall(wave: Wave) -> float:
    """The LUFS of the whole wave; without gates, which music without silence does not need."""
    energy = sum(float(np.mean(_as_heard(channel) ** 2)) for channel in _channels(wave))
    return -0.691 + 10 * float(np.log10(max(energy, 1e-12)))


def brought_to(wave: Wave, change_db: float) -> Wave:
    """The wave made louder or softer, and softer still if its peak would stand too high."""
    gain = 10 ** (change_db / 20)
    peak = float(np.max(np.abs(wave)))
    return wave * min(gain, PEAK_BEFORE_ENCODING / peak)


def _channels(wave: Wave) -> list[Wave]:
    return [wave] if wave.ndim == 1 else [wave[:, side] for side in range(wave.shape[1])]


def _as_heard(channel: Wave) -> Wave:
    spectrum = np.fft.rfft(channel)
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(len(channel), 1 / RATE) / 48000)
    for above, below in (_SHELF, _HIGH_PASS):
        spectrum = spectrum * np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn)
    return np.fft.irfft(spectrum, len(channel))
