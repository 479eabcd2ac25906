"""Who may see what of a match."""

from __future__ import annotations

from game.buteur.state import State
from game.buteur.view import ButeurView
from game.core.table_rules import NOBODY


def view_of(state: State, viewer: int | None) -> ButeurView:
    eastward = state.attack_of(state.teams.index(0))
    return ButeurView(
        viewer=viewer,
        phase=state.phase,
        to_act=None if state.actor == NOBODY else state.actor,
        half=state.half,
        score=state.score,
        teams=state.teams,
        attack=(eastward, -eastward),
        ball=state.ball,
        hands=tuple(
            tuple(hand) if seat == viewer else (None,) * len(hand)
            for seat, hand in enumerate(state.hands)
        ),
        hand_sizes=state.hand_sizes,
        stock=len(state.stock),
        discards=tuple(state.discards),
        shot=state.shot,
        last_turn=state.last_turn,
        free_kick_leg=state.free_kick_leg,
        corner_flag=state.corner_flag,
        shoot_out=state.shoot_out,
        order=state.cycle[state.position :] + state.cycle[: state.position],
        known=tuple(tuple(sorted(cards)) for cards in state.known),
        under=_under_seen_by(state, viewer),
        exchanges_left=state.exchanges_left,
        restart=state.restart,
        owed_draw=state.owed_draw,
        first_kicker=state.first_kicker,
        turns=state.turns,
    )


def _under_seen_by(state: State, viewer: int | None) -> tuple[int | None, ...]:
    return tuple(
        state.stock[place] if layer == viewer else None for place, layer in enumerate(state.under)
    )
