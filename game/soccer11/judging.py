"""What may be done. The one place that knows; refusals only put its answer into words."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.table_rules import NOBODY
from game.soccer11.box import Soccer11Box
from game.soccer11.cards import ITALY, Ranks
from game.soccer11.moves import AnyMove
from game.soccer11.state import State


def moves_for(state: State, box: Soccer11Box) -> Sequence[AnyMove]:
    """All legal moves of the seat the table waits for."""
    actor, phase = state.actor, state.phase
    if actor == NOBODY:
        return ()
    own = box.moves[actor]
    if phase == "draw":
        return own.draw
    if phase == "play":
        hand = state.hands[actor]
        row = may_be_taken_back(state, actor) if ITALY in hand else 0
        return own.plays(hand, state.may_be_chosen(actor), row)
    if phase == "effect":
        row = may_be_taken_back(state, actor) if state.effect == ITALY else 0
        return own.effects(state.effect, state.may_be_chosen(actor), row)
    return own.open_day if phase == "next-day" else own.seen


def may_be_taken_back(state: State, seat: int) -> Ranks:
    """The cards lying before that seat, but no 9 (booklet, card 9)."""
    found = 0
    for card in state.rows[seat]:
        found |= 1 << card
    return found & ~(1 << ITALY)
