"""Opening the program: the display, one start at a time, the settings, the home screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

import pygame

from game.core.only_once import OnlyOnce
from game.core.saves import SaveShelf, default_folder
from game.core.settings import Settings
from scenes.app import App, open_window
from scenes.asset_paths import ASSETS
from scenes.first_start import fit_window, is_first_start, language_for, preferred_languages
from scenes.home import Home
from scenes.keeping import keep_settings
from scenes.memory import return_large_blocks
from scenes.messages import nothing_kept_message
from scenes.scene_stack import SceneStack
from scenes.sound import SoundBox
from scenes.stage import Stage
from scenes.welcome import Welcome
from scenes.words import say, set_language

NO_DISPLAY = 2
_PICTURELESS = ("dummy", "offscreen")


def start() -> int:
    """Run until the window is closed; the exit code of the program."""
    folder = default_folder()
    first, settings = is_first_start(folder), Settings.read(folder)
    if first:
        settings.language = language_for(preferred_languages())
    set_language(settings.language)
    if not display_is_there(os.environ, sys.platform):
        return _say_and_end("error.no-display.text", NO_DISPLAY)
    lock = OnlyOnce(folder)
    if lock.is_second:
        return _say_and_end("error.second-start.text", 0)
    stage = Stage(settings, SaveShelf(folder), SoundBox())
    if not _opened(stage, first):
        return _say_and_end("error.no-display.text", NO_DISPLAY)
    stack = SceneStack(stage)
    app = App(stage, stack, lock.knocked)
    greet(stack, first)
    app.run()
    stage.sound.stop()
    pygame.quit()
    lock.release()
    return 0


def greet(stack: SceneStack, first: bool) -> None:
    """The shelf; over it the welcome, once, or the news that nothing can be kept.

    Where nothing is kept the welcome could not be remembered and would come at every start.
    """
    home, folder = Home(), stack.stage.saves.folder
    stack.push(home)
    writable = keep_settings(stack.stage) if first else os.access(folder, os.W_OK)
    if not writable:
        stack.push(nothing_kept_message())
    elif first:
        stack.push(Welcome(home))


def display_is_there(environment: Mapping[str, str], platform: str) -> bool:
    """On Linux SDL would silently draw nowhere; elsewhere there always is a display."""
    if not platform.startswith("linux"):
        return True
    return any(environment.get(v) for v in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def _opened(stage: Stage, first: bool) -> bool:
    return_large_blocks()
    try:
        pygame.display.init()
        pygame.font.init()
        asked = os.environ.get("SDL_VIDEODRIVER")
        if pygame.display.get_driver() in _PICTURELESS and not asked:
            return False
        pygame.display.set_caption(say("home.title"))
        pygame.display.set_icon(pygame.image.load(ASSETS / "built" / "boxes-app-icon.png"))
        if first:
            fit_window(stage.settings, pygame.display.get_desktop_sizes()[0])
        open_window(stage)
    except pygame.error:
        return False
    return True


def _say_and_end(key: str, code: int) -> int:
    if sys.stderr is None:  # a windowed program on Windows has no terminal to speak to
        pygame.display.message_box(say("home.title"), say(key))
    else:
        print(say(key), file=sys.stderr)
    return code
