"""What the very first start settles without asking: the language and the size of the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

import pygame

from game.core.settings import SETTINGS_NAME, Settings
from scenes.app import SMALLEST

_SHARE: Final = 0.86  # of the screen: title bar and task bar have to fit too
_SHAPE: Final = (16, 9)
_LARGEST: Final = (1920, 1080)


def is_first_start(folder: Path) -> bool:
    """Settings are written as soon as the first start has shown its welcome."""
    return not (folder / SETTINGS_NAME).exists()


def preferred_languages() -> list[str]:
    """What the system was told its user reads, best first: « fr », « en », « de »…"""
    return [locale["language"] for locale in pygame.system.get_pref_locales()]


def language_for(preferred: Sequence[str]) -> Literal["fr", "en"]:
    """A French box: English is for those who read something else, not who said nothing."""
    for language in preferred:
        if language == "fr":
            return "fr"
        if language == "en":
            return "en"
    return "en" if preferred else "fr"


def fit_window(settings: Settings, screen: tuple[int, int]) -> None:
    """Most of the screen, exactly in the shape of the pictures; a small screen is filled."""
    across, down = _SHAPE
    room = min(screen[0] * _SHARE / across, screen[1] * _SHARE / down, _LARGEST[0] / across)
    width, height = int(room) * across, int(room) * down
    if width < SMALLEST[0] or height < SMALLEST[1]:
        settings.full_screen = True
    else:
        settings.window_size = (width, height)
