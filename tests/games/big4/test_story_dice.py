"""The classic dice: sums, sets, and what happens when none fits."""

from __future__ import annotations

import pytest

from game.big4.events import DiceRolled, PartSkipped, TurnBegan, Weakened
from game.big4.moves import Roll, TurnOver
from game.big4.sets import SETS
from tests.games.big4.story import Story, of_type


def test_two_classic_dice_and_the_action_die_are_rolled_together() -> None:
    tale = Story("all", "all")
    assert tale.rules.legal_moves() == (Roll(0),)
    events = tale.roll(5, 4, "free-kick")
    assert events == [DiceRolled(0, (5, 4), "free-kick")]
    assert tale.rules.view(0).classic == (5, 4)


def test_the_numbers_turned_over_must_add_up_to_the_dice() -> None:
    """The worked example: a nine is the 9, or 2 + 7, 3 + 6, 4 + 5, or 2 + 3 + 4."""
    tale = Story("all", "all")
    tale.roll(5, 4, "free-kick")
    assert tale.sets() == {(9,), (2, 7), (3, 6), (4, 5), (2, 3, 4)}
    assert tale.refusal(tale.sum_move(2, 6)) == "sum-without-partner"
    assert tale.refusal(tale.sum_move(2, 3)) == "sum-wrong"
    assert tale.refusal(tale.sum_move(4, 6)) == "sum-too-large"
    events = tale.turn_over(2, 3, 4)
    assert of_type(events, Weakened) == [
        Weakened(0, tuple(tale.who(1, place) for place in (2, 3, 4)), "dice")
    ]
    assert tale.weak(1) == [2, 3, 4]


def test_only_footballers_in_form_can_be_turned_over() -> None:
    tale = Story("all", "2 3 6 7 8 9 10 11")
    tale.roll(5, 4, "free-kick")
    assert tale.sets() == {(9,), (2, 7), (3, 6)}
    assert tale.refusal(tale.sum_move(4, 5)) == "already-weak"


def test_footballers_who_left_the_match_count_no_more() -> None:
    tale = Story("all", "all off 9 7 hurt 4", advanced=True)
    tale.roll(5, 4, "free-kick")
    assert tale.sets() == {(3, 6)}
    assert tale.refusal(tale.sum_move(9)) == "player-gone"


def test_the_goalkeeper_is_never_turned_over() -> None:
    tale = Story("all", "all")
    tale.roll(5, 4, "dribble")
    keeper = tale.who(1, 1)
    assert tale.refusal(TurnOver(0, (keeper,))) == "keeper-never-weak"


def test_the_dice_aim_at_the_other_team() -> None:
    tale = Story("all", "all")
    tale.roll(5, 4, "dribble")
    assert tale.refusal(TurnOver(0, (tale.who(0, 9),))) == "own-player"


def test_twelve_needs_several_footballers_for_there_is_no_number_twelve() -> None:
    tale = Story("all", "all")
    tale.roll(6, 6, "recovery")
    assert (12,) not in tale.sets()
    assert tale.sets() == {(2, 10), (3, 9), (4, 8), (5, 7), (2, 3, 7), (2, 4, 6), (3, 4, 5)}


def test_against_one_opponent_there_are_never_more_than_seven_sets() -> None:
    assert max(len(sets) for sets in SETS) == 7


def test_without_a_possible_set_the_dice_are_not_used() -> None:
    tale = Story("all", "2 3")
    events = tale.roll(6, 5, "recovery")
    assert of_type(events, PartSkipped) == [PartSkipped(0, "dice"), PartSkipped(0, "recovery")]
    assert of_type(events, TurnBegan) == [TurnBegan(1, 2)]


@pytest.mark.parametrize("face", ["dribble", "recovery"])
def test_on_a_green_face_a_possible_set_must_be_taken(face: str) -> None:
    tale = Story("9", "4 5 10")
    tale.roll(5, 4, face)
    if face == "dribble":
        tale.dribble(10)
    else:
        tale.recover(2)
    assert tale.phase == "sum"
    assert tale.sets() == {(4, 5)}
    assert len(tale.rules.legal_moves()) == 1


def test_a_dribble_that_takes_the_only_set_leaves_the_dice_unused() -> None:
    tale = Story("all", "9 11")
    tale.roll(5, 4, "dribble")
    events = tale.dribble(9)
    assert of_type(events, PartSkipped) == [PartSkipped(0, "dice")]
    assert tale.to_act == 1
