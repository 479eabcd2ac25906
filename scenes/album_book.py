"""The book the trophies are stuck into: cover, two pages, the ribbon and the tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from scenes import theme
from scenes.canvas import Canvas
from scenes.game_box import LOOKS
from scenes.scene import Box
from scenes.words import say

if TYPE_CHECKING:
    from scenes.stage import Stage

COVER: Final = Box(166, 60, 1560, 936)
SPINE: Final = 948
DOTS_MIDDLE: Final = (SPINE, 1034)
TABS: Final = tuple(LOOKS)

_PAPER = Box(200, 92, 1494, 862)
_EDGE = theme.PAPER.tint
_TAB_PITCH = min(158.0, 790 / len(TABS))
_TAB = Box(1716, 150, 140, _TAB_PITCH - 20)
_RIBBON_HEIGHT = 88
_RIBBON_SIDES = 116 + 44 + 150 + 34  # the cup, a gap, the count, the margin
_RIBBON_ROOM = 620
_NOTCH = 26
_TUCKED = 30


def tab_box(number: int) -> Box:
    """The part of a tab that sticks out of the book."""
    return Box(COVER.x + COVER.width, _TAB.y + number * _TAB_PITCH, 124, _TAB.height)


class _OpenBook:
    """The empty book on its table, as one picture: its parts are too large to be kept singly."""

    def __init__(self, stage: Stage) -> None:
        self.picture = pygame.Surface(stage.window)
        canvas = Canvas(self.picture, stage)
        canvas.background("table-wood")
        _draw_parts(canvas)


def draw_book(canvas: Canvas) -> None:
    """The whole screen."""
    canvas.surface.blit(canvas.stage.shelf(_OpenBook).picture, (0, 0))


def tuck_in_tabs(canvas: Canvas) -> None:
    """The edge of the cover lies over the tabs."""
    left, top = canvas.to_pixels(COVER.x + COVER.width - _TUCKED, COVER.y + 60)
    right, bottom = canvas.to_pixels(COVER.x + COVER.width, COVER.y + COVER.height - 60)
    edge = pygame.Rect(left, top, right - left, bottom - top)
    canvas.surface.blit(canvas.stage.shelf(_OpenBook).picture, edge, edge)


def _draw_parts(canvas: Canvas) -> None:
    canvas.plate(COVER, 44, theme.NIGHT, border=8, shadow="modal")
    low = Box(_PAPER.x, _PAPER.y + 8, _PAPER.width, _PAPER.height)
    canvas.plate(low, 14, theme.PAPER.lip, border=4)
    canvas.plate(_PAPER, 14, theme.PAPER.fill, border=4)
    shade = Box(SPINE - 30, _PAPER.y + 4, 60, _PAPER.height - 8)
    canvas.fill(_EDGE, shade)
    canvas.fill(theme.INK, Box(SPINE - 2, _PAPER.y, 4, _PAPER.height))


def draw_tab(canvas: Canvas, number: int, *, is_open: bool, hot: bool) -> None:
    """The open ones stick out further; `tuck_in_tabs` then puts all of them into the book."""
    look = LOOKS[TABS[number]]
    box = Box(_TAB.x, _TAB.y + number * _TAB_PITCH, _TAB.width + 14 * is_open, _TAB.height)
    if hot:
        canvas.glow(box.grown(4), 30)
    canvas.plate(box, 26, look.paint.fill, shadow="small")
    x = (COVER.x + COVER.width + box.x + box.width) / 2 - 4
    disc = canvas.stage.shapes.disc(44, theme.PAPER.fill, None, 0)
    canvas.blit(disc, x, box.centre[1], "centre")
    canvas.art(f"icons/{look.icon}", x, box.centre[1], 70, "centre")


def draw_ribbon(canvas: Canvas, words: str, earned: int, total: int) -> None:
    """Whose album it is, and how full."""
    room = max(374.0, min(_RIBBON_ROOM, canvas.stage.type.width(words, 50, "display")))
    width = room + _RIBBON_SIDES
    box = Box(SPINE - width / 2, 16, width, _RIBBON_HEIGHT)
    right, bottom = box.x + box.width, box.y + box.height
    points = [
        (box.x, box.y),
        (right, box.y),
        (right, bottom),
        (right - _NOTCH, bottom - 14),
        (box.x + _NOTCH, bottom - 14),
        (box.x, bottom),
    ]
    pixels = [canvas.to_pixels(*point) for point in points]
    pygame.draw.polygon(canvas.surface, theme.SUN.fill, pixels)
    thick = max(1, round(6 * canvas.scale))
    pygame.draw.lines(canvas.surface, theme.INK, True, pixels, thick)
    middle = box.y + (box.height - 14) / 2
    canvas.art("icons/trophy", box.x + 70, middle, 62, "centre")
    count = say("trophies.count", n=earned, total=total)
    canvas.text(count, right - 34, middle, 50, anchor="right", room=150, fixed=True)
    canvas.text(words, box.x + 116, middle, 50, anchor="left", room=room, fixed=True)
