"""Solid toy shapes: rounded plates with ink outline, darker lip, gloss, shadow and glow.

Corners are drawn four times too large and scaled down once (pygame's own are jagged); the plate is
then put together from its nine parts, so that large panels cost no more than small ones.
"""

from __future__ import annotations

import functools
import itertools

import pygame

from scenes import theme
from scenes.picture_store import PictureStore
from scenes.theme import Colour

_FINEST_BLUR = 4  # pixels; wider ones are made small first
_FINE = 4
_SHADOWS = {"small": (4, 87), "normal": (8, 87), "modal": (18, 115)}  # blur and opacity
_KEPT_BYTES = 24_000_000  # at 1920 x 1080: the shapes of two screens


class ShapeShelf:
    """Shapes for one scale, drawn once each. All lengths are design pixels."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.blurred = functools.lru_cache(maxsize=100)(_blurred_plate)
        self._store = PictureStore(round(_KEPT_BYTES * max(0.5, scale * scale)))

    def pixels(self, length: float) -> int:
        return round(length * self.scale)

    def plate(
        self,
        width: float,
        height: float,
        radius: float,
        fill: Colour,
        outline: Colour | None = theme.INK,
        border: float = 5,
        alpha: int = 255,
    ) -> pygame.Surface:
        """A rounded rectangle; the outline lies inside its box."""
        made = (width, height, radius, fill, outline, border, alpha)
        return self._store.get(("plate", *made), lambda: self._plate(*made))

    def corners(
        self, radius: float, fill: Colour, outline: Colour | None, border: float
    ) -> pygame.Surface:
        """The smallest plate of that kind, for `large_shapes.lay`."""
        edge = 2 * self.pixels(max(radius, border)) + 5

        def make() -> pygame.Surface:
            return self._plate_in_pixels(edge, edge, radius, fill, outline, border)

        return self._store.get(("corners", radius, fill, outline, border), make)

    def shadow_corners(self, radius: float, size: str) -> tuple[pygame.Surface, int]:
        """The smallest shadow of that kind, and how far it reaches beyond its plate."""
        blur, alpha = _SHADOWS[size]
        margin, round_by = self.pixels(2 * blur), self.pixels(radius)
        edge = 2 * (round_by + margin + 2) + 2
        made = (edge, edge, round_by, self.pixels(blur), margin, theme.SHADOW, alpha)
        return self.blurred(*made), margin

    def disc(
        self, radius: float, fill: Colour, outline: Colour | None = theme.INK, border: float = 5
    ) -> pygame.Surface:
        return self.plate(2 * radius, 2 * radius, radius, fill, outline, border)

    def ellipse(self, width: float, height: float, fill: Colour, alpha: int) -> pygame.Surface:
        """What lies flat: the shade under a thing, a ring of light on the ground."""
        made = (width, height, fill, alpha)
        return self._store.get(("ellipse", *made), lambda: self._ellipse(*made))

    def shadow(self, width: float, height: float, radius: float, size: str) -> pygame.Surface:
        """`size` is small, normal or modal; blit it with `shadow_offset`."""
        made = (width, height, radius, size)
        return self._store.get(("shadow", *made), lambda: self._shadow(*made))

    def glow(self, width: float, height: float, radius: float) -> pygame.Surface:
        """A selection glow; blit it 24 design pixels up and left of the plate."""
        made = (width, height, radius)
        return self._store.get(("glow", *made), lambda: self._glow(*made))

    def button(
        self,
        width: float,
        height: float,
        radius: float,
        paint: theme.Paint,
        state: str = "normal",
        border: float = 5,
        lip: float = 9,
    ) -> pygame.Surface:
        """A button in its box of height + 13: hot rises by 4, pressed sinks by 7."""
        made = (width, height, radius, paint, state, border, lip)
        return self._store.get(("button", *made), lambda: self._button(*made))

    def _plate(
        self,
        width: float,
        height: float,
        radius: float,
        fill: Colour,
        outline: Colour | None = theme.INK,
        border: float = 5,
        alpha: int = 255,
    ) -> pygame.Surface:
        w, h = max(2, self.pixels(width)), max(2, self.pixels(height))
        surface = self._plate_in_pixels(w, h, radius, fill, outline, border)
        if alpha < 255:
            surface.set_alpha(alpha)
            faded = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            faded.blit(surface, (0, 0))
            surface = faded
        return surface

    def _plate_in_pixels(
        self, w: int, h: int, radius: float, fill: Colour, outline: Colour | None, border: float
    ) -> pygame.Surface:
        r = min(self.pixels(radius), w // 2, h // 2)
        b = max(1, self.pixels(border)) if outline and border else 0
        surface = _nine_part(w, h, r, outline or fill) if b else _nine_part(w, h, r, fill)
        if b:
            inner = _nine_part(w - 2 * b, h - 2 * b, max(0, r - b), fill)
            surface.blit(inner, (b, b))
        return surface

    def _ellipse(self, width: float, height: float, fill: Colour, alpha: int) -> pygame.Surface:
        size = max(1, self.pixels(width)), max(1, self.pixels(height))
        large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
        large.fill((*pygame.Color(fill)[:3], 0))
        pygame.draw.ellipse(large, fill, large.get_rect())
        flat = pygame.transform.smoothscale(large, size)
        flat.set_alpha(alpha)
        return flat

    def _shadow(self, width: float, height: float, radius: float, size: str) -> pygame.Surface:
        blur, alpha = _SHADOWS[size]
        return self._blurred(width, height, radius, blur, theme.SHADOW, alpha)

    def shadow_reach(self, size: str) -> float:
        """How far a shadow goes beyond its plate, in design pixels."""
        return 2 * _SHADOWS[size][0]

    def shadow_offset(self, size: str) -> tuple[float, float]:
        """Where a shadow goes relative to its plate, in design pixels."""
        blur, drop = {"small": (4, 5), "normal": (8, 9), "modal": (18, 18)}[size]
        return -2 * blur, drop - 2 * blur

    def _glow(self, width: float, height: float, radius: float) -> pygame.Surface:
        return self._blurred(width, height, radius, 12, theme.GLOW, 230)

    def _blurred(
        self, width: float, height: float, radius: float, blur: float, colour: Colour, alpha: int
    ) -> pygame.Surface:
        margin = self.pixels(2 * blur)
        w, h = max(2, self.pixels(width)), max(2, self.pixels(height))
        # Blurring is slow: only the corners differ, so a small plate is blurred and stretched.
        corner = self.pixels(radius) + margin + 2
        small_w, small_h = min(w, 2 * corner + 2), min(h, 2 * corner + 2)
        round_by = min(self.pixels(radius), w // 2, h // 2)
        blurred = self.blurred(small_w, small_h, round_by, self.pixels(blur), margin, colour, alpha)
        return _stretched(blurred, w + 2 * margin, h + 2 * margin)

    def _button(
        self,
        width: float,
        height: float,
        radius: float,
        paint: theme.Paint,
        state: str = "normal",
        border: float = 5,
        lip: float = 9,
    ) -> pygame.Surface:
        rise, lip_now = {"normal": (4, lip), "hot": (0, lip + 4), "pressed": (11, 2)}.get(
            state, (4, 0)
        )
        fill = paint.fill
        if state == "hot":
            fill = _mix(fill, theme.WHITE, 0.25)
        outline = theme.INK
        if state == "disabled":
            fill, outline = theme.DISABLED, theme.DISABLED_INK
        whole = pygame.Surface((self.pixels(width), self.pixels(height + 13)), pygame.SRCALPHA)
        if lip_now:
            low = self._plate(width, height, radius, paint.lip, outline, border)
            whole.blit(low, (0, self.pixels(rise + lip_now)))
        whole.blit(
            self._plate(width, height, radius, fill, outline, border), (0, self.pixels(rise))
        )
        if state != "disabled" and height <= 160:
            gloss = self._plate(width - 18, height * 0.34, radius * 0.6, theme.WHITE, None, 0, 56)
            whole.blit(gloss, (self.pixels(9), self.pixels(rise + 9)))
        return whole


def _mix(colour: Colour, other: Colour, share: float) -> Colour:
    r, g, b = (round(a + (c - a) * share) for a, c in zip(colour, other, strict=True))
    return r, g, b


def _nine_part(width: int, height: int, radius: int, fill: Colour) -> pygame.Surface:
    surface = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    if radius <= 0:
        surface.fill(fill)
        return surface
    surface.fill((*fill, 0))
    surface.fill(fill, (radius, 0, width - 2 * radius, height))
    surface.fill(fill, (0, radius, width, height - 2 * radius))
    disc = _fine_disc(radius, fill)
    far_x, far_y = width - radius, height - radius
    for x, y, u, v in ((0, 0, 0, 0), (far_x, 0, 1, 0), (0, far_y, 0, 1), (far_x, far_y, 1, 1)):
        surface.blit(disc, (x, y), (u * radius, v * radius, radius, radius))
    return surface


def _blurred_plate(
    width: int, height: int, radius: int, blur: int, margin: int, colour: Colour, alpha: int
) -> pygame.Surface:
    surface = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    surface.blit(_nine_part(width, height, radius, colour), (margin, margin))
    blurred = _softened(surface, max(1, blur))
    blurred.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return blurred


def _softened(surface: pygame.Surface, blur: int) -> pygame.Surface:
    """A wide blur leaves no detail: done on a smaller picture it looks the same, much sooner."""
    shrink = max(1, blur // _FINEST_BLUR)
    if shrink == 1:
        return pygame.transform.gaussian_blur(surface, blur)
    size = surface.get_size()
    small = pygame.transform.smoothscale(surface, (size[0] // shrink, size[1] // shrink))
    soft = pygame.transform.gaussian_blur(small, round(blur / shrink))
    return pygame.transform.smoothscale(soft, size)


def _stretched(small: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Wider and higher by repeating its middle column and row."""
    if small.get_width() < width:
        small = _wider(small, width)
    if small.get_height() < height:
        upright = pygame.transform.rotate(small, 90)
        small = pygame.transform.rotate(_wider(upright, height), -90)
    return small


