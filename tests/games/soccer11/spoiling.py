"""Ways to spoil a state of 11 Soccer so that no match can have come to it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.core.dice import Dice
from game.soccer11.rules import Soccer11Rules
from game.soccer11.state import State
from game.soccer11.view import DayResult
from tests.games.soccer11.story import the_box

Spoil = Callable[[State], None]


def at(phase: str) -> State:
    """A state of a real match of three that waits in that phase, not on its first day."""
    for seed in range(200):
        rules, dice = Soccer11Rules.new(3, {}, the_box(), Dice(seed)), Dice(seed)
        while rules.to_act is not None:
            rules.apply(rules.sample(rules.to_act, dice))
            view = rules.view(None)
            if view.phase == phase and view.results:
                return rules._table.state
    raise AssertionError(phase)


def another_card_in_the_stock(state: State) -> None:
    state.stock[0] = state.stock[1] + 1 if state.stock[1] < 11 else 1


def third_card(state: State) -> None:
    state.hands[state.actor] += (state.stock.pop(),)


def open_card(state: State) -> None:
    state.open_cards = (state.stock.pop(),)


def burst_hand(state: State) -> None:
    cards = [*state.stock, *state.hands[state.actor], *state.open_cards, state.aside]
    other = next(card for card in cards if card in (6, 7, 9, 10, 11))
    _gather(state, 8)
    _gather(state, other)
    state.stock += state.hands[state.actor]
    state.hands[state.actor] = (8, other)


def _gather(state: State, card: int) -> None:
    """Take that card from wherever it lies; a card of the stock goes there instead."""
    if card in state.stock:
        state.stock.remove(card)
        return
    spare = state.stock.pop()
    for piles in (state.hands, state.rows):
        for seat, pile in enumerate(piles):
            if card in pile:
                place = pile.index(card)
                piles[seat] = (*pile[:place], spare, *pile[place + 1 :])
                return
    state.aside = spare


def false_knowledge(state: State) -> None:
    state.not_held[state.actor] |= 1 << state.hands[state.actor][0]


def knows_itself(state: State) -> None:
    state.known[0] |= 1


def forged_points(state: State) -> None:
    state.points = (state.points[0] + 1, *state.points[1:])


def forged_day(state: State) -> None:
    last = msgspec.structs.replace(state.results[-1], winners=(0, 1, 2))
    state.results = (*state.results[:-1], last)


def forgotten_day(state: State) -> None:
    state.tally.days += 1


def another_seat(state: State) -> None:
    state.actor = (state.actor + 1) % state.players


def shield_in_ones_own_turn(state: State) -> None:
    state.shields |= 1 << state.turn_seat


def empty_stock(state: State) -> None:
    state.rows[0] += tuple(state.stock)
    state.stock = []


def secret_of_oneself(state: State) -> None:
    assert state.reveal is not None
    kind, seat, _ = state.reveal
    state.reveal = (kind, seat, seat)


def rivals(state: State) -> list[int]:
    others = [seat for seat in range(state.players) if seat != state.actor]
    return [seat for seat in others if state.hands[seat]]


def laid_open(state: State, seat: int) -> None:
    """Out for the day, all in order."""
    state.rows[seat] += state.hands[seat]
    state.hands[seat] = ()
    state.not_held[seat] = 0
    state.in_play &= ~(1 << seat)
    state.shields &= ~(1 << seat)
    state.known = [seats & ~(1 << seat) for seats in state.known]


def a_starter_from_elsewhere(state: State) -> None:
    state.results = (msgspec.structs.replace(state.results[0], starter=9), *state.results[1:])


def a_day_of_two(state: State) -> None:
    last = state.results[-1]
    state.results = (*state.results[:-1], msgspec.structs.replace(last, shown=last.shown[:2]))


def aside_taken_too_early(state: State) -> None:
    state.stock.append(state.aside)
    state.aside = 0


def actor_not_in_play(state: State) -> None:
    state.in_play ^= 1 << state.actor


def not_what_lies_aside(state: State) -> None:
    state.not_aside = 1 << state.aside


def season_forgotten(state: State) -> None:
    state.results, state.points, state.tally.days = (), (0, 0, 0), 0


def another_opened(state: State) -> None:
    state.starter = (state.starter + 1) % 3


def won_already(state: State) -> None:
    day = DayResult(0, (1, 0, 0), (0,), (4, 0, 0), by_elimination=True, last_out="guess")
    state.results += (day,) * 9
    state.points = (state.points[0] + 36, *state.points[1:])
    state.tally.days += 9


def all_others_out(state: State) -> None:
    for seat in rivals(state):
        laid_open(state, seat)


def turn_of_one_who_is_out(state: State) -> None:
    gone, stays = [seat for seat in range(3) if seat != state.actor]
    assert state.hands[stays]
    laid_open(state, gone)
    state.actor = state.turn_seat = gone


def turn_of_a_rival(state: State) -> None:
    state.actor = rivals(state)[0]


def effect_of_what_was_not_discarded(state: State) -> None:
    state.effect = 2 if state.effect != 2 else 3


def effect_without_a_choice(state: State) -> None:
    _discard_instead(state, 7)


def nothing_to_take_back(state: State) -> None:
    state.stock += state.rows[state.actor][:-1]
    state.rows[state.actor] = state.rows[state.actor][-1:]
    _discard_instead(state, 9)


def _discard_instead(state: State, card: int) -> None:
    state.stock.append(state.effect)
    row = state.rows[state.actor] = state.rows[state.actor][:-1]
    assert card not in row
    _gather(state, card)
    state.rows[state.actor] += (card,)
    state.effect = card
    state.not_held, state.not_aside = [0, 0, 0], 0


def look_called_a_swap(state: State) -> None:
    assert state.reveal is not None
    state.reveal = ("swap", *state.reveal[1:])


def duel_of_one_who_is_out(state: State) -> None:
    assert state.reveal is not None
    _, seat, other = state.reveal
    laid_open(state, seat)
    state.turn_seat = state.actor = other
    state.waiting = (other,)


def looked_and_knows_nothing(state: State) -> None:
    assert state.reveal is not None
    state.known[state.reveal[1]] = 0


def shown_to_the_wrong_one(state: State) -> None:
    assert state.reveal is not None
    state.actor = state.reveal[2]
    state.waiting = (state.actor,)
