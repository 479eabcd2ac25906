"""Walking by the die, and what the square does where the pawn stops."""

from __future__ import annotations

from typing import assert_never

from game.ptifooteux.asking import meet_kid, reach_star
from game.ptifooteux.booking import turn_card
from game.ptifooteux.course import Walk
from game.ptifooteux.events import DieRolled, PawnWalked
from game.ptifooteux.matches import begin_match, take_extra_try
from game.ptifooteux.table import Table
from game.ptifooteux.turns import end_turn, roll_again


def roll_and_walk(table: Table) -> None:
    team, course = table.team, table.box.course
    value = table.dice.roll()
    table.tell(DieRolled(table.state.actor, value))
    if course.in_ring(team.square):
        walk = course.walk_ring(team.square, value)
    else:
        walk = course.walk_cup(team.square, value, team.beaten)
    _follow(table, walk)
    table.tell(PawnWalked(table.state.actor, walk.path, walk.turned))
    _land(table)


def _follow(table: Table, walk: Walk) -> None:
    table.team.square = walk.path[-1]
    table.team.beaten = False


def _land(table: Table) -> None:
    square = table.square
    match square.kind:
        case "neutral" | "ring-start" | "cup-start" | "suspension":
            table.tell_nothing("plain")
            end_turn(table)
        case "kid":
            meet_kid(table)
        case "star":
            reach_star(table)
        case "yellow" | "red":
            turn_card(table, square.kind)
        case "extra":
            take_extra_try(table)
        case "replay":
            roll_again(table, "replay")
        case "transport":
            _ride(table)
        case "move":
            _step(table)
        case "match-day":
            table.carry_pawn(table.box.course.matches[square.stage], "match-day")
            begin_match(table)
        case "match":
            begin_match(table)
        case _:
            assert_never(square.kind)


def _ride(table: Table) -> None:
    """To the square of the same colour, and nothing more."""
    table.carry_pawn(table.box.course.twins[table.square.key], "transport")
    table.state.tally.rides += 1
    end_turn(table)


def _step(table: Table) -> None:
    """+N or -N: the square it leads to acts as usual."""
    walk = table.box.course.shift(table.square.key)
    _follow(table, walk)
    table.tell(PawnWalked(table.state.actor, walk.path, by="square"))
    _land(table)
