"""The three piles of cards on the grass: yellow, red and extra tries, with how many are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.places import BoardPlaces
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_LAYERS = 3
_LIFT = 5


def draw_piles(canvas: Canvas, picture: PtifooteuxPicture, places: BoardPlaces) -> None:
    counts = {
        "yellow": picture.yellow_left,
        "red": picture.red_left,
        "extra": picture.extra_supply,
    }
    for name, count in counts.items():
        art = f"cards/ptifooteux-{'extra-try' if name == 'extra' else name}"
        _draw_pile(canvas, places.boxes[f"pile-{name}"], art, count)


def _draw_pile(canvas: Canvas, box: Box, art: str, count: int) -> None:
    if count == 0:
        canvas.plate(box, 12, theme.GRASS_DARK, outline=theme.GRASS_DEEP, border=4)
    for layer in range(min(_LAYERS, count)):
        canvas.art(art, box.x, box.y - layer * _LIFT, box.width)
    x, y = box.x + box.width / 2, box.y + box.height - 2
    canvas.blit(canvas.stage.shapes.disc(27, theme.NIGHT, theme.WHITE, 4), x, y, "centre")
    canvas.text(str(count), x, y, 36, theme.WHITE, anchor="centre", fixed=True)
