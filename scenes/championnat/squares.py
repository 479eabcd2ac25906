"""Which square is of which kind, for whoever draws or explains the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.catalog import game_info
from game.championnat.board import SquareKind
from game.championnat.cards import Question
from game.championnat.view import ChampionnatView
from scenes.board_loader import load_board
from scenes.championnat.deck import question
from scenes.championnat.money import price
from scenes.words import say


@cache
def kinds() -> Mapping[str, SquareKind]:
    board = game_info("le-championnat").load(load_board).box.board
    return {key: square.kind for key, square in board.squares.items()}


def square_words(key: str, view: ChampionnatView) -> str:
    """What that square brings the seat on turn, as things stand."""
    kind = kinds()[key]
    pays = [card.amount for card in _sponsors(view) if card.square == kind]
    if pays:
        return say("square.le-championnat.paid", amount=price(pays[0]))
    if kind in ("euromatch", "championnat") and view.stage == "league":
        kind_now = f"{kind}-league"
    elif kind == "pactole" and view.jackpot == 0:
        kind_now = f"{kind}-empty"
    else:
        kind_now = kind
    return say(f"square.le-championnat.{kind_now}")


def _sponsors(view: ChampionnatView) -> list[Question]:
    """They lie open."""
    return [question(number) for number in view.clubs[view.turn_seat].sponsors]
