"""What the players have set, kept in one small file beside the saves."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from game.core.record import Seat
from game.core.saves import write_safely

SETTINGS_NAME = "settings.json"


class LastTable(msgspec.Struct):
    """Who sat at a game last time and with which options: offered again."""

    seats: tuple[Seat, ...] = ()
    options: dict[str, Any] = {}


class Settings(msgspec.Struct):
    language: Literal["fr", "en"] = "fr"
    text_size: Literal["normal", "large"] = "normal"
    speed: Literal["slow", "normal", "fast"] = "normal"
    fewer_animations: bool = False
    music_volume: float = 0.5
    sound_volume: float = 0.8
    muted: bool = False
    full_screen: bool = False
    open_hands: bool = False
    window_size: tuple[int, int] = (1280, 720)
    window_place: tuple[int, int] | None = None
    last_tables: dict[str, LastTable] = {}
    coached: dict[str, list[str]] = {}  # by name: what the coach has already explained

    @classmethod
    def read(cls, folder: Path) -> Settings:
        """The settings of that folder; an absent or unreadable file means the first-day ones."""
        try:
            return msgspec.json.decode((folder / SETTINGS_NAME).read_bytes(), type=cls)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return cls()

    def write(self, folder: Path) -> None:
        """Raises `SaveFailed` when the disk will not take it."""
        content = msgspec.json.format(msgspec.json.encode(self), indent=2)
        write_safely(folder / SETTINGS_NAME, content)
