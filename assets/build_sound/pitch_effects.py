"""What is heard from the pitch and the stands: ball, whistle, crowd."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.build_sound.synth import (
    RATE,
    Wave,
    band,
    bar_note,
    coloured,
    decay,
    glide,
    mix,
    noise,
    seconds,
    swell,
    tone,
)

# Resonances of an open "ah" and a round "oh", as (hertz, width, loudness).
Vowel = tuple[tuple[float, float, float], ...]
OPEN_AH: Vowel = ((720, 130, 1.0), (1180, 160, 0.6), (2500, 300, 0.14))
ROUND_OH: Vowel = ((420, 90, 1.0), (820, 110, 0.5), (2400, 260, 0.05))


def kick() -> Wave:
    """A boot through a full leather ball: thump first, a little slap on top."""
    thump = decay(glide(190, 62, 0.3), 0.05, attack=0.003)
    slap = decay(coloured(noise(0.1, 101), band(400, 1800)), 0.009)
    return mix((0.0, swell(thump, 0.0, 0.1)), (0.0, 0.22 * swell(slap, 0.0, 0.03)))


def bounce() -> Wave:
    """One hop on grass: shorter, higher and lighter than the kick."""
    hop = decay(glide(310, 165, 0.16), 0.026, attack=0.003)
    grass = decay(coloured(noise(0.08, 103), band(700, 2600)), 0.007)
    return mix((0.0, swell(hop, 0.0, 0.05)), (0.0, 0.1 * swell(grass, 0.0, 0.02)))


def hop(pitch: float) -> Wave:
    """A hop that is counted: the ball on the grass, and a small bar that says which one."""
    return mix((0.0, bounce()), (0.01, 0.45 * bar_note(pitch, 0.4, 0.07)))


def whistle(duration: float, seed: int = 111) -> Wave:
    """A pea whistle heard from across the pitch: two close tones, trilled, and breath."""
    time = seconds(duration)
    onset = 1 - 0.12 * np.exp(-time / 0.018)
    trill = np.sin(2 * np.pi * 31 * time + 0.6 * np.sin(2 * np.pi * 3.1 * time))
    pitch = 2250 * onset * (1 + 0.012 * trill)
    voice = tone(pitch) + 0.55 * tone(pitch * 1.07)
    breath = 0.07 * coloured(noise(duration, seed), band(1800, 4200))
    return swell((voice + breath) * (0.72 + 0.28 * trill), 0.025, 0.06)


def half_time() -> Wave:
    """Two short blows and a long one."""
    return mix((0.0, whistle(0.3, 112)), (0.42, whistle(0.3, 113)), (0.84, whistle(0.95, 114)))


def crowd(duration: float, vowel: Vowel, lift: tuple[float, ...], seed: int) -> Wave:
    """Forty-eight people singing one vowel, their pitch bent along `lift`, over a murmur."""
    generator = np.random.default_rng(seed)
    time = seconds(duration)
    bend = np.interp(time, np.linspace(0, duration, len(lift)), lift)
    voices = np.zeros(len(time))
    for _ in range(48):
        voices += _voice(time, bend, generator)
    sung = coloured(voices, _resonances(vowel))
    murmur = coloured(noise(duration, seed + 1), _resonances(vowel, widened=3.0))
    return 0.75 * sung + 0.5 * murmur


def _voice(time: Wave, bend: Wave, generator: np.random.Generator) -> Wave:
    """One person: a buzz with their own pitch, vibrato, wavering and moment to join in."""
    own_pitch = float(np.exp(generator.normal(np.log(235), 0.32)))
    vibrato = 1 + 0.02 * _wobble(time, 4, 6.5, generator)
    drift = 1 + 0.04 * _wobble(time, 0.3, 1.1, generator)
    turns = np.cumsum(own_pitch * bend * vibrato * drift) / RATE + generator.random()
    joining = np.clip((time - generator.uniform(0, 0.22)) / 0.12, 0, 1)
    waver = 1 + 0.4 * _wobble(time, 1.2, 4, generator)
    buzz: Wave = (2 * (turns % 1) - 1) * joining * waver
    return buzz * generator.uniform(0.5, 1.0)


def _wobble(time: Wave, slowest: float, fastest: float, generator: np.random.Generator) -> Wave:
    """A slow sine of random speed and phase, between -1 and 1."""
    speed, phase = generator.uniform(slowest, fastest), generator.uniform(0, 2 * np.pi)
    wobble: Wave = np.sin(2 * np.pi * speed * time + phase)
    return wobble


def _resonances(vowel: Vowel, widened: float = 1.0) -> Callable[[Wave], Wave]:
    def gain_at(frequencies: Wave) -> Wave:
        gain = np.zeros(len(frequencies))
        for centre, width, loudness in vowel:
            gain += loudness / (1 + ((frequencies - centre) / (width * widened)) ** 2)
        return gain * band(140, 4500)(frequencies)

    return gain_at


def crowd_roar() -> Wave:
    """Two seconds of joy, with hands clapping in it."""
    joy = crowd(2.0, OPEN_AH, (0.9, 1.2, 1.3, 1.25, 1.15, 1.05), seed=121)
    return swell(joy + 0.35 * applause(2.0, seed=131), 0.12, 1.0)


def applause(duration: float, seed: int) -> Wave:
    generator = np.random.default_rng(seed)
    claps = np.zeros(round(duration * RATE))
    for number in range(round(110 * duration)):
        clap = decay(coloured(noise(0.04, seed + number), band(700, 3200)), 0.006)
        start = int(generator.integers(0, len(claps) - len(clap)))
        claps[start : start + len(clap)] += generator.uniform(0.3, 1.0) * clap
    return claps


def crowd_ooh() -> Wave:
    """So close! The stands go up, then sigh back down."""
    sigh = crowd(1.5, ROUND_OH, (0.95, 1.12, 1.08, 0.95, 0.8, 0.68), seed=141)
    return swell(sigh, 0.15, 0.8)


def goal() -> Wave:
    """The whistle, and the stands jump up under it."""
    return mix((0.0, 0.8 * whistle(0.55, 115)), (0.2, 0.9 * crowd_roar()))


def save() -> Wave:
    """Gloves clap round the ball, and the stands let out their breath."""
    gloves = decay(coloured(noise(0.12, 151), band(250, 1600)), 0.016)
    catch = mix((0.0, swell(kick(), 0.0, 0.1)), (0.0, 0.5 * swell(gloves, 0.0, 0.03)))
    return mix((0.0, 1.6 * catch), (0.12, 0.8 * crowd_ooh()))
