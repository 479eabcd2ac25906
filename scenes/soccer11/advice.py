"""A hint in 11 Soccer: what glows, and where the bubble points that tells why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.soccer11.moves import AnyMove, Draw, OpenDay, PlayCard
from scenes.scene import Point
from scenes.soccer11 import day_board
from scenes.soccer11.hand import card_boxes
from scenes.soccer11.picture import Draft
from scenes.soccer11.places import DO, HINT_POINT, stock_box

if TYPE_CHECKING:
    from scenes.soccer11.choosing import Choosing


def show_hint(choosing: Choosing, move: AnyMove) -> Point:
    """Make what the move needs glow; where a bubble may point."""
    picture = choosing.picture
    if isinstance(move, PlayCard):
        place = picture.open_hand.index(move.card)
        picture.draft = Draft(card=move.card, place=place)
        choosing.offer()
    if (target := getattr(move, "target", None)) is not None:
        picture.draft.target = target
    picture.hinted = frozenset(_needed(choosing, move))
    choosing.scene.ask()
    return _spot(choosing, move)


def _needed(choosing: Choosing, move: AnyMove) -> set[str]:
    keys = {"do", "next-day", "stock"}
    target, guess = getattr(move, "target", None), getattr(move, "guess", None)
    taken = getattr(move, "taken", None)
    if target is not None:
        keys |= {f"seat:{target}", f"aim:{target}"}
    if guess is not None:
        keys.add(f"tile:{guess}")
    if taken is not None:
        keys.add(f"take:{choosing.picture.rows[move.seat].index(taken)}")
    return keys


def _spot(choosing: Choosing, move: AnyMove) -> Point:
    picture = choosing.picture
    if isinstance(move, PlayCard):
        return card_boxes(picture)[picture.draft.place or 0].centre[0], HINT_POINT
    if isinstance(move, Draw):
        return stock_box(picture.players).centre
    if isinstance(move, OpenDay):
        return day_board.NEXT.centre[0], day_board.NEXT.y
    return DO.centre
