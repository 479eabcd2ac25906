"""Weighing moves by playing sampled worlds to the end of the day."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.dice import Dice
from game.soccer11.bot_playout import play_out
from game.soccer11.moves import AnyMove
from game.soccer11.rules import Soccer11Rules
from game.soccer11.view import DayResult

_MANY_SEEDS = 1 << 30


def sampled_worths(
    fork: Soccer11Rules, moves: Sequence[AnyMove], worlds: int, dice: Dice
) -> list[float]:
    """What each move gains on average, in the same worlds for all of them."""
    seat = moves[0].seat
    totals = [0.0] * len(moves)
    for _ in range(worlds):
        world = fork.fork_for(seat, dice.below(_MANY_SEEDS))
        for number, move in enumerate(moves):
            totals[number] += _swing(play_out(world.trial(), move, dice), seat)
    return [total / worlds for total in totals]


def _swing(result: DayResult, seat: int) -> float:
    """One's own gain, less what the day gave the others on average.

    Points are what counts: a low card is worth keeping where a win by elimination is near.
    """
    others = sum(result.gains) - result.gains[seat]
    return result.gains[seat] - others / (len(result.gains) - 1)
