"""Carrying out a legal move: which kind of move does what."""

from __future__ import annotations

from typing import assert_never

from game.ptifooteux.asking import ask_kid, choose_kid
from game.ptifooteux.matches import announce_tries, play_match
from game.ptifooteux.moves import (
    AnnounceTries,
    AnyMove,
    AskKid,
    ChooseKid,
    PlayMatch,
    RollDie,
)
from game.ptifooteux.table import Table
from game.ptifooteux.turns import roll_for_opening
from game.ptifooteux.walking import roll_and_walk


def carry_out(table: Table, move: AnyMove) -> None:
    match move:
        case RollDie():
            if table.state.phase == "opening":
                roll_for_opening(table)
            else:
                roll_and_walk(table)
        case ChooseKid():
            choose_kid(table, move.kid)
        case AskKid():
            ask_kid(table)
        case AnnounceTries():
            announce_tries(table, move.cards)
        case PlayMatch():
            play_match(table)
        case _:
            assert_never(move)
