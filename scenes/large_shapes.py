"""Large plates and their shadows, laid from a small one: nothing as large as a panel is kept.

Only corners differ from one large plate to the next; edges and the middle are stretched where they
are drawn.
"""

from __future__ import annotations

import pygame

_LARGE = 200_000  # square design pixels; below this a finished picture is quicker
_LEAST_RADIUS = 20  # a shadow falls at most that far: its middle stays under the plate
_EDGES = 24
LEAST_SCALE = 0.4  # below, rounding may leave nothing between two corners
Spot = tuple[int, int]


def is_large(width: float, height: float, radius: float, reach: float = 0) -> bool:
    """Worth laying in parts, and large enough for its corners and a shadow of that reach."""
    roomy = min(width, height) > 2 * (radius + reach) + _EDGES
    return width * height > _LARGE and radius >= _LEAST_RADIUS and roomy


def lay(
    target: pygame.Surface, small: pygame.Surface, at: Spot, size: Spot, *, hollow: bool = False
) -> None:
    """`small` with its middle column and row repeated until it has that size.

    A `hollow` one is laid without its middle: something opaque comes over it.
    """
    (x, y), (width, height) = at, size
    columns = _parts(small.get_width(), width)
    rows = _parts(small.get_height(), height)
    for part_y, part_height, to_y, to_height in rows:
        for part_x, part_width, to_x, to_width in columns:
            middle = part_width < to_width and part_height < to_height
            if middle and hollow:
                continue
            part = small.subsurface((part_x, part_y, part_width, part_height))
            if middle:
                target.fill(part.get_at((0, 0)), (x + to_x, y + to_y, to_width, to_height))
                continue
            if (part_width, part_height) != (to_width, to_height):
                part = pygame.transform.scale(part, (to_width, to_height))
            target.blit(part, (x + to_x, y + to_y))


def _parts(length: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """Start and length in the small one, then on the target: near end, middle, far end."""
    near = length // 2
    far = length - near - 1
    return [
        (0, near, 0, near),
        (near, 1, near, wanted - near - far),
        (near + 1, far, wanted - far, far),
    ]
