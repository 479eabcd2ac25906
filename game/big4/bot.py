"""The robots of BIG 4: three levels, handed nothing but forks."""

from __future__ import annotations

from game.big4.bot_hints import reason_for
from game.big4.bot_levels import Beginner, Footballer, Judgement
from game.big4.bot_outlook import Outlook
from game.big4.bot_tactics import Tactician
from game.big4.moves import AnyMove
from game.big4.rules import Big4Rules
from game.core.dice import Dice
from game.core.robots import Hint

JUDGEMENTS: dict[int, type[Beginner] | type[Footballer] | type[Tactician]] = {
    1: Beginner,
    2: Footballer,
    3: Tactician,
}


class Big4Robot:
    def __init__(self, level: int) -> None:
        self.level = level
        self._judgement: Judgement = JUDGEMENTS[level]()

    def choose(self, fork: Big4Rules, dice: Dice) -> AnyMove:
        moves = fork.legal_moves()
        if len(moves) == 1:
            return moves[0]
        outlook = Outlook(fork.view(fork.to_act), fork.box)
        worths = [self._judgement.worth(move, outlook) for move in moves]
        best = max(worths)
        # Among equals any: a first one would always be aimed at the same seat.
        equals = [move for move, worth in zip(moves, worths, strict=True) if worth == best]
        return equals[dice.below(len(equals))]

    def reason(self, fork: Big4Rules, move: AnyMove) -> Hint:
        return reason_for(move, Outlook(fork.view(move.seat), fork.box))
