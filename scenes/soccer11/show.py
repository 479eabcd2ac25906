"""What is shown over the table while something happens: the card played, cards in the air."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.picture import Soccer11Picture, Spotlight
from scenes.soccer11.places import TABLE_MIDDLE
from scenes.widgets.avatar import draw_avatar

if TYPE_CHECKING:
    from scenes.canvas import Canvas

SHOWN_CARD = 240.0
_PLATE = Box(446, 148, 880, 486)
_BANNER_HEIGHT = 150


def draw_show(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    if picture.spotlight is not None:
        _draw_spotlight(canvas, picture.spotlight, seats, cards)
    for flying in picture.flying:
        sprite = cards.flying(flying.card, flying.width, flying.flip)
        canvas.blit(sprite, flying.x, flying.y, "centre")
    _draw_banner(canvas, picture.banner, picture.banner_icon)


def _draw_spotlight(
    canvas: Canvas, shown: Spotlight, seats: Sequence[Seat], cards: CardShelf
) -> None:
    canvas.plate(_PLATE, 44, theme.NIGHT_PANEL, outline=theme.SUN.fill, border=7, shadow="modal")
    x, y = _PLATE.centre[0], _PLATE.y + 200
    left, right = _PLATE.x + 132, _PLATE.x + _PLATE.width - 132
    if shown.beside is not None:
        _draw_sum(canvas, shown, seats, cards)
        return
    draw_avatar(canvas, seats[shown.seat], shown.seat, left, y, 86)
    if shown.target is not None:
        canvas.art("ui/link-arrow", (x + right) / 2 + 18, y, 70, "centre")
        draw_avatar(canvas, seats[shown.target], shown.target, right, y, 86)
        canvas.art("ui/link-arrow", (x + left) / 2 - 18, y, 70, "centre")
    if shown.card is None:
        canvas.blit(canvas.stage.shapes.disc(96, theme.SKY.tint), x, y, "centre")
        canvas.art(shown.icon, x, y, 128, "centre")
    else:
        canvas.blit(cards.picture(shown.card, SHOWN_CARD), x, y + 4, "centre")
    if shown.mark == "icons/cross":  # dark on the dark plate: it needs a disc
        badge = canvas.stage.shapes.disc(50, theme.CORAL.fill, theme.INK, 6)
        canvas.blit(badge, x + 106, y - 140, "centre")
        canvas.art(shown.mark, x + 106, y - 140, 66, "centre")
    elif shown.mark:
        canvas.art(shown.mark, x + 106, y - 140, 116, "centre")
    words_y = _PLATE.y + _PLATE.height - 54
    canvas.text(shown.words, x, words_y, 50, theme.WHITE, anchor="centre", room=_PLATE.width - 60)


def _draw_sum(canvas: Canvas, shown: Spotlight, seats: Sequence[Seat], cards: CardShelf) -> None:
    """England and a card too large for it: the sum bursts."""
    x, y = _PLATE.centre[0], _PLATE.y + 200
    assert shown.card is not None
    assert shown.beside is not None
    canvas.blit(cards.picture(shown.card, 210), _PLATE.x + 146, y, "centre")
    canvas.blit(canvas.stage.shapes.disc(42, theme.SKY.tint), _PLATE.x + 296, y, "centre")
    canvas.art("icons/plus", _PLATE.x + 296, y, 56, "centre")
    canvas.blit(cards.picture(shown.beside, 210), _PLATE.x + 446, y, "centre")
    burst = _PLATE.x + _PLATE.width - 164
    canvas.art("ui/burst", burst, y, 270, "centre")
    total = str(shown.card + shown.beside)
    canvas.text(total, burst, y, 104, theme.WHITE, anchor="centre", fixed=True, stroke=6)
    draw_avatar(canvas, seats[shown.seat], shown.seat, _PLATE.x + 10, _PLATE.y + 16, 64, "sad")
    words_y = _PLATE.y + _PLATE.height - 54
    canvas.text(shown.words, x, words_y, 50, theme.WHITE, anchor="centre", room=_PLATE.width - 60)


def _draw_banner(canvas: Canvas, words: str, icon: str) -> None:
    """A strip across the table."""
    if not words:
        return
    size = 68 * canvas.stage.text_factor
    side = 110 if icon else 0
    width = min(1100, canvas.stage.type.width(words, size)) + 120 + side
    x, y = TABLE_MIDDLE
    strip = Box(x - width / 2, y - _BANNER_HEIGHT / 2, width, _BANNER_HEIGHT)
    canvas.plate(strip, 52, theme.SUN.fill, border=6, shadow="modal")
    canvas.plate(strip.grown(-10), 42, theme.PAPER.fill, border=6)
    if icon:
        canvas.art(icon, strip.x + 96, y, 92, "centre")
    canvas.text(words, x + side / 2, y, 68, anchor="centre", room=1100)
