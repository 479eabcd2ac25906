"""The way to the album on the home screen: a little cupboard of cups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.trophies.album_file import DamagedAlbum
from game.trophies.deeds import TROPHIES
from game.trophies.profiles import Album
from scenes import theme
from scenes.scene import Box
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

TILE: Final = Box(996, 782, 500, 240)

_PAINT = theme.Paint(
    theme.from_hex("#2B4490"), theme.from_hex("#16244F"), theme.from_hex("#3A57AE")
)
_EDGE = theme.from_hex("#7F93CE")
_CUPS = ("gold", "silver", "bronze", "gold", "silver")
_PLANK = Box(20, 134, 460, 14)
_LIP = 10


def family_count(album: Album | DamagedAlbum) -> int | None:
    """How many of the trophies somebody has; None when nobody can tell."""
    if isinstance(album, DamagedAlbum):
        return None
    return sum(any(each.has(t.key) for each in album.profiles) for t in TROPHIES)


def something_new(album: Album | DamagedAlbum) -> bool:
    """Stickers nobody has looked at yet."""
    return not isinstance(album, DamagedAlbum) and any(each.fresh for each in album.profiles)


def draw_trophy_tile(canvas: Canvas, count: int | None, state: str, new: bool = False) -> None:
    """Every second trophy fills a place in the cupboard; a seal tells of new ones."""
    hot = state != "normal"
    if hot:
        canvas.glow(TILE.grown(6), 42)
    fill = _PAINT.tint if hot else _PAINT.fill
    canvas.plate(TILE._replace(y=TILE.y + _LIP), 36, _PAINT.lip, shadow="normal")
    canvas.plate(TILE, 36, fill)
    canvas.plate(TILE.grown(-8), 29, fill, outline=_EDGE, border=4)
    shown = -(-(count or 0) // 2)
    for number, metal in enumerate(_CUPS):
        cup = metal if number < shown else "locked"
        x = TILE.x + 70 + number * 90
        canvas.art(f"pieces/cup-{cup}", x, TILE.y + _PLANK.y + 2, 92, "bottom")
    plank = Box(TILE.x + _PLANK.x, TILE.y + _PLANK.y, _PLANK.width, _PLANK.height)
    canvas.plate(plank, 6, theme.WOOD_LIGHT, border=4)
    y = TILE.y + 192
    words = "?" if count is None else say("trophies.count", n=count, total=len(TROPHIES))
    canvas.text(words, TILE.x + 466, y, 52, theme.SUN.fill, anchor="right", room=160)
    if new:
        canvas.art("ui/new-seal", TILE.x + 22, TILE.y + 8, 84, "centre")
    canvas.text(say("home.trophies"), TILE.x + 32, y, 52, theme.WHITE, anchor="left", room=256)
