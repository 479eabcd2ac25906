"""Cards 6 to 11: every sentence of the booklet and every reading."""

from __future__ import annotations

import pytest

from game.soccer11.events import (
    CardTakenBack,
    DayEnded,
    GuessMade,
    NothingHappened,
    ShieldRaised,
    WentOut,
)
from game.soccer11.moves import PlayCard
from tests.games.soccer11.story import Story, of_type

# 6, Argentina


def test_6_who_plays_it_is_out_with_the_other_card_laid_open() -> None:
    tale = Story([6, 10], [5], [4])
    events = tale.play(6)
    assert of_type(events, WentOut) == [WentOut(0, (10,), "argentina")]
    assert tale.row(0) == (6, 10)
    assert tale.to_act == 1


def test_6_may_be_kept() -> None:
    tale = Story([6, 10], [5], [4])
    tale.play(10)
    assert tale.hand(0) == (6,)


def test_6_swapped_away_or_laid_open_is_no_discard() -> None:
    tale = Story([3, 6], [5], [4])
    tale.play(3, target=1)
    tale.seen()
    assert tale.hand(1) == (6,)
    tale = Story([11, 10], [6], [4])
    events = tale.play(11, target=1, guess=6)
    assert of_type(events, WentOut) == [WentOut(1, (6,), "guess")]


# 7, Germany


def test_7_nobody_can_choose_a_protected_player() -> None:
    tale = Story([7, 10], [5], [4], stock=[2])
    assert of_type(tale.play(7), ShieldRaised) == [ShieldRaised(0)]
    tale.draw()
    assert tale.targets_of(5) == {2}
    assert tale.targets_of(2) == {2}


def test_7_protects_until_the_start_of_ones_next_turn() -> None:
    tale = Story([7, 10], [5], stock=[8, 4])
    tale.play(7)
    tale.draw()
    tale.play(8)
    assert tale.to_act == 0
    assert not tale.shielded(0)


def test_7_does_not_protect_from_ones_own_8() -> None:
    tale = Story([8], [5], [4], stock=[10], shields=[0])
    tale.draw()
    assert tale.is_out(0)


def test_7_does_not_protect_from_ones_own_6() -> None:
    tale = Story([6, 10], [5], [4], shields=[0])
    tale.play(6)
    assert tale.is_out(0)


def test_7_the_shield_falls_with_its_bearer() -> None:
    tale = Story([6, 10], [5], [4], shields=[0])
    tale.play(6)
    assert not tale.shielded(0)


# 8, England


@pytest.mark.parametrize("other", [6, 7, 9, 10, 11])
@pytest.mark.parametrize("england_first", [True, False])
def test_8_two_cards_over_13_are_out_at_once_face_up_without_effect(
    other: int, england_first: bool
) -> None:
    held, drawn = (8, other) if england_first else (other, 8)
    tale = Story([held], [5], [4], stock=[drawn])
    events = tale.draw()
    assert of_type(events, WentOut) == [WentOut(0, (held, drawn), "burst")]
    assert tale.row(0) == (held, drawn)
    assert tale.to_act == 1
    assert tale.state.tally.bursts == 1


@pytest.mark.parametrize("other", [1, 2, 3, 4, 5])
def test_8_with_13_or_less_is_safe(other: int) -> None:
    tale = Story([8], [10], [7], stock=[other])
    tale.draw()
    assert tale.phase == "play"


def test_8_other_pairs_may_be_as_high_as_they_like() -> None:
    tale = Story([11], [5], [4], stock=[11])
    tale.draw()
    assert tale.phase == "play"


@pytest.mark.parametrize("kept", [1, 5])
def test_8_played_does_nothing(kept: int) -> None:
    tale = Story([8, kept], [10], [7])
    tale.play(8)
    assert (tale.to_act, tale.phase) == (1, "draw")


# 9, Italy


def test_9_the_hand_may_be_swapped_with_a_card_lying_before_oneself() -> None:
    tale = Story([9, 4], [5], [10], rows=[[2, 7, 1], [3], []])
    events = tale.play(9, taken=7)
    assert of_type(events, CardTakenBack) == [CardTakenBack(0, 7, 4, 1)]
    assert tale.hand(0) == (7,)
    assert tale.row(0) == (2, 4, 1, 9)
    assert not tale.shielded(0)
    assert not of_type(events, ShieldRaised)


