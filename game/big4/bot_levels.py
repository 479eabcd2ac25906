"""The first two ways robots judge a move in BIG 4. The third stands in `bot_tactics`."""

from __future__ import annotations

from typing import Protocol

from game.big4.bot_outlook import Outlook
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    Book,
    BuildWall,
    ChooseConfidence,
    ChooseTaker,
    Dribble,
    FreeKick,
    LineUp,
    Pass,
    Recover,
    Substitute,
    Tackle,
    TurnOver,
)

EMPTIES = 10.0  # a goalkeeper left alone: better than anything else the dice can do
SHOT_WORTH = 4.0  # footballers one would turn over in exchange for a sure goal
TACKLE_WORTH = 0.8  # one footballer, less the referee
TIRED = 2  # so few in form: time for a change
WORTH_THE_COACH = 0.17


class Judgement(Protocol):
    def worth(self, move: AnyMove, outlook: Outlook) -> float: ...


class Beginner:
    """Any legal set; never passes when something can be done, never asks for help."""

    def worth(self, move: AnyMove, outlook: Outlook) -> float:
        if isinstance(move, Pass | Substitute):
            return 0.0
        return before_kick_off(move, outlook)


class Footballer:
    """Leaves as few standing as it can; shoots and tackles by simple odds."""

    def worth(self, move: AnyMove, outlook: Outlook) -> float:
        match move:
            case TurnOver():
                return self._turn_over(move.footballers, outlook)
            case Dribble():
                return self._turn_over((move.footballer,), outlook) - 0.5
            case Tackle():
                return self._tackle(move, outlook)
            case FreeKick():
                chance = outlook.chance("free-kick", move.seat, move.taker, move.against)
                return SHOT_WORTH * chance
            case Recover():
                return 0.5
            case Pass():
                return 0.0
            case Substitute():
                return 2.0 if len(outlook.me.at(outlook.me.fit)) <= TIRED else 0.0
            case _:
                return self._shot(move, outlook)

    def _shot(self, move: AnyMove, outlook: Outlook) -> float:
        match move:
            case ChooseTaker():
                return float(outlook.box.attack[move.footballer])
            case BuildWall():
                return float(sum(outlook.box.defence[each] for each in move.footballers))
            case AnnounceCoach():
                wanted = outlook.decides_match() or outlook.coach_gain() >= WORTH_THE_COACH
                return float(move.use == wanted)
            case Book():
                offender = outlook.view.teams[outlook.view.turn_seat]
                return float(offender.condition(move.footballer) == "in-form")
            case _:
                return before_kick_off(move, outlook)

    def _turn_over(self, footballers: tuple[int, ...], outlook: Outlook) -> float:
        left = outlook.turned(footballers)
        return len(footballers) + EMPTIES * sum(not fit for fit in left)

    def _tackle(self, move: Tackle, outlook: Outlook) -> float:
        left = outlook.turned((move.footballer,))
        if not all(left):
            return EMPTIES
        return TACKLE_WORTH if left != outlook.theirs else 0.1


def before_kick_off(move: AnyMove, outlook: Outlook) -> float:
    """A helping hand is for the family, the ready-made eleven for everybody else."""
    if isinstance(move, ChooseConfidence):
        return float(-move.stars)
    if isinstance(move, LineUp):
        assert outlook.me.club is not None
        return float(move.footballers == outlook.box.ready_made[outlook.me.club][0])
    return 1.0
