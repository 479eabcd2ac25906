"""Drawings that fly over the table in an arc: cards, tokens, a p'tifooteux into its team."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from scenes.ptifooteux.picture import Flight
from scenes.timeline import Act, Step, between, ease_in_out, nothing

if TYPE_CHECKING:
    from scenes.ptifooteux.picture import PtifooteuxPicture
    from scenes.scene import Point

FLIGHT: Final = 0.6
_ARC = 90.0


def flying(
    picture: PtifooteuxPicture,
    art: str,
    way: tuple[Point, Point],
    widths: tuple[float, float],
    *,
    seconds: float = FLIGHT,
    off: Act = nothing,
    land: Act = nothing,
) -> Step:
    """From the one place to the other, growing or shrinking on the way."""
    flight = Flight(art, *way[0], widths[0])

    def begin() -> None:
        off()
        picture.flights.append(flight)

    def fly(progress: float) -> None:
        eased = ease_in_out(progress)
        x, y = between(*way, eased)
        flight.x, flight.y = x, y - _ARC * math.sin(math.pi * eased)
        flight.width = widths[0] + (widths[1] - widths[0]) * eased

    def end() -> None:
        picture.flights.remove(flight)
        land()

    return Step(seconds, fly, at_start=begin, at_end=end)