def _wider(small: pygame.Surface, width: int) -> pygame.Surface:
    w, h = small.get_size()
    half = w // 2
    wide = pygame.Surface((width, h), pygame.SRCALPHA)
    middle = pygame.transform.scale(small.subsurface((half, 0, 1, h)), (width - w + 1, h))
    wide.blit(small, (0, 0), (0, 0, half, h), special_flags=pygame.BLEND_RGBA_ADD)
    wide.blit(middle, (half, 0), special_flags=pygame.BLEND_RGBA_ADD)
    wide.blit(
        small, (half + width - w + 1, 0), (half + 1, 0, w, h), special_flags=pygame.BLEND_RGBA_ADD
    )
    return wide


@functools.lru_cache(maxsize=400)
def _fine_disc(radius: int, fill: Colour) -> pygame.Surface:
    """A quarter is drawn large; the other three are its mirror images."""
    edge = radius * _FINE
    large = pygame.Surface((edge, edge), pygame.SRCALPHA)
    large.fill((*fill, 0))
    pygame.draw.circle(large, fill, (edge, edge), edge)
    quarter = pygame.transform.smoothscale(large, (radius, radius))
    disc = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    for right, low in itertools.product((False, True), repeat=2):
        corner = pygame.transform.flip(quarter, right, low)
        disc.blit(corner, (right * radius, low * radius), special_flags=pygame.BLEND_RGBA_MAX)
    return disc
