"""Who may see what of a match."""

from __future__ import annotations

from game.core.table_rules import NOBODY
from game.soccer11.box import Soccer11Box
from game.soccer11.cards import RANKS, ranks_in
from game.soccer11.state import NO_CARD, State
from game.soccer11.view import Reveal, Soccer11View


def view_of(state: State, box: Soccer11Box, viewer: int | None) -> Soccer11View:
    known = _known_to(state, viewer)
    hands = _hands_seen_by(state, viewer)
    return Soccer11View(
        viewer=viewer,
        phase=state.phase,
        to_act=None if state.actor == NOBODY else state.actor,
        turn_seat=state.turn_seat,
        day=len(state.results) + (0 if hands_are_open(state) else 1),
        starter=state.starter,
        target=state.target,
        points=state.points,
        hands=hands,
        rows=tuple(state.rows),
        shields=tuple(bool(state.shields >> seat & 1) for seat in range(state.players)),
        stock=len(state.stock),
        aside=state.aside != NO_CARD,
        open_cards=state.open_cards,
        effect=state.effect or None,
        reveal=_reveal_seen_by(state, viewer),
        unseen=_unseen(state, box, hands, known),
        known=known,
        known_by=_known_by(state, viewer),
        not_held=tuple(ranks_in(ranks) for ranks in state.not_held),
        not_aside=ranks_in(state.not_aside),
        results=state.results,
        turns=state.turns,
    )


def hands_are_open(state: State) -> bool:
    """When a day is over, the cards left are turned up."""
    return state.phase in ("next-day", "over")


def _hands_seen_by(state: State, viewer: int | None) -> tuple[tuple[int | None, ...], ...]:
    if hands_are_open(state):
        return tuple(state.hands)
    return tuple(
        hand if seat == viewer else (None,) * len(hand) for seat, hand in enumerate(state.hands)
    )


def _known_to(state: State, viewer: int | None) -> tuple[int | None, ...]:
    seats = 0 if viewer is None else state.known[viewer]
    return tuple(
        hand[0] if hand and seats >> seat & 1 else None for seat, hand in enumerate(state.hands)
    )


def _known_by(state: State, viewer: int | None) -> tuple[int, ...]:
    if viewer is None:
        return ()
    return tuple(seat for seat, seats in enumerate(state.known) if seats >> viewer & 1)


def _reveal_seen_by(state: State, viewer: int | None) -> Reveal | None:
    if state.reveal is None:
        return None
    kind, seat, other = state.reveal
    knowers = (seat,) if kind == "look" else (seat, other)
    shown = viewer in knowers
    return Reveal(
        kind=kind,
        seat=seat,
        other=other,
        waiting=state.waiting,
        own=state.hands[seat][0] if shown else None,
        theirs=state.hands[other][0] if shown else None,
    )


def _unseen(
    state: State,
    box: Soccer11Box,
    hands: tuple[tuple[int | None, ...], ...],
    known: tuple[int | None, ...],
) -> tuple[int, ...]:
    left = list(box.copies)
    for cards in (state.open_cards, *state.rows):
        for card in cards:
            left[card] -= 1
    for hand, known_card in zip(hands, known, strict=True):
        if hand and hand[0] is None:
            hand = (known_card,)
        for seen in hand:
            if seen is not None:
                left[seen] -= 1
    return tuple(left[rank] for rank in RANKS)
