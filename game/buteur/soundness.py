"""Whether a stored state can be a match of Buteur at all: saves come from disks, and disks err."""

from __future__ import annotations

from game.buteur.box import ButeurBox
from game.buteur.judging import moves_for
from game.buteur.pitch import COLUMNS, ROWS
from game.buteur.state import State
from game.buteur.view import Phase
from game.core.table_rules import NOBODY

MOST_TURNS = 100_000
_SHOT_PENDING: tuple[Phase, ...] = ("answer-shot", "corner-cut")
_BALL_ON_SPOT: tuple[Phase, ...] = (
    "start-square", "exchange", "take-attacker", "over", "shoot-out",
)  # fmt: skip


class UnsoundState(ValueError):
    """A state no match can have come to."""


def check_sound(state: State, box: ButeurBox) -> None:
    _check_seats(state)
    _check_cards(state, box)
    _check_ball(state, box)
    _check_phase(state, box)


def _check(holds: bool, what: str) -> None:
    if not holds:
        raise UnsoundState(f"impossible {what}")


def _check_seats(state: State) -> None:
    seats = range(len(state.teams))
    _check(len(state.hands) == len(state.known) == len(state.hand_sizes) == len(seats), "hands")
    _check(0 <= state.position < len(state.cycle), "turn")
    _check(state.actor == NOBODY or state.actor in seats, "seat")
    _check((state.actor == NOBODY) == (state.phase == "over"), "end")
    _check(state.owed_draw is None or state.owed_draw in seats, "draw")
    _check(state.first_kicker in (0, 1), "kick-off")
    _check(state.half in (1, 2, 3) and 0 <= state.turns <= MOST_TURNS, "half")
    _check(min(state.score) >= 0, "score")


def _check_cards(state: State, box: ButeurBox) -> None:
    everywhere = [*state.stock, *state.discards, *(card for hand in state.hands for card in hand)]
    _check(sorted(everywhere) == list(range(len(box.deck))), "cards")
    for hand, known, size in zip(state.hands, state.known, state.hand_sizes, strict=True):
        _check(len(hand) <= size and set(known) <= set(hand), "hand")
    _check(len(state.under) <= len(state.stock), "stock")


def _check_ball(state: State, box: ButeurBox) -> None:
    shot_pending = state.phase in _SHOT_PENDING
    _check((state.shot is not None) == shot_pending, "shot")
    if state.shot is not None:
        _check(state.shot.net in box.pitch.nets, "net")
        _check(state.shot.seat in range(len(state.teams)), "shooter")
    if state.ball is None:
        _check(state.phase in _BALL_ON_SPOT, "kick-off")
    elif state.ball not in box.pitch.nets:
        _check(0 <= state.ball[0] < COLUMNS and 0 <= state.ball[1] < ROWS, "ball")
    else:
        _check(shot_pending or state.phase in _BALL_ON_SPOT, "ball")


def _check_phase(state: State, box: ButeurBox) -> None:
    _check((state.corner_flag is not None) == (state.phase == "corner-cut"), "corner")
    _check((state.half == 3) == (state.phase == "shoot-out") or state.phase == "over", "shoot-out")
    if state.phase == "exchange":
        _check(0 < state.exchanges_left <= len(state.stock), "exchange")
    if state.phase in ("take-attacker", "exchange"):
        _check(any(box.kinds[card] == "attacker" for card in state.discards + state.stock), "deck")
    _check(state.phase == "over" or bool(moves_for(state, box)), "end")
