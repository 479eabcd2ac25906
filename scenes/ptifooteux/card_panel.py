"""A yellow or red card, shown large: the face, its small story, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.picture import ShownCard
from scenes.ptifooteux.places import CARD_BOX, CARD_PANEL, CARD_SAYS
from scenes.scene import Box
from scenes.theme import Paint
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_PAINTS: dict[str, Paint] = {"yellow": theme.SUN, "red": theme.CORAL}
_MOODS = {"nothing": "play", "first-yellow": "asked", "second-yellow": "no", "red": "no"}
_ICONS = {
    "nothing": "icons/thumb-up",
    "first-yellow": "pieces/token-yellow-card",
    "second-yellow": "squares/ptifooteux-start-{back_to}",
    "red": "squares/ptifooteux-start-{back_to}",
}


def draw_card(canvas: Canvas, card: ShownCard, kid_name: str) -> None:
    """The words come with the face."""
    paint = _PAINTS[card.colour]
    canvas.plate(CARD_PANEL, 56, theme.PAPER.fill, border=7, shadow="modal")
    _draw_big_card(canvas, card, kid_name)
    if card.flip < 1:
        return
    x, width = CARD_SAYS.x, CARD_SAYS.width
    story = say(f"card.les-ptifooteux.{card.colour}.{card.kid}")
    draw_centred_lines(canvas, story, Box(x, CARD_SAYS.y, width, 320), 60, "display")
    box = Box(x - 16, CARD_SAYS.y + 348, width + 32, 214)
    canvas.plate(box, 34, paint.tint if card.outcome != "nothing" else theme.GRASS.tint, border=5)
    icon = _ICONS[card.outcome].format(back_to=card.back_to)
    canvas.art(icon, box.x + 100, box.centre[1], 124, "centre")
    key = f"card.les-ptifooteux.outcome.{card.outcome}"
    if card.outcome == "nothing" and card.turned_by:
        key += "-other"
    says = say(key, kid=kid_name, name=card.turned_by)
    draw_centred_lines(canvas, says, Box(box.x + 190, box.y + 16, box.width - 220, 182), 48)


def _draw_big_card(canvas: Canvas, card: ShownCard, kid_name: str) -> None:
    """Turning: narrower towards the middle of the turn; the portrait is its face."""
    whole = _face_of(canvas, card, kid_name) if card.flip > 0.5 else _back_of(canvas, card)
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
