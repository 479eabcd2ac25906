"""The second half of Buteur's booklet: shots, keepers, cuts, and how a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.buteur.booklet_drawing import (
    Hand,
    card_like,
    draw_badge,
    draw_ball_in_net,
    draw_cloth,
    draw_crop,
    draw_equation,
    draw_score,
)
from scenes.buteur.picture import ButeurPicture, Preview
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

ONE, OTHER = Seat("A", "avatar-05", 0), Seat("B", "avatar-08", 1)
_GAP = 16


def draw_shot(canvas: Canvas, box: Box) -> None:
    """The ball between the posts, and the three answers of the panel."""
    low = min(230.0, box.height * 0.44)
    top = Box(box.x, box.y, box.width, box.height - low - _GAP)
    shot = Preview(((6, 4), (7, 4), (8, 4), (9, 4), (10, 4)), (10, 4))
    picture = ButeurPicture(ball=(6.5, 4.5), previews=(shot,))
    draw_crop(canvas, top, picture, (8.3, 4), 6.0)
    _draw_answers(canvas, Box(box.x, box.y + box.height - low, box.width, low))


def _draw_answers(canvas: Canvas, box: Box) -> None:
    hand = Hand(canvas)
    width = (box.width - 2 * _GAP) / 3
    card = min(112.0, (box.height - 84) / 218 * 150)
    for number, name in enumerate(("keeper", "corner", "let-in")):
        tile = Box(box.x + number * (width + _GAP), box.y, width, box.height)
        canvas.plate(tile, 26, (theme.GRASS, theme.SKY, theme.PAPER)[number].tint)
        x, y = tile.x + width / 2, tile.y + 12 + card * 218 / 300
        if name == "let-in":
            draw_ball_in_net(canvas, x, y, 150)
        else:
            number_of = card_like("goalkeeper") if name == "keeper" else card_like("corner", "red")
            hand.card(number_of, x, y, card)
        label = say(f"buteur.shot.{name}")
        low = tile.y + tile.height - 32
        canvas.text(label, x, low, 40, anchor="centre", room=width - 24)


def draw_keeper(canvas: Canvas, box: Box) -> None:
    ways = (
        Preview(tuple((c, 3) for c in range(6)), (5, 3)),
        Preview(((0, 3), (1, 2), (2, 1), (3, 0)), (3, 0)),
        Preview(((0, 3), (1, 4), (2, 5), (3, 6)), (3, 6)),
    )
    picture = ButeurPicture(ball=(0.5, 3.5), previews=ways)
    crop = draw_crop(canvas, box, picture, (2.75, 3.5), 7.4)
    for words, spot in (("5", (5.5, 2.72)), ("3", (4.3, 0.5)), ("3", (2.68, 6.86))):
        draw_badge(canvas, words, *crop.at(spot), 28)
    card = card_like("goalkeeper", straight=5, left=3, right=3)
    y = box.y + box.height - 150
    Hand(canvas).card(card, box.x + box.width - 106, y, 172, glowing=True)


def draw_corner(canvas: Canvas, box: Box) -> None:
    """The ball at the flag of the card; beside it, what a cut of the stock does."""
    width = 290.0
    left = Box(box.x, box.y, width, box.height)
    draw_crop(canvas, left, ButeurPicture(ball=(9.5, 0.5)), (8.85, 1.35), 3.0)
    card = min(150.0, box.height * 0.3)
    y = left.y + left.height - card * 218 / 300 - 24
    Hand(canvas).card(card_like("corner", "blue"), left.x + 118, y, card, glowing=True)
    cuts = Box(box.x + width + _GAP, box.y, box.width - width - _GAP, box.height)
    _draw_cuts(canvas, cuts, ("blue",), goal=True)


def _draw_cuts(canvas: Canvas, box: Box, scoring: tuple[str, ...], *, goal: bool) -> None:
    """Two strips: the cut cards that score, and those that do not."""
    every = ("hand", "red", "blue")
    stopping = tuple(sign for sign in every if sign not in scoring)
    height = (box.height - _GAP) / 2
    for number, signs in enumerate((scoring, stopping) if goal else (stopping, scoring)):
        strip = Box(box.x, box.y + number * (height + _GAP), box.width, height)
        _draw_cut(canvas, strip, signs, scores=signs is scoring)


def _draw_cut(canvas: Canvas, strip: Box, signs: tuple[str, ...], *, scores: bool) -> None:
    hand = Hand(canvas)
    width = min(118.0, (strip.height - 22) / 218 * 150, strip.width * 0.18)

    def cards(x: float, y: float) -> None:
        for place, sign in enumerate(signs):
            off = (place - (len(signs) - 1) / 2) * (width + 10)
            hand.card(_attacker_with(sign), x + off, y, width)

    def outcome(x: float, y: float) -> None:
        if scores:
            draw_ball_in_net(canvas, x, y, min(220, strip.height * 1.2, strip.width * 0.32))
        else:
            canvas.art(
                "icons/glove", x, y, min(124, strip.height - 30, strip.width * 0.26), "centre"
            )

    draw_equation(canvas, strip, cards, outcome)


def _attacker_with(sign: str) -> int:
    if sign == "hand":
        return card_like("attacker", "hand", straight=2)
    return card_like("attacker", "red" if sign == "red" else "blue")


def draw_penalty(canvas: Canvas, box: Box) -> None:
    low = 380.0
    top = Box(box.x, box.y, box.width, box.height - low - _GAP)
    picture = ButeurPicture(ball=(8.5, 4.5))
    draw_crop(canvas, top, picture, (8.0, 4.2), 6.0)
    card = min(160.0, (top.height - 24) / 218 * 150)
    x = top.x + 30 + card / 2
    Hand(canvas).card(card_like("penalty"), x, top.y + top.height / 2, card, glowing=True)
    cuts = Box(box.x, box.y + box.height - low, box.width, low)
    _draw_cuts(canvas, cuts, ("red", "blue"), goal=False)


def draw_half_time(canvas: Canvas, box: Box) -> None:
    """Three cards are left, the whistle, and the ends are swapped."""
    left = Box(box.x, box.y, 212, box.height)
    draw_cloth(canvas, left)
    hand = Hand(canvas)
    middle = left.y + left.height * 0.62
    card = min(118.0, (left.height * 0.62 - 24) / 218 * 150)
    for place in range(3):
        hand.card(None, left.x + 100 + 5 * place, middle - 5 * place, card)
    draw_badge(canvas, "3", left.x + 106 + card / 2, middle + card * 0.55, 34)
    canvas.art("icons/whistle", left.x + 106, left.y + left.height * 0.17, 100, "centre")
    right = Box(box.x + 212 + _GAP, box.y, box.width - 212 - _GAP, box.height)
    crop = draw_crop(canvas, right, ButeurPicture(attack=(-1, 1)), (5, 4), 12.4, ball=False)
    x, y = crop.at((5, 4))
    canvas.blit(canvas.stage.shapes.disc(58, theme.SUN.fill), x, y, "centre")
    canvas.art("icons/swap", x, y, 92, "centre")
    for symbol, spot in ((2, (2.3, 4.0)), (1, (7.7, 4.0))):
        canvas.art(f"pieces/seat-{symbol}", *crop.at(spot), 84, "centre")


def draw_end(canvas: Canvas, box: Box) -> None:
    """A draw between friends; below, what a cut is."""
    low = 300.0
    top = Box(box.x, box.y, box.width, box.height - low - _GAP)
    draw_crop(canvas, top, ButeurPicture(), (5, 4), 9.0, ball=False)
    x, y = top.x + top.width / 2, top.y + top.height / 2
    draw_score(canvas, x, top.y + 76, (2, 2))
    for seat, index, way in ((ONE, 0, -1), (OTHER, 1, 1)):
        draw_avatar(canvas, seat, index, x + way * 216, y + 40, 92, "win")
    canvas.blit(canvas.stage.shapes.disc(78, theme.PAPER.fill), x, y + 60, "centre")
    canvas.art("icons/handshake", x, y + 60, 124, "centre")
    strip = Box(box.x, box.y + box.height - low, box.width, low)
    _draw_lifted_stock(canvas, strip)


def _draw_lifted_stock(canvas: Canvas, strip: Box) -> None:
    hand = Hand(canvas)

    def stock(x: float, y: float) -> None:
        for place in range(3):
            hand.card(None, x + 6 * place - 30, y + 30 - 6 * place, 130)
        for place in range(3):
            hand.card(None, x + 6 * place + 56, y - 34 - 6 * place, 130, angle=-10)
        canvas.art("icons/hand", x + 132, y + 58, 100, "centre")

    def shown(x: float, y: float) -> None:
        hand.card(card_like("attacker", "hand", straight=2), x, y, 170, glowing=True)

    draw_equation(canvas, strip, stock, shown)
