"""The piles on the right: the stock that is drawn from and cut, and the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.buteur.card import CardShelf
from scenes.buteur.dashes import draw_dashed_frame
from scenes.buteur.picture import ButeurPicture
from scenes.buteur.places import (
    CARD_SHAPE,
    DISCARDS,
    PILE_CARD,
    PILES,
    STOCK,
    STOCK_BOX,
)
from scenes.scene import Box, Point
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_DEPTH = 4  # backs seen below the topmost
_CARDS_PER_LAYER = 6
_ASKEW = (3.0, -6.0, 8.0, -2.0, 6.0, -8.0)  # a card keeps its tilt, so that it is turned once
_BADGE = 38
_TITLE = 48


def draw_plates(canvas: Canvas) -> None:
    """What never moves."""
    canvas.plate(PILES, 30, theme.PAPER.fill, border=6, shadow="normal")
    middle = PILES.y + PILES.height / 2
    canvas.fill(theme.PAPER.tint, Box(PILES.x + 24, middle - 3, PILES.width - 48, 6))


def draw_piles(canvas: Canvas, picture: ButeurPicture, cards: CardShelf) -> None:
    _draw_stock(canvas, picture, cards)
    _draw_discards(canvas, picture, cards)
    room = PILES.width - 32
    x = PILES.x + PILES.width / 2
    canvas.text(say("buteur.stock"), x, PILES.y + 40, _TITLE, anchor="centre", room=room)
    title = PILES.y + PILES.height / 2 + 40
    canvas.text(say("buteur.discards"), x, title, _TITLE, anchor="centre", room=room)


def _draw_stock(canvas: Canvas, picture: ButeurPicture, cards: CardShelf) -> None:
    if picture.stock_glows:
        canvas.glow(STOCK_BOX.grown(2), 24)
        canvas.plate(STOCK_BOX.grown(2), 24, theme.SUN.fill, border=4)
    if picture.stock == 0:
        _draw_slot(canvas, STOCK)
    else:
        layers = min(_DEPTH, (picture.stock - 1) // _CARDS_PER_LAYER)
        back = cards.picture(None, PILE_CARD)
        for number in range(layers, -1, -1):
            canvas.blit(back, STOCK[0] - 3 * number, STOCK[1] + 3 * number, "centre")
    x, y = STOCK_BOX.x + STOCK_BOX.width - 14, STOCK_BOX.y + STOCK_BOX.height - 18
    canvas.blit(canvas.stage.shapes.disc(_BADGE, theme.CORAL.fill), x, y, "centre")
    canvas.text(str(picture.stock), x, y, 48, theme.WHITE, anchor="centre", fixed=True)


def _draw_discards(canvas: Canvas, picture: ButeurPicture, cards: CardShelf) -> None:
    """The top card and what peeps out below it."""
    if not picture.discards:
        _draw_slot(canvas, DISCARDS)
    for card in picture.discards[-3:]:
        way = picture.laid_ways.get(card, picture.hand_direction)
        angle = _ASKEW[card * 5 % 7 % len(_ASKEW)]
        canvas.blit(cards.tilted(card, PILE_CARD, way, angle), *DISCARDS, "centre")


def _draw_slot(canvas: Canvas, middle: Point) -> None:
    """Where a pile would lie that is empty now."""
    width, height = PILE_CARD - 6, PILE_CARD * CARD_SHAPE - 6
    shapes = canvas.stage.shapes
    slot = pygame.Surface((shapes.pixels(width), shapes.pixels(height)), pygame.SRCALPHA)
    scale, lip = canvas.scale, (*theme.PAPER.lip, 255)
    draw_dashed_frame(slot, slot.get_rect(), lip, 5 * scale, 15 * scale, 18 * scale)
    box = Box(middle[0] - width / 2, middle[1] - height / 2, width, height)
    canvas.plate(box, 18, theme.PAPER.tint, outline=None, border=0, alpha=150)
    canvas.blit(slot, *middle, "centre")
