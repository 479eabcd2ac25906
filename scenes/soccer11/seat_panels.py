"""The panels of the seats: who sits there, points, shield, what was played, what is held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.picture import Soccer11Picture
from scenes.soccer11.places import OWN, SeatPlace, held_boxes, row_boxes, seat_places
from scenes.theme import from_hex
from scenes.widgets.avatar import draw_avatar, paint_of
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

FELT = from_hex("#27653F")
FELT_ACTING = from_hex("#2A6D44")
FELT_DARK = from_hex("#225A38")
_SHIELD_BLUE = from_hex("#9ED8FA")
_RADIUS = 26
_PIPS = 8  # up to so many points one ball each
_DASH, _GAP = 30, 16


def draw_seats(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    places = seat_places(picture.players, picture.hand_seat)
    for number, place in places.items():
        _draw_seat(canvas, picture, seats, number, place, cards)
    # A shield stands over the edge of its panel: nothing may cover it.
    for number, place in places.items():
        if picture.shields[number]:
            _draw_shield(canvas, place)


def _draw_seat(
    canvas: Canvas,
    picture: Soccer11Picture,
    seats: Sequence[Seat],
    number: int,
    place: SeatPlace,
    cards: CardShelf,
) -> None:
    _draw_plate(canvas, picture, seats[number], number, place)
    _draw_row(canvas, picture.rows[number], place, cards)
    out = picture.is_out(number) and picture.ceremony is None
    if out:
        dim = place.box.grown(-6)
        canvas.plate(dim, _RADIUS - 6, theme.NIGHT, outline=None, border=0, alpha=120)
    mood = "sad" if picture.is_out(number) else "play"
    draw_avatar(canvas, seats[number], number, *place.avatar, place.radius, mood)
    x, y = place.text
    canvas.text(seats[number].name, x, y, 44, theme.WHITE, anchor="left", room=place.room)
    _draw_points(canvas, picture, number, place)
    if place.box != OWN:
        _draw_held(canvas, picture, number, place, cards)
    if out and place.box != OWN:  # at the bottom it is written where the hand would lie
        _draw_out(canvas, place)


def _draw_plate(
    canvas: Canvas, picture: Soccer11Picture, seat: Seat, number: int, place: SeatPlace
) -> None:
    box, key = place.box, f"seat:{number}"
    aimed = picture.offering and number in picture.may_aim
    if key in picture.hinted or (aimed and number == picture.draft.target):
        canvas.glow(box.grown(8), _RADIUS + 8)
        canvas.plate(box.grown(8), _RADIUS + 8, theme.SUN.fill, border=4)
    elif aimed or picture.hot == key:
        canvas.plate(box.grown(7), _RADIUS + 7, theme.CHALK, outline=None, border=0)
    felt = FELT_ACTING if number == picture.acting else FELT
    border = 9 if number == picture.acting else 6
    canvas.plate(box, _RADIUS, felt, outline=paint_of(seat).fill, border=border)


def _draw_row(canvas: Canvas, row: Sequence[int], place: SeatPlace, cards: CardShelf) -> None:
    boxes = row_boxes(place, len(row))
    if not boxes:
        empty = row_boxes(place, 1)[0]
        canvas.plate(empty, 14, FELT_DARK, outline=theme.GRASS_LIGHT, border=3)
    for card, box in zip(row, boxes, strict=True):
        canvas.blit(cards.picture(card, box.width), *box.centre, "centre")


def _draw_points(canvas: Canvas, picture: Soccer11Picture, number: int, place: SeatPlace) -> None:
    points = picture.points[number]
    x, y = place.text[0], place.text[1] + 52
    if picture.target > _PIPS:
        canvas.art("icons/ball", x + 19, y, 38, "centre")
        words = say("soccer11.points-of", n=points, target=picture.target)
        canvas.text(words, x + 46, y, 40, theme.SUN.tint, anchor="left", room=place.room - 46)
        return
    pitch = min(34.0, place.room / _PIPS)
    for pip in range(_PIPS):
        art = "icons/ball" if pip < points else "icons/ball-pip-empty"
        canvas.art(art, x + pitch * (pip + 0.5), y, pitch - 3, "centre")


def _draw_held(
    canvas: Canvas, picture: Soccer11Picture, number: int, place: SeatPlace, cards: CardShelf
) -> None:
    hand = picture.hands[number]
    known = picture.known[number] if picture.known else None
    for held, box in reversed(list(enumerate(held_boxes(place, len(hand))))):
        shown = hand[held]
        if shown is None and held == 0:
            shown = known
        angle = -7 if held == 0 else 5
        canvas.blit(cards.picture(shown, box.width, angle=angle), *box.centre, "centre")
        if shown is not None and hand[held] is None:
            eye = (box.x + box.width - 8, box.y + box.height - 14)
            disc = canvas.stage.shapes.disc(26, theme.PAPER.fill, theme.INK, 4)
            canvas.blit(disc, *eye, "centre")
            canvas.art("icons/eye", *eye, 38, "centre")


def _draw_out(canvas: Canvas, place: SeatPlace) -> None:
    """A tag on the lower edge, where it hides no rank."""
    box = place.box
    width = 340
    left = box.x + box.width - width - 24 if box.height < 200 else box.centre[0] - width / 2
    tag = Box(left, box.y + box.height - 42, width, 56)
    canvas.plate(tag, 26, theme.CORAL.lip, border=4)
    words = say("soccer11.out")
    canvas.text(words, *tag.centre, 38, theme.WHITE, anchor="centre", room=width - 30)


def _draw_shield(canvas: Canvas, place: SeatPlace) -> None:
    _draw_dashes(canvas, place.box.grown(5))
    box = place.box
    canvas.art("icons/shield", box.x + box.width - 14, box.y + 8, 88, "centre")


def _draw_dashes(canvas: Canvas, box: Box) -> None:
    """A dashed frame of light blue."""
    thick = 10.0
    for start, length in _dashes(box.width):
        for y in (box.y, box.y + box.height - thick):
            dash = Box(box.x + start, y, length, thick)
            canvas.plate(dash, 5, _SHIELD_BLUE, outline=None, border=0)
    for start, length in _dashes(box.height):
        for x in (box.x, box.x + box.width - thick):
            dash = Box(x, box.y + start, thick, length)
            canvas.plate(dash, 5, _SHIELD_BLUE, outline=None, border=0)


def _dashes(length: float) -> list[tuple[float, float]]:
    inner = length - 2 * _RADIUS
    count = max(1, round((inner + _GAP) / (_DASH + _GAP)))
    each = (inner + _GAP) / count - _GAP
    return [(_RADIUS + number * (each + _GAP), each) for number in range(count)]
