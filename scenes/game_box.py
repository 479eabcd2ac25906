"""The box of a game on the shelf: lid with title and age, tag, and its sign on other screens."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from scenes import theme
from scenes.scene import Box
from scenes.words import say

if TYPE_CHECKING:
    from game.catalog import GameInfo
    from scenes.canvas import Canvas
    from scenes.theme import Paint

ART_SIZE: Final = (346, 458)  # the lid is 308 x 420 at (6, 32), the rest is the box's depth
TAG_SIZE: Final = (336, 80)

_RISE = 14
_BADGE_AT = (276, 392)
_BADGE_RADIUS = 54
_FINE = 4
_CHIP_ROOM = 360


class Look(NamedTuple):
    """How the screens tell one game from another."""

    art: str
    paint: Paint
    icon: str


LOOKS: Final = {
    "buteur": Look("boxes/box-buteur", theme.CORAL, "ball"),
    "11-soccer": Look("boxes/box-11-soccer", theme.SUN, "count-cards"),
    "les-ptifooteux": Look("boxes/box-ptifooteux", theme.ORANGE, "shirt"),
    "big4": Look("boxes/box-big4", theme.VIOLET, "dice"),
    "le-championnat": Look("boxes/box-championnat", theme.SKY, "trophy"),
}


def draw_game_box(
    canvas: Canvas, info: GameInfo, x: float, y: float, lift: float, width: float = ART_SIZE[0]
) -> None:
    """(x, y) is the top left corner of the art; lifted (0 to 1) it rises and glows."""
    k = width / ART_SIZE[0]
    if lift > 0:
        y -= lift * _RISE * k
        canvas.glow(Box(x + 2 * k, y + 8 * k, 338 * k, 440 * k), 14)
    canvas.art(LOOKS[info.id].art, x, y, width)
    _draw_title(canvas, say(f"game.{info.id}"), x + 160 * k, y + 50 * k, k)
    badge = _badge(canvas.stage.shapes.pixels(_BADGE_RADIUS * k))
    at = x + _BADGE_AT[0] * k, y + _BADGE_AT[1] * k
    canvas.blit(badge, *at, "centre")
    canvas.text(f"{info.age}+", *at, max(36, 42 * k), anchor="centre", fixed=True)


def draw_game_tag(
    canvas: Canvas, info: GameInfo, x: float, y: float, width: float = TAG_SIZE[0]
) -> None:
    """How many may play and how long it takes; (x, y) is the top left corner."""
    height, tight = TAG_SIZE[1], (TAG_SIZE[0] - width) / 4
    box = Box(x, y, width, height)
    paint = LOOKS[info.id].paint
    canvas.plate(box, 18, paint.fill, shadow="small")
    canvas.plate(Box(x + 16, y, width - 16, height), 18, theme.PAPER.fill)
    middle = y + height / 2
    canvas.art("icons/players", x + 49 - 1.5 * tight, middle, 46, "centre")
    canvas.text(players_of(info), x + 76 - 2 * tight, middle, 40, anchor="left", room=70)
    canvas.art("icons/clock", x + 176 - 3 * tight, middle, 44, "centre")
    minutes = say("home.minutes", n=info.minutes)
    start = 204 - 3 * tight
    canvas.text(minutes, x + start, middle, 40, anchor="left", room=width - start - 12 + tight)


def draw_game_chip(canvas: Canvas, info: GameInfo, right: float, y: float) -> None:
    """The game's name on its colour; (right, y) is the top right corner."""
    look, name = LOOKS[info.id], say(f"game.{info.id}")
    wide = canvas.stage.type.width(name, 56 * canvas.stage.text_factor, "display")
    width = 116 + min(wide, _CHIP_ROOM) + 24 + 190
    box = Box(right - width, y, width, 104)
    ink = theme.WHITE if look.paint in (theme.CORAL, theme.VIOLET) else theme.NIGHT
    canvas.plate(box, 30, look.paint.fill, shadow="small")
    middle = box.y + box.height / 2
    white = canvas.stage.shapes.disc(38, theme.PAPER.fill, theme.INK, 4)
    canvas.blit(white, box.x + 62, middle, "centre")
    canvas.art(f"icons/{look.icon}", box.x + 62, middle, 58, "centre")
    canvas.text(name, box.x + 116, middle, 56, ink, anchor="left", room=_CHIP_ROOM)
    pill = Box(right - 190, box.y + 16, 172, box.height - 32)
    canvas.plate(pill, 22, theme.PAPER.fill, border=4)
    canvas.art("icons/players", pill.x + 44, middle, 54, "centre")
    canvas.text(players_of(info), pill.x + 76, middle, 42, anchor="left", room=84)


def draw_game_tile(canvas: Canvas, game_id: str, box: Box) -> None:
    """A small square that stands for the game."""
    look = LOOKS[game_id]
    canvas.plate(box, 26, look.paint.fill)
    disc = canvas.stage.shapes.disc(box.width * 0.38, theme.PAPER.fill, None, 0)
    canvas.blit(disc, *box.centre, "centre")
    canvas.art(f"icons/{look.icon}", *box.centre, box.width * 0.6, "centre")


def players_of(info: GameInfo) -> str:
    few, many = info.min_players, info.max_players
    return str(few) if few == many else f"{few}–{many}"


def _draw_title(canvas: Canvas, name: str, x: float, y: float, k: float) -> None:
    """One line, or a short word above the long one: « Le » / « Championnat »."""
    room = max(262 * k, min(262, 292 * k))  # a small box needs its whole lid for a long name
    short, _, rest = name.partition(" ")
    lines = [short, rest] if rest and len(short) < len(rest) else [name]
    if len(lines) == 1:
        _draw_outlined(canvas, name, x, y + 64 * k, 84 * k, room)
        return
    _draw_outlined(canvas, lines[0], x, y + 36 * k, 58 * k, room)
    _draw_outlined(canvas, lines[1], x, y + 98 * k, 66 * k, room)


def _draw_outlined(canvas: Canvas, text: str, x: float, y: float, size: float, room: float) -> None:
    stroke = max(5.0, size * 0.12)
    canvas.text(
        text, x, y, size, theme.WHITE, anchor="centre", room=room, stroke=stroke, fixed=True
    )


@lru_cache(maxsize=8)
def _badge(radius: int) -> pygame.Surface:
    """A sun with ten points, drawn four times too large and scaled down."""
    side = 2 * radius * _FINE
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill((*theme.INK, 0))
    for size, colour in ((1.0, theme.INK), (0.88, theme.SUN.fill)):
        pygame.draw.polygon(large, colour, _points(side / 2, side / 2 * size))
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))


def _points(centre: float, reach: float) -> list[tuple[float, float]]:
    corners = []
    for number in range(20):
        length = reach if number % 2 == 0 else reach * 0.8
        angle = math.tau * number / 20
        corners.append((centre + length * math.sin(angle), centre - length * math.cos(angle)))
    return corners
