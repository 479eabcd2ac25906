"""A page of the booklet as a piece of grass, with the real cards and squares laid on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.championnat.board import SquareKind
from scenes import theme
from scenes.championnat.board import square_art
from scenes.championnat.cards import CardShelf
from scenes.championnat.money import price
from scenes.ptifooteux.dice import draw_die
from scenes.ptifooteux.picture import Die
from scenes.scene import Box, Point
from scenes.theme import Paint
from scenes.widgets.button import draw_button

if TYPE_CHECKING:
    from scenes.canvas import Canvas


class Spread:
    """Places are shares of the picture: (0, 0) is its upper left, (1, 1) its lower right."""

    def __init__(self, canvas: Canvas, box: Box) -> None:
        self.canvas = canvas
        self.box = box
        self.unit = min(1.0, box.height / 430)  # a low page has smaller pieces
        self.shelf = canvas.stage.shelf(CardShelf)
        canvas.plate(box, 30, theme.GRASS_LIGHT)

    def at(self, x: float, y: float) -> Point:
        return self.box.x + x * self.box.width, self.box.y + y * self.box.height

    def around(self, x: float, y: float, width: float, height: float) -> Box:
        """Around a place, in the lengths of a page of middle height."""
        width, height = width * self.unit, height * self.unit
        middle = self.at(x, y)
        return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)

    def art(self, key: str, x: float, y: float, width: float) -> None:
        self.canvas.art(key, *self.at(x, y), width * self.unit, "centre")

    def square(self, kind: SquareKind, x: float, y: float, width: float = 100) -> None:
        self.art(square_art(kind), x, y, width)

    def lit(self, kind: SquareKind, x: float, y: float, width: float = 100) -> None:
        self.canvas.glow(self.around(x, y, width, width * 0.86), 26)
        self.square(kind, x, y, width)

    def mini(self, card: int, label: str, x: float, y: float, width: float = 120) -> None:
        sprite = self.shelf.mini(card, label, width * self.unit)
        self.canvas.blit(sprite, *self.at(x, y), "centre")

    def full(self, card: int, x: float, y: float, width: float) -> None:
        self.canvas.blit(self.shelf.full(card, width * self.unit), *self.at(x, y), "centre")

    def plus(self, plus: str, x: float, y: float, width: float = 118) -> None:
        self.canvas.blit(self.shelf.plus(plus, width * self.unit), *self.at(x, y), "centre")

    def back(self, x: float, y: float, width: float, cost: int) -> None:
        """The back of a footballer's card: its price is all one sees."""
        self.canvas.blit(self.shelf.back(False, width * self.unit), *self.at(x, y), "centre")
        self.chip(price(cost), x, y + 0.26 * self._low(), 190)

    def pawn(self, x: float, y: float, seat: int = 1) -> None:
        """(x, y) is its foot."""
        self.canvas.art(f"pieces/pawn-{seat}", *self.at(x, y), 58 * self.unit, "bottom")

    def die(self, face: str, x: float, y: float, width: float = 130) -> None:
        draw_die(self.canvas, self.around(x, y, width, width), "pieces/die", Die(face))

    def chip(self, words: str, x: float, y: float, width: float, dark: bool = False) -> None:
        box = self.around(x, y, width, 74)
        self.canvas.plate(box, 22, theme.NIGHT if dark else theme.WHITE, border=5)
        ink = theme.SUN.fill if dark else theme.NIGHT
        size = max(36, 46 * self.unit)
        self.canvas.text(words, *box.centre, size, ink, anchor="centre", room=box.width - 16,
                         fixed=True)  # fmt: skip

    def total(self, stars: int, x: float, y: float, symbol: str) -> None:
        """A team's stars, as on the board of a match."""
        box = self.around(x, y, 130, 132)
        self.canvas.plate(box, 24, theme.NIGHT, border=5)
        middle, top = box.centre[0], box.y
        self.canvas.text(str(stars), middle, top + box.height * 0.38, max(36, 68 * self.unit),
                         theme.SUN.fill, anchor="centre", fixed=True)  # fmt: skip
        low = top + box.height * 0.78
        self.canvas.art(symbol, middle - 26 * self.unit, low, 38 * self.unit, "centre")
        self.canvas.art("icons/star", middle + 26 * self.unit, low, 40 * self.unit, "centre")

    def button(self, icon: str, x: float, y: float, width: float, paint: Paint) -> None:
        """A button that says by its picture what it does."""
        box = self.around(x, y, width, 92)
        draw_button(self.canvas, box, "", "normal", paint, radius=22)
        self.canvas.art(icon, *box.centre, 56 * self.unit, "centre")

    def arrow(self, x: float, y: float, angle: float = 0.0, width: float = 70) -> None:
        sprite = self.canvas.stage.art.sprite("ui/link-arrow", width * self.unit, angle=angle)
        self.canvas.blit(sprite, *self.at(x, y), "centre")

    def eleven(self, cards: Sequence[int], rows: tuple[float, float]) -> None:
        """A squad by its numbers in two rows; -2 is a place nobody fills yet."""
        for number, card in enumerate(cards, 1):
            row = number > 6
            x, y = 0.11 + (number - (6.5 if row else 1)) * 0.156, rows[row]
            if card == -2:
                slot = self.around(x, y, 84, 92)
                self.canvas.plate(slot, 18, theme.PAPER.tint, outline=theme.WOOD_GRAIN, border=4)
                self.canvas.text(str(number), *slot.centre, 40, theme.WOOD_DARK, anchor="centre",
                                 fixed=True)  # fmt: skip
            else:
                self.mini(card, str(number), x, y, 102)

    def _low(self) -> float:
        """A share of the width, as a share of the height."""
        return min(1.0, self.unit * 430 / self.box.height)
