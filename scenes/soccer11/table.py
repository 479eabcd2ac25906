"""The play area of 11 Soccer, drawn whole from its picture."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.canvas import Canvas, DrawnText
from scenes.scene import Box
from scenes.soccer11 import boards, choice_panel, day_board, hand, ranks, seat_panels, show
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.picture import Soccer11Picture
from scenes.soccer11.places import TABLE, piles
from scenes.theme import from_hex
from scenes.widgets.avatar import draw_avatar
from scenes.words import language

_FELT = from_hex("#44985A")
_LINE = from_hex("#8FC79E")
_CIRCLE = 170
# Where the seats of a thumbnail sit, as shares of its size from the middle, by players.
_AROUND = {
    2: ((-0.32, 0), (0.32, 0)),
    3: ((-0.3, 0.24), (0, -0.3), (0.3, 0.24)),
    4: ((-0.3, 0.27), (-0.3, -0.27), (0.3, -0.27), (0.3, 0.27)),
}


class Soccer11Table:
    """The set table is kept; what moves, is asked or is held over it is drawn on top."""

    def __init__(self) -> None:
        self._cards: CardShelf | None = None
        self._bare: pygame.Surface | None = None
        self._set: pygame.Surface | None = None
        self._bare_key: tuple[object, ...] = ()
        self._set_key: tuple[object, ...] = ()
        self._texts: list[DrawnText] = []

    def cards(self, canvas: Canvas) -> CardShelf:
        """What is kept is good for one stage of one size."""
        if self._cards is None or self._cards.art is not canvas.stage.art:
            self._cards = canvas.stage.shelf(CardShelf)
            self._bare = None
            self._bare_key = self._set_key = ()
        return self._cards

    def draw(self, canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat]) -> None:
        """Everything but the bar and the prompt, which `scenes.widgets.frame` draws."""
        cards = self.cards(canvas)
        canvas.surface.blit(self._lay(canvas, picture, seats, cards), (0, 0))
        if canvas.texts is not None:
            canvas.texts.extend(self._texts)
        hand.draw_hand(canvas, picture, seats, cards)
        day_board.draw_day(canvas, picture, seats, cards)
        show.draw_show(canvas, picture, seats, cards)
        if picture.draft.board is None and picture.spotlight is None and not picture.banner:
            hand.draw_sentence(canvas, picture)
        boards.draw_board(canvas, picture, seats, cards)

    def _lay(
        self, canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
    ) -> pygame.Surface:
        bare = self._bare_table(canvas, picture.players)
        key = (self._bare_key, language(), canvas.stage.text_factor, *seats, *_laid(picture))
        if self._set is None or self._set_key != key:
            self._set = bare.copy()
            layer = Canvas(self._set, canvas.stage)
            layer.texts = self._texts = []
            seat_panels.draw_seats(layer, picture, seats, cards)
            hand.draw_piles(layer, picture, cards)
            choice_panel.draw_choice(layer, picture, seats)
            ranks.draw_ranks(layer, picture)
            self._set_key = key
        return self._set

    def _bare_table(self, canvas: Canvas, players: int) -> pygame.Surface:
        key = (canvas.scale, canvas.offset, canvas.surface.get_size(), players)
        if self._bare is None or self._bare_key != key:
            layer = Canvas(pygame.Surface(canvas.surface.get_size()).convert(), canvas.stage)
            draw_felt(layer, players)
            self._bare, self._bare_key = layer.surface, key
        return self._bare


def draw_felt(canvas: Canvas, players: int) -> None:
    canvas.background("table-wood")
    canvas.plate(TABLE, 70, _FELT, outline=theme.INK, border=6, shadow="normal")
    inner = TABLE.grown(-14)
    canvas.plate(inner, 58, _FELT, outline=theme.CHALK, border=5)
    if players > 2:  # the circle around the piles
        x, y = piles(players).stock
        circle = canvas.stage.shapes.disc(_CIRCLE, _FELT, _LINE, 4)
        canvas.blit(circle, (x + piles(players).aside[0]) / 2, y + 14, "centre")


def _laid(picture: Soccer11Picture) -> tuple[object, ...]:
    """What the kept layer shows; of the pointer only what lies on it."""
    kind = picture.hot.partition(":")[0]
    hot = picture.hot if kind in ("seat", "aim", "ranks", "do") else ""
    draft = picture.draft
    return (
        picture.viewer, picture.hand_seat, tuple(map(tuple, picture.hands)), picture.known,
        tuple(map(tuple, picture.rows)), tuple(picture.shields), tuple(picture.out),
        picture.points, picture.target,
        picture.day, picture.stock, picture.aside, picture.open_cards, picture.acting,
        picture.ceremony is None, picture.offering, picture.phase, picture.aims, picture.may_aim,
        draft.card, draft.target, hot, picture.pressed, picture.hinted,
    )  # fmt: skip


def draw_thumbnail(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], box: Box
) -> None:
    """Who has how many points, around a small table: what everybody may see."""
    canvas.plate(box, 20, _FELT, border=5)
    middle_x, middle_y = box.centre
    canvas.blit(canvas.stage.shapes.disc(52, _FELT, _LINE, 3), middle_x, middle_y, "centre")
    for number, (seat, spot) in enumerate(zip(seats, _AROUND[len(seats)], strict=True)):
        x, y = middle_x + spot[0] * box.width, middle_y + spot[1] * box.height
        draw_avatar(canvas, seat, number, x - 24, y, 32)
        points = str(picture.points[number])
        canvas.text(
            points, x + 34, y, 46, theme.SUN.fill, anchor="centre", room=50, fixed=True, stroke=4
        )
