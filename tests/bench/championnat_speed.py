"""Random play of Le Championnat beside python-chess, and its strongest eleven."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from game.catalog import GAMES
from game.championnat.lineup import Lineups
from game.core.dice import Dice
from scenes.board_loader import load_board
from tests.bench.measuring import Figure, interleaved
from tests.bench.rules_speed import chess_player, random_player

TIMES_CHESS = 4.0
ELEVEN_SECONDS = 0.005
SEATS, SQUAD = 4, 25


def championnat_player(decisions: int) -> Callable[[], None]:
    return random_player("le-championnat", SEATS, decisions, length="express")


def slowest_eleven(squads: int = 200) -> float:
    """Seconds for the hardest of many squads of 25, all of them new to the memory of answers."""
    deck = GAMES["le-championnat"].load(load_board).new_rules(2, {}, Dice(1)).box.footballers
    lineups, chance, slowest = Lineups(deck), random.Random(6), 0.0
    for number in range(squads):
        reds = number % 17
        squad = chance.sample(range(64), SQUAD - reds) + chance.sample(range(64, 80), reds)
        begun = time.process_time()
        lineups.strongest(tuple(squad))
        slowest = max(slowest, time.process_time() - begun)
    return slowest


def measure(rounds: int = 15, decisions: int = 2_000) -> list[Figure]:
    ours, chess = interleaved([championnat_player(decisions), chess_player(decisions)], rounds)
    medians, minima = statistics.median(chess) / statistics.median(ours), min(chess) / min(ours)
    value = f"{medians:.1f}x by medians, {minima:.1f}x by minima"
    value += f" ({statistics.median(ours) / decisions * 1e6:.1f} us)"
    quick = min(medians, minima) >= TIMES_CHESS
    eleven = slowest_eleven()
    return [
        Figure("Le Championnat: decisions vs chess", value, f">= {TIMES_CHESS:g}x", quick),
        Figure(
            "Le Championnat: strongest eleven of 25",
            f"{eleven * 1e3:.2f} ms",
            f"< {ELEVEN_SECONDS * 1e3:g} ms",
            eleven < ELEVEN_SECONDS,
        ),
    ]
