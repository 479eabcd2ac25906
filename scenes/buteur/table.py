"""The play area of Buteur, drawn whole from its picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, get_args
from weakref import WeakKeyDictionary

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.buteur import question, scores, tray
from scenes.buteur.calls import Call
from scenes.buteur.card import CardShelf
from scenes.buteur.picture import CENTRE_SPOT, ButeurPicture, FlyingCard, Spot, Verdict
from scenes.buteur.pitch import FIELD, draw_table, spot_point
from scenes.buteur.places import CARD_SHAPE, CARD_WIDTH, TABLE_MIDDLE
from scenes.buteur.preview import BALL, Grass, draw_gloves
from scenes.buteur.set_table import SetTable
from scenes.canvas import Canvas
from scenes.scene import Box, Point
from scenes.widgets.frame import Frame

if TYPE_CHECKING:
    from scenes.art import ArtShelf
    from scenes.errands import Pieces

_LARGE = CARD_WIDTH * 2  # a card in the air that is meant to be looked at
_LARGE_RADIUS = 46
_BANNER_RADIUS, _BANNER_HEIGHT, _BANNER_ICON = 56, 172, 108
_BANNER_ASIDE = 210
_BELOW = 40  # a banner comes from so far
_WINDOW = Box(536, 126, 962, 704)  # what a thumbnail shows: the pitch with its goals

_thumbnails: WeakKeyDictionary[ArtShelf, dict[tuple[object, ...], pygame.Surface]] = (
    WeakKeyDictionary()
)


class ButeurTable:
    """The set table is kept; ball, cards in the air and what is asked are drawn over it."""

    def __init__(self) -> None:
        self._laid: SetTable | None = None
        self._grass = Grass()

    def draw(self, canvas: Canvas, picture: ButeurPicture, seats: Sequence[Seat]) -> None:
        """Everything but the bar and the prompt, which `scenes.widgets.frame` draws."""
        laid = self._fitting(canvas)
        cards = laid.cards
        laid.show(canvas, picture, seats)
        if not picture.lit and not picture.previews:
            self._grass.draw_trail(canvas, picture)
        self._grass.draw_ball(canvas, picture)
        question.draw_question(canvas, picture)
        if picture.refused is not None:
            tray.draw_hand(canvas, picture, cards)
        tray.draw_chips(canvas, picture, cards)
        for flying in picture.flying:
            _draw_flying(canvas, flying, cards)
        _draw_banner(canvas, picture.banner, picture.banner_icon, picture.ball, picture.banner_rise)

    def _fitting(self, canvas: Canvas) -> SetTable:
        """What is kept is good for one stage of one size."""
        cards = canvas.stage.shelf(CardShelf)
        if self._laid is None or self._laid.cards is not cards:
            self._grass = Grass()
            self._laid = SetTable(cards, self._grass)
        return self._laid


def prepare_table(
    scratch: Canvas, picture: ButeurPicture, seats: Sequence[Seat], calls: Sequence[Call]
) -> Pieces:
    """Draw once, unseen, what a match shows for the first time in the middle of a movement."""
    stage = scratch.stage
    stage.shapes.shadow(600, 600, question.RADIUS, "modal")
    yield
    draw_gloves(scratch, *TABLE_MIDDLE)
    for words, icon in calls:
        _draw_banner(scratch, words, icon)
        yield
    for index, seat in enumerate(seats):
        picture.acting = picture.hand_seat = index
        Frame({}).draw_prompt(scratch, seat, index, "")
        scores.draw_scores(scratch, picture, seats)
        tray.draw_label(scratch, picture, seat)
        yield
    yield from stage.shelf(CardShelf).prepare()
    _draw_shine(scratch, *TABLE_MIDDLE)
    yield
    for verdict in get_args(Verdict):
        question.draw_verdict(scratch, verdict, *TABLE_MIDDLE)
        yield


def draw_thumbnail(canvas: Canvas, picture: ButeurPicture, box: Box) -> None:
    """Pitch and ball, small; how it stands is told beside it."""
    shelf = _thumbnails.setdefault(canvas.stage.art, {})
    width = min(box.width - 12, (box.height - 12) * _WINDOW.width / _WINDOW.height)
    height = width * _WINDOW.height / _WINDOW.width
    key = (width, height, picture.attack, picture.colours)
    if key not in shelf:
        shelf[key] = _small_pitch(canvas, picture, width, height)
    canvas.plate(box, 20, theme.TABLE_GREEN, border=5)
    left, top = box.centre[0] - width / 2, box.centre[1] - height / 2
    canvas.blit(shelf[key], left, top)
    share = width / _WINDOW.width
    x, y = spot_point(picture.ball)
    ball = canvas.stage.art.sprite("pieces/ball", max(26, BALL * share * 1.3))
    canvas.blit(ball, left + (x - _WINDOW.x) * share, top + (y - _WINDOW.y) * share, "centre")


def _small_pitch(
    canvas: Canvas, picture: ButeurPicture, width: float, height: float
) -> pygame.Surface:
    whole = Canvas(pygame.Surface(canvas.surface.get_size()).convert(), canvas.stage)
    draw_table(whole, picture)
    corner = canvas.to_pixels(_WINDOW.x, _WINDOW.y)
    part = pygame.Rect(corner, _pixels(canvas, _WINDOW.width, _WINDOW.height))
    part = part.clip(whole.surface.get_rect())
    return pygame.transform.smoothscale(
        whole.surface.subsurface(part), _pixels(canvas, width, height)
    )


def _draw_flying(canvas: Canvas, flying: FlyingCard, cards: CardShelf) -> None:
    sprite = cards.flying(flying.card, flying.width, flying.direction, flying.flip)
    if flying.width >= _LARGE and flying.flip >= 1:
        _draw_shine(canvas, flying.x, flying.y)
    canvas.blit(sprite, flying.x, flying.y, "centre")
    if flying.verdict is not None:
        x, y = flying.x + _LARGE / 2, flying.y + _LARGE * CARD_SHAPE / 2
        question.draw_verdict(canvas, flying.verdict, x - 24, y - 24)


def _draw_shine(canvas: Canvas, x: float, y: float) -> None:
    """Behind a large card."""
    height = _LARGE * CARD_SHAPE
    box = Box(x - _LARGE / 2, y - height / 2, _LARGE, height).grown(12)
    canvas.glow(box, _LARGE_RADIUS)
    canvas.plate(box, _LARGE_RADIUS, theme.SUN.fill, border=5, shadow="modal")


def banner_spot(width: float, ball: Spot) -> Point:
    """The middle of a strip so wide: across the pitch, where it does not hide the ball."""
    x, y = TABLE_MIDDLE
    ball_x, ball_y = spot_point(ball)
    if abs(ball_x - x) > width / 2 + BALL:
        return x, y
    return next(
        (x, y + aside)
        for aside in (0, -_BANNER_ASIDE, _BANNER_ASIDE)
        if abs(ball_y - y - aside) > _BANNER_HEIGHT / 2 + BALL / 2
    )


def _draw_banner(
    canvas: Canvas, words: str, icon: str, ball: Spot = CENTRE_SPOT, rise: float = 1.0
) -> None:
    """A strip across the pitch: half-time, a save."""
    if not words:
        return
    size = 76 * canvas.stage.text_factor
    side = _BANNER_ICON + 20 if icon else 0
    room = FIELD.width + 60 - side
    width = min(room, canvas.stage.type.width(words, size)) + 140 + side
    high = _BANNER_HEIGHT
    x, y = banner_spot(width, ball)
    y += _BELOW * (1 - rise)
    strip = Box(x - width / 2, y - high / 2, width, high)
    canvas.plate(strip, _BANNER_RADIUS, theme.SUN.fill, border=6, shadow="modal")
    canvas.plate(strip.grown(-10), 46, theme.PAPER.fill, border=6)
    if icon:
        canvas.art(icon, strip.x + 60 + _BANNER_ICON / 2, y, _BANNER_ICON, "centre")
    canvas.text(words, x + side / 2, y, 76, anchor="centre", room=room)


def _pixels(canvas: Canvas, width: float, height: float) -> tuple[int, int]:
    return round(width * canvas.scale), round(height * canvas.scale)
