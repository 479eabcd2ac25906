"""What may be played. The one place that knows; refusals only put its answer into words."""

from __future__ import annotations

from collections.abc import Callable

from game.buteur.box import ButeurBox, SeatMoves
from game.buteur.cards import CardKind
from game.buteur.moves import AnyMove, PlayCard
from game.buteur.pitch import End, Flight
from game.buteur.state import State
from game.buteur.view import Phase
from game.core.table_rules import NOBODY

# The kinds that may be played, arrows and all, where the ball is put back into play.
RESTART_KINDS: dict[Phase, tuple[CardKind, ...]] = {
    "kick-off": ("attacker",),
    "clear": ("attacker", "goalkeeper"),
    "free-kick-attacker": ("attacker",),
    "answer-shot": ("goalkeeper", "corner"),
    "penalty-may": ("penalty",),
}


def moves_for(state: State, box: ButeurBox) -> list[AnyMove]:
    """All legal moves of the seat the table waits for."""
    if state.actor == NOBODY:
        return []
    return _MOVES_IN[state.phase](state, box, box.moves[state.actor])


def has_playable_card(state: State, box: ButeurBox) -> bool:
    kinds = box.kinds
    for card in state.hands[state.actor]:
        if kinds[card] == "attacker":  # always playable, and nearly always there
            return True
    return bool(_open_play(state, box, box.moves[state.actor]))


def _open_play(state: State, box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    kinds = box.kinds
    hand = state.hands[state.actor]
    attackers = [card for card in hand if kinds[card] == "attacker"]
    moves: list[AnyMove] = []
    for card in hand:
        kind = kinds[card]
        if kind == "attacker":
            moves += own.play[card]
        elif kind == "free-kick":
            if state.ball not in box.pitch.areas:
                moves += _free_kicks(state, box, own.play[card], bool(attackers))
        elif kind == "penalty" and penalty_possible(state, box):
            moves += own.play[card]
    return moves


def _free_kicks(
    state: State, box: ButeurBox, arrows: tuple[PlayCard, ...], attacker_follows: bool
) -> list[PlayCard]:
    """Booklet 5: an Attacker must follow on the pitch; a shot needs none."""
    moves = []
    for move in arrows:
        outcome = flight_of(state, box, move).outcome
        if outcome == "shot" or (outcome == "pitch" and attacker_follows):
            moves.append(move)
    return moves


def flight_of(state: State, box: ButeurBox, move: PlayCard) -> Flight:
    """Where that card would send the ball from where it lies."""
    assert state.ball is not None
    assert move.arrow is not None
    distance = box.deck[move.card].arrows[move.arrow]
    return box.pitch.flights[state.attack_of(move.seat), state.ball, move.arrow, distance]


def penalty_possible(state: State, box: ButeurBox) -> bool:
    """In the far area and in play: a ball that went out still lies where it left the pitch."""
    far_end = box.pitch.far_end[state.attack_of(state.actor)]
    return state.restart == "open" and state.ball in far_end.area


def _cards_that_fit(state: State, box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    fitting = RESTART_KINDS[state.phase]
    moves: list[AnyMove] = []
    for card in state.hands[state.actor]:
        if box.kinds[card] in fitting:
            moves += own.play[card]
    return moves


def _answers(state: State, box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    return [*_cards_that_fit(state, box, own), own.let_in]


def _penalty_or_not(state: State, box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    return [*_cards_that_fit(state, box, own), own.end_turn]


def _start_squares(state: State, box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    return [own.place[square] for square in _own_end(state, box).kick_off]


def _goal_kick_squares(state: State, box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    assert state.ball is not None
    squares = box.pitch.goal_kick_squares(state.attack_of(state.actor), state.ball)
    return [own.place[square] for square in squares]


def _area_squares(state: State, box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    return [own.place[square] for square in sorted(_own_end(state, box).area)]


def _throw_in_steps(state: State, box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    assert state.ball is not None
    return [own.place[square] for square in box.pitch.neighbours[state.ball]]


def _own_end(state: State, box: ButeurBox) -> End:
    return box.pitch.own_end[state.attack_of(state.actor)]


def _cut(_state: State, _box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    return [own.cut]


def _exchanges(state: State, _box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    return [own.exchange[card] for card in state.hands[state.actor]]


def _takes(state: State, _box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    return [own.take[card] for card in state.hands[state.actor]]


def _discards(state: State, _box: ButeurBox, own: SeatMoves) -> list[AnyMove]:
    return [own.discard[card] for card in state.hands[state.actor]]


_MOVES_IN: dict[Phase, Callable[[State, ButeurBox, SeatMoves], list[AnyMove]]] = {
    "start-square": _start_squares,
    "kick-off": _cards_that_fit,
    "goal-kick-square": _goal_kick_squares,
    "place-ball": _area_squares,
    "clear": _cards_that_fit,
    "throw-in": _throw_in_steps,
    "throw-in-play": _open_play,
    "play": _open_play,
    "free-kick-attacker": _cards_that_fit,
    "penalty-may": _penalty_or_not,
    "answer-shot": _answers,
    "corner-cut": _cut,
    "penalty-cut": _cut,
    "exchange": _exchanges,
    "take-attacker": _takes,
    "discard": _discards,
    "shoot-out": _cut,
}
