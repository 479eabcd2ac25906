"""A picture as large as the window that stays: drawn again only where something on it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from scenes import theme
from scenes.canvas import Canvas
from scenes.scene import Box
from scenes.words import language

if TYPE_CHECKING:
    from scenes.canvas import DrawnText

WHOLE: Final = Box(0, 0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)


class Panel(NamedTuple):
    """A part of a layer. All that it shows stands in `key`; what it draws beside `area` is cut."""

    name: str
    key: object
    draw: Callable[[Canvas], None]
    area: Box | None = WHOLE  # None: the bars around the picture too


class KeptLayer:
    """Panels are drawn in their order; where one changed, all that lie there are drawn again.

    The surface is made once: filling a fresh one takes longer than drawing a whole table.
    """

    def __init__(self) -> None:
        self.changes = 0  # counted: a layer upon this one can tell that it changed
        self._surface: pygame.Surface | None = None
        self._window: object = None
        self._laid: dict[str, tuple[object, pygame.Rect]] = {}
        self._texts: dict[str, list[DrawnText]] = {}

    @property
    def texts(self) -> list[DrawnText]:
        """All that is written on it."""
        return [text for written in self._texts.values() for text in written]

    def show(self, canvas: Canvas, panels: Sequence[Panel]) -> None:
        """Bring it up to date and put it on the canvas."""
        canvas.surface.blit(self.lay(canvas, panels), (0, 0))
        if canvas.texts is not None:
            canvas.texts.extend(self.texts)

    def below(self, canvas: Canvas, panels: Sequence[Panel]) -> Panel:
        """Bring it up to date, as the lowest panel of a layer laid upon this one."""
        kept = self.lay(canvas, panels)
        return Panel("below", self.changes, lambda on: on.lay_over(kept), None)

    def lay(self, canvas: Canvas, panels: Sequence[Panel]) -> pygame.Surface:
        """Bring it up to date. Do not draw on what you are given."""
        surface = self.fit(canvas)
        now = {panel.name: (panel.key, _pixels(canvas, panel.area)) for panel in panels}
        for area in self._stale(now):
            self.changes += 1
            self._draw(Canvas(surface, canvas.stage), panels, area)
        if now != self._laid:
            self._texts = {name: self._texts.get(name, []) for name in now}
            self._laid = now
        return surface

    def fit(self, canvas: Canvas) -> pygame.Surface:
        """What is kept is good for one window, one language and one size of text."""
        stage = canvas.stage
        size = canvas.surface.get_size()
        window = (size, canvas.scale, canvas.offset, stage.text_factor, language())
        if self._surface is None or window != self._window:
            if self._surface is None or self._surface.get_size() != size:
                self._surface = pygame.Surface(size)
            self._surface.fill(theme.NIGHT)
            self._laid, self._window = {}, window
        return self._surface

    def _stale(self, now: dict[str, tuple[object, pygame.Rect]]) -> list[pygame.Rect]:
        areas = [
            area
            for name in {**self._laid, **now}
            if self._laid.get(name) != now.get(name)
            for _, area in filter(None, (self._laid.get(name), now.get(name)))
        ]
        return _apart(areas)

    def _draw(self, layer: Canvas, panels: Iterable[Panel], area: pygame.Rect) -> None:
        for panel in panels:
            part = _pixels(layer, panel.area).clip(area)
            if part:
                layer.surface.set_clip(part)
                layer.texts = self._texts[panel.name] = []
                panel.draw(layer)
        layer.surface.set_clip(None)


def _pixels(canvas: Canvas, box: Box | None) -> pygame.Rect:
    whole = canvas.surface.get_rect()
    return whole if box is None else canvas.area(box).clip(whole)


def _apart(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Those that touch become one: nothing is drawn twice."""
    found: list[pygame.Rect] = []
    for area in areas:
        joined = area.copy()
        while (touching := joined.collidelist(found)) >= 0:
            joined.union_ip(found.pop(touching))
        found.append(joined)
    return found
