"""The pictures of BIG 4's booklet, put together from the real cards and dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scenes.big4 import squad
from scenes.big4.booklet_advanced import draw_advanced_stars, draw_coach, draw_three_four
from scenes.big4.booklet_drawing import COMET, WAVE, Meadow
from scenes.big4.cards import Look
from scenes.booklet_pictures import Picture
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

WEAK = Look(0, weak=True)
WITH_STARS = Look(0, stars=True)


def draw_aim(canvas: Canvas, box: Box) -> None:
    """In form, weakened, and a goalkeeper whom nothing weakens."""
    page = Meadow(canvas, box, 660)
    page.card(COMET, 7, 0.24, 0.3, 210)
    page.icon("icons/thumb-up", 0.4, 0.47, 60)
    page.arrow(0.52, 0.3)
    page.card(COMET, 7, 0.77, 0.3, 210, look=WEAK)
    page.card(COMET, 1, 0.22, 0.76, 160)
    page.icon("icons/shield", 0.36, 0.86, 66)
    page.fan(COMET, 0.56, 0.76, 50, "win")
    page.words("3 – 2", 0.735, 0.76, 54)
    page.fan(WAVE, 0.91, 0.76, 50, "sad")


def draw_line_up(canvas: Canvas, box: Box) -> None:
    """The eleven on the left; two candidates for place 9 on the right."""
    page = Meadow(canvas, box, 660)
    page.card(WAVE, 1, 0.1, 0.5, 88)
    for number, place in enumerate((2, 3, 4, 5)):
        page.card(WAVE, place, 0.26, 0.14 + 0.24 * number, 88)
    for column, first in enumerate((6, 9)):
        for number in range(3):
            x, y = 0.42 + 0.15 * column, 0.22 + 0.28 * number
            page.card(WAVE, first + number, x, y, 88, ringed=first + number == 9)
    page.card(WAVE, 9, 0.83, 0.22, 160, look=WITH_STARS, ringed=True)
    page.tick(0.945, 0.1)
    page.card(WAVE, 9, 0.83, 0.56, 150, look=WITH_STARS, other=True)
    page.art("cards/big4-confidence-2", 0.83, 0.86, 96)


def draw_dice(canvas: Canvas, box: Box) -> None:
    """A nine, and three of the ways to make it."""
    page = Meadow(canvas, box, 540)
    page.dice_sum((5, 4), 0.16, 0.17, width=110)
    page.words("=", 0.46, 0.17, 70)
    page.total(9, 0.57, 0.17)
    page.die("action-dribble", 0.83, 0.17, 120, 5)
    for number, places in enumerate(((9,), (4, 5), (2, 3, 4))):
        y = 0.44 + 0.21 * number
        page.chip("+".join(map(str, places)), 0.17, y, 170, lit=number == 1)
        for place, each in enumerate(places):
            page.card(COMET, each, 0.47 + 0.2 * place, y, 94, ringed=number == 1)
    page.tick(0.29, 0.58)


def draw_green_red(canvas: Canvas, box: Box) -> None:
    """Left the face, right what it does to a card."""
    page = Meadow(canvas, box, 500)
    rows = (
        ("dribble", WAVE, 9, False), ("recovery", COMET, 6, True),
        ("offside", COMET, 0, False), ("cramp", COMET, 10, False),
    )  # fmt: skip
    for number, (face, club, place, rises) in enumerate(rows):
        y = 0.14 + 0.24 * number
        page.die(f"action-{face}", 0.14, y, 104, -4)
        if not place:
            page.icon("icons/whistle", 0.48, y, 80)
            continue
        page.card(club, place, 0.48, y, 100, look=WEAK if rises else None)
        page.arrow(0.66, y)
        page.card(club, place, 0.84, y, 100, look=None if rises else WEAK)


def draw_free_kick(canvas: Canvas, box: Box) -> None:
    """Two dice beat three."""
    page = Meadow(canvas, box, 660)
    page.die("action-free-kick", 0.5, 0.15, 110, 4)
    page.card(COMET, 10, 0.2, 0.37, 180, ringed=True)
    page.art("pieces/ball", 0.5, 0.37, 96)
    page.card(WAVE, 1, 0.78, 0.37, 180)
    page.dice_sum((6, 5), 0.14, 0.67, width=78)
    page.dice_sum((2, 3, 4), 0.645, 0.67, width=78)
    page.total(11, 0.2, 0.86)
    page.words(">", 0.5, 0.86, 80)
    page.total(9, 0.78, 0.86, wins=False)


def draw_tackle(canvas: Canvas, box: Box) -> None:
    """A coin says play on, or foul: then dice say who and what."""
    page = Meadow(canvas, box, 480)
    page.die("action-tackle", 0.16, 0.15, 110, -4)
    page.card(WAVE, 8, 0.4, 0.16, 116, look=WEAK)
    frame = page.plate(0.8, 0.22, 190, 190)
    canvas.art(squad.referee_face(1), frame.centre[0], frame.y + frame.height - 4, 168, "bottom")
    page.art("pieces/coin-play", 0.2, 0.52, 150)
    page.arrow(0.4, 0.52)
    page.icon("icons/thumb-up", 0.56, 0.52, 84)
    page.art("pieces/coin-foul", 0.2, 0.82, 150)
    page.dice_sum((3, 4), 0.4, 0.82)
    page.die("referee-yellow", 0.69, 0.82, 92, 5)
    page.card(COMET, 7, 0.87, 0.82, 124, ringed=True)


def draw_cards(canvas: Canvas, box: Box) -> None:
    """Yellow: weakened. Two yellows or a red: gone. Red and penalty: a shot as well."""
    page = Meadow(canvas, box, 380)
    cells = (
        ("yellow", Look(0, weak=True, yellows=1), "ui/plaster-badge"),
        ("yellow", Look(0, weak=True, yellows=2), "icons/out"),
        ("red", Look(0), "icons/out"),
        ("red-penalty", Look(0), "icons/ball"),
    )
    for number, (face, look, mark) in enumerate(cells):
        row, column = divmod(number, 2)
        x, y = 0.02 + 0.5 * column, 0.27 + 0.46 * row
        page.die(f"referee-{face}", x + 0.07, y, 86, -4)
        page.card(COMET, 6 + number, x + 0.24, y, 104, look=look)
        if face != "yellow":
            page.art("icons/red-card", x + 0.31, y - 0.08, 56)
        page.icon(mark, x + 0.41, y, 60)


def draw_duel(canvas: Canvas, box: Box) -> None:
    """The booklet's own example: 13 for the shot, and the goalkeeper's dice still to come."""
    page = Meadow(canvas, box, 480)
    page.card(COMET, 9, 0.24, 0.27, 190, ringed=True)
    page.art("ui/burst", 0.5, 0.27, 150)
    page.art("pieces/ball", 0.5, 0.27, 84)
    page.card(WAVE, 1, 0.76, 0.27, 190)
    page.dice_sum((5, 5, 1), 0.09, 0.62, width=72)
    page.die("duel-star-2", 0.46, 0.62, 80, 4)
    page.total(13, 0.24, 0.85)
    page.dice_sum((4, 5), 0.66, 0.62, width=72)
    page.die("idle", 0.91, 0.62, 72, 5)
    page.total(9, 0.72, 0.85, wins=False)
    page.words("+ ?", 0.86, 0.85, 60)


def draw_after_shot(canvas: Canvas, box: Box) -> None:
    """A goal: all get up. A save: the taker is weakened, one of theirs gets up."""
    page = Meadow(canvas, box, 340)
    page.art("pieces/goal-net-front", 0.17, 0.27, 170)
    page.art("pieces/ball", 0.17, 0.29, 64)
    page.arrow(0.37, 0.27)
    for number, (club, place) in enumerate(((COMET, 6), (COMET, 8), (WAVE, 7))):
        page.card(club, place, 0.53 + 0.175 * number, 0.27, 100)
    page.icon("icons/glove", 0.09, 0.76, 76)
    for first, club, place, rises in ((0.25, COMET, 10, False), (0.68, WAVE, 4, True)):
        page.card(club, place, first, 0.76, 84, look=WEAK if rises else None)
        page.arrow(first + 0.115, 0.76)
        page.card(club, place, first + 0.23, 0.76, 84, look=None if rises else WEAK)


PICTURES: Mapping[str, Picture] = {
    "aim": draw_aim,
    "line-up": draw_line_up,
    "dice": draw_dice,
    "green-red": draw_green_red,
    "free-kick": draw_free_kick,
    "tackle": draw_tackle,
    "cards": draw_cards,
    "duel": draw_duel,
    "after-shot": draw_after_shot,
    "three-four": draw_three_four,
    "advanced-stars": draw_advanced_stars,
    "coach": draw_coach,
}
