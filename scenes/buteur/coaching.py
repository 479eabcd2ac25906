"""What the coach of Buteur tells who meets a moment for the first time, or asks for advice."""

from __future__ import annotations

from game.buteur.cards import Deck
from game.buteur.moves import AnyMove, PlayCard
from game.buteur.view import ButeurView, Phase
from game.core.robots import Hint
from scenes.words import say

IN_PHASE: dict[Phase, str] = {
    "kick-off": "kick-off",
    "play": "first-card",
    "throw-in": "throw-in",
    "goal-kick-square": "goal-kick",
    "answer-shot": "shot",
    "free-kick-attacker": "free-kick",
    "penalty-may": "penalty",
    "corner-cut": "corner",
}
JUST_CHANGED_ENDS = 2  # so few cards were played since


def coach_key(view: ButeurView, deck: Deck) -> str | None:
    """The sentence for this moment; the house says each only once to the same person."""
    if view.half == 2 and len(view.discards) <= JUST_CHANGED_ENDS and view.phase != "answer-shot":
        return "coach.buteur.half-time"
    if view.phase == "clear" and view.viewer is not None:
        kinds = {deck[card].kind for card in view.hands[view.viewer] if card is not None}
        return "coach.buteur.keeper" if "goalkeeper" in kinds else None
    return f"coach.buteur.{IN_PHASE[view.phase]}" if view.phase in IN_PHASE else None


# These reasons name their card themselves.
_WHOLE_SENTENCES = frozenset(
    f"hint.buteur.{reason}" for reason in ("penalty", "corner", "keeper-save", "double")
)


def advice(move: AnyMove, why: Hint, deck: Deck) -> str:
    """Which card, by what stands on it, and why."""
    reason = say(why.key, **why.values)
    if not isinstance(move, PlayCard) or why.key in _WHOLE_SENTENCES:
        return reason
    card = deck[move.card]
    if card.kind != "attacker":
        return say(f"hint.buteur.play-{card.kind}", why=reason)
    ((arrow, distance),) = card.arrows.items()
    way = "straight" if arrow == "straight" else "diagonal"
    return say(f"hint.buteur.play-{way}", n=distance, why=reason)
