"""What may be done. The one place that knows; refusals only put its answer into words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from game.big4.bench import changes, hurt_changes
from game.big4.box import Big4Box
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    Book,
    BuildWall,
    ChooseClub,
    ChooseConfidence,
    ChooseDuel,
    ChooseReferee,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    LineUp,
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
from game.big4.sets import sets_of_many
from game.big4.setup import MOST_CONFIDENCE
from game.big4.shooting import WALL
from game.big4.squads import LAST_PLACE, club_of, place_of
from game.big4.state import State
from game.big4.view import Phase
from game.core.table_rules import NOBODY


def moves_for(state: State, box: Big4Box) -> list[AnyMove]:
    """All listed moves of the seat the table waits for."""
    if state.actor == NOBODY:
        return []
    return _MOVES_IN[state.phase](state, box)


def is_line_up(state: State, move: LineUp) -> bool:
    """One footballer of one's own club for each place, in order."""
    if state.phase != "line-up" or move.seat != state.actor:
        return False
    club = state.teams[move.seat].club
    places = [place_of(footballer) for footballer in move.footballers]
    in_order = places == list(range(1, LAST_PLACE + 1))
    return in_order and all(club_of(each) == club for each in move.footballers)


def _clubs(state: State, box: Big4Box) -> list[AnyMove]:
    taken = {team.club for team in state.teams}
    clubs = range(len(box.squads.clubs))
    return [ChooseClub(state.actor, club) for club in clubs if club not in taken]


def _confidence(state: State, _box: Big4Box) -> list[AnyMove]:
    return [ChooseConfidence(state.actor, stars) for stars in range(MOST_CONFIDENCE + 1)]


def _line_ups(state: State, box: Big4Box) -> list[AnyMove]:
    elevens = box.ready_made[state.teams[state.actor].club]
    return [LineUp(state.actor, eleven) for eleven in elevens]


def _referees(state: State, box: Big4Box) -> list[AnyMove]:
    return [ChooseReferee(state.actor, number) for number in range(len(box.squads.referees))]


def _roll(state: State, box: Big4Box) -> list[AnyMove]:
    return [Roll(state.actor), *_changes(state, box)]


def _changes(state: State, _box: Big4Box) -> list[AnyMove]:
    if not state.may_change:
        return []
    return [Substitute(state.actor, off, on) for off, on in changes(state.teams[state.actor])]


def _hurt_changes(state: State, _box: Big4Box) -> list[AnyMove]:
    team = state.teams[state.actor]
    return [Substitute(state.actor, off, on) for off, on in hurt_changes(team)]


def _sums(state: State, _box: Big4Box) -> list[AnyMove]:
    seat, teams = state.actor, state.teams
    opponents = state.opponents(seat)
    if len(opponents) > 1:
        # Footballers are numbered club by club: sets in that order come out sorted.
        opponents.sort(key=lambda other: teams[other].club)
    fit = tuple(teams[other].fit for other in opponents)
    moves: list[AnyMove] = []
    for places in sets_of_many(fit, state.sum):
        chosen: list[int] = []
        for other, part in zip(opponents, places, strict=True):
            if part:
                chosen += teams[other].at(part)
        moves.append(TurnOver(seat, tuple(chosen)))
    return moves


def _dribbles(state: State, _box: Big4Box) -> list[AnyMove]:
    seat, teams = state.actor, state.teams
    return [Dribble(seat, f) for o in state.opponents(seat) for f in teams[o].at(teams[o].fit)]


def _recoveries(state: State, _box: Big4Box) -> list[AnyMove]:
    team = state.teams[state.actor]
    return [Recover(state.actor, footballer) for footballer in team.at(team.weak)]


def _green(state: State, box: Big4Box) -> list[AnyMove]:
    action = _dribbles if state.action == "dribble" else _recoveries
    return [*_sums(state, box), *action(state, box)]


def _cramps(state: State, _box: Big4Box) -> list[AnyMove]:
    team = state.teams[state.actor]
    return [Cramp(state.actor, footballer) for footballer in team.at(team.fit)]


def _blue(state: State, box: Big4Box) -> list[AnyMove]:
    action = _free_kicks(state) if state.action == "free-kick" else _tackles(state)
    return [*_sums(state, box), *action, Pass(state.actor)]


def _free_kicks(state: State) -> list[AnyMove]:
    seat = state.actor
    takers = free_kick_takers(state)
    return [FreeKick(seat, taker, other) for other in state.opponents(seat) for taker in takers]


def free_kick_takers(state: State) -> list[int]:
    """Easy: in form if anybody is. Advanced: weakened ones as well."""
    team = state.teams[state.actor]
    if state.advanced and team.on_pitch:
        return team.at(team.on_pitch)
    return team.takers()


def _tackles(state: State) -> list[AnyMove]:
    moves: list[AnyMove] = []
    for other in state.opponents(state.actor):
        team = state.teams[other]
        places = team.on_pitch if state.advanced else team.fit
        moves += [Tackle(state.actor, footballer) for footballer in team.at(places)]
    return moves


def _toss(state: State, _box: Big4Box) -> list[AnyMove]:
    return [TossReferee(state.actor)]


def _referee_roll(state: State, _box: Big4Box) -> list[AnyMove]:
    return [RollReferee(state.actor)]


def _bookings(state: State, _box: Big4Box) -> list[AnyMove]:
    offender = state.teams[state.turn_seat]
    return [Book(state.actor, footballer) for footballer in offender.at(offender.on_pitch)]


def _duels(state: State, _box: Big4Box) -> list[AnyMove]:
    return [ChooseDuel(state.actor, against) for against in state.duels]


def _takers(state: State, box: Big4Box) -> list[AnyMove]:
    takers: list[AnyMove] = [
        ChooseTaker(state.actor, footballer) for footballer in state.teams[state.actor].takers()
    ]
    return takers + _changes(state, box) if state.phase == "duel" else takers


def _walls(state: State, _box: Big4Box) -> list[AnyMove]:
    team = state.teams[state.actor]
    on_pitch = team.at(team.on_pitch)
    size = min(WALL, len(on_pitch))
    return [BuildWall(state.actor, wall) for wall in combinations(on_pitch, size)]


def _coach(state: State, _box: Big4Box) -> list[AnyMove]:
    return [AnnounceCoach(state.actor, False), AnnounceCoach(state.actor, True)]


def _shoot(state: State, _box: Big4Box) -> list[AnyMove]:
    return [Shoot(state.actor)]


def _save(state: State, _box: Big4Box) -> list[AnyMove]:
    return [Save(state.actor)]


_MOVES_IN: dict[Phase, Callable[[State, Big4Box], list[AnyMove]]] = {
    "club": _clubs,
    "confidence": _confidence,
    "line-up": _line_ups,
    "referee": _referees,
    "roll": _roll,
    "change-hurt": _hurt_changes,
    "green": _green,
    "sum": _sums,
    "dribble": _dribbles,
    "recovery": _recoveries,
    "cramp": _cramps,
    "blue": _blue,
    "referee-toss": _toss,
    "referee-roll": _referee_roll,
    "book-choice": _bookings,
    "duel-order": _duels,
    "duel": _takers,
    "penalty": _takers,
    "wall": _walls,
    "coach": _coach,
    "shoot": _shoot,
    "save": _save,
    "recover-one": _recoveries,
}
