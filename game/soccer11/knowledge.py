"""Who knows what of whose card, as long as it is true.

`known[seat]` holds the seats whose first card that seat has been shown; `not_held[seat]` what
everybody can rule out for that card. Cards are ranks, so nobody can tell two copies apart: when a
known rank is played from a hand of two, what remains is unknown again.
"""

from __future__ import annotations

from game.soccer11.cards import ENGLAND, FRANCE, ITALY, RANKS, Ranks, bursts
from game.soccer11.state import State


def _ruled_out_by_playing(card: int) -> Ranks:
    """Who plays `card` did not burst when drawing, and was not forced to play France instead."""
    ruled_out = sum(1 << rank for rank in RANKS if bursts(card, rank))
    return ruled_out | (1 << FRANCE if card == ITALY else 0)


_RULED_OUT_BY_PLAYING = (0, *(_ruled_out_by_playing(rank) for rank in RANKS))


def learn(state: State, seat: int, other: int) -> None:
    """`seat` has seen the card of `other`."""
    state.known[seat] |= 1 << other


def learn_all(state: State, seat: int) -> None:
    """Everybody has seen the card that `seat` now holds."""
    for other in range(len(state.known)):
        if other != seat:
            learn(state, other, seat)


def forget(state: State, seat: int) -> None:
    """Another card lies in that hand now."""
    others = ~(1 << seat)
    state.known = [seats & others for seats in state.known]
    state.not_held[seat] = 0


def after_playing(state: State, seat: int, held: int, card: int) -> None:
    """`seat` held `held`, drew, and played `card`."""
    if card == held:
        others = ~(1 << seat)
        state.known = [seats & others for seats in state.known]
    # Played what all knew it did not hold: it was the card just drawn, and the old one is left.
    was_drawn = state.not_held[seat] >> card & 1
    kept = state.not_held[seat] if was_drawn else 0
    state.not_held[seat] = kept | _RULED_OUT_BY_PLAYING[card]


def rule_out(state: State, seat: int, ranks: Ranks) -> None:
    state.not_held[seat] |= ranks


def england_was_shown(state: State) -> None:
    """There is one England, and it went from a hand into the stock."""
    for seat, hand in enumerate(state.hands):
        if hand:
            state.not_held[seat] |= 1 << ENGLAND
    state.not_aside |= 1 << ENGLAND


def after_swap(state: State, seat: int, other: int) -> None:
    """What was known of one card is now known of the other hand, to the two of them both ways."""
    one, two = 1 << seat, 1 << other
    state.known = [_exchanged(seats, one, two) for seats in state.known]
    state.known[seat] = (state.known[seat] | two) & ~one
    state.known[other] = (state.known[other] | one) & ~two
    ruled_out = state.not_held
    ruled_out[seat], ruled_out[other] = ruled_out[other], ruled_out[seat]


def _exchanged(seats: int, one: int, two: int) -> int:
    rest = seats & ~(one | two)
    return rest | (two if seats & one else 0) | (one if seats & two else 0)
