"""Where things stand on the market sheet, in design pixels."""

from __future__ import annotations

from typing import Final

from scenes.championnat.drafts import MOST_GOODS
from scenes.championnat.places import grid
from scenes.scene import Box

SLOTS: Final = MOST_GOODS
PER_PAGE: Final = 5
_COLUMN: Final = Box(168, 256, 800, 596)
_SECOND: Final = 910
SUM: Final = Box(296, 520, 280, 92)
DOWN: Final = Box(186, 520, 92, 92)
UP: Final = Box(594, 520, 92, 92)
LEAP: Final = Box(704, 520, 246, 92)
TURN_PAGE: Final = Box(858, 662, 92, 128)
REASON: Final = Box(506, 134, 608, 90)
OUTLOOK: Final = Box(1132, 134, 386, 90)
MONEY: Final = Box(1534, 134, 236, 90)
WISH: Final = Box(1760, 344, 104, 150)
FOOT: Final = Box(146, 886, 1754, 220)
CLEAR: Final = Box(852, 908, 330, 134)
PROPOSE: Final = Box(1204, 908, 688, 134)
REFUSE: Final = Box(160, 908, 500, 134)
COUNTER: Final = Box(684, 908, 560, 134)
REFUSE_BESIDE: Final = Box(160, 908, 380, 134)
TO_OFFER: Final = Box(556, 908, 280, 134)
ACCEPT: Final = Box(1268, 908, 624, 134)


def column(number: int) -> Box:
    return in_column(_COLUMN, number)


def in_column(box: Box, number: int) -> Box:
    return box._replace(x=box.x + number * _SECOND)


def slot_boxes(number: int) -> list[Box]:
    area = in_column(Box(186, 342, 760, 160), number)
    return grid(area, SLOTS, (148, 156), 18, SLOTS)


def good_boxes(number: int, count: int) -> list[Box]:
    area = in_column(Box(184, 662, 660, 168), number)
    return grid(area, PER_PAGE, (116, 134), 18, count)


def wish_boxes() -> list[Box]:
    area = Box(1092, 632, 780, 210)
    return grid(area, 6, (112, 92), 18, 12)
