"""The box of Les P'tifooteux: board and pieces, and what is worked out from them once for all."""

from __future__ import annotations

from game.core.board_map import BoardMap
from game.ptifooteux.course import Course
from game.ptifooteux.course_checks import check_course
from game.ptifooteux.kids import Colour, Pieces
from game.ptifooteux.moves import AnnounceTries, AskKid, ChooseKid, PlayMatch, RollDie

MOST_SEATS = 4


class SeatMoves:
    """Every move one seat can ever make, made once: lists of legal moves are built from these."""

    __slots__ = ("announce", "ask", "choose", "play_match", "roll")

    def __init__(self, seat: int, pieces: Pieces) -> None:
        self.roll = RollDie(seat)
        self.ask = AskKid(seat)
        self.play_match = PlayMatch(seat)
        self.choose = {kid.key: ChooseKid(seat, kid.key) for kid in pieces.kids}
        self.announce = tuple(
            AnnounceTries(seat, cards) for cards in range(pieces.extra_tries_each + 1)
        )


class PtifooteuxBox:
    """Handed to `PtifooteuxRules.new` and `restore`; loaded outside, shared by all matches."""

    def __init__(self, board: BoardMap, pieces: Pieces) -> None:
        self.board = board
        self.pieces = pieces
        self.course = Course(board)
        check_course(self.course, pieces.kids)
        self.colour_of: dict[str, Colour] = {kid.key: kid.colour for kid in pieces.kids}
        self.moves = tuple(SeatMoves(seat, pieces) for seat in range(MOST_SEATS))
