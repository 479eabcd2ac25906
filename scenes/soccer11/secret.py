"""What only the seat in front of the screen may see: a look, a duel, a card that came by a swap."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.core.record import Seat
from game.soccer11.view import Reveal
from scenes import theme
from scenes.scene import Box, Point
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.picture import Soccer11Picture
from scenes.widgets.avatar import draw_avatar, paint_of
from scenes.widgets.bubble import fine_polygon
from scenes.widgets.burst import draw_rays
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

SEEN: Final = Box(646, 858, 628, 128)
_NARROW = Box(470, 64, 980, 964)
_WIDE = Box(380, 64, 1160, 964)
_CARD = 336.0
_CARD_Y = 566.0
_DUEL_CARD, _DUEL_Y = 304.0, 544.0
_RAYS = 14


def draw_secret(
    canvas: Canvas,
    picture: Soccer11Picture,
    viewer: int,
    seats: Sequence[Seat],
    cards: CardShelf,
    state: str,
) -> None:
    reveal, seat = picture.secret, seats[viewer]
    assert reveal is not None
    shown = Unveiling(canvas, cards, viewer, picture.unveiled)
    duel = reveal.kind == "compare"
    canvas.background(f"curtain-{seat.colour % 4 + 1}")
    panel = _WIDE if duel else _NARROW
    canvas.fill(theme.NIGHT_PANEL, Box(panel.x - 90, 0, panel.width + 180, theme.DESIGN_HEIGHT))
    _draw_stage(canvas, panel)
    canvas.plate(panel, 50, theme.PAPER.fill, border=7, shadow="modal")
    inner = panel.grown(-18)
    canvas.plate(inner, 36, theme.PAPER.fill, outline=paint_of(seat).fill, border=7)
    _draw_others(canvas, viewer, seats)
    draw_avatar(canvas, seat, viewer, panel.x + 84, panel.y + 84, 92)
    title = say("soccer11.secret.title")
    canvas.text(title, 1010, panel.y + 84, 64, anchor="centre", room=panel.width - 320)
    if duel:
        _draw_duel(canvas, reveal, seats, shown)
    else:
        _draw_single(canvas, reveal, viewer, seats, shown)
    state = state if shown.done else "disabled"
    draw_button(canvas, SEEN, say("soccer11.secret.seen"), state, theme.SUN, size=60, radius=40)


class Unveiling(NamedTuple):
    """Who looks, and how far what they may see is turned up."""

    canvas: Canvas
    cards: CardShelf
    viewer: int
    share: float

    @property
    def done(self) -> bool:
        return self.share >= 1

    def draw(self, card: int, width: float, middle: Point, **finish: Any) -> None:
        """Face down until its time has come."""
        if self.done:
            self.canvas.blit(self.cards.picture(card, width, **finish), *middle, "centre")
        else:
            self.canvas.blit(self.cards.flying(card, width, self.share), *middle, "centre")


def _draw_stage(canvas: Canvas, panel: Box) -> None:
    """Rays behind the paper, golden ropes at the edges of the curtain."""
    left, width = panel.x - 90, panel.width + 180
    with canvas.clipped(Box(left, 0, width, theme.DESIGN_HEIGHT)):
        draw_rays(canvas, (960, _CARD_Y), theme.SKY.tint, 26)
    for rope in (left - 12, left + width - 12):
        canvas.fill(theme.INK, Box(rope - 4, 0, 32, theme.DESIGN_HEIGHT))
        canvas.fill(theme.SUN.fill, Box(rope, 0, 24, theme.DESIGN_HEIGHT))
        for step in range(27):
            canvas.fill(theme.SUN.lip, Box(rope, step * 40 + 8, 24, 8))


def _draw_others(canvas: Canvas, viewer: int, seats: Sequence[Seat]) -> None:
    """Everybody else closes their eyes."""
    others = [number for number in range(len(seats)) if number != viewer]
    for number, x in zip(others, (150, 1770, 150), strict=False):
        y = 540 if number == others[0] or number == others[1] else 860
        draw_avatar(canvas, seats[number], number, x, y, 92, "closed")


def _draw_single(
    canvas: Canvas, reveal: Reveal, viewer: int, seats: Sequence[Seat], shown: Unveiling
) -> None:
    swapped = reveal.kind == "swap"
    mine = reveal.seat == viewer
    if swapped:
        card = reveal.own if mine else reveal.theirs
        words, owner = say("soccer11.secret.new-card"), viewer
    else:
        card, owner = reveal.theirs, reveal.other
        words = say("soccer11.duel.own", name=seats[owner].name)
    _draw_caption(canvas, words, owner, seats, "icons/swap" if swapped else "icons/eye")
    _draw_sun(canvas, (960, _CARD_Y))
    assert card is not None
    shown.draw(card, _CARD, (960, _CARD_Y), angle=2)


def _draw_sun(canvas: Canvas, centre: Point) -> None:
    """Soft rays behind the card."""
    for number in range(_RAYS):
        turn = 2 * math.pi * number / _RAYS
        half = math.pi / _RAYS / 2
        corners = [
            (centre[0] + reach * math.cos(turn + lean), centre[1] + reach * math.sin(turn + lean))
            for reach, lean in ((150, -half), (300, -half), (300, half), (150, half))
        ]
        fine_polygon(canvas, corners, theme.SUN.tint)


def _draw_caption(canvas: Canvas, words: str, owner: int, seats: Sequence[Seat], icon: str) -> None:
    size = 48 * canvas.stage.text_factor
    width = min(560, canvas.stage.type.width(words, size, "body"))
    left = max(_NARROW.x + 196, 1010 - (width + 190) / 2)  # beside the portrait in the corner
    y = _NARROW.y + 164
    canvas.art(icon, left + 36, y, 72, "centre")
    canvas.text(words, left + 90, y, 48, face="body", anchor="left", room=560)
    draw_avatar(canvas, seats[owner], owner, left + width + 146, y, 42)


def _draw_duel(canvas: Canvas, reveal: Reveal, seats: Sequence[Seat], shown: Unveiling) -> None:
    own, theirs = reveal.own, reveal.theirs
    assert own is not None
    assert theirs is not None
    for seat, card, x in ((reveal.seat, own, 710), (reveal.other, theirs, 1240)):
        name = say("soccer11.duel.own", name=seats[seat].name)
        draw_avatar(canvas, seats[seat], seat, x - 140, 270, 44)
        canvas.text(name, x - 82, 270, 44, face="body", anchor="left", room=330)
        loses = shown.done and seat == reveal.other and theirs < own
        known = shown._replace(share=1) if seat == shown.viewer else shown
        known.draw(card, _DUEL_CARD, (x, _DUEL_Y), dimmed=loses)
    canvas.blit(canvas.stage.shapes.disc(62, theme.SUN.fill), 975, _DUEL_Y, "centre")
    canvas.art("icons/swords", 975, _DUEL_Y, 84, "centre")
    if not shown.done:
        return
    name = seats[reveal.other].name
    verdict = say("soccer11.secret.out", name=name) if theirs < own else say("soccer11.duel.safe")
    canvas.text(verdict, 960, 808, 50, anchor="centre", room=1060)
