"""The drawing surface in design pixels: places what the shelves give, letterboxed and scaled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes import theme
from scenes.fonts import Face
from scenes.large_shapes import LEAST_SCALE, is_large, lay
from scenes.scene import Box
from scenes.theme import Colour

if TYPE_CHECKING:
    from scenes.stage import Stage

# How much of the sprite's width and height lies left of and above the given point.
_ANCHORS = {
    "topleft": (0.0, 0.0),
    "top": (0.5, 0.0),
    "topright": (1.0, 0.0),
    "left": (0.0, 0.5),
    "centre": (0.5, 0.5),
    "right": (1.0, 0.5),
    "bottomleft": (0.0, 1.0),
    "bottom": (0.5, 1.0),
    "bottomright": (1.0, 1.0),
}

_VEIL_STRIP = 40  # pixels


class DrawnText(NamedTuple):
    """What the layout check looks at."""

    text: str
    box: Box
    size: float
    colour: Colour
    room: float | None
    outline: Colour | None = None


class Canvas:
    """Draws on `surface`. `texts` records every text drawn when a test sets it to a list."""

    def __init__(self, surface: pygame.Surface, stage: Stage) -> None:
        self.surface = surface
        self.stage = stage
        self.scale = stage.scale
        self.offset = stage.offset
        self.texts: list[DrawnText] | None = None
        self.is_veiled = False  # the table below is dark already

    def on(self, surface: pygame.Surface) -> Canvas:
        """The same, on another sheet of that size."""
        return Canvas(surface, self.stage)

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        return (
            round(self.offset[0] + x * self.scale),
            round(self.offset[1] + y * self.scale),
        )

    def area(self, box: Box) -> pygame.Rect:
        """The pixels of a box."""
        left, top = self.to_pixels(box.x, box.y)
        right, bottom = self.to_pixels(box.x + box.width, box.y + box.height)
        return pygame.Rect(left, top, right - left, bottom - top)

    def blit(self, sprite: pygame.Surface, x: float, y: float, anchor: str = "topleft") -> None:
        left, above = _ANCHORS[anchor]
        px, py = self.to_pixels(x, y)
        self.surface.blit(
            sprite, (px - round(left * sprite.get_width()), py - round(above * sprite.get_height()))
        )

    def background(self, name: str) -> None:
        if self.offset != (0, 0):
            self.surface.fill(theme.NIGHT)
        self.surface.blit(self.stage.art.background(name), self.offset)

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Nothing is drawn beside that box meanwhile."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.area(box).clip(before))
        yield
        self.surface.set_clip(before)

    def lay_over(self, layer: pygame.Surface) -> None:
        """A picture as large as the window."""
        self.surface.blit(layer, (0, 0))

    def fill(self, colour: Colour, box: Box, alpha: int = 255) -> None:
        area = self.area(box)
        if alpha == 255:
            self.surface.fill(colour, area)
            return
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        veil.fill((*colour, alpha))
        self.surface.blit(veil, area)

    def veil(self, colour: Colour = theme.NIGHT, alpha: int = 189) -> None:
        """Darken the whole window; in strips, for a fresh sheet as large costs seven times more."""
        if self.is_veiled:
            return
        width, height = self.surface.get_size()
        strip = pygame.Surface((width, _VEIL_STRIP), pygame.SRCALPHA)
        strip.fill((*colour, alpha))
        self.surface.blits([(strip, (0, y)) for y in range(0, height, _VEIL_STRIP)], False)

    def art(
        self, key: str, x: float, y: float, width: float | None = None, anchor: str = "topleft"
    ) -> None:
        self.blit(self.stage.art.sprite(key, width), x, y, anchor)

    def plate(
        self,
        box: Box,
        radius: float,
        fill: Colour,
        *,
        outline: Colour | None = theme.INK,
        border: float = 5,
        shadow: str | None = None,
        alpha: int = 255,
    ) -> None:
        shapes = self.stage.shapes
        reach = shapes.shadow_reach(shadow) if shadow else 0
        large = shapes.scale >= LEAST_SCALE and is_large(box.width, box.height, radius, reach)
        if alpha == 255 and large:
            self._large_plate(box, radius, fill, outline, border, shadow)
            return
        if shadow:
            dx, dy = shapes.shadow_offset(shadow)
            under = shapes.shadow(box.width, box.height, radius, shadow)
            self.blit(under, box.x + dx, box.y + dy)
        plate = shapes.plate(box.width, box.height, radius, fill, outline, border, alpha)
        self.blit(plate, box.x, box.y)

    def _large_plate(
        self,
        box: Box,
        radius: float,
        fill: Colour,
        outline: Colour | None,
        border: float,
        shadow: str | None,
    ) -> None:
        shapes = self.stage.shapes
        width, height = shapes.pixels(box.width), shapes.pixels(box.height)
        if shadow:
            dx, dy = shapes.shadow_offset(shadow)
            small, margin = shapes.shadow_corners(radius, shadow)
            at = self.to_pixels(box.x + dx, box.y + dy)
            size = width + 2 * margin, height + 2 * margin
            lay(self.surface, small, at, size, hollow=True)
        corners = shapes.corners(radius, fill, outline, border)
        lay(self.surface, corners, self.to_pixels(box.x, box.y), (width, height))

    def glow(self, box: Box, radius: float) -> None:
        self.blit(self.stage.shapes.glow(box.width, box.height, radius), box.x - 24, box.y - 24)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = theme.NIGHT,
        *,
        face: Face = "display",
        anchor: str = "topleft",
        room: float | None = None,
        stroke: float = 0,
        stroke_colour: Colour = theme.INK,
        fixed: bool = False,
    ) -> None:
        """One line. Too wide for `room` it shrinks; `fixed` text ignores the large text setting."""
        size = size if fixed else size * self.stage.text_factor
        typeface = self.stage.type
        if room is not None:
            width = typeface.width(text, size, face)
            if width > room:
                size = max(theme.MIN_TEXT * 0.75, size * room / width)
            while typeface.width(text, size, face) > room and size > theme.MIN_TEXT * 0.75:
                size -= 1  # whole pixels may have rounded it up again
        drawn = typeface.render(text, size, colour, face, stroke, stroke_colour)
        self.blit(drawn, x, y, anchor)
        if self.texts is not None:
            outline = stroke_colour if stroke else None
            self._note(text, drawn, x, y, anchor, size, colour, room, outline)

    def _note(
        self,
        text: str,
        drawn: pygame.Surface,
        x: float,
        y: float,
        anchor: str,
        size: float,
        colour: Colour,
        room: float | None,
        outline: Colour | None,
    ) -> None:
        assert self.texts is not None
        width, height = drawn.get_width() / self.scale, drawn.get_height() / self.scale
        left, above = _ANCHORS[anchor]
        box = Box(x - left * width, y - above * height, width, height)
        self.texts.append(DrawnText(text, box, size, colour, room, outline))

    def lines(
        self,
        text: str,
        box: Box,
        size: float,
        colour: Colour = theme.NIGHT,
        *,
        face: Face = "body",
        align: str = "left",
    ) -> None:
        """Wrapped text inside `box`, shrunk until its lines and its longest word fit."""
        size *= self.stage.text_factor
        typeface = self.stage.type
        lines = typeface.wrap(text, size, box.width, face)
        while size > theme.MIN_TEXT * 0.75 and (
            len(lines) * size * 1.2 > box.height
            or any(typeface.width(line, size, face) > box.width for line in lines)
        ):
            size -= 2
            lines = typeface.wrap(text, size, box.width, face)
        x = {"left": box.x, "centre": box.x + box.width / 2}[align]
        anchor = {"left": "left", "centre": "centre"}[align]
        for number, line in enumerate(lines):
            y = box.y + (number + 0.5) * size * 1.2  # the middle: fonts have unlike heights
            self.text(line, x, y, size, colour, face=face, anchor=anchor, fixed=True)
