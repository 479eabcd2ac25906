"""What is shown over the table while something happens: the card played, cards in the air."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box, Point
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.picture import Soccer11Picture, Spotlight
from scenes.soccer11.places import OUT_AT, SHOWN, SHOWN_AT, TABLE_MIDDLE
from scenes.timeline import between, ease_out
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_BANNER_HEIGHT = 150
_BANNER_FALL = 46
_MARK = 116
_MARK_STEPS = 6
_SUM_CARD = 210.0


def draw_show(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    arrived = ease_out(picture.arrival)
    if picture.spotlight is not None:
        _draw_spotlight(canvas, picture.spotlight, seats, cards, arrived)
    for flying in picture.flying:
        sprite = cards.flying(flying.card, flying.width, flying.flip)
        canvas.blit(sprite, flying.x, flying.y, "centre")
    if picture.rising is not None:
        shield = picture.rising
        canvas.art("icons/shield", shield.x, shield.y, shield.width, "centre")
    _draw_banner(canvas, picture.banner, picture.banner_icon, arrived)


def _draw_spotlight(
    canvas: Canvas, shown: Spotlight, seats: Sequence[Seat], cards: CardShelf, arrived: float
) -> None:
    edge = theme.CORAL if shown.out else theme.SUN
    canvas.plate(SHOWN, 44, theme.NIGHT_PANEL, outline=edge.fill, border=8, shadow="modal")
    if shown.beside is not None:
        _draw_sum(canvas, shown, seats, cards, arrived)
    elif shown.out:
        _draw_out(canvas, shown, seats, cards)
    else:
        _draw_between(canvas, shown, seats, cards, arrived)
    x, y = SHOWN.centre[0], SHOWN.y + SHOWN.height - 54
    canvas.text(shown.words, x, y, 50, theme.WHITE, anchor="centre", room=SHOWN.width - 60)


def _draw_between(
    canvas: Canvas, shown: Spotlight, seats: Sequence[Seat], cards: CardShelf, arrived: float
) -> None:
    """A card and who played it on whom: both come out from behind it."""
    middle = SHOWN_AT[0]
    x, y = middle
    start = 0.4 + 0.6 * arrived
    left = between(middle, (SHOWN.x + 132, y), start)
    right = between(middle, (SHOWN.x + SHOWN.width - 132, y), start)
    if shown.target is not None:
        canvas.art("ui/link-arrow", (x + right[0]) / 2 + 18, y, 70, "centre")
        draw_avatar(canvas, seats[shown.target], shown.target, *right, 86, shown.moods[1])
        canvas.art("ui/link-arrow", (x + left[0]) / 2 - 18, y, 70, "centre")
    draw_avatar(canvas, seats[shown.seat], shown.seat, *left, 86, shown.moods[0])
    if shown.card is None:
        canvas.blit(canvas.stage.shapes.disc(96, theme.SKY.tint), x, y, "centre")
        canvas.art(shown.icon, x, y, 128, "centre")
    else:
        canvas.blit(cards.picture(shown.card, SHOWN_AT[1]), x, y, "centre")
    if shown.mark:
        _draw_mark(canvas, shown.mark, (x + 106, y - 144), arrived)


def _draw_mark(canvas: Canvas, mark: str, at: Point, arrived: float) -> None:
    """The verdict is stamped on: it begins large."""
    size = 1.6 - 0.6 * round(arrived * _MARK_STEPS) / _MARK_STEPS
    if mark == "icons/cross":  # dark on the dark plate: it needs a disc
        disc = canvas.stage.shapes.disc(50 * size, theme.CORAL.fill, theme.INK, 6)
        canvas.blit(disc, *at, "centre")
        canvas.art(mark, *at, 66 * size, "centre")
    else:
        canvas.art(mark, *at, _MARK * size, "centre")


def _draw_out(canvas: Canvas, shown: Spotlight, seats: Sequence[Seat], cards: CardShelf) -> None:
    """Who has to stop for today, and the card that was held."""
    x, y = SHOWN.x + 276, SHOWN.y + 172
    draw_avatar(canvas, seats[shown.seat], shown.seat, x, y, 108, "sad")
    if shown.card is None:
        canvas.blit(canvas.stage.shapes.disc(96, theme.SKY.tint), *OUT_AT[0], "centre")
        canvas.art("icons/out", *OUT_AT[0], 128, "centre")
    else:
        canvas.blit(cards.picture(shown.card, OUT_AT[1]), *OUT_AT[0], "centre")
    _draw_out_tag(canvas, (x, SHOWN.y + 326))


def _draw_out_tag(canvas: Canvas, middle: Point) -> None:
    tag = Box(middle[0] - 175, middle[1] - 34, 350, 68)
    canvas.plate(tag, 32, theme.CORAL.lip, border=5)
    canvas.text(say("soccer11.out"), *middle, 42, theme.WHITE, anchor="centre", room=320)


def _draw_sum(
    canvas: Canvas, shown: Spotlight, seats: Sequence[Seat], cards: CardShelf, arrived: float
) -> None:
    """England and a card too large for it: first they are summed, then the sum bursts."""
    y = SHOWN.y + 200
    assert shown.card is not None
    assert shown.beside is not None
    canvas.blit(cards.picture(shown.card, _SUM_CARD), SHOWN.x + 146, y, "centre")
    canvas.blit(canvas.stage.shapes.disc(42, theme.SKY.tint), SHOWN.x + 296, y, "centre")
    canvas.art("icons/plus", SHOWN.x + 296, y, 56, "centre")
    canvas.blit(cards.picture(shown.beside, _SUM_CARD), SHOWN.x + 446, y, "centre")
    burst = SHOWN.x + SHOWN.width - 164
    face = (SHOWN.x + 10, SHOWN.y + 16)
    if not shown.out:
        canvas.text("= ?", burst, y, 104, theme.WHITE, anchor="centre", fixed=True)
        draw_avatar(canvas, seats[shown.seat], shown.seat, *face, 64)
        return
    pop = round(arrived * _MARK_STEPS) / _MARK_STEPS
    canvas.art("ui/burst", burst, y - 20, 150 + 100 * pop, "centre")
    total = str(shown.card + shown.beside)
    canvas.text(total, burst, y - 20, 104, theme.WHITE, anchor="centre", fixed=True, stroke=6)
    draw_avatar(canvas, seats[shown.seat], shown.seat, *face, 64, "sad")
    _draw_out_tag(canvas, (burst + 12, SHOWN.y + 348))


def _draw_banner(canvas: Canvas, words: str, icon: str, arrived: float) -> None:
    """A strip across the table."""
    if not words:
        return
    size = 68 * canvas.stage.text_factor
    side = 110 if icon else 0
    width = min(1100, canvas.stage.type.width(words, size)) + 120 + side
    x, y = TABLE_MIDDLE[0], TABLE_MIDDLE[1] - _BANNER_FALL * (1 - arrived)
    strip = Box(x - width / 2, y - _BANNER_HEIGHT / 2, width, _BANNER_HEIGHT)
    canvas.plate(strip, 52, theme.SUN.fill, border=6, shadow="modal")
    canvas.plate(strip.grown(-10), 42, theme.PAPER.fill, border=6)
    if icon:
        canvas.art(icon, strip.x + 96, y, 92, "centre")
    canvas.text(words, x + side / 2, y, 68, anchor="centre", room=1100)
