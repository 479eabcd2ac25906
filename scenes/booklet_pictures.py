"""The picture of a booklet page: the game's own, or the drawings its page lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.scene import Box
from scenes.small_pictures import drawn_small

if TYPE_CHECKING:
    from scenes.booklet_pages import Page
    from scenes.canvas import Canvas

Picture = Callable[["Canvas", Box], None]

PAGE_WIDTH = 690.0  # what the pictures are composed for


def draw_page_picture(canvas: Canvas, game_id: str, page: Page, box: Box) -> None:
    """Fills `box`; the canvas is a sheet of that size."""
    picture = _book_of(game_id).get(page.key)
    if picture is not None:
        picture(canvas, box)
    else:
        _draw_sprites(canvas, page, box)


class RulePicture:
    """What a bubble shows of its rule, drawn once: a picture of its own, or its page made small."""

    def __init__(self, game_id: str, page: Page, own: Picture | None = None) -> None:
        self._draw = own or (lambda sheet, box: draw_page_picture(sheet, game_id, page, box))
        self._drawn: pygame.Surface | None = None

    def draw(self, canvas: Canvas, box: Box) -> None:
        pixels = canvas.stage.shapes.pixels
        size = pixels(box.width), pixels(box.height)
        if self._drawn is None or self._drawn.get_size() != size:
            page = drawn_small(
                canvas.stage,
                self._draw,
                PAGE_WIDTH,
                PAGE_WIDTH * box.height / box.width,
            )
            self._drawn = pygame.transform.smoothscale(page, size)
        canvas.blit(self._drawn, box.x, box.y)


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
