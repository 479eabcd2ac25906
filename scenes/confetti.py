"""Paper rain: every scrap falls by a formula of time, so nothing has to be stepped or kept."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from scenes import theme

if TYPE_CHECKING:
    import pygame

    from scenes.art import ArtShelf
    from scenes.canvas import Canvas
    from scenes.errands import Pieces
    from scenes.scene import Point

KINDS = (
    "confetti-disc-sky",
    "confetti-disc-white",
    "confetti-rect-coral",
    "confetti-rect-sun",
    "confetti-ribbon-orange",
    "confetti-ribbon-violet",
    "confetti-star-mint",
    "confetti-star-sun",
)
Hides = Callable[["Point"], bool]

_TURN = 30  # degrees between two turned sprites: few enough to keep them all
_SIZES = (34, 40, 46)


class _Scrap(NamedTuple):
    kind: str
    x: float
    start: float  # how far above (below: negative) the top edge it begins
    speed: float
    sway: float
    spin: float
    phase: float
    size: float


class Confetti:
    """`count` scraps over the whole screen; the dice are its own, never those of a match."""

    def __init__(self, count: int = 120, seed: int | None = None) -> None:
        dice = random.Random(seed)
        self._scraps = [_scrap(dice) for _ in range(count)]
        self._sprites: dict[tuple[ArtShelf, str, float, int], pygame.Surface] = {}

    def draw(self, canvas: Canvas, age: float, hides: Hides | None = None) -> None:
        """The rain after `age` seconds; scraps below the lower edge have landed.

        `hides` says where something stands in front of it.
        """
        falling = []
        for scrap in self._scraps:
            y = scrap.speed * age - scrap.start
            if not -40 < y < theme.DESIGN_HEIGHT + 40:
                continue
            swing = age * scrap.spin / 90 + scrap.phase
            x = scrap.x + scrap.sway * math.sin(swing)
            if hides is not None and hides((x, y)):
                continue
            turn = round((scrap.spin * age + 57 * scrap.phase) / _TURN) % (360 // _TURN)
            sprite = self._turned(canvas.stage.art, scrap.kind, scrap.size, turn)
            left, top = canvas.to_pixels(x, y)
            falling.append((sprite, (left - sprite.width // 2, top - sprite.height // 2)))
        canvas.surface.fblits(falling)

    def _turned(self, art: ArtShelf, kind: str, size: float, turn: int) -> pygame.Surface:
        """Kept here too: asking the shelf a hundred times a frame would cost more than drawing."""
        key = (art, kind, size, turn)
        if key not in self._sprites:
            self._sprites[key] = art.sprite(f"pieces/{kind}", size, angle=turn * _TURN)
        return self._sprites[key]

    def lands_after(self) -> float:
        """Seconds until the last scrap has left the screen."""
        fall = theme.DESIGN_HEIGHT + 40
        return max((scrap.start + fall) / scrap.speed for scrap in self._scraps)


def prepare_confetti(art: ArtShelf) -> Pieces:
    """All scraps in all turns, made before the rain."""
    for kind, size in product(KINDS, _SIZES):
        for turn in range(0, 360, _TURN):
            art.sprite(f"pieces/{kind}", size, angle=turn)
        yield


def _scrap(dice: random.Random) -> _Scrap:
    return _Scrap(
        kind=dice.choice(KINDS),
        x=dice.uniform(0, theme.DESIGN_WIDTH),
        start=dice.uniform(-theme.DESIGN_HEIGHT * 0.8, theme.DESIGN_HEIGHT * 0.9),
        speed=dice.uniform(130, 270),
        sway=dice.uniform(10, 46),
        spin=dice.uniform(60, 200) * dice.choice((-1, 1)),
        phase=dice.uniform(0, 2 * math.pi),
        size=dice.choice(_SIZES),
    )
