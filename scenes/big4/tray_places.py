"""What lies in the panel beside the dice: the chips of the sets, and the buttons around them."""

from __future__ import annotations

from collections.abc import Sequence

from game.big4.squads import place_of
from scenes.big4.deed_panel import news
from scenes.big4.picture import Big4Picture
from scenes.big4.places import (
    CHIP_GAP,
    chip_boxes,
    confirm_button,
    many,
    pass_button,
    roll_button,
    sets_panel,
)
from scenes.scene import Box

DIGIT, PLUS, SIDES, SYMBOL, _LEAST = 25, 22, 18, 46, 96
_WIDER = (150, 110, 76, 44, 26, 12, 0)


def chip_width(footballers: Sequence[int], *, symbols: bool) -> float:
    """With the symbols of the teams where there are several to aim at."""
    digits = sum(len(str(place_of(each))) for each in footballers)
    wider = SYMBOL * len(footballers) if symbols else 0
    width = SIDES + DIGIT * digits + PLUS * (len(footballers) - 1) + wider
    return max(_LEAST, width)


def set_boxes(picture: Big4Picture) -> list[Box]:
    """As wide as there is room for all of them."""
    widths = [chip_width(each, symbols=picture.several_rivals) for each in picture.sets]
    for more in _WIDER:
        boxes = chip_boxes(picture.players, [width + more for width in widths])
        if len(boxes) == len(widths):
            break
    return boxes


def confirm_box(picture: Big4Picture) -> Box:
    """Against one team: all the place that the chips of the sets leave in the lower row."""
    small = confirm_button(picture.players)
    if many(picture.players) or not shows_sets(picture):
        return small
    chips = [box for box in set_boxes(picture) if box.y == small.y]
    left = max((box.x + box.width for box in chips), default=sets_panel(picture.players).x)
    return Box(left + CHIP_GAP, small.y, small.x + small.width - left - CHIP_GAP, small.height)


def roll_box(picture: Big4Picture) -> Box:
    """Lower where the deed of the one before stands over it."""
    middle = roll_button(picture.players)
    return middle if news(picture) is None else middle._replace(y=middle.y + 42, height=118)


def shows_sets(picture: Big4Picture) -> bool:
    mode = picture.draft.mode
    if mode == "change" or picture.phase in ("change-hurt", "roll", "wall"):
        return False
    return bool(picture.sets) or (picture.dice_left and mode == "dice")


def pass_box(picture: Big4Picture) -> Box:
    """Against several teams: larger where no set is to be confirmed."""
    small = pass_button(picture.players)
    if not many(picture.players) or shows_sets(picture) or picture.draft.picked:
        return small
    panel = sets_panel(picture.players)
    return Box(panel.x + panel.width - 392, panel.y + 44, 368, 132)
