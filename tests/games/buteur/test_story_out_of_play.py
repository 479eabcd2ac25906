"""Clearances and throw-ins: sections 6 and 10."""

from __future__ import annotations

import pytest

from game.buteur.events import BallMoved
from game.buteur.moves import PlaceBall
from tests.games.buteur.story import Story, of_type


@pytest.mark.parametrize(
    ("turn", "ball", "card", "squares"),
    [
        (0, (9, 1), "s1", {(9, 0), (9, 1)}),
        (0, (9, 6), "s1", {(9, 6), (9, 7)}),
        (0, (9, 3), "l1", {(9, 0), (9, 1)}),  # diagonally past the post
        (0, (9, 4), "r1", {(9, 6), (9, 7)}),
        (1, (0, 1), "s1", {(0, 0), (0, 1)}),
        (1, (1, 5), "s3", {(0, 6), (0, 7)}),
    ],
)
def test_past_the_goal_the_next_player_clears_from_beside_the_area_on_that_side(
    turn: int, ball: tuple[int, int], card: str, squares: set[tuple[int, int]]
) -> None:
    tale = Story("s1, s3, l1, r1", "s1, s3, l1, r1", ball=ball, turn=turn)
    (moved,) = of_type(tale.play(card), BallMoved)
    assert moved.outcome == "goal-kick"
    assert tale.to_act == 1 - turn
    assert tale.phase == "goal-kick-square"
    assert tale.squares() == squares
    assert tale.refusal(PlaceBall(1 - turn, (4, 4))) == "clearance-square"
    assert tale.refuses("s1") == "clearance-square"


@pytest.mark.parametrize(("words", "arrow"), [("s3", "straight"), ("keeper s4l4", "left")])
def test_an_attacker_or_a_goalkeeper_clears(words: str, arrow: str) -> None:
    tale = Story(words, "s1", ball=(0, 6), restart="goal-kick")
    tale.place((0, 7))
    assert tale.phase == "clear"
    tale.play(words, arrow)
    assert tale.to_act == 1
    assert tale.state.ball == ((3, 7) if arrow == "straight" else (4, 3))


@pytest.mark.parametrize("words", ["free s3l2", "corner red", "penalty"])
def test_nothing_else_clears(words: str) -> None:
    tale = Story(f"s1, {words}", "s1", ball=(0, 6), restart="goal-kick")
    arrow = "left" if words.startswith("free") else None
    assert tale.refuses(words, arrow) == "clearance-needs-attacker-or-keeper"
    tale.place((0, 7))
    assert tale.refuses(words, arrow) == "clearance-needs-attacker-or-keeper"


def test_without_a_card_to_clear_one_exchanges_as_at_kick_off() -> None:
    tale = Story("free, penalty", "s1", ball=(0, 6), restart="goal-kick", stock=["keeper", "s1"])
    assert tale.phase == "exchange"
    assert tale.refuses("penalty") == "clearance-needs-attacker-or-keeper"
    tale.exchange("penalty")
    assert tale.phase == "goal-kick-square"


@pytest.mark.parametrize(
    ("ball", "card", "last"),
    [
        ((3, 2), "l4", (5, 0)),
        ((3, 6), "r3", (4, 7)),
        ((9, 0), "l1", (9, 0)),  # a diagonal that leaves at a corner
        ((7, 5), "r4", (9, 7)),
    ],
)
def test_a_ball_over_the_side_line_stops_on_its_last_square_for_a_throw_in(
    ball: tuple[int, int], card: str, last: tuple[int, int]
) -> None:
    tale = Story(card, "s1", ball=ball)
    (moved,) = of_type(tale.play(card), BallMoved)
    assert moved.outcome == "throw-in"
    assert moved.path[-1] == last
    assert tale.state.ball == last
    assert tale.phase == "throw-in"
    assert tale.to_act == 1


def test_a_throw_in_moves_the_ball_one_square_any_way_then_a_card_is_played() -> None:
    tale = Story("s1, keeper", "s1", ball=(4, 0), restart="throw-in")
    assert tale.squares() == {(3, 0), (5, 0), (3, 1), (4, 1), (5, 1)}
    assert tale.refuses("s1") == "throw-in-first"
    assert tale.refusal(PlaceBall(0, (4, 2))) == "throw-in-one-square"
    assert tale.refusal(PlaceBall(0, (4, -1))) == "throw-in-one-square"
    tale.place((3, 1))
    assert tale.phase == "throw-in-play"
    assert tale.to_act == 0
    assert tale.refuses("keeper", "straight") == "keeper-needs-shot"
    tale.play("s1")
    assert tale.state.ball == (4, 1)
    assert tale.to_act == 1


def test_a_throw_in_from_the_corner_square_has_three_ways() -> None:
    tale = Story("s1", "s1", ball=(9, 7), restart="throw-in")
    assert tale.squares() == {(8, 7), (8, 6), (9, 6)}


def test_a_free_kick_may_follow_a_throw_in() -> None:
    tale = Story("free s3l2, s1", "s1", ball=(4, 0), restart="throw-in")
    tale.place((4, 1))
    assert tale.refuses("free", "straight") is None


def test_a_free_kick_may_not_follow_a_throw_in_that_ends_in_an_area() -> None:
    # On this pitch no throw-in reaches an area; the rule stands for any map.
    tale = Story("free s3l2, s1", "s1", ball=(2, 1), restart="throw-in")
    tale.place((1, 2))
    assert tale.refuses("free", "straight") == "free-kick-in-area"


def test_a_throw_in_with_nothing_to_play_ends_in_a_discard() -> None:
    tale = Story("keeper", "s1", ball=(4, 0), restart="throw-in")
    tale.place((4, 1))
    assert tale.phase == "discard"
    tale.discard("keeper")
    assert tale.phase == "play"
    assert tale.state.ball == (4, 1)
