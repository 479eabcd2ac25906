"""Where everything of Buteur stands on the table, in design pixels. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.buteur.cards import Arrow
from scenes.buteur.picture import ButeurPicture
from scenes.buteur.pitch import FIELD, spot_point, square_box
from scenes.scene import Box, Point
from scenes.widgets.bubble import HINT_BOX, moved_beside, reaches_down, tail_slant

SCORES: Final = Box(150, 136, 344, 672)
PILES: Final = Box(1616, 136, 280, 672)
TRAY: Final = Box(150, 880, 1746, 236)  # its lower end lies below the screen
TRAY_LABEL: Final = Box(166, 890, 196, 180)
TRAY_BUTTON: Final = Box(1732, 906, 146, 142)

CARD_WIDTH: Final = 150
CARD_SHAPE: Final = 218 / 150

TABLE_MIDDLE: Final[Point] = FIELD.centre
PILE_CARD: Final = CARD_WIDTH
STOCK: Final[Point] = (1754, 322)
DISCARDS: Final[Point] = (1756, 664)

RAISED_WIDTH: Final = 174
RAISED_BY: Final = 54
OFFERED_BY: Final = 34
SLIDE: Final = 14
FULL_HAND: Final = 8

_PITCH = 168
_HAND_MIDDLE = 1045
_HAND_TOP = 850
_GAP_OF_MANY = 12
_INTO_THE_CARD = 8

_HINT_STEP = 40
_CHIP = 104
_CHIP_GAP = 20
CHIP_HOLDER: Final = 12  # how far the plate below the chips reaches around them
_CHIP_ROW = 654
_CHIP_SHIFTS = (0, -110, 110, -220, 220, -330, 330)  # the nearest row that hides least is taken
_SCREEN_LEFT, _SCREEN_RIGHT = 150, 1896

_ANSWER_HEIGHT = 290
_ANSWER_WIDTHS = {1: 400, 2: 300, 3: 246}
_ANSWER_GAP = 18
_PANEL_SIDE = 28
_PANEL_TOP = 300
_PANEL_LEAST = 620
_PANEL_LEAN = 42  # away from what it asks about
_PANEL_CLEARS = 190  # of it, so that the tail fits between and the way of a shot is seen
_PANEL_REACH = (510, 1600)  # between the panels beside the pitch

TEAM_BOXES: Final = (Box(162, 234, 320, 248), Box(162, 494, 320, 248))


def _pile_box(middle: Point) -> Box:
    height = PILE_CARD * CARD_SHAPE
    return Box(middle[0] - PILE_CARD / 2, middle[1] - height / 2, PILE_CARD, height).grown(8)


STOCK_BOX: Final = _pile_box(STOCK)
DISCARDS_BOX: Final = _pile_box(DISCARDS)


# The hand.


def card_boxes(count: int) -> list[Box]:
    """That many cards at rest in the tray; more than eight are drawn smaller, not overlapping."""
    pitch: float = _PITCH
    width: float = CARD_WIDTH
    if count > FULL_HAND:
        pitch = _PITCH * FULL_HAND / count
        width = pitch - _GAP_OF_MANY
    height = width * CARD_SHAPE
    left = _HAND_MIDDLE - (pitch * (count - 1) + width) / 2
    middle = _HAND_TOP + CARD_WIDTH * CARD_SHAPE / 2
    return [Box(left + pitch * place, middle - height / 2, width, height) for place in range(count)]


def hand_boxes(picture: ButeurPicture) -> list[Box]:
    """Where each card of the hand may be clicked: it stays there while the card comes up."""
    boxes = card_boxes(len(picture.hand))
    if picture.raised is not None and picture.raised < len(boxes):
        low = boxes[picture.raised]
        boxes[picture.raised] = Box(low.x, low.y - RAISED_BY, low.width, low.height + RAISED_BY)
    return boxes


def hand_point(picture: ButeurPicture, place: int) -> Point:
    """The middle of the card at that place, also of one that is still to come."""
    place = max(0, place)
    return card_boxes(max(len(picture.hand), place + 1))[place].centre


def card_top(picture: ButeurPicture, place: int) -> Point:
    """Where a bubble points that speaks of a card: its tail must not lie on the picture."""
    box = card_boxes(len(picture.hand))[place]
    lifted = OFFERED_BY if place == picture.glowing else 0
    return box.x + box.width / 2, box.y - lifted + _INTO_THE_CARD


def raised_box(box: Box, share: float = 1.0) -> Box:
    """A card that is up: larger, its top `RAISED_BY` higher; or a `share` of the way there."""
    grown = RAISED_WIDTH / CARD_WIDTH
    width, height = box.width * grown, box.height * grown
    return Box(box.x - (width - box.width) / 2, box.y - RAISED_BY * share, width, height)


def chip_boxes(picture: ButeurPicture) -> dict[Arrow, Box]:
    """The arrows of the raised card, large, above it."""
    if picture.raised is None or picture.raised >= len(picture.hand) or not picture.chips:
        return {}
    count = len(picture.chips)
    width = count * _CHIP + (count - 1) * _CHIP_GAP
    middle = hand_point(picture, picture.raised)[0] - width / 2
    low, high = _SCREEN_LEFT + CHIP_HOLDER, _SCREEN_RIGHT - CHIP_HOLDER - width
    rows = [
        Box(min(max(middle + shift, low), high), _CHIP_ROW, width, _CHIP) for shift in _CHIP_SHIFTS
    ]
    left = min(rows, key=lambda row: _hidden_by(row.grown(CHIP_HOLDER), picture)).x
    return {
        arrow: Box(left + number * (_CHIP + _CHIP_GAP), _CHIP_ROW, _CHIP, _CHIP)
        for number, arrow in enumerate(_as_on_screen(picture))
    }


def hint_box(picture: ButeurPicture, at: Point) -> Box:
    """Over the card it speaks of, where it hides least of the ball and of where that would go."""
    last = _SCREEN_RIGHT - HINT_BOX.width
    steps = range(int(HINT_BOX.x), int(last) + 1, _HINT_STEP)
    rows = [box for x in steps if reaches_down(box := HINT_BOX._replace(x=x), at)]
    if not rows:
        return moved_beside(HINT_BOX, at)
    return min(rows, key=lambda row: (_hidden_by(row, picture), tail_slant(row, at)))


def _hidden_by(row: Box, picture: ButeurPicture) -> int:
    """How much of what matters on the pitch that would cover: the ball, its landings."""
    squares = [preview.landing for preview in picture.previews if preview.landing is not None]
    shown = [square_box(square) for square in squares]
    x, y = spot_point(picture.ball)
    return sum(_overlap(row, box) for box in (*shown, Box(x - 40, y - 40, 80, 80)))


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def _as_on_screen(picture: ButeurPicture) -> list[Arrow]:
    """The upward one first: left of the attack is up for whoever attacks to the right."""
    order: Sequence[Arrow] = ("left", "straight", "right")
    if picture.hand_direction < 0:
        order = order[::-1]
    return sorted(picture.chips, key=order.index)


# The question.


def question_box(picture: ButeurPicture) -> Box | None:
    """The panel, a little away from what it asks about."""
    question = picture.question
    if question is None:
        return None
    count = len(question.answers)
    width = count * _ANSWER_WIDTHS[count] + (count - 1) * _ANSWER_GAP + 2 * _PANEL_SIDE
    width = max(_PANEL_LEAST, width)
    head = question_head(picture)
    left = _panel_left(width, question.towards)
    return Box(left, _PANEL_TOP, width, head + _ANSWER_HEIGHT + 30)


def _panel_left(width: float, towards: Point | None) -> float:
    """In the middle, moved aside so that it does not hide what it asks about."""
    left = TABLE_MIDDLE[0] - width / 2
    if towards is None:
        return left
    if towards[0] < TABLE_MIDDLE[0]:
        left = max(left + _PANEL_LEAN, towards[0] + _PANEL_CLEARS)
    else:
        left = min(left - _PANEL_LEAN, towards[0] - _PANEL_CLEARS - width)
    return min(max(left, _PANEL_REACH[0]), _PANEL_REACH[1] - width)


def question_head(picture: ButeurPicture) -> float:
    """How high the title stands: on two lines where a single answer makes the panel narrow."""
    one = picture.question is not None and len(picture.question.answers) == 1
    return 154 if one else 104


def answer_boxes(picture: ButeurPicture) -> dict[str, Box]:
    panel = question_box(picture)
    if panel is None or picture.question is None:
        return {}
    answers = picture.question.answers
    each = _ANSWER_WIDTHS[len(answers)]
    left = panel.x + (panel.width - len(answers) * each - (len(answers) - 1) * _ANSWER_GAP) / 2
    top = panel.y + question_head(picture)
    return {
        answer.key: Box(left + number * (each + _ANSWER_GAP), top, each, _ANSWER_HEIGHT)
        for number, answer in enumerate(answers)
    }


# The scores.


class SeatPlace(NamedTuple):
    """A portrait on the score panel."""

    x: float
    y: float
    radius: float


def seat_places(teams: Sequence[int]) -> list[SeatPlace]:
    """One portrait per seat: large alone, two side by side in a pair."""
    found = []
    for seat, team in enumerate(teams):
        mates = [mate for mate, other in enumerate(teams) if other == team]
        box = TEAM_BOXES[team]
        if len(mates) == 1:
            found.append(SeatPlace(box.x + 88, box.y + 88, 64))
        else:
            found.append(SeatPlace(box.x + 58 + 100 * mates.index(seat), box.y + 88, 44))
    return found


def seat_point(picture: ButeurPicture, seat: int) -> Point:
    place = seat_places(picture.teams)[seat]
    return place.x, place.y
