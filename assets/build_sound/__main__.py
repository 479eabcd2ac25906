"""Makes all sounds, or those named on the command line, and says how loud each became."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from assets.build_sound import loudness, pitch_effects, table_effects, tunes
from assets.build_sound.midi import Tune
from assets.build_sound.orchestra import play_jingle, play_loop
from assets.build_sound.synth import RATE, Wave

FOLDER = Path(__file__).resolve().parents[1] / "sounds"
MUSIC_LUFS = -23.0

# Name, how to make it, and the LUFS of its loudest 0.4 s (a peak limit may keep it softer).
EFFECTS: tuple[tuple[str, Callable[[], Wave], float], ...] = (
    ("hover", table_effects.hover, -36),
    ("click", table_effects.click, -25),
    ("card", table_effects.card, -26),
    ("deal", table_effects.deal, -24),
    ("cut", table_effects.cut, -20),
    ("refuse", table_effects.refuse, -24),
    ("undo", table_effects.undo, -22),
    ("curtain", table_effects.curtain, -23),
    ("dice", table_effects.dice, -22),
    ("coin", table_effects.coin, -25),
    ("gavel", table_effects.gavel, -20),
    ("weak", table_effects.weak, -24),
    ("fit_again", table_effects.fit_again, -24),
    ("drum_roll", table_effects.drum_roll, -20),
    *((f"turn_{seat + 1}", partial(table_effects.turn_chime, seat), -20.0) for seat in range(4)),
    ("kick", pitch_effects.kick, -20),
    ("bounce", pitch_effects.bounce, -25),
    *(
        (f"hop_{count}", partial(pitch_effects.hop, pitch), -24.0)
        for count, pitch in enumerate(table_effects.COUNTED_PITCHES, start=1)
    ),
    ("whistle_short", partial(pitch_effects.whistle, 0.35), -20),
    ("whistle_long", partial(pitch_effects.whistle, 1.0), -20),
    ("half_time", pitch_effects.half_time, -20),
    ("crowd_roar", pitch_effects.crowd_roar, -16),
    ("crowd_ooh", pitch_effects.crowd_ooh, -18),
    ("goal", pitch_effects.goal, -15),
    ("save", pitch_effects.save, -17),
    ("win", lambda: play_jingle(tunes.win_jingle(), 4.0), -16),
    ("draw", lambda: play_jingle(tunes.draw_jingle(), 4.0), -18),
)
MUSIC: tuple[tuple[str, Callable[[], Tune]], ...] = (
    ("music_shelf", tunes.shelf_loop),
    ("music_match", tunes.match_loop),
)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make, target in EFFECTS:
        if not wanted or name in wanted:
            wave = make()
            _write(name, loudness.brought_to(wave, target - loudness.loudest_moment(wave)), 0.5)
    for name, compose in MUSIC:
        if not wanted or name in wanted:
            wave = play_loop(compose())
            _write(name, loudness.brought_to(wave, MUSIC_LUFS - loudness.overall(wave)), 0.8)


def _write(name: str, wave: Wave, compression: float) -> None:
    path = FOLDER / f"{name}.ogg"
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=compression
    ) as file:
        # libsndfile overflows its stack when it is handed a long Vorbis wave at once.
        for start in range(0, len(wave), RATE):
            file.write(wave[start : start + RATE])
    decoded = soundfile.read(path)[0]
    peak = 20 * float(np.log10(np.max(np.abs(decoded))))
    heard = loudness.loudest_moment(decoded)
    print(
        f"{name:14} {len(wave) / RATE:6.2f} s  {path.stat().st_size / 1000:6.1f} kB"
        f"  peak {peak:6.1f} dBFS  loudest {heard:6.1f} LUFS"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
