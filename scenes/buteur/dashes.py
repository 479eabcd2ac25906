"""A dashed frame with round corners, as on the landing squares and around the goal kicks."""

from __future__ import annotations

import math

import pygame

from scenes.scene import Point

_FINE = 3  # drawn larger and scaled down: pygame's own edges are jagged


def draw_dashed_frame(
    surface: pygame.Surface,
    area: pygame.Rect,
    colour: tuple[int, ...],
    thick: float,
    dash: float,
    radius: float,
) -> None:
    """Dashes and gaps of equal length, about `dash` each, all the way round."""
    line = max(1.0, thick) * _FINE
    layer = pygame.Surface((area.width * _FINE, area.height * _FINE), pygame.SRCALPHA)
    layer.fill((*colour[:3], 0))
    way = _round_way(layer.get_size(), line / 2, radius * _FINE)
    pairs = max(2, round(len(way) / (2 * dash * _FINE)))
    for number in range(pairs):
        start, end = (round(len(way) * share / pairs) for share in (number, number + 0.5))
        for x, y in way[start:end]:
            pygame.draw.circle(layer, colour, (x, y), line / 2)
    surface.blit(pygame.transform.smoothscale(layer, area.size), area)


def _round_way(size: tuple[int, int], inset: float, radius: float) -> list[Point]:
    """Points a pixel apart along a rounded rectangle, from the middle of its upper side."""
    right, low = size[0] - inset, size[1] - inset
    turn = max(1.0, min(radius - inset, (right - inset) / 2, (low - inset) / 2))
    middle = size[0] / 2
    way = _straight((middle, inset), (right - turn, inset))
    way += _bend((right - turn, inset + turn), turn, -90)
    way += _straight((right, inset + turn), (right, low - turn))
    way += _bend((right - turn, low - turn), turn, 0)
    way += _straight((right - turn, low), (inset + turn, low))
    way += _bend((inset + turn, low - turn), turn, 90)
    way += _straight((inset, low - turn), (inset, inset + turn))
    way += _bend((inset + turn, inset + turn), turn, 180)
    return way + _straight((inset + turn, inset), (middle, inset))


def _straight(start: Point, end: Point) -> list[Point]:
    count = max(1, round(math.dist(start, end)))
    across, down = (end[0] - start[0]) / count, (end[1] - start[1]) / count
    return [(start[0] + across * n, start[1] + down * n) for n in range(count)]


def _bend(centre: Point, radius: float, degrees: int) -> list[Point]:
    """A quarter of a circle, clockwise from there."""
    count = max(1, round(radius * math.pi / 2))
    angles = (math.radians(degrees + 90 * n / count) for n in range(count))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]
