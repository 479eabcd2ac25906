"""Melodies written as words, turned into a MIDI file that fluidsynth can play.

A bar is a string of notes, each with its length in eighths: "F4-2 r-1 A4+C5-1" is a crotchet,
a quaver rest and a quaver of two notes. Every bar must be full: a wrong one is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

TICKS_PER_EIGHTH = 240
DRUM_CHANNEL = 9
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


@dataclass(frozen=True)
class Part:
    """One instrument's bars. `instrument` is its General MIDI number, counted from 0."""

    instrument: int
    bars: tuple[str, ...]
    loudness: int
    pan: int = 64
    drums: bool = False
    held: float = 0.92


@dataclass(frozen=True)
class Tune:
    beats_per_minute: float
    parts: tuple[Part, ...]
    eighths_per_bar: int = 8

    @property
    def seconds(self) -> float:
        bars = max(len(part.bars) for part in self.parts)
        return bars * self.eighths_per_bar * 30 / self.beats_per_minute


def write_midi(tune: Tune, path: Path, times: int = 1) -> None:
    """The tune, played `times` times without a gap, as a format 1 MIDI file."""
    tempo = round(60_000_000 / tune.beats_per_minute)
    tracks = [b"\x00\xff\x51\x03" + tempo.to_bytes(3, "big") + b"\x00\xff\x2f\x00"]
    channels = iter([channel for channel in range(16) if channel != DRUM_CHANNEL])
    for part in tune.parts:
        channel = DRUM_CHANNEL if part.drums else next(channels)
        tracks.append(_track(part, channel, tune.eighths_per_bar, times))
    head = b"MThd" + (6).to_bytes(4, "big") + (1).to_bytes(2, "big")
    head += len(tracks).to_bytes(2, "big") + (2 * TICKS_PER_EIGHTH).to_bytes(2, "big")
    chunks = [b"MTrk" + len(track).to_bytes(4, "big") + track for track in tracks]
    path.write_bytes(head + b"".join(chunks))


def _track(part: Part, channel: int, eighths_per_bar: int, times: int) -> bytes:
    events = _note_events(part, channel, eighths_per_bar, times)
    data = bytes([0, 0xC0 | channel, part.instrument, 0, 0xB0 | channel, 10, part.pan])
    now = 0
    for tick, message in sorted(events):
        data += _variable_length(tick - now) + message
        now = tick
    return data + b"\x00\xff\x2f\x00"


def _note_events(
    part: Part, channel: int, eighths_per_bar: int, times: int
) -> list[tuple[int, bytes]]:
    events = []
    tick = 0
    for bar in part.bars * times:
        for eighth, pitches, length in read_bar(bar, eighths_per_bar):
            start = tick + round(eighth * TICKS_PER_EIGHTH)
            stop = start + max(1, round(length * TICKS_PER_EIGHTH * part.held))
            # The first beat of a bar leans a little, the offbeats give way.
            loudness = part.loudness + (6 if eighth == 0 else 0 if eighth % 2 == 0 else -5)
            for pitch in pitches:
                events.append((start, bytes([0x90 | channel, pitch, loudness])))
                events.append((stop, bytes([0x80 | channel, pitch, 0])))
        tick += eighths_per_bar * TICKS_PER_EIGHTH
    return events


def read_bar(bar: str, eighths_per_bar: int) -> list[tuple[float, tuple[int, ...], float]]:
    """(where it starts, pitches, length) of every note of a bar, in eighths."""
    notes, eighth = [], 0.0
    for word in bar.split():
        names, length = word.rsplit("-", 1)
        if names != "r":
            notes.append((eighth, tuple(map(pitch_of, names.split("+"))), float(length)))
        eighth += float(length)
    if eighth != eighths_per_bar:
        raise ValueError(f"the bar {bar!r} lasts {eighth} eighths instead of {eighths_per_bar}")
    return notes


def pitch_of(name: str) -> int:
    """ "C4" is 60, "Bb3" is 58, "F#5" is 78; a bare number is itself (drums)."""
    if name.isdigit():
        return int(name)
    sharps = name.count("#") - name.count("b")
    return 12 * (int(name[-1]) + 1) + _STEPS[name[0]] + sharps


def _variable_length(number: int) -> bytes:
    data = bytes([number & 0x7F])
    while number := number >> 7:
        data = bytes([0x80 | number & 0x7F]) + data
    return data
