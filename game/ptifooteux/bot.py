"""The robot of Les P'tifooteux. Luck decides this game, so all levels play alike.

Two things can be chosen: whom to ask, and how many extra tries to spend.
"""

from __future__ import annotations

from game.core.dice import Dice
from game.core.robots import Hint
from game.ptifooteux.bot_hints import reason_for
from game.ptifooteux.kids import FINAL
from game.ptifooteux.moves import AnnounceTries, AnyMove, ChooseKid
from game.ptifooteux.rules import PtifooteuxRules

# Extra tries kept back for the matches to come, by stage.
KEPT_FOR_LATER = {1: 2, 2: 2, 3: 2, 4: 1, FINAL: 0}


class PtifooteuxRobot:
    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, fork: PtifooteuxRules, dice: Dice) -> AnyMove:
        moves = fork.legal_moves()
        first = moves[0]
        if isinstance(first, AnnounceTries):
            return moves[tries_to_spend(fork, first.seat)]
        if isinstance(first, ChooseKid):
            return _whom_to_ask(fork, [move for move in moves if isinstance(move, ChooseKid)], dice)
        return first

    def reason(self, fork: PtifooteuxRules, move: AnyMove) -> Hint:
        return reason_for(fork, move)


def tries_to_spend(fork: PtifooteuxRules, seat: int) -> int:
    """Later stages first: what is not needed to keep for them."""
    team = fork.view(seat).seats[seat]
    return max(0, team.extra_tries - KEPT_FOR_LATER[team.stage])


def _whom_to_ask(fork: PtifooteuxRules, moves: list[ChooseKid], dice: Dice) -> ChooseKid:
    """Of the colour with the fewest kids left free: the one hardest to meet by the die."""
    taken = [kid for seat in fork.view(None).seats for kid in seat.kids]
    colour_of = fork.box.colour_of

    def free(move: ChooseKid) -> int:
        colour = colour_of[move.kid]
        return sum(colour_of[kid] == colour and kid not in taken for kid in colour_of)

    fewest = min(free(move) for move in moves)
    fitting = [move for move in moves if free(move) == fewest]
    return fitting[dice.below(len(fitting))]
