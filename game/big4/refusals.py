"""Why a move that is not legal is not: the words' keys and their pages in the booklet."""

from __future__ import annotations

from game.big4.bench import may_change
from game.big4.box import Big4Box
from game.big4.faces import COLOURS
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    Book,
    BuildWall,
    ChooseClub,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    LineUp,
    Pass,
    Recover,
    Roll,
    Substitute,
    Tackle,
    TurnOver,
)
from game.big4.sets import sets_of_many
from game.big4.squads import KEEPER_PLACE, place_of
from game.big4.state import State
from game.core.rules import Refusal
from game.core.table_rules import NOBODY

PAGES = {
    "club-taken": "line-up",
    "line-up-places": "line-up",
    "roll-first": "dice",
    "sum-none": "dice",
    "sum-wrong": "dice",
    "sum-too-large": "dice",
    "sum-without-partner": "dice",
    "sum-must-be-played": "dice",
    "dice-used": "dice",
    "already-weak": "dice",
    "own-player": "dice",
    "keeper-never-weak": "aim",
    "red-no-dice": "green-red",
    "cramp-own-in-form": "green-red",
    "recovery-own-weak": "green-red",
    "action-no-target": "green-red",
    "other-action": "green-red",
    "blue-one-thing": "free-kick",
    "pass-only-on-blue": "free-kick",
    "taker-in-form": "after-shot",
    "player-gone": "cards",
    "team-out": "three-four",
    "tackle-in-form": "tackle",
    "wall-three": "advanced-stars",
    "coach-used": "coach",
    "coach-booked": "coach",
    "coach-before-dice": "coach",
    "coach-at-a-shot": "coach",
    "changes-used": "coach",
    "change-before-roll": "coach",
    "change-in-form": "coach",
    "change-same-place": "coach",
    "change-not-sent-off": "coach",
    "change-hurt-first": "coach",
    "no-coach-no-change": "coach",
    "not-now": "dice",
    "not-your-turn": "dice",
    "match-over": "aim",
}
_ACTIONS = (Dribble, Recover, Cramp, FreeKick, Tackle)
_SUMS = ("sum-none", "sum-wrong", "sum-too-large", "sum-without-partner")
_BEFORE_DICE = ("roll", "change-hurt")
_SHOOTING = ("wall", "coach", "shoot", "save")


def explain(state: State, _box: Big4Box, move: AnyMove) -> Refusal:
    """The reason against a move already known not to be legal."""
    if state.actor == NOBODY:
        return _refusal("match-over")
    if move.seat != state.actor:
        return Refusal("not-your-turn", "dice", {"other": state.actor})
    key = _reason(state, move)
    if isinstance(move, TurnOver) and key in _SUMS:
        return Refusal(key, PAGES[key], _of_the_sum(state, move))
    return _refusal(key)


def _refusal(key: str) -> Refusal:
    return Refusal(key, PAGES[key])


def _reason(state: State, move: AnyMove) -> str:
    if isinstance(move, Substitute):
        return _against_change(state, move)
    if state.phase == "change-hurt":
        return "change-hurt-first"
    if isinstance(move, TurnOver):
        return _against_sum(state, move)
    if isinstance(move, _ACTIONS):
        return _against_action(state, move)
    if isinstance(move, Pass):
        return _against_pass(state)
    if isinstance(move, AnnounceCoach):
        return _against_coach(state)
    return _against_the_rest(state, move)


def _against_the_rest(state: State, move: AnyMove) -> str:
    if isinstance(move, ChooseClub) and state.phase == "club":
        return "club-taken"
    if isinstance(move, LineUp) and state.phase == "line-up":
        return "line-up-places"
    if isinstance(move, BuildWall) and state.phase == "wall":
        return "wall-three"
    if isinstance(move, ChooseTaker) and state.phase in ("duel", "penalty"):
        return _against_taker(state, move.footballer)
    if isinstance(move, Book) and state.phase == "book-choice":
        return "player-gone"
    if isinstance(move, Roll) and state.phase == "blue":
        return "blue-one-thing"
    return "not-now"


def _against_sum(state: State, move: TurnOver) -> str:
    if state.phase in _BEFORE_DICE:
        return "roll-first"
    if state.action is not None and COLOURS[state.action] == "red":
        return "red-no-dice"
    if state.phase in _SHOOTING and state.shot is not None and state.shot.kind == "free-kick":
        return "blue-one-thing"
    if not state.dice_left:
        return "dice-used" if state.phase in ("dribble", "recovery") else "not-now"
    for footballer in move.footballers:
        fault = _against_target(state, footballer)
        if fault is not None:
            return fault
    return _against_numbers(state, move)


