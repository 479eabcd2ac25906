"""What the pictures of 11 Soccer's booklet are made of: cards, people and marks on a cloth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box, Point
from scenes.soccer11.cards import SHAPE, CardShelf
from scenes.theme import from_hex
from scenes.widgets.avatar import draw_avatar

if TYPE_CHECKING:
    from scenes.canvas import Canvas

# Nobody in particular.
PEOPLE = (
    Seat("A", "avatar-05", 0),
    Seat("B", "avatar-08", 1),
    Seat("C", "avatar-12", 2),
    Seat("D", "avatar-14", 3),
)
_CLOTH = from_hex("#44985A")


class Spread:
    """One picture; places are shares of its width and height."""

    def __init__(self, canvas: Canvas, box: Box) -> None:
        self.canvas = canvas
        self.box = box
        self.cards = CardShelf(canvas.stage)
        canvas.plate(box, 30, _CLOTH)
        canvas.plate(box.grown(-12), 22, _CLOTH, outline=theme.CHALK, border=4)

    def at(self, x: float, y: float) -> Point:
        return self.box.x + x * self.box.width, self.box.y + y * self.box.height

    def card(
        self,
        rank: int | None,
        x: float,
        y: float,
        width: float,
        *,
        glowing: bool = False,
        dimmed: bool = False,
    ) -> None:
        middle = self.at(x, y)
        if glowing:
            frame = Box(middle[0] - width / 2, middle[1] - width * SHAPE / 2, width, width * SHAPE)
            frame = frame.grown(9)
            self.canvas.glow(frame, 26)
            self.canvas.plate(frame, 26, theme.SUN.fill, border=4)
        self.canvas.blit(self.cards.picture(rank, width, dimmed=dimmed), *middle, "centre")

    def pile(self, x: float, y: float, count: int, width: float = 130) -> None:
        middle = self.at(x, y)
        for step in range(4):
            at = (middle[0] + 3 * step, middle[1] - 3 * step)
            self.canvas.blit(self.cards.picture(None, width), *at, "centre")
        badge = (middle[0] + width / 2, middle[1] + width * SHAPE / 2 - 18)
        self.canvas.blit(self.canvas.stage.shapes.disc(32, theme.CORAL.fill), *badge, "centre")
        self.canvas.text(str(count), *badge, 38, theme.WHITE, anchor="centre", fixed=True)

    def person(
        self, seat: int, x: float, y: float, *, radius: float = 66, mood: str = "play"
    ) -> None:
        draw_avatar(self.canvas, PEOPLE[seat], seat, *self.at(x, y), radius, mood)

    def art(self, key: str, x: float, y: float, width: float) -> None:
        """An icon stands on a light disc, anything else on the cloth."""
        middle = self.at(x, y)
        if key.startswith("icons/"):
            disc = self.canvas.stage.shapes.disc(width * 0.66, theme.SKY.tint)
            self.canvas.blit(disc, *middle, "centre")
        self.canvas.art(key, *middle, width, "centre")

    def mark(self, key: str, x: float, y: float, width: float) -> None:
        self.canvas.art(key, *self.at(x, y), width, "centre")

    def tick(self, x: float, y: float) -> None:
        self.mark("ui/tick-badge", x, y, 76)

    def arrow(self, x: float, y: float, angle: float) -> None:
        sprite = self.canvas.stage.art.sprite("ui/link-arrow", 92, angle=angle)
        self.canvas.blit(sprite, *self.at(x, y), "centre")

    def star(self, points: int, x: float, y: float, width: float = 110) -> None:
        self.star_at(points, *self.at(x, y), width)

    def star_at(self, points: int, x: float, y: float, width: float) -> None:
        self.canvas.art("pieces/points-star", x, y, width, "centre")
        size = width * 0.46 if width > 90 else 36
        self.canvas.text(str(points), x, y, size, theme.WHITE, anchor="centre", fixed=True)

    def rank_disc(self, rank: int, x: float, y: float) -> None:
        self.canvas.blit(self.canvas.stage.shapes.disc(32, theme.SUN.fill), x, y, "centre")
        self.canvas.text(str(rank), x, y, 40, anchor="centre", fixed=True)

    def text(self, words: str, x: float, y: float, size: float) -> None:
        at = self.at(x, y)
        self.canvas.text(words, *at, size, theme.WHITE, anchor="centre", fixed=True, stroke=5)

    def tile(self, x: float, y: float, side: float, *, chosen: bool) -> None:
        middle = self.at(x, y)
        box = Box(middle[0] - side / 2, middle[1] - side / 2, side, side)
        paint = theme.SUN if chosen else theme.PAPER
        body = self.canvas.stage.shapes.button(side, side, 30, paint, "normal")
        self.canvas.blit(body, box.x, box.y - 4)
