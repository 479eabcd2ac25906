"""Carrying out a legal move."""

from __future__ import annotations

from typing import assert_never

from game.soccer11.cards import BURSTING_HANDS
from game.soccer11.effects import act, put_away
from game.soccer11.events import CardPlayed, EffectChosen, SecretPutAway
from game.soccer11.knowledge import after_playing
from game.soccer11.moves import AnyMove, CarryOut, Draw, OpenDay, PlayCard, Seen
from game.soccer11.state import NO_CARD
from game.soccer11.table import Table
from game.soccer11.turns import deal_day, end_turn, next_starter


def carry_out(table: Table, move: AnyMove) -> None:
    # The frequent ones first, and no `match`: robots try thousands of moves a second.
    if isinstance(move, Draw):
        _draw(table, move.seat)
    elif isinstance(move, PlayCard):
        _play(table, move)
    elif isinstance(move, Seen):
        table.tell(SecretPutAway(move.seat))
        put_away(table)
    elif isinstance(move, CarryOut):
        _carry_out_discarded(table, move)
    elif isinstance(move, OpenDay):
        deal_day(table, next_starter(table.state))
    else:
        assert_never(move)


def _draw(table: Table, seat: int) -> None:
    """8: checked on drawing one's second card."""
    state = table.state
    table.draw(seat)
    if state.hands[seat] in BURSTING_HANDS:
        state.tally.bursts += 1
        table.send_out(seat, "burst")
        end_turn(table)
    else:
        state.phase = "play"


def _play(table: Table, move: PlayCard) -> None:
    state = table.state
    held, drawn = state.hands[move.seat]
    # Of two equal cards the drawn one stays: nobody can tell.
    state.hands[move.seat] = (drawn,) if move.card == held else (held,)
    after_playing(state, move.seat, held, move.card)
    table.lay_down(move.seat, move.card)
    table.tell(CardPlayed(move.seat, move.card, move.target, move.guess))
    act(table, move.card, move)


def _carry_out_discarded(table: Table, move: CarryOut) -> None:
    card, table.state.effect = table.state.effect, NO_CARD
    table.tell(EffectChosen(move.seat, card, move.target, move.guess))
    act(table, card, move)
