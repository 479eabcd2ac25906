"""Which square is of which kind, for whoever draws or explains the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.catalog import game_info
from game.championnat.board import SquareKind
from scenes.board_loader import load_board
from scenes.words import say


@cache
def kinds() -> Mapping[str, SquareKind]:
    board = game_info("le-championnat").load(load_board).box.board
    return {key: square.kind for key, square in board.squares.items()}


def square_words(key: str) -> str:
    return say(f"square.le-championnat.{kinds()[key]}")
