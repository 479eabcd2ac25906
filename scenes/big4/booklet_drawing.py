"""What the pictures of BIG 4's booklet are made of: cards, dice and sums on grass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.big4.squads import number_of
from game.core.record import Seat
from scenes import theme
from scenes.big4.cards import LARGE, CardShelf, Look
from scenes.big4.dice_tray import draw_die
from scenes.scene import Box, Point
from scenes.widgets.avatar import draw_avatar

if TYPE_CHECKING:
    from scenes.canvas import Canvas

COMET, WAVE, BOLT, CRYSTAL = range(4)
FANS = tuple(Seat("", f"avatar-{5 + 3 * club:02}", club) for club in range(4))
_STRIPES = 7


class Meadow:
    """One picture: a piece of grass. Places are shares of its width and height; in a box lower
    than the `height` it was composed for, everything is drawn smaller."""

    def __init__(self, canvas: Canvas, box: Box, height: float) -> None:
        self.canvas, self.box = canvas, box
        self.share = min(1.0, box.height / height)
        self.cards = CardShelf(canvas.stage)
        canvas.plate(box, 30, theme.GRASS_DARK, border=5)
        width = (box.width - 10) / _STRIPES
        for number in range(1, _STRIPES, 2):
            left = box.x + 5 + number * width
            canvas.fill(theme.GRASS_LIGHT, Box(left, box.y + 5, width, box.height - 10))

    def point(self, x: float, y: float) -> Point:
        return self.box.x + x * self.box.width, self.box.y + y * self.box.height

    def around(self, x: float, y: float, width: float, height: float) -> Box:
        middle = self.point(x, y)
        width, height = width * self.share, height * self.share
        return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)

    def card(
        self,
        club: int,
        place: int,
        x: float,
        y: float,
        width: float,
        *,
        other: bool = False,
        ringed: bool = False,
        look: Look | None = None,
    ) -> None:
        """`look` says how it lies there; its footballer is the one of that place."""
        footballer = number_of(club, place, int(other))
        if ringed:
            frame = self.around(x, y, width, width).grown(8)
            self.canvas.glow(frame, 24)
            self.canvas.plate(frame, 24, theme.SUN.fill, border=4)
        look = (look or Look(0))._replace(footballer=footballer)
        picture = self.cards.picture(look, LARGE, width * self.share / LARGE.width)
        self.canvas.blit(picture, *self.point(x, y), "centre")

    def die(self, face: str | int, x: float, y: float, width: float = 84, angle: float = 0) -> None:
        draw_die(self.canvas, f"pieces/die-{face}", self.point(x, y), width * self.share, angle)

    def art(self, key: str, x: float, y: float, width: float) -> None:
        self.canvas.art(key, *self.point(x, y), width * self.share, "centre")

    def icon(self, key: str, x: float, y: float, width: float) -> None:
        """On a light disc, to be seen on the grass."""
        disc = self.canvas.stage.shapes.disc(width * self.share * 0.66, theme.SKY.tint)
        self.canvas.blit(disc, *self.point(x, y), "centre")
        self.art(key, x, y, width)

    def arrow(self, x: float, y: float, angle: float = 0) -> None:
        sprite = self.canvas.stage.art.sprite("ui/link-arrow", 76 * self.share, angle=angle)
        self.canvas.blit(sprite, *self.point(x, y), "centre")

    def tick(self, x: float, y: float) -> None:
        self.art("ui/tick-badge", x, y, 60)

    def fan(self, club: int, x: float, y: float, radius: float, mood: str = "play") -> None:
        draw_avatar(self.canvas, FANS[club], club, *self.point(x, y), radius * self.share, mood)

    def words(self, words: str, x: float, y: float, size: float = 52) -> None:
        at = self.point(x, y)
        self.canvas.text(words, *at, size, theme.WHITE, anchor="centre", fixed=True, stroke=5)

    def total(self, number: int, x: float, y: float, *, wins: bool = True) -> None:
        fill = theme.SUN.fill if wins else theme.WHITE
        disc = self.canvas.stage.shapes.disc(48, fill, theme.INK, 5)
        self.canvas.blit(disc, *self.point(x, y), "centre")
        self.canvas.text(str(number), *self.point(x, y), 60, anchor="centre", fixed=True)

    def dice_sum(self, pips: Sequence[int], x: float, y: float, *, width: float = 84) -> None:
        """Dice side by side; x is the middle of the first."""
        step = (width + 14) * self.share / self.box.width
        for number, each in enumerate(pips):
            self.die(each, x + step * number, y, width, (-5, 4, -3)[number % 3])

    def plate(self, x: float, y: float, width: float, height: float, *, lit: bool = False) -> Box:
        box = self.around(x, y, width, height)
        paint = theme.SUN if lit else theme.PAPER
        self.canvas.plate(box, 26, paint.fill, border=5, shadow="small")
        return box

    def chip(self, words: str, x: float, y: float, width: float, *, lit: bool = False) -> None:
        box = self.plate(x, y, width, 84, lit=lit)
        self.canvas.text(words, *box.centre, 44, anchor="centre", fixed=True)

    def stars(self, kind: str, number: int, x: float, y: float) -> None:
        """A boot or a shield with its stars, as on the board of a shot."""
        box = self.around(x, y, 84, 96)
        tint = (theme.CORAL if kind == "attack" else theme.SKY).tint
        self.canvas.plate(box, 20, tint, border=4)
        self.canvas.art(f"icons/{kind}", box.centre[0], box.y + 32, 46, "centre")
        self.canvas.text(str(number), box.centre[0], box.y + 70, 40, anchor="centre", fixed=True)
