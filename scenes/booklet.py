"""The booklet of a game: double pages, never scrolled, a picture left and the words right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.booklet_cover import BookletCover
from scenes.booklet_pages import pages_of
from scenes.booklet_pictures import PAGE_WIDTH, draw_page_picture
from scenes.booklet_words import draw_points, draw_small_print, small_print_height
from scenes.canvas import Canvas
from scenes.game_box import LOOKS
from scenes.scene import Box, Scene, Target
from scenes.widgets.button import draw_button
from scenes.widgets.page_dots import draw_page_dots
from scenes.widgets.tip import draw_tip
from scenes.words import say

if TYPE_CHECKING:
    from scenes.booklet_pages import Page

CONTENTS = "contents"  # the key of the page before the first

LEFT_PAGE = Box(232, 122, PAGE_WIDTH, 800)
RIGHT_PAGE = Box(1002, 122, 660, 800)
CLOSE = Box(1772, 30, 116, 108)
CONTENTS_BUTTON = Box(32, 30, 116, 108)
PREVIOUS = Box(32, 892, 116, 122)
NEXT = Box(1772, 892, 116, 122)

_TITLE_HEIGHT = 96
_GAP = 22
_RIBBON = (988, 55)
_RIBBON_ROOM = 310.0
_DOTS_Y = 1030


class Booklet(Scene):
    """Mock-up 10. `page` is the key of the page it opens at."""

    def __init__(self, game_id: str, page: str | None = None) -> None:
        super().__init__()
        self.game_id = game_id
        self.pages = pages_of(game_id)
        self.number = self.pages.number_of(page)
        self.in_contents = page == CONTENTS
        self._picture: pygame.Surface | None = None
        self._cover = BookletCover(game_id)

    @property
    def page_keys(self) -> tuple[str, ...]:
        return self.pages.keys

    @property
    def page(self) -> Page:
        return self.pages.page[self.number]

    # Turning pages.

    def turn_to(self, number: int) -> None:
        self.stage.sound.play("card")
        self.number = min(max(number, 0), len(self.pages.page) - 1)
        self.in_contents = False
        self._picture = None
        self.touch()

    def _next(self) -> None:
        self.turn_to(0 if self.in_contents else self.number + 1)

    def _previous(self) -> None:
        if self.number == 0:
            self._show_contents()
        else:
            self.turn_to(self.number - 1)

    def _show_contents(self) -> None:
        self.stage.sound.play("card")
        self.in_contents = True
        self.touch()

    def _close(self) -> None:
        self.stage.sound.play("click")
        self.stack.pop()

    def back(self) -> None:
        self._close()

    def lay_out(self) -> None:
        self._picture = None
        self._cover.forget()

    # Input.

    def targets(self) -> list[Target]:
        found = [Target("booklet.close", CLOSE, self._close, "booklet.close")]
        if self.in_contents:
            found += [
                Target(f"booklet.page.{key}", box, lambda number=number: self.turn_to(number))  # type: ignore[misc]
                for number, (key, box) in enumerate(
                    zip(self.page_keys, self._entries(), strict=True)
                )
            ]
        else:
            words = "booklet.contents"
            found.append(Target("booklet.contents", CONTENTS_BUTTON, self._show_contents, words))
            found.append(Target("booklet.previous", PREVIOUS, self._previous, "booklet.previous"))
        if self.in_contents or self.number + 1 < len(self.pages.page):
            found.append(Target("booklet.next", NEXT, self._next, "booklet.next"))
        return found

    def key(self, name: str) -> None:
        """Without a focus the arrows turn the pages, as a reader expects."""
        if self.focused is None and name == "right" and self._may("booklet.next"):
            self._next()
        elif self.focused is None and name == "left" and self._may("booklet.previous"):
            self._previous()
        else:
            super().key(name)

    def _may(self, key: str) -> bool:
        return any(target.key == key for target in self.targets())

    def _entries(self) -> list[Box]:
        """The buttons of the contents: down the left page, then down the right one."""
        rows = -(-len(self.pages.page) // 2)
        pitch = min(128.0, 690 / rows)
        boxes = []
        for number in range(len(self.pages.page)):
            side = LEFT_PAGE if number < rows else RIGHT_PAGE
            y = side.y + _TITLE_HEIGHT + _GAP + 6 + pitch * (number % rows)
            boxes.append(Box(side.x, y, side.width, min(104, pitch - 22)))
        return boxes

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        self._cover.draw(canvas)
        self._draw_ribbon(canvas)
        if self.in_contents:
            self._draw_contents(canvas)
        else:
            self._draw_page(canvas)
        self._draw_dots(canvas)
        for key, box, icon, paint in (
            ("booklet.close", CLOSE, "cross-white", theme.CORAL),
            ("booklet.contents", CONTENTS_BUTTON, "book", theme.PAPER),
            ("booklet.previous", PREVIOUS, "chevron-left", theme.SUN),
            ("booklet.next", NEXT, "chevron-right", theme.SUN),
        ):
            if self._may(key):
                draw_button(canvas, box, "", self.state_of(key), paint, icon=icon, radius=28)
        for target in self.targets():
            if target.tip and self.hot(target.key):
                draw_tip(canvas, say(target.tip), target.box)

    def _draw_ribbon(self, canvas: Canvas) -> None:
        words = say(f"game.{self.game_id}")
        x, y = _RIBBON
        width = min(_RIBBON_ROOM, canvas.stage.type.width(words, 50))
        icon = LOOKS[self.game_id].icon
        canvas.art(f"icons/{icon}", x - width / 2 - 38, y, 50, "centre")
        canvas.text(words, x, y, 50, anchor="centre", room=_RIBBON_ROOM, fixed=True)

    def _draw_page(self, canvas: Canvas) -> None:
        title, points, more = self.pages.words_of(self.page)
        head = Box(LEFT_PAGE.x, LEFT_PAGE.y, LEFT_PAGE.width, _TITLE_HEIGHT)
        self._draw_head(canvas, head, numbered(self.number, say(title)))
        small = [say(key) for key in more]
        low = small_print_height(canvas, small, LEFT_PAGE.width)
        top = head.y + head.height + _GAP
        bottom = LEFT_PAGE.y + LEFT_PAGE.height - (low + _GAP if low else 0)
        self._draw_picture(canvas, Box(LEFT_PAGE.x, top, LEFT_PAGE.width, bottom - top))
        if small:
            y = LEFT_PAGE.y + LEFT_PAGE.height - low
            draw_small_print(canvas, small, Box(LEFT_PAGE.x, y, LEFT_PAGE.width, low))
        draw_points(canvas, [say(key) for key in points], RIGHT_PAGE)

    def _draw_head(self, canvas: Canvas, box: Box, words: str) -> None:
        """In the colour of the box the booklet comes from."""
        paint = LOOKS[self.game_id].paint
        ink = theme.WHITE if paint in (theme.CORAL, theme.VIOLET) else theme.NIGHT
        canvas.plate(box, 30, paint.fill)
        canvas.text(words, *box.centre, 62, ink, anchor="centre", room=box.width - 60)

    def _draw_picture(self, canvas: Canvas, box: Box) -> None:
        """A picture costs more than a frame: it is drawn once per page."""
        if self._picture is None:
            size = canvas.stage.shapes.plate(box.width, box.height, 30, theme.PAPER.fill).get_size()
            sheet = pygame.Surface(size, pygame.SRCALPHA)
            easel = Canvas(sheet, canvas.stage)
            easel.offset = (0, 0)
            draw_page_picture(easel, self.game_id, self.page, Box(0, 0, box.width, box.height))
            self._picture = sheet
        canvas.blit(self._picture, box.x, box.y)

    def _draw_contents(self, canvas: Canvas) -> None:
        head = Box(LEFT_PAGE.x, LEFT_PAGE.y, LEFT_PAGE.width, _TITLE_HEIGHT)
        self._draw_head(canvas, head, say("booklet.contents"))
        for number, icon in enumerate(("whistle", "ball", "glove", "trophy")):
            x = RIGHT_PAGE.x + RIGHT_PAGE.width * (number + 0.5) / 4
            canvas.art(f"icons/{icon}", x, head.centre[1], 88, "centre")
        for number, (page, box) in enumerate(zip(self.pages.page, self._entries(), strict=True)):
            state = self.state_of(f"booklet.page.{page.key}")
            words = numbered(number, say(self.pages.words_of(page)[0]))
            paint = theme.SUN if number == self.number else theme.PAPER
            draw_button(canvas, box, words, state, paint, size=44)

    def _draw_dots(self, canvas: Canvas) -> None:
        here = None if self.in_contents else self.number
        draw_page_dots(canvas, here, len(self.pages.page), (957, _DOTS_Y))


def numbered(number: int, title: str) -> str:
    """« 2. À ton tour », but never a number before a number: « 8 et 4 : jamais plus de 13 »."""
    return title if title[0].isdigit() else f"{number + 1}. {title}"
