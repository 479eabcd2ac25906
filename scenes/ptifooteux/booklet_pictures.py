"""The pictures of the booklet of Les P'tifooteux, put together from the real squares and pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.ptifooteux.kids import STAGES
from scenes import theme
from scenes.booklet_pictures import Picture
from scenes.ptifooteux.booklet_drawing import Spread
from scenes.ptifooteux.kids import GREEN, draw_framed, face
from scenes.ptifooteux.squares import stage_paint
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

WINNING = (5, 4, 3, 2, 1)
BACK_TO = (1, 1, 1, 2, 3)  # by a red card, from each stage


def draw_aim(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.sticker("lila", "orange", 0.2, 0.26, 150)
    page.sticker("samia", "green", 0.5, 0.26, 150)
    page.sticker("gurvan", "violet", 0.8, 0.26, 150)
    for stage in STAGES[:-1]:
        page.match(stage, 0.1 + 0.19 * (stage - 1), 0.74, 86)
        page.arrow(0.195 + 0.19 * (stage - 1), 0.74, width=30)
    page.art("pieces/cup-gold", 0.88, 0.72, 120)


def draw_turn(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.die("pieces/die", "3", 0.5, 0.3, 250)
    page.square("ring-start", 0.12, 0.8)
    page.kid("lila", "orange", 0.31, 0.8)
    page.kid("samia", "green", 0.5, 0.8)
    page.kid("fatou", "violet", 0.69, 0.8)
    page.square("neutral-right", 0.88, 0.8)
    page.hops([(0.12, 0.69), (0.31, 0.69), (0.5, 0.69), (0.69, 0.69)])
    page.pawn(0.69, 0.86)


def draw_ask(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    photo = page.around(0.27, 0.48, 250, 300)
    draw_framed(canvas, photo, face("gurvan", "asked"), theme.VIOLET)
    page.die("pieces/die-transfer", "idle", 0.72, 0.27, 170)
    for mood, x, paint, icon in (
        ("yes", 0.61, GREEN, "icons/check"),
        ("no", 0.85, theme.CORAL, "icons/cross-white"),
    ):
        draw_framed(canvas, page.around(x, 0.72, 140, 150), face("gurvan", mood), paint)
        badge = page.around(x + 0.07, 0.84, 58, 58)
        canvas.plate(badge, 16, paint.fill, border=4)
        canvas.art(icon, *badge.centre, 42, "centre")


def draw_stars(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    kids = ("samia", "oscar", "rani", "malo")
    for number, kid in enumerate(kids):
        x = 0.14 + 0.24 * number
        page.line((0.3, 0.24), (x, 0.7))
        page.kid(kid, "green", x, 0.72, taken=kid == "rani")
    page.square("star-green", 0.3, 0.24, 130)
    page.square("star-rainbow", 0.72, 0.24, 130)
    page.art("pieces/seat-2", 0.67, 0.81, 52)


def draw_to_the_cup(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    for number, (kid, colour) in enumerate(
        (("thao", "orange"), ("oscar", "green"), ("nina", "violet"))
    ):
        page.sticker(kid, colour, 0.16 + 0.2 * number, 0.24, 120)  # type: ignore[arg-type]
    page.square("ring-start", 0.2, 0.76)
    page.square("start-1", 0.37, 0.76)
    page.square("path-1-right", 0.54, 0.76)
    page.square("yellow", 0.71, 0.76)
    page.match(1, 0.89, 0.76)
    page.hops([(0.8, 0.3), (0.5, 0.5), (0.22, 0.62)], theme.SUN.fill)
    page.pawn(0.83, 0.3)


def draw_exact(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.die("pieces/die", "5", 0.2, 0.26, 150)
    names = ("path-1-right", "yellow", "red", "path-1-right")
    for number, name in enumerate(names):
        page.square(name, 0.11 + 0.19 * number, 0.72)
    page.match(1, 0.89, 0.72)
    page.hops([(0.11, 0.6), (0.3, 0.6), (0.49, 0.6), (0.68, 0.6), (0.88, 0.6)])
    page.hops([(0.88, 0.44), (0.68, 0.44)], theme.CORAL.fill)
    page.arrow(0.72, 0.3, 180, 60)
    page.pawn(0.68, 0.78)


def draw_match_dice(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    for number, stage in enumerate(STAGES):
        x = 0.11 + 0.195 * number
        strip = page.around(x, 0.5, 126, box.height - 56)
        canvas.plate(strip, 26, stage_paint(stage).tint, border=5)
        page.match(stage, x, 0.145, 86)
        page.art(f"pieces/die-cup-{stage}-win", x, 0.36, 90)
        for place in range(6):
            won = place < WINNING[number]
            tile = page.around(x - 0.04 + 0.08 * (place % 2), 0.58 + 0.14 * (place // 2), 50, 74)
            canvas.plate(tile, 14, GREEN.fill if won else theme.CORAL.tint, border=4)
            canvas.art("icons/trophy" if won else "icons/cross", *tile.centre, 36, "centre")


def draw_loop(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    corners = [(0.3, 0.24), (0.75, 0.24), (0.86, 0.55), (0.62, 0.8), (0.34, 0.7)]
    ring = [*corners, corners[0]]
    for start, end in zip(ring, ring[1:], strict=False):
        page.line(start, end, theme.VIOLET.fill)
    names = ("loop-path", "loop-yellow", "loop-replay", "loop-path")
    for (x, y), name in zip(corners[1:], names, strict=True):
        page.square(name, x, y, 104)
    page.match(1, *corners[0], 150)
    page.pawn(0.75, 0.28)


def draw_squares(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.line((0.13, 0.22), (0.42, 0.22))
    page.line((0.58, 0.22), (0.87, 0.22))
    for name, xs in (("bus", (0.13, 0.42)), ("plane", (0.58, 0.87))):
        for x in xs:
            page.square(name, x, 0.22)
    page.square("replay", 0.16, 0.52)
    page.die("pieces/die", "6", 0.36, 0.52, 90)
    page.square("match-day-3", 0.62, 0.52)
    page.match(3, 0.86, 0.52, 104)
    page.arrow(0.74, 0.52, width=50)
    page.steps(2, 5, 0.2, 0.82)
    page.arrow(0.36, 0.82, width=64)
    page.steps(4, -4, 0.8, 0.82)
    page.arrow(0.64, 0.82, 180, 64)


def draw_extra_try(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.square("extra-try", 0.2, 0.28, 120)
    page.arrow(0.37, 0.28)
    page.art("pieces/extra-try-card", 0.54, 0.28, 92)
    page.art("pieces/extra-try-slot", 0.7, 0.28, 92)
    for cards in range(3):
        tile = page.around(0.19 + 0.31 * cards, 0.74, 190, 120)
        paint = theme.SUN if cards == 1 else theme.PAPER
        button = canvas.stage.shapes.button(tile.width, tile.height, 28, paint)
        canvas.blit(button, tile.x, tile.y - 4)
        canvas.text(str(cards + 1), tile.x + 40, tile.centre[1], 60, anchor="centre", fixed=True)
        if cards == 0:
            canvas.art("pieces/ball", tile.x + 120, tile.centre[1], 66, "centre")
        for number in range(cards):
            x = tile.x + 120 + (number - (cards - 1) / 2) * 56
            canvas.art("pieces/extra-try-card", x, tile.centre[1], 48, "centre")


def draw_yellow_card(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.art("cards/ptifooteux-yellow", 0.2, 0.46, 200)
    page.art(face("oscar", "asked"), 0.2, 0.4, 150)
    x, y = page.at(0.2, 0.46)
    canvas.text("Oscar", x, y + 104 * page.unit, 42, anchor="centre", fixed=True)
    page.arrow(0.425, 0.3)
    page.sticker("oscar", "green", 0.6, 0.28, 130)
    page.art("pieces/booked", 0.69, 0.16, 56)
    page.square("start-2", 0.5, 0.78)
    page.arrow(0.64, 0.78, 180)
    page.square("yellow", 0.8, 0.78)
    page.pawn(0.8, 0.84)


def draw_red_card(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.art("icons/red-card", 0.12, 0.16, 96)
    for stage in STAGES:
        x = 0.11 + 0.195 * (stage - 1)
        strip = page.around(x, 0.68, 118, 250)
        canvas.plate(strip, 24, stage_paint(stage).fill, border=5)
        page.square(f"start-{stage}", x, 0.56)
        page.match(stage, x, 0.8, 84)
    for stage in STAGES[2:]:
        x, to = (0.11 + 0.195 * (each - 1) for each in (stage, BACK_TO[stage - 1]))
        page.hops([(x, 0.43), (to, 0.43)], theme.CORAL.fill, height=0.04 * stage)


PICTURES: Mapping[str, Picture] = {
    "aim": draw_aim,
    "turn": draw_turn,
    "ask": draw_ask,
    "stars": draw_stars,
    "to-the-cup": draw_to_the_cup,
    "exact": draw_exact,
    "match": draw_match_dice,
    "loop": draw_loop,
    "squares": draw_squares,
    "extra-try": draw_extra_try,
    "yellow-card": draw_yellow_card,
    "red-card": draw_red_card,
}
