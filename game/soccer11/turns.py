"""How turns, match days and the match begin and end."""

from __future__ import annotations

from operator import add

from game.core.table_rules import NOBODY
from game.soccer11.events import DayBegan, DayEnded, MatchEnded, TurnBegan
from game.soccer11.state import NO_CARD, State
from game.soccer11.table import Table
from game.soccer11.view import DayResult

OPEN_CARDS = {2: 2, 3: 0, 4: 0}  # laid open at the start of a day, by players


def deal_day(table: Table, starter: int) -> None:
    state = table.state
    players = state.players
    stock = list(table.box.pack)
    table.dice.shuffle(stock)
    state.starter = starter
    state.aside = stock.pop()
    state.open_cards = _take(stock, OPEN_CARDS[players])
    dealt = _take(stock, players)
    state.in_play = (1 << players) - 1
    state.hands = [(card,) for card in dealt]
    state.rows = [()] * players
    state.stock = stock
    state.known = [0] * players
    state.not_held = [0] * players
    state.not_aside = 0
    state.shields = 0
    state.last_out = None
    table.tell(DayBegan(len(state.results) + 1, starter, dealt, state.open_cards))
    begin_turn(table, starter)


def _take(stock: list[int], count: int) -> tuple[int, ...]:
    """So many cards from the top."""
    rest = len(stock) - count
    taken = tuple(stock[rest:])
    del stock[rest:]
    return taken


def begin_turn(table: Table, seat: int) -> None:
    """A shield lasts until the start of one's next turn."""
    state = table.state
    state.turns += 1
    state.turn_seat = state.actor = seat
    state.shields &= ~(1 << seat)
    state.phase = "draw"
    table.tell(TurnBegan(seat))


def end_turn(table: Table) -> None:
    """The day ends with one player left, or after the turn in which the stock ran out."""
    state = table.state
    one_left = state.in_play.bit_count() == 1
    if one_left or not state.stock:
        _end_day(table, by_elimination=one_left)
    else:
        begin_turn(table, _next_in_play(state))


def _next_in_play(state: State) -> int:
    hands = state.hands
    players = len(hands)
    seat = (state.turn_seat + 1) % players
    while not hands[seat]:
        seat = (seat + 1) % players
    return seat


def _end_day(table: Table, by_elimination: bool) -> None:
    state = table.state
    result = _day_result(table, by_elimination)
    state.results += (result,)
    state.points = tuple(map(add, state.points, result.gains))
    tally = state.tally
    tally.days += 1
    tally.eliminations += result.by_elimination
    tally.shared_days += len(result.winners) > 1
    table.tell(DayEnded(len(state.results), result, state.points))
    winner = champion(state)
    if winner is None:
        state.phase = "next-day"
        state.actor = next_starter(state)
    else:
        state.phase = "over"
        state.actor = NOBODY
        table.tell(MatchEnded(state.points, winner))


def _day_result(table: Table, by_elimination: bool) -> DayResult:
    """The highest rank wins; equal ranks all score (a reading)."""
    state = table.state
    shown = [hand[0] if hand else NO_CARD for hand in state.hands]
    best = max(shown)
    points = table.box.points[best]
    winners = [seat for seat, card in enumerate(shown) if card == best]
    gains = [points if card == best else 0 for card in shown]
    return DayResult(
        starter=state.starter,
        shown=tuple(shown),
        winners=tuple(winners),
        gains=tuple(gains),
        by_elimination=by_elimination,
        last_out=state.last_out,
    )


def next_starter(state: State) -> int:
    """Who won opens the next day; after a shared day the tied seat next after the last starter."""
    winners, players = state.results[-1].winners, state.players
    return min(winners, key=lambda seat: (seat - state.starter - 1) % players)


def champion(state: State) -> int | None:
    """Past the target with more points than anybody else; level at the top: one more day."""
    best = max(state.points)
    if best < state.target or state.points.count(best) > 1:
        return None
    return state.points.index(best)
