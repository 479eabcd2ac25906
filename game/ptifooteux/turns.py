"""How the match opens, how turns follow each other, and how it ends."""

from __future__ import annotations

from game.core.rules import places_by
from game.core.table_rules import NOBODY
from game.ptifooteux.events import (
    CupWon,
    GameEnded,
    OpeningRolled,
    OpeningTied,
    OpeningWon,
    RollAgain,
    RollAgainGranted,
    TurnBegan,
    TurnEnded,
)
from game.ptifooteux.table import Table
from game.ptifooteux.view import Phase

ROLL_AGAIN_PHASES: dict[RollAgain, Phase] = {
    "replay": "replay",
    "match-won": "won",
    "team-complete": "to-cup",
}


def roll_for_opening(table: Table) -> None:
    state = table.state
    seat, value = state.actor, table.dice.roll()
    state.opening[seat] = value
    state.rolling_off.remove(seat)
    table.tell(OpeningRolled(seat, value))
    if state.rolling_off:
        state.actor = state.rolling_off[0]
    else:
        _settle_opening(table)


def _settle_opening(table: Table) -> None:
    """The highest roll begins; those who share it roll again among themselves."""
    state = table.state
    rolls = {seat: state.opening[seat] or 0 for seat in state.contenders}
    highest = max(rolls.values())
    best = [seat for seat in state.contenders if rolls[seat] == highest]
    if len(best) > 1:
        table.tell(OpeningTied(tuple(best), highest))
        state.contenders, state.rolling_off = best[:], best[:]
        for seat in best:
            state.opening[seat] = None
        state.actor = best[0]
    else:
        table.tell(OpeningWon(best[0], highest))
        state.tally.opener = best[0]
        begin_turn(table, best[0])


def begin_turn(table: Table, seat: int) -> None:
    table.state.actor = seat
    table.state.phase = "roll"
    table.state.turns += 1
    table.tell(TurnBegan(seat))


def roll_again(table: Table, why: RollAgain) -> None:
    table.state.phase = ROLL_AGAIN_PHASES[why]
    table.tell(RollAgainGranted(table.state.actor, why))


def end_turn(table: Table) -> None:
    """Clockwise, past those who have already won the final."""
    table.tell(TurnEnded(table.state.actor))
    seat = table.state.actor
    while True:
        seat = (seat + 1) % len(table.state.teams)
        if table.state.teams[seat].place is None:
            break
    begin_turn(table, seat)


def win_cup(table: Table) -> None:
    """The first to win the final wins; the others play on for the places if that was agreed."""
    state = table.state
    place = 1 + sum(team.place is not None for team in state.teams)
    table.team.place = place
    table.tell(CupWon(state.actor, place))
    playing = [seat for seat, team in enumerate(state.teams) if team.place is None]
    if state.with_places and len(playing) > 1:
        end_turn(table)
    else:
        _end_match(table)


def _end_match(table: Table) -> None:
    state = table.state
    state.phase = "over"
    state.actor = NOBODY
    places = final_places(table)
    table.tell(GameEnded(places.index(1), places))


def final_places(table: Table) -> tuple[int, ...]:
    """Winners of the final in their order, then the others by how far they have come."""
    worth = [_standing(table, seat) for seat in range(len(table.state.teams))]
    return places_by(worth)


def _standing(table: Table, seat: int) -> tuple[int, int, int]:
    team = table.state.teams[seat]
    unbeaten = 0 if team.place is None else len(table.state.teams) + 1 - team.place
    return unbeaten, table.box.course.squares[team.square].stage, len(team.kids)
