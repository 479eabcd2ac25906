"""The panel on the right between two steps: the drawn card, a debt, or how one's team stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.championnat.cards import PLACES
from game.championnat.state import Debt
from game.core.record import Seat
from scenes import theme
from scenes.championnat.cards import CardShelf
from scenes.championnat.money import price
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import SIDE, grid
from scenes.championnat.side_gain import draw_gain
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
        card = canvas.stage.shelf(CardShelf).full(picture.drawn, 286)
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
        _draw_team(canvas, picture)
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


def _draw_team(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """How far one's own eleven is; without a viewer what it takes to end the first phase."""
    viewer = picture.view.viewer
    if viewer is None:
        words = Box(SIDE.x + 44, SIDE.y + 150, SIDE.width - 88, 300)
        canvas.lines(say("le-championnat.goal", amount=price(picture.view.prize)), words, 46)
        return
    club = picture.view.clubs[viewer]
    left, right = SIDE.x + 30, SIDE.x + 336
    for x, icon, figure in (
        (left, "squad", f"{club.places_filled or 0} / 11"),
        (right, "star", str(club.stars or 0)),
    ):
        plate = Box(x, SIDE.y + 116, 282, 116)
        canvas.plate(plate, 28, theme.NIGHT_PANEL, border=5)
        canvas.art(f"icons/{icon}", plate.x + 62, plate.centre[1], 74, "centre")
        canvas.text(figure, plate.x + 186, plate.centre[1], 56, theme.SUN.fill, anchor="centre",
                    room=170)  # fmt: skip
    _draw_missing(canvas, picture, viewer)


def _draw_missing(canvas: Canvas, picture: ChampionnatPicture, viewer: int) -> None:
    eleven = picture.view.clubs[viewer].eleven or ()
    missing = [place for place, card in zip(PLACES, eleven, strict=False) if card < 0]
    if not missing:
        return
    canvas.text(say("le-championnat.wanted"), SIDE.x + 34, SIDE.y + 276, 42, anchor="left",
                room=580)  # fmt: skip
    area = Box(SIDE.x + 34, SIDE.y + 318, 580, 200)
    for place, box in zip(missing, grid(area, 6, (84, 84), 14, len(missing)), strict=True):
        canvas.plate(box, 22, theme.WHITE, border=5)
        canvas.text(str(place), *box.centre, 50, anchor="centre", fixed=True)


def draw_standings(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    """The league table: points, pennants."""
    rows = sorted(
        range(len(seats)),
        key=lambda seat: (-picture.clubs[seat].points, -picture.clubs[seat].pennants),
    )
    for number, seat in enumerate(rows):
        box = Box(SIDE.x + 24, SIDE.y + 110 + number * 104, SIDE.width - 48, 94)
        _draw_standing(canvas, picture, seats, seat, box, number + 1)


def _draw_standing(
    canvas: Canvas,
    picture: ChampionnatPicture,
    seats: Sequence[Seat],
    seat: int,
    box: Box,
    rank: int,
) -> None:
    club, y = picture.clubs[seat], box.centre[1]
    canvas.plate(box, 24, theme.HINT_PAPER if rank == 1 else theme.WHITE, border=4)
    draw_avatar(canvas, seats[seat], seat, box.x + 56, y, 38)
    canvas.text(seats[seat].name, box.x + 112, y, 42, anchor="left", room=190)
    canvas.art("icons/pennant", box.x + 344, y, 52, "centre")
    canvas.text(str(club.pennants), box.x + 378, y, 44, anchor="left", room=60, fixed=True)
    canvas.art("icons/trophy", box.x + 482, y, 56, "centre")
    canvas.text(str(club.points), box.x + 520, y, 52, anchor="left", room=70, fixed=True)
