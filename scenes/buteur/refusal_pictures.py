"""Why not, in one picture each: what is crossed out is not allowed, what is ticked is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from scenes.booklet_pictures import Picture
from scenes.buteur.booklet_drawing import (
    Hand,
    card_like,
    draw_cloth,
    draw_crop,
    draw_mark,
)
from scenes.buteur.picture import ButeurPicture, Preview, Spot
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

# Seen at a third of this size: few things, all of them large. The bubble's question mark lies
# over the upper left corner.
_CLOSE = 4.2  # squares across the picture
_BALL, _MARK, _BESIDE = 150, 120, 64
_CARD, _LARGE_CARD = 176, 216

_IN_AREA, _BEFORE_AREA, _BEFORE_GOAL = (8.6, 3.6), (6.6, 4.6), (7.7, 4.0)
_IN_NET, _ON_GRASS, _BY_THE_GOAL = (10.5, 3.6), (8.2, 4.5), (9.2, 4.0)


class _Balls(NamedTuple):
    """Where the ball has to lie for that card, and where it does not help."""

    middle: Spot
    right: Spot
    wrong: Spot


def _draw_balls(canvas: Canvas, box: Box, balls: _Balls) -> None:
    crop = draw_crop(canvas, box, ButeurPicture(ball=balls.right), balls.middle, _CLOSE)
    canvas.art("pieces/ball", *crop.at(balls.wrong), _BALL, "centre")
    for spot in (balls.right, balls.wrong):
        x, y = crop.at(spot)
        draw_mark(canvas, spot == balls.right, x + _BESIDE, y + _BESIDE, _MARK)


def _draw_kinds(canvas: Canvas, box: Box, wrong: Sequence[int], right: Sequence[int]) -> None:
    """Cards side by side, those that fit ticked."""
    draw_cloth(canvas, box)
    hand = Hand(canvas)
    cards = [*right, *wrong]
    for place, card in enumerate(cards):
        x = box.x + box.width * (0.24 + 0.29 * place)
        y = box.y + box.height * 0.5
        hand.card(card, x, y, _CARD, dimmed=card in wrong)
        draw_mark(canvas, card in right, x, y + 150, _MARK)


def _draw_one_after_other(canvas: Canvas, box: Box, first: int, then: int) -> None:
    draw_cloth(canvas, box)
    hand = Hand(canvas)
    y = box.y + box.height * 0.54
    for place, card in enumerate((first, then)):
        x = box.x + box.width * (0.27 + 0.52 * place)
        hand.card(card, x, y, _LARGE_CARD, glowing=place == 1)
    canvas.art("ui/link-arrow", box.x + box.width * 0.53, y, 120, "centre")


def _draw_over_the_line(canvas: Canvas, box: Box) -> None:
    gone = Preview(((4, 1), (5, 0)), None)
    draw_crop(canvas, box, ButeurPicture(ball=(4.5, 1.5), previews=(gone,)), (5.4, 0.8), _CLOSE)


def _draw_squares(
    canvas: Canvas, box: Box, lit: tuple[tuple[int, int], ...], ball: Spot, middle: Spot
) -> None:
    draw_crop(canvas, box, ButeurPicture(ball=ball, lit=lit), middle, _CLOSE)


def _pictures() -> dict[str, Picture]:
    attacker, free_kick = card_like("attacker", "hand", straight=3), card_like("free-kick")
    keeper, penalty = card_like("goalkeeper"), card_like("penalty")
    needs_shot = partial(_draw_balls, balls=_Balls(_BY_THE_GOAL, right=_IN_NET, wrong=_ON_GRASS))
    after_free_kick = partial(_draw_one_after_other, first=free_kick, then=attacker)
    around = tuple((c, r) for c in (4, 5, 6) for r in (0, 1) if (c, r) != (5, 0))
    throw_in = partial(_draw_squares, lit=around, ball=(5.5, 0.5), middle=(5.5, 1.0))
    own_area = tuple((c, r) for c in (0, 1) for r in range(2, 6))
    return {
        "penalty-needs-area": partial(
            _draw_balls, balls=_Balls(_BEFORE_GOAL, right=_IN_AREA, wrong=_BEFORE_AREA)
        ),
        "free-kick-in-area": partial(
            _draw_balls, balls=_Balls(_BEFORE_GOAL, right=_BEFORE_AREA, wrong=_IN_AREA)
        ),
        "keeper-needs-shot": needs_shot,
        "corner-needs-shot": needs_shot,
        "kick-off-needs-attacker": partial(
            _draw_kinds, right=(attacker,), wrong=(free_kick, keeper)
        ),
        "clearance-needs-attacker-or-keeper": partial(
            _draw_kinds, right=(attacker, keeper), wrong=(free_kick,)
        ),
        "free-kick-needs-attacker": after_free_kick,
        "free-kick-owes-attacker": after_free_kick,
        "penalty-after-attacker": partial(_draw_one_after_other, first=attacker, then=penalty),
        "free-kick-leaves-pitch": _draw_over_the_line,
        "throw-in-first": throw_in,
        "throw-in-one-square": throw_in,
        "kick-off-square": partial(_draw_squares, lit=((4, 3), (4, 4)), ball=(5, 4), middle=(5, 4)),
        "clearance-square": partial(
            _draw_squares, lit=((0, 0), (0, 1)), ball=(0.5, 2.5), middle=(1.2, 1.2)
        ),
        "place-in-area": partial(_draw_squares, lit=own_area, ball=(2.5, 4.5), middle=(1.4, 4)),
    }


REFUSALS: Mapping[str, Picture] = _pictures()
