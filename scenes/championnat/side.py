"""The panel on the right of the board: what is asked, and what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core.record import Seat
from scenes import theme
from scenes.championnat import side_asked, side_auction, side_euro
from scenes.championnat.cards import TOLD_WIDTH, CardShelf
from scenes.championnat.picture import ChampionnatPicture, Notice
from scenes.championnat.places import SIDE, SIDE_HEAD
from scenes.championnat.side_parts import Answer, answers_of, draw_answers
from scenes.championnat.squad_lists import draw_sponsor_card
from scenes.scene import Box
from scenes.theme import Paint
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas


class Head(NamedTuple):
    title: str
    paint: Paint


def draw_side(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    if picture.notice is not None:
        _draw_notice(canvas, picture.notice, seats)
        return
    head = _head(picture)
    draw_panel(
        canvas, SIDE, head.paint, head.title, head_height=SIDE_HEAD, radius=34, size=54,
        shadow="normal",
    )  # fmt: skip
    if picture.auction is not None:
        side_auction.draw_auction(canvas, picture, seats)
    elif picture.euro is not None:
        side_euro.draw_euro(canvas, picture)
    else:
        side_asked.draw_asked(canvas, picture, seats)
    draw_answers(canvas, picture, answers_of(picture))


def _head(picture: ChampionnatPicture) -> Head:
    if picture.auction is not None:
        return Head(say("le-championnat.auction"), theme.VIOLET)
    if picture.euro is not None:
        return Head(say("le-championnat.euromatch"), theme.SKY)
    phase = picture.view.phase
    drawing = picture.drawn_price is not None or picture.offering is not None
    if phase in ("draw", "buy") and drawing:
        return Head(say("le-championnat.footballer"), theme.SKY)
    if phase == "square" and picture.offering is not None:
        return Head(say("le-championnat.where"), theme.SUN)
    if phase == "debt":
        return Head(say("le-championnat.debt"), theme.CORAL)
    if phase == "discard-plus":
        return Head(say("le-championnat.plus-cards"), theme.GRASS)
    if picture.view.stage == "building":
        return Head(say("le-championnat.team-building"), theme.SUN)
    if picture.view.stage == "play-off":
        return Head(say("le-championnat.play-off"), theme.SUN)
    return Head(say("le-championnat.day", day=picture.day, days=picture.view.days), theme.SUN)


def _draw_notice(canvas: Canvas, notice: Notice, seats: Sequence[Seat]) -> None:
    head = theme.SUN if notice.glad else theme.PAPER
    draw_panel(
        canvas, SIDE, head, notice.title, head_height=SIDE_HEAD, radius=34, size=50,
        shadow="normal",
    )  # fmt: skip
    x, top = SIDE.centre[0], SIDE.y + SIDE_HEAD + 28
    if notice.glad:
        burst = canvas.stage.shelf(CardShelf).burst(theme.SUN.fill, 420)
        canvas.blit(burst, x, top + 182, "centre")
    if notice.card is not None:
        card = canvas.stage.shelf(CardShelf).full(notice.card, TOLD_WIDTH)
        canvas.blit(card, x, top, "top")
    elif notice.art.startswith("plus:"):
        card = canvas.stage.shelf(CardShelf).plus(notice.art.removeprefix("plus:"), 262)
        canvas.blit(card, x, top, "top")
    elif notice.sponsor is not None:
        draw_sponsor_card(canvas, notice.sponsor, Box(x - 130, top, 260, 374))
    elif notice.art:
        height = 360
        width, high = canvas.stage.art.size(notice.art)
        canvas.art(notice.art, x, top + height / 2, min(260, width * height / high), "centre")
        canvas.text(notice.figure, x, top + height * 0.8, 50, anchor="centre", room=220)
    if notice.seat is not None:
        draw_avatar(canvas, seats[notice.seat], notice.seat, SIDE.x + 84, top + 64, 56)
    words = Box(SIDE.x + 40, SIDE.y + 510, SIDE.width - 80, 220)
    canvas.lines(notice.words, words, 44, align="centre")


__all__ = ["Answer", "draw_side"]
