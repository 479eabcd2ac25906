"""Where everything lies on the table of 11 Soccer, in design pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from scenes.scene import Box, Point
from scenes.soccer11.cards import SHAPE

TABLE: Final = Box(146, 128, 1480, 936)
TABLE_MIDDLE: Final = (886.0, 466.0)
RANKS: Final = Box(1644, 128, 256, 936)
OWN: Final = Box(178, 634, 362, 404)
CHOICE: Final = Box(1264, 634, 332, 404)
CARD: Final = 280.0  # width of a card in hand
HAND_MIDDLE: Final = (873.0, 840.0)
HAND_PITCH: Final = 312.0
RAISED_BY: Final = 20.0
DO: Final = Box(1288, 924, 284, 100)
BUBBLE_ABOVE: Final = Box(400, 220, 880, 368)
BUBBLE_BELOW: Final = Box(400, 660, 880, 368)
HINT: Final = Box(640, 186, 636, 386)  # advice on a card: above the hand and what it aims at
HINT_ON_THE_DAY: Final = Box(568, 440, 636, 386)
HINT_POINT: Final = 664.0  # high on a card in hand
SHOWN: Final = Box(446, 148, 880, 486)  # what everybody should look at
SHOWN_AT: Final = ((886.0, 352.0), 240.0)  # the middle of the card there, and its width
SHIELD: Final = 88.0
OUT_AT: Final = ((1080.0, 342.0), 220.0)  # the card of a seat whose day is over
SENTENCE: Final = Box(548, 398, 650, 196)

# Around the table from the left hand of who sits at the bottom, by number of others.
_OTHERS: Final[dict[int, tuple[Box, ...]]] = {
    1: (Box(178, 160, 700, 430),),
    2: (Box(178, 160, 452, 430), Box(1144, 160, 452, 430)),
    3: (Box(178, 318, 452, 288), Box(512, 150, 748, 148), Box(1144, 318, 452, 288)),
}


class Piles(NamedTuple):
    """Middles of the piles, the width of their cards, and where the day is written."""

    stock: Point
    aside: Point
    open_cards: tuple[Point, ...]
    width: float
    sign: Point
    sign_room: float


_HIGH: Final = 220.0  # room for two rows of one's own cards
_ONE_ROW: Final = 5  # elsewhere: of more one could not read the ranks
_PILES: Final[dict[int, Piles]] = {
    2: Piles((1000, 382), (1196, 382), ((1388, 382), (1520, 382)), 136, (1250, 206), 640),
    3: Piles((790, 404), (984, 404), (), 136, (887, 216), 470),
    4: Piles((790, 430), (984, 430), (), 116, (340, 206), 300),
}


def piles(players: int) -> Piles:
    return _PILES[players]


def stock_box(players: int) -> Box:
    place = _PILES[players]
    height = place.width * SHAPE
    return Box(
        place.stock[0] - place.width / 2, place.stock[1] - height / 2, place.width, height
    ).grown(10)


class SeatPlace(NamedTuple):
    """A seat's panel: `cards` is where its played cards lie, `held` the middle of its hand.

    `points` is the left end of the balls and `points_room` how wide they may be.
    """

    box: Box
    avatar: Point
    radius: float
    text: Point  # left end of the name
    room: float
    points: Point
    points_room: float
    cards: Box
    card_width: float
    held: Point
    held_width: float


def seat_places(players: int, bottom: int) -> dict[int, SeatPlace]:
    """Who sits where, seen from the seat at the bottom."""
    found = {bottom: _own_place(players)}
    for number, box in enumerate(_OTHERS[players - 1]):
        found[(bottom + 1 + number) % players] = _other_place(box)
    return found


def _own_place(players: int) -> SeatPlace:
    """With four players a ball stands for each point: they need the whole width."""
    x, y, width, height = OWN
    balls = players == 4
    above = 186 if balls else 146
    cards = Box(x + 20, y + above, width - 40, height - above - 16)
    name = (x + 138, y + (70 if balls else 44))
    points = (x + 22, y + 150) if balls else (name[0], y + 104)
    room = width - 44 if balls else width - 158
    return SeatPlace(
        OWN, (x + 70, y + 72), 56, name, width - 158, points, room, cards, 104, HAND_MIDDLE, CARD
    )


def _other_place(box: Box) -> SeatPlace:
    x, y, width, height = box
    if height < 200:  # the flat panel at the top: everything side by side
        cards = Box(x + 396, y + 11, 248, height - 22)
        held = (x + width - 54, y + height / 2)
        name = (x + 138, y + 48)
        points = (name[0], y + 102)
        return SeatPlace(box, (x + 70, y + 74), 56, name, 246, points, 246, cards, 90, held, 80)
    tall, large = height > 300, width > 600
    held_width = 120.0 if large else 92.0 if tall else 76.0
    held = (x + width - held_width / 2 - 20, y + held_width * SHAPE / 2 + 18)
    card_width = 150.0 if tall else 104.0
    top = y + height - 18 - card_width * SHAPE
    cards = Box(x + 20, top, width - 40, card_width * SHAPE)
    radius = 70.0 if large else 60.0 if tall else 50.0
    avatar = (x + radius + (20 if large else 14), y + (94 if tall else 70))
    left = avatar[0] + radius + (20 if large else 12)
    room = held[0] - held_width / 2 - 16 - left
    points = (left, avatar[1] + (34 if tall else 28))
    return SeatPlace(
        box, avatar, radius, (left, avatar[1] - 26), room, points, room,
        cards, card_width, held, held_width,
    )  # fmt: skip


def shield_spot(place: SeatPlace) -> Point:
    """Where the shield of a protected seat stands."""
    return place.box.x + place.box.width - 14, place.box.y + 8


def row_boxes(place: SeatPlace, count: int) -> list[Box]:
    """The cards laid before a seat, in order; the last covers the one before it."""
    if place.box == OWN and count > (3 if place.cards.height > _HIGH else _ONE_ROW):
        return _two_rows(place.cards, count)
    area, width = place.cards, place.card_width
    if place.box == OWN and count <= 2:
        width = min(150, area.height / SHAPE)
    if count == 0:
        return []
    step = width + 12
    if count > 1:
        step = min(step, (area.width - width) / (count - 1))
    return [Box(area.x + step * number, area.y, width, width * SHAPE) for number in range(count)]


def empty_place(place: SeatPlace, count: int) -> Box | None:
    """Where the next card will lie, unless the row has to be laid anew for it."""
    now, then = row_boxes(place, count), row_boxes(place, count + 1)
    return then[-1] if then[:-1] == now and (not now or _beside(now[-1], then[-1])) else None


def _beside(one: Box, other: Box) -> bool:
    return other.x >= one.x + one.width and one.y == other.y


def _two_rows(area: Box, count: int) -> list[Box]:
    width = 90.0
    columns = max(3, (count + 1) // 2)
    step = min(width + 12, (area.width - width) / (columns - 1))
    height = width * SHAPE
    fall = min(height, area.height - height)
    return [
        Box(area.x + step * (n % columns), area.y + fall * (n // columns), width, height)
        for n in range(count)
    ]


def hand_boxes(count: int) -> list[Box]:
    """The cards of the seat at the bottom."""
    left = HAND_MIDDLE[0] - HAND_PITCH * (count - 1) / 2
    height = CARD * SHAPE
    return [
        Box(left + HAND_PITCH * n - CARD / 2, HAND_MIDDLE[1] - height / 2, CARD, height)
        for n in range(count)
    ]


def held_boxes(place: SeatPlace, count: int) -> list[Box]:
    """The backs another seat holds: the card just drawn lies before the other."""
    width, height = place.held_width, place.held_width * SHAPE
    x, y = place.held
    return [
        Box(x - width / 2 - 26 * n, y - height / 2 + 10 * n, width, height) for n in range(count)
    ]


def aim_boxes(seats: Sequence[int]) -> dict[int, Box]:
    """The portraits to aim at, in the panel of choices: up to three in one row, four in two."""
    if len(seats) <= 3:
        width = 92 if len(seats) == 3 else 112
        pitch = width + 18
        left = CHOICE.centre[0] - pitch * (len(seats) - 1) / 2 - width / 2
        return {
            seat: Box(left + pitch * n, CHOICE.y + 120, width, 110) for n, seat in enumerate(seats)
        }
    return {
        seat: Box(CHOICE.x + 34 + 142 * (n % 2), CHOICE.y + 64 + 108 * (n // 2), 122, 90)
        for n, seat in enumerate(seats)
    }


def overlap(one: Box, other: Box) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height
