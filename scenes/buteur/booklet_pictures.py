"""The pictures of Buteur's booklet, put together from the real pitch, cards and pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.booklet_pictures import Picture
from scenes.buteur import booklet_goal_pictures as goals
from scenes.buteur.booklet_drawing import (
    Hand,
    card_like,
    draw_badge,
    draw_cloth,
    draw_crop,
    draw_frame,
    draw_mark,
    draw_score,
)
from scenes.buteur.picture import ButeurPicture, Preview
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

# Nobody in particular: a person alone on the left, two partners on the right.
ALONE = Seat("A", "avatar-05", 0)
PARTNERS = (Seat("B", "avatar-08", 1), Seat("C", "avatar-12", 1))


def draw_aim(canvas: Canvas, box: Box) -> None:
    draw_crop(canvas, box, ButeurPicture(), (5, 4), 12.4)
    draw_score(canvas, box.x + box.width / 2, box.y + 78, (3, 2))
    hand = Hand(canvas)
    y = box.y + box.height * 0.56
    _draw_holder(canvas, hand, ALONE, 0, 8, box.x + 150, y)
    for number, seat in enumerate(PARTNERS):
        _draw_holder(canvas, hand, seat, number + 1, 6, box.x + 452 + 150 * number, y)


def _draw_holder(
    canvas: Canvas, hand: Hand, seat: Seat, index: int, cards: int, x: float, y: float
) -> None:
    draw_avatar(canvas, seat, index, x, y - 56, 62)
    hand.fan([None] * cards, x, y + 72, 62)
    draw_badge(canvas, str(cards), x, y + 142, 30)


def draw_turn(canvas: Canvas, box: Box) -> None:
    way = Preview(((3, 4), (4, 3), (5, 2)), (5, 2))
    picture = ButeurPicture(ball=(3.5, 4.5), previews=(way,))
    crop = draw_crop(canvas, box, picture, (4.9, 4.1), 5.6)
    for number, spot in enumerate(((4.06, 3.06), (6.02, 2.98))):
        draw_badge(canvas, str(number + 1), *crop.at(spot), 28)
    hand = Hand(canvas)
    x, y = box.x + box.width - 232, box.y + box.height - 66
    hand.card(card_like("attacker", straight=3), x - 128, y + 30, 170, angle=9)
    hand.card(card_like("free-kick"), x + 126, y + 30, 170, angle=-9)
    hand.card(card_like("attacker", "hand", left=2), x, y - 110, 196, glowing=True)
    draw_frame(canvas, box)


def draw_cards(canvas: Canvas, box: Box) -> None:
    draw_cloth(canvas, box)
    hand = Hand(canvas)
    kinds = (
        (card_like("attacker", "hand", left=2), "attacker.label"),
        (card_like("free-kick"), "free-kick.label"),
        (card_like("goalkeeper"), "goalkeeper.label"),
        (card_like("corner", "red"), "corner.button"),
        (card_like("penalty"), "penalty.label"),
    )
    half = box.height / 2
    for number, (card, name) in enumerate(kinds):
        x = box.x + box.width * (number % 3 + 0.5) / 3
        y = box.y + half * (number // 3)
        hand.card(card, x, y + 138, 158)
        label = say(f"card.buteur.{name}")
        room = box.width / 3 - 16
        canvas.text(label, x, y + 292, 40, theme.WHITE, anchor="centre", room=room)
    _draw_signs(canvas, Box(box.x + box.width * 2 / 3 + 14, box.y + half + 26, 186, 288))


def _draw_signs(canvas: Canvas, box: Box) -> None:
    """The three things at the foot of an Attacker."""
    canvas.plate(box, 26, theme.PAPER.fill)
    for number, icon in enumerate(("hand", "flag-red", "flag-blue")):
        y = box.y + box.height * (number + 0.5) / 3
        canvas.art(f"icons/{icon}", *(box.x + box.width / 2, y), 78, "centre")


def draw_kick_off(canvas: Canvas, box: Box) -> None:
    picture = ButeurPicture(lit=((4, 3), (4, 4)))
    draw_crop(canvas, box, picture, (5, 4.6), 5.2)
    hand = Hand(canvas)
    y = box.y + box.height - 132
    hand.card(card_like("attacker", straight=3), box.x + 140, y, 172, glowing=True)
    draw_mark(canvas, True, box.x + 222, y - 116, 72)
    hand.card(card_like("free-kick"), box.x + box.width - 140, y, 172, dimmed=True)
    draw_mark(canvas, False, box.x + box.width - 62, y - 116, 72)
    canvas.art("icons/whistle", box.x + box.width - 96, box.y + 92, 120, "centre")


def draw_free_kick(canvas: Canvas, box: Box) -> None:
    first = Preview(((3, 5), (4, 5), (5, 5)), (5, 5))
    second = Preview(((5, 5), (6, 4), (7, 3)), (7, 3))
    picture = ButeurPicture(ball=(3.5, 5.5), previews=(first, second))
    crop = draw_crop(canvas, box, picture, (5.2, 4.05), 6.2)
    draw_badge(canvas, "1", *crop.at((4.5, 4.86)), 28)
    draw_badge(canvas, "2", *crop.at((6.95, 4.65)), 28)
    hand = Hand(canvas)
    y = box.y + 134
    hand.card(card_like("free-kick", straight=2, left=2, right=2), box.x + 104, y, 150)
    canvas.art("icons/plus", box.x + 210, y, 64, "centre")
    hand.card(card_like("attacker", left=2), box.x + 316, y, 150)


def draw_out(canvas: Canvas, box: Box) -> None:
    """Left: over the touchline. Right: over the goal line beside the goal."""
    width = (box.width - 16) / 2
    around = tuple((c, r) for c in (4, 5, 6) for r in (0, 1) if (c, r) != (5, 0))
    touch = ButeurPicture(ball=(5.5, 0.5), lit=around)
    left = draw_crop(canvas, Box(box.x, box.y, width, box.height), touch, (5.5, 1.0), 3.7)
    _draw_bounce(canvas, left.at((5.5, -0.35)))
    x = box.x + width + 16
    kick = ButeurPicture(ball=(0.5, 0.5), lit=((0, 0), (0, 1)))
    right_box = Box(x, box.y, width, box.height)
    right = draw_crop(canvas, right_box, kick, (1.1, 1.6), 3.9, ball=False)
    _draw_bounce(canvas, right.at((-0.36, 1.45)))


def _draw_bounce(canvas: Canvas, at: tuple[float, float]) -> None:
    """The ball beyond the line."""
    canvas.art("pieces/ball", *at, 84, "centre")
    draw_mark(canvas, False, at[0] + 40, at[1] - 34, 50)


PICTURES: Mapping[str, Picture] = {
    "aim": draw_aim,
    "turn": draw_turn,
    "cards": draw_cards,
    "kick-off": draw_kick_off,
    "free-kick": draw_free_kick,
    "out": draw_out,
    "shot": goals.draw_shot,
    "keeper": goals.draw_keeper,
    "corner": goals.draw_corner,
    "penalty": goals.draw_penalty,
    "half-time": goals.draw_half_time,
    "end": goals.draw_end,
}
