"""How turns, laps, match days and the league begin and end."""

from __future__ import annotations

from game.championnat.events import (
    DayBegan,
    DayEnded,
    GameEnded,
    LapBegan,
    MarketClosed,
    PlayOffBegan,
    TurnBegan,
)
from game.championnat.matches import ask_for_line_ups
from game.championnat.standing import final_places, leaders, total_stars
from game.championnat.state import BANK, DAY_TAKINGS, Fixture, State
from game.championnat.table import Table
from game.core.table_rules import NOBODY

# The booklet's table, seats from 0: days, each with its matches (home, away).
FIXTURES: dict[int, tuple[tuple[tuple[int, int], ...], ...]] = {
    2: (((0, 1),), ((1, 0),)),
    3: (((0, 1),), ((0, 2),), ((1, 2),), ((1, 0),), ((2, 0),), ((2, 1),)),
    4: (
        ((0, 1), (2, 3)),
        ((0, 2), (1, 3)),
        ((0, 3), (1, 2)),
        ((1, 0), (3, 2)),
        ((2, 0), (3, 1)),
        ((3, 0), (2, 1)),
    ),
}
PLAY_OFF_DAY = 0


def days_of(players: int) -> int:
    return len(FIXTURES[players])


def begin_turn(table: Table, seat: int) -> None:
    state = table.state
    state.turns += 1
    state.turn_seat = state.actor = seat
    state.phase = "roll"
    state.die = 0
    state.offered = 0
    if state.stage == "building":
        state.tally.building_turns += 1
    table.tell(TurnBegan(seat))


def go_on(table: Table) -> None:
    """After a turn or a match: the next match, the end of the day, or the next turn."""
    state = table.state
    if state.completed_by != NOBODY and state.stage == "building":
        _begin_league(table)
    elif state.phase != "turn-end":
        return
    elif state.stage == "play-off" or _day_is_on(state):
        _next_match(table)
    else:
        begin_turn(table, (state.turn_seat + 1) % state.players)


def _day_is_on(state: State) -> bool:
    """Matches of this day are still to come or have been played."""
    if state.stage != "league":
        return False
    played = sum(result.day == state.day for result in state.results)
    return bool(state.fixtures) or played > 0


def _begin_league(table: Table) -> None:
    """The seat after the one that ended phase one opens the first lap."""
    state = table.state
    state.stage = "league"
    state.starter = (state.completed_by + 1) % state.players
    _begin_lap(table)


def _begin_lap(table: Table) -> None:
    state = table.state
    state.day += 1
    for club in state.clubs:
        club.square, club.came_from = table.box.board.championnat, ""
    table.tell(LapBegan(state.day, state.starter))
    begin_turn(table, state.starter)


def begin_day(table: Table, seat: int) -> None:
    """The first pawn is round: the matches of the day, one after the other."""
    state = table.state
    state.fixtures = tuple(Fixture(*pair) for pair in FIXTURES[state.players][state.day - 1])
    playing = {each for fixture in state.fixtures for each in (fixture.first, fixture.second)}
    exempt = tuple(other for other in range(state.players) if other not in playing)
    table.tell(DayBegan(seat, state.day, state.fixtures, exempt))
    if not state.frozen and state.day >= days_of(state.players) - 1:
        state.frozen = True
        table.tell(MarketClosed())
    table.end_turn()


def _next_match(table: Table) -> None:
    state = table.state
    if state.fixtures:
        fixture, state.fixtures = state.fixtures[0], state.fixtures[1:]
        ask_for_line_ups(table, fixture)
    elif state.stage == "play-off":
        _end_game(table)
    else:
        _end_day(table)


def _end_day(table: Table) -> None:
    """All teams, the exempt one too, get their share; the pawns go back."""
    state = table.state
    for seat in range(state.players):
        table.move_money(BANK, seat, DAY_TAKINGS)
    table.tell(DayEnded(state.day, DAY_TAKINGS, tuple(club.points for club in state.clubs)))
    if state.day < days_of(state.players):
        state.starter = (state.starter + 1) % state.players
        _begin_lap(table)
    else:
        _decide_title(table)


def _decide_title(table: Table) -> None:
    """Points, then pennants, then a play-off of all who are still level."""
    state = table.state
    level = leaders(state, table.box)
    if len(level) == 1:
        _end_game(table)
        return
    state.stage = "play-off"
    state.fixtures = tuple(
        Fixture(one, two) for number, one in enumerate(level) for two in level[number + 1 :]
    )
    table.tell(PlayOffBegan(level))
    table.tell(DayBegan(level[0], PLAY_OFF_DAY, state.fixtures, ()))
    _next_match(table)


def _end_game(table: Table) -> None:
    state = table.state
    state.stage = "over"
    state.phase = "over"
    state.actor = NOBODY
    for club in state.clubs:
        table.show(tuple(club.squad))
    stars = tuple(total_stars(state, table.box, seat) for seat in range(state.players))
    points = tuple(club.points for club in state.clubs)
    table.tell(GameEnded(final_places(state, table.box), points, stars))
