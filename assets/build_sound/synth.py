"""The few building blocks every synthesised effect is made of."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

RATE = 44100
Wave = NDArray[np.float64]


def seconds(duration: float) -> Wave:
    """The time of every sample of a sound that lasts `duration` seconds."""
    return np.arange(round(duration * RATE)) / RATE


def glide(start_hz: float, end_hz: float, duration: float) -> Wave:
    """A sine whose pitch slides evenly, in musical steps, from start to end."""
    time = seconds(duration)
    pitch = start_hz * (end_hz / start_hz) ** (time / duration)
    return tone(pitch)


def tone(pitch: Wave) -> Wave:
    """A sine that follows a pitch given per sample, in hertz."""
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def decay(wave: Wave, half_life: float, attack: float = 0.002) -> Wave:
    """Struck or plucked: a short rise, then half as loud after every half life."""
    time = np.arange(len(wave)) / RATE
    return wave * np.minimum(time / attack, 1.0) * 0.5 ** (time / half_life)


def swell(wave: Wave, rise: float, fall: float) -> Wave:
    """Fades in and out along half cosines, so that no edge can be heard."""
    shape = np.ones(len(wave))
    rising, falling = round(rise * RATE), round(fall * RATE)
    shape[:rising] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, rising))
    shape[len(wave) - falling :] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, falling))
    return wave * shape


def noise(duration: float, seed: int) -> Wave:
    return np.random.default_rng(seed).standard_normal(round(duration * RATE))


def coloured(wave: Wave, gain_at: Callable[[Wave], Wave]) -> Wave:
    """Filters by multiplying the spectrum with `gain_at(frequencies)`; keeps the energy."""
    padding = RATE // 10
    spectrum = np.fft.rfft(np.pad(wave, (0, padding)))
    frequencies: Wave = np.fft.rfftfreq(len(wave) + padding, 1 / RATE).astype(np.float64)
    filtered = np.fft.irfft(spectrum * gain_at(frequencies), len(wave) + padding)[: len(wave)]
    return filtered / max(1e-9, float(np.std(filtered)))


def band(low: float, high: float) -> Callable[[Wave], Wave]:
    """A gentle band pass, 12 dB an octave on both sides."""

    def gain_at(frequencies: Wave) -> Wave:
        above = 1 / (1 + (low / np.maximum(frequencies, 1.0)) ** 4)
        below = 1 / (1 + (frequencies / high) ** 4)
        return np.sqrt(above * below)

    return gain_at


def mix(*layers: tuple[float, Wave]) -> Wave:
    """Lays waves over one another; each comes with the second at which it starts."""
    placed = [(round(start * RATE), wave) for start, wave in layers]
    whole = np.zeros(max(start + len(wave) for start, wave in placed))
    for start, wave in placed:
        whole[start : start + len(wave)] += wave
    return whole


def bar_note(pitch_hz: float, duration: float, half_life: float) -> Wave:
    """A soft marimba or glockenspiel bar: a sine and two partials that die sooner."""
    time = seconds(duration)
    partials = ((1.0, 1.0, 1.0), (3.98, 0.22, 0.35), (9.2, 0.06, 0.12))
    whole = np.zeros(len(time))
    for ratio, loudness, life in partials:
        wave = np.sin(2 * np.pi * pitch_hz * ratio * time)
        whole += loudness * decay(wave, half_life * life, attack=0.003)
    return swell(whole, 0.0, duration * 0.25)
