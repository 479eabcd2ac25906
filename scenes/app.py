"""The window and its loop: events in, the scene stack's picture out, nothing done when idle."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, Protocol, runtime_checkable

import pygame

from scenes.canvas import Canvas
from scenes.crash_log import write_crash
from scenes.keeping import keep_settings
from scenes.memory import spare_the_broom
from scenes.messages import crash_message
from scenes.scene_stack import SceneStack
from scenes.stage import Stage
from scenes.words import set_language

SMALLEST: Final = (1024, 600)
LARGEST: Final = (7680, 4320)  # a damaged file may ask for a window no memory holds
RELAYOUT_SECONDS: Final = 0.150
DOUBLE_CLICK: Final = 0.35
FRAMES_PER_SECOND: Final = 60
_ERRAND_SECONDS: Final = 0.003  # of a frame in which nothing moves
_IDLE_MILLISECONDS: Final = 12  # nobody feels so short a delay
_RESTING_MILLISECONDS: Final = 36  # once nobody has touched anything for so many looks:
_LOOKS_BEFORE_REST: Final = 50
_LOOKS_PER_CALL: Final = 12
_SAME: Final = 12  # pixels a small hand slips between two clicks
_LONGEST_FRAME: Final = 0.1  # after a stall nothing jumps further than this


@runtime_checkable
class Typing(Protocol):
    """A scene with a field that letters may be typed into."""

    def typed(self, text: str) -> None: ...


class Press(NamedTuple):
    """When and where a mouse button went down; `scene` is only its id: tables are large."""

    when: float
    pixel: tuple[int, int]
    scene: int


class App:
    """One window. Tests drive it with `post` and `frame`; `run` does both until it is closed."""

    def __init__(
        self, stage: Stage, stack: SceneStack, is_called: Callable[[], bool] = lambda: False
    ) -> None:
        self.stage = stage
        self.stack = stack
        self.is_called = is_called  # a second start looks for this window
        self.running = True
        self.frames_drawn = 0
        self.crashes: list[str] = []
        self._surface = pygame.display.get_surface() or open_window(stage)
        self._full_screen = stage.settings.full_screen
        self._spoken = (stage.settings.language, stage.settings.text_size)
        self.double_click = DOUBLE_CLICK
        self._last_press: Press | None = None
        self._resized_at: float | None = None
        self._before_resize: pygame.Surface | None = None
        set_language(stage.settings.language)
        stage.fit(*self._surface.get_size())
        self._obey_volumes()
        spare_the_broom()

    def run(self) -> None:
        clock = pygame.time.Clock()
        self.frame(0)
        self.stage.sound.start()
        while self.running:
            idle = not self.stack.busy
            for event in self._wait() if idle else pygame.event.get():
                self.post(event)
            elapsed = clock.tick(FRAMES_PER_SECOND) / 1000
            if self.running:
                self.frame(0 if idle else min(elapsed, _LONGEST_FRAME))

    def frame(self, seconds: float) -> None:
        """Let time pass and draw if anything changed. Without its shelf the program must end."""
        self._guarded(lambda: self._advance(seconds), shelf_stands=False)

    def post(self, event: pygame.Event) -> None:
        """Hand one event to the top scene, now."""
        self._guarded(lambda: self._take(event))

    def _advance(self, seconds: float) -> None:
        self._obey_settings()
        if self._resized_at is not None:
            if time.monotonic() - self._resized_at < RELAYOUT_SECONDS:
                self._stretch()
                return
            self._lay_out()
        top, begun = self.stack.top, time.perf_counter()
        was_busy = self.stack.busy
        self.stack.update(seconds)
        if was_busy or any(scene.dirty for scene in self.stack.scenes):
            self.stack.draw(Canvas(self._surface, self.stage))
            pygame.display.flip()
            self.frames_drawn += 1
        had_enough = time.perf_counter() - begun > _ERRAND_SECONDS
        if was_busy and top.still and not had_enough:
            self._guarded(lambda: self.stage.errands.do_some(_ERRAND_SECONDS))

    def _wait(self) -> list[pygame.Event]:
        """Sleep until something happens: an idle table costs nothing.

        pygame's own wait looks a thousand times a second, which costs more than 1 % of a core.
        """
        looks = 0
        while True:
            events = pygame.event.get()
            if events or self._resized_at is not None:
                return events
            if self.stage.errands:
                self._guarded(self.stage.errands.do_one)
                continue
            rests = looks > _LOOKS_BEFORE_REST
            pygame.time.wait(_RESTING_MILLISECONDS if rests else _IDLE_MILLISECONDS)
            looks += 1
            if looks % _LOOKS_PER_CALL == 0 and self.is_called():
                come_forward()

    def _take(self, event: pygame.Event) -> None:
        top = self.stack.top
        if event.type == pygame.QUIT:
            self.running = not top.closing()
            keep_settings(self.stage)
        elif event.type == pygame.MOUSEMOTION:
            top.hover(self.stage.to_design(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            for scene in self.stack.scenes:
                scene.release()
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.TEXTINPUT and isinstance(top, Typing):
            top.typed(event.text)
        elif event.type == pygame.VIDEORESIZE:
            self._note_resize(event.size)
        elif event.type == pygame.WINDOWMOVED and not self._full_screen:
            self.stage.settings.window_place = (event.x, event.y)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            top.touch()

    def _press(self, pixel: tuple[int, int]) -> None:
        top, now, before = self.stack.top, time.monotonic(), self._last_press
        self._last_press = Press(now, pixel, id(top))
        if before is not None and before.scene != id(top):
            near = max(abs(pixel[0] - before.pixel[0]), abs(pixel[1] - before.pixel[1])) <= _SAME
            if near and now - before.when < self.double_click:
                return  # the second half of a double click meant what was here before
        point = self.stage.to_design(pixel)
        top.hover(point)
        top.press(point)

    def _take_key(self, event: pygame.Event) -> None:
        if event.key == pygame.K_F11:
            self.stage.settings.full_screen = not self.stage.settings.full_screen
            keep_settings(self.stage)
        else:
            self.stack.top.key(pygame.key.name(event.key))

    def _note_resize(self, size: tuple[int, int]) -> None:
        if self._before_resize is None:
            old = pygame.Surface(self._old_size())
            self.stack.draw(Canvas(old, self.stage))
            self._before_resize = old
        self._surface = pygame.display.get_surface() or self._surface
        self._resized_at = time.monotonic()
        if not self._full_screen:
            self.stage.settings.window_size = (max(size[0], 1), max(size[1], 1))

    def _old_size(self) -> tuple[int, int]:
        across, down = self.stage.offset
        scale = self.stage.scale
        return round(1920 * scale) + 2 * across, round(1080 * scale) + 2 * down

    def _stretch(self) -> None:
        if self._before_resize is not None:
            size = self._surface.get_size()
            self._surface.blit(pygame.transform.scale(self._before_resize, size), (0, 0))
            pygame.display.flip()

    def _lay_out(self) -> None:
        self._resized_at = self._before_resize = None
        self._surface = pygame.display.get_surface() or self._surface
        self.stage.fit(*self._surface.get_size())
        self.stack.lay_out()
        keep_settings(self.stage)

    def _obey_settings(self) -> None:
        """Scenes only change the settings; what follows for the window is done here."""
        settings = self.stage.settings
        if settings.full_screen != self._full_screen:
            self._full_screen = settings.full_screen
            self._surface = open_window(self.stage)
            self._lay_out()
        if (settings.language, settings.text_size) != self._spoken:
            self._spoken = (settings.language, settings.text_size)
            set_language(settings.language)
            self.stack.lay_out()
        self._obey_volumes()

    def _obey_volumes(self) -> None:
        settings, sound = self.stage.settings, self.stage.sound
        sound.set_volumes(settings.sound_volume, settings.music_volume)
        if sound.muted != settings.muted:
            sound.muted = settings.muted

    def _guarded(self, act: Callable[[], object], *, shelf_stands: bool = True) -> None:
        """A fault in a scene costs the scene, not the match: that was kept after its last move."""
        try:
            act()
        except Exception as problem:
            self.crashes.append(traceback.format_exc())
            write_crash(self.stage.saves.folder, self.crashes[-1])
            if len(self.stack.scenes) <= 1 and not shelf_stands:
                raise
            self.stack.home()
            self.stack.push(crash_message(problem))


def open_window(stage: Stage) -> pygame.Surface:
    settings = stage.settings
    if settings.full_screen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    width, height = (
        min(max(wished, least), most)
        for wished, least, most in zip(settings.window_size, SMALLEST, LARGEST, strict=True)
    )
    surface = pygame.display.set_mode((width, height), pygame.RESIZABLE)
    if surface.get_size() != (width, height):  # out of the full screen some must be told twice
        surface = pygame.display.set_mode((width, height), pygame.RESIZABLE)
    window = pygame.Window.from_display_module()
    window.minimum_size = SMALLEST
    if settings.window_place is not None and is_on_a_screen(settings.window_place):
        window.position = settings.window_place
    return surface


def come_forward() -> None:
    """Whoever starts the program again has lost its window behind others."""
    with suppress(pygame.error):  # some desktops let no program come forward by itself
        window = pygame.Window.from_display_module()
        if not pygame.display.get_active():
            window.restore()
        window.focus()


def is_on_a_screen(place: tuple[int, int]) -> bool:
    """A screen that was unplugged must not swallow the window; only the first one is known well."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return 0 <= place[0] < width - SMALLEST[0] // 2 and 0 <= place[1] < height - SMALLEST[1] // 2
