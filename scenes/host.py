"""Who speaks for the box: at the first start, and on home's grass while nothing waits there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.record import Seat
from scenes.widgets.avatar import draw_avatar

if TYPE_CHECKING:
    from scenes.canvas import Canvas

HOST: Final = Seat("", "avatar-05", 1)
RADIUS: Final = 108


def draw_host(canvas: Canvas, x: float, y: float, mood: str) -> None:
    draw_avatar(canvas, HOST, 0, x, y, RADIUS, mood, symbol=False)
