"""Carrying out a legal move: what each kind of move does to the table."""

from __future__ import annotations

from typing import assert_never

from game.buteur.events import (
    AttackerTaken,
    BallMoved,
    BallPlaced,
    CardDiscarded,
    CardExchanged,
    CardPlayed,
    GoalScored,
    ShootOutMissed,
    ShotSaved,
    ShotTaken,
    Spot,
)
from game.buteur.judging import flight_of, penalty_possible
from game.buteur.moves import (
    AnyMove,
    CutStock,
    DiscardCard,
    EndTurn,
    ExchangeCard,
    LetIn,
    PlaceBall,
    PlayCard,
    Square,
    TakeAttacker,
)
from game.buteur.table import Table
from game.buteur.turns import (
    FIRST_PHASE,
    begin_restart,
    end_match,
    end_turn,
    fits_restart,
    open_play,
    score_goal,
)
from game.buteur.view import Phase, Shot

SHOOT_OUT_KICKS = 5
# Where a chosen square puts the ball, and what comes next.
PLACINGS: dict[Phase, tuple[Spot, Phase]] = {
    "start-square": ("kick-off", "kick-off"),
    "goal-kick-square": ("goal-kick", "clear"),
    "place-ball": ("area", "clear"),
    "throw-in": ("throw-in", "throw-in-play"),
}


def carry_out(table: Table, move: AnyMove) -> None:
    if move.seat == table.state.turn_seat:
        table.draw_what_is_owed()
    match move:
        case PlayCard():
            _play_card(table, move)
        case PlaceBall():
            _place_ball(table, move)
        case LetIn():
            _let_in(table)
        case CutStock():
            _cut(table, move.seat)
        case EndTurn():
            end_turn(table)
        case ExchangeCard():
            _exchange(table, move)
        case TakeAttacker():
            _take_attacker(table, move)
        case DiscardCard():
            _discard(table, move)
        case _:
            assert_never(move)


def _play_card(table: Table, move: PlayCard) -> None:
    table.lay_down(move.seat, move.card)
    table.tell(CardPlayed(move.seat, move.card, move.arrow))
    kind = table.box.kinds[move.card]
    if kind == "corner":
        _win_corner(table, move)
    elif kind == "penalty":
        _award_penalty(table, move.seat)
    else:
        if table.state.phase == "answer-shot":
            _keeper_saves(table, move.seat)
        _roll_ball(table, move)


def _roll_ball(table: Table, move: PlayCard) -> None:
    state = table.state
    path, outcome = flight_of(state, table.box, move)
    state.ball = path[-1]
    state.free_kick_leg = None
    table.tell(BallMoved(move.seat, path, outcome))
    if outcome == "shot":
        state.shot = Shot(move.seat, path[-1])
        table.tell(ShotTaken(move.seat, path[-1], state.next_seat))
        end_turn(table)
        return
    state.restart = "open" if outcome == "pitch" else outcome
    if table.box.kinds[move.card] == "free-kick":
        assert move.arrow is not None
        state.free_kick_leg = (move.card, move.arrow)
        state.phase = "free-kick-attacker"
    elif penalty_possible(state, table.box) and table.holds(move.seat, "penalty"):
        state.phase = "penalty-may"
    else:
        end_turn(table)


def _keeper_saves(table: Table, seat: int) -> None:
    state = table.state
    assert state.shot is not None
    table.tell(ShotSaved(seat, "goalkeeper"))
    _put_ball(table, seat, table.box.pitch.in_front_of(state.shot.net), "keeper")
    state.shot = None


def _win_corner(table: Table, move: PlayCard) -> None:
    state = table.state
    sign = table.box.deck[move.card].sign
    assert sign is not None
    assert sign != "hand"
    state.corner_flag = sign
    own_end = table.box.pitch.own_end[state.attack_of(move.seat)]
    _put_ball(table, move.seat, own_end.flags[sign], "corner")
    state.phase = "corner-cut"
    state.actor = state.next_seat


def _award_penalty(table: Table, seat: int) -> None:
    state = table.state
    spot = table.box.pitch.far_end[state.attack_of(seat)].spot
    _put_ball(table, seat, spot, "penalty")
    state.phase = "penalty-cut"
    state.actor = state.next_seat


