"""Other worlds that look the same to a seat, for robots to think in."""

from __future__ import annotations

from game.core.dice import Dice
from game.soccer11.cards import bursts
from game.soccer11.secrets import hands_are_open
from game.soccer11.state import NO_CARD, State

ASIDE = -1
_Slot = tuple[int, int]  # a seat and a place in its hand, or ASIDE


def redeal(state: State, seat: int, dice: Dice) -> None:
    """Deal all that `seat` cannot see anew, by the dice alone."""
    slots = _hidden_slots(state, seat)
    unseen = state.stock + [_card_in(state, slot) for slot in slots]
    unseen.sort()
    dice.shuffle(unseen)
    possible = _fill(state, slots, unseen)
    assert possible, "the world itself is possible"
    _keep_what_the_seat_can_tell(state, seat)


def _hidden_slots(state: State, seat: int) -> list[_Slot]:
    slots: list[_Slot] = []
    if not hands_are_open(state):
        known = state.known[seat]
        for other, hand in enumerate(state.hands):
            if other != seat:
                first = 1 if known >> other & 1 else 0
                slots += [(other, place) for place in range(first, len(hand))]
    if state.aside != NO_CARD:
        slots.append((ASIDE, 0))
    return slots


def _card_in(state: State, slot: _Slot) -> int:
    seat, place = slot
    return state.aside if seat == ASIDE else state.hands[seat][place]


def _fill(state: State, slots: list[_Slot], unseen: list[int]) -> bool:
    """Put the first card that can lie there into each slot; what is left over is the stock."""
    if not slots:
        state.stock = unseen
        return True
    tried = 0
    for number, card in enumerate(unseen):
        if not tried >> card & 1 and _fits(state, slots[0], card):
            _put(state, slots[0], card)
            if _fill(state, slots[1:], unseen[:number] + unseen[number + 1 :]):
                return True
        tried |= 1 << card
    return False


def _fits(state: State, slot: _Slot, card: int) -> bool:
    seat, place = slot
    if seat == ASIDE:
        return not state.not_aside >> card & 1
    if place == 0:
        return not state.not_held[seat] >> card & 1
    return not bursts(state.hands[seat][0], card)  # or that seat would be out


def _put(state: State, slot: _Slot, card: int) -> None:
    seat, place = slot
    if seat == ASIDE:
        state.aside = card
    else:
        hand = state.hands[seat]
        state.hands[seat] = (*hand[:place], card, *hand[place + 1 :])


def _keep_what_the_seat_can_tell(state: State, seat: int) -> None:
    """Whether another seat still knows a third one's card depends on cards this seat cannot see."""
    own = 1 << seat
    state.known = [
        seats if other == seat else seats & own for other, seats in enumerate(state.known)
    ]
