"""Whole matches under two referees: the rules, and one written from the booklet alone."""

from __future__ import annotations

import msgspec
import pytest

from game.buteur import rules as the_rules
from game.buteur.moves import AnyMove, LetIn, PlayCard
from game.buteur.rules import SEATINGS, ButeurRules
from game.core.dice import Dice
from tests.games.buteur.referee import Referee
from tests.games.buteur.referee_allows import allowed
from tests.games.buteur.story import the_box

SIZES = {2: (8, 8), 3: (8, 6, 6), 4: (6, 6, 6, 6)}


def in_words(move: AnyMove) -> tuple[object, ...]:
    fields = msgspec.structs.asdict(move)
    return (type(move).__name__, *(value for name, value in fields.items() if name != "seat"))


def agree(rules: ButeurRules, referee: Referee) -> None:
    state = rules._table.state
    assert rules.to_act == referee.actor
    assert {in_words(move) for move in rules.legal_moves()} == allowed(referee)
    assert list(state.score) == referee.score
    assert state.hands == referee.hands
    assert state.discards == referee.table
    assert rules.to_act is None or state.last_turn == referee.last
    if referee.waits_for == "second half" or referee.actor is None:
        return
    assert state.stock == referee.stock
    assert state.half == referee.half
    if not referee.waits_for.endswith("cut") and referee.restart != "save":
        assert state.ball == referee.ball


def choose(rules: ButeurRules, dice: Dice) -> AnyMove:
    """Rare cards more often than chance would, so that rare rules are met."""
    moves = rules.legal_moves()
    kinds = the_box().kinds
    rare = [m for m in moves if isinstance(m, PlayCard) and kinds[m.card] != "attacker"]
    chosen = rare if rare and dice.below(2) else moves
    move = chosen[dice.below(len(chosen))]
    return chosen[0] if isinstance(move, LetIn) and dice.below(2) else move


def follow_a_match(seats: int, seed: int, sizes: tuple[int, ...]) -> None:
    rules, dice = ButeurRules.new(seats, {}, the_box(), Dice(seed)), Dice(seed + 1)
    state = rules._table.state
    first = state.first_kicker
    hands = [list(hand) for hand in state.hands]
    assert tuple(len(hand) for hand in hands) == sizes
    referee = Referee(the_box().deck, sizes, hands, list(state.stock), first, first)
    while rules.to_act is not None:
        agree(rules, referee)
        move = choose(rules, dice)
        events = rules.apply(move)
        referee.follow(move, events, state.stock)
        if referee.waits_for == "second half":
            referee.second_half([list(hand) for hand in state.hands], list(state.stock))
    agree(rules, referee)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_second_referee_agrees_with_every_move_of_whole_matches(seats: int) -> None:
    for seed in range(60):
        follow_a_match(seats, seed, SIZES[seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_agree_with_hands_so_small_that_cards_must_be_searched_for(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = (3, *(2,) * (seats - 1))
    small = msgspec.structs.replace(SEATINGS[seats], hand_sizes=sizes)
    monkeypatch.setitem(the_rules.SEATINGS, seats, small)
    for seed in range(60):
        follow_a_match(seats, seed, sizes)
