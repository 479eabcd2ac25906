"""Penalties: section 9."""

from __future__ import annotations

import pytest

from game.buteur.events import BallPlaced, GoalScored, MatchEnded, ShotSaved, StockCut, TurnBegan
from game.buteur.moves import EndTurn
from tests.games.buteur.story import Story, of_type


@pytest.mark.parametrize(
    ("turn", "ball", "spot"), [(0, (8, 2), (8, 4)), (0, (9, 5), (8, 4)), (1, (1, 5), (1, 3))]
)
def test_with_the_ball_in_their_area_a_penalty_puts_it_on_the_spot(
    turn: int, ball: tuple[int, int], spot: tuple[int, int]
) -> None:
    tale = Story("penalty, s1", "penalty, s1", ball=ball, turn=turn)
    events = tale.play("penalty")
    assert BallPlaced(turn, spot, "penalty") in events
    assert tale.phase == "penalty-cut"
    assert tale.to_act == 1 - turn


@pytest.mark.parametrize("ball", [(7, 3), (8, 1), (9, 6), (1, 3)])
def test_no_penalty_outside_their_area_nor_in_ones_own(ball: tuple[int, int]) -> None:
    tale = Story("penalty, s1", "s1", ball=ball)
    assert tale.refuses("penalty") == "penalty-needs-area"


def test_a_penalty_may_be_played_when_this_turns_card_brought_the_ball_there() -> None:
    tale = Story("penalty, s2, l3", "s1", ball=(6, 3))
    assert tale.refuses("penalty") == "penalty-needs-area"
    tale.play("s2")
    assert tale.phase == "penalty-may"
    assert tale.to_act == 0
    assert tale.refuses("l3") == "not-now"
    tale.play("penalty")
    assert tale.phase == "penalty-cut"


def test_one_may_do_without_the_penalty() -> None:
    tale = Story("penalty, s2", "s1", ball=(6, 3))
    assert tale.refusal(EndTurn(0)) == "discard-not-needed"
    tale.play("s2")
    tale.end_turn()
    assert tale.to_act == 1
    assert tale.phase == "play"


def test_without_a_penalty_card_the_turn_just_passes() -> None:
    tale = Story("s2", "s1", ball=(6, 3))
    tale.play("s2")
    assert tale.to_act == 1


def test_a_hand_saves_and_the_next_player_places_the_ball_and_clears() -> None:
    tale = Story("penalty, s1", "s1, keeper", ball=(8, 3))
    tale.play("penalty")
    events = tale.cut("hand")
    assert of_type(events, StockCut)[0].purpose == "penalty"
    assert of_type(events, ShotSaved) == [ShotSaved(1, "hand")]
    assert of_type(events, TurnBegan) == [TurnBegan(1)]
    assert tale.phase == "place-ball"
    assert tale.squares() == {(column, row) for column in (8, 9) for row in (2, 3, 4, 5)}
    tale.place((9, 5))
    tale.play("keeper", "straight")
    assert tale.to_act == 0


@pytest.mark.parametrize("cut", ["red", "blue", "free", "keeper", "corner red", "penalty"])
def test_anything_but_a_hand_scores_and_the_next_seat_kicks_off(cut: str) -> None:
    tale = Story("penalty, s1", "s1", ball=(8, 3))
    tale.play("penalty")
    events = tale.cut(cut)
    assert of_type(events, GoalScored) == [GoalScored(0, 0, (1, 0), "penalty")]
    assert BallPlaced(1, None, "kick-off") in events
    assert tale.to_act == 1
    assert tale.phase == "start-square"


def test_the_next_opponent_in_order_cuts_the_penalty() -> None:
    tale = Story("s1", "s2", "penalty, s3", "s3", ball=(8, 3), turn=2)
    tale.play("penalty")
    assert tale.to_act == 3
    tale.cut("red")
    assert tale.to_act == 3
    assert tale.state.score == (1, 0)


@pytest.mark.parametrize(("cut", "score", "ahead"), [("red", (1, 0), 0), ("hand", (0, 0), None)])
def test_the_last_penalty_of_the_match_is_cut_from_the_discards_like_that_of_the_first_half(
    cut: str, score: tuple[int, int], ahead: int | None
) -> None:
    tale = Story("penalty, s1", "s1", ball=(1, 3), stock=3, half=2)
    assert not of_type(tale.play("penalty"), MatchEnded)
    events = tale.cut(cut)
    assert of_type(events, StockCut)[0].pile == "discards"
    assert of_type(events, MatchEnded) == [MatchEnded(score, ahead)]
    assert tale.to_act is None


def test_a_penalty_is_cut_before_the_kickers_hand_is_filled() -> None:
    tale = Story("penalty, s1", "s1", ball=(8, 3))
    tale.play("penalty")
    stock = len(tale.state.stock)
    tale.cut("red")
    assert len(tale.state.stock) == stock
    tale.place((5, 3))
    assert len(tale.hand(0)) == 2
