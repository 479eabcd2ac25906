"""A program to be killed: robots play on where the shelf left off and keep every move.

python -m tests.core.playing_until_killed FOLDER SEED: writes "id moves" after every kept move.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from game.catalog import GAMES
from game.core.match import Match, MatchRecord, Seat
from game.core.robots import robot_move
from game.core.saves import SaveShelf
from scenes.board_loader import load_board


def match_on(shelf: SaveShelf, seed: int) -> Match[Any, Any, Any]:
    info = GAMES["buteur"]
    game = info.load(load_board)
    for record in shelf.load_all():
        assert isinstance(record, MatchRecord), record
        return Match.resume(game, record)
    seats = [Seat(f"{number}", kind="robot", colour=number) for number in range(2)]
    return Match.new(game, seats, info.default_options(), seed, match_id=f"match-{seed}")


def play_for_ever(shelf: SaveShelf, seed: int) -> None:
    robot = GAMES["buteur"].robot(2)
    while True:
        match = match_on(shelf, seed)
        while (seat := match.rules.to_act) is not None:
            match.play(robot_move(match, robot, seat))
            shelf.keep(match.record())
            print(match.id, len(match.moves), flush=True)
        shelf.finish(match.id)
        seed += 1


if __name__ == "__main__":
    play_for_ever(SaveShelf(Path(sys.argv[1])), int(sys.argv[2]))
