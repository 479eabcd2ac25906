"""The cards of Le Championnat, put together from their layers once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.championnat.cards import COLOUR_STARS, Footballer
from game.championnat.lineup import TRAINEE, TRAINEE_STARS
from scenes import theme
from scenes.canvas import Canvas
from scenes.championnat.deck import cards_of, footballer
from scenes.championnat.money import price
from scenes.picture_store import PictureStore
from scenes.scene import Box
from scenes.widgets.burst import make_burst
from scenes.words import language, say

if TYPE_CHECKING:
    from scenes.stage import Stage

FULL = (300.0, 432.0)
MINI = (144.0, 152.0)
PLUS = (158.0, 212.0)
PLUS_PICTURE = (144.0, 132.0)  # its window
# One width wherever a card is told of, auctioned or drawn: on its way it is the same picture.
TOLD_WIDTH, AUCTIONED_WIDTH, DRAWN_WIDTH = 250.0, 274.0, 286.0
_KEPT_BYTES = 40_000_000
_TILT = 2.5  # degrees
_SMALL_FACE = 121.0  # of the largest small card


class CardShelf:
    """Finished cards at the scale of one stage. Do not draw on what you are given."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._kept = PictureStore(round(_KEPT_BYTES * max(0.5, stage.scale**2)))
        self._small_faces: dict[str, pygame.Surface] = {}

    def make_faces(self, colour: str) -> None:
        """All small faces of one colour at a time: they lie in one picture on the disk."""
        cards = [TRAINEE] if colour == "trainee" else cards_of(colour)
        for key in map(face_key, cards):
            if key not in self._small_faces:
                face = self.stage.art.sprite(key, _SMALL_FACE, keep=False)
                self._small_faces[key] = face

    def small_face(self, card: int) -> pygame.Surface:
        key = face_key(card)
        if key not in self._small_faces:
            self.make_faces("trainee" if card == TRAINEE else footballer(card).colour)
        return self._small_faces[key]

    def full(self, card: int, width: float) -> pygame.Surface:
        return self._get(("full", card, width), FULL, width, lambda pen: _full(pen, card))

    def tilted(self, card: int, width: float) -> pygame.Surface:
        """As it is held up for everybody: a little askew, with its shadow."""
        room = 28.0  # around it, or the edges would be cut into steps

        def draw(pen: Pen) -> None:
            box = Box(room, room, width, width * FULL[1] / FULL[0])
            pen.canvas.plate(box, 24 * width / FULL[0], theme.INK, border=0, shadow="normal")
            pen.canvas.blit(self.full(card, width), box.x, box.y)

        def make() -> pygame.Surface:
            size = (width + 2 * room, width * FULL[1] / FULL[0] + 2 * room)
            pen = Pen(self.stage, size, 1)
            draw(pen)
            return pygame.transform.rotozoom(pen.surface, _TILT, 1)

        return self._kept.get(("tilted", card, width, language()), make)

    def mini(self, card: int, label: str, width: float, *, faded: bool = False) -> pygame.Surface:
        """`card` may be TRAINEE; `label`, if any, stands in a tag at the bottom left."""
        key = ("mini", card, label, width, faded)
        return self._get(key, MINI, width, lambda pen: _mini(pen, card, label), faded)

    def plus(self, plus: str, width: float, *, faded: bool = False) -> pygame.Surface:
        key = ("plus", plus, width, faded)
        return self._get(key, PLUS, width, lambda pen: _plus(pen, plus), faded)

    def plus_picture(self, plus: str, width: float) -> pygame.Surface:
        """Only its drawing, for where its name would be too small to be read."""

        def draw(pen: Pen) -> None:
            pen.art(f"cards/championnat-plus-{plus}", -7, -7, PLUS[0])
            share, (wide, high) = pen.share, PLUS_PICTURE
            shapes = pen.canvas.stage.shapes
            round_off = shapes.plate(wide * share, high * share, 15 * share, theme.WHITE, None, 0)
            pen.surface.blit(round_off, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)

        return self._get(("plus-picture", plus, width), PLUS_PICTURE, width, draw)

    def burst(self, fill: theme.Colour, width: float) -> pygame.Surface:
        """The jagged star behind whoever or whatever shines."""
        canvas = Canvas(pygame.Surface((1, 1)), self.stage)
        key = ("burst", fill, width)
        return self._kept.get(key, lambda: make_burst(canvas, Box(0, 0, width, width), fill))

    def back(self, red: bool, width: float) -> pygame.Surface:
        """Of the foreign pack, or of the national one."""
        return self.stage.art.sprite(f"cards/back-{'red' if red else 'blue'}", width)

    def _get(
        self,
        key: tuple[object, ...],
        size: tuple[float, float],
        width: float,
        draw: Callable[[Pen], None],
        faded: bool = False,
    ) -> pygame.Surface:
        def make() -> pygame.Surface:
            pen = Pen(self.stage, size, width / size[0])
            draw(pen)
            if faded:
                pen.surface.fill((255, 255, 255, 105), special_flags=pygame.BLEND_RGBA_MULT)
            return pen.surface

        return self._kept.get((*key, language()), make)


