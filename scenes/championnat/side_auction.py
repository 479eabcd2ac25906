"""The auction on the right of the board (mock-up 06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from game.core.table_rules import NOBODY
from scenes import theme
from scenes.championnat.cards import CardShelf
from scenes.championnat.money import price
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import SIDE
from scenes.championnat.side_gain import draw_gain
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_GAIN = (Box(SIDE.x + 326, SIDE.y + 450, 144, 66), Box(SIDE.x + 486, SIDE.y + 450, 144, 66))


def draw_auction(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    auction = picture.auction
    assert auction is not None
    for x in (SIDE.x + 74, SIDE.x + SIDE.width - 74):
        canvas.art("icons/gavel", x, SIDE.y + 46, 66, "centre")
    card = canvas.stage.shelf(CardShelf).full(auction.card, 278)
    canvas.blit(card, SIDE.x + 28, SIDE.y + 114)
    _draw_best(canvas, picture, seats)
    _draw_bidders(canvas, picture, seats)
    draw_gain(canvas, picture, _GAIN)


def _draw_best(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    auction = picture.auction
    assert auction is not None
    middle = SIDE.x + 478
    bid = auction.leader != NOBODY
    words = say("le-championnat.best-bid" if bid else "le-championnat.start-price")
    canvas.text(words, middle, SIDE.y + 142, 40, anchor="centre", room=310)
    plate = Box(SIDE.x + 326, SIDE.y + 176, 304, 118)
    canvas.plate(plate, 30, theme.WHITE, border=5)
    x, room = plate.centre[0], 270.0
    if bid:
        draw_avatar(
            canvas, seats[auction.leader], auction.leader, plate.x + 58, plate.centre[1], 44
        )
        x, room = plate.x + 202, 180.0
    amount = auction.best if bid else auction.start
    canvas.text(price(amount), x, plate.centre[1], 48, anchor="centre", room=room)


def _draw_bidders(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    """Who is out is crossed out; the drawer never was in."""
    auction = picture.auction
    assert auction is not None
    others = [seat for seat in range(len(seats)) if seat != auction.drawer]
    for number, seat in enumerate(others):
        x = SIDE.x + 478 + (number - (len(others) - 1) / 2) * 102
        y = SIDE.y + 350
        draw_avatar(canvas, seats[seat], seat, x, y, 44)
        if seat not in auction.bidders:
            canvas.blit(
                canvas.stage.shapes.plate(96, 96, 48, theme.PAPER.fill, None, 0, 150),
                x,
                y,
                "centre",
            )
            canvas.art("icons/cross", x, y, 58, "centre")
    speaking = next(iter(auction.bidders), auction.leader)
    if speaking != auction.leader:
        words = say("le-championnat.your-turn", name=seats[speaking].name)
        canvas.text(words, SIDE.x + 478, SIDE.y + 422, 42, anchor="centre", room=310)
