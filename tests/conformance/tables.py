"""Every game of the box at every number of players: what all games must obey is tried on each."""

from __future__ import annotations

from typing import Any

import pytest

from game.catalog import GAMES, GameInfo
from game.core.dice import Dice
from game.core.match import LoadedGame, Match, Seat
from scenes.board_loader import load_board

TABLES = [
    pytest.param(info, players, id=f"{info.id}-{players}")
    for info in GAMES.values()
    for players in info.players
]
MOST_MOVES = 20_000
INTERRUPTION_ODDS = 12


def loaded(info: GameInfo) -> LoadedGame[Any]:
    return info.load(load_board)


def new_rules(info: GameInfo, players: int, seed: int, **options: Any) -> Any:
    return loaded(info).new_rules(players, info.default_options() | options, Dice(seed))


def new_match(info: GameInfo, players: int, seed: int, **options: Any) -> Match[Any, Any, Any]:
    seats = [Seat(f"seat {number}", colour=number) for number in range(players)]
    chosen = info.default_options() | options
    return Match.new(loaded(info), seats, chosen, seed, match_id=f"{info.id}-{players}-{seed}")


def play_some(rules: Any, moves: int, dice: Dice) -> None:
    """Sampled moves until that many are made or the match is over."""
    while moves and rules.to_act is not None:
        rules.apply(rules.sample(someone(rules, dice), dice))
        moves -= 1


def someone(rules: Any, dice: Dice) -> int:
    """The seat the table waits for, or now and then one that may act out of turn."""
    eager = rules.may_interrupt
    if eager and dice.below(INTERRUPTION_ODDS) == 0:
        return int(eager[dice.below(len(eager))])
    return int(rules.to_act)


def is_listed(rules: Any, move: Any) -> bool:
    """Or of a kind the game says is too large to list."""
    return move in rules.legal_moves(move.seat) or isinstance(
        move, getattr(rules, "unlisted_moves", ())
    )


def everything_seen(rules: Any, players: int) -> tuple[Any, ...]:
    """What each query says; asking must change none of it."""
    viewers = (None, *range(players))
    return (
        rules.digest(),
        rules.snapshot(),
        rules.to_act,
        rules.may_interrupt,
        tuple(rules.legal_moves()),
        tuple(rules.view(viewer) for viewer in viewers),
        rules.standings(),
        rules.figures(),
    )
