"""The squares the die reaches: ringed and pulsing, the others in the shade."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from scenes import theme
from scenes.championnat.board import board_places, draw_square
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import BOARD
from scenes.championnat.squares import kinds
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PULSE_SECONDS: Final = 3.6  # then the ring stands still: a waiting table draws nothing
_BEAT: Final = 0.9
_SIZES: Final = 5  # of the ring: few pictures to be made
_RING, _SWELL, _HOT = 19, 8, 5
_SHADE: Final = 125
_ARROW: Final = 84


def lit_squares(picture: ChampionnatPicture) -> tuple[str, ...]:
    """Those a person may choose from now."""
    if picture.offering is None or picture.view.phase != "square":
        return ()
    return tuple(picture.view.lit)


def is_hot(picture: ChampionnatPicture, key: str) -> bool:
    """On the board or in its row of the panel."""
    return any(f"{part}:{key}" in (picture.hot, picture.glowing) for part in ("square", "row"))


def swell(age: float) -> float:
    """How far the ring has grown, from 0 to 1; still once the pulse is over."""
    if age >= PULSE_SECONDS:
        return 0.0
    return round((0.5 - 0.5 * math.cos(2 * math.pi * age / _BEAT)) * _SIZES) / _SIZES


def draw_shade(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """On all squares that may not be chosen; nothing while nobody chooses."""
    lit = lit_squares(picture)
    if not lit:
        return
    for key in kinds():
        if key not in lit:
            canvas.plate(
                board_places().boxes[key], 20, theme.NIGHT, outline=None, border=0, alpha=_SHADE
            )


def draw_lit(canvas: Canvas, picture: ChampionnatPicture) -> None:
    lit, grown = lit_squares(picture), swell(picture.lit_for)
    for key in lit:
        box = board_places().boxes[key]
        by = _RING + (_HOT if is_hot(picture, key) else 0) + _SWELL * grown
        canvas.glow(box.grown(by + 6), 36)
        canvas.plate(box.grown(by), 32, theme.SUN.fill, border=5)
        canvas.plate(box.grown(2), 24, theme.WHITE, outline=None, border=0)
        draw_square(canvas, box, kinds()[key])
    if len(lit) == 1:
        _draw_arrow(canvas, board_places().boxes[lit[0]], grown)


def _draw_arrow(canvas: Canvas, box: Box, grown: float) -> None:
    """Beside the only square there is, under the pawns."""
    way = _way_along(box)
    far = 26 + _ARROW / 2 + 16 * grown
    x = box.centre[0] + way[0] * (box.width / 2 + far)
    y = box.centre[1] + way[1] * (box.height / 2 + far)
    angle = {(1, 0): 180, (-1, 0): 0, (0, 1): 90, (0, -1): -90}[way]
    canvas.blit(canvas.stage.shapes.disc(_ARROW / 2, theme.SUN.fill, theme.INK, 6), x, y, "centre")
    sprite = canvas.stage.art.sprite("icons/arrow-right", _ARROW * 0.7, angle=angle)
    canvas.blit(sprite, x, y, "centre")


def _way_along(box: Box) -> tuple[int, int]:
    """Over the shaded squares beside it, where no text is hidden."""
    (x, y), (middle_x, middle_y) = box.centre, BOARD.centre
    if abs(y - middle_y) > BOARD.height / 2 - 130:
        return (1, 0) if x < middle_x else (-1, 0)
    return (0, 1) if y < middle_y else (0, -1)
