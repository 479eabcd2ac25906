"""The action die: green both, red the action alone, blue one thing or none."""

from __future__ import annotations

import pytest

from game.big4.events import OffsideCalled, PartSkipped, Passed, Recovered, TurnBegan, Weakened
from game.big4.faces import ACTION_DIE
from game.big4.moves import Cramp, Dribble, FreeKick, Pass, Recover, Tackle
from tests.games.big4.story import Story, of_type


def test_the_action_die_has_two_green_two_red_and_two_blue_faces() -> None:
    assert sorted(ACTION_DIE) == sorted(
        ["dribble", "recovery", "offside", "cramp", "free-kick", "tackle"]
    )


# Green.


def test_a_dribble_turns_over_any_opponent_in_form_and_the_dice_count_too() -> None:
    tale = Story("all", "4 5 9 10")
    tale.roll(5, 4, "dribble")
    assert tale.phase == "green"
    assert tale.offered(Dribble) == {4, 5, 9, 10}
    tale.turn_over(4, 5)
    assert tale.phase == "dribble"
    events = tale.dribble(10)
    assert of_type(events, Weakened) == [Weakened(0, (tale.who(1, 10),), "dribble")]
    assert tale.in_form(1) == [9]
    assert tale.to_act == 1


def test_on_green_dice_and_action_go_in_the_order_the_player_likes() -> None:
    tale = Story("all", "4 5 9 10")
    tale.roll(5, 4, "dribble")
    tale.dribble(9)
    assert tale.phase == "sum"
    tale.turn_over(4, 5)
    assert tale.in_form(1) == [10]
    assert tale.to_act == 1


def test_a_recovery_puts_one_of_ones_own_back_in_form() -> None:
    tale = Story("2 3", "all")
    tale.roll(1, 1, "recovery")
    assert tale.offered(Recover) == {4, 5, 6, 7, 8, 9, 10, 11}
    events = tale.recover(7)
    assert of_type(events, Recovered) == [Recovered(0, (tale.who(0, 7),), "recovery")]
    tale.turn_over(2)
    assert tale.in_form(0) == [2, 3, 7]
    assert tale.to_act == 1


def test_a_recovery_with_nobody_weakened_is_skipped() -> None:
    tale = Story("all", "all")
    events = tale.roll(1, 1, "recovery")
    assert of_type(events, PartSkipped) == [PartSkipped(0, "recovery")]
    assert tale.phase == "sum"


def test_what_is_left_of_a_green_roll_is_lost_once_a_duel_has_begun() -> None:
    tale = Story("2", "9")
    tale.roll(5, 4, "recovery")
    tale.turn_over(9)
    assert tale.phase == "duel"
    view = tale.rules.view(0)
    assert not view.dice_left
    assert not view.action_left
    tale.taker(2)
    tale.shoot(1, 1, 1, duel="missed")
    tale.recover(4)  # the goalkeeper's side
    assert tale.state.turn_seat == 1
    assert tale.weak(0) == list(range(2, 12))


# Red.


def test_offside_ends_the_turn_without_dice() -> None:
    tale = Story("all", "all")
    events = tale.roll(5, 4, "offside")
    assert OffsideCalled(0) in events
    assert of_type(events, TurnBegan) == [TurnBegan(1, 2)]
    assert tale.in_form(1) == list(range(2, 12))


def test_a_cramp_turns_over_one_of_ones_own_in_form_and_the_dice_do_not_count() -> None:
    tale = Story("2 7", "all")
    tale.roll(5, 4, "cramp")
    assert tale.sets() == set()
    assert not tale.rules.view(0).dice_left
    assert tale.refusal(tale.sum_move(9)) == "red-no-dice"
    assert tale.offered(Cramp) == {2, 7}
    events = tale.cramp(7)
    assert of_type(events, Weakened) == [Weakened(0, (tale.who(0, 7),), "cramp")]
    assert tale.to_act == 1


def test_a_cramp_with_nobody_in_form_does_nothing() -> None:
    tale = Story("", "all")
    events = tale.roll(5, 4, "cramp")
    assert of_type(events, PartSkipped) == [PartSkipped(0, "cramp")]
    assert tale.state.turn_seat == 1


# Blue.


@pytest.mark.parametrize(("face", "kind"), [("free-kick", FreeKick), ("tackle", Tackle)])
def test_on_blue_one_chooses_the_action_or_the_dice_or_passes(face: str, kind: type) -> None:
    tale = Story("all", "all")
    tale.roll(1, 1, face)
    assert tale.phase == "blue"
    kinds = {type(move).__name__ for move in tale.rules.legal_moves()}
    assert kinds == {"TurnOver", "Pass", kind.__name__}


@pytest.mark.parametrize("face", ["free-kick", "tackle"])
def test_on_blue_the_dice_alone_end_the_turn(face: str) -> None:
    tale = Story("all", "all")
    tale.roll(1, 1, face)
    tale.turn_over(2)
    assert tale.to_act == 1
    assert tale.phase == "roll"


def test_on_blue_one_may_pass_though_a_set_is_possible() -> None:
    tale = Story("all", "all")
    tale.roll(5, 4, "free-kick")
    events = tale.pass_turn()
    assert events == [Passed(0), TurnBegan(1, 2)]


def test_elsewhere_one_may_not_pass() -> None:
    tale = Story("all", "all")
    assert tale.refusal(Pass(0)) == "pass-only-on-blue"
    tale.roll(5, 4, "dribble")
    assert tale.refusal(Pass(0)) == "sum-must-be-played"


def test_a_free_kick_and_then_the_dice_would_be_two_things() -> None:
    tale = Story("all", "all")
    tale.roll(5, 4, "free-kick")
    tale.free_kick(9)
    assert tale.refusal(tale.sum_move(9)) == "blue-one-thing"
    assert tale.refusal(FreeKick(0, tale.who(0, 10), 1)) == "blue-one-thing"
