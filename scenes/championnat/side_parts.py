"""The big buttons of the panel on the right: which there are now, where, and what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.championnat import moves
from game.championnat.purchase import lowest_bid, takes_it_alone
from game.championnat.state import BID_STEP, Auction
from scenes import theme
from scenes.championnat.money import price
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import SIDE
from scenes.scene import Box
from scenes.theme import Paint
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_LEFT, _WIDTH = SIDE.x + 24, SIDE.width - 48
_LOW, _HIGH = Box(_LEFT, 764, _WIDTH, 94), Box(_LEFT, 650, _WIDTH, 96)
_ALONE, _BELOW_CARDS = Box(_LEFT, 740, _WIDTH, 118), Box(_LEFT, 773, _WIDTH, 90)
RAISES = (0, BID_STEP, 3 * BID_STEP)  # above the lowest bid


class Answer(NamedTuple):
    """One button; `move` is None for what only opens a sheet."""

    key: str
    box: Box
    label: str
    icon: str
    paint: Paint
    move: moves.AnyMove | None
    costs: int = 0


def answers_of(picture: ChampionnatPicture) -> list[Answer]:
    """What the person who may choose is asked on the board; nothing while somebody else plays."""
    seat = picture.offering
    if seat is None:
        return []
    match picture.view.phase:
        case "bid" if picture.auction is not None:
            return _bids(seat, picture.auction)
        case "buy":
            return _purchase(picture, seat)
        case "draw":
            return _two(
                ("draw", "draw", "count-cards", moves.DrawFootballer(seat)),
                ("leave", "leave", "cross", moves.LeaveFootballer(seat)),
            )
        case "euromatch":
            return _two(
                ("take-on", "take-on", "swords", moves.TakeOnClub(seat)),
                ("leave-club", "pass", "cross", moves.LeaveClub(seat)),
            )
        case _:
            return _one(picture, seat)


def _one(picture: ChampionnatPicture, seat: int) -> list[Answer]:
    match picture.view.phase:
        case "debt":
            return [Answer("sell", _LOW, say("le-championnat.sell"), "sell", theme.SUN, None)]
        case "euromatch-cards":
            play = say("le-championnat.play-out")
            return [
                Answer("play-out", _BELOW_CARDS, play, "whistle", theme.GRASS, moves.PlayOut(seat))
            ]
        case "roll":
            roll = say("le-championnat.roll")
            return [Answer("roll", _ALONE, roll, "dice", theme.GRASS, moves.RollDie(seat))]
        case _:
            return []


def _two(*parts: tuple[str, str, str, moves.AnyMove]) -> list[Answer]:
    """The first is the green one."""
    looks = ((_HIGH, theme.GRASS), (_LOW, theme.PAPER))
    return [
        Answer(key, box, say(f"le-championnat.{words}"), icon, paint, move)
        for (key, words, icon, move), (box, paint) in zip(parts, looks, strict=True)
    ]


def _purchase(picture: ChampionnatPicture, seat: int) -> list[Answer]:
    cost = picture.drawn_price or 0
    buy, refuse = say("le-championnat.buy", amount=price(cost)), say("le-championnat.to-auction")
    return [
        Answer("buy", _HIGH, buy, "coin", theme.GRASS, moves.BuyFootballer(seat), cost),
        Answer("refuse", _LOW, refuse, "gavel", theme.PAPER, moves.RefuseFootballer(seat)),
    ]


def _bids(seat: int, auction: Auction) -> list[Answer]:
    """Three raises, or the one price when nobody else can bid."""
    lowest = lowest_bid(auction)
    drop = say("le-championnat.drop-out")
    out = Answer("drop-out", _LOW, drop, "cross", theme.PAPER, moves.DropOut(seat))
    if takes_it_alone(auction):
        take = say("le-championnat.take", amount=price(lowest))
        bid = Answer("bid:0", _HIGH, take, "gavel", theme.GRASS, moves.Bid(seat, lowest), lowest)
        return [bid, out]
    width = (_WIDTH - 2 * 18) / 3
    bids = [
        Answer(
            f"bid:{number}",
            Box(_LEFT + number * (width + 18), _HIGH.y, width, _HIGH.height),
            price(lowest + more),
            "",
            theme.GRASS,
            moves.Bid(seat, lowest + more),
            lowest + more,
        )
        for number, more in enumerate(RAISES)
    ]
    return [*bids, out]


def draw_answers(canvas: Canvas, picture: ChampionnatPicture, answers: list[Answer]) -> None:
    for answer in answers:
        state = button_state(picture, answer.key) if can_pay(picture, answer) else "disabled"
        draw_button(
            canvas, answer.box, answer.label, state, answer.paint, icon=answer.icon or None, size=46
        )


def can_pay(picture: ChampionnatPicture, answer: Answer) -> bool:
    """What costs more than is in the purse looks it, and says so when clicked."""
    seat = picture.offering
    return seat is None or answer.costs <= picture.view.clubs[seat].money


def button_state(picture: ChampionnatPicture, key: str) -> str:
    if picture.pressed == key:
        return "pressed"
    return "hot" if key in (picture.hot, picture.glowing) else "normal"
