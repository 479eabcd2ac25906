"""Keeping a move and taking the longest match off the shelf."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.catalog import GAMES, GameInfo
from game.core.dice import Dice
from game.core.match import Match, MatchRecord, Seat
from game.core.saves import SaveShelf
from scenes.board_loader import load_board
from tests.bench.measuring import Figure, at_most

SAVE_SECONDS = 0.005
LOAD_SECONDS = 0.200


def longest_match(info: GameInfo, tries: int) -> Match[Any, Any, Any]:
    """The one with most moves of so many, over all numbers of players."""
    game = info.load(load_board)
    best: Match[Any, Any, Any] | None = None
    options = {option.key: option.choices[-1] for option in info.options}
    for number in range(tries):
        players = info.players[number % len(info.players)]
        seats = [Seat(f"{seat}", colour=seat) for seat in range(players)]
        match: Match[Any, Any, Any] = Match.new(game, seats, options, number, match_id="longest")
        dice = Dice(number)
        while not match.over:
            match.play(match.rules.sample(match.rules.to_act or 0, dice))
        if best is None or len(match.moves) > len(best.moves):
            best = match
    assert best is not None
    return best


def seconds_of(act: Callable[[], object], times: int) -> list[float]:
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        act()
        taken.append(time.perf_counter() - begun)
    return taken


def measure(rounds: int = 25, tries: int = 200) -> list[Figure]:
    figures = []
    for info in GAMES.values():
        match = longest_match(info, tries)
        with tempfile.TemporaryDirectory() as folder:
            shelf = SaveShelf(Path(folder))
            saves = seconds_of(lambda m=match, s=shelf: s.keep(m.record()), rounds)
            loads = seconds_of(lambda i=info, s=shelf: load(i, s), rounds)
        moves = len(match.moves)
        figures += [
            at_most(f"{info.id}: save after move {moves}", saves, SAVE_SECONDS),
            at_most(f"{info.id}: load {moves} moves", loads, LOAD_SECONDS),
        ]
    return figures


def load(info: GameInfo, shelf: SaveShelf) -> Match[Any, Any, Any]:
    record = shelf.load("longest")
    assert isinstance(record, MatchRecord)
    match: Match[Any, Any, Any] = Match.resume(info.load(load_board), record)
    assert match.replayed_faithfully
    return match
