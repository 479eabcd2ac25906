"""How turns, halves and the match begin and end."""

from __future__ import annotations

from typing import Literal

from game.buteur.events import (
    BallPlaced,
    CardPlayed,
    GoalScored,
    HalfEnded,
    HandFoundWanting,
    HandsDealt,
    MatchEnded,
    ShootOutBegan,
    ShotSaved,
    TurnBegan,
)
from game.buteur.judging import has_playable_card
from game.buteur.state import LAST_CARDS
from game.buteur.table import Table
from game.buteur.view import Phase, Restart
from game.core.table_rules import NOBODY

GoalKind = Literal["shot", "corner", "penalty"]
# The first phase of each restart, once the hand holds a card that fits it.
FIRST_PHASE: dict[Restart, Phase] = {
    "kick-off": "start-square",
    "goal-kick": "goal-kick-square",
    "save": "place-ball",
}
# What is asked of a hand in which no card fits.
WITHOUT_A_CARD: tuple[Phase, ...] = ("exchange", "take-attacker", "discard")


def begin_turn(table: Table, position: int) -> None:
    state = table.state
    state.position = position % len(state.cycle)
    state.turns += 1
    state.last_turn = state.stock_once_drawn() <= LAST_CARDS
    table.tell(TurnBegan(state.turn_seat))
    state.actor = state.turn_seat
    if state.shot is not None:
        state.phase = "answer-shot"
    else:
        begin_restart(table)
        if state.phase in WITHOUT_A_CARD:
            table.tell(HandFoundWanting(state.turn_seat))


def begin_restart(table: Table) -> None:
    """The turn seat brings the ball back into play, or plays on."""
    state = table.state
    state.actor = state.turn_seat
    if state.restart == "kick-off":
        state.ball = None
        table.tell(BallPlaced(state.turn_seat, None, "kick-off"))
    if state.restart == "open":
        open_play(table, "play")
    elif state.restart == "throw-in":
        state.phase = "throw-in"
    elif fits_restart(table):
        state.phase = FIRST_PHASE[state.restart]
    else:
        state.exchanges_left = state.stock_once_drawn()
        state.phase = "exchange" if state.exchanges_left else "take-attacker"


def fits_restart(table: Table) -> bool:
    state = table.state
    if state.restart == "kick-off":
        return table.holds(state.turn_seat, "attacker")
    return table.holds(state.turn_seat, "attacker", "goalkeeper")


def open_play(table: Table, phase: Phase) -> None:
    table.state.phase = phase if has_playable_card(table.state, table.box) else "discard"


def end_turn(table: Table) -> None:
    state = table.state
    if state.last_turn:
        _end_half(table)
        return
    state.owed_draw = state.turn_seat
    begin_turn(table, state.position + 1)


def score_goal(table: Table, seat: int, how: GoalKind) -> None:
    """The goal counts; whoever restarts kicks off."""
    state = table.state
    team = state.teams[seat]
    goals = list(state.score)
    goals[team] += 1
    state.score = (goals[0], goals[1])
    state.shot = None
    if how == "penalty":
        state.tally.penalty_goals += 1
    elif how == "corner":
        state.tally.corner_goals += 1
    table.tell(GoalScored(seat, team, state.score, how))
    state.restart = "kick-off"


def _end_half(table: Table) -> None:
    state = table.state
    if state.shot is not None:
        _settle_pending_shot(table)
    table.fill_hand(state.turn_seat)
    table.tell(HalfEnded(state.half, state.score))
    if state.half == 1:
        _begin_second_half(table)
    elif state.with_shoot_out and state.score[0] == state.score[1]:
        _begin_shoot_out(table)
    else:
        end_match(table)


def _settle_pending_shot(table: Table) -> None:
    """Booklet 12: a stopper in the next hand saves by itself, the Goalkeeper before the Corner."""
    state = table.state
    assert state.shot is not None
    answering = state.next_seat
    stoppers = [card for card in state.hands[answering] if table.box.kinds[card] == "goalkeeper"]
    stoppers += [card for card in state.hands[answering] if table.box.kinds[card] == "corner"]
    if not stoppers:
        score_goal(table, state.shot.seat, "shot")
        return
    table.lay_down(answering, stoppers[0])
    by_keeper = table.box.kinds[stoppers[0]] == "goalkeeper"
    state.shot = None
    table.tell(CardPlayed(answering, stoppers[0], None))
    table.tell(ShotSaved(answering, "goalkeeper" if by_keeper else "corner", automatic=True))


def _begin_second_half(table: Table) -> None:
    state = table.state
    state.half = 2
    _gather_cards(table)
    table.tell(HandsDealt(state.half))
    for seat in range(len(state.hands)):
        table.fill_hand(seat)
    position = state.position + 1
    if state.teams[state.next_seat] == state.first_kicker:
        position += 1
    state.restart = "kick-off"
    begin_turn(table, position)


def _begin_shoot_out(table: Table) -> None:
    state = table.state
    state.half = 3
    state.last_turn = False
    _gather_cards(table)
    table.tell(ShootOutBegan())
    state.phase = "shoot-out"
    while state.teams[state.turn_seat] != state.first_kicker:
        state.position = (state.position + 1) % len(state.cycle)
    state.actor = state.turn_seat


def _gather_cards(table: Table) -> None:
    """All cards that are in no hand become a new stock."""
    state = table.state
    state.stock.extend(state.discards)
    state.discards.clear()
    table.shuffle_stock()


def end_match(table: Table) -> None:
    state = table.state
    state.phase = "over"
    state.actor = NOBODY
    kicks = (sum(state.shoot_out[0]), sum(state.shoot_out[1]))
    ours, theirs = (state.score[0], kicks[0]), (state.score[1], kicks[1])
    winner = None if ours == theirs else int(theirs > ours)
    table.tell(MatchEnded(state.score, winner))
