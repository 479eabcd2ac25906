"""The third level: an exact small search over who stays standing on both sides.

Every choice is judged by the position it leads to, in goals: who will stand alone first, by the
expected turns of `bot_standing`, and what the shots on the way are worth by the exact odds.
"""

from __future__ import annotations

from functools import lru_cache

from game.big4.bot_levels import before_kick_off
from game.big4.bot_outlook import Outlook
from game.big4.bot_standing import stands_for
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    Book,
    BuildWall,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    Pass,
    Recover,
    Roll,
    Substitute,
    Tackle,
    TurnOver,
)
from game.big4.odds import sums
from game.big4.shot_events import ShotKind
from game.big4.squads import OUTFIELD, place_of, places_in

DUEL_WORTH = 0.6  # goals a duel brings, give or take
SHARPNESS = 1.5  # how surely the side that should stand longer does; tried from 1 to 2
RED_COST = 0.10  # a footballer less for the rest of the match
HURT_WORTH = 0.05
CHANGE_COST = 0.1  # there are three, and time to wait for a better moment
WORTH_THE_COACH = 0.17
FOUL = 0.5
_LAST = len(OUTFIELD) + 1


class Tactician:
    def worth(self, move: AnyMove, outlook: Outlook) -> float:
        match move:
            case TurnOver():
                return self._turn_over(move, outlook)
            case Dribble():
                return self._dribble(move, outlook)
            case Tackle():
                return self._tackle(move, outlook)
            case FreeKick():
                return self._free_kick(move, outlook)
            case Pass() | Roll():
                return _position(outlook.me.fit, outlook.theirs)
            case Recover():
                return self._recover(move, outlook)
            case Cramp():
                return _position(_without(outlook.me.fit, move.footballer), outlook.theirs)
            case Substitute():
                return self._substitute(move, outlook)
            case _:
                return self._shot(move, outlook)

    def _shot(self, move: AnyMove, outlook: Outlook) -> float:
        match move:
            case ChooseTaker():
                shot = outlook.view.shot
                assert shot is not None
                return _shot_value(outlook, shot.kind, move.footballer, shot.against)
            case BuildWall():
                return float(sum(outlook.box.defence[each] for each in move.footballers))
            case AnnounceCoach():
                wanted = outlook.decides_match() or outlook.coach_gain() >= WORTH_THE_COACH
                return float(move.use == wanted)
            case Book():
                return self._book(move, outlook)
            case _:
                return before_kick_off(move, outlook)

    def _turn_over(self, move: TurnOver, outlook: Outlook) -> float:
        left, view = outlook.turned(move.footballers), outlook.view
        dribble_follows = view.phase == "green" and view.action == "dribble"
        if dribble_follows and all(left):
            return _after_dribble(outlook, left)
        return _reached(outlook, left)

    def _dribble(self, move: Dribble, outlook: Outlook) -> float:
        """Before the dice only if it leaves a goalkeeper alone: else the dice come first."""
        left = outlook.turned((move.footballer,))
        early = 1.0 if outlook.view.phase == "green" and all(left) else 0.0
        return _reached(outlook, left) - early

    def _recover(self, move: Recover, outlook: Outlook) -> float:
        """First of all, while it can still be had: a duel would end the turn."""
        fit = outlook.me.fit | 1 << place_of(move.footballer)
        first = 10.0 if outlook.view.phase == "green" else 0.0
        return first + _position(fit, outlook.theirs)

    def _free_kick(self, move: FreeKick, outlook: Outlook) -> float:
        chance = outlook.chance("free-kick", move.seat, move.taker, move.against)
        missed = _position(_without(outlook.me.fit, move.taker), outlook.theirs)
        return chance + (1.0 - chance) * missed

    def _tackle(self, move: Tackle, outlook: Outlook) -> float:
        """What it wins, weighed against all the referee may say."""
        left, mine = outlook.turned((move.footballer,)), outlook.me.fit
        clean = _reached(outlook, left)
        carded = _position_of_times(_time_after_card(mine), left)
        if not all(left):
            carded = clean + carded - _position(mine, left)
        taker = outlook.view.teams[_victim(outlook, move.footballer)].footballers[-1]
        penalty = outlook.chance("penalty", _victim(outlook, move.footballer), taker, outlook.seat)
        with_penalty = -penalty + (1.0 - penalty) * carded
        foul = (2 * clean + 3 * carded + with_penalty - 2 * RED_COST) / 6
        hurt = HURT_WORTH if left == outlook.theirs else 0.0
        return (1.0 - FOUL) * clean + FOUL * foul + hurt

    def _substitute(self, move: Substitute, outlook: Outlook) -> float:
        if outlook.view.phase == "duel":
            return -1.0  # the shot first: the moment for a change is when the rival may strike
        fit = outlook.me.fit | 1 << place_of(move.on)
        return _position(fit, outlook.theirs) - CHANGE_COST

    def _book(self, move: Book, outlook: Outlook) -> float:
        offender = outlook.view.teams[outlook.view.turn_seat]
        in_form = offender.condition(move.footballer) == "in-form"
        return float(in_form) - stands_for(_without(offender.fit, move.footballer)) / 100


