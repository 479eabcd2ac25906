"""How turns, duels and the match begin and end."""

from __future__ import annotations

from game.big4.bench import must_change
from game.big4.events import ConfidenceWon, MatchEnded, RoundBegan, TeamOut, TurnBegan
from game.big4.shot_events import DuelsWon, GoalScored, ShotKind
from game.big4.state import GOALS_TO_WIN
from game.big4.table import Table
from game.big4.view import Note, Shot
from game.core.table_rules import NOBODY


def begin_turn(table: Table, seat: int) -> None:
    state = table.state
    state.turns += 1
    state.turn_seat = state.actor = seat
    state.classic = state.action = None
    state.dice_left = state.action_left = False
    state.duels.clear()
    state.shot = state.tackled = state.card = None
    state.may_change = state.advanced
    table.tell(TurnBegan(seat, state.turns))
    open_turn(table)


def open_turn(table: Table) -> None:
    """Somebody hurt is replaced; a goalkeeper left alone is taken on; else the dice roll."""
    state = table.state
    if must_change(state.teams[state.turn_seat]):
        state.phase = "change-hurt"
    elif not begin_duels(table):
        state.phase = "roll"


def end_turn(table: Table) -> None:
    begin_turn(table, table.state.opponents(table.state.turn_seat)[0])


def lone_keepers(table: Table) -> list[int]:
    """Opponents of the seat whose turn it is that have nobody in form."""
    state = table.state
    return [seat for seat in state.opponents(state.turn_seat) if not state.teams[seat].fit]


def begin_duels(table: Table) -> bool:
    """What is left of the roll is lost once a duel begins."""
    state = table.state
    lone = lone_keepers(table)
    if lone:
        state.dice_left = state.action_left = False
        if lone != state.duels:
            state.duels[:] = lone
            table.tell(DuelsWon(state.turn_seat, tuple(lone)))
        next_duel(table)
    return bool(lone)


def play_on(table: Table) -> None:
    """The referee has spoken: the duel of the tackle, if it won one, or the end of the turn."""
    state = table.state
    if state.duels:
        table.tell(DuelsWon(state.turn_seat, tuple(state.duels)))
    next_duel(table)


def next_duel(table: Table) -> None:
    """Take on the next goalkeeper left alone, or end the turn."""
    state = table.state
    state.shot = None
    if not state.duels:
        end_turn(table)
        return
    state.actor = state.turn_seat
    if len(state.duels) > 1:
        state.phase = "duel-order"
    else:
        face_keeper(table, "duel", state.turn_seat, state.duels[0])


def face_keeper(table: Table, kind: ShotKind, seat: int, against: int) -> None:
    """A duel or penalty is given: who shoots?"""
    state = table.state
    state.shot = Shot(kind, seat, against, state.teams[against].keeper)
    state.phase = "penalty" if kind == "penalty" else "duel"
    state.actor = seat


def score_goal(table: Table, shot: Shot) -> None:
    state = table.state
    assert shot.taker is not None
    state.teams[shot.seat].goals += 1
    table.tell(GoalScored(shot.seat, shot.taker, shot.against, shot.kind, state.score))
    if state.many:
        _put_out(table, shot)
    elif state.teams[shot.seat].goals == GOALS_TO_WIN:
        _end_match(table, shot.seat)
    else:
        _begin_round(table, shot.against)


def _begin_round(table: Table, conceded: int) -> None:
    """All who are still in the match get up; the side that conceded starts."""
    state = table.state
    state.round += 1
    table.tell(RoundBegan(state.round))
    for seat, team in enumerate(state.teams):
        table.refresh(seat, team.at(team.weak), "new-round")
    begin_turn(table, conceded)


def _put_out(table: Table, shot: Shot) -> None:
    """Three or four players: the team is out, its cards go to the scorer, nobody recovers."""
    state = table.state
    loser, scorer = state.teams[shot.against], state.teams[shot.seat]
    loser.out = True
    state.left.append(shot.against)
    table.tell(TeamOut(shot.against, shot.seat))
    table.write(Note(state.turns, "team-out", shot.against, other=shot.seat, score=state.score))
    won = [*loser.confidence, *([loser.face_down] if loser.face_down else [])]
    loser.confidence, loser.face_down = [], 0
    scorer.confidence += won
    table.tell(ConfidenceWon(shot.seat, shot.against, tuple(won)))
    if not state.opponents(shot.seat):
        _end_match(table, shot.seat)
    elif shot.kind == "duel":
        state.duels.remove(shot.against)
        next_duel(table)
    else:
        end_turn(table)


def _end_match(table: Table, winner: int) -> None:
    state = table.state
    state.phase = "over"
    state.actor = NOBODY
    state.shot = None
    state.duels.clear()
    table.tell(MatchEnded(state.score, winner))
