"""The robots of 11 Soccer: three levels, handed nothing but forks.

1 plays any harmless card; 2 counts the cards and remembers what it saw; 3 also deduces from what
the others played, and tries its best moves in sampled worlds.
"""

from __future__ import annotations

from game.core.dice import Dice
from game.core.robots import Hint
from game.soccer11.bot_hints import reason_for
from game.soccer11.bot_levels import Beginner, Counter, Judgement
from game.soccer11.bot_outlook import Outlook
from game.soccer11.bot_sampling import sampled_worths
from game.soccer11.moves import AnyMove
from game.soccer11.rules import Soccer11Rules

SAMPLING_LEVEL = 3
CANDIDATES = 5  # moves tried in sampled worlds
WORLDS = 16
TRUST = 2.0  # in the judgement at sight, against what a few worlds happen to show
JUDGEMENTS: dict[int, type[Beginner] | type[Counter]] = {1: Beginner, 2: Counter, 3: Counter}


class Soccer11Robot:
    def __init__(self, level: int) -> None:
        self.level = level
        self._judgement: Judgement = JUDGEMENTS[level]()

    def choose(self, fork: Soccer11Rules, dice: Dice) -> AnyMove:
        moves = fork.legal_moves()
        if len(moves) == 1:
            return moves[0]
        outlook = self._outlook(fork)
        judged = [(move, self._judgement.worth(move, outlook)) for move in moves]
        if self.level == SAMPLING_LEVEL:
            judged = _tried(fork, judged, dice)
        best = max(worth for _, worth in judged)
        # Among equals any: a first one would always be aimed at the same seat.
        equals = [move for move, worth in judged if worth == best]
        return equals[dice.below(len(equals))]

    def reason(self, fork: Soccer11Rules, move: AnyMove) -> Hint:
        return reason_for(move, self._outlook(fork))

    def _outlook(self, fork: Soccer11Rules) -> Outlook:
        deduces = self.level == SAMPLING_LEVEL
        return Outlook(fork.view(fork.to_act), fork.box, deduces)


def _tried(
    fork: Soccer11Rules, judged: list[tuple[AnyMove, float]], dice: Dice
) -> list[tuple[AnyMove, float]]:
    """The best moves, with what they gained in sampled worlds added to their worth."""
    dice.shuffle(judged)  # equals are cut off by chance, not by seat
    candidates = sorted(judged, key=lambda each: -each[1])[:CANDIDATES]
    gains = sampled_worths(fork, [move for move, _ in candidates], WORLDS, dice)
    return [
        (move, TRUST * worth + gain) for (move, worth), gain in zip(candidates, gains, strict=True)
    ]
