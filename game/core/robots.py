"""Robots: what every game's players of the machine have in common.

A robot is only ever handed a fork, another world that looks the same to its seat. It cannot peek,
and redealing what it cannot see never changes its choice.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from game.core.dice import Dice
from game.core.match import Match
from game.core.rules import M, Rules

LEVELS = (1, 2, 3)
_PLENTY = (1 << 61) - 1  # a prime: seeds of neighbouring moves lie far apart


class Hint(msgspec.Struct, frozen=True):
    """Why a move is a good idea: a catalogue key and the values of its sentence."""

    key: str
    values: dict[str, str | int] = {}


class Robot(Protocol[M]):
    """One level of one game. It keeps nothing between two choices: saves need not know it."""

    def choose(self, fork: Any, dice: Dice) -> M:
        """The move of `fork.to_act`; all chance comes from `dice`."""
        ...

    def reason(self, fork: Any, move: M) -> Hint:
        """The words that go with that move when it is offered as advice."""
        ...


def thinking_seed(match_seed: int, move_number: int, seat: int) -> int:
    """Robots think alike about the same moment, however often it is asked or resumed."""
    return ((match_seed * 6_364_136_223 + move_number) * 1_442_695_041 + seat + 1) % _PLENTY


def choose_from_fork(robot: Robot[M], rules: Rules[M, Any, Any], seat: int, seed: int) -> M:
    return robot.choose(rules.fork_for(seat, seed), Dice(seed))


def robot_move(match: Match[M, Any, Any], robot: Robot[M], seat: int) -> M:
    """What that robot would play for `seat` now."""
    seed = thinking_seed(match.seed, len(match.moves), seat)
    return choose_from_fork(robot, match.rules, seat, seed)


def hint(match: Match[M, Any, Any], robot: Robot[M], seat: int) -> tuple[M, Hint]:
    """A piece of advice for a person: the move and the words for it."""
    move: M = robot_move(match, robot, seat)
    seed = thinking_seed(match.seed, len(match.moves), seat)
    return move, robot.reason(match.rules.fork_for(seat, seed), move)
