"""The tackle and what the referee makes of it: coin, referee die, cards, penalty."""

from __future__ import annotations

from game.big4.events import (
    Hurt,
    NobodyBooked,
    PenaltyGiven,
    RefereeRolled,
    RefereeTossed,
    SentOff,
    YellowShown,
    YellowTakenBack,
)
from game.big4.faces import REFEREE_DIE
from game.big4.moves import Book, RollReferee, Tackle, TossReferee
from game.big4.squads import club_of, place_of
from game.big4.state import FIRST_COACH, YELLOW_CARDS, State
from game.big4.table import Table
from game.big4.turns import face_keeper, lone_keepers, play_on
from game.big4.view import Note, NoteKind

DOUBLE_SIX = 12


def tackle(table: Table, move: Tackle) -> None:
    state = table.state
    victim = state.seat_of(move.footballer)
    assert victim is not None
    state.tackled = victim
    state.dice_left = state.action_left = False
    state.tally.tackles += 1
    if state.teams[victim].has(move.footballer, state.teams[victim].fit):
        table.weaken(move.seat, (move.footballer,), "tackle")
    else:
        _carry_off(table, move.seat, move.footballer)
    # The referee speaks first; the duel is won all the same.
    state.duels[:] = lone_keepers(table)
    state.phase = "referee-toss"
    state.actor = victim


def _carry_off(table: Table, seat: int, footballer: int) -> None:
    table.take_off(footballer)
    table.team_of(footballer).hurt |= 1 << place_of(footballer)
    table.tell(Hurt(seat, footballer))
    victim = table.state.tackled
    assert victim is not None
    table.write(Note(table.state.turns, "hurt", victim, footballer))


def toss(table: Table, move: TossReferee) -> None:
    foul = table.dice.below(2) == 1
    table.tell(RefereeTossed(move.seat, foul))
    if foul:
        table.state.tally.fouls += 1
        table.state.phase = "referee-roll"
    else:
        play_on(table)


def roll_referee(table: Table, move: RollReferee) -> None:
    state = table.state
    first, second = table.dice.roll(), table.dice.roll()
    face = REFEREE_DIE[table.dice.below(len(REFEREE_DIE))]
    offender = state.turn_seat
    table.tell(RefereeRolled(move.seat, offender, (first, second), face))
    if face == "minor":
        play_on(table)
        return
    state.card = face
    team, place = state.teams[offender], first + second
    if place == DOUBLE_SIX:
        _double_six(table)
    elif team.on_pitch >> place & 1:
        _show_card(table, team.footballers[place - 1])
    else:
        table.tell(NobodyBooked(offender, place))
        _after_card(table)


def _double_six(table: Table) -> None:
    """Easy: the victim chooses who is hit. Advanced: the coach has complained too loudly."""
    state = table.state
    offender = state.teams[state.turn_seat]
    if state.advanced:
        if offender.coach_off:
            table.tell(NobodyBooked(state.turn_seat, DOUBLE_SIX))
            _after_card(table)
        else:
            _show_card(table, None)
    elif offender.on_pitch:
        state.phase = "book-choice"
    else:
        table.tell(NobodyBooked(state.turn_seat, DOUBLE_SIX))
        _after_card(table)


def book(table: Table, move: Book) -> None:
    _show_card(table, move.footballer)


def _show_card(table: Table, footballer: int | None) -> None:
    """None is the offender's coach."""
    state = table.state
    offender = state.turn_seat
    if state.card == "yellow":
        count = _show_yellow(table, offender, footballer)
        if count < 2:
            _note(table, "yellow" if footballer is not None else "coach-yellow", footballer)
            if footballer is not None:
                table.weaken(offender, (footballer,), "booking")
        else:
            _send_off(table, footballer, second_yellow=True)
    else:
        _send_off(table, footballer, second_yellow=False)
    _after_card(table)


def _show_yellow(table: Table, seat: int, footballer: int | None) -> int:
    state = table.state
    holder = FIRST_COACH + state.teams[seat].club if footballer is None else footballer
    if len(state.yellows) == YELLOW_CARDS:
        _take_yellow_back(table)
    state.yellows.append(holder)
    state.tally.yellows += 1
    count = state.yellows.count(holder)
    if footballer is None:
        state.teams[seat].coach_yellows = count
    table.tell(YellowShown(seat, footballer, count))
    return count


def _take_yellow_back(table: Table) -> None:
    """The oldest on somebody sent off, else on anybody who has left, else the oldest of all."""
    state = table.state
    holders = sorted(state.yellows, key=lambda holder: _still_needed(state, holder))
    holder = holders[0]
    state.yellows.remove(holder)
    coach = holder >= FIRST_COACH
    seat = _seat_of_holder(state, holder)
    table.tell(YellowTakenBack(seat, None if coach else holder))


def _still_needed(state: State, holder: int) -> int:
    """0: sent off, 1: left in another way, 2: still playing."""
    team = state.teams[_seat_of_holder(state, holder)]
    if holder >= FIRST_COACH:
        return 0 if team.coach_off else 2
    if team.has(holder, team.on_pitch):
        return 1 if team.out else 2
    off_the_list = team.has(holder, team.hurt) or holder not in team.footballers
    return 1 if off_the_list else 0


def _seat_of_holder(state: State, holder: int) -> int:
    club = holder - FIRST_COACH if holder >= FIRST_COACH else club_of(holder)
    return next(seat for seat, team in enumerate(state.teams) if team.club == club)


def _send_off(table: Table, footballer: int | None, *, second_yellow: bool) -> None:
    state = table.state
    offender = state.turn_seat
    state.tally.reds += 1
    if footballer is None:
        state.teams[offender].coach_off = True
        _note(table, "coach-second-yellow" if second_yellow else "coach-red", None)
    else:
        table.take_off(footballer)
        _note(table, "second-yellow" if second_yellow else "red", footballer)
    table.tell(SentOff(offender, footballer, "second-yellow" if second_yellow else "red"))


def _after_card(table: Table) -> None:
    state = table.state
    penalty = state.card == "red-penalty"
    state.card = None
    if penalty:
        assert state.tackled is not None
        table.tell(PenaltyGiven(state.tackled, state.turn_seat))
        face_keeper(table, "penalty", state.tackled, state.turn_seat)
    else:
        play_on(table)


def _note(table: Table, kind: NoteKind, footballer: int | None) -> None:
    state = table.state
    table.write(Note(state.turns, kind, state.turn_seat, footballer))
