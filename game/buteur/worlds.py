"""Other worlds that look the same to a seat, for robots to think in."""

from __future__ import annotations

from collections.abc import Callable

from game.buteur.box import ButeurBox
from game.buteur.judging import RESTART_KINDS, has_playable_card
from game.buteur.state import State
from game.buteur.view import Phase
from game.core.dice import Dice
from game.core.table_rules import NOBODY

# In these phases everybody knows that the seat to act holds a card fitting the phase named.
_HOLDS_FOR: dict[Phase, Phase] = {
    "start-square": "kick-off",
    "kick-off": "kick-off",
    "goal-kick-square": "clear",
    "place-ball": "clear",
    "clear": "clear",
    "free-kick-attacker": "free-kick-attacker",
    "penalty-may": "penalty-may",
}
_Slot = tuple[list[int], int]  # a hand or the stock, and a place in it


def redeal(state: State, box: ButeurBox, seat: int, dice: Dice) -> None:
    """Deal all that `seat` cannot see anew, by the dice alone."""
    slots = _unseen_slots(state, seat)
    unseen = sorted(pile[place] for pile, place in slots)
    dice.shuffle(unseen)
    for (pile, place), card in zip(slots, unseen, strict=True):
        pile[place] = card
    if state.actor not in (NOBODY, seat):
        _make_possible(state, box, seat)


def _unseen_slots(state: State, seat: int) -> list[_Slot]:
    # Known cards go first in their hands, so that the slots do not tell where they were.
    slots: list[_Slot] = []
    for other, hand in enumerate(state.hands):
        if other != seat:
            known = sorted(state.known[other])
            hand[:] = known + [card for card in hand if card not in known]
            slots += [(hand, place) for place in range(len(known), len(hand))]
    laid = len(state.under)
    slots += [
        (state.stock, place)
        for place in range(len(state.stock))
        if place >= laid or state.under[place] != seat
    ]
    return slots


def _make_possible(state: State, box: ButeurBox, seat: int) -> None:
    """The phase tells all something of the hand of whoever acts; a world must agree with it."""
    kinds = box.kinds
    hand = state.hands[state.actor]
    own = [slot for slot in _unseen_slots(state, seat) if slot[0] is hand]
    pool = [slot for slot in _unseen_slots(state, seat) if slot[0] is not hand]
    if state.phase in _HOLDS_FOR:
        wanted = RESTART_KINDS[_HOLDS_FOR[state.phase]]
        if not any(kinds[card] in wanted for card in hand):
            _swap_in(own[-1:], pool, lambda card: kinds[card] in wanted)
    elif state.phase in ("exchange", "take-attacker"):
        barred = RESTART_KINDS["kick-off" if state.restart == "kick-off" else "clear"]
        found = [slot for slot in own if kinds[slot[0][slot[1]]] in barred]
        _swap_in(found, pool, lambda card: kinds[card] not in barred)
    elif state.phase == "discard":
        found = [slot for slot in own if kinds[slot[0][slot[1]]] in ("attacker", "penalty")]
        _swap_in(found, pool, lambda card: kinds[card] in ("free-kick", "goalkeeper", "corner"))
    elif state.phase in ("play", "throw-in-play") and not has_playable_card(state, box):
        _swap_in(own[-1:], pool, lambda card: kinds[card] == "attacker")


def _swap_in(places: list[_Slot], pool: list[_Slot], wanted: Callable[[int], bool]) -> None:
    """Fill `places` with wanted cards of the pool, as far as it has any."""
    fitting = (slot for slot in pool if wanted(slot[0][slot[1]]))
    for (pile, place), (other, there) in zip(places, fitting, strict=False):
        pile[place], other[there] = other[there], pile[place]
