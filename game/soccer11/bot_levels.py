"""How robots judge a move in 11 Soccer, each level one insight more than the one before."""

from __future__ import annotations

from typing import Protocol

from game.soccer11.bot_outlook import Outlook
from game.soccer11.cards import (
    ARGENTINA,
    BELGIUM,
    BRAZIL,
    CROATIA,
    ENGLAND,
    GERMANY,
    ITALY,
    NETHERLANDS,
    PORTUGAL,
    SPAIN,
)
from game.soccer11.moves import AnyMove, CarryOut, PlayCard

OUT = -10.0  # one's own day is over
EXPOSED = 0.3  # keeping a card that a rival knows


class Judgement(Protocol):
    def worth(self, move: AnyMove, outlook: Outlook) -> float: ...


class Beginner:
    """Plays any harmless card, and guesses among the ranks not yet all seen; no more."""

    def worth(self, move: AnyMove, outlook: Outlook) -> float:
        card, kept = played_and_kept(move, outlook)
        lets_argentina_go = kept == ARGENTINA and getattr(move, "target", None) == outlook.seat
        if card == ARGENTINA or lets_argentina_go:
            return OUT
        guess = getattr(move, "guess", None)
        if guess is not None and not outlook.view.unseen[guess - 1]:
            return -1.0
        return 0.0


class Counter:
    """Counts the cards and remembers what it saw: attacks where it is likely to hit, keeps what
    will not burst and wins the comparison at the end."""

    def worth(self, move: AnyMove, outlook: Outlook) -> float:
        card, kept = played_and_kept(move, outlook)
        if card == 0:
            return 0.0
        if card == ARGENTINA:
            return OUT
        return self._keeping(kept, card, outlook) + self._effect(card, kept, move, outlook)

    def _keeping(self, kept: int, played: int, outlook: Outlook) -> float:
        worth = kept / 11
        if kept == ENGLAND and played != NETHERLANDS and outlook.will_draw_again:
            worth -= 2 * outlook.draws_over_13(kept)
        if outlook.is_exposed(kept) and played != GERMANY:
            worth -= EXPOSED
        return worth

    def _effect(self, card: int, kept: int, move: AnyMove, outlook: Outlook) -> float:
        target = getattr(move, "target", None)
        if card == ITALY:
            taken = getattr(move, "taken", None)
            if taken is None:
                return 0.0
            return self._keeping(taken, ITALY, outlook) - self._keeping(kept, ITALY, outlook)
        if card == GERMANY:
            return 0.2
        if target is None:
            return 0.0
        if target == outlook.seat:
            return OUT if kept == ARGENTINA else (5 - kept) / 11
        return self._aimed(card, kept, target, getattr(move, "guess", None), outlook)

    def _aimed(
        self, card: int, kept: int, target: int, guess: int | None, outlook: Outlook
    ) -> float:
        held = outlook.held_by(target)
        expected = sum(rank * chance for rank, chance in enumerate(held))
        match card:
            case _ if card == BRAZIL:
                assert guess is not None
                return 2 * held[guess]
            case _ if card == SPAIN:
                return 2 * outlook.holds_less(target, kept)
            case _ if card == PORTUGAL:
                return (expected - kept) / 11
            case _ if card == CROATIA:
                return 2 * held[ARGENTINA] + (expected - 6) / 22
            case _ if card == BELGIUM:
                return 0.3 if outlook.view.known[target] is None else 0.0
            case _:
                return 0.0


def played_and_kept(move: AnyMove, outlook: Outlook) -> tuple[int, int]:
    """The card that acts and the card in hand afterwards; (0, 0) for moves that choose nothing."""
    if isinstance(move, PlayCard):
        held, drawn = outlook.hand
        return move.card, drawn if move.card == held else held
    if isinstance(move, CarryOut):
        assert outlook.view.effect is not None
        return outlook.view.effect, outlook.hand[0]
    return 0, 0