def _reached(outlook: Outlook, left: tuple[int, ...]) -> float:
    """Those are left standing: the next seat plays, or goalkeepers stand alone."""
    if all(left):
        return _position(outlook.me.fit, left)
    me = outlook.me
    takers = me.at(me.fit or me.weak) or me.footballers[:1]
    return sum(
        max(_shot_value(outlook, "duel", taker, rival, left) for taker in takers)
        for rival, fit in zip(outlook.rivals, left, strict=True)
        if not fit
    )


def _after_dribble(outlook: Outlook, left: tuple[int, ...]) -> float:
    """The best that one more turned over makes of it."""
    reached = []
    for place, fit in enumerate(left):
        after = min((fit & ~(1 << bit) for bit in places_in(fit)), key=stands_for)
        reached.append(_reached(outlook, (*left[:place], after, *left[place + 1 :])))
    return max(reached)


def _shot_value(
    outlook: Outlook, kind: ShotKind, taker: int, against: int, left: tuple[int, ...] | None = None
) -> float:
    chance = outlook.chance(kind, outlook.seat, taker, against)
    theirs = list(outlook.theirs if left is None else left)
    if kind == "duel":
        theirs[outlook.rivals.index(against)] |= 1 << _LAST  # one of them gets up
    missed = _position(_without(outlook.me.fit, taker), tuple(theirs))
    return chance + (1.0 - chance) * missed


def _position(mine: int, theirs: tuple[int, ...]) -> float:
    """What it is worth, in goals, to leave things like that and let the next seat play."""
    return _position_of_times(stands_for(mine), theirs)


def _position_of_times(time: float, theirs: tuple[int, ...]) -> float:
    """A race: whoever stands longer is likelier to have the next duel."""
    mine, value = time**SHARPNESS, 0.0
    for fit in theirs:
        other = stands_for(fit) ** SHARPNESS
        if mine + other:
            value += (mine - other) / (mine + other)
    return DUEL_WORTH * value / len(theirs)


@lru_cache(maxsize=1 << 10)
def _time_after_card(mine: int) -> float:
    """How long one stands with the footballer of a rolled number turned over or gone."""
    worst = min((stands_for(mine & ~(1 << place)) for place in OUTFIELD), default=0.0)
    return sum(
        likely * (stands_for(mine & ~(1 << total)) if total <= _LAST else worst)
        for total, likely in sums(2).items()
    )


def _victim(outlook: Outlook, footballer: int) -> int:
    return next(
        seat for seat in outlook.rivals if footballer in outlook.view.teams[seat].footballers
    )


def _without(fit: int, footballer: int) -> int:
    return fit & ~(1 << place_of(footballer))
