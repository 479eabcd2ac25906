"""What the hands and the house do: pointer, buttons, cards, curtain, chimes."""

from __future__ import annotations

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
    swell,
)

# C5, E5, G5, A5: any two seats sound well one after the other.
SEAT_PITCHES = (523.25, 659.26, 783.99, 880.0)
# C5, D5, E5, G5, A5, C6: a pawn that counts its squares climbs them, whatever was rolled.
COUNTED_PITCHES = (523.25, 587.33, 659.26, 783.99, 880.0, 1046.5)
# When a tossed die knocks on the table, seconds, and how hard.
_KNOCKS = (
    (0.0, 0.5),
    (0.07, 0.35),
    (0.15, 0.9),
    (0.24, 0.4),
    (0.33, 0.35),
    (0.43, 0.8),
    (0.52, 0.3),
)


def hover() -> Wave:
    """A wooden tick, barely there."""
    body = decay(glide(1500, 1350, 0.045), 0.006, attack=0.0008)
    return swell(body, 0.0, 0.01)


def click() -> Wave:
    """A round pop, like a bubble."""
    body = decay(glide(330, 760, 0.12), 0.022, attack=0.003)
    return swell(body, 0.0, 0.03)


def card(seed: int = 11, duration: float = 0.15) -> Wave:
    """A card sliding over cloth, then lying down."""
    rub = coloured(noise(duration, seed), band(1800, 6500))
    slide = swell(rub, duration * 0.55, duration * 0.4)
    landing = decay(coloured(noise(0.08, seed + 1), band(250, 1500)), 0.012)
    return mix((0.0, 0.6 * slide), (duration * 0.6, 0.5 * swell(landing, 0.0, 0.02)))


def deal() -> Wave:
    """A quick shuffle, a tap to square the deck, and three cards dealt."""
    dealt = [(0.78 + 0.17 * number, card(40 + 2 * number)) for number in range(3)]
    tap = decay(coloured(noise(0.1, 31), band(200, 1200)), 0.018)
    return mix((0.0, riffle(0.5, 26, seed=21)), (0.6, 0.7 * swell(tap, 0.0, 0.03)), *dealt)


def riffle(duration: float, flicks: int, seed: int) -> Wave:
    """Cards falling one by one off two thumbs, ever faster."""
    layers = []
    for number in range(flicks):
        flick = decay(coloured(noise(0.03, seed + number), band(1200, 5200)), 0.004)
        when = duration * (number / flicks) ** 0.75
        layers.append((when, (0.3 + 0.3 * number / flicks) * swell(flick, 0.0, 0.01)))
    return mix(*layers)


def refuse() -> Wave:
    """A dull "tok" on thick wood: no reproach in it."""
    low = decay(glide(215, 190, 0.2), 0.028, attack=0.003)
    high = decay(glide(540, 500, 0.2), 0.012, attack=0.003)
    return swell(low + 0.35 * high, 0.0, 0.06)


def turn_chime(seat: int) -> Wave:
    """Two bars, a fourth apart and going up: your turn."""
    pitch = SEAT_PITCHES[seat]
    return mix((0.0, 0.8 * bar_note(pitch, 0.6, 0.11)), (0.14, bar_note(pitch * 4 / 3, 0.9, 0.16)))


def dice() -> Wave:
    """A wooden die over the table: a rattle, with a knock wherever it lands."""
    return mix(*((when, hard * _knock(number)) for number, (when, hard) in enumerate(_KNOCKS)))


def _knock(number: int) -> Wave:
    """Each on another edge of the die: not quite the same pitch."""
    pitch = 620 + 90 * (number * 3 % 5)
    body = decay(glide(pitch, pitch * 0.86, 0.12), 0.012, attack=0.001)
    wood = decay(coloured(noise(0.06, 131 + number), band(500, 3200)), 0.006)
    return mix((0.0, swell(body, 0.0, 0.03)), (0.0, 0.35 * swell(wood, 0.0, 0.02)))


def coin() -> Wave:
    """Two coins laid on others: bright, and gone at once. A bid, something paid."""
    return mix((0.0, _clink(2093.0)), (0.07, 0.8 * _clink(2637.0)))


def _clink(pitch: float) -> Wave:
    """The partials of a small disc are no harmonics: that is what sounds like metal."""
    partials = ((1.0, 0.045), (1.59, 0.03), (2.31, 0.02), (3.17, 0.012))
    rings = (decay(glide(pitch * ratio, pitch * ratio, 0.3), half) for ratio, half in partials)
    return swell(mix(*((0.0, ring / (1 + number)) for number, ring in enumerate(rings))), 0.0, 0.08)


def gavel() -> Wave:
    """Hard wood on a wooden block, once: sold."""
    body = decay(glide(330, 290, 0.25), 0.03, attack=0.001)
    crack = decay(coloured(noise(0.08, 151), band(700, 4200)), 0.007)
    return mix((0.0, swell(body, 0.0, 0.06)), (0.0, 0.5 * swell(crack, 0.0, 0.02)))


def weak() -> Wave:
    """Three soft bars going down: somebody has to catch their breath."""
    return _three_bars(587.33, 493.88, 392.0)


def fit_again() -> Wave:
    """The same three going up: back in form."""
    return _three_bars(392.0, 493.88, 587.33)


def _three_bars(*pitches: float) -> Wave:
    return mix(*((0.09 * number, bar_note(each, 0.4, 0.07)) for number, each in enumerate(pitches)))


def undo() -> Wave:
    """Two bars going back down over a card that slides home."""
    notes = mix((0.0, bar_note(587.33, 0.4, 0.07)), (0.11, bar_note(440.0, 0.5, 0.08)))
    return mix((0.0, notes), (0.03, 0.25 * card(61, 0.22)))


def curtain() -> Wave:
    """Heavy cloth drawn along its rail: two overlapping swishes, the second lower."""
    near = swell(coloured(noise(0.4, 71), band(500, 3000)), 0.2, 0.2)
    far = swell(coloured(noise(0.5, 72), band(250, 1400)), 0.22, 0.28)
    cloth = mix((0.0, 0.5 * near), (0.15, 0.6 * far))
    rustle = 1 + 0.25 * np.sin(2 * np.pi * 17 * np.arange(len(cloth)) / RATE)
    return cloth * rustle


def suspense(duration: float) -> Wave:
    """A soft drum roll that grows, for the moment before a cut card is turned."""
    generator = np.random.default_rng(81)
    layers, when, number = [], 0.0, 0
    while when < duration - 0.2:
        stroke = decay(glide(118, 92, 0.2), 0.03, attack=0.004)
        skin = decay(coloured(noise(0.2, 90 + number), band(120, 700)), 0.015)
        growing = 0.25 + 0.75 * when / duration
        layers.append((when, growing * swell(stroke + 0.25 * skin, 0.0, 0.05)))
        when += 0.068 + 0.008 * generator.random()
        number += 1
    return mix(*layers)


def drum_roll() -> Wave:
    """What will the die answer? It ends on the beat that tells."""
    beat = decay(glide(150, 84, 0.3), 0.06, attack=0.003)
    return mix((0.0, 0.8 * suspense(1.15)), (1.08, swell(beat, 0.0, 0.1)))


def cut() -> Wave:
    """The deck is riffled, the drum holds its breath, the card turns."""
    waiting = mix((0.0, 0.9 * riffle(0.4, 20, seed=51)), (0.3, 0.8 * suspense(1.15)))
    return mix((0.0, waiting), (len(waiting) / RATE - 0.12, 1.1 * card(57, 0.13)))
