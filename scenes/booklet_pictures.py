"""The picture of a booklet page: the game's own, or the drawings its page lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.booklet_pages import Page
    from scenes.canvas import Canvas

Picture = Callable[["Canvas", Box], None]


def draw_page_picture(canvas: Canvas, game_id: str, page: Page, box: Box) -> None:
    """Fills `box`; the canvas is a sheet of that size."""
    picture = _book_of(game_id).get(page.key)
    if picture is not None:
        picture(canvas, box)
    else:
        _draw_sprites(canvas, page, box)


def _book_of(game_id: str) -> Mapping[str, Picture]:
    """The pictures of a game by page; the registry knows all screens, and they know this module."""
    from scenes.registry import SCREENS

    screen = SCREENS.get(game_id)
    return screen.booklet_pictures() if screen is not None else {}


def _draw_sprites(canvas: Canvas, page: Page, box: Box) -> None:
    canvas.plate(box, 30, theme.GRASS_LIGHT)
    if not page.sprites:
        return
    each = min(220.0, (box.width - 60) / len(page.sprites) - 20)
    for number, key in enumerate(page.sprites):
        x = box.x + box.width * (number + 0.5) / len(page.sprites)
        width, height = canvas.stage.art.size(key)
        fit = min(each / width, (box.height - 80) / height)
        canvas.art(key, x, box.y + box.height / 2, width * fit, "centre")
