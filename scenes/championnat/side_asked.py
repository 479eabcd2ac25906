"""The panel on the right between two steps: the drawn card, a debt, cards to give back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.championnat.state import Debt
from game.core.record import Seat
from scenes import theme
from scenes.championnat.cards import DRAWN_WIDTH, CardShelf
from scenes.championnat.money import price
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import SIDE, grid
from scenes.championnat.side_gain import draw_gain
from scenes.championnat.side_standing import draw_standings, draw_team
from scenes.championnat.side_where import draw_where
from scenes.championnat.squares import kinds
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

# Beside the drawn card.
_GAIN = (
    Box(SIDE.x + 18, SIDE.y + 268, 150, 84),
    Box(SIDE.x + SIDE.width - 168, SIDE.y + 268, 150, 84),
)


def draw_asked(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    phase = picture.view.phase
    if picture.drawn is not None:
        card = canvas.stage.shelf(CardShelf).full(picture.drawn, DRAWN_WIDTH)
        canvas.blit(card, SIDE.centre[0], SIDE.y + 104, "top")
        draw_gain(canvas, picture, _GAIN)
    elif picture.drawn_price is not None:
        _draw_back(canvas, picture, picture.drawn_price)
    elif phase == "draw" and picture.offering is not None:
        _draw_top(canvas, picture)
    elif phase == "debt":
        _draw_debt(canvas, picture, seats)
    elif phase == "discard-plus" and picture.offering is not None:
        draw_discards(canvas, picture)
    elif phase == "square" and picture.offering is not None:
        draw_where(canvas, picture)
    elif picture.view.stage == "building":
        draw_team(canvas, picture)
    else:
        draw_standings(canvas, picture, seats)


def _draw_top(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """The back of the top card; the name is the surprise."""
    square = picture.clubs[picture.offering or 0].square
    pack = "foreign" if kinds()[square] == "foreign" else "national"
    _draw_card_back(canvas, pack == "foreign", picture.view.top_prices[pack] or 0)


def _draw_back(canvas: Canvas, picture: ChampionnatPicture, cost: int) -> None:
    square = picture.clubs[picture.view.turn_seat].square
    _draw_card_back(canvas, kinds()[square] == "foreign", cost)


def _draw_card_back(canvas: Canvas, red: bool, cost: int) -> None:
    back = canvas.stage.shelf(CardShelf).back(red, 272)
    x = SIDE.centre[0]
    canvas.blit(back, x, SIDE.y + 106, "top")
    chip = Box(x - 130, SIDE.y + 424, 260, 80)
    canvas.plate(chip, 26, theme.WHITE, border=5, shadow="small")
    canvas.text(price(cost), *chip.centre, 56, anchor="centre", room=230)


def _draw_debt(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    debts = picture.view.debts
    if not debts:
        return
    debt = debts[0]
    missing = debt.amount - picture.clubs[debt.seat].money
    draw_avatar(canvas, seats[debt.seat], debt.seat, SIDE.centre[0], SIDE.y + 210, 84)
    words = _owed(debt, seats)
    canvas.text(words, SIDE.centre[0], SIDE.y + 350, 46, anchor="centre", room=SIDE.width - 60)
    words = say("le-championnat.missing", amount=price(missing))
    canvas.text(words, SIDE.centre[0], SIDE.y + 430, 56, theme.CORAL.lip, anchor="centre", room=580)


def _owed(debt: Debt, seats: Sequence[Seat]) -> str:
    """Who owes how much, and to whom."""
    values = {"name": seats[debt.seat].name, "amount": price(debt.amount)}
    if debt.creditor < 0:
        return say("le-championnat.owes-jackpot", **values)
    return say("le-championnat.owes-seat", other=seats[debt.creditor].name, **values)


def discard_boxes(picture: ChampionnatPicture) -> list[Box]:
    hand = picture.view.clubs[picture.offering or 0].plus or ()
    return grid(Box(SIDE.x + 22, SIDE.y + 112, SIDE.width, 600), 4, (136, 183), 18, len(hand))


def draw_discards(canvas: Canvas, picture: ChampionnatPicture) -> None:
    hand = picture.view.clubs[picture.offering or 0].plus or ()
    shelf = canvas.stage.shelf(CardShelf)
    for number, (plus, box) in enumerate(zip(hand, discard_boxes(picture), strict=True)):
        if f"discard:{number}" in (picture.hot, picture.glowing):
            canvas.glow(box.grown(8), 24)
        canvas.blit(shelf.plus(plus, box.width), box.x, box.y)
    words = Box(SIDE.x + 40, SIDE.y + 560, SIDE.width - 80, 150)
    canvas.lines(say("le-championnat.seven-plus"), words, 42, align="centre")
