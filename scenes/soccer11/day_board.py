"""The end of a day: the cards left are turned up in order, and the points go to their seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box
from scenes.soccer11.cards import SHAPE, CardShelf, nation
from scenes.soccer11.picture import DayShow, Soccer11Picture
from scenes.soccer11.places import RANKS
from scenes.stories import points_words
from scenes.timeline import between, ease_in_out
from scenes.widgets.avatar import draw_avatar, paint_of
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL: Final = Box(176, 138, 1420, 924)
NEXT: Final = Box(566, 922, 640, 112)
_COACH: Final = Box(0, 452, 700, 330)
_HEAD = 112
_CARD = 220.0
_CARD_Y = 628.0
_TOTAL_Y = 840.0
_STAR = 98.0
_RISE = 90.0
_HOP = 26.0
_OUT_CARD = 170.0
_OUT_ALPHA = 140
_CUP_REACH = 620.0
_GAP = 18.0
_CHAMPION: Final = Box(646, 918, 480, 124)


def draw_day(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    show = picture.ceremony
    if show is None:
        return
    resting = canvas.offset
    fall = (1 - show.arrival) * _RISE * canvas.scale
    canvas.offset = (resting[0], resting[1] + round(fall))
    _draw_panel(canvas, picture, show, seats, cards)
    canvas.offset = resting


def beside_column(players: int, seat: int) -> Box:
    """Where a bubble may lie that speaks of the points of `seat`: beside its column."""
    place = column(players, seat)
    right = place.x + place.width + _GAP
    if right + _COACH.width <= RANKS.x + RANKS.width:
        return _COACH._replace(x=right)
    return _COACH._replace(x=place.x - _GAP - _COACH.width)


def _draw_panel(
    canvas: Canvas,
    picture: Soccer11Picture,
    show: DayShow,
    seats: Sequence[Seat],
    cards: CardShelf,
) -> None:
    draw_panel(canvas, PANEL, theme.SUN, _title(picture, show, seats), head_height=_HEAD, size=64)
    if show.final and show.counted:
        _draw_title_won(canvas, picture, show, seats)
    for number in range(len(seats)):
        _draw_column(canvas, picture, show, seats, number, cards)
    if show.flight >= 0:
        _draw_flight(canvas, show)
    if picture.offering and picture.phase == "next-day":
        state = picture.state_of("next-day")
        draw_button(canvas, NEXT, say("soccer11.next-day"), state, theme.GRASS, size=60, radius=36)


def _draw_title_won(
    canvas: Canvas, picture: Soccer11Picture, show: DayShow, seats: Sequence[Seat]
) -> None:
    """Cups beside the title; where the button of every other day stands, who is champion."""
    for side in (-1, 1):
        cup = (PANEL.centre[0] + side * _CUP_REACH, PANEL.y + _HEAD / 2 + 4)
        canvas.art("pieces/cup-gold", *cup, 84, "centre")
    champion = _champion(show)
    canvas.glow(_CHAMPION, 56)
    canvas.plate(_CHAMPION, 56, theme.SUN.fill, border=6)
    middle = _CHAMPION.y + _CHAMPION.height / 2
    draw_avatar(canvas, seats[champion], champion, _CHAMPION.x + 70, middle, 54, "win")
    canvas.art("pieces/cup-gold", _CHAMPION.x + _CHAMPION.width - 66, middle, 84, "centre")
    words = points_words("11-soccer", picture.points[champion])
    canvas.text(words, *_CHAMPION.centre, 64, anchor="centre", room=_CHAMPION.width - 280)


def _champion(show: DayShow) -> int:
    totals = [before + show.gained(seat) for seat, before in enumerate(show.before)]
    return totals.index(max(totals))


def _title(picture: Soccer11Picture, show: DayShow, seats: Sequence[Seat]) -> str:
    if show.turned < len(seats):
        return say("soccer11.day-over", n=picture.day)
    if show.final and show.counted:
        return say("soccer11.title-won", name=seats[_champion(show)].name)
    if len(show.result.winners) > 1:
        return say("soccer11.day-shared")
    return say("soccer11.day-won", name=seats[show.result.winners[0]].name)


def column(players: int, number: int) -> Box:
    pitch = min(600.0, (PANEL.width - 40) / players)
    left = PANEL.centre[0] - pitch * players / 2
    return Box(left + pitch * number + 10, PANEL.y + _HEAD + 18, pitch - 20, 632)


def _draw_column(
    canvas: Canvas,
    picture: Soccer11Picture,
    show: DayShow,
    seats: Sequence[Seat],
    number: int,
    cards: CardShelf,
) -> None:
    box, seat = column(len(seats), number), seats[number]
    won = show.turned >= len(seats) and number in show.result.winners
    if won:
        canvas.glow(box.grown(4), 40)
    canvas.plate(box, 36, paint_of(seat).tint if won else theme.WHITE, border=5)
    x = box.centre[0]
    mood = "win" if won else "play" if show.result.shown[number] else "sad"
    draw_avatar(canvas, seat, number, x, box.y + 78, 62, mood)
    canvas.text(seat.name, x, box.y + 164, 46, anchor="centre", room=box.width - 40)
    if show.result.shown[number]:
        _draw_card(canvas, show, number, x, cards)
    else:
        _draw_out(canvas, picture.rows[number], x, cards)
    _draw_total(canvas, picture, show, number, x, box.width)


def _draw_card(canvas: Canvas, show: DayShow, number: int, x: float, cards: CardShelf) -> None:
    """A hop while it is turned up; the best one so far has a golden frame."""
    card, turned = show.result.shown[number], number < show.turned
    if number == show.turned and show.turning >= 0:
        y = _CARD_Y - _HOP * math.sin(math.pi * show.turning)
        canvas.blit(cards.flying(card, _CARD, show.turning), x, y, "centre")
        return
    if turned and card == show.best():
        frame = Box(x - _CARD / 2, _CARD_Y - _CARD * SHAPE / 2, _CARD, _CARD * SHAPE).grown(9)
        canvas.glow(frame, 26)
        canvas.plate(frame, 26, theme.SUN.fill, border=4)
    canvas.blit(cards.picture(card if turned else None, _CARD), x, _CARD_Y, "centre")


def _draw_out(canvas: Canvas, row: Sequence[int], x: float, cards: CardShelf) -> None:
    """No card left in hand; the last one laid tells which it was."""
    if row:
        last = cards.picture(row[-1], _OUT_CARD, angle=-5).copy()
        last.set_alpha(_OUT_ALPHA)
        canvas.blit(last, x, _CARD_Y - 24, "centre")
    tag = Box(x - 155, _CARD_Y + 60, 310, 68)
    canvas.plate(tag, 30, theme.CORAL.lip, border=4)
    canvas.text(say("soccer11.out"), *tag.centre, 40, theme.WHITE, anchor="centre", room=288)


def _draw_total(
    canvas: Canvas, picture: Soccer11Picture, show: DayShow, number: int, x: float, room: float
) -> None:
    gain = show.gained(number)
    words = say("soccer11.points-of", n=show.before[number] + gain, target=picture.target)
    star = _STAR if gain else 0.0
    free = room - 100 - star * 0.6
    width = min(free, canvas.stage.type.width(words, 52 * canvas.stage.text_factor))
    left = x - (width + 66 + (star + 14 if star else 0)) / 2
    canvas.art("icons/ball", left + 28, _TOTAL_Y, 56, "centre")
    canvas.text(words, left + 66, _TOTAL_Y, 52, anchor="left", room=free)
    if star:
        at = (left + 66 + width + 14 + star / 2, _TOTAL_Y)
        canvas.art("pieces/points-star", *at, star, "centre")
        sign = say("soccer11.gain", n=gain)
        canvas.text(sign, *at, 48, theme.WHITE, anchor="centre", fixed=True, room=78)


def _draw_flight(canvas: Canvas, show: DayShow) -> None:
    """The star of the winning card goes down to the points of its seat."""
    players = len(show.before)
    for seat in show.result.winners:
        x = column(players, seat).centre[0]
        start = (x + _CARD / 2 - 36, _CARD_Y - _CARD * SHAPE / 2 + 40)
        at = between(start, (x, _TOTAL_Y), ease_in_out(show.flight))
        canvas.art("pieces/points-star", *at, 104, "centre")
        points = str(nation(show.result.shown[seat]).points)
        canvas.text(points, *at, 48, theme.WHITE, anchor="centre", fixed=True)
