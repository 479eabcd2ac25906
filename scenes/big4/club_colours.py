"""Everybody plays in the colour and under the symbol of their club."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.big4.squads import CLUBS
from game.big4.view import TeamView
from game.core.record import Seat


def in_club_colours(seats: Sequence[Seat], teams: Sequence[TeamView]) -> tuple[Seat, ...]:
    """Clubs are numbered like the colours of the seats they wear. Who has no club yet keeps the
    own colour, or takes a free one where a club has it now."""
    worn = [team.club for team in teams if team.club is not None]
    colours = []
    for seat, team in zip(seats, teams, strict=True):
        colour = team.club
        if colour is None:
            free = (other for other in (seat.colour, *range(CLUBS)) if other not in worn)
            colour = next(free)
            worn.append(colour)
        colours.append(colour)
    return tuple(
        msgspec.structs.replace(seat, colour=colour)
        for seat, colour in zip(seats, colours, strict=True)
    )
