"""What is held over the table when a card is played, drawn once while nothing moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from game.soccer11.cards import RANKS
from game.soccer11.view import DayResult
from scenes.canvas import Canvas
from scenes.soccer11 import day_board
from scenes.soccer11.cards import CardShelf
from scenes.soccer11.picture import DayShow, Soccer11Picture, Spotlight
from scenes.soccer11.places import OUT_AT, SHOWN_AT
from scenes.soccer11.show import draw_show
from scenes.unseen import prepare_avatars, unseen_canvas

if TYPE_CHECKING:
    from scenes.errands import Pieces
    from scenes.stage import Stage

_AVATARS = (  # of a panel, and of a column of the day's board
    (54.0, "play"), (50.0, "play"), (62.0, "play"), (56.0, "play"), (66.0, "play"),
    (54.0, "sad"), (50.0, "sad"), (62.0, "sad"), (56.0, "sad"), (62.0, "win"),
)  # fmt: skip


def prepare_show(stage: Stage, seats: Sequence[Seat]) -> Pieces:
    canvas, cards = unseen_canvas(stage), stage.shelf(CardShelf)
    for rank in RANKS:
        cards.prepare_flight(rank)
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
    yield from prepare_avatars(canvas, seats, _AVATARS)
    yield from _days(canvas, seats)


def _days(canvas: Canvas, seats: Sequence[Seat]) -> Pieces:
    """The board at the end of a day, won by everybody in turn."""
    cards = canvas.stage.shelf(CardShelf)
    picture = Soccer11Picture(rows=[[rank] for rank, _ in zip(RANKS, seats, strict=False)])
    nobody = (0,) * len(seats)
    for seat in range(len(seats)):
        shown = tuple(RANKS[0] if other == seat else 0 for other in range(len(seats)))
        result = DayResult(0, shown, (seat,), shown, True, None)
        picture.ceremony = DayShow(result, nobody, turned=len(seats), counted=True, flight=0.5)
        day_board.draw_day(canvas, picture, seats, cards)
        yield
    all_shown = DayResult(0, (RANKS[0],) * len(seats), (0,), nobody, False, None)
    picture.ceremony = DayShow(all_shown, nobody)
    day_board.draw_day(canvas, picture, seats, cards)
    yield
