"""The robots of Buteur: three levels, handed nothing but forks."""

from __future__ import annotations

from game.buteur.bot_hints import reason_for
from game.buteur.bot_levels import JUDGEMENTS, Judgement
from game.buteur.bot_outlook import Outlook
from game.buteur.moves import AnyMove
from game.buteur.rules import ButeurRules
from game.core.dice import Dice
from game.core.robots import Hint


class ButeurRobot:
    def __init__(self, level: int) -> None:
        self.level = level
        self._judgement: Judgement = JUDGEMENTS[level]()

    def choose(self, fork: ButeurRules, dice: Dice) -> AnyMove:
        moves = fork.legal_moves()
        if len(moves) == 1:
            return moves[0]
        outlook = Outlook(fork.view(fork.to_act), fork.box)
        worth = self._judgement.worth
        # Equal moves: the first counts, so the list starts anywhere.
        shift = dice.below(len(moves))
        turned = [*moves[shift:], *moves[:shift]]
        return max(turned, key=lambda move: worth(move, outlook))

    def reason(self, fork: ButeurRules, move: AnyMove) -> Hint:
        return reason_for(move, Outlook(fork.view(move.seat), fork.box))
