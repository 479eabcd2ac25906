"""The blocks of the podium and who stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box
from scenes.theme import Colour, from_hex
from scenes.widgets.avatar import draw_avatar, paint_of, symbol_key
from scenes.widgets.cheer import draw_cheering, draw_standing

if TYPE_CHECKING:
    from scenes.canvas import Canvas

FLOOR = 936
HEIGHTS = {1: 466, 2: 366, 3: 312}
_MIDDLE = 760
_BESIDE_THE_GRASS = 800  # with somebody on the grass
_GAP = 42
_DEPTH = 24
_WIDTHS = {1: 330, 2: 500, 3: 560}  # by how many share the block
_MEDALS = {1: "gold", 2: "silver", 3: "bronze"}
_ON_PODIUM = 3
_TALLEST = 280  # of the people on top
_TAG = (252.0, 112.0)  # of who stands on the grass
_ON_GRASS = 150.0
_MARGIN = 24
_DIGIT_INK = from_hex("#14213D")


class Standing(NamedTuple):
    """A side at the end: its seats, its place among the sides, its points."""

    seats: tuple[int, ...]
    place: int
    points: int


class Block(NamedTuple):
    standing: Standing
    box: Box


def lay_blocks(standings: Sequence[Standing]) -> tuple[list[Block], list[tuple[Standing, float]]]:
    """The best three sides on blocks, second left of the first; the others on the grass."""
    winners = sum(standing.place == 1 for standing in standings)
    count = max(_ON_PODIUM, winners)
    best, rest = list(standings[:count]), standings[count:]
    if len(best) == _ON_PODIUM:
        best = [best[1], best[0], best[2]]
    widths = [_WIDTHS[min(3, len(standing.seats))] for standing in best]
    if len(best) != _ON_PODIUM:
        widths = [width + (60 if len(best) < _ON_PODIUM else -60) for width in widths]
    x = (_BESIDE_THE_GRASS if rest else _MIDDLE) - (sum(widths) + _GAP * (len(best) - 1)) / 2
    blocks = []
    for standing, width in zip(best, widths, strict=True):
        height = HEIGHTS[min(3, standing.place)]
        blocks.append(Block(standing, Box(x, FLOOR - height, width, height)))
        x += width + _GAP
    return blocks, [(standing, _ON_GRASS + 1200 * number) for number, standing in enumerate(rest)]


def draw_block(
    canvas: Canvas,
    block: Block,
    seats: Sequence[Seat],
    points: str,
    hop: float = 0,
    risen: float = 1,
) -> None:
    """`hop`: how high the winners are in the air; `risen`: how much is out of the ground."""
    if risen < 1:
        low = block.box._replace(y=block.box.y + (1 - risen) * (block.box.height + _TALLEST))
        ground = canvas.to_pixels(0, FLOOR)[1]
        canvas.surface.set_clip((0, 0, canvas.surface.get_width(), ground))
        _draw_whole(canvas, block._replace(box=low), seats, points, hop)
        canvas.surface.set_clip(None)
    else:
        _draw_whole(canvas, block, seats, points, hop)


def _draw_whole(
    canvas: Canvas, block: Block, seats: Sequence[Seat], points: str, hop: float
) -> None:
    _draw_people(canvas, block, seats, hop)
    _draw_body(canvas, block.box, paint_of(seats[block.standing.seats[0]]))
    x, top = block.box.x + block.box.width / 2, block.box.y
    medal = 172 if block.standing.place == 1 else 132
    _draw_medal(canvas, x, top, block.standing.place, medal)
    if len(block.standing.seats) == 1:
        _draw_watermark(canvas, block, seats)
    _draw_names(canvas, block, seats, top + medal + 18, points)


def draw_on_grass(
    canvas: Canvas, standing: Standing, seats: Sequence[Seat], x: float, words: str
) -> None:
    """Nobody is left out of the picture: fourth stands beside the podium."""
    for number, seat in enumerate(standing.seats):
        draw_avatar(canvas, seats[seat], seat, x + 120 * number, 868, 72)
    lines = words.split(" · ")  # below each other: the line of trophies begins beside them
    tag = Box(max(_MARGIN, x - _TAG[0] / 2), 950, *_TAG)
    canvas.plate(tag, 22, theme.PAPER.fill, border=4, shadow="small")
    for number, line in enumerate(lines):
        y = tag.y + tag.height * (number + 0.5) / len(lines) + (4, -4)[number % 2]
        canvas.text(line, tag.centre[0], y, 40, anchor="centre", room=_TAG[0] - 28)


def _draw_people(canvas: Canvas, block: Block, seats: Sequence[Seat], hop: float) -> None:
    standing, box = block
    count = len(standing.seats)
    size = {1: 250, 2: 220}.get(count, 190) - (0 if standing.place == 1 else 20)
    for number, index in enumerate(standing.seats):
        x = box.x + box.width * (number + 0.5) / count + _DEPTH / 2
        foot = box.y - _DEPTH / 2
        if standing.place == 1:
            draw_cheering(canvas, seats[index], index, x, foot - hop, size)
        else:
            draw_standing(canvas, seats[index], index, x, foot, size)


def _draw_body(canvas: Canvas, box: Box, paint: theme.Paint) -> None:
    """A box seen a little from above and from the left."""
    right, bottom = box.x + box.width, box.y + box.height
    shade = [(box.x - 40, bottom), (right + 30, bottom), (right + 60, bottom + 30)]
    _polygon(canvas, [*shade, (box.x - 70, bottom + 30)], theme.GRASS_DEEP, None)
    lid = [(box.x, box.y), (box.x + _DEPTH, box.y - _DEPTH), (right + _DEPTH, box.y - _DEPTH)]
    _polygon(canvas, [*lid, (right, box.y)], paint.tint, theme.INK)
    side = [(right, box.y), (right + _DEPTH, box.y - _DEPTH), (right + _DEPTH, bottom - _DEPTH)]
    _polygon(canvas, [*side, (right, bottom)], paint.lip, theme.INK)
    canvas.plate(box.grown(3), 4, paint.fill, border=6)
    gloss = Box(box.x + 14, box.y + 14, box.width - 28, 16)
    canvas.plate(gloss, 6, theme.WHITE, outline=None, alpha=56)


def _draw_watermark(canvas: Canvas, block: Block, seats: Sequence[Seat]) -> None:
    """The side's symbol at the foot of the winners' block."""
    if block.standing.place != 1:
        return
    key = symbol_key(seats[block.standing.seats[0]])
    symbol = canvas.stage.art.sprite(key, 92).copy()
    symbol.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    symbol.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
    foot = block.box.y + block.box.height - 14
    canvas.blit(symbol, block.box.x + block.box.width / 2, foot, "bottom")


def _draw_medal(canvas: Canvas, x: float, top: float, place: int, width: float) -> None:
    metal = _MEDALS[min(3, place)]
    canvas.art(f"pieces/medal-{metal}", x, top + 4, width, "top")
    middle = top + 4 + width * 0.69
    canvas.text(str(place), x, middle, width * 0.42, _DIGIT_INK, anchor="centre", fixed=True)


def _draw_names(
    canvas: Canvas, block: Block, seats: Sequence[Seat], top: float, points: str
) -> None:
    """On a strip of paper: seat colours are no ground for letters."""
    standing, box = block
    size = 52 if standing.place == 1 else 46
    pitch = size * 1.25
    strip = Box(box.x + 12, top, box.width - 24, pitch * (len(standing.seats) + 1) + 26)
    canvas.plate(strip, 22, theme.PAPER.fill, border=4)
    y = strip.y + 14 + pitch / 2
    for index in standing.seats:
        _draw_name(canvas, seats[index], strip.centre[0], y, strip.width - 28, size)
        y += pitch
    room = strip.width - 20
    canvas.text(points, strip.centre[0], y, size - 6, anchor="centre", room=room)


def _draw_name(canvas: Canvas, seat: Seat, x: float, y: float, room: float, size: float) -> None:
    """The symbol and the name, centred together."""
    symbol, gap = size, 12
    room -= symbol + gap
    width = canvas.stage.type.width(seat.name, size * canvas.stage.text_factor)
    left = x - (min(width, room) + symbol + gap) / 2
    canvas.art(symbol_key(seat), left + symbol / 2, y, symbol, "centre")
    canvas.text(seat.name, left + symbol + gap, y, size, anchor="left", room=room)


def _polygon(
    canvas: Canvas, points: Sequence[tuple[float, float]], fill: Colour, outline: Colour | None
) -> None:
    pixels = [canvas.to_pixels(*point) for point in points]
    pygame.draw.polygon(canvas.surface, fill, pixels)
    if outline is not None:
        thick = max(1, round(6 * canvas.scale))
        pygame.draw.lines(canvas.surface, outline, True, pixels, thick)
