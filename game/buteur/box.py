"""The box of Buteur: board and deck, and what is worked out from them once for all matches."""

from __future__ import annotations

from game.buteur.cards import Deck
from game.buteur.moves import (
    CutStock,
    DiscardCard,
    EndTurn,
    ExchangeCard,
    LetIn,
    PlaceBall,
    PlayCard,
    Square,
    TakeAttacker,
)
from game.buteur.pitch import COLUMNS, ROWS, Pitch
from game.core.board_map import BoardMap

MOST_SEATS = 4


class SeatMoves:
    """Every move one seat can ever make, made once: lists of legal moves are built from these."""

    __slots__ = ("cut", "discard", "end_turn", "exchange", "let_in", "place", "play", "take")

    def __init__(self, seat: int, deck: Deck) -> None:
        numbers = range(len(deck))
        self.play = tuple(
            tuple(PlayCard(seat, number, arrow) for arrow in card.arrows)
            or (PlayCard(seat, number),)
            for number, card in enumerate(deck)
        )
        self.exchange = tuple(ExchangeCard(seat, number) for number in numbers)
        self.take = tuple(TakeAttacker(seat, number) for number in numbers)
        self.discard = tuple(DiscardCard(seat, number) for number in numbers)
        self.place: dict[Square, PlaceBall] = {
            (column, row): PlaceBall(seat, (column, row))
            for column in range(COLUMNS)
            for row in range(ROWS)
        }
        self.let_in = LetIn(seat)
        self.cut = CutStock(seat)
        self.end_turn = EndTurn(seat)


class ButeurBox:
    """Handed to `ButeurRules.new` and `restore`; loaded outside, shared by all matches."""

    def __init__(self, board: BoardMap, deck: Deck) -> None:
        self.board = board
        self.deck = deck
        self.pitch = Pitch(board)
        self.kinds = tuple(card.kind for card in deck)
        self.moves = tuple(SeatMoves(seat, deck) for seat in range(MOST_SEATS))
