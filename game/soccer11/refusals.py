"""Why a move that is not legal is not: the words' keys and their pages in the booklet.

Knows what the asking seat sees: its own hand, the rows, shields, the phase. Never another hand.
"""

from __future__ import annotations

from game.core.rules import Refusal
from game.core.table_rules import NOBODY
from game.soccer11.cards import AIMED, BRAZIL, CROATIA, ITALY, RANKS, may_be_played
from game.soccer11.moves import AnyMove, CarryOut, PlayCard
from game.soccer11.state import State
from game.soccer11.view import Phase

PAGES = {
    "draw-first": "turn",
    "already-drawn": "turn",
    "card-not-in-hand": "turn",
    "choice-not-needed": "turn",
    "target-not-needed": "turn",
    "france-must-go": "italy-france",
    "italy-not-nine": "italy-france",
    "italy-own-row": "italy-france",
    "target-missing": "targets",
    "target-out": "targets",
    "target-protected": "targets",
    "target-yourself": "targets",
    "nobody-to-target": "targets",
    "guess-missing": "spain-brazil",
    "effect-first": "croatia",
    "no-effect-now": "croatia",
    "put-away-first": "look-swap",
    "nothing-to-put-away": "look-swap",
    "day-not-over": "day-end",
    "open-day-first": "day-end",
}
# What a phase asks for, whatever else one tries.
_DUTY: dict[Phase, str] = {
    "draw": "draw-first",
    "effect": "effect-first",
    "look": "put-away-first",
    "compare": "put-away-first",
    "swap": "put-away-first",
    "next-day": "open-day-first",
}
_ONLY_IN_ITS_PHASE = {
    "draw": "already-drawn",
    "carry-out": "no-effect-now",
    "seen": "nothing-to-put-away",
    "open-day": "day-not-over",
}


def explain(state: State, move: AnyMove) -> Refusal:
    """The reason against a move already known not to be legal."""
    if state.actor == NOBODY:
        return Refusal("match-over", "day-end")
    if move.seat != state.actor:
        return Refusal("not-your-turn", "turn", {"other": state.actor})
    key = _reason(state, move)
    return Refusal(key, PAGES[key])


def _reason(state: State, move: AnyMove) -> str:
    if isinstance(move, CarryOut) and state.phase == "effect":
        return _against_choice(state, state.effect, move)
    if state.phase != "play":
        return _DUTY[state.phase]
    if not isinstance(move, PlayCard):
        return _ONLY_IN_ITS_PHASE[str(move.__struct_config__.tag)]
    hand = state.hands[move.seat]
    if move.card not in hand:
        return "card-not-in-hand"
    if move.card not in may_be_played(hand):
        return "france-must-go"
    return _against_choice(state, move.card, move)


def _against_choice(state: State, card: int, move: PlayCard | CarryOut) -> str:
    if card in AIMED:
        reason = _against_target(state, card, move)
    else:
        reason = "target-not-needed" if move.target is not None else None
    if reason is not None:
        return reason
    if card == BRAZIL and move.taken is None and move.guess not in RANKS:
        return "guess-missing"
    if card == ITALY and move.guess is None:
        return "italy-not-nine" if move.taken == ITALY else "italy-own-row"
    return "choice-not-needed"


def _against_target(state: State, card: int, move: PlayCard | CarryOut) -> str | None:
    target, seat = move.target, move.seat
    may_be_chosen = state.may_be_chosen(seat) | (1 << seat if card == CROATIA else 0)
    if target is None:
        return "target-missing" if may_be_chosen else None
    if target == seat and card != CROATIA:
        return "target-yourself" if may_be_chosen else "nobody-to-target"
    if target < 0 or not state.in_play >> target & 1:
        return "target-out"
    if not may_be_chosen >> target & 1:
        return "target-protected"
    return None
