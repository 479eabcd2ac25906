"""Shots and what stops them: sections 7, 8 and 11."""

from __future__ import annotations

import pytest

from game.buteur.events import (
    BallMoved,
    BallPlaced,
    GoalScored,
    ShotSaved,
    ShotTaken,
    StockCut,
    TurnBegan,
)
from game.buteur.moves import LetIn, PlaceBall
from game.buteur.view import Shot
from tests.games.buteur.story import Story, of_type

EAST_SHOT = Shot(0, (10, 3))


@pytest.mark.parametrize(
    ("ball", "card", "net"),
    [
        ((9, 3), "s1", (10, 3)),
        ((9, 4), "s5", (10, 4)),  # squares to spare
        ((8, 5), "l3", (10, 3)),
        ((9, 2), "r1", (10, 3)),  # diagonally in behind the post
    ],
)
def test_a_ball_between_the_posts_is_a_shot_whatever_is_left_of_the_distance(
    ball: tuple[int, int], card: str, net: tuple[int, int]
) -> None:
    tale = Story(card, "s1", ball=ball)
    events = tale.play(card)
    assert of_type(events, ShotTaken) == [ShotTaken(0, net, 1)]
    assert of_type(events, BallMoved)[0].path[-1] == net
    assert tale.state.ball == net


def test_too_short_a_roll_is_no_shot() -> None:
    tale = Story("s1", "s1", ball=(8, 3))
    assert not of_type(tale.play("s1"), ShotTaken)
    assert tale.state.ball == (9, 3)


def test_a_shot_is_no_goal_until_the_next_player_has_answered() -> None:
    tale = Story("s1", "s1, keeper", ball=(9, 3))
    tale.play("s1")
    assert tale.state.score == (0, 0)
    assert tale.to_act == 1
    assert tale.phase == "answer-shot"
    assert tale.refuses("s1") == "answer-the-shot"
    assert tale.refusal(PlaceBall(1, (9, 3))) == "answer-the-shot"


def test_a_shot_not_stopped_is_a_goal_even_with_a_stopper_in_hand() -> None:
    tale = Story("s1", "s1, keeper", shot=EAST_SHOT, turn=1)
    events = tale.let_in()
    assert of_type(events, GoalScored) == [GoalScored(0, 0, (1, 0), "shot")]
    assert tale.rules.view(None).shot is None


def test_whoever_let_the_ball_in_kicks_off_in_the_same_turn() -> None:
    tale = Story("s1", "s1", shot=EAST_SHOT, turn=1)
    events = tale.let_in()
    assert not of_type(events, TurnBegan)
    assert BallPlaced(1, None, "kick-off") in events
    assert tale.to_act == 1
    assert tale.squares() == {(5, 3), (5, 4)}
    tale.place((5, 4))
    tale.play("s1")
    assert tale.state.ball == (4, 4)
    assert tale.to_act == 0


def test_after_letting_in_without_an_attacker_one_exchanges_first() -> None:
    tale = Story("s1", "penalty", shot=EAST_SHOT, turn=1)
    tale.let_in()
    assert tale.phase == "exchange"


@pytest.mark.parametrize("ball", [(4, 3), (9, 3)])
def test_nothing_is_let_in_when_there_is_no_shot(ball: tuple[int, int]) -> None:
    tale = Story("s1", "s1", ball=ball)
    assert tale.refusal(LetIn(0)) == "no-shot-to-let-in"


@pytest.mark.parametrize(
    ("arrow", "lands"), [("straight", (4, 3)), ("left", (6, 6)), ("right", (6, 0))]
)
def test_a_goalkeeper_stops_the_shot_and_sends_the_ball_on_from_the_goal_line(
    arrow: str, lands: tuple[int, int]
) -> None:
    tale = Story("s1", "keeper s5l3r3", shot=EAST_SHOT, turn=1)
    events = tale.play("keeper", arrow)
    assert of_type(events, ShotSaved) == [ShotSaved(1, "goalkeeper")]
    assert BallPlaced(1, (9, 3), "keeper") in events
    assert tale.state.ball == lands
    assert tale.state.score == (0, 0)
    assert tale.to_act == 0


def test_without_a_shot_the_goalkeeper_only_clears() -> None:
    tale = Story("keeper s5l3r3, s1", "s1", ball=(4, 3))
    assert tale.refuses("keeper", "left") == "keeper-needs-shot"


