"""Whether a stored state can be a match at all: saves come from disks, and disks err."""

from __future__ import annotations

from game.core.dice import MOST_ROLLS

MOST_TURNS = 100_000


class UnsoundState(ValueError):
    """A state no match can have come to."""


def check(holds: bool, what: str) -> None:
    """`what` says in a word or two which part of the state is impossible."""
    if not holds:
        raise UnsoundState(f"impossible {what}")


def check_counts(rolls: int, turns: int) -> None:
    check(0 <= rolls <= MOST_ROLLS and 0 <= turns <= MOST_TURNS, "count")
