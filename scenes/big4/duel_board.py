"""A shot on a board of its own: both faces large, the dice, and sums that count up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.big4 import shot_flight, shot_sums, squad
from scenes.big4.cards import LARGE, CardShelf, Look
from scenes.big4.dice_tray import die_hop, draw_die, tumbling_pips
from scenes.big4.picture import Big4Picture, ShotShow
from scenes.big4.shot_sums import Part
from scenes.canvas import Canvas
from scenes.kept_layer import KeptLayer, Panel
from scenes.scene import Box
from scenes.widgets.avatar import paint_of
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.stage import Stage

SIDES: Final = (Box(150, 134, 834, 706), Box(1062, 134, 834, 706))
_HEAD = 92
_DUEL_FACES = ("star-1", "goal", "star-2", "missed")
_CARD_SHARE = 2.1
_POP = 1.18  # so much larger is the part being told
_PARTS = 528  # below the top of a side


class Stadium:
    """Stands above, grass below: made ahead, for they come from a large file."""

    def __init__(self, _stage: Stage) -> None:
        self._layer = KeptLayer()

    def laid(self, canvas: Canvas) -> pygame.Surface:
        """As large as that canvas."""
        return self._layer.lay(canvas, [Panel("stadium", "", _draw_stadium, None)])


def _draw_stadium(canvas: Canvas) -> None:
    canvas.background("home-stadium")
    canvas.veil(theme.NIGHT, 110)


def draw_board(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    show = picture.board
    assert show is not None
    attack = shot_sums.attack_parts(picture, show)
    defence = shot_sums.defence_parts(picture, show)
    _draw_side(canvas, picture, show, seats, cards, attack, side=0)
    _draw_side(canvas, picture, show, seats, cards, defence, side=1)
    shot_flight.draw_star(canvas)
    shot_flight.draw_glove(canvas, show)
    shot_flight.draw_ball(canvas, show)


def _draw_side(
    canvas: Canvas,
    picture: Big4Picture,
    show: ShotShow,
    seats: Sequence[Seat],
    cards: CardShelf,
    parts: list[Part],
    *,
    side: int,
) -> None:
    shot, box = show.shot, SIDES[side]
    seat = shot.seat if side == 0 else shot.against
    key = "big4.attacks" if side == 0 else "big4.defends"
    title = say(key, name=seats[seat].name)
    draw_panel(canvas, box, paint_of(seats[seat]), title, head_height=_HEAD, radius=40, size=56,
               shadow="normal")  # fmt: skip
    footballer = shot.taker if side == 0 else shot.keeper
    if footballer is not None:
        _draw_footballer(canvas, picture, cards, footballer, side)
    _draw_total(canvas, show, parts, box, side)
    if picture.offering and picture.phase == ("shoot", "save")[side]:
        _draw_waiting(canvas, parts, box)
    _draw_parts(canvas, show, parts, box, cards, side)


def _draw_footballer(
    canvas: Canvas, picture: Big4Picture, cards: CardShelf, footballer: int, side: int
) -> None:
    box = SIDES[side]
    weak, yellows = picture.is_weak(footballer), picture.yellows.count(footballer)
    assert picture.board is not None
    look = Look(footballer, weak, yellows=yellows, mood=_mood(picture.board.known, weak, side))
    x, y = box.x + (190 if side == 0 else box.width - 190), box.y + 266
    canvas.blit(cards.leaning(look, _CARD_SHARE, 3 if side == 0 else -3), x, y, "centre")


def _mood(verdict: str, weak: bool, side: int) -> squad.Mood:
    """Tense until it is settled; then one of them has reason to smile."""
    if verdict in ("saved", "near", "missed"):
        return "weak" if side == 0 else "play"
    if side == 1:
        return "surprised"
    return "weak" if weak and not verdict else "fierce"


def _draw_waiting(canvas: Canvas, parts: list[Part], box: Box) -> None:
    """The dice that are to be thrown now."""
    places = _part_places(parts, box)
    waiting = [at for part, at in zip(parts, places, strict=True) if part.value is None]
    width = _part_width(parts, box)
    left, right = waiting[0] - width / 2, waiting[-1] + width / 2
    frame = Box(left, box.y + _PARTS - width / 2, right - left, width).grown(8)
    canvas.glow(frame, 34)
    canvas.plate(frame, 34, theme.SUN.fill, border=5)


def _side_name(side: int) -> str:
    return "attack" if side == 0 else "defence"


def _draw_total(canvas: Canvas, show: ShotShow, parts: list[Part], box: Box, side: int) -> None:
    x = box.x + (590 if side == 0 else box.width - 590)
    y = box.y + 246
    rolling = show.rolling == _side_name(side)
    known = [part for part in parts if part.value is not None]
    if rolling:
        known = shot_sums.told(parts, show.counted if show.tumble < 0 else 0.0)
    stopped = show.known in ("saved", "near")
    leads = stopped if side == 1 else not stopped and show.known != "missed"
    shapes = canvas.stage.shapes
    canvas.blit(shapes.disc(132, theme.WHITE, theme.INK, 5), x, y, "centre")
    canvas.blit(shapes.disc(116, theme.SUN.fill if leads else theme.WHITE, theme.INK, 5), x, y,
                "centre")  # fmt: skip
    sure = show.shot.duel if side == 0 and not rolling else None
    if sure in ("goal", "missed"):
        canvas.art(f"pieces/die-duel-{sure}", x, y, 150, "centre")
    else:
        words = str(shot_sums.total(known)) if known else "?"
        canvas.text(words, x, y, 128, anchor="centre", room=200, fixed=True)
    label = say("big4.shot-total" if side == 0 else "big4.save-total")
    canvas.text(label, x, y + 162, 48, anchor="centre", room=240)


def _part_width(parts: list[Part], box: Box) -> float:
    return min(132.0, (box.width - 60) / max(1, len(parts)) - 14)


def _part_places(parts: list[Part], box: Box) -> list[float]:
    """The middles of the parts of a sum, side by side."""
    pitch = _part_width(parts, box) + 18
    left = box.centre[0] - pitch * (len(parts) - 1) / 2
    return [left + pitch * number for number in range(len(parts))]


def _draw_parts(
    canvas: Canvas,
    show: ShotShow,
    parts: list[Part],
    box: Box,
    cards: CardShelf,
    side: int,
) -> None:
    rolling = show.rolling == _side_name(side)
    counted = len(shot_sums.told(parts, show.counted)) if rolling else len(parts)
    width, y = _part_width(parts, box), box.y + _PARTS
    for number, (part, x) in enumerate(zip(parts, _part_places(parts, box), strict=True)):
        told_now = rolling and show.tumble < 0 and show.counted < 1 and number == counted - 1
        size = width * _POP if told_now and part.footballer is None else width
        _draw_part(canvas, show, part, (x, y), size, number, cards, rolling)
    if rolling and show.tumble >= 0:
        return
    shown = parts[:counted]
    words = shot_sums.sum_words(shown if rolling else parts)
    canvas.text(words, box.centre[0], box.y + 650, 58, anchor="centre", room=box.width - 60)


def _draw_part(
    canvas: Canvas,
    show: ShotShow,
    part: Part,
    at: tuple[float, float],
    width: float,
    number: int,
    cards: CardShelf,
    rolling: bool,
) -> None:
    if part.kind in ("die", "duel"):
        tumble = show.tumble if rolling else -1.0
        key = part.art
        if tumble >= 0:
            key = _tumbling(part, tumble, number)
        hop = die_hop(tumble, number)
        angle = (-5, 4, -3, 5)[number % 4]
        draw_die(canvas, key, (at[0], at[1] - hop), width, angle)
    elif part.footballer is not None:
        look = Look(part.footballer, stars=True)
        canvas.blit(cards.picture(look, LARGE, width / 152, tilted=False), *at, "centre")
    else:
        _draw_chip(canvas, part, at, width)


def _tumbling(part: Part, tumble: float, number: int) -> str:
    if part.kind == "die" and part.value is not None:
        return f"pieces/die-{tumbling_pips(part.value, tumble, number)}"
    if part.kind == "duel" and tumble < 0.85:
        return f"pieces/die-duel-{_DUEL_FACES[int(tumble * 8) % len(_DUEL_FACES)]}"
    return part.art


_CHIP_FILLS = {
    "attack": theme.CORAL.tint,
    "defence": theme.SKY.tint,
    "coach": theme.SUN.tint,
    "confidence": theme.VIOLET.tint,
}


def _draw_chip(canvas: Canvas, part: Part, at: tuple[float, float], width: float) -> None:
    box = Box(at[0] - width / 2, at[1] - width / 2, width, width)
    canvas.plate(box, 24, _CHIP_FILLS[part.kind], border=5)
    canvas.art(part.art, at[0], box.y + width * 0.32, width * 0.46, "centre")
    words = str(part.value) if part.kind in ("attack", "defence") else f"+{part.value}"
    canvas.text(words, at[0], box.y + width * 0.74, 48, anchor="centre", fixed=True, room=width)
