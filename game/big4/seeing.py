"""The view of a match: the state in frozen words. Everybody sees the same."""

from __future__ import annotations

from game.big4.box import Big4Box
from game.big4.shooting import to_save
from game.big4.state import YELLOW_CARDS, State, Team
from game.big4.view import Big4View, CoachState, TeamView
from game.core.table_rules import NOBODY


def view_of(state: State, box: Big4Box, viewer: int | None) -> Big4View:
    return Big4View(
        viewer=viewer,
        phase=state.phase,
        to_act=None if state.actor == NOBODY else state.actor,
        advanced=state.advanced,
        turn_seat=state.turn_seat,
        turns=state.turns,
        round=state.round,
        referee=None if state.referee == NOBODY else state.referee,
        teams=tuple(_team(team) for team in state.teams),
        classic=state.classic,
        action=state.action,
        dice_left=state.dice_left,
        action_left=state.action_left,
        may_change=state.may_change,
        duels=tuple(state.duels),
        shot=state.shot,
        to_save=to_save(state, box.defence),
        tackled=state.tackled,
        card=state.card,
        yellows=tuple(state.yellows),
        yellows_left=YELLOW_CARDS - len(state.yellows),
        notebook=tuple(state.notebook),
    )


def _team(team: Team) -> TeamView:
    return TeamView(
        club=None if team.club == NOBODY else team.club,
        footballers=tuple(team.footballers),
        fit=team.fit,
        weak=team.weak,
        hurt=team.hurt,
        bench=tuple(team.bench),
        goals=team.goals,
        out=team.out,
        confidence=tuple(team.confidence),
        face_down=team.face_down,
        coach=_coach(team),
        coach_yellows=team.coach_yellows,
        changes_left=team.changes_left,
    )


def _coach(team: Team) -> CoachState:
    if team.coach_off:
        return "sent-off"
    if team.coach_yellows:
        return "booked"
    return "used" if team.coach_used else "ready"
