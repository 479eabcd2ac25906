"""Robots: every moment has a thought of its own, the same whenever it is asked for."""

from __future__ import annotations

from game.core.robots import thinking_seed


def test_no_two_moments_are_thought_about_with_the_same_dice() -> None:
    moments = [
        (match, move, seat) for match in range(5) for move in range(200) for seat in range(4)
    ]
    assert len({thinking_seed(*moment) for moment in moments}) == len(moments)
    assert thinking_seed(7, 30, 2) == thinking_seed(7, 30, 2)
