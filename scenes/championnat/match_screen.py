"""A match of the league on its pitch (mock-up 16): two elevens, totals, + cards and acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.championnat.cards import PLACES, STRIKES
from game.championnat.lineup import SENT_OFF
from game.championnat.state import MOST_CHANGES
from game.core.record import Seat
from scenes import theme
from scenes.championnat import match_hand
from scenes.championnat.cards import CardShelf
from scenes.championnat.deck import footballer
from scenes.championnat.picture import ChampionnatPicture, FightPicture
from scenes.championnat.places import FIELD, TOTALS, field_box
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar, symbol_key
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

CORNER = 246  # the middle of what stands behind the goal at home; away is its mirror


def draw_match(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    fight = picture.fight
    assert fight is not None
    canvas.fill(theme.NIGHT, Box(126, 100, 1794, 980))
    _draw_grass(canvas)
    _draw_middle(canvas, picture)
    for side in (0, 1):
        _draw_total(canvas, fight, side, seats[fight.seats[side]])
        _draw_corner(canvas, picture, fight, side, seats)
        for place in PLACES:
            _draw_place(canvas, picture, fight, side, place)
    match_hand.draw_hand(canvas, picture, seats)


def _draw_grass(canvas: Canvas) -> None:
    canvas.plate(FIELD, 28, theme.GRASS_DARK, outline=theme.TABLE_GREEN, border=7)
    for stripe in range(0, 14, 2):
        width = (FIELD.width - 16) / 14
        x = FIELD.x + 8 + stripe * width
        grass = Box(x, FIELD.y + 8, width, FIELD.height - 16)
        if not stripe:  # it lies in the round corners
            canvas.plate(grass, 20, theme.GRASS_LIGHT, outline=None, border=0)
            grass = grass._replace(x=x + width / 2, width=width / 2)
        canvas.fill(theme.GRASS_LIGHT, grass)
    thick = max(1, round(4 * canvas.scale))
    inner = FIELD.grown(-24)
    boxes = (
        inner,
        inner._replace(width=130, y=FIELD.centre[1] - 184, height=368),
        inner._replace(
            x=inner.x + inner.width - 130, width=130, y=FIELD.centre[1] - 184, height=368
        ),
        Box(FIELD.centre[0] - 2, inner.y, 4, inner.height),
    )
    for box in boxes:
        left, top = canvas.to_pixels(box.x, box.y)
        right, bottom = canvas.to_pixels(box.x + box.width, box.y + box.height)
        area = (left, top, right - left, bottom - top)
        pygame.draw.rect(canvas.surface, theme.CHALK, area, thick)
    middle = canvas.to_pixels(*FIELD.centre)
    pygame.draw.circle(canvas.surface, theme.CHALK, middle, round(140 * canvas.scale), thick)


def _draw_middle(canvas: Canvas, picture: ChampionnatPicture) -> None:
    canvas.art("icons/versus", FIELD.centre[0], FIELD.centre[1] + 26, 150, "centre")
    fight = picture.fight
    assert fight is not None
    words = (
        say("le-championnat.play-off")
        if fight.neutral
        else say("le-championnat.day-short", day=picture.day)
    )
    plate = Box(FIELD.centre[0] - 140, 722, 280, 82)
    canvas.plate(plate, 24, theme.PAPER.fill, border=5, shadow="small")
    canvas.text(words, *plate.centre, 42, anchor="centre", room=252)


def _draw_total(canvas: Canvas, fight: FightPicture, side: int, seat: Seat) -> None:
    box = TOTALS[side]
    ahead = fight.totals[side] > fight.totals[1 - side]
    edge = theme.SUN.fill if ahead else theme.INK
    canvas.plate(box, 30, theme.NIGHT, outline=edge, border=6 if ahead else 5, shadow="normal")
    total = str(fight.totals[side])
    canvas.text(total, box.centre[0], box.y + 72, 92, theme.SUN.fill, anchor="centre", fixed=True)
    y = box.y + 140
    at_home = side == 0 and not fight.neutral
    x = box.centre[0] + (24 if at_home else 0)
    canvas.art(symbol_key(seat), x - 32, y, 46, "centre")
    canvas.art("icons/star", x + 26, y, 50, "centre")
    if at_home:
        canvas.blit(canvas.stage.shapes.disc(23, theme.PAPER.fill, theme.INK, 3), x - 82, y,
                    "centre")  # fmt: skip
        canvas.art("icons/home", x - 82, y, 36, "centre")
    _draw_played(canvas, fight, side)


def _draw_corner(
    canvas: Canvas,
    picture: ChampionnatPicture,
    fight: FightPicture,
    side: int,
    seats: Sequence[Seat],
) -> None:
    """Behind each goal: whose team it is, how many + cards it holds, how many changes are left."""
    seat = fight.seats[side]
    x = CORNER if side == 0 else 2046 - CORNER
    draw_avatar(canvas, seats[seat], seat, x, FIELD.y + 86, 50)
    view = picture.view.fight
    changes = view.sides[side].changes_left if view is not None else MOST_CHANGES
    for number, (icon, count) in enumerate(
        (("plus-card", picture.clubs[seat].plus_count), ("swap", changes))
    ):
        y = FIELD.y + FIELD.height - 124 + number * 62
        canvas.plate(Box(x - 62, y - 27, 124, 54), 18, theme.PAPER.fill, border=4)
        canvas.art(f"icons/{icon}", x - 28, y, 42, "centre")
        canvas.text(str(count), x + 28, y, 42, anchor="centre", room=56, fixed=True)


def _draw_played(canvas: Canvas, fight: FightPicture, side: int) -> None:
    """The + cards of that side lie beside the middle line, two by two."""
    shelf = canvas.stage.shelf(CardShelf)
    for number, plus in enumerate(fight.played[side][-4:]):
        x = 882 + number % 2 * 70
        y = 590 + number // 2 * 66
        middle = x if side == 0 else 2046 - x
        canvas.blit(shelf.plus_picture(plus, 66), middle, y, "top")


def _draw_place(
    canvas: Canvas, picture: ChampionnatPicture, fight: FightPicture, side: int, place: int
) -> None:
    eleven = fight.elevens[side]
    box = field_box(side, place)
    if eleven is None or fight.walked < 1:
        start = -160 if side == 0 else 160
        box = box._replace(x=box.x + start * (1 - fight.walked))
    if eleven is None:
        return
    card, key = eleven[place - 1], f"field:{side}:{place}"
    if is_lit(picture, side, place):
        hot = key in (picture.hot, picture.glowing)
        canvas.glow(box.grown(8 if hot else 2), 24)
        canvas.plate(box.grown(6 if hot else 2), 22, theme.SUN.fill, border=4)
    if card == SENT_OFF:
        canvas.plate(box.grown(-10), 18, theme.GRASS_DEEP, outline=theme.CHALK, border=4, alpha=160)
        canvas.art("icons/red-card", *box.centre, 66, "centre")
    else:
        mini = canvas.stage.shelf(CardShelf).mini(card, str(place), box.width)
        canvas.blit(mini, *box.centre, "centre")
    mark = fight.marks.get((side, place))
    if mark:
        canvas.art(mark, *box.centre, 84, "centre")


def is_lit(picture: ChampionnatPicture, side: int, place: int) -> bool:
    """Whom the held card may strike, or whose place the substitute may take."""
    fight, seat = picture.fight, picture.offering
    if fight is None or seat is None or seat not in fight.seats:
        return False
    own = fight.seats.index(seat)
    eleven = fight.elevens[side] or ()
    if picture.act.plus in STRIKES:
        return side != own and bool(eleven) and eleven[place - 1] >= 0
    card = picture.act.card
    if picture.act.changing and card is not None and side == own:
        return place in footballer(card).places and eleven[place - 1] != SENT_OFF
    return False
