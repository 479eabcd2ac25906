"""« Where to? »: one row for each lit square, and a click on it goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.championnat.board import draw_square
from scenes.championnat.lit_squares import is_hot, lit_squares
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import SIDE
from scenes.championnat.squares import kinds, square_words
from scenes.scene import Box
from scenes.widgets.button import draw_button

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_HEIGHT, _GAP = 132, 26  # the lip of a button hangs below its box


def row_boxes(picture: ChampionnatPicture) -> dict[str, Box]:
    """From the top of the panel; no throw of the die reaches more than four squares."""
    return {
        key: Box(SIDE.x + 24, SIDE.y + 114 + number * (_HEIGHT + _GAP), SIDE.width - 48, _HEIGHT)
        for number, key in enumerate(lit_squares(picture))
    }


def draw_where(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """What each of the lit squares would bring."""
    for key, box in row_boxes(picture).items():
        state = "hot" if is_hot(picture, key) else "normal"
        if picture.pressed == f"row:{key}":
            state = "pressed"
        draw_button(canvas, box, "", state, theme.PAPER)
        draw_square(canvas, Box(box.x + 8, box.y + 18, 108, 96), kinds()[key])
        words = Box(box.x + 126, box.y + 20, box.width - 138, 100)
        canvas.lines(square_words(key, picture.view), words, 38)