def _place_ball(table: Table, move: PlaceBall) -> None:
    spot, phase = PLACINGS[table.state.phase]
    _put_ball(table, move.seat, move.square, spot)
    if phase == "throw-in-play":
        table.state.restart = "open"
        open_play(table, phase)
    else:
        table.state.phase = phase


def _put_ball(table: Table, seat: int, square: Square, spot: Spot) -> None:
    table.state.ball = square
    table.tell(BallPlaced(seat, square, spot))


def _let_in(table: Table) -> None:
    assert table.state.shot is not None
    score_goal(table, table.state.shot.seat, "shot")
    begin_restart(table)


def _cut(table: Table, seat: int) -> None:
    phase = table.state.phase
    if phase == "corner-cut":
        _cut_for_corner(table, seat)
    elif phase == "penalty-cut":
        _cut_for_penalty(table, seat)
    else:
        _cut_in_shoot_out(table, seat)


def _cut_for_corner(table: Table, seat: int) -> None:
    """Booklet 8: a flag of the corner's colour makes the shot a goal after all."""
    state = table.state
    assert state.shot is not None
    card = table.box.deck[table.cut(seat, "corner")]
    if card.sign == state.corner_flag:
        score_goal(table, state.shot.seat, "corner")
    else:
        table.tell(ShotSaved(state.turn_seat, "corner"))
        state.restart = "save"
    state.shot = None
    state.corner_flag = None
    begin_restart(table)


def _cut_for_penalty(table: Table, seat: int) -> None:
    """Booklet 9: only a hand saves. Either way the penalty ends the turn."""
    state = table.state
    card = table.box.deck[table.cut(seat, "penalty")]
    if card.sign == "hand":
        table.tell(ShotSaved(seat, "hand"))
        state.restart = "save"
    else:
        score_goal(table, state.turn_seat, "penalty")
    end_turn(table)


def _cut_in_shoot_out(table: Table, seat: int) -> None:
    state = table.state
    team = state.teams[seat]
    scored = table.box.deck[table.cut(seat, "shoot-out")].sign != "hand"
    kicks = list(state.shoot_out)
    kicks[team] = (*kicks[team], scored)
    state.shoot_out = (kicks[0], kicks[1])
    if scored:
        table.tell(GoalScored(seat, team, state.score, "shoot-out"))
    else:
        table.tell(ShootOutMissed(seat, team))
    both_kicked = len(kicks[0]) == len(kicks[1])
    if both_kicked and len(kicks[0]) >= SHOOT_OUT_KICKS and sum(kicks[0]) != sum(kicks[1]):
        end_match(table)
    else:
        state.position = (state.position + 1) % len(state.cycle)
        state.actor = state.turn_seat


def _exchange(table: Table, move: ExchangeCard) -> None:
    state = table.state
    table.take_from_hand(move.seat, move.card)
    state.stock.insert(0, move.card)
    state.under.insert(0, move.seat)
    drawn = table.draw_from_stock()
    state.hands[move.seat].append(drawn)
    state.exchanges_left -= 1
    state.tally.exchanges += 1
    table.tell(CardExchanged(move.seat, move.card, drawn))
    if fits_restart(table):
        state.phase = FIRST_PHASE[state.restart]
    elif not state.exchanges_left:
        state.phase = "take-attacker"


def _take_attacker(table: Table, move: TakeAttacker) -> None:
    state = table.state
    kinds = table.box.kinds
    taken = next(card for card in reversed(state.discards) if kinds[card] == "attacker")
    state.discards.remove(taken)
    table.lay_down(move.seat, move.card)
    state.hands[move.seat].append(taken)
    state.known[move.seat].append(taken)
    table.tell(AttackerTaken(move.seat, move.card, taken))
    state.phase = FIRST_PHASE[state.restart]


def _discard(table: Table, move: DiscardCard) -> None:
    table.lay_down(move.seat, move.card)
    table.state.tally.discards += 1
    table.tell(CardDiscarded(move.seat, move.card))
    end_turn(table)
