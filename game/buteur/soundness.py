"""Whether a stored state can be a match of Buteur at all: saves come from disks, and disks err."""

from __future__ import annotations

from game.buteur.box import ButeurBox
from game.buteur.judging import moves_for
from game.buteur.pitch import COLUMNS, ROWS
from game.buteur.state import State
from game.buteur.view import Phase
from game.core.soundness import check
from game.core.table_rules import NOBODY

_SHOT_PENDING: tuple[Phase, ...] = ("answer-shot", "corner-cut")
_BALL_ON_SPOT: tuple[Phase, ...] = (
    "start-square", "exchange", "take-attacker", "over", "shoot-out",
)  # fmt: skip


def check_sound(state: State, box: ButeurBox) -> None:
    _check_seats(state)
    _check_cards(state, box)
    _check_ball(state, box)
    _check_phase(state, box)
    if state.phase == "shoot-out":
        _check_shoot_out(state)


def _check_seats(state: State) -> None:
    seats = range(len(state.teams))
    check(len(state.hands) == len(state.known) == len(state.hand_sizes) == len(seats), "hands")
    check(0 <= state.position < len(state.cycle), "turn")
    check(state.actor == NOBODY or state.actor in seats, "seat")
    check((state.actor == NOBODY) == (state.phase == "over"), "end")
    check(state.owed_draw is None or state.owed_draw in seats, "draw")
    check(state.first_kicker in (0, 1), "kick-off")
    check(state.half in (1, 2, 3), "half")
    check(min(state.score) >= 0, "score")


def _check_cards(state: State, box: ButeurBox) -> None:
    everywhere = [*state.stock, *state.discards, *(card for hand in state.hands for card in hand)]
    check(sorted(everywhere) == list(range(len(box.deck))), "cards")
    for hand, known, size in zip(state.hands, state.known, state.hand_sizes, strict=True):
        check(len(hand) <= size and set(known) <= set(hand), "hand")
    check(len(state.under) <= len(state.stock), "stock")


def _check_ball(state: State, box: ButeurBox) -> None:
    shot_pending = state.phase in _SHOT_PENDING
    check((state.shot is not None) == shot_pending, "shot")
    if state.shot is not None:
        check(state.shot.net in box.pitch.nets, "net")
        check(state.shot.seat in range(len(state.teams)), "shooter")
    if state.ball is None:
        check(state.phase in _BALL_ON_SPOT, "kick-off")
    elif state.ball not in box.pitch.nets:
        check(0 <= state.ball[0] < COLUMNS and 0 <= state.ball[1] < ROWS, "ball")
    else:
        check(shot_pending or state.phase in _BALL_ON_SPOT, "ball")


def _check_phase(state: State, box: ButeurBox) -> None:
    check((state.corner_flag is not None) == (state.phase == "corner-cut"), "corner")
    check((state.half == 3) == (state.phase == "shoot-out") or state.phase == "over", "shoot-out")
    if state.phase == "exchange":
        check(0 < state.exchanges_left <= len(state.stock), "exchange")
    if state.phase in ("take-attacker", "exchange"):
        check(any(box.kinds[card] == "attacker" for card in state.discards + state.stock), "deck")
    check(state.phase == "over" or bool(moves_for(state, box)), "end")


def _check_shoot_out(state: State) -> None:
    """The sides take turns: no other order ever comes to an end."""
    first = state.first_kicker
    ahead = len(state.shoot_out[first]) - len(state.shoot_out[1 - first])
    kicking = first if ahead == 0 else 1 - first
    check(ahead in (0, 1), "kicks")
    check(state.actor == state.turn_seat and state.teams[state.actor] == kicking, "kicker")
