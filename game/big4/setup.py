"""Before the kick-off: clubs, a helping hand, line-ups, and who blows the whistle."""

from __future__ import annotations

from game.big4.events import ClubChosen, ConfidenceChosen, LinedUp, RefereeChosen
from game.big4.moves import ChooseClub, ChooseConfidence, ChooseReferee, LineUp
from game.big4.squads import ALL_OUTFIELD, SQUAD
from game.big4.state import State, Team
from game.big4.table import Table
from game.big4.turns import begin_turn

MOST_CONFIDENCE = 4


def first_state(seats: int, *, advanced: bool, with_confidence: bool, first_seat: int) -> State:
    """Three or four players: everybody's own confidence card lies face down, one star."""
    face_down = int(seats > 2)
    teams = [Team(face_down=face_down) for _ in range(seats)]
    return State(advanced and seats == 2, with_confidence, first_seat, teams)


def choose_club(table: Table, move: ChooseClub) -> None:
    state = table.state
    state.teams[move.seat].club = move.club
    table.tell(ClubChosen(move.seat, move.club))
    state.phase = "confidence" if state.with_confidence else "line-up"


def choose_confidence(table: Table, move: ChooseConfidence) -> None:
    if move.stars:
        table.state.teams[move.seat].confidence.append(move.stars)
    table.tell(ConfidenceChosen(move.seat, move.stars))
    table.state.phase = "line-up"


def line_up(table: Table, move: LineUp) -> None:
    state = table.state
    team = state.teams[move.seat]
    first = team.club * SQUAD
    team.footballers = list(move.footballers)
    team.fit = ALL_OUTFIELD
    team.bench = [
        number for number in range(first, first + SQUAD) if number not in move.footballers
    ]
    table.tell(LinedUp(move.seat, move.footballers))
    if move.seat + 1 < len(state.teams):
        state.actor, state.phase = move.seat + 1, "club"
    else:
        state.actor, state.phase = state.first_seat, "referee"


def choose_referee(table: Table, move: ChooseReferee) -> None:
    table.state.referee = move.referee
    table.tell(RefereeChosen(move.seat, move.referee))
    begin_turn(table, table.state.first_seat)
