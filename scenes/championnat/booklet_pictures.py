"""The pictures of the booklet of Le Championnat, put together from the real cards and squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.championnat.lineup import TRAINEE
from scenes import theme
from scenes.booklet_pictures import Picture
from scenes.championnat.booklet_drawing import Spread
from scenes.championnat.deck import cards_of, footballer
from scenes.championnat.money import price
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

EMPTY = -2
FIRST, SECOND = "pieces/seat-1", "pieces/seat-2"


def who(colour: str, place: int) -> int:
    """Somebody of that colour who plays there."""
    return next(card for card in cards_of(colour) if place in footballer(card).places)


def a_team() -> list[int]:
    colours = "green yellow blue yellow green red yellow green blue red yellow".split()
    team: list[int] = []
    for place, colour in enumerate(colours, 1):
        able = (c for c in cards_of(colour) if place in footballer(c).places and c not in team)
        team.append(next(able))
    return team


def draw_aim(canvas: Canvas, box: Box) -> None:
    page, team = Spread(canvas, box), a_team()
    cards = [card if place not in (2, 6, 9) else EMPTY for place, card in enumerate(team)]
    page.eleven(cards, (0.15, 0.4))
    page.total(45, 0.2, 0.78, FIRST)
    page.art("icons/versus", 0.36, 0.78, 90)
    page.total(31, 0.52, 0.78, SECOND)
    page.arrow(0.67, 0.78, 0, 60)
    page.art("icons/trophy", 0.84, 0.76, 150)


def draw_move(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.die("4", 0.14, 0.72)
    for kind, x in (("plus", 0.14), ("question", 0.31), ("national", 0.48), ("shoes", 0.65)):
        page.square(kind, x, 0.22)  # type: ignore[arg-type]
    page.lit("shirt", 0.82, 0.22)
    page.square("national", 0.65, 0.5)
    page.lit("foreign", 0.65, 0.8)
    page.arrow(0.735, 0.22, 0, 46)
    page.arrow(0.65, 0.37, -90, 46)
    page.pawn(0.14, 0.26)


def draw_footballers(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    shown = (("yellow", 4), ("green", 6), ("blue", 9), ("red", 7))
    for number, (colour, place) in enumerate(shown):
        page.mini(who(colour, place), str(place), 0.16 + number * 0.225, 0.23, 136)
    several = next(c for c in cards_of("yellow") if len(footballer(c).places) == 3)
    anywhere = next(c for c in cards_of("green") if footballer(c).is_versatile)
    page.full(several, 0.3, 0.7, 160)
    page.full(anywhere, 0.7, 0.7, 160)


def draw_buy(canvas: Canvas, box: Box) -> None:
    page, card = Spread(canvas, box), who("blue", 9)
    page.back(0.2, 0.44, 190, footballer(card).price)
    page.arrow(0.4, 0.46)
    page.full(card, 0.6, 0.46, 220)
    page.art("icons/gavel", 0.88, 0.18, 90)
    page.chip(price(footballer(card).resale), 0.87, 0.42, 160, dark=True)
    page.button("icons/plus", 0.87, 0.64, 150, theme.GRASS)
    page.button("icons/cross", 0.87, 0.86, 150, theme.PAPER)


def draw_market(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.mini(who("green", 2), "2", 0.13, 0.3, 130)
    page.mini(who("yellow", 5), "5", 0.31, 0.3, 130)
    page.chip(price(300), 0.22, 0.58, 190)
    page.art("icons/handshake", 0.52, 0.36, 140)
    page.mini(who("blue", 9), "9", 0.75, 0.34, 160)
    page.art("icons/sell", 0.32, 0.84, 80)
    page.arrow(0.45, 0.84)
    page.chip(price(900), 0.62, 0.84, 180, dark=True)


def draw_offer(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.mini(who("green", 4), "4", 0.14, 0.32, 140)
    page.mini(who("yellow", 2), "2", 0.33, 0.32, 140)
    page.art("icons/swap", 0.52, 0.32, 100)
    page.chip("9 ?", 0.74, 0.32, 150)
    for icon, x, paint in (
        ("icons/cross", 0.2, theme.PAPER),
        ("icons/swap", 0.5, theme.SUN),
        ("icons/check", 0.8, theme.GRASS),
    ):
        page.button(icon, x, 0.78, 180, paint)


def draw_question(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.square("question", 0.18, 0.22, 124)
    page.square("shoes", 0.5, 0.22, 124)
    page.square("pactole", 0.82, 0.22, 124)
    page.art("cards/championnat-question", 0.18, 0.7, 130)
    page.art("icons/shoe", 0.45, 0.68, 100)
    page.art("icons/coin", 0.57, 0.76, 80)
    page.art("icons/money-bag", 0.82, 0.68, 150)


def draw_plus(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    for number, plus in enumerate(("form-1", "form-2", "form-3", "crowd", "tactics")):
        page.plus(plus, 0.12 + number * 0.19, 0.28)
    for number, plus in enumerate(("injury", "red-card", "fatigue", "protection", "bonus")):
        page.plus(plus, 0.12 + number * 0.19, 0.73)


def draw_effects(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.plus("injury", 0.13, 0.27)
    page.arrow(0.26, 0.27, 0, 50)
    page.mini(TRAINEE, "6", 0.39, 0.27)
    page.plus("red-card", 0.13, 0.74)
    page.arrow(0.26, 0.74, 0, 50)
    slot = page.around(0.39, 0.74, 104, 112)
    canvas.plate(slot, 18, theme.GRASS_DEEP, outline=theme.CHALK, border=4)
    page.art("icons/red-card", 0.39, 0.74, 62)
    page.plus("fatigue", 0.64, 0.27)
    page.plus("protection", 0.8, 0.31)
    page.plus("crowd", 0.64, 0.74)
    page.art("icons/home", 0.56, 0.62, 60)
    page.plus("bonus", 0.86, 0.74)


def draw_eleven(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.eleven(a_team(), (0.17, 0.43))
    page.art("icons/coin", 0.18, 0.8, 100)
    page.chip(price(2000), 0.4, 0.8, 190, dark=True)
    page.mini(TRAINEE, "3", 0.78, 0.79, 124)


def draw_lap(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    ring = [(0.2, 0.2), (0.36, 0.2), (0.52, 0.2), (0.68, 0.2), (0.84, 0.2),
            (0.84, 0.5), (0.84, 0.8), (0.68, 0.8), (0.36, 0.8), (0.2, 0.8), (0.2, 0.5)]  # fmt: skip
    kinds = ("national", "plus", "question", "euromatch", "shirt", "national", "foreign", "plus",
             "socks", "pactole", "question")  # fmt: skip
    for (x, y), kind in zip(ring, kinds, strict=True):
        page.square(kind, x, y, 84)  # type: ignore[arg-type]
    page.lit("championnat", 0.52, 0.8, 94)
    page.arrow(0.44, 0.5, 0, 50)
    page.arrow(0.6, 0.5, 0, 50)
    page.art("icons/whistle", 0.52, 0.5, 80)
    page.pawn(0.52, 0.82)


def draw_match(canvas: Canvas, box: Box) -> None:
    page, team = Spread(canvas, box), a_team()
    for number, place in enumerate((9, 6, 2)):
        page.mini(team[place - 1], str(place), 0.12, 0.18 + 0.3 * number, 104)
        page.mini(team[place], str(place + 1), 0.88, 0.18 + 0.3 * number, 104)
    page.total(45, 0.36, 0.26, FIRST)
    page.total(31, 0.64, 0.26, SECOND)
    page.art("icons/versus", 0.5, 0.52, 90)
    page.plus("form-2", 0.32, 0.76, 92)
    page.button("icons/swap", 0.5, 0.78, 120, theme.SKY)
    page.button("icons/cross", 0.7, 0.78, 120, theme.PAPER)


def draw_euromatch(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    page.art("cards/championnat-euromatch", 0.17, 0.36, 160)
    page.total(40, 0.4, 0.34, "icons/euro-pennant")
    page.art("icons/versus", 0.58, 0.34, 90)
    page.total(42, 0.76, 0.34, FIRST)
    for number in range(5):
        page.art("icons/euro-pennant", 0.2 + number * 0.1, 0.82, 64)
    page.arrow(0.71, 0.82, 0, 56)
    page.art("icons/star", 0.83, 0.8, 100)


def draw_end(canvas: Canvas, box: Box) -> None:
    page = Spread(canvas, box)
    for rank, (seat, points, pennants) in enumerate(((1, 9, 4), (3, 7, 6), (2, 7, 2), (4, 1, 0))):
        row = page.around(0.5, 0.15 + 0.235 * rank, 560, 88)
        canvas.plate(row, 22, theme.HINT_PAPER if rank == 0 else theme.WHITE, border=4)
        x, y, unit = row.x, row.centre[1], page.unit
        canvas.art(f"pieces/seat-{seat}", x + 60 * unit, y, 56 * unit, "centre")
        if rank == 0:
            canvas.art("pieces/cup-gold", x + 150 * unit, y, 56 * unit, "centre")
        for icon, figure, at in (("pennant", pennants, 260), ("trophy", points, 410)):
            canvas.art(f"icons/{icon}", x + at * unit, y, 54 * unit, "centre")
            canvas.text(str(figure), x + (at + 60) * unit, y, max(36, 50 * unit), anchor="centre",
                        fixed=True)  # fmt: skip


PICTURES: Mapping[str, Picture] = {
    "aim": draw_aim,
    "move": draw_move,
    "footballers": draw_footballers,
    "buy": draw_buy,
    "market": draw_market,
    "offer": draw_offer,
    "question": draw_question,
    "plus": draw_plus,
    "effects": draw_effects,
    "eleven": draw_eleven,
    "lap": draw_lap,
    "match": draw_match,
    "euromatch": draw_euromatch,
    "end": draw_end,
}
