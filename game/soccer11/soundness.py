"""Whether a stored state can be a match of 11 Soccer: saves come from disks, and disks err."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.soundness import check
from game.core.table_rules import NOBODY
from game.soccer11.box import Soccer11Box
from game.soccer11.cards import AIMED, BURSTING_HANDS, CROATIA, ITALY, RANKS
from game.soccer11.judging import may_be_taken_back
from game.soccer11.state import NO_CARD, TARGETS, Seats, State
from game.soccer11.turns import OPEN_CARDS, champion, next_starter
from game.soccer11.view import DayResult, Phase

ALL_RANKS = sum(1 << rank for rank in RANKS)
OWN_TURN: tuple[Phase, ...] = ("draw", "play")
REVEALS: tuple[Phase, ...] = ("look", "compare", "swap")
DAY_OVER: tuple[Phase, ...] = ("next-day", "over")


def check_sound(state: State, box: Soccer11Box) -> None:
    _check_seats(state)
    _check_season(state, box)
    _check_cards(state, box)
    _check_knowledge(state)
    if state.phase in DAY_OVER:
        _check_day_over(state)
    else:
        _check_turn(state)
    _check_effect(state)
    _check_reveal(state)


def _is_in(seats: Seats, seat: int) -> bool:
    return seat >= 0 and bool(seats >> seat & 1)


def _check_seats(state: State) -> None:
    players = state.players
    check(players in TARGETS and state.target == TARGETS[players], "target")
    per_seat: tuple[Sequence[object], ...] = (state.hands, state.rows, state.known, state.not_held)
    check(all(len(each) == players for each in per_seat), "seats")
    seats = range(players)
    check(state.starter in seats and state.turn_seat in seats, "turn")
    check(state.turns > 0, "count")
    check((state.actor == NOBODY) == (state.phase == "over"), "end")
    check(state.actor == NOBODY or state.actor in seats, "turn")


def _check_season(state: State, box: Soccer11Box) -> None:
    totals = [0] * state.players
    for result in state.results:
        _check_result(state, box, result)
        totals = [total + gain for total, gain in zip(totals, result.gains, strict=True)]
    check(list(state.points) == totals, "points")
    check(state.tally.days == len(state.results), "days")


def _check_result(state: State, box: Soccer11Box, result: DayResult) -> None:
    check(result.starter in range(state.players), "day")
    check(len(result.shown) == len(result.gains) == state.players, "day")
    check(all(card == NO_CARD or card in RANKS for card in result.shown), "day")
    best = max(result.shown)
    winners = tuple(seat for seat, card in enumerate(result.shown) if card == best)
    gains = tuple(box.points[best] if card == best else 0 for card in result.shown)
    check(best != NO_CARD and (result.winners, result.gains) == (winners, gains), "day")


def _check_cards(state: State, box: Soccer11Box) -> None:
    cards = [*state.stock, *state.open_cards]
    for pile in (*state.hands, *state.rows):
        cards += pile
    cards += [state.aside] if state.aside != NO_CARD else []
    check(sorted(cards) == sorted(box.pack), "cards")
    check(len(state.open_cards) == OPEN_CARDS[state.players], "open cards")
    check(state.aside != NO_CARD or not state.stock, "card set aside")
    holders = sum(1 << seat for seat, hand in enumerate(state.hands) if hand)
    check(holders == state.in_play != 0, "hand")
    for seat, hand in enumerate(state.hands):
        two = state.phase == "play" and seat == state.actor
        check(len(hand) == 2 if two else len(hand) <= 1, "hand")
        check(hand not in BURSTING_HANDS, "hand over 13")
    check(not state.shields & ~state.in_play, "shield")


def _check_knowledge(state: State) -> None:
    """What is known must be true: robots deal the rest of the world by it."""
    for seat, seats in enumerate(state.known):
        check(seats >= 0 and not seats & ~(state.in_play & ~(1 << seat)), "knowledge")
    for hand, ranks in zip(state.hands, state.not_held, strict=True):
        check(ranks >= 0 and not ranks & ~ALL_RANKS, "knowledge")
        check(not hand or not ranks >> hand[0] & 1, "knowledge")
    check(state.not_aside >= 0 and not state.not_aside & ~ALL_RANKS, "knowledge")
    check(not state.not_aside >> state.aside & 1, "knowledge")


def _check_day_over(state: State) -> None:
    check(not state.stock or state.in_play.bit_count() == 1, "end of the day")
    check(bool(state.results), "end of the day")
    last = state.results[-1]
    shown = tuple(hand[0] if hand else NO_CARD for hand in state.hands)
    check((last.starter, last.shown) == (state.starter, shown), "end of the day")
    check((champion(state) is not None) == (state.phase == "over"), "end")
    check(state.phase == "over" or state.actor == next_starter(state), "turn")


def _check_turn(state: State) -> None:
    check(champion(state) is None, "end")
    check(state.in_play.bit_count() > 1, "end of the day")
    check(_is_in(state.in_play, state.actor) and _is_in(state.in_play, state.turn_seat), "turn")
    if state.phase in OWN_TURN:
        check(state.actor == state.turn_seat, "turn")
        check(not _is_in(state.shields, state.turn_seat), "shield")
    check(state.phase != "draw" or bool(state.stock), "end of the day")


def _check_effect(state: State) -> None:
    """Only a card that has something to choose waits for its owner."""
    check((state.effect != NO_CARD) == (state.phase == "effect"), "effect")
    if state.phase != "effect":
        return
    card, seat = state.effect, state.actor
    check(state.rows[seat][-1:] == (card,), "effect")
    if card == ITALY:
        check(may_be_taken_back(state, seat) != 0, "effect")
    else:
        aimed = card in AIMED and state.may_be_chosen(seat) != 0
        check(card == CROATIA or aimed, "effect")


def _check_reveal(state: State) -> None:
    check((state.reveal is not None) == (state.phase in REVEALS), "secret")
    check(bool(state.waiting) == (state.phase in REVEALS), "secret")
    if state.reveal is None:
        return
    kind, seat, other = state.reveal
    check(kind == state.phase and seat != other, "secret")
    check(_is_in(state.in_play, seat) and _is_in(state.in_play, other), "secret")
    check(_is_in(state.known[seat], other), "secret")
    still_to_look = ((seat, other), (other,)) if kind == "compare" else ((seat,),)
    check(state.waiting in still_to_look and state.actor == state.waiting[0], "secret")
