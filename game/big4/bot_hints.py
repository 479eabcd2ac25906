"""Why a move in BIG 4 is a good idea, as catalogue keys (`hint.big4.*`)."""

from __future__ import annotations

from game.big4.bot_outlook import Outlook
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    Book,
    BuildWall,
    ChooseDuel,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    Pass,
    Recover,
    Roll,
    RollReferee,
    Save,
    Shoot,
    Substitute,
    Tackle,
    TossReferee,
    TurnOver,
)
from game.core.robots import Hint


def reason_for(move: AnyMove, outlook: Outlook) -> Hint:
    return Hint(f"hint.big4.{_dice_reason(move, outlook) or _other_reason(move, outlook)}")


def _dice_reason(move: AnyMove, outlook: Outlook) -> str | None:
    match move:
        case TurnOver():
            if not all(outlook.turned(move.footballers)):
                return "alone"
            return "set-many" if len(move.footballers) > 1 else "set-one"
        case Dribble():
            return "dribble" if all(outlook.turned((move.footballer,))) else "alone"
        case Tackle():
            if outlook.turned((move.footballer,)) == outlook.theirs:
                return "tackle-hurt"
            return "tackle" if all(outlook.turned((move.footballer,))) else "tackle-alone"
        case Recover():
            return "recover"
        case Cramp():
            return "cramp"
        case Pass():
            return "pass"
        case FreeKick():
            return "free-kick"
        case _:
            return None


def _other_reason(move: AnyMove, outlook: Outlook) -> str:
    match move:
        case ChooseTaker():
            return "taker-stars" if outlook.view.advanced else "taker"
        case BuildWall():
            return "wall"
        case AnnounceCoach():
            return "coach-use" if move.use else "coach-keep"
        case Substitute():
            return "change-hurt" if outlook.view.phase == "change-hurt" else "change"
        case Book():
            return "book"
        case ChooseDuel():
            return "duel-order"
        case Roll() | Shoot() | Save() | RollReferee() | TossReferee():
            return "roll"
        case _:
            return "set-up"