class Pen:
    """Draws one card in the lengths of its drawing, `share` times as large."""

    def __init__(self, stage: Stage, size: tuple[float, float], share: float) -> None:
        by = share * stage.scale
        self.surface = pygame.Surface((round(size[0] * by), round(size[1] * by)), pygame.SRCALPHA)
        self.surface.fill((*theme.INK, 0))
        self.share = share
        self.canvas = Canvas(self.surface, stage)
        self.canvas.offset = (0, 0)

    def art(self, key: str, x: float, y: float, width: float, anchor: str = "topleft") -> None:
        """Frames and stars come again with the next card; a large face is used up with its own."""
        keep = not key.startswith("faces/")
        sprite = self.canvas.stage.art.sprite(key, width * self.share, keep=keep)
        self.canvas.blit(sprite, x * self.share, y * self.share, anchor)

    def plate(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: theme.Colour = theme.WHITE,
        radius: float = 15,
    ) -> None:
        box = Box(x * self.share, y * self.share, width * self.share, height * self.share)
        self.canvas.plate(box, radius * self.share, fill, border=max(2, 4 * self.share))

    def face(self, card: int, x: float, y: float, width: float) -> None:
        """A small one, from those made ahead."""
        face = self.canvas.stage.shelf(CardShelf).small_face(card)
        pixels = round(width * self.share * self.canvas.scale)
        size = (pixels, round(pixels * face.get_height() / face.get_width()))
        self.canvas.blit(pygame.transform.smoothscale(face, size), x * self.share, y * self.share)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: theme.Colour = theme.NIGHT,
        room: float = 400,
    ) -> None:
        """In the middle of (x, y), as small as the room wants it."""
        typeface = self.canvas.stage.type
        size *= self.share
        while typeface.width(text, size) > room * self.share and size > 8:
            size -= 1
        drawn = typeface.render(text, size, colour, "display")
        self.canvas.blit(drawn, x * self.share, y * self.share, "centre")


def face_key(card: int) -> str:
    return "faces/deck-trainee" if card == TRAINEE else f"faces/deck-{card}"


def places_label(card: Footballer) -> str:
    if card.is_versatile:
        return say("le-championnat.jp")
    return "/".join(str(place) for place in card.places)


def _full(pen: Pen, card: int) -> None:
    player = footballer(card)
    pen.art(f"cards/championnat-{player.colour}-back", 0, 0, FULL[0])
    pen.art(face_key(card), 150, 148, 268, "centre")
    pen.art(f"cards/championnat-{player.colour}-front", 0, 0, FULL[0])
    label = places_label(player)
    chip = 1 if player.is_versatile else min(3, len(player.places))
    width = {1: 76, 2: 136, 3: 190}[chip]
    pen.art(f"cards/championnat-number-{chip}", 20, 20, width)
    pen.text(label, 20 + width / 2, 55, 48, room=width - 14)
    pen.text(player.name, 150, 273, 44, room=256)
    _draw_stars(pen, player)
    pen.text(price(player.price), 82, 387, 40, room=126)
    pen.text(price(player.resale), 218, 387, 40, theme.SUN.fill, room=126)


def _draw_stars(pen: Pen, player: Footballer) -> None:
    """Golden ones of the colour, white ones above it; on yellow they need a dark ground."""
    if player.colour == "yellow":
        width = player.stars * 37 + 26
        pen.plate(150 - width / 2, 306, width, 46, theme.NIGHT, 23)
    base = COLOUR_STARS[player.colour]
    for number in range(player.stars):
        x = 150 + (number - (player.stars - 1) / 2) * 37
        pen.art("icons/star" if number < base else "icons/star-empty", x, 329, 42, "centre")


def _mini(pen: Pen, card: int, label: str) -> None:
    trainee = card == TRAINEE
    colour = "trainee" if trainee else footballer(card).colour
    pen.art(f"cards/championnat-mini-{colour}-back", 0, 0, MINI[0])
    pen.face(card, 17, 21, 110)
    pen.art(f"cards/championnat-mini-{colour}-front", 0, 0, MINI[0])
    if label:
        width = 56 if len(label) <= 2 else 72
        pen.plate(2, 105, width, 45)
        pen.text(label, 2 + width / 2, 127, 40, room=width - 10)
    if trainee:
        pen.text(f"{TRAINEE_STARS}", 108, 122, 40, theme.WHITE, room=58)
    else:
        pen.text(str(footballer(card).stars), 94, 122, 40, theme.WHITE, room=28)


def _plus(pen: Pen, plus: str) -> None:
    pen.art(f"cards/championnat-plus-{plus}", 0, 0, PLUS[0])
    pen.text(say(f"plus.le-championnat.{plus}.short"), 79, 174, 42, room=142)
