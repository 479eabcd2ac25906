"""Every refusal has its words and its page; what is asked never tells what is hidden."""

from __future__ import annotations

import pytest

from game.core.dice import Dice
from game.core.rules import IllegalMove
from game.soccer11.cards import RANKS
from game.soccer11.moves import AnyMove, CarryOut, Draw, OpenDay, PlayCard, Seen
from game.soccer11.rules import Soccer11Rules
from tests.games.soccer11.story import Story, the_box


def every_move(seat: int, players: int) -> list[AnyMove]:
    """Sense and nonsense: also seats and ranks there are none of."""
    moves: list[AnyMove] = [Draw(seat), Seen(seat), OpenDay(seat)]
    targets = (None, -1, *range(players + 1))
    choices = [(target, None, None) for target in targets]
    choices += [(target, guess, None) for target in targets for guess in (0, *RANKS, 12)]
    choices += [(None, None, taken) for taken in (0, *RANKS)]
    choices += [(1, 2, 3), (None, 2, 3), (1, None, 3)]
    moves += [CarryOut(seat, *choice) for choice in choices]
    moves += [PlayCard(seat, card, *choice) for card in (0, *RANKS) for choice in choices]
    return moves


@pytest.mark.parametrize("players", [2, 4])
def test_of_all_moves_there_are_exactly_the_listed_are_accepted(players: int) -> None:
    rules, dice = Soccer11Rules.new(players, {}, the_box(), Dice(8)), Dice(1)
    moves = [move for seat in range(players) for move in every_move(seat, players)]
    while rules.to_act is not None:
        accepted = [move for move in moves if rules.why_not(move) is None]
        assert len(accepted) == len(rules.legal_moves())
        assert set(accepted) == set(rules.legal_moves())
        rules.apply(rules.sample(rules.to_act, dice))
    assert {rules.why_not(move).key for move in moves} == {"match-over"}


def test_a_refusal_is_the_same_in_every_world_that_looks_the_same() -> None:
    rules, dice = Soccer11Rules.new(3, {}, the_box(), Dice(3)), Dice(8)
    for _ in range(60):
        for seat in range(3):
            fork = rules.fork_for(seat, 1)
            for move in every_move(seat, 3):
                assert fork.why_not(move) == rules.why_not(move)
        assert rules.to_act is not None
        rules.apply(rules.sample(rules.to_act, dice))


def test_an_illegal_move_carries_its_refusal_and_changes_nothing() -> None:
    tale = Story([2, 10], [5], [4])
    before = tale.rules.snapshot()
    with pytest.raises(IllegalMove) as caught:
        tale.rules.apply(Draw(1))
    assert caught.value.refusal.key == "not-your-turn"
    assert caught.value.refusal.values == {"other": 0}
    assert tale.rules.snapshot() == before


def test_each_refusal_about_a_card_says_what_is_wrong() -> None:
    tale = Story([2, 11], [5], [4], [], shields=[2])
    assert tale.refusal_of(5, target=1) == "card-not-in-hand"
    assert tale.refusal_of(2) == "target-missing"
    assert tale.refusal_of(2, target=0) == "target-yourself"
    assert tale.refusal_of(2, target=2) == "target-protected"
    assert tale.refusal_of(2, target=3) == "target-out"
    assert tale.refusal_of(11, target=1) == "guess-missing"
    assert tale.refusal_of(2, target=1, guess=5) == "choice-not-needed"
    assert tale.refusal_of(2, target=1, taken=5) == "choice-not-needed"
    assert tale.why_not(Draw(0)) == "already-drawn"
    assert tale.why_not(Seen(0)) == "nothing-to-put-away"
    assert tale.why_not(OpenDay(0)) == "day-not-over"
    assert tale.why_not(CarryOut(0, 1)) == "no-effect-now"


def test_a_card_without_a_target_takes_none() -> None:
    tale = Story([7, 8], [5], [4])
    assert tale.refusal_of(7, target=1) == "target-not-needed"
    assert tale.refusal_of(8, guess=1) == "choice-not-needed"


def test_with_nobody_to_choose_the_card_is_played_without_a_target() -> None:
    tale = Story([2, 11], [5], shields=[1])
    assert tale.refusal_of(2, target=0) == "nobody-to-target"
    assert tale.refusal_of(2) is None
    assert tale.refusal_of(11) is None


def test_each_phase_says_what_it_waits_for() -> None:
    tale = Story([2, 10], [5], [4])
    tale.play(2, target=1)
    assert tale.why_not(PlayCard(0, 10)) == "put-away-first"
    tale = Story([1, 10], [5], [4])
    tale.play(1, target=1)
    assert tale.why_not(Draw(1)) == "effect-first"
    assert tale.why_not(CarryOut(1)) == "target-missing"
    assert tale.why_not(CarryOut(1, 1)) == "target-yourself"
    tale = Story([8, 10], [5], stock=[], only=True)
    tale.play(8)
    assert tale.why_not(Draw(0)) == "open-day-first"
