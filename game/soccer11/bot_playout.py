"""Playing a sampled world to the end of its day, quickly and half sensibly.

Seats choose by their own hand and what lies open; what they cannot see they guess at random. The
world is a fork of the robot's own, so nothing here can peek at the match.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.dice import Dice
from game.soccer11.cards import ARGENTINA, BRAZIL, CROATIA, ENGLAND, SPAIN
from game.soccer11.judging import moves_for
from game.soccer11.moves import AnyMove, PlayCard
from game.soccer11.playing import carry_out
from game.soccer11.state import NO_CARD, State
from game.soccer11.table import Table
from game.soccer11.view import DayResult

KEEPS_THE_HIGHER = 70  # of a hundred times
STRONG = 7  # a card worth a duel


def play_out(table: Table, move: AnyMove, dice: Dice) -> DayResult:
    """How the day ends in that world after that move; the world is used up."""
    state, box = table.state, table.box
    days = len(state.results)
    carry_out(table, move)
    while len(state.results) == days:
        moves = moves_for(state, box)
        if len(moves) == 1:
            carry_out(table, moves[0])
        else:
            carry_out(table, _quick_choice(state, moves, dice))
    return state.results[-1]


def _quick_choice(state: State, moves: Sequence[AnyMove], dice: Dice) -> AnyMove:
    if state.phase == "play":
        card = _quick_card(state, dice)
        moves = [move for move in moves if isinstance(move, PlayCard) and move.card == card]
    else:
        card = state.effect
    if card == BRAZIL and len(moves) > 1:
        return _quick_guess(state, moves, dice)
    if card == CROATIA and len(moves) > 1:
        moves = [move for move in moves if getattr(move, "target", None) != state.actor]
    return moves[dice.below(len(moves))]


def _quick_card(state: State, dice: Dice) -> int:
    low, high = sorted(state.hands[state.actor])
    if ARGENTINA in (low, high):
        return high if low == ARGENTINA else low
    if ENGLAND in (low, high):
        return ENGLAND
    if low == SPAIN and high >= STRONG:
        return SPAIN
    return low if dice.below(100) < KEEPS_THE_HIGHER else high


def _quick_guess(state: State, moves: Sequence[AnyMove], dice: Dice) -> AnyMove:
    """A card that seat cannot see, taken by chance: as likely as there are copies of it."""
    pool = state.stock if state.aside == NO_CARD else [*state.stock, state.aside]
    for seat, hand in enumerate(state.hands):
        if seat != state.actor:
            pool = [*pool, *hand]
    guess = pool[dice.below(len(pool))]
    fitting = [move for move in moves if getattr(move, "guess", None) == guess]
    return fitting[dice.below(len(fitting))]
