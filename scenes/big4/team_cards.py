"""The cards of the teams on the grass, and what is lit, chosen or gone among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.big4.squads import KEEPER_PLACE, LAST_PLACE, place_of
from scenes import theme
from scenes.big4.cards import TILT, CardShelf, Look, Shape
from scenes.big4.picture import Big4Picture
from scenes.big4.places import many, shape_of, spot
from scenes.scene import Box, Point
from scenes.theme import Colour

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_RADIUS = 18


def look_of(picture: Big4Picture, seat: int, footballer: int) -> Look:
    team = picture.teams[seat]
    return Look(
        footballer,
        weak=bool(team.weak >> place_of(footballer) & 1),
        stars=picture.advanced,
        yellows=picture.yellows.count(footballer),
        faded=team.out,
    )


def draw_teams(canvas: Canvas, picture: Big4Picture, cards: CardShelf) -> None:
    for seat, team in enumerate(picture.teams):
        for place in range(KEEPER_PLACE, LAST_PLACE + 1):
            if team.footballers:
                _draw_place(canvas, picture, cards, seat, team.footballers[place - 1])


def _draw_place(
    canvas: Canvas, picture: Big4Picture, cards: CardShelf, seat: int, footballer: int
) -> None:
    shape = shape_of(picture.players)
    x, y = spot(picture.players, seat, place_of(footballer))
    condition = picture.teams[seat].condition(footballer)
    if condition in ("hurt", "sent-off"):
        if condition == "hurt":
            _draw_back(canvas, picture, footballer, shape, (x, y))
        _draw_empty(canvas, shape, (x, y), condition)
        if condition == "hurt":
            _draw_tick(canvas, picture, footballer, (x, y), shape)
        return
    _draw_back(canvas, picture, footballer, shape, (x, y))
    if footballer not in picture.flips:
        look = look_of(picture, seat, footballer)
        if footballer in picture.fading:
            look = look._replace(faded=True)
        lift = -6 if picture.hot == f"player:{footballer}" and footballer in picture.lit else 0
        canvas.blit(cards.picture(look, shape), x, y + lift, "centre")
    _draw_tick(canvas, picture, footballer, (x, y), shape)
    if footballer == picture.facing:
        icon = "icons/ball" if picture.phase == "penalty" else "icons/versus"
        canvas.art(icon, x + shape.width / 2 - 8, y - shape.height / 2 + 10, 66, "centre")


def draw_turning(canvas: Canvas, picture: Big4Picture, cards: CardShelf) -> None:
    """The cards on their way over: they move while the others are kept as they lie."""
    shape = shape_of(picture.players)
    for footballer, flip in picture.flips.items():
        seat = picture.seat_of(footballer)
        if picture.teams[seat].condition(footballer) in ("in-form", "weak"):
            look = look_of(picture, seat, footballer)
            at = spot(picture.players, seat, place_of(footballer))
            canvas.blit(cards.turning(look, shape, flip), *at, "centre")


def _draw_back(
    canvas: Canvas, picture: Big4Picture, footballer: int, shape: Shape, middle: Point
) -> None:
    """What lies under the card: a glow for the chosen, a chalk ring for those who may be."""
    key = f"player:{footballer}"
    chosen = is_chosen(picture, footballer)
    box = Box(middle[0] - shape.width / 2, middle[1] - shape.height / 2, shape.width, shape.height)
    thick = 6 if many(picture.players) else 9
    leaning = picture.is_weak(footballer)
    if chosen or footballer in picture.struck or key in picture.hinted:
        canvas.glow(box.grown(thick), _RADIUS + thick)
        if footballer not in picture.flips:  # a card seen from its edge hides no ring
            _draw_ring(canvas, box, thick, theme.SUN.fill, 4, leaning=leaning)
    elif picture.hot == key and picture.offering:
        _draw_ring(canvas, box, thick, theme.GLOW, 4, leaning=leaning)
    elif footballer in picture.lit:
        edge = 2 if many(picture.players) else 4
        _draw_ring(canvas, box, thick - 1, theme.CHALK, edge, leaning=leaning)


def _draw_ring(
    canvas: Canvas, card: Box, thick: float, fill: Colour, border: float, *, leaning: bool
) -> None:
    """It leans with the card that lies on it."""
    box, radius = card.grown(thick), _RADIUS + thick
    if not leaning:
        canvas.plate(box, radius, fill, border=border)
        return
    ring = canvas.stage.shapes.plate(box.width, box.height, radius, fill, theme.INK, border)
    canvas.blit(tilted(ring), *box.centre, "centre")


def tilted(plate: pygame.Surface) -> pygame.Surface:
    """With air around it: an edge that is the edge of its picture would turn into stairs."""
    width, height = plate.get_size()
    airy = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA)
    airy.fill((*theme.INK, 0))
    airy.blit(plate, (2, 2))
    return pygame.transform.rotozoom(airy, -TILT, 1)


def is_chosen(picture: Big4Picture, footballer: int) -> bool:
    draft = picture.draft
    return footballer in draft.picked or footballer in (draft.taker, draft.off)


def _draw_tick(
    canvas: Canvas, picture: Big4Picture, footballer: int, middle: Point, shape: Shape
) -> None:
    if not is_chosen(picture, footballer):
        return
    low = many(picture.players)
    x = middle[0] + shape.width / 2 - 8
    y = middle[1] + (shape.height / 2 - 14 if low else -shape.height / 2 + 10)
    canvas.art("ui/tick-badge", x, y, 52, "centre")


def _draw_empty(canvas: Canvas, shape: Shape, middle: Point, condition: str) -> None:
    """Somebody stood here: an empty place, and why."""
    box = Box(middle[0] - shape.width / 2, middle[1] - shape.height / 2, shape.width, shape.height)
    canvas.plate(box.grown(-6), 16, theme.GRASS_DEEP, outline=theme.CHALK, border=3, alpha=150)
    icon = "icons/injury" if condition == "hurt" else "icons/red-card"
    canvas.art(icon, *middle, shape.width * 0.5, "centre")
