"""Why a move in Buteur is a good idea, as catalogue keys (`hint.buteur.*`)."""

from __future__ import annotations

from game.buteur.bot_levels import landing, progress
from game.buteur.bot_outlook import Outlook
from game.buteur.moves import (
    AnyMove,
    CutStock,
    DiscardCard,
    EndTurn,
    ExchangeCard,
    LetIn,
    PlaceBall,
    PlayCard,
    TakeAttacker,
)
from game.core.robots import Hint

WORTH_SAYING = 0.2  # a danger smaller than this is not mentioned


def reason_for(move: AnyMove, outlook: Outlook) -> Hint:
    match move:
        case PlayCard():
            return Hint(f"hint.buteur.{_card_reason(move, outlook)}")
        case PlaceBall():
            return Hint("hint.buteur.place")
        case LetIn():
            return Hint("hint.buteur.no-stopper")
        case CutStock():
            return Hint("hint.buteur.cut")
        case EndTurn():
            return Hint("hint.buteur.keep-penalty")
        case ExchangeCard() | TakeAttacker() | DiscardCard():
            return Hint("hint.buteur.least-useful")


def _card_reason(move: PlayCard, outlook: Outlook) -> str:
    kind = outlook.sight.box.kinds[move.card]
    if kind in ("penalty", "corner"):
        return kind
    if outlook.view.phase == "answer-shot":
        return "keeper-save"
    end, outcome = landing(outlook, move)
    if outcome == "shot":
        return "shot"
    if kind == "free-kick":
        return "double"
    if outcome != "pitch":
        return "lose-time"
    rest = outlook.hand & ~(1 << move.card)
    if end in outlook.far_area:
        has_penalty = rest & outlook.sight.of_kind["penalty"]
        return "area-penalty" if has_penalty else "near-goal"
    if outlook.prospects(end, rest) > 2 * outlook.danger(end, 0) + WORTH_SAYING:
        return "next-shot"
    ball = outlook.view.ball
    before = outlook.danger(ball, 0) if ball is not None else 0.0
    if before > outlook.danger(end, 0) + WORTH_SAYING:
        return "keep-away"
    return "forward" if progress(outlook, end) >= 0 else "keep-away"
