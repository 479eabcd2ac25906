"""The play area of 11 Soccer, drawn whole from its picture."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.record import Seat
from scenes import theme
from scenes.canvas import Canvas
from scenes.kept_layer import KeptLayer, Panel
from scenes.scene import Box
from scenes.soccer11 import boards, choice_panel, day_board, hand, ranks, seat_panels, show
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.picture import Soccer11Picture
from scenes.soccer11.places import CHOICE, RANKS, TABLE, piles
from scenes.theme import from_hex
from scenes.widgets.avatar import draw_avatar

_FELT = from_hex("#44985A")
_LINE = from_hex("#8FC79E")
_CIRCLE = 170
_GLOW = 36  # around what is lit
# Where the seats of a thumbnail sit, as shares of its size from the middle, by players.
_AROUND = {
    2: ((-0.31, 0), (0.31, 0)),
    3: ((-0.3, 0.24), (0, -0.3), (0.3, 0.24)),
    4: ((-0.3, 0.27), (-0.3, -0.27), (0.3, -0.27), (0.3, 0.27)),
}


class Soccer11Table:
    """The set table is kept; what moves, is asked or is held over it is drawn on top."""

    def __init__(self) -> None:
        self._felt = KeptLayer()
        self._set = KeptLayer()

    def cards(self, canvas: Canvas) -> CardShelf:
        return canvas.stage.shelf(CardShelf)

    def draw(self, canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat]) -> None:
        """Everything but the bar and the prompt, which `scenes.widgets.frame` draws."""
        cards = self.cards(canvas)
        self._set.show(canvas, self._panels(canvas, picture, seats, cards))
        hand.draw_hand(canvas, picture, seats, cards)
        day_board.draw_day(canvas, picture, seats, cards)
        show.draw_show(canvas, picture, seats, cards)
        if picture.draft.board is None and picture.spotlight is None and not picture.banner:
            hand.draw_sentence(canvas, picture)
        boards.draw_board(canvas, picture, seats, cards)

    def _panels(
        self, canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
    ) -> list[Panel]:
        players = picture.players
        felt = Panel("felt", players, lambda on: draw_felt(on, players), None)
        return [
            self._felt.below(canvas, [felt]),
            Panel(
                "seats",
                (tuple(seats), *_around(picture)),
                lambda on: seat_panels.draw_seats(on, picture, seats, cards),
                TABLE.grown(_GLOW),
            ),
            Panel(
                "piles",
                (*_in_the_middle(picture), *_asked(picture)),
                lambda on: hand.draw_piles(on, picture, cards),
                TABLE,
            ),
            Panel(
                "choice",
                (tuple(seats), tuple(picture.shields), picture.aims, *_asked(picture)),
                lambda on: choice_panel.draw_choice(on, picture, seats),
                CHOICE.grown(_GLOW),
            ),
            Panel(
                "ranks",
                (picture.unseen(), tuple(picture.open_hand), picture.hot == "ranks"),
                lambda on: ranks.draw_ranks(on, picture),
                RANKS.grown(_GLOW),
            ),
        ]


def draw_felt(canvas: Canvas, players: int) -> None:
    canvas.background("table-wood")
    canvas.plate(TABLE, 70, _FELT, outline=theme.INK, border=6, shadow="normal")
    inner = TABLE.grown(-14)
    canvas.plate(inner, 58, _FELT, outline=theme.CHALK, border=5)
    if players > 2:  # the circle around the piles
        x, y = piles(players).stock
        circle = canvas.stage.shapes.disc(_CIRCLE, _FELT, _LINE, 4)
        canvas.blit(circle, (x + piles(players).aside[0]) / 2, y + 14, "centre")


def _around(picture: Soccer11Picture) -> tuple[object, ...]:
    """What the panels of the seats show."""
    return (
        picture.viewer, picture.hand_seat, tuple(map(tuple, picture.hands)), picture.known,
        tuple(map(tuple, picture.rows)), tuple(picture.shields), tuple(picture.out),
        picture.points, picture.target, picture.acting, picture.ceremony is None,
        *_asked(picture),
    )  # fmt: skip


def _in_the_middle(picture: Soccer11Picture) -> tuple[object, ...]:
    """What the piles and the sign beside them show."""
    return (
        picture.stock, picture.aside, picture.open_cards, picture.day, picture.target,
        picture.ceremony is None,
    )  # fmt: skip


def _asked(picture: Soccer11Picture) -> tuple[object, ...]:
    """What may be chosen, and of the pointer only what lies there."""
    kind = picture.hot.partition(":")[0]
    hot = picture.hot if kind in ("seat", "aim", "do") else ""
    draft = picture.draft
    return (
        picture.offering, picture.phase, picture.may_aim, draft.card, draft.target, hot,
        picture.pressed, picture.hinted,
    )  # fmt: skip


def draw_thumbnail(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], box: Box
) -> None:
    """Who has how many points, around a small table: what everybody may see."""
    canvas.plate(box, 20, _FELT, border=5)
    middle_x, middle_y = box.centre
    canvas.blit(canvas.stage.shapes.disc(64, _FELT, _LINE, 3), middle_x, middle_y, "centre")
    canvas.art("cards/back-question", middle_x, middle_y, 66, "centre")
    for number, (seat, spot) in enumerate(zip(seats, _AROUND[len(seats)], strict=True)):
        x, y = middle_x + spot[0] * box.width, middle_y + spot[1] * box.height
        draw_avatar(canvas, seat, number, x - 24, y, 32)
        points = str(picture.points[number])
        canvas.text(
            points, x + 34, y, 46, theme.SUN.fill, anchor="centre", room=50, fixed=True, stroke=4
        )
