"""Phase 1: meeting the p'tifooteux of the yard and asking them to join."""

from __future__ import annotations

from game.ptifooteux.events import (
    KidAnswered,
    KidChosen,
    KidMet,
    StarReached,
    TeamCompleted,
)
from game.ptifooteux.kids import COLOURS
from game.ptifooteux.table import Table, colours_in, star_choices
from game.ptifooteux.turns import end_turn, roll_again


def meet_kid(table: Table) -> None:
    """The pawn stands on a kid's square: it asks, unless there is nothing to ask."""
    state, kid = table.state, table.square.kid
    owner = state.owner_of(kid)
    if owner is not None:
        table.tell_nothing("own-kid" if owner == state.actor else "kid-taken", kid)
        end_turn(table)
    elif table.box.colour_of[kid] in colours_in(state, table.box, state.actor):
        table.tell_nothing("colour-there", kid)
        end_turn(table)
    else:
        table.tell(KidMet(state.actor, kid))
        state.asked = kid
        state.phase = "ask"


def reach_star(table: Table) -> None:
    state, star = table.state, table.square
    choices = star_choices(state, table.box)
    if not choices:
        table.tell_nothing("colour-there")
        end_turn(table)
        return
    table.tell(StarReached(state.actor, star.key, choices))
    state.phase = "rainbow" if star.colour == "rainbow" else "star"


def choose_kid(table: Table, kid: str) -> None:
    """The name is announced before the die is rolled."""
    table.state.asked = kid
    table.state.phase = "ask"
    table.tell(KidChosen(table.state.actor, kid))


def ask_kid(table: Table) -> None:
    state, kid = table.state, table.state.asked
    assert kid is not None
    faces = table.box.pieces.transfer_die
    face = table.dice.below(len(faces))
    accepted = faces[face] == "yes"
    table.tell(KidAnswered(state.actor, kid, accepted, face))
    state.asked = None
    state.tally.requests += 1
    if accepted:
        _join(table, kid)
    else:
        state.tally.refused += 1
        end_turn(table)


def _join(table: Table, kid: str) -> None:
    table.team.kids.append(kid)
    if len(table.team.kids) < len(COLOURS):
        end_turn(table)
        return
    state = table.state
    table.tell(TeamCompleted(state.actor, tuple(table.team.kids)))
    state.tally.first_in_cup = state.tally.first_in_cup or state.turns
    table.carry_pawn(table.box.course.cup_start, "cup")
    roll_again(table, "team-complete")
