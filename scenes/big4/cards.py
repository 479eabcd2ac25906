"""The cards of BIG 4, put together from their layers once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.big4.squads import KEEPER_PLACE, club_of, place_of
from scenes import theme
from scenes.big4 import squad
from scenes.big4.squad import Mood
from scenes.picture_store import PictureStore

if TYPE_CHECKING:
    from scenes.stage import Stage

TILT: Final = -6
COACH: Final = (142, 206)
_KEPT_BYTES = 30_000_000
_FLIP_STAGES = 6
_MARGIN = 10  # of the drawings, around the card


class Shape(NamedTuple):
    """One of the two sizes a card is drawn in: lengths inside its drawing, margin left out."""

    prefix: str
    width: float
    height: float
    face: tuple[float, float, float]  # x, y, width
    number: tuple[float, float]
    digits: float
    yellow: tuple[float, float]


LARGE: Final = Shape("", 142, 142, (9, 8, 124), (22, 22), 40, (144, 62))
SMALL: Final = Shape("small-", 100, 112, (7, 16, 86), (21, 21), 36, (98, 44))


class Look(NamedTuple):
    """How a footballer's card lies there."""

    footballer: int
    weak: bool = False
    stars: bool = False  # attack and defence are shown (advanced)
    yellows: int = 0
    faded: bool = False
    mood: Mood | None = None  # on the face; None: as the card lies


class CardShelf:
    """Finished cards at the scale of one stage. Do not draw on what you are given."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.art = stage.art
        self._kept = PictureStore(round(_KEPT_BYTES * max(0.5, stage.scale**2)))

    def picture(
        self, look: Look, shape: Shape = LARGE, share: float = 1.0, *, tilted: bool = True
    ) -> pygame.Surface:
        """`share` enlarges; the middle of the picture is the middle of the card."""
        key = (look, shape.prefix, share, tilted)
        return self._kept.get(key, lambda: self._finish(look, shape, share, tilted))

    def leaning(self, look: Look, share: float, angle: float) -> pygame.Surface:
        """A large card held at an angle."""
        upright = self.picture(look, LARGE, share, tilted=False)
        key = (look, share, "leaning", angle)
        return self._kept.get(key, lambda: pygame.transform.rotozoom(upright, angle, 1))

    def turning(self, look: Look, shape: Shape, flip: float) -> pygame.Surface:
        """The same card so far on its way over: 0 flat, 1 seen from its edge."""
        stage = max(1, round((1 - flip) * _FLIP_STAGES))
        whole = self.picture(look, shape)
        if stage == _FLIP_STAGES:
            return whole
        size = (max(2, whole.get_width() * stage // _FLIP_STAGES), whole.get_height())
        key = (look, shape.prefix, "turning", stage)
        return self._kept.get(key, lambda: pygame.transform.smoothscale(whole, size))

    def coach(self, club: int, width: float) -> pygame.Surface:
        return self._kept.get(("coach", club, width), lambda: self._coach(club, width))

    # Putting a card together.

    def _finish(self, look: Look, shape: Shape, share: float, tilted: bool) -> pygame.Surface:
        by = share * self.stage.scale
        room = 14  # for chips and yellow cards that reach over the edge
        size = (
            round((shape.width + 2 * _MARGIN + 2 * room) * by),
            round((shape.height + 2 * _MARGIN + 2 * room) * by),
        )
        card = pygame.Surface(size, pygame.SRCALPHA)
        card.fill((*theme.INK, 0))
        pen = _Pen(self.stage, card, share, room + _MARGIN)
        self._layers(pen, look, shape, share)
        if look.faded:
            card.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.rotozoom(card, -TILT, 1) if look.weak and tilted else card

    def _layers(self, pen: _Pen, look: Look, shape: Shape, share: float) -> None:
        keeper = place_of(look.footballer) == KEEPER_PLACE
        club, state = squad.club(club_of(look.footballer)).key, "weak" if look.weak else "form"
        front = "keeper" if keeper else state
        outer = (shape.width + 2 * _MARGIN) * share
        pen.shadow(shape, share)
        pen.art(f"cards/big4-{shape.prefix}{state}-{club}-back", (-_MARGIN, -_MARGIN), outer)
        x, y, width = shape.face
        mood = look.mood or ("weak" if look.weak else "play")
        pen.art(squad.face_key(look.footballer, mood), (x, y), width * share)
        pen.art(f"cards/big4-{shape.prefix}{front}-{club}-front", (-_MARGIN, -_MARGIN), outer)
        pen.text(squad.number_label(look.footballer), shape.number, shape.digits)
        if look.stars and shape is LARGE:
            self._chips(pen, look.footballer, share, keeper)
        for number in range(look.yellows):
            x, y = shape.yellow
            pen.art("icons/yellow-card", (x - 30, y - 26 + 18 * number), 52 * share)

    def _chips(self, pen: _Pen, footballer: int, share: float, keeper: bool) -> None:
        stars = squad.footballer(footballer)
        for kind, corner, digit in (("attack", -6, stars.attack), ("defence", 86, stars.defence)):
            if kind == "attack" and keeper:
                continue  # nobody asks how a goalkeeper shoots
            pen.art(f"cards/big4-chip-{kind}", (corner, 102), 62 * share)
            pen.text(str(digit), (corner + 45, 125), 36)

    def _coach(self, club: int, width: float) -> pygame.Surface:
        share = width / COACH[0]
        by = share * self.stage.scale
        card = pygame.Surface((round(COACH[0] * by), round(COACH[1] * by)), pygame.SRCALPHA)
        card.fill((*theme.INK, 0))
        pen, key = _Pen(self.stage, card, share, 0), squad.club(club).key
        pen.art(f"cards/big4-coach-{key}-back", (0, 0), COACH[0] * share)
        pen.art(squad.coach_face(club), (6, 24), 130 * share)
        pen.art(f"cards/big4-coach-{key}-front", (0, 0), COACH[0] * share)
        return card


class _Pen:
    """Draws on one card, in the lengths of its drawing."""

    def __init__(self, stage: Stage, card: pygame.Surface, share: float, margin: float) -> None:
        self.stage, self.card, self.share, self.margin = stage, card, share, margin

    def _at(self, x: float, y: float) -> tuple[int, int]:
        by = self.share * self.stage.scale
        return round((x + self.margin) * by), round((y + self.margin) * by)

    def art(self, key: str, corner: tuple[float, float], width: float) -> None:
        sprite = self.stage.art.sprite(key, width, keep=False)
        self.card.blit(sprite, self._at(*corner))

    def shadow(self, shape: Shape, share: float) -> None:
        shapes = self.stage.shapes
        dx, dy = shapes.shadow_offset("small")
        shadow = shapes.shadow(shape.width * share, shape.height * share, 16 * share, "small")
        self.card.blit(shadow, self._at(dx / share, dy / share))

    def text(self, text: str, middle: tuple[float, float], size: float) -> None:
        drawn = self.stage.type.render(text, size * self.share, theme.NIGHT, "display")
        self.card.blit(drawn, drawn.get_rect(center=self._at(*middle)))
