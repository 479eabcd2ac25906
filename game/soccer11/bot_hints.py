"""Why a move in 11 Soccer is a good idea, as catalogue keys (`hint.11-soccer.*`)."""

from __future__ import annotations

from game.core.robots import Hint
from game.soccer11.bot_levels import played_and_kept
from game.soccer11.bot_outlook import Outlook
from game.soccer11.cards import (
    ARGENTINA,
    BELGIUM,
    BRAZIL,
    CROATIA,
    ENGLAND,
    FRANCE,
    GERMANY,
    ITALY,
    NETHERLANDS,
    PORTUGAL,
    SPAIN,
)
from game.soccer11.moves import AnyMove, CarryOut, Draw, OpenDay, PlayCard, Seen

GOOD_CHANCE = 0.6


def reason_for(move: AnyMove, outlook: Outlook) -> Hint:
    match move:
        case Draw():
            key = "draw"
        case Seen():
            key = "put-away"
        case OpenDay():
            key = "open-day"
        case PlayCard() | CarryOut():
            key = _card_reason(move, outlook)
    return Hint(f"hint.11-soccer.{key}")


def _card_reason(move: PlayCard | CarryOut, outlook: Outlook) -> str:
    card, kept = played_and_kept(move, outlook)
    if move.target == outlook.seat:
        return "renew-self"
    if move.target is not None:
        return _aimed_reason(card, kept, move.target, move.guess, outlook)
    if card == ITALY:
        return "italy-take" if move.taken is not None else "italy-leave"
    if card == GERMANY:
        return "shield-known" if outlook.view.known_by else "shield"
    if card == NETHERLANDS and kept == ENGLAND:
        return "england-home"
    if card == FRANCE and kept == ITALY:
        return "france-must"
    return _keeping_reason(card, kept, outlook)


def _aimed_reason(card: int, kept: int, target: int, guess: int | None, outlook: Outlook) -> str:
    certain = outlook.view.known[target] is not None
    if card == BRAZIL and guess is not None:
        return "guess-known" if certain else "guess-likely"
    if card == SPAIN:
        if certain:
            return "duel-sure"
        return "duel-likely" if outlook.holds_less(target, kept) >= GOOD_CHANCE else "duel-try"
    plain = {BELGIUM: "look", PORTUGAL: "swap", CROATIA: "renew"}
    if card == CROATIA and outlook.view.known[target] == ARGENTINA:
        return "renew-argentina"
    return plain[card]


def _keeping_reason(card: int, kept: int, outlook: Outlook) -> str:
    if kept == ARGENTINA:
        return "keep-argentina"
    if card == ENGLAND and outlook.draws_over_13(ENGLAND) > 0:
        return "england-danger"
    return "keep-high" if kept >= card else "keep-low"
