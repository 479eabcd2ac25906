"""Random play of 11 Soccer beside python-chess and, where installed, OpenSpiel's Python games."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

from game.catalog import GAMES
from game.core.dice import Dice
from scenes.board_loader import load_board
from tests.bench.measuring import Figure, interleaved
from tests.bench.rules_speed import chess_player, random_player

TIMES_CHESS = 8.0
TIMES_OPEN_SPIEL = 4.0
COPY_SHARE = 0.5  # of a decision
SEATS = 3
# Each act takes about as long as the others, so that a busy machine slows all of them alike.
TIMES_AS_MANY = 8


def soccer_player(decisions: int) -> Callable[[], None]:
    return random_player("11-soccer", SEATS, decisions)


def soccer_copier(copies: int) -> Callable[[], None]:
    rules = GAMES["11-soccer"].load(load_board).new_rules(SEATS, {}, Dice(1))

    def copy() -> None:
        for _ in range(copies):
            rules.copy()

    return copy


def spiel_player(decisions: int) -> Callable[[], None] | None:
    """OpenSpiel's tic-tac-toe in Python, or None where OpenSpiel is not installed."""
    try:
        import pyspiel
        from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers the game)
    except ImportError:
        return None
    game: Any = pyspiel.load_game("python_tic_tac_toe")
    dice = Dice(7)

    def play() -> None:
        state = game.new_initial_state()
        for _ in range(decisions):
            moves = state.legal_actions()
            state.apply_action(moves[dice.below(len(moves))])
            if state.is_terminal():
                state = game.new_initial_state()

    return play


def measure(rounds: int = 15, decisions: int = 2_000) -> list[Figure]:
    many = decisions * TIMES_AS_MANY
    acts = [soccer_player(many), soccer_copier(many), chess_player(decisions)]
    spiel = spiel_player(decisions)
    if spiel is not None:
        acts.append(spiel)
    taken = interleaved(acts, rounds)
    ours, copies = (_each(times, many) for times in taken[:2])
    chess, *others = (_each(times, decisions) for times in taken[2:])
    share = statistics.median(copies) / statistics.median(ours)
    us = f" ({statistics.median(ours) * 1e6:.1f} us)"
    figures = [
        Figure(
            "11 Soccer: copy / decision", f"{share:.2f}", f"<= {COPY_SHARE}", share <= COPY_SHARE
        ),
        _faster("11 Soccer: decisions vs chess", ours, chess, TIMES_CHESS, us),
    ]
    name = "11 Soccer: decisions vs OpenSpiel"
    if not others:
        return [*figures, Figure(name, "not installed", f">= {TIMES_OPEN_SPIEL:g}x", None)]
    return [*figures, _faster(name, ours, others[0], TIMES_OPEN_SPIEL)]


def _each(seconds: list[float], decisions: int) -> list[float]:
    return [taken / decisions for taken in seconds]


def _faster(
    name: str, ours: list[float], theirs: list[float], goal: float, more: str = ""
) -> Figure:
    medians = statistics.median(theirs) / statistics.median(ours)
    minima = min(theirs) / min(ours)
    value = f"{medians:.1f}x by medians, {minima:.1f}x by minima{more}"
    return Figure(name, value, f">= {goal:g}x", min(medians, minima) >= goal)