def _against_numbers(state: State, move: TurnOver) -> str:
    """All of them may be turned over, yet they do not make the sum."""
    if not move.footballers:
        return "sum-none"
    missing = state.sum - sum(place_of(footballer) for footballer in move.footballers)
    if missing < 0:
        return "sum-too-large"
    left = []
    for seat in state.opponents(move.seat):
        team = state.teams[seat]
        picked = sum(1 << place_of(each) for each in move.footballers if team.has(each, team.fit))
        left.append(team.fit & ~picked)
    return "sum-wrong" if sets_of_many(tuple(left), missing) else "sum-without-partner"


def _of_the_sum(state: State, move: TurnOver) -> dict[str, str | int]:
    numbers = sorted(place_of(footballer) for footballer in move.footballers)
    words = " + ".join(map(str, numbers))
    return {"numbers": words, "made": sum(numbers), "sum": state.sum}


def _against_target(state: State, footballer: int) -> str | None:
    """An opponent to be turned over must be one, and in form."""
    seat = state.seat_of(footballer)
    if seat is None:
        return "player-gone"
    if seat == state.actor:
        return "own-player"
    team = state.teams[seat]
    if team.out:
        return "team-out"
    if place_of(footballer) == KEEPER_PLACE:
        return "keeper-never-weak"
    if not team.has(footballer, team.on_pitch):
        return "player-gone"
    return None if team.has(footballer, team.fit) else "already-weak"


def _against_action(state: State, move: Dribble | Recover | Cramp | FreeKick | Tackle) -> str:
    if isinstance(move, Recover) and state.phase == "recover-one":
        return "recovery-own-weak"
    if state.phase in _BEFORE_DICE:
        return "roll-first"
    if state.phase in _SHOOTING and isinstance(move, FreeKick | Tackle):
        return "blue-one-thing"
    if state.action is None or state.phase not in _ACTION_PHASES:
        return "not-now"
    if _FACES[type(move)] != state.action:
        return "other-action"
    if not state.action_left:
        return "action-no-target" if state.phase == "sum" else "not-now"
    return _against_action_target(state, move)


_ACTION_PHASES = ("green", "sum", "dribble", "recovery", "cramp", "blue")
_FACES = {
    Dribble: "dribble",
    Recover: "recovery",
    Cramp: "cramp",
    FreeKick: "free-kick",
    Tackle: "tackle",
}


def _against_action_target(
    state: State, move: Dribble | Recover | Cramp | FreeKick | Tackle
) -> str:
    match move:
        case Recover():
            return "recovery-own-weak"
        case Cramp():
            return "cramp-own-in-form"
        case Dribble():
            return _against_target(state, move.footballer) or "not-now"
        case Tackle():
            fault = _against_target(state, move.footballer) or "not-now"
            return "tackle-in-form" if fault == "already-weak" else fault
        case FreeKick():
            if move.against == state.actor:
                return "own-player"
            if move.against not in state.opponents(state.actor):
                return "team-out"
            return _against_taker(state, move.taker)


def _against_taker(state: State, footballer: int) -> str:
    team = state.teams[state.actor]
    weak = team.has(footballer, team.weak)
    keeper = footballer == team.keeper
    return "taker-in-form" if weak or keeper else "player-gone"


def _against_pass(state: State) -> str:
    if state.phase in ("green", "sum"):
        return "sum-must-be-played"
    return "pass-only-on-blue"


def _against_coach(state: State) -> str:
    team = state.teams[state.actor]
    if not state.advanced:
        return "not-now"
    if team.coach_yellows or team.coach_off:
        return "coach-booked"
    if team.coach_used:
        return "coach-used"
    return "coach-at-a-shot" if state.shot is None else "coach-before-dice"


def _against_change(state: State, move: Substitute) -> str:
    team = state.teams[state.actor]
    if not state.advanced:
        return "not-now"
    if not state.may_change or state.phase not in ("roll", "change-hurt", "duel"):
        return "change-before-roll"
    if team.coach_off:
        return "no-coach-no-change"
    if not may_change(team):
        return "changes-used"
    return _against_swap(state, move)


def _against_swap(state: State, move: Substitute) -> str:
    team = state.teams[state.actor]
    place = place_of(move.off)
    if place == KEEPER_PLACE or team.has(move.off, team.fit):
        return "change-in-form"
    if team.footballers[place - 1] != move.off or move.on not in team.bench:
        return "player-gone" if place_of(move.on) == place else "change-same-place"
    if place_of(move.on) != place:
        return "change-same-place"
    if not (team.weak | team.hurt) >> place & 1:
        return "change-not-sent-off"
    return "change-hurt-first"
