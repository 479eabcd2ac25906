"""Partners wear one colour and one symbol: those of the first of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.catalog import GameInfo
from game.core.record import Seat


def in_team_colours(seats: Sequence[Seat], info: GameInfo) -> tuple[Seat, ...]:
    """The same people, each in the colour of their side."""
    sides = info.sides[len(seats)]
    return tuple(
        msgspec.structs.replace(seat, colour=seats[sides.index(side)].colour)
        for seat, side in zip(seats, sides, strict=True)
    )
