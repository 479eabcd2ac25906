"""Carrying out a legal move: which part of the game it belongs to."""

from __future__ import annotations

from typing import assert_never

from game.big4 import changing, referee, rolling, setup, shooting
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    Book,
    BuildWall,
    ChooseClub,
    ChooseConfidence,
    ChooseDuel,
    ChooseReferee,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    LineUp,
    Pass,
    Recover,
    Roll,
    RollReferee,
    Save,
    Shoot,
    Substitute,
    Tackle,
    TossReferee,
    TurnOver,
)
from game.big4.table import Table


def carry_out(table: Table, move: AnyMove) -> None:
    match move:
        case ChooseClub() | ChooseConfidence() | LineUp() | ChooseReferee() | Substitute():
            _set_up(table, move)
        case Roll() | TurnOver() | Dribble() | Cramp() | Pass():
            _use_dice(table, move)
        case Recover():
            by_die = table.state.phase != "recover-one"
            (rolling.recover if by_die else shooting.recover_one)(table, move)
        case Tackle() | TossReferee() | RollReferee() | Book():
            _face_referee(table, move)
        case FreeKick() | ChooseDuel() | ChooseTaker() | BuildWall() | AnnounceCoach():
            _prepare_shot(table, move)
        case Shoot():
            shooting.shoot(table, move)
        case Save():
            shooting.save(table, move)
        case _:
            assert_never(move)


def _set_up(
    table: Table, move: ChooseClub | ChooseConfidence | LineUp | ChooseReferee | Substitute
) -> None:
    match move:
        case ChooseClub():
            setup.choose_club(table, move)
        case ChooseConfidence():
            setup.choose_confidence(table, move)
        case LineUp():
            setup.line_up(table, move)
        case ChooseReferee():
            setup.choose_referee(table, move)
        case Substitute():
            changing.substitute(table, move)


def _use_dice(table: Table, move: Roll | TurnOver | Dribble | Cramp | Pass) -> None:
    match move:
        case Roll():
            rolling.roll(table, move)
        case TurnOver():
            rolling.turn_over(table, move)
        case Dribble():
            rolling.dribble(table, move)
        case Cramp():
            rolling.cramp(table, move)
        case Pass():
            rolling.pass_turn(table)


def _face_referee(table: Table, move: Tackle | TossReferee | RollReferee | Book) -> None:
    match move:
        case Tackle():
            referee.tackle(table, move)
        case TossReferee():
            referee.toss(table, move)
        case RollReferee():
            referee.roll_referee(table, move)
        case Book():
            referee.book(table, move)


def _prepare_shot(
    table: Table, move: FreeKick | ChooseDuel | ChooseTaker | BuildWall | AnnounceCoach
) -> None:
    match move:
        case FreeKick():
            shooting.free_kick(table, move)
        case ChooseDuel():
            shooting.choose_duel(table, move)
        case ChooseTaker():
            shooting.choose_taker(table, move)
        case BuildWall():
            shooting.build_wall(table, move)
        case AnnounceCoach():
            shooting.announce_coach(table, move)
