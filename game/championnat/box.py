"""The box of Le Championnat: board and decks, and what is worked out from them once."""

from __future__ import annotations

from game.championnat.board import Board
from game.championnat.cards import Decks
from game.championnat.lineup import Lineups
from game.core.board_map import BoardMap


class ChampionnatBox:
    """Handed to `ChampionnatRules.new` and `restore`; loaded outside, shared by all matches."""

    def __init__(self, board: BoardMap, decks: Decks) -> None:
        self.board = Board(board)
        self.footballers = decks.footballers
        self.questions = decks.questions
        self.plus = {kind.key: kind for kind in decks.plus}
        self.clubs = decks.clubs
        self.lineups = Lineups(decks.footballers)
        self.plus_cards = tuple(kind.key for kind in decks.plus for _ in range(kind.copies))

    def pennants_of(self, clubs: list[int] | tuple[int, ...]) -> int:
        return sum(self.clubs[club].pennants for club in clubs)
