"""Big comic shapes: the jagged star behind a shout and the rays behind everything."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.scene import Box, Point
from scenes.theme import Colour

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_FINE = 2
_TEETH = 18
_DEPTH = 0.8  # how far the notches reach, of the radius


def make_burst(canvas: Canvas, box: Box, fill: Colour) -> pygame.Surface:
    """A star of 18 points filling the box, with an ink outline and a dashed seam."""
    scale = canvas.scale * _FINE
    size = (round(box.width * scale), round(box.height * scale))
    large = pygame.Surface(size, pygame.SRCALPHA)
    large.fill((*theme.INK, 0))
    pygame.draw.polygon(large, theme.INK, _star(size, 1.0))
    pygame.draw.polygon(large, fill, _star(size, 1 - 16 / box.height))
    _seam(large, _star(size, 1 - 66 / box.height), scale)
    return pygame.transform.smoothscale(large, (size[0] // _FINE, size[1] // _FINE))


def draw_rays(canvas: Canvas, centre: Point, colour: Colour, alpha: int, count: int = 12) -> None:
    """Wedges from a point to beyond the edges of the window."""
    layer = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    x, y = canvas.to_pixels(*centre)
    reach = sum(layer.get_size())
    for number in range(count):
        start = 2 * math.pi * number / count + 0.1
        ends = [start, start + math.pi / count]
        wedge = [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in ends]
        pygame.draw.polygon(layer, (*colour, alpha), [(x, y), *wedge])
    canvas.surface.blit(layer, (0, 0))


def _star(size: tuple[int, int], share: float) -> list[Point]:
    half_width, half_height = size[0] / 2, size[1] / 2
    points = []
    for number in range(2 * _TEETH):
        turn = math.pi * number / _TEETH - math.pi / 2
        reach = share * (1.0 if number % 2 == 0 else _DEPTH)
        across, down = math.cos(turn) * reach, math.sin(turn) * reach
        points.append((half_width * (1 + across), half_height * (1 + down)))
    return points


def _seam(surface: pygame.Surface, corners: list[Point], scale: float) -> None:
    """Dots of chalk along the outline, like the stitches of a badge."""
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = math.dist(start, end)
        stitches = max(2, round(length / (26 * scale)))
        for number in range(stitches):
            from_, to = (number + 0.2) / stitches, (number + 0.65) / stitches
            a, b = (
                (start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at)
                for at in (from_, to)
            )
            pygame.draw.line(surface, theme.CORAL.tint, a, b, max(1, round(5 * scale)))
