"""The last deed: beside the dice while nobody is asked, and over the button to roll next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.big4 import squad
from scenes.big4.cards import LARGE, CardShelf, Look
from scenes.big4.deeds import Deed
from scenes.big4.picture import Big4Picture
from scenes.scene import Box
from scenes.widgets.avatar import symbol_key
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

CARD_SHARE = 0.78
_CARD_PITCH = 128
_ICON = 66
_NUMBERED = 92  # a symbol and a number
_NEWS = 54  # below the top of the panel


def draw_deed(canvas: Canvas, picture: Big4Picture, panel: Box, cards: CardShelf) -> None:
    """This turn's; before anybody has done anything, the minute."""
    deed = picture.deed
    if deed is None or deed.minute != picture.minute:
        _draw_minute(canvas, picture, panel)
        return
    middle = panel.y + 50 if deed.footballers else panel.centre[1]
    _draw_words(canvas, deed, panel, middle)
    left = panel.centre[0] - _CARD_PITCH * (len(deed.footballers) - 1) / 2
    for number, footballer in enumerate(deed.footballers):
        look = Look(footballer, weak=picture.is_weak(footballer))
        card = cards.picture(look, LARGE, CARD_SHARE)
        canvas.blit(card, left + _CARD_PITCH * number, panel.y + 155, "centre")


def _draw_words(canvas: Canvas, deed: Deed, panel: Box, y: float, tail: float = 0) -> float:
    """Side by side in the middle: the icon on light ground, and the words; where they end."""
    room = panel.width - 150 - tail
    width = min(room, canvas.stage.type.width(deed.words, 44 * canvas.stage.text_factor))
    left = panel.centre[0] - (width + _ICON + 26 + tail) / 2
    disc = canvas.stage.shapes.disc(_ICON / 2 + 6, theme.PAPER.fill, theme.INK, 4)
    canvas.blit(disc, left + _ICON / 2, y, "centre")
    canvas.art(deed.icon, left + _ICON / 2, y, _ICON - 14, "centre")
    canvas.text(deed.words, left + _ICON + 26, y, 44, theme.WHITE, anchor="left", room=room)
    return left + _ICON + 26 + width


def _draw_minute(canvas: Canvas, picture: Big4Picture, panel: Box) -> None:
    x, y = panel.centre
    canvas.art("icons/clock", x - 70, y, 96, "centre")
    words = say("big4.minute", n=picture.minute)
    canvas.text(words, x + 10, y, 72, theme.SUN.fill, anchor="left", room=200)


def news(picture: Big4Picture) -> Deed | None:
    """What the one before did, for whoever is to roll now."""
    deed = picture.deed
    if deed is None or deed.seat == picture.turn_seat:
        return None
    return deed._replace(footballers=()) if deed.shot else deed


def draw_news(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], panel: Box) -> None:
    """Icon, words, and whom it hit: their numbers."""
    deed = news(picture)
    if deed is None:
        return
    if picture.players > 2 and deed.footballers:
        _draw_news_of_teams(canvas, picture, seats, deed, panel)
        return
    if deed.footballers:
        numbers = ", ".join(squad.number_label(each) for each in deed.footballers)
        deed = deed._replace(words=say("deed.big4.done-to", deed=deed.words, numbers=numbers))
    _draw_words(canvas, deed, panel, panel.y + _NEWS)


def _draw_news_of_teams(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], deed: Deed, panel: Box
) -> None:
    """Among several teams each number stands beside the symbol of its own."""
    tail = _NUMBERED * len(deed.footballers)
    right = _draw_words(canvas, deed, panel, panel.y + _NEWS, tail)
    for number, footballer in enumerate(deed.footballers):
        left, y = right + _NUMBERED * number, panel.y + _NEWS
        symbol = symbol_key(seats[picture.seat_of(footballer)])
        canvas.art(symbol, left + 36, y, 36, "centre")
        label = squad.number_label(footballer)
        canvas.text(label, left + 74, y, 44, theme.WHITE, anchor="centre", fixed=True)
