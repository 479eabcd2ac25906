"""The last pictures of the booklet: three or four teams, stars, the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.big4.booklet_drawing import BOLT, COMET, CRYSTAL, WAVE, Meadow
from scenes.big4.cards import Look
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

WEAK_WITH_STARS = Look(0, weak=True, stars=True)
WITH_STARS = Look(0, stars=True)
_CHANGES = 3


def draw_three_four(canvas: Canvas, box: Box) -> None:
    """2 + 2 + 5 over three teams; a team that is out gives its card away."""
    page = Meadow(canvas, box, 380)
    for number, (club, place) in enumerate(((WAVE, 2), (BOLT, 2), (CRYSTAL, 5))):
        x = 0.15 + 0.24 * number
        page.card(club, place, x, 0.28, 126, ringed=True)
        page.art(f"pieces/seat-{club + 1}", x + 0.08, 0.41, 48)
        if number:
            page.words("+", x - 0.12, 0.28, 60)
    page.words("=", 0.78, 0.28, 60)
    page.total(9, 0.89, 0.28)
    page.fan(BOLT, 0.13, 0.75, 62, "sad")
    page.art("icons/out", 0.2, 0.86, 62)
    page.art("cards/back-navy", 0.34, 0.75, 84)
    page.arrow(0.5, 0.75)
    page.art("cards/big4-confidence-1", 0.66, 0.75, 100)
    page.fan(COMET, 0.87, 0.75, 62, "win")


def draw_advanced_stars(canvas: Canvas, box: Box) -> None:
    """The booklet's own example: a taker with 5 stars against a wall worth 16 in all."""
    page = Meadow(canvas, box, 430)
    page.card(COMET, 10, 0.13, 0.27, 130, look=WITH_STARS, ringed=True)
    page.dice_sum((6, 3, 3), 0.3, 0.27, width=76)
    page.words("+", 0.655, 0.27, 52)
    page.stars("attack", 5, 0.74, 0.27)
    page.total(17, 0.91, 0.27)
    page.words(">", 0.91, 0.5, 64)
    wall = ((2, True), (5, False), (3, False), (1, False))
    for number, (place, other) in enumerate(wall):
        page.card(WAVE, place, 0.12 + 0.2 * number, 0.74, 116, look=WITH_STARS, other=other)
    page.total(16, 0.91, 0.74, wins=False)


def draw_coach(canvas: Canvas, box: Box) -> None:
    """The bonus of the coach, and somebody fresh for somebody weakened at the same place."""
    page = Meadow(canvas, box, 350)
    coach = page.cards.coach(COMET, 112 * page.share)
    canvas.blit(coach, *page.point(0.15, 0.28), "centre")
    page.chip("+2", 0.37, 0.28, 110, lit=True)
    page.arrow(0.53, 0.28)
    page.icon("icons/ball", 0.69, 0.28, 70)
    page.icon("icons/glove", 0.88, 0.28, 70)
    page.card(COMET, 7, 0.15, 0.76, 120, look=WEAK_WITH_STARS)
    page.art("icons/swap", 0.37, 0.76, 84)
    page.card(COMET, 7, 0.58, 0.76, 120, look=WITH_STARS, other=True, ringed=True)
    for number in range(_CHANGES):
        pip = "ball-pip-empty" if number == 0 else "ball"
        page.art(f"icons/{pip}", 0.77 + 0.075 * number, 0.76, 48)
