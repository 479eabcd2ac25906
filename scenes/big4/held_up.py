"""A card held up: the referee, the card large, and whom it is for, over the darkened pitch."""

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
_FROM_BELOW = 170


def draw_held_up(canvas: Canvas, picture: Big4Picture, cards: CardShelf) -> None:
    held = picture.held_up
    if held is None:
        return
    canvas.fill(theme.NIGHT, PITCH, 150)
    x, y = _AT
    if held.colour == "red":
        canvas.art("ui/burst", x, y, _BURST, "centre")
    canvas.plate(_REFEREE, 36, theme.SKY.tint, border=6, shadow="normal")
    face = squad.referee_face(picture.referee or 0)
    canvas.art(face, _REFEREE.centre[0], _REFEREE.y + _REFEREE.height - 4, 280, "bottom")
    if held.footballer is None:
        canvas.blit(cards.coach(held.club, 224), *_OFFENDER, "centre")
    else:
        canvas.blit(cards.leaning(Look(held.footballer, weak=True), 2.1, -5), *_OFFENDER, "centre")
    canvas.blit(canvas.stage.shapes.disc(_DISC, theme.PAPER.fill, theme.INK, 6), x, y, "centre")
    card = canvas.stage.art.sprite(f"icons/{held.colour}-card", _CARD)
    canvas.blit(card, x, y + _FROM_BELOW * (1 - held.rise), "centre")
