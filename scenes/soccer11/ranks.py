"""The aid strip: eleven flags with the copies this seat has not seen yet."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pygame

from game.soccer11.cards import RANKS as ALL_RANKS
from scenes import theme
from scenes.scene import Box
from scenes.soccer11.cards import nation
from scenes.soccer11.picture import Soccer11Picture
from scenes.soccer11.places import RANKS
from scenes.theme import from_hex

if TYPE_CHECKING:
    from scenes.art import ArtShelf
    from scenes.canvas import Canvas

_ROW = 83.0
_TOP = RANKS.y + 12
_SEEN = from_hex("#D8DFEA")
_SEEN_LINE = from_hex("#8E9AB8")
SEEN_INK = from_hex("#4A567A")
_faded: WeakKeyDictionary[ArtShelf, dict[str, pygame.Surface]] = WeakKeyDictionary()


def draw_ranks(canvas: Canvas, picture: Soccer11Picture) -> None:
    if picture.hot == "ranks":
        canvas.glow(RANKS.grown(4), 34)
    canvas.plate(RANKS, 30, theme.PAPER.fill, border=6, shadow="normal")
    held = {card for card in picture.open_hand if card is not None}
    for rank, left in zip(ALL_RANKS, picture.unseen(), strict=True):
        y = _TOP + _ROW * (len(ALL_RANKS) - rank)
        row = Box(RANKS.x + 10, y + 2, RANKS.width - 20, _ROW - 4)
        if rank in held:
            canvas.plate(row, 20, theme.SUN.tint, border=4)
        _draw_rank(canvas, rank, left, row)


def _draw_rank(canvas: Canvas, rank: int, left: int, row: Box) -> None:
    middle = row.y + row.height / 2
    fill, ink = (theme.NIGHT, theme.WHITE) if left else (_SEEN, SEEN_INK)
    x = row.x + 38
    canvas.blit(canvas.stage.shapes.disc(30, fill, None, 0), x, middle, "centre")
    canvas.text(
        str(rank), x, middle, 38, ink, anchor="centre", fixed=True, stroke=2, stroke_colour=fill
    )
    flag = canvas.stage.art.sprite(f"cards/nation-{nation(rank).key}-strip", 74)
    canvas.blit(flag if left else faded(canvas, rank), row.x + 116, middle, "centre")
    for number in range(nation(rank).copies):
        draw_copy(canvas, row.x + 176 + 36 * number, middle, unseen=number < left)


def draw_copy(canvas: Canvas, x: float, y: float, *, unseen: bool) -> None:
    """A little card: sky blue while nobody showed it to this seat, grey with a cross after."""
    box = Box(x - 15, y - 21, 30, 42)
    if unseen:
        canvas.plate(box, 8, theme.SKY.fill, border=4)
        return
    canvas.plate(box, 8, _SEEN, outline=_SEEN_LINE, border=3)
    draw_cross(canvas, x, y, 8)


def draw_cross(canvas: Canvas, x: float, y: float, reach: float) -> None:
    thick = max(2, round(4 * canvas.scale))
    for lean in (1, -1):
        start = canvas.to_pixels(x - reach, y - lean * reach)
        end = canvas.to_pixels(x + reach, y + lean * reach)
        pygame.draw.line(canvas.surface, theme.INK, start, end, thick)


def faded(canvas: Canvas, rank: int) -> pygame.Surface:
    """The flag of a rank that has no copy left."""
    key = nation(rank).key
    shelf = _faded.setdefault(canvas.stage.art, {})
    if key not in shelf:
        flag = canvas.stage.art.sprite(f"cards/nation-{key}-strip", 74).copy()
        flag.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
        shelf[key] = flag
    return shelf[key]
