"""A card held up: the referee, the card large, and whom it is for, over the darkened pitch;
and in the same way somebody hurt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes import theme
from scenes.big4 import squad
from scenes.big4.cards import CardShelf, Look
from scenes.big4.picture import Big4Picture
from scenes.big4.places import MIDDLE, PITCH
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

WORDS: Final = (MIDDLE[0], 690.0)  # of the strip below
_REFEREE: Final = Box(520, 236, 300, 340)
_BURST, _DISC, _CARD = 540, 142, 250
_AT: Final = (1023.0, 408.0)
_OFFENDER: Final = (1378.0, 408.0)
_BESIDE_HURT: Final = -178.0  # two pictures instead of three
_ICONS = {"yellow": "yellow-card", "red": "red-card", "hurt": "injury"}
_FROM_BELOW = 170


def draw_held_up(canvas: Canvas, picture: Big4Picture, cards: CardShelf) -> None:
    held = picture.held_up
    if held is None:
        return
    canvas.fill(theme.NIGHT, PITCH, 150)
    hurt = held.colour == "hurt"
    aside = _BESIDE_HURT if hurt else 0.0
    x, y = _AT[0] + aside, _AT[1]
    if held.colour != "yellow":
        canvas.art("ui/burst", x, y, _BURST, "centre")
    if not hurt:
        _draw_referee(canvas, picture.referee or 0)
    whom = (_OFFENDER[0] + aside, _OFFENDER[1])
    if held.footballer is None:
        canvas.blit(cards.coach(held.club, 224), *whom, "centre")
    else:
        canvas.blit(cards.leaning(Look(held.footballer, weak=True), 2.1, -5), *whom, "centre")
    canvas.blit(canvas.stage.shapes.disc(_DISC, theme.PAPER.fill, theme.INK, 6), x, y, "centre")
    card = canvas.stage.art.sprite(f"icons/{_ICONS[held.colour]}", 200 if hurt else _CARD)
    canvas.blit(card, x, y + _FROM_BELOW * (1 - held.rise), "centre")


def _draw_referee(canvas: Canvas, referee: int) -> None:
    canvas.plate(_REFEREE, 36, theme.SKY.tint, border=6, shadow="normal")
    face = squad.referee_face(referee)
    canvas.art(face, _REFEREE.centre[0], _REFEREE.y + _REFEREE.height - 4, 280, "bottom")
