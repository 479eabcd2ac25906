"""The panels of the seats: who sits there, points, shield, what was played, what is held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.dashes import draw_dashes
from scenes.soccer11.picture import NEAR, Soccer11Picture
from scenes.soccer11.places import (
    OWN,
    SHIELD,
    SeatPlace,
    empty_place,
    held_boxes,
    row_boxes,
    seat_places,
    shield_spot,
)
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
_PIP_LINE = from_hex("#A9D3B4")
_SLOT_LINE = from_hex("#6FA882")


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
    out = picture.is_out(number) and picture.ceremony is None
    _draw_row(canvas, picture.rows[number], place, cards, out=out)
    if out:
        dim = place.box.grown(-6)
        canvas.plate(dim, _RADIUS - 6, theme.NIGHT, outline=None, border=0, alpha=120)
    mood = "sad" if picture.is_out(number) else "play"
    draw_avatar(canvas, seats[number], number, *place.avatar, place.radius, mood)
    x, y = place.text
    size = 60 if place.room > 300 else 46
    canvas.text(seats[number].name, x, y, size, theme.WHITE, anchor="left", room=place.room)
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


def _draw_row(
    canvas: Canvas, row: Sequence[int], place: SeatPlace, cards: CardShelf, *, out: bool
) -> None:
    """The cards laid, and a dashed place for the next one."""
    free = None if out else empty_place(place, len(row))
    if free is not None:
        canvas.plate(free, 14, FELT_DARK, outline=None, border=0)
        draw_dashes(canvas, free, _SLOT_LINE, radius=14, dash=16, thick=4)
    for card, box in zip(row, row_boxes(place, len(row)), strict=True):
        canvas.blit(cards.picture(card, box.width), *box.centre, "centre")


def _draw_points(canvas: Canvas, picture: Soccer11Picture, number: int, place: SeatPlace) -> None:
    """A ball for each point; whoever is a small step away from the title has golden rings."""
    points, (x, y) = picture.points[number], place.points
    near = points + NEAR >= picture.target
    if picture.target > _PIPS:
        size = 56 if place.room > 300 else 40
        canvas.art("icons/ball", x + size / 2, y, size, "centre")
        words = say("soccer11.points-of", n=points, target=picture.target)
        ink, left = theme.SUN.fill if near else theme.SUN.tint, size + 10
        room = place.points_room - left
        canvas.text(words, x + left, y, size, ink, anchor="left", room=room)
        return
    pitch = min(42.0, place.points_room / _PIPS)
    ring = canvas.stage.shapes.disc(
        (pitch - 6) / 2, FELT_DARK, theme.SUN.fill if near else _PIP_LINE, 4
    )
    for pip in range(_PIPS):
        middle = x + pitch * (pip + 0.5)
        if pip < points:
            canvas.art("icons/ball", middle, y, pitch - 4, "centre")
        else:
            canvas.blit(ring, middle, y, "centre")


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
    box = place.box
    draw_dashes(canvas, box.grown(5), _SHIELD_BLUE, radius=_RADIUS, dash=30, thick=10)
    canvas.art("icons/shield", *shield_spot(place), SHIELD, "centre")
