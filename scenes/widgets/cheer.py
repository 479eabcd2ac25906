"""Somebody from the waist up, arms in the air: who has scored, who has won."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pygame

from scenes import theme
from scenes.picture_store import PictureStore
from scenes.theme import Colour, from_hex
from scenes.widgets.avatar import face_key

if TYPE_CHECKING:
    from game.core.record import Seat
    from scenes.art import ArtShelf
    from scenes.canvas import Canvas

# Faces are drawn in a box of 220 whose corner is (-10, -20); arms reach further out.
_BOX = 220
_REACH = 62
_FINE = 2
_ROBOT_METAL, _ROBOT_HAND = from_hex("#8E9AB8"), from_hex("#DCE5F0")
_SHOULDER, _ELBOW, _WRIST, _PALM = (38, 190), (2, 160), (-12, 104), (-15, 82)
_FINGERS = ((-31, 56), (-15, 48), (1, 56))

_MOST_BYTES = 6_000_000  # everybody at one table
_figures: WeakKeyDictionary[ArtShelf, PictureStore] = WeakKeyDictionary()


def draw_cheering(
    canvas: Canvas, seat: Seat, index: int, x: float, bottom: float, width: float
) -> None:
    """`width` is that of the face box; the arms stand out on both sides of it."""
    art = canvas.stage.art
    face = face_key(seat, index, "win")
    store = _figures.setdefault(art, PictureStore(_MOST_BYTES))
    figure = store.get((face, width), lambda: _figure(art, face, width, seat.is_robot))
    canvas.blit(figure, x, bottom, "bottom")


def draw_standing(
    canvas: Canvas,
    seat: Seat,
    index: int,
    x: float,
    bottom: float,
    width: float,
    mood: str = "play",
) -> None:
    """The same person with the arms down."""
    canvas.blit(canvas.stage.art.sprite(face_key(seat, index, mood), width), x, bottom, "bottom")


def _figure(art: ArtShelf, face: str, width: float, robot: bool) -> pygame.Surface:
    bust = art.sprite(face, width)
    unit = bust.get_width() / _BOX
    side = round(_REACH * unit)
    whole = pygame.Surface((bust.get_width() + 2 * side, bust.get_height()), pygame.SRCALPHA)
    whole.fill((*theme.INK, 0))
    skin, sleeve = (_ROBOT_HAND, _ROBOT_METAL) if robot else _skin_and_shirt(bust, unit)
    arm = _arm(whole.get_size(), unit, skin, sleeve)
    whole.blit(arm, (0, 0))
    whole.blit(pygame.transform.flip(arm, True, False), (0, 0))
    whole.blit(bust, (side, 0))
    return whole


def _skin_and_shirt(bust: pygame.Surface, unit: float) -> tuple[Colour, Colour]:
    """Faces are flat: the colour seen most often on the cheeks is skin, on the chest shirt."""
    cheeks = (round(80 * unit), round(120 * unit), round(60 * unit), round(46 * unit))
    chest = (round(44 * unit), round(204 * unit), round(132 * unit), round(14 * unit))
    return _commonest(bust, cheeks), _commonest(bust, chest)


def _commonest(picture: pygame.Surface, area: tuple[int, int, int, int]) -> Colour:
    left, top, width, height = area
    step = max(1, width // 30)
    seen = Counter(
        tuple(picture.get_at((x, y)))[:3]
        for x in range(left, left + width, step)
        for y in range(top, top + height, step)
    )
    # White stripes and ink lines are not what a shirt or a face is made of.
    for red, green, blue in [colour for colour, _ in seen.most_common()]:
        if 90 < red + green + blue < 720 and (red, green, blue) != theme.INK:
            return red, green, blue
    return theme.SKY.fill


def _arm(size: tuple[int, int], unit: float, skin: Colour, sleeve: Colour) -> pygame.Surface:
    """The left one, drawn twice too large: forearm, fingers and palm, then the sleeve over it."""
    pen = _Pen((size[0] * _FINE, size[1] * _FINE), unit * _FINE)
    pen.limbs([(_ELBOW, _WRIST, 13.5)], skin)
    pen.limbs([*((_PALM, tip, 6) for tip in _FINGERS), (_PALM, _PALM, 19)], skin)
    pen.limbs([(_SHOULDER, _ELBOW, 25)], sleeve)
    return pygame.transform.smoothscale(pen.surface, size)


class _Pen:
    """Draws thick round-ended limbs with an ink outline, in the coordinates of the face."""

    def __init__(self, size: tuple[int, int], unit: float) -> None:
        self.surface = pygame.Surface(size, pygame.SRCALPHA)
        self.surface.fill((*theme.INK, 0))
        self.unit = unit

    def limbs(
        self, limbs: list[tuple[tuple[float, float], tuple[float, float], float]], fill: Colour
    ) -> None:
        for extra, colour in ((2.5, theme.INK), (-2.5, fill)):
            for start, end, radius in limbs:
                self._capsule(start, end, radius + extra, colour)

    def _capsule(
        self, start: tuple[float, float], end: tuple[float, float], radius: float, colour: Colour
    ) -> None:
        (ax, ay), (bx, by) = self._at(start), self._at(end)
        reach = radius * self.unit
        pygame.draw.circle(self.surface, colour, (ax, ay), reach)
        pygame.draw.circle(self.surface, colour, (bx, by), reach)
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        if length:
            nx, ny = -(by - ay) / length * reach, (bx - ax) / length * reach
            corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny)]
            pygame.draw.polygon(self.surface, colour, [*corners, (ax - nx, ay - ny)])

    def _at(self, point: tuple[float, float]) -> tuple[float, float]:
        return (point[0] + 10 + _REACH) * self.unit, (point[1] + 20) * self.unit