def test_9_is_optional() -> None:
    tale = Story([9, 4], [5], [10], rows=[[2], [], []])
    assert {move.taken for move in tale.rules.legal_moves() if move.card == 9} == {None, 2}
    events = tale.play(9)
    assert of_type(events, NothingHappened) == [NothingHappened(0, 9, "kept")]
    assert tale.hand(0) == (4,)


def test_9_takes_back_no_9_and_nothing_from_another_row() -> None:
    tale = Story([9, 4], [5], [10], rows=[[2], [7], []])
    assert tale.refusal_of(9, taken=9) == "italy-not-nine"
    assert tale.refusal_of(9, taken=7) == "italy-own-row"


def test_9_a_6_put_down_this_way_is_no_discard() -> None:
    tale = Story([9, 6], [5], [10], rows=[[2], [], []])
    tale.play(9, taken=2)
    assert not tale.is_out(0)
    assert tale.row(0) == (6, 9)


def test_9_without_a_card_before_oneself_does_nothing() -> None:
    tale = Story([9, 4], [5], [10])
    assert of_type(tale.play(9), NothingHappened) == [NothingHappened(0, 9, "no-row")]


def test_9_discarded_because_of_a_1_may_take_back_too() -> None:
    tale = Story([1, 10], [9], [4], rows=[[], [11], []], stock=[2])
    tale.play(1, target=1)
    assert (tale.to_act, tale.phase) == (1, "effect")
    tale.carry_out(taken=11)
    assert tale.hand(1) == (11,)
    assert tale.row(1) == (2, 9)


def test_9_discarded_with_nothing_to_take_back_asks_nothing() -> None:
    tale = Story([1, 10], [9], [4], stock=[2])
    events = tale.play(1, target=1)
    assert of_type(events, NothingHappened) == [NothingHappened(1, 9, "no-row")]


def test_9_an_england_taken_back_is_checked_at_the_next_draw() -> None:
    tale = Story([9, 4], [5], rows=[[8], []], stock=[2, 10])
    tale.play(9, taken=8)
    assert not tale.is_out(0)
    tale.draw()
    tale.play(2, target=0)
    tale.seen()
    tale.draw()
    assert tale.is_out(0)


# 10, France


@pytest.mark.parametrize("hand", [(9, 10), (10, 9)])
def test_10_held_with_italy_must_be_played(hand: tuple[int, int]) -> None:
    tale = Story(hand, [5], [4])
    assert list(tale.rules.legal_moves()) == [PlayCard(0, 10)]
    assert tale.refusal_of(9) == "france-must-go"
    tale.play(10)
    assert tale.hand(0) == (9,)


def test_10_may_be_kept_beside_any_other_card() -> None:
    tale = Story([10, 11], [5], [4])
    assert {move.card for move in tale.rules.legal_moves()} == {10, 11}


# 11, Brazil


def test_11_a_right_guess_puts_the_other_player_out() -> None:
    tale = Story([11, 2], [7], [4])
    events = tale.play(11, target=1, guess=7)
    assert of_type(events, GuessMade) == [GuessMade(0, 1, 7, right=True)]
    assert tale.is_out(1)


@pytest.mark.parametrize("guess", [5, 10])
def test_11_a_wrong_guess_changes_nothing(guess: int) -> None:
    tale = Story([11, 2], [7], [4])
    events = tale.play(11, target=1, guess=guess)
    assert of_type(events, GuessMade) == [GuessMade(0, 1, guess, right=False)]
    assert not tale.is_out(1)
    assert tale.to_act == 1


def test_11_any_rank_may_be_named() -> None:
    tale = Story([11, 2], [7], [4], rows=[[10], [], []])
    guesses = {m.guess for m in tale.rules.legal_moves() if m.card == 11 and m.target == 1}
    assert guesses == set(range(1, 12))


def test_11_with_everybody_protected_is_played_without_a_guess() -> None:
    tale = Story([11, 2], [7], shields=[1])
    assert tale.refusal_of(11, target=1, guess=7) == "target-protected"
    events = tale.play(11)
    assert of_type(events, NothingHappened) == [NothingHappened(0, 11, "nobody")]
    assert not of_type(events, DayEnded)
