"""Random play: how many decisions a second the rules of Buteur make, beside python-chess."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

import chess

from game.catalog import GAMES
from game.core.dice import Dice
from scenes.board_loader import load_board
from tests.bench.measuring import Figure, interleaved

TIMES_CHESS = 4.0


def random_player(game_id: str, seats: int, decisions: int, **options: Any) -> Callable[[], None]:
    """Plays so many decisions each time it is called: list the moves, take one, play it."""
    game, dice = GAMES[game_id].load(load_board), Dice(7)
    rules = [game.new_rules(seats, options, Dice(1))]
    matches = [1]

    def play() -> None:
        current = rules[0]
        for _ in range(decisions):
            moves = current.legal_moves()
            current.apply(moves[dice.below(len(moves))])
            if current.to_act is None:
                matches[0] += 1
                current = rules[0] = game.new_rules(seats, options, Dice(matches[0]))

    return play


def buteur_player(decisions: int) -> Callable[[], None]:
    return random_player("buteur", 2, decisions)


def chess_player(decisions: int) -> Callable[[], None]:
    board, dice = chess.Board(), Dice(7)

    def play() -> None:
        for _ in range(decisions):
            moves = list(board.legal_moves)
            if moves and board.halfmove_clock < 100:
                board.push(moves[dice.below(len(moves))])
            else:
                board.reset()

    return play


def measure(rounds: int = 15, decisions: int = 2_000) -> Figure:
    buteur, chess_times = interleaved([buteur_player(decisions), chess_player(decisions)], rounds)
    medians = statistics.median(chess_times) / statistics.median(buteur)
    minima = min(chess_times) / min(buteur)
    value = f"{medians:.1f}x by medians, {minima:.1f}x by minima"
    value += f" ({statistics.median(buteur) / decisions * 1e6:.0f} us a decision)"
    ok = min(medians, minima) >= TIMES_CHESS
    return Figure("random decisions vs chess", value, f">= {TIMES_CHESS:g}x", ok)
