"""Free kicks: section 5."""

from __future__ import annotations

import pytest

from game.buteur.events import BallMoved, ShotTaken
from game.buteur.moves import EndTurn
from tests.games.buteur.story import Story, of_type


def test_after_a_free_kick_an_attacker_is_owed_in_the_same_turn() -> None:
    tale = Story("free s3l2, s1, penalty, keeper", "s1", ball=(3, 3))
    tale.play("free", "straight")
    assert tale.to_act == 0
    assert tale.phase == "free-kick-attacker"
    assert tale.rules.view(1).free_kick_leg == (tale.card("free s3l2"), "straight")
    assert tale.refuses("keeper", "straight") == "free-kick-owes-attacker"
    assert tale.refusal(EndTurn(0)) == "free-kick-owes-attacker"
    tale.play("s1")
    assert tale.to_act == 1
    assert tale.rules.view(1).free_kick_leg is None


def test_the_ball_moves_by_the_sum_of_both_cards() -> None:
    tale = Story("free s3l2, r2", "s1", ball=(3, 3))
    tale.play("free", "left")
    tale.play("r2")
    assert tale.state.ball == (7, 3)


def test_one_of_the_dotted_arrows_is_chosen() -> None:
    tale = Story("free s2l2r2, s1", "s1", ball=(3, 3))
    arrows = {m.arrow for m in tale.rules.legal_moves() if m.card == tale.card("free")}
    assert arrows == {"straight", "left", "right"}


@pytest.mark.parametrize("ball", [(1, 2), (0, 5), (8, 3), (9, 4)])
def test_no_free_kick_with_the_ball_in_either_area(ball: tuple[int, int]) -> None:
    tale = Story("free s2l1r1, s1", "s1", ball=ball)
    assert tale.refuses("free", "straight") == "free-kick-in-area"


def test_no_free_kick_without_an_attacker_to_follow() -> None:
    tale = Story("free s2l2r2", "s1", ball=(3, 3))
    assert tale.phase == "discard"
    assert tale.refuses("free", "straight") == "free-kick-needs-attacker"


def test_a_free_kick_that_is_a_shot_needs_no_attacker() -> None:
    tale = Story("free l3r3", "s1", ball=(7, 1))
    events = tale.play("free", "right")
    assert of_type(events, BallMoved)[0].outcome == "shot"
    assert of_type(events, ShotTaken)[0].answering == 1
    assert tale.phase == "answer-shot"
    assert tale.to_act == 1


def test_a_first_leg_may_not_leave_the_pitch() -> None:
    tale = Story("free s3l2, s1", "s1", ball=(3, 0))
    assert tale.refuses("free", "left") == "free-kick-leaves-pitch"
    assert tale.refuses("free", "straight") is None
    past_the_post = Story("free s3l2, s1", "s1", ball=(7, 1))
    assert past_the_post.refuses("free", "straight") == "free-kick-leaves-pitch"


def test_the_attacker_is_owed_even_when_the_first_leg_ends_in_the_area() -> None:
    tale = Story("free s3l2, s1, penalty", "s1", ball=(6, 3))
    tale.play("free", "straight")
    assert tale.state.ball == (9, 3)
    assert tale.phase == "free-kick-attacker"
    assert tale.refuses("penalty") == "penalty-after-attacker"


def test_a_penalty_may_follow_after_both_cards() -> None:
    tale = Story("free s3l2, l1, penalty", "s1", ball=(5, 4))
    tale.play("free", "straight")
    tale.play("l1")
    assert tale.state.ball == (9, 3)
    assert tale.phase == "penalty-may"
    tale.play("penalty")
    assert tale.phase == "penalty-cut"


def test_the_attacker_after_a_free_kick_may_leave_the_pitch() -> None:
    tale = Story("free s3l2, l4", "s1", ball=(2, 2))
    tale.play("free", "straight")
    tale.play("l4")
    assert tale.phase == "throw-in"
