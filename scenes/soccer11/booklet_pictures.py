"""The pictures of 11 Soccer's booklet, put together from the real cards and pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.soccer11.cards import (
    ARGENTINA,
    BELGIUM,
    BRAZIL,
    CROATIA,
    ENGLAND,
    FRANCE,
    GERMANY,
    ITALY,
    NETHERLANDS,
    RANKS,
    SPAIN,
)
from scenes.booklet_pictures import Picture
from scenes.scene import Box
from scenes.soccer11.booklet_drawing import Spread
from scenes.soccer11.cards import nation
from scenes.soccer11.ranks import draw_copy

if TYPE_CHECKING:
    from scenes.canvas import Canvas


def draw_aim(canvas: Canvas, box: Box) -> None:
    """10 beats 7; the points of the winning card go to its seat."""
    page = Spread(canvas, box)
    page.person(0, 0.27, 0.14, mood="win")
    page.person(1, 0.73, 0.14)
    page.card(FRANCE, 0.27, 0.53, 250, glowing=True)
    page.card(GERMANY, 0.73, 0.53, 250, dimmed=True)
    page.star(2, 0.27, 0.9)
    page.tick(0.45, 0.26)


def draw_setup(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.pile(0.16, 0.28, 11, width=150)
    page.art("cards/back-question", 0.43, 0.28, 150)
    for number, rank in enumerate((SPAIN, ITALY)):
        page.card(rank, 0.66 + 0.21 * number, 0.28, 136)
    for seat, x in ((0, 0.27), (1, 0.73)):
        page.person(seat, x - 0.11, 0.74, radius=74)
        page.card(None, x + 0.1, 0.74, 126)


def draw_turn(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.pile(0.15, 0.27, 7, width=100)
    page.arrow(0.31, 0.27, -30)
    page.card(SPAIN, 0.38, 0.66, 200)
    page.card(BRAZIL, 0.75, 0.62, 200, glowing=True)
    page.person(0, 0.66, 0.16, radius=46)
    page.card(BELGIUM, 0.82, 0.16, 84)


def draw_points(canvas: Canvas, box: Box) -> None:
    """The strip of ranks in two columns, with the points of each."""
    page = Spread(canvas, box)
    for number, rank in enumerate(reversed(RANKS)):
        column, row = divmod(number, 6)
        x, y = box.x + 60 + column * box.width / 2, box.y + 56 + row * (box.height - 40) / 6
        own = nation(rank)
        page.rank_disc(rank, x, y)
        canvas.art(f"cards/nation-{own.key}-strip", x + 82, y, 78, "centre")
        for copy in range(own.copies):
            draw_copy(canvas, x + 146 + 36 * copy, y, unseen=True)
        page.star_at(own.points, x + 236, y, 68)


def draw_croatia(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.person(0, 0.08, 0.5, radius=38)
    page.card(CROATIA, 0.29, 0.5, 186)
    page.arrow(0.488, 0.5, 0)
    page.card(BELGIUM, 0.66, 0.57, 140)
    page.person(1, 0.66, 0.19, radius=40)
    page.card(None, 0.87, 0.27, 94)
    page.art("icons/arrow-up-disc", 0.87, 0.53, 44)
    page.pile(0.86, 0.77, 5, width=86)


def draw_look_swap(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.person(0, 0.1, 0.56, radius=50)
    page.card(FRANCE, 0.34, 0.58, 190)
    page.art("icons/eye", 0.34, 0.15, 78)
    page.art("icons/swap", 0.78, 0.5, 90)
    for seat, y in ((1, 0.2), (2, 0.8)):
        page.person(seat, 0.69, y, radius=50)
        page.card(None, 0.87, y, 100)


def draw_spain_brazil(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.card(ITALY, 0.18, 0.28, 182)
    page.card(NETHERLANDS, 0.64, 0.28, 182, dimmed=True)
    page.art("icons/swords", 0.41, 0.28, 72)
    page.person(1, 0.88, 0.28, radius=50, mood="sad")
    page.card(BRAZIL, 0.14, 0.77, 146)
    page.art("icons/question", 0.34, 0.77, 72)
    for number, rank in enumerate((GERMANY, ARGENTINA, SPAIN)):
        page.card(rank, 0.52 + 0.19 * number, 0.78, 112, glowing=rank == ARGENTINA)
    page.tick(0.79, 0.63)


def draw_england(canvas: Canvas, box: Box) -> None:
    """Two sums on the left; on the right the 4 sends England home."""
    page = Spread(canvas, box)
    for other, total, y in ((SPAIN, "13", 0.27), (ARGENTINA, "14", 0.74)):
        page.card(ENGLAND, 0.1, y, 96)
        page.art("icons/plus", 0.205, y, 30)
        page.card(other, 0.31, y, 96)
        page.text("= " + total, 0.458, y, 54)
        page.mark("ui/tick-badge" if total == "13" else "icons/out", 0.59, y, 62)
    page.card(NETHERLANDS, 0.735, 0.27, 96)
    page.arrow(0.82, 0.52, -45)
    page.card(ENGLAND, 0.895, 0.27, 96)
    page.pile(0.885, 0.77, 6, width=86)


def draw_argentina_germany(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.card(ARGENTINA, 0.26, 0.4, 220)
    page.person(0, 0.26, 0.85, radius=56, mood="win")
    page.card(GERMANY, 0.75, 0.35, 190)
    page.person(1, 0.7, 0.83, radius=60)
    page.mark("icons/shield", 0.83, 0.8, 104)


def draw_italy_france(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.card(ITALY, 0.14, 0.25, 150)
    page.card(BELGIUM, 0.42, 0.25, 112)
    page.card(GERMANY, 0.61, 0.25, 112, glowing=True)
    page.art("icons/swap", 0.75, 0.25, 64)
    page.card(SPAIN, 0.885, 0.25, 112)
    page.card(ITALY, 0.3, 0.74, 200, dimmed=True)
    page.art("icons/lock", 0.44, 0.53, 66)
    page.card(FRANCE, 0.7, 0.72, 214, glowing=True)


def draw_targets(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    for number, (seat, x) in enumerate(((1, 0.2), (2, 0.5), (3, 0.8))):
        page.tile(x, 0.26, 180, chosen=number == 1)
        page.person(seat, x, 0.26, radius=64, mood="sad" if number == 0 else "play")
    page.art("icons/shield", 0.28, 0.36, 84)
    page.tick(0.6, 0.13)
    for number, rank in enumerate((11, 5, 3, 2)):
        page.card(rank, 0.14 + 0.24 * number, 0.74, 140)


def draw_day_end(canvas: Canvas, box: Box) -> None:
    """Beside the longest words: everything as large as its height allows."""
    page, tall = Spread(canvas, box), box.height
    for seat, (rank, x) in enumerate(((SPAIN, 0.18), (BRAZIL, 0.5), (BELGIUM, 0.82))):
        won = rank == BRAZIL
        page.person(seat, x, 0.2, radius=tall * 0.11, mood="win" if won else "play")
        page.card(rank, x, 0.63, tall * 0.36, glowing=won, dimmed=not won)
    page.star(1, 0.34, 0.78, tall * 0.19)
    page.mark("pieces/cup-gold", 0.66, 0.78, tall * 0.19)


PICTURES: Mapping[str, Picture] = {
    "aim": draw_aim,
    "setup": draw_setup,
    "turn": draw_turn,
    "points": draw_points,
    "croatia": draw_croatia,
    "look-swap": draw_look_swap,
    "spain-brazil": draw_spain_brazil,
    "netherlands-england": draw_england,
    "argentina-germany": draw_argentina_germany,
    "italy-france": draw_italy_france,
    "targets": draw_targets,
    "day-end": draw_day_end,
}
