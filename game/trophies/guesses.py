"""Right guesses in 11 Soccer, by the turn they were made in."""

from __future__ import annotations

from game.soccer11.events import DayBegan, GuessMade, TurnBegan
from game.trophies.facts import MatchFacts


def guessed_right_at_once(facts: MatchFacts, seat: int) -> bool:
    """In the first own turn of a day. The first turn of a match is told by no event.

    A card one had to discard may guess too, but in somebody else's turn.
    """
    found = False
    in_turn, own_turns = facts.opening, int(facts.opening == seat)
    for event in facts.events:
        if isinstance(event, DayBegan):
            own_turns = 0
        elif isinstance(event, TurnBegan):
            in_turn = event.seat
            own_turns += in_turn == seat
        elif isinstance(event, GuessMade) and event.right and event.seat == seat == in_turn:
            found = found or own_turns == 1
    return found
