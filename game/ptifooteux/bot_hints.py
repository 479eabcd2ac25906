"""Why a move in Les P'tifooteux is a good idea, as catalogue keys (`hint.les-ptifooteux.*`)."""

from __future__ import annotations

from game.core.robots import Hint
from game.ptifooteux.kids import FINAL
from game.ptifooteux.moves import AnnounceTries, AnyMove, AskKid, ChooseKid, PlayMatch, RollDie
from game.ptifooteux.rules import PtifooteuxRules

FEW = 2  # of the four of a colour


def reason_for(fork: PtifooteuxRules, move: AnyMove) -> Hint:
    return Hint(f"hint.les-ptifooteux.{_key(fork, move)}")


def _key(fork: PtifooteuxRules, move: AnyMove) -> str:
    match move:
        case RollDie():
            return "roll"
        case ChooseKid():
            return "choose" if _free_of_its_colour(fork, move.kid) <= FEW else "choose-any"
        case AskKid():
            return "ask"
        case PlayMatch():
            return "play-match"
        case AnnounceTries():
            return _tries(fork.view(move.seat).seats[move.seat].stage, move.cards)


def _tries(stage: int, cards: int) -> str:
    if cards == 0:
        return "tries-final" if stage == FINAL - 1 else "tries-keep"
    return "tries-all" if stage == FINAL else "tries-some"


def _free_of_its_colour(fork: PtifooteuxRules, kid: str) -> int:
    taken = [mate for seat in fork.view(None).seats for mate in seat.kids]
    colour_of = fork.box.colour_of
    alike = [other for other, colour in colour_of.items() if colour == colour_of[kid]]
    return sum(other not in taken for other in alike)
