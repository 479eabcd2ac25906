"""A euromatch: a European club turns up; pass unseen, or show one's team and be stronger."""

from __future__ import annotations

import msgspec

from game.championnat.events import (
    ClubLeft,
    ClubTurnedUp,
    EuromatchEnded,
    PlusPlayed,
    TeamShown,
)
from game.championnat.matches import side_stars
from game.championnat.state import BANK, Euro, Side, State
from game.championnat.table import Table


def turn_up_club(table: Table, seat: int) -> None:
    state = table.state
    if not state.euro_pile:
        table.nothing(seat, "empty-pack")
        return
    state.euro = Euro(state.euro_pile.pop(), Side(seat))
    state.phase = "euromatch"
    table.tell(ClubTurnedUp(seat, state.euro.club))


def leave_club(table: Table, seat: int) -> None:
    club = the_euro(table.state).club
    table.tell(ClubLeft(seat, club))
    _put_away(table, club)


def take_on_club(table: Table, seat: int) -> None:
    state = table.state
    euro = the_euro(state)
    eleven = table.box.lineups.strongest(tuple(table.club(seat).squad))
    side = msgspec.structs.replace(euro.side, eleven=eleven)
    state.euro = Euro(euro.club, side)
    state.phase = "euromatch-cards"
    table.show(eleven)
    table.tell(TeamShown(seat, eleven, side_stars(table, side)))


def play_euro_plus(table: Table, seat: int, plus: str) -> None:
    euro = the_euro(table.state)
    kind, side = table.box.plus[plus], euro.side
    table.use_plus(seat, plus)
    table.state.tally.plus_played += 1
    side = msgspec.structs.replace(
        side,
        stars=side.stars + kind.stars,
        played=(*side.played, plus),
        limited=side.limited + kind.limit,
    )
    table.state.euro = Euro(euro.club, side)
    table.tell(PlusPlayed(seat, plus, 0, -1, (side_stars(table, side),)))


def play_out(table: Table, seat: int) -> None:
    """Equal is not enough."""
    state = table.state
    euro = the_euro(state)
    club, stars = table.box.clubs[euro.club], side_stars(table, euro.side)
    won = stars > club.strength
    state.tally.euro_played += 1
    state.tally.euro_won += won
    takings = club.takings if won else 0
    if won:
        table.club(seat).euro.append(euro.club)
        table.move_money(BANK, seat, takings)
    pennants = table.box.pennants_of(table.club(seat).euro)
    table.tell(EuromatchEnded(seat, euro.club, stars, won, takings, pennants))
    if won:
        state.euro = None
        table.end_turn()
    else:
        _put_away(table, euro.club)


def _put_away(table: Table, club: int) -> None:
    table.state.euro_pile.insert(0, club)
    table.state.euro = None
    table.end_turn()


def the_euro(state: State) -> Euro:
    assert state.euro is not None
    return state.euro
