"""The row of seats: where the cards stand, also while they change places, and the empty ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.scene import Box
from scenes.seat_card import HEIGHT, PITCH, TOP, WIDTH, SeatCard, draw_empty_seat
from scenes.seat_draft import COLOURS, TableDraft
from scenes.widgets.glide import Glide

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.scene import Scene


class SeatRow:
    """Clicks always go where the cards are going."""

    def __init__(self, table: TableDraft) -> None:
        self.table = table
        self._places = Glide()

    @property
    def moving(self) -> bool:
        return self._places.moving

    def update(self, seconds: float, pace: float) -> bool:
        """True when a card has moved."""
        seats = enumerate(self.table.seats)
        goals = {str(id(seat)): self._column(index) for index, seat in seats}
        return self._places.follow(goals, seconds, pace)

    def cards(self) -> list[SeatCard]:
        """Each in its column."""
        count = len(self.table.seats)
        return [SeatCard(index, self._column(index), self.table) for index in range(count)]

    def drawn_cards(self) -> list[SeatCard]:
        """Each where it is on its way."""
        columns = [
            self._places.at(str(id(seat)), self._column(index))
            for index, seat in enumerate(self.table.seats)
        ]
        return [SeatCard(index, x, self.table) for index, x in enumerate(columns)]

    def empty_seats(self) -> list[Box]:
        """The places where more could sit, beside the last card."""
        free = range(len(self.table.seats), self._columns)
        return [Box(self._column(index), TOP, WIDTH, HEIGHT) for index in free]

    def draw_empty_seats(self, canvas: Canvas, scene: Scene) -> None:
        taken = [seat.colour for seat in self.table.seats]
        free = [colour for colour in COLOURS if colour not in taken]
        for number, box in enumerate(self.empty_seats()):
            draw_empty_seat(canvas, box, free[number], scene.hot(f"add{number}"))

    @property
    def _columns(self) -> int:
        return min(self.table.info.max_players, len(COLOURS))

    def _column(self, index: int) -> float:
        """Centred when a game has room for fewer than four."""
        left = (theme.DESIGN_WIDTH - (self._columns - 1) * PITCH - WIDTH) / 2
        return left + index * PITCH
