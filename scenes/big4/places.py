"""Where everything lies on the table of BIG 4, in design pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.big4.squads import KEEPER_PLACE
from scenes.big4.cards import LARGE, SMALL, Shape
from scenes.scene import Box, Point

PITCH: Final = Box(146, 126, 1754, 690)
MIDDLE: Final = (1023.0, 471.0)
SCORE: Final = Box(866, 138, 314, 124)
LEGEND: Final = Box(857, 640, 332, 154)
GUIDE: Final = Box(423, 270, 1200, 534)  # the legend in words, once it is clicked
PASS_ON_PITCH: Final = Box(858, 694, 330, 100)
NAME_PLATE: Final = Box(861, 518, 324, 112)  # of whoever the pointer is on
SIDE_PANELS: Final = (Box(146, 834, 270, 234), Box(1630, 834, 270, 234))
COACH_IN_PANEL: Final = (14.0, 14.0, 104.0, 206.0)
CHANGE_BUTTON_IN_PANEL: Final = (138.0, 126.0, 116.0, 92.0)

_MIRROR = 2046
_COLUMNS = (412, 592, 766)  # defenders, midfield, forwards; the goalkeeper stands behind them
_KEEPER_X = 246
_ROWS_OF_FOUR = (222, 388, 554, 720)
_ROWS_OF_THREE = (288, 471, 654)

# Three or four teams: a quarter of the screen each.
QUARTERS: Final = (
    Box(146, 128, 868, 338),
    Box(1032, 128, 868, 338),
    Box(146, 480, 868, 338),
    Box(1032, 480, 868, 338),
)
STRIP: Final = 148  # of a quarter, for who plays there
_SMALL_HIT = (92, 116)
_SMALL_FIRST, _SMALL_PITCH = 352, 110
_SMALL_ROWS = (91, 245)
_SMALL_KEEPER = (222, 168)
_KEEPER_HIT = (110, 126)

# The tray: dice on the left, what may be chosen on the right.
_DICE = {False: Box(434, 834, 540, 234), True: Box(146, 840, 560, 228)}
_SETS = {False: Box(992, 834, 620, 234), True: Box(724, 840, 1176, 228)}
_TAB_EDGE, _TAB_HEIGHT, _TAB_GAP = 26, 112, 18
_ACTION_WIDTH = 130
_CAPTION = 178  # below the top of the tray
CHIP_GAP: Final = 18
CHIP_HEIGHT: Final = 90


def many(players: int) -> bool:
    return players > 2


def shape_of(players: int) -> Shape:
    return SMALL if many(players) else LARGE


def spot(players: int, seat: int, place: int) -> Point:
    """The middle of the card at that place of that team."""
    if many(players):
        return _small_spot(QUARTERS[seat], place)
    x, y = _left_spot(place)
    return (x, y) if seat == 0 else (_MIRROR - x, y)


def _left_spot(place: int) -> Point:
    if place == KEEPER_PLACE:
        return _KEEPER_X, MIDDLE[1]
    if place <= 5:
        return _COLUMNS[0], _ROWS_OF_FOUR[place - 2]
    if place <= 8:
        return _COLUMNS[1], _ROWS_OF_THREE[place - 6]
    return _COLUMNS[2], _ROWS_OF_THREE[place - 9]


def _small_spot(quarter: Box, place: int) -> Point:
    if place == KEEPER_PLACE:
        return quarter.x + _SMALL_KEEPER[0], quarter.y + _SMALL_KEEPER[1]
    row, column = divmod(place - 2, 5)
    x = quarter.x + _SMALL_FIRST + _SMALL_PITCH * column
    return x, quarter.y + _SMALL_ROWS[row]


def card_box(players: int, seat: int, place: int) -> Box:
    """What is clicked; small cards stand close together."""
    x, y = spot(players, seat, place)
    if not many(players):
        width, height = LARGE.width, LARGE.height
    else:
        width, height = _KEEPER_HIT if place == KEEPER_PLACE else _SMALL_HIT
    return Box(x - width / 2, y - height / 2, width, height)


def pointed_at(box: Box, bubble: Box) -> Point:
    """Where a bubble about what lies there points: at its near edge, above it or below."""
    low = box.y + box.height - 10
    return box.centre[0], low if low < bubble.y else box.y + 10


def dice_panel(players: int) -> Box:
    return _DICE[many(players)]


def sets_panel(players: int) -> Box:
    return _SETS[many(players)]


def dice_tab(players: int) -> Box:
    """The classic dice, as something to click."""
    panel = dice_panel(players)
    width = panel.width - 2 * _TAB_EDGE - _TAB_GAP - _ACTION_WIDTH
    return Box(panel.x + _TAB_EDGE, panel.y + _TAB_EDGE, width, _TAB_HEIGHT)


def action_tab(players: int) -> Box:
    """The action die, to the right of them."""
    dice = dice_tab(players)
    return dice._replace(x=dice.x + dice.width + _TAB_GAP, width=_ACTION_WIDTH)


def caption_y(players: int) -> float:
    """What the dice are good for, and what the action die shows: in a line below both."""
    return dice_panel(players).y + _CAPTION


def legend_box(players: int) -> Box:
    """The faces of the action die; with three teams where the fourth would play."""
    return QUARTERS[3] if many(players) else LEGEND


def roll_button(players: int) -> Box:
    panel = sets_panel(players)
    width = 420 if many(players) else 380
    return Box(panel.x + panel.width / 2 - width / 2, panel.y + 50, width, 130)


def confirm_button(players: int) -> Box:
    panel = sets_panel(players)
    if many(players):
        return Box(panel.x + 872, panel.y + 34, 284, 152)
    return Box(panel.x + panel.width - 136, panel.y + 122, 118, CHIP_HEIGHT)


def pass_button(players: int) -> Box:
    if not many(players):
        return PASS_ON_PITCH
    panel = sets_panel(players)
    return Box(panel.x + 572, panel.y + 122, 282, CHIP_HEIGHT)


def chip_boxes(players: int, widths: Sequence[float]) -> list[Box]:
    """The chips of the sets in two rows; those that find no room are left out."""
    panel = sets_panel(players)
    ends = (836, 554) if many(players) else (panel.width - 36, panel.width - 172)
    found: list[Box] = []
    row, x = 0, 0.0
    for width in widths:
        if x + width > ends[row]:
            row, x = row + 1, 0.0
        if row == len(ends) or width > ends[row]:
            break
        y = panel.y + 14 + row * (CHIP_HEIGHT + CHIP_GAP)
        found.append(Box(panel.x + 18 + x, y, width, CHIP_HEIGHT))
        x += width + CHIP_GAP
    return found


def coach_box(seat: int) -> Box:
    """Advanced: the coach, to be asked about the bonus."""
    panel, (x, y, width, height) = SIDE_PANELS[seat], COACH_IN_PANEL
    return Box(panel.x + x, panel.y + y, width, height)


def change_button(seat: int) -> Box:
    """Advanced: beside the coach."""
    panel, (x, y, width, height) = SIDE_PANELS[seat], CHANGE_BUTTON_IN_PANEL
    return Box(panel.x + x, panel.y + y, width, height)


def quarter(seat: int) -> Box:
    return QUARTERS[seat]
