"""The auction on the right of the board (mock-up 06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.championnat.state import Auction
from game.core.record import Seat
from game.core.table_rules import NOBODY
from scenes import theme
from scenes.championnat.cards import AUCTIONED_WIDTH, CardShelf
from scenes.championnat.money import price
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import SIDE
from scenes.championnat.side_gain import draw_gain, on_sale
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_COLUMN = SIDE.x + 478  # the middle of what stands beside the card
_GAIN = (Box(SIDE.x + 326, SIDE.y + 420, 144, 74), Box(SIDE.x + 486, SIDE.y + 420, 144, 74))
_BIDDER = 38.0


def draw_auction(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    auction = picture.auction
    assert auction is not None
    for x in (SIDE.x + 74, SIDE.x + SIDE.width - 74):
        canvas.art("icons/gavel", x, SIDE.y + 46, 66, "centre")
    card = canvas.stage.shelf(CardShelf).tilted(auction.card, AUCTIONED_WIDTH)
    canvas.blit(card, SIDE.x + 166, SIDE.y + 308, "centre")
    _draw_best(canvas, picture, seats)
    _draw_bidders(canvas, picture, seats)
    if on_sale(picture) is not None and picture.offering == _speaking(auction):
        draw_gain(canvas, picture, _GAIN)
    else:
        _draw_speaking(canvas, auction, seats)


def _draw_best(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    auction = picture.auction
    assert auction is not None
    bid = auction.leader != NOBODY
    words = say("le-championnat.best-bid" if bid else "le-championnat.start-price")
    canvas.text(words, _COLUMN, SIDE.y + 136, 40, anchor="centre", room=310)
    plate = Box(SIDE.x + 326, SIDE.y + 170, 304, 112)
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
    """Whose word it is shines, who is out is crossed out; the drawer never was in."""
    auction = picture.auction
    assert auction is not None
    others = [seat for seat in range(len(seats)) if seat != auction.drawer]
    for number, seat in enumerate(others):
        x = _COLUMN + (number - (len(others) - 1) / 2) * 106
        y = SIDE.y + 346
        if seat == _speaking(auction):
            ring = Box(x - _BIDDER, y - _BIDDER, 2 * _BIDDER, 2 * _BIDDER).grown(9)
            canvas.glow(ring, ring.width / 2)
            canvas.plate(ring, ring.width / 2, theme.SUN.fill, border=4)
        draw_avatar(canvas, seats[seat], seat, x, y, _BIDDER)
        if seat not in auction.bidders:
            veil = canvas.stage.shapes.plate(84, 84, 42, theme.PAPER.fill, None, 0, 150)
            canvas.blit(veil, x, y, "centre")
            canvas.art("icons/cross", x, y, 54, "centre")


def _draw_speaking(canvas: Canvas, auction: Auction, seats: Sequence[Seat]) -> None:
    """Who does not know the squad reads whose word it is where the gain would stand."""
    speaking = _speaking(auction)
    if speaking != auction.leader:
        words = say("le-championnat.your-turn", name=seats[speaking].name)
        canvas.text(words, _COLUMN, SIDE.y + 458, 44, anchor="centre", room=310)


def _speaking(auction: Auction) -> int:
    return next(iter(auction.bidders), auction.leader)
