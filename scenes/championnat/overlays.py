"""What lies over the board for a moment: a banner, and « who are you? »."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.championnat.picture import ChampionnatPicture
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_BANNER_HEIGHT = 176


def draw_banner(canvas: Canvas, words: str) -> None:
    if not words:
        return
    size = 76 * canvas.stage.text_factor
    width = min(1400, canvas.stage.type.width(words, size)) + 150
    strip = Box(1023 - width / 2, 480 - _BANNER_HEIGHT / 2, width, _BANNER_HEIGHT)
    canvas.plate(strip, 56, theme.SUN.fill, border=6, shadow="modal")
    canvas.plate(strip.grown(-11), 46, theme.PAPER.fill, border=6)
    canvas.text(words, 1023, 480, 76, anchor="centre", room=1400)


# Who opens the market?


def who_boxes(people: Sequence[int]) -> dict[int, Box]:
    width, gap = 260.0, 24.0
    left = 1023 - (len(people) * (width + gap) - gap) / 2
    return {
        seat: Box(left + number * (width + gap), 440, width, 320)
        for number, seat in enumerate(people)
    }


WHO_CLOSE = Box(868, 806, 310, 106)


def draw_who(
    canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat], people: Sequence[int]
) -> None:
    if picture.sheet != "who":
        return
    canvas.veil()
    draw_panel(canvas, Box(420, 270, 1206, 670), theme.SUN, say("le-championnat.who"))
    for seat, box in who_boxes(people).items():
        state = "hot" if picture.hot == f"who:{seat}" else "normal"
        draw_button(canvas, box, "", state, theme.PAPER, radius=34)
        draw_avatar(canvas, seats[seat], seat, box.centre[0], box.y + 126, 86)
        canvas.text(seats[seat].name, box.centre[0], box.y + 262, 46, anchor="centre", room=230)
    state = "hot" if picture.hot == "who-close" else "normal"
    draw_button(canvas, WHO_CLOSE, say("le-championnat.back"), state, theme.PAPER, icon="undo")
