"""Carrying out a change (advanced)."""

from __future__ import annotations

from game.big4.events import Substituted
from game.big4.moves import Substitute
from game.big4.squads import place_of
from game.big4.table import Table
from game.big4.turns import open_turn
from game.big4.view import Note


def substitute(table: Table, move: Substitute) -> None:
    """Whoever comes off does not come back; whoever comes on is in form."""
    state = table.state
    team, place = state.teams[move.seat], place_of(move.off)
    team.bench.remove(move.on)
    team.footballers[place - 1] = move.on
    team.weak &= ~(1 << place)
    team.hurt &= ~(1 << place)
    team.fit |= 1 << place
    team.changes_left -= 1
    state.tally.changes += 1
    table.tell(Substituted(move.seat, move.off, move.on))
    table.write(Note(state.turns, "change", move.seat, move.on, move.off))
    open_turn(table)
