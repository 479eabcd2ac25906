"""The dice of a turn: green both, red the action alone, blue one of them or neither."""

from __future__ import annotations

from game.big4.events import DiceRolled, OffsideCalled, PartSkipped, Passed, Skipped
from game.big4.faces import ACTION_DIE, COLOURS, ActionFace
from game.big4.moves import Cramp, Dribble, Recover, Roll, TurnOver
from game.big4.sets import sets_of_many
from game.big4.table import Table
from game.big4.turns import begin_duels, end_turn
from game.big4.view import Phase

# What is left on a green face when the dice are used.
ACTION_PHASES: dict[ActionFace, Phase] = {"dribble": "dribble", "recovery": "recovery"}


def roll(table: Table, move: Roll) -> None:
    state = table.state
    first, second = table.dice.roll(), table.dice.roll()
    face = ACTION_DIE[table.dice.below(len(ACTION_DIE))]
    state.may_change = False
    state.classic, state.action = (first, second), face
    table.tell(DiceRolled(move.seat, (first, second), face))
    colour = COLOURS[face]
    state.dice_left, state.action_left = colour != "red", True
    if colour == "green":
        go_on(table)
    elif colour == "blue":
        state.phase = "blue"
    elif face == "offside":
        table.tell(OffsideCalled(move.seat))
        end_turn(table)
    elif state.teams[move.seat].fit:
        state.phase = "cramp"
    else:
        _skip(table, "cramp")
        end_turn(table)


def go_on(table: Table) -> None:
    """Green: what can be done must be done, what cannot is skipped."""
    state = table.state
    assert state.action is not None
    if state.dice_left and not sum_possible(table):
        state.dice_left = False
        _skip(table, "dice")
    if state.action_left and not _action_possible(table):
        state.action_left = False
        _skip(table, "recovery" if state.action == "recovery" else "dribble")
    if state.dice_left and state.action_left:
        state.phase = "green"
    elif state.dice_left:
        state.phase = "sum"
    elif state.action_left:
        state.phase = ACTION_PHASES[state.action]
    else:
        end_turn(table)


def sum_possible(table: Table) -> bool:
    state = table.state
    fit = tuple(state.teams[seat].fit for seat in state.opponents(state.turn_seat))
    return bool(sets_of_many(fit, state.sum))


def _action_possible(table: Table) -> bool:
    state = table.state
    if state.action == "recovery":
        return bool(state.teams[state.turn_seat].weak)
    return any(state.teams[seat].fit for seat in state.opponents(state.turn_seat))


def turn_over(table: Table, move: TurnOver) -> None:
    state = table.state
    blue = state.phase == "blue"
    state.dice_left = False
    table.weaken(move.seat, move.footballers, "dice")
    if not begin_duels(table):
        if blue:
            end_turn(table)
        else:
            go_on(table)


def dribble(table: Table, move: Dribble) -> None:
    table.state.action_left = False
    table.weaken(move.seat, (move.footballer,), "dribble")
    if not begin_duels(table):
        go_on(table)


def recover(table: Table, move: Recover) -> None:
    table.state.action_left = False
    table.refresh(move.seat, (move.footballer,), "recovery")
    go_on(table)


def cramp(table: Table, move: Cramp) -> None:
    table.weaken(move.seat, (move.footballer,), "cramp")
    end_turn(table)


def pass_turn(table: Table) -> None:
    table.tell(Passed(table.state.turn_seat))
    end_turn(table)


def _skip(table: Table, part: Skipped) -> None:
    table.tell(PartSkipped(table.state.turn_seat, part))
