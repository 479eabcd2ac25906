"""What is open on the table: all but the order of the face-down cards."""

from __future__ import annotations

from game.core.table_rules import NOBODY
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.judging import CHOOSING
from game.ptifooteux.state import State
from game.ptifooteux.table import star_choices
from game.ptifooteux.view import PtifooteuxView, SeatView


def view_of(state: State, box: PtifooteuxBox, viewer: int | None) -> PtifooteuxView:
    yellow, red = state.piles["yellow"], state.piles["red"]
    return PtifooteuxView(
        viewer=viewer,
        phase=state.phase,
        to_act=None if state.actor == NOBODY else state.actor,
        seats=tuple(_seat(state, box, seat) for seat in range(len(state.teams))),
        asked=state.asked,
        choices=star_choices(state, box) if state.phase in CHOOSING else (),
        attempt=state.attempt,
        tries=state.tries,
        warned=tuple(state.warned),
        tokens=state.tokens,
        extra_supply=state.extra_supply,
        yellow_left=len(yellow.hidden),
        red_left=len(red.hidden),
        yellow_turned=tuple(yellow.turned),
        red_turned=tuple(red.turned),
        rolling_off=tuple(state.rolling_off),
        with_places=state.with_places,
        turns=state.turns,
    )


def _seat(state: State, box: PtifooteuxBox, seat: int) -> SeatView:
    team = state.teams[seat]
    return SeatView(
        square=team.square,
        stage=box.course.squares[team.square].stage,
        beaten=team.beaten,
        kids=tuple(team.kids),
        extra_tries=team.extra_tries,
        place=team.place,
        opening=state.opening[seat],
        lost=tuple(team.lost),
        suspensions=team.suspensions,
    )
