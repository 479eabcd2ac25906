"""What is held over the table for a moment: a strip of words, flying cards, who that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.big4.squads import KEEPER_PLACE, place_of
from scenes import theme
from scenes.big4 import held_up, judge_board, squad
from scenes.big4.cards import CardShelf
from scenes.big4.duel_foot import FOOT
from scenes.big4.held_up import draw_held_up
from scenes.big4.legend import draw_guide
from scenes.big4.picture import Big4Picture
from scenes.big4.places import (
    MIDDLE,
    NAME_PLATE,
    PITCH,
    QUARTERS,
    card_box,
    dice_panel,
    many,
)
from scenes.scene import Box, Point
from scenes.timeline import between
from scenes.widgets.tip import draw_below, draw_tip
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_HEIGHT = 150
_BELOW = 40  # a banner comes from so far


def draw_show(canvas: Canvas, picture: Big4Picture, cards: CardShelf) -> None:
    _draw_flight(canvas, picture)
    draw_held_up(canvas, picture, cards)
    _draw_banner(canvas, picture)
    if not picture.banner and picture.board is None and picture.judging is None:
        _draw_who(canvas, picture)
        _draw_action(canvas, picture)
        draw_guide(canvas, picture)


def _draw_banner(canvas: Canvas, picture: Big4Picture) -> None:
    """A strip across the table; where a shot or the referee is shown, across its foot."""
    words, icon = picture.banner, picture.banner_icon
    if not words:
        return
    side = 120 if icon else 0
    room = 1400 - side
    width = min(room, canvas.stage.type.width(words, 76 * canvas.stage.text_factor)) + 130 + side
    x, y = _banner_spot(picture)
    y += _BELOW * (1 - picture.banner_rise)
    strip = Box(x - width / 2, y - _HEIGHT / 2, width, _HEIGHT)
    canvas.plate(strip, 60, theme.SUN.fill, border=6, shadow="modal")
    canvas.plate(strip.grown(-10), 50, theme.PAPER.fill, border=6)
    if icon:
        canvas.art(icon, strip.x + 104, y, 104, "centre")
    canvas.text(words, x + side / 2, y, 76, anchor="centre", room=room)


def _banner_spot(picture: Big4Picture) -> Point:
    if picture.board is not None:
        return FOOT.centre
    if picture.held_up is not None:
        return held_up.WORDS
    return MIDDLE if picture.judging is None else judge_board.VERDICT


def _draw_flight(canvas: Canvas, picture: Big4Picture) -> None:
    if picture.cards_flight < 0 or picture.cards_from is None or picture.cards_to is None:
        return
    start, end = (_strip_spot(seat) for seat in (picture.cards_from, picture.cards_to))
    x, y = between(start, end, picture.cards_flight)
    rise = 160 * 4 * picture.cards_flight * (1 - picture.cards_flight)
    open_ = picture.cards_flight > 0.5
    for number, stars in enumerate(picture.cards_flown):
        key = f"cards/big4-confidence-{stars}" if open_ else "cards/back-navy"
        canvas.art(key, x + 30 * number, y - rise, 96, "centre")


def _strip_spot(seat: int) -> tuple[float, float]:
    box = QUARTERS[seat]
    return box.x + 82, box.y + 248


def _draw_who(canvas: Canvas, picture: Big4Picture) -> None:
    """Name and state of the footballer under the pointer or the focus."""
    kind, _, number = picture.hot.partition(":")
    if kind != "player" or not picture.offering:
        return  # while others play, nothing lies over the cards they turn
    footballer = int(number)
    if picture.teams[picture.seat_of(footballer)].condition(footballer) == "absent":
        return  # replaced under a pointer that has not moved since
    name, state = who_words(picture, footballer)
    if many(picture.players):
        seat = picture.seat_of(footballer)
        box = card_box(picture.players, seat, place_of(footballer))
        draw_tip(canvas, say("big4.who", player=name, state=state), box.grown(10))
    else:
        _draw_name(canvas, name, state)


def _draw_name(canvas: Canvas, name: str, state: str) -> None:
    """In the middle of the pitch, where it hides nobody."""
    canvas.plate(NAME_PLATE, 24, theme.PAPER.fill, shadow="small")
    x, y = NAME_PLATE.centre
    room = NAME_PLATE.width - 24
    canvas.text(name, x, y - 24, 40, anchor="centre", room=room)
    canvas.text(state, x, y + 26, 36, face="body", anchor="centre", room=room)


def _draw_action(canvas: Canvas, picture: Big4Picture) -> None:
    """What the face of the action die means, over the tray."""
    if picture.hot == "tab:action" and picture.action is not None and not picture.guide:
        words = say(f"card.big4.{picture.action}.text")
        draw_below(canvas, words, dice_panel(picture.players), least_x=PITCH.x)


def who_words(picture: Big4Picture, footballer: int) -> tuple[str, str]:
    """Name and state; in French the state knows women from men."""
    known = squad.footballer(footballer)
    if place_of(footballer) == KEEPER_PLACE:
        state: str = "keeper"
    else:
        state = picture.teams[picture.seat_of(footballer)].condition(footballer)
    return known.name, say(f"big4.who.{state}.{known.gender}")
