"""Duel, free kick and penalty: taker, wall, coaches, dice, and what comes of them."""

from __future__ import annotations

from msgspec.structs import replace

from game.big4.faces import DUEL_DIE, DUEL_STARS
from game.big4.moves import (
    AnnounceCoach,
    BuildWall,
    ChooseDuel,
    ChooseTaker,
    FreeKick,
    Recover,
    Save,
    Shoot,
)
from game.big4.shot_events import (
    AttackCounted,
    CoachAnnounced,
    DefenceCounted,
    DuelChosen,
    ShotAnnounced,
    ShotResult,
    ShotSettled,
    WallBuilt,
)
from game.big4.state import State
from game.big4.table import Table
from game.big4.turns import end_turn, face_keeper, next_duel, play_on, score_goal
from game.big4.view import Note, Shot

COACH_BONUS = 2
WALL = 3


def free_kick(table: Table, move: FreeKick) -> None:
    state = table.state
    keeper = state.teams[move.against].keeper
    state.dice_left = state.action_left = False
    state.shot = Shot("free-kick", move.seat, move.against, keeper)
    _announce(table, move.taker)
    if state.advanced and state.teams[move.against].on_pitch:
        state.phase = "wall"
        state.actor = move.against
    else:
        ask_coaches(table)


def choose_taker(table: Table, move: ChooseTaker) -> None:
    table.state.may_change = False
    _announce(table, move.footballer)
    ask_coaches(table)


def _announce(table: Table, taker: int) -> None:
    shot = _shot(table.state)
    table.state.shot = replace(shot, taker=taker)
    table.tell(ShotAnnounced(shot.seat, shot.kind, taker, shot.against, shot.keeper))


def build_wall(table: Table, move: BuildWall) -> None:
    table.state.shot = replace(_shot(table.state), wall=move.footballers)
    stars = sum(table.box.defence[footballer] for footballer in move.footballers)
    table.tell(WallBuilt(move.seat, move.footballers, stars))
    ask_coaches(table)


def ask_coaches(table: Table) -> None:
    """The shooter announces first, then the goalkeeper's side; then the dice may roll."""
    state = table.state
    shot = _shot(state)
    for seat in (shot.seat, shot.against):
        if state.advanced and seat not in shot.asked and state.teams[seat].coach_helps:
            state.phase = "coach"
            state.actor = seat
            return
    state.phase = "shoot"
    state.actor = shot.seat


def announce_coach(table: Table, move: AnnounceCoach) -> None:
    shot = _shot(table.state)
    coaches = (*shot.coaches, move.seat) if move.use else shot.coaches
    table.state.shot = replace(shot, asked=(*shot.asked, move.seat), coaches=coaches)
    if move.use:
        table.state.teams[move.seat].coach_used = True
    table.tell(CoachAnnounced(move.seat, move.use))
    ask_coaches(table)


def shoot(table: Table, move: Shoot) -> None:
    state = table.state
    shot = _shot(state)
    assert shot.taker is not None
    free = shot.kind == "free-kick"
    classic = table.roll_classic(2 if free and not state.advanced else 3)
    duel = None if free else DUEL_DIE[table.dice.below(len(DUEL_DIE))]
    duel_stars = 0 if duel is None else DUEL_STARS[duel]
    stars = table.box.attack[shot.taker] if state.advanced else 0
    coach, confidence = _bonuses(state, shot, move.seat)
    total = sum(classic) + duel_stars + stars + coach + confidence
    state.shot = replace(shot, classic=classic, duel=duel, attack=total)
    table.tell(
        AttackCounted(
            move.seat, shot.taker, classic, duel, duel_stars, stars, coach, confidence, total
        )
    )
    _answer(table)


def _answer(table: Table) -> None:
    state = table.state
    shot = _shot(state)
    if shot.duel == "goal":
        _settle(table, "goal", None)
    elif shot.duel == "missed":
        _settle(table, "missed", None)
    elif shot.kind == "free-kick" and state.advanced:
        _defend(table, ())
    else:
        state.phase = "save"
        state.actor = shot.against


def save(table: Table, _move: Save) -> None:
    _defend(table, table.roll_classic(3))


def _defend(table: Table, classic: tuple[int, ...]) -> None:
    state = table.state
    shot = _shot(state)
    stars = table.box.defence[shot.keeper] if state.advanced else 0
    wall = sum(table.box.defence[footballer] for footballer in shot.wall)
    coach, confidence = _bonuses(state, shot, shot.against)
    total = sum(classic) + stars + wall + coach + confidence
    table.tell(
        DefenceCounted(shot.against, shot.keeper, classic, stars, wall, coach, confidence, total)
    )
    assert shot.attack is not None
    _settle(table, "goal" if shot.attack > total else "saved", total)


def _bonuses(state: State, shot: Shot, seat: int) -> tuple[int, int]:
    return COACH_BONUS if seat in shot.coaches else 0, state.teams[seat].bonus


def _settle(table: Table, result: ShotResult, defence: int | None) -> None:
    state = table.state
    shot = _shot(state)
    assert shot.taker is not None
    assert shot.attack is not None
    scored = result == "goal"
    _count(state, shot, scored)
    table.tell(
        ShotSettled(shot.seat, shot.kind, shot.taker, shot.against, result, shot.attack, defence)
    )
    score = list(state.score)
    score[shot.seat] += scored
    table.write(
        Note(
            state.turns, shot.kind, shot.seat, shot.taker, shot.against,
            result, shot.attack, defence, tuple(score),
        )
    )  # fmt: skip
    if scored:
        score_goal(table, shot)
    else:
        _no_goal(table, shot, shot.taker)


def _no_goal(table: Table, shot: Shot, taker: int) -> None:
    """The taker is weakened; after a duel the goalkeeper's side brings one footballer back."""
    state = table.state
    table.weaken(shot.seat, (taker,), "shot")
    if shot.kind == "duel" and state.teams[shot.against].weak:
        state.phase = "recover-one"
        state.actor = shot.against
    else:
        leave_shot(table)


def recover_one(table: Table, move: Recover) -> None:
    table.refresh(move.seat, (move.footballer,), "save")
    leave_shot(table)


def leave_shot(table: Table) -> None:
    """The shot is over without a goal."""
    state = table.state
    shot = _shot(state)
    state.shot = None
    if shot.kind == "duel":
        state.duels.remove(shot.against)
        next_duel(table)
    elif shot.kind == "penalty":
        play_on(table)
    else:
        end_turn(table)


def choose_duel(table: Table, move: ChooseDuel) -> None:
    table.tell(DuelChosen(move.seat, move.against))
    face_keeper(table, "duel", move.seat, move.against)


def to_save(state: State, box_defence: tuple[int, ...]) -> int | None:
    """What the goalkeeper's dice must make at least; None when no dice are awaited."""
    if state.phase != "save":
        return None
    shot = _shot(state)
    assert shot.attack is not None
    stars = box_defence[shot.keeper] if state.advanced else 0
    return shot.attack - stars - sum(_bonuses(state, shot, shot.against))


def _shot(state: State) -> Shot:
    assert state.shot is not None
    return state.shot


def _count(state: State, shot: Shot, scored: bool) -> None:
    tally = state.tally
    if shot.kind == "duel":
        tally.duels += 1
        tally.duel_goals += scored
    elif shot.kind == "free-kick":
        tally.free_kicks += 1
        tally.free_kick_goals += scored
    else:
        tally.penalties += 1
        tally.penalty_goals += scored
