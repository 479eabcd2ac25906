"""Everything heard: effects and quiet music. Without a sound device the game is simply silent."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from scenes.asset_paths import ASSETS

SOUNDS_FOLDER = ASSETS / "sounds"
_HANDS = ("hover", "click", "card", "deal", "cut", "refuse", "undo", "curtain", "dice", "drum_roll")
_TABLE = ("coin", "gavel", "weak", "fit_again")
_CHIMES = ("turn_1", "turn_2", "turn_3", "turn_4")
_PITCH = ("kick", "bounce", "whistle_short", "whistle_long", "half_time")
_COUNTED = ("hop_1", "hop_2", "hop_3", "hop_4", "hop_5", "hop_6")
_STANDS = ("crowd_roar", "crowd_ooh", "goal", "save", "win", "draw")
SOUND_NAMES = frozenset(_HANDS + _TABLE + _CHIMES + _PITCH + _COUNTED + _STANDS)
MUSIC_NAMES = frozenset({"music_shelf", "music_match"})
SHORTEST_REPEAT = 0.040

_log = logging.getLogger(__name__)


class SoundBox:
    """Made at once, silent until `start()`, which belongs after the first frame.

    Before that, or without a device, every call is allowed and does nothing that is heard;
    the volumes, the mute and the wished music are remembered.
    """

    def __init__(
        self, folder: Path = SOUNDS_FOLDER, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.available = False
        self.missing = False  # there is no device: somebody should be told
        self._folder = folder
        self._clock = clock
        self._muted = False
        self._effects_volume = 1.0
        self._music_volume = 1.0
        self._wished_music: str | None = None
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._last_played: dict[str, float] = {}

    def start(self) -> None:
        """Opens the sound device, if there is one."""
        if self.available:
            return
        try:
            pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=1024)
        except (pygame.error, NotImplementedError) as problem:
            _log.info("No sound: %s", problem)
            self.missing = True
            return
        pygame.mixer.set_num_channels(16)
        self.available = True
        self._begin_music()

    def play(self, name: str, volume: float = 1.0) -> None:
        """Plays an effect once, unless the same one began less than 40 ms ago."""
        if not _is_known(name, SOUND_NAMES, "effect"):
            return
        if not self.available or self._muted or self._is_too_soon(name):
            return
        effect = self._effect(name)
        loudness = _within_unit(volume) * self._effects_volume
        if effect is not None and loudness > 0:
            channel = effect.play()
            # All sixteen channels busy: one effect less is what nobody will miss.
            if channel is not None:
                channel.set_volume(loudness)

    def music(self, name: str | None) -> None:
        """Loops this music from now on; None is silence. The one that plays goes on."""
        if name is not None and not _is_known(name, MUSIC_NAMES, "music"):
            return
        if name == self._wished_music:
            return
        self._wished_music = name
        self._begin_music()

    def set_volumes(self, effects: float, music: float) -> None:
        """Both from 0.0 to 1.0, heard at once."""
        self._effects_volume = _within_unit(effects)
        self._music_volume = _within_unit(music)
        self._refresh_music_volume()

    @property
    def muted(self) -> bool:
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted and self.available:
            pygame.mixer.stop()
        self._refresh_music_volume()

    def stop(self) -> None:
        """Closes the sound device; `start()` may open it again."""
        if self.available:
            self.available = False
            self._effects.clear()
            pygame.mixer.quit()

    def _is_too_soon(self, name: str) -> bool:
        now = self._clock()
        too_soon = now - self._last_played.get(name, -1.0) < SHORTEST_REPEAT
        if not too_soon:
            self._last_played[name] = now
        return too_soon

    def _effect(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._effects:
            try:
                self._effects[name] = pygame.mixer.Sound(str(self._folder / f"{name}.ogg"))
            except (pygame.error, OSError) as problem:
                _log.warning("The sound %s cannot be read: %s", name, problem)
                self._effects[name] = None
        return self._effects[name]

    def _begin_music(self) -> None:
        if not self.available:
            return
        if self._wished_music is None:
            pygame.mixer.music.fadeout(400)
            return
        try:
            pygame.mixer.music.load(str(self._folder / f"{self._wished_music}.ogg"))
            self._refresh_music_volume()
            pygame.mixer.music.play(loops=-1, fade_ms=800)
        except (pygame.error, OSError) as problem:
            _log.warning("The music %s cannot be read: %s", self._wished_music, problem)

    def _refresh_music_volume(self) -> None:
        if self.available:
            pygame.mixer.music.set_volume(0.0 if self._muted else self._music_volume)


def sound_tip(sound: SoundBox) -> str:
    """The catalogue key of what the button of all sound is called."""
    return "error.no-sound.text" if sound.missing else "bar.sound"


def turn_chime(seat: int) -> str:
    """The name of the chime of a seat counted from 0; beyond four seats they come round."""
    return f"turn_{seat % 4 + 1}"


def _is_known(name: str, names: frozenset[str], kind: str) -> bool:
    """In development a wrong name is an error; a child's match is never ended by one."""
    if name in names:
        return True
    if getattr(sys, "frozen", False):
        _log.warning("There is no %s called %r.", kind, name)
        return False
    raise KeyError(f"There is no {kind} called {name!r}; there are {', '.join(sorted(names))}.")


def _within_unit(volume: float) -> float:
    return min(1.0, max(0.0, volume))
