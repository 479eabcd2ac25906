"""Why a move that is not legal is not: the words' keys and their pages in the booklet.

Knows what the asking seat sees: its own hand, the ball, the phase. Never another hand.
"""

from __future__ import annotations

from game.buteur.box import ButeurBox
from game.buteur.judging import flight_of
from game.buteur.moves import (
    AnyMove,
    DiscardCard,
    EndTurn,
    ExchangeCard,
    LetIn,
    PlaceBall,
    PlayCard,
    TakeAttacker,
)
from game.buteur.state import State
from game.buteur.view import Phase
from game.core.rules import Refusal
from game.core.table_rules import NOBODY

PAGES = {
    "kick-off-needs-attacker": "kick-off",
    "kick-off-square": "kick-off",
    "exchange-not-needed": "kick-off",
    "clearance-needs-attacker-or-keeper": "out",
    "clearance-square": "out",
    "throw-in-first": "out",
    "throw-in-one-square": "out",
    "free-kick-in-area": "free-kick",
    "free-kick-needs-attacker": "free-kick",
    "free-kick-leaves-pitch": "free-kick",
    "free-kick-owes-attacker": "free-kick",
    "arrow-not-on-card": "keeper",
    "keeper-needs-shot": "keeper",
    "corner-needs-shot": "corner",
    "place-in-area": "corner",
    "answer-the-shot": "shot",
    "no-shot-to-let-in": "shot",
    "penalty-needs-area": "penalty",
    "penalty-after-attacker": "penalty",
    "discard-not-needed": "cards",
    "not-in-hand": "cards",
    "not-your-turn": "turn",
    "not-now": "turn",
    "match-over": "end",
}
# What a phase asks for, whatever else one tries.
_DUTY: dict[Phase, str] = {
    "kick-off": "kick-off-needs-attacker",
    "clear": "clearance-needs-attacker-or-keeper",
    "throw-in": "throw-in-first",
    "free-kick-attacker": "free-kick-owes-attacker",
    "answer-shot": "answer-the-shot",
}
_SQUARE_DUTY: dict[Phase, str] = {
    "start-square": "kick-off-square",
    "goal-kick-square": "clearance-square",
    "place-ball": "place-in-area",
}


def explain(state: State, box: ButeurBox, move: AnyMove) -> Refusal:
    """The reason against a move already known not to be legal."""
    if state.actor == NOBODY:
        return _refusal("match-over")
    if move.seat != state.actor:
        return Refusal("not-your-turn", "turn", {"other": state.actor})
    return _refusal(_reason(state, box, move))


def _reason(state: State, box: ButeurBox, move: AnyMove) -> str:
    card = getattr(move, "card", None)
    if card is not None and card not in state.hands[move.seat]:
        return "not-in-hand"
    if isinstance(move, LetIn):
        return "no-shot-to-let-in"
    if isinstance(move, PlayCard):
        return _against_card(state, box, move)
    if isinstance(move, PlaceBall) and state.phase == "throw-in":
        return "throw-in-one-square"
    if isinstance(move, ExchangeCard | TakeAttacker) and state.phase not in _SEARCHING:
        return "exchange-not-needed"
    if isinstance(move, DiscardCard | EndTurn) and state.phase in ("play", "throw-in-play"):
        return "discard-not-needed"
    return _duty(state)


_SEARCHING: tuple[Phase, ...] = ("exchange", "take-attacker")


def _duty(state: State) -> str:
    if state.phase in _SEARCHING:
        return _card_wanted(state)
    return _DUTY.get(state.phase) or _SQUARE_DUTY.get(state.phase) or "not-now"


def _card_wanted(state: State) -> str:
    if state.restart == "kick-off":
        return "kick-off-needs-attacker"
    return "clearance-needs-attacker-or-keeper"


def _against_card(state: State, box: ButeurBox, move: PlayCard) -> str:
    card = box.deck[move.card]
    arrow_fits = move.arrow in card.arrows if card.arrows else move.arrow is None
    if not arrow_fits:
        return "arrow-not-on-card"
    if state.phase in _SQUARE_DUTY:
        fitting = ("attacker",) if state.phase == "start-square" else ("attacker", "goalkeeper")
        return _SQUARE_DUTY[state.phase] if card.kind in fitting else _card_wanted(state)
    if state.phase == "free-kick-attacker" and card.kind == "penalty":
        return "penalty-after-attacker"
    if state.phase in ("play", "throw-in-play", "discard", "penalty-may"):
        return _against_card_in_play(state, box, move)
    return _duty(state)


def _against_card_in_play(state: State, box: ButeurBox, move: PlayCard) -> str:
    kind = box.kinds[move.card]
    if kind == "free-kick" and state.phase != "penalty-may":
        return _against_free_kick(state, box, move)
    special = {
        "goalkeeper": "keeper-needs-shot",
        "corner": "corner-needs-shot",
        "penalty": "penalty-needs-area",
    }
    return special.get(kind, "not-now")


def _against_free_kick(state: State, box: ButeurBox, move: PlayCard) -> str:
    if state.ball in box.pitch.areas:
        return "free-kick-in-area"
    if flight_of(state, box, move).outcome in ("throw-in", "goal-kick"):
        return "free-kick-leaves-pitch"
    return "free-kick-needs-attacker"


def _refusal(key: str) -> Refusal:
    return Refusal(key, PAGES[key])
