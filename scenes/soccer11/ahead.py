"""What is held over the table when a card is played, drawn once while nothing moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.record import Seat
from game.soccer11.cards import RANKS
from scenes.canvas import Canvas
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.picture import Soccer11Picture, Spotlight
from scenes.soccer11.places import OUT_AT, SHOWN_AT
from scenes.soccer11.show import draw_show

if TYPE_CHECKING:
    from scenes.errands import Pieces
    from scenes.stage import Stage


def prepare_show(stage: Stage, seats: Sequence[Seat]) -> Pieces:
    size = (round(1920 * stage.scale), round(1080 * stage.scale))
    canvas = Canvas(pygame.Surface(size).convert(), stage)
    canvas.offset = (0, 0)
    cards = stage.shelf(CardShelf)
    for rank in RANKS:
        for _, width in (SHOWN_AT, OUT_AT):
            cards.picture(rank, width)
            yield
    picture = Soccer11Picture()
    for seat in range(len(seats)):
        target = (seat + 1) % len(seats)
        picture.spotlight = Spotlight(RANKS[0], seat, target, "!")
        draw_show(canvas, picture, seats, cards)
        yield
    picture.spotlight, picture.banner = None, "!"
    draw_show(canvas, picture, seats, cards)
    yield
