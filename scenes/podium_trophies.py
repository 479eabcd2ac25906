"""Trophies just won, on a line at the foot of the podium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.core.record import Seat
from game.trophies.counting import Earned, most_special
from scenes import theme
from scenes.scene import Box
from scenes.trophy_sticker import draw_picture
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

LINE: Final = Box(300, 950, 1110, 112)

_CHIP = 92


def draw_trophy_line(
    canvas: Canvas, earned: Sequence[Earned], seats: Sequence[Seat], state: str
) -> None:
    """One with its sentence; how many more wait in the album stands behind it."""
    best = most_special(earned)
    box = LINE._replace(y=LINE.y - (4 if state == "hot" else 0))
    if state == "hot":
        canvas.glow(box.grown(6), 40)
    canvas.plate(Box(box.x, LINE.y + 9, *box[2:]), 34, theme.SUN.lip, shadow="small")
    canvas.plate(box, 34, theme.HINT_PAPER)
    middle = box.centre[1]
    draw_picture(canvas, best.trophy, box.x + 92, middle, 124)
    draw_avatar(canvas, seats[best.seat], best.seat, box.x + 218, middle, 42)
    left = box.x + 282
    room = box.width - 282 - 30 - (_CHIP if len(earned) > 1 else 0)
    title = say(f"trophy.{best.trophy}.title")
    words = say("album.podium", name=seats[best.seat].name, trophy=title)
    canvas.text(words, left, middle - 24, 44, anchor="left", room=room, fixed=True)
    sentence = say(f"trophy.{best.trophy}.won")
    at = left, middle + 26
    canvas.text(sentence, *at, 36, theme.INK, face="body", anchor="left", room=room, fixed=True)
    if len(earned) > 1:
        _draw_more(canvas, len(earned) - 1, box)


def _draw_more(canvas: Canvas, count: int, box: Box) -> None:
    x, y = box.x + box.width - 24 - _CHIP / 2, box.centre[1]
    disc = canvas.stage.shapes.disc(_CHIP / 2 - 4, theme.CORAL.fill, theme.INK, 4)
    canvas.blit(disc, x, y, "centre")
    canvas.text(f"+{count}", x, y, 48, theme.WHITE, anchor="centre", fixed=True)