def test_a_corner_only_answers_a_shot() -> None:
    tale = Story("corner red, s1", "s1", ball=(9, 3))
    assert tale.refuses("corner") == "corner-needs-shot"


@pytest.mark.parametrize(
    ("shot", "answering", "colour", "flag"),
    [
        # Seen from the defended goal red is on the left.
        (Shot(0, (10, 3)), 1, "red", (9, 7)),
        (Shot(0, (10, 3)), 1, "blue", (9, 0)),
        (Shot(1, (-1, 4)), 0, "red", (0, 0)),
        (Shot(1, (-1, 4)), 0, "blue", (0, 7)),
    ],
)
def test_a_corner_puts_the_ball_on_the_flag_of_its_colour_and_the_shooters_cut(
    shot: Shot, answering: int, colour: str, flag: tuple[int, int]
) -> None:
    hands = ["s1", "s1"]
    hands[answering] = f"corner {colour}"
    tale = Story(*hands, shot=shot, turn=answering)
    events = tale.play("corner")
    assert BallPlaced(answering, flag, "corner") in events
    assert tale.phase == "corner-cut"
    assert tale.to_act == shot.seat
    assert tale.rules.view(None).corner_flag == colour


def test_the_partner_who_plays_next_cuts_for_the_shooting_team() -> None:
    tale = Story("s1", "corner red", "s2", "s3", shot=EAST_SHOT, turn=1)
    tale.play("corner")
    assert tale.to_act == 2
    three = Story("corner red", "s1", "s1", shot=Shot(1, (-1, 3)), turn=0)
    three.state.position = 2  # A B [A] C: B shot, C is next
    three.play("corner")
    assert three.to_act == 2


def test_a_cut_flag_of_the_corners_colour_is_a_goal_and_the_other_team_kicks_off() -> None:
    tale = Story("s1", "corner red, s1", shot=EAST_SHOT, turn=1)
    tale.play("corner")
    events = tale.cut("red")
    assert of_type(events, StockCut)[0].purpose == "corner"
    assert of_type(events, GoalScored) == [GoalScored(0, 0, (1, 0), "corner")]
    assert tale.to_act == 1
    assert tale.phase == "start-square"
    assert tale.state.ball is None


@pytest.mark.parametrize("cut", ["blue", "hand", "free", "keeper", "penalty", "corner blue"])
def test_any_other_cut_saves_and_the_defender_places_the_ball_and_clears_in_the_same_turn(
    cut: str,
) -> None:
    tale = Story("s1", "corner red, s1", shot=EAST_SHOT, turn=1)
    tale.play("corner")
    events = tale.cut(cut)
    assert of_type(events, ShotSaved) == [ShotSaved(1, "corner")]
    assert not of_type(events, TurnBegan)
    assert tale.to_act == 1
    assert tale.phase == "place-ball"
    assert tale.squares() == {(column, row) for column in (8, 9) for row in (2, 3, 4, 5)}
    assert tale.refusal(PlaceBall(1, (7, 3))) == "place-in-area"
    assert tale.refuses("s1") == "place-in-area"
    tale.place((8, 2))
    assert tale.phase == "clear"
    tale.play("s1")
    assert tale.state.ball == (7, 2)
    assert tale.to_act == 0


def test_a_save_without_a_card_to_clear_is_followed_by_an_exchange() -> None:
    tale = Story("s1", "corner red, penalty", shot=EAST_SHOT, turn=1)
    tale.play("corner")
    tale.cut("hand")
    assert tale.phase == "exchange"
    assert tale.refuses("penalty") == "clearance-needs-attacker-or-keeper"


def test_a_cut_card_is_shown_and_shuffled_back_into_the_stock() -> None:
    tale = Story("s1", "corner red, s1", shot=EAST_SHOT, turn=1)
    tale.play("corner")
    before = sorted(tale.state.stock)
    (cut,) = of_type(tale.cut("hand"), StockCut)
    assert cut.pile == "stock"
    assert cut.card in tale.state.stock
    assert sorted(tale.state.stock) == before


def test_a_cut_really_shuffles_the_stock() -> None:
    tale = Story("s1", "corner red, s1", shot=EAST_SHOT, turn=1)
    tale.play("corner")
    real = tale.rules.fork_for(1, 5)
    before = list(real._table.state.stock)
    real.apply(real.legal_moves()[0])
    assert real._table.state.stock != before
