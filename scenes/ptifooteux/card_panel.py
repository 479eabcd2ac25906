"""A yellow or red card, shown large: the face, its small story, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.picture_store import PictureStore
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.picture import ShownCard
from scenes.ptifooteux.places import CARD_BOX, CARD_PANEL, CARD_SAYS
from scenes.scene import Box
from scenes.theme import Paint
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.stage import Stage

_PAINTS: dict[str, Paint] = {"yellow": theme.SUN, "red": theme.CORAL}
_MOODS = {"nothing": "play", "first-yellow": "asked", "second-yellow": "no", "red": "no"}
_PICTURE, _PAWN = 112, 72  # widths
_PITCH = 142
_KEPT_BYTES = 5_000_000


class _Turned:
    """The faces of the cards turned last: one is seen at every width."""

    def __init__(self, _stage: Stage) -> None:
        self.faces = PictureStore(_KEPT_BYTES)


def draw_card(canvas: Canvas, card: ShownCard, kid_name: str) -> None:
    """Lying face up: the words come with the face. While it turns: `draw_turning`."""
    canvas.plate(CARD_PANEL, 56, theme.PAPER.fill, border=7, shadow="modal")
    if card.flip < 1:
        return
    draw_turning(canvas, card, kid_name)
    x, width = CARD_SAYS.x, CARD_SAYS.width
    story = say(f"card.les-ptifooteux.{card.colour}.{card.kid}")
    draw_centred_lines(canvas, story, Box(x, CARD_SAYS.y, width, 250), 60, "display")
    box = Box(x - 16, CARD_SAYS.y + 276, width + 32, 292)
    tint = _PAINTS[card.colour].tint if card.outcome != "nothing" else theme.GRASS.tint
    canvas.plate(box, 34, tint, border=5)
    _draw_told(canvas, card.told, box.centre[0], box.y + 82)
    key = f"card.les-ptifooteux.outcome.{card.outcome}"
    if card.outcome == "nothing" and card.turned_by:
        key += "-other"
    says = say(key, kid=kid_name, name=card.turned_by)
    room = Box(box.x + 26, box.y + 152, box.width - 52, 126)
    draw_centred_lines(canvas, says, room, 46, align="centre", even=True)


def _draw_told(canvas: Canvas, told: Sequence[str], x: float, y: float) -> None:
    """The same for those who cannot read."""
    for number, art in enumerate(told):
        width = _PAWN if art.startswith("pieces/pawn") else _PICTURE
        canvas.art(art, x + (number - (len(told) - 1) / 2) * _PITCH, y, width, "centre")


def draw_turning(canvas: Canvas, card: ShownCard, kid_name: str) -> None:
    """Turning: narrower towards the middle of the turn; the portrait is its face."""
    whole = _back_of(canvas, card)
    if card.flip > 0.5:
        made = canvas.stage.shelf(_Turned).faces
        key = (card.colour, card.kid, card.outcome)
        whole = made.get(key, lambda: _face_of(canvas, card, kid_name))
    share = abs(2 * card.flip - 1)
    size = (max(1, round(whole.get_width() * share)), whole.get_height())
    turned = whole if share == 1 else pygame.transform.smoothscale(whole, size)
    canvas.blit(turned, *CARD_BOX.centre, "centre")


def _back_of(canvas: Canvas, card: ShownCard) -> pygame.Surface:
    return canvas.stage.art.sprite(f"cards/ptifooteux-{card.colour}", CARD_BOX.width)


def _face_of(canvas: Canvas, card: ShownCard, kid_name: str) -> pygame.Surface:
    """The card's frame with the portrait over its emblem, and the name at its foot."""
    from scenes.canvas import Canvas as Sheet

    whole = _back_of(canvas, card).copy()
    sheet = Sheet(whole, canvas.stage)
    sheet.offset = (0, 0)
    unit = CARD_BOX.width / 150
    x = CARD_BOX.width / 2
    disc = canvas.stage.shapes.disc(56 * unit, _PAINTS[card.colour].tint, theme.INK, 6)
    sheet.blit(disc, x, 82 * unit, "centre")
    sheet.art(face(card.kid, _MOODS[card.outcome]), x, 158 * unit, 132 * unit, "bottom")
    emblem = canvas.stage.art.sprite(f"icons/{card.colour}-card", 96)
    sheet.blit(emblem, 122 * unit, 32 * unit, "centre")
    foot = 187 * unit
    sheet.text(kid_name, x, foot, 72, anchor="centre", room=120 * unit, fixed=True)
    return whole
