"""Where two rules meet: what the booklet says of each still holds of both together."""

from __future__ import annotations

import pytest

from game.buteur.events import BallMoved, HalfEnded, ShootOutBegan, StockCut, TurnBegan
from game.buteur.rules import ButeurRules
from game.buteur.view import Shot
from game.core.dice import Dice
from tests.games.buteur.story import Story, of_type, the_box


@pytest.mark.parametrize(
    ("turn", "ball", "card", "left_at"),
    [
        (0, (8, 2), "s5", (9, 2)),
        (0, (8, 4), "l3", (9, 3)),  # past the post, from before the mouth
        (1, (1, 5), "s5", (0, 5)),
    ],
)
def test_a_ball_that_went_out_beside_the_goal_is_in_no_area_for_a_penalty(
    turn: int, ball: tuple[int, int], card: str, left_at: tuple[int, int]
) -> None:
    tale = Story("s5, l3, penalty", "s5, l3, penalty", ball=ball, turn=turn)
    (moved,) = of_type(tale.play(card), BallMoved)
    assert moved.outcome == "goal-kick"
    assert moved.path[-1] == left_at
    assert tale.to_act == 1 - turn
    assert tale.phase == "goal-kick-square"


def test_a_ball_sent_out_by_the_attacker_after_a_free_kick_leaves_no_penalty() -> None:
    tale = Story("free s3l2, s4, penalty", "s1", ball=(6, 5))
    tale.play("free", "straight")
    tale.play("s4")
    assert tale.to_act == 1
    assert tale.phase == "goal-kick-square"


def test_the_ends_of_the_second_half_are_kept_for_the_shoot_out() -> None:
    tale = Story("s1", "s2", ball=(4, 3), stock=3, half=2, score=(1, 1), shoot_out=True)
    before = tale.rules.view(None).attack
    tale.play("s1")
    assert tale.phase == "shoot-out"
    assert tale.rules.view(None).attack == before == (-1, 1)


def test_no_attacker_is_owed_any_more_while_the_penalty_may_follow() -> None:
    tale = Story("free s3l2, l1, penalty", "s1", ball=(5, 4))
    tale.play("free", "straight")
    tale.play("l1")
    assert tale.phase == "penalty-may"
    assert tale.rules.view(None).free_kick_leg is None


@pytest.mark.parametrize("cut", ["red", "hand"])
def test_after_the_cut_no_corner_is_being_played(cut: str) -> None:
    tale = Story("s1", "corner red, s1", shot=Shot(0, (10, 3)), turn=1)
    tale.play("corner")
    tale.cut(cut)
    assert tale.rules.view(None).corner_flag is None
    assert tale.rules.view(None).shot is None


def test_one_exchanges_only_the_cards_the_stock_has_left_once_the_scorer_has_drawn() -> None:
    stock = ["corner red", "corner blue", "free", "penalty", "free"]
    tale = Story("penalty, s1", "keeper", ball=(8, 3), stock=stock)
    tale.play("penalty")
    tale.cut("corner blue")  # no hand: a goal, and seat 1 has nothing to kick off with
    assert tale.phase == "exchange"
    assert tale.rules.view(None).exchanges_left == 4
    for _ in range(4):
        assert tale.phase == "exchange"
        tale.do(tale.rules.legal_moves()[0])
    assert tale.phase == "take-attacker"


@pytest.mark.parametrize(("hand", "spent"), [("s2, keeper", "keeper"), ("s2, corner red",) * 2])
def test_the_card_that_saves_by_itself_at_the_end_is_spent(hand: str, spent: str) -> None:
    tale = Story("s1", hand, ball=(0, 3), stock=3, half=2)
    card = tale.card(spent.split(", ")[-1], seat=1)
    tale.play("s1")
    assert card not in tale.hand(1)
    assert tale.state.discards[-1] == card


def test_whoever_misses_cards_at_half_time_takes_them_before_play_goes_on() -> None:
    tale = Story("free s3l2, s1, s2", "keeper, s1, s2", ball=(6, 3), stock=0)
    tale.play("free", "straight")
    tale.play("s1")  # a shot: seat 1 spends its Goalkeeper, seat 0 played two cards
    assert tale.state.half == 2
    assert [len(hand) for hand in tale.state.hands] == [3, 3]


def test_all_cards_on_the_table_are_shuffled_for_the_second_half() -> None:
    tale = Story("s1, s2", "s3, s4", ball=(3, 3), stock=3)
    real = ButeurRules._on(tale.state.copy(), the_box(), Dice(5))
    tale.play("s1")
    (move,) = (m for m in real.legal_moves() if m.card == tale.state.stock[-1])
    real.apply(move)
    unshuffled, shuffled = tale.state.stock, real._table.state.stock
    assert len(shuffled) == len(unshuffled) == 55 - 4
    assert shuffled != unshuffled
    assert shuffled[:20] != unshuffled[:20]


def test_after_a_save_by_the_goalkeeper_there_is_no_shot_left_to_answer() -> None:
    tale = Story("s1", "keeper s5l3r3", shot=Shot(0, (10, 3)), turn=1)
    tale.play("keeper", "straight")
    assert tale.rules.view(None).shot is None
    assert tale.to_act == 0
    assert tale.phase == "play"


def test_all_see_whose_hand_is_still_to_be_filled_until_the_next_seat_moves() -> None:
    tale = Story("l4, s2", "s3, s4", ball=(3, 1))
    assert tale.rules.view(None).owed_draw is None
    tale.play("l4")
    assert tale.rules.view(None).owed_draw == 0
    tale.place((4, 1))
    assert tale.rules.view(None).owed_draw is None


def test_a_corner_cut_from_the_discards_leaves_them_lying_as_they_were() -> None:
    tale = Story("s1", "corner red, s1", shot=Shot(0, (10, 3)), turn=1, stock=2)
    tale.play("corner")
    real = ButeurRules._on(tale.state.copy(), the_box(), Dice(5))
    before = real.view(None).discards
    (cut,) = of_type(real.apply(real.legal_moves()[0]), StockCut)
    assert cut.pile == "discards"
    assert real.view(None).discards == before


def test_the_shoot_out_is_cut_from_all_cards_that_are_in_no_hand() -> None:
    tale = Story("s1", "s2", ball=(4, 3), stock=3, half=2, score=(1, 1), shoot_out=True)
    tale.play("s1")
    view = tale.rules.view(None)
    assert view.discards == ()
    assert view.stock == 55 - 2
    assert not view.last_turn
    assert of_type(tale.cut("red"), StockCut)[0].pile == "stock"


def test_a_finished_match_waits_for_nobody() -> None:
    tale = Story("s1", "s2", ball=(4, 3), stock=3, half=2)
    tale.play("s1")
    assert tale.rules.view(None).to_act is None


def test_moves_tried_on_a_copy_teach_the_match_nothing() -> None:
    tale = Story("keeper, penalty", "s3", stock=["corner red"], discards=["s5 red"])
    before, twin = tale.rules.view(0), tale.rules.copy()
    while twin.view(0).phase in ("exchange", "take-attacker"):
        twin.apply(twin.legal_moves()[0])
    assert twin.view(0).known != before.known
    assert tale.rules.view(0) == before


def test_the_balance_sheet_counts_penalties_corners_exchanges_and_unplayable_turns() -> None:
    penalty = Story("penalty, s1", "keeper", ball=(8, 3))
    penalty.play("penalty")
    penalty.cut("red")
    penalty.exchange("keeper")
    assert penalty.rules.figures()["penalty_goals"] == penalty.rules.figures()["goals"] == 1
    assert penalty.rules.figures()["exchanges"] == 1
    corner = Story("s1", "corner red, s1", shot=Shot(0, (10, 3)), turn=1)
    corner.play("corner")
    corner.cut("red")
    assert corner.rules.figures()["corner_goals"] == 1
    unplayable = Story("keeper", "s1", ball=(4, 3))
    unplayable.discard("keeper")
    assert unplayable.rules.figures()["unplayable"] == 1


def whole_match(seats: int, seed: int, **options: object) -> list:
    rules, dice = ButeurRules.new(seats, options, the_box(), Dice(seed)), Dice(seed + 1)
    events: list = [TurnBegan(rules.to_act)]
    while rules.to_act is not None:
        events += rules.apply(rules.sample(rules.to_act, dice))
    return events


@pytest.mark.parametrize("kick_off", ["first", "second", "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_did_not_kick_off_a_whole_match_kicks_off_its_second_half(
    seats: int, kick_off: str
) -> None:
    for seed in range(8):
        events = whole_match(seats, seed, kick_off=kick_off)
        half_time = next(i for i, event in enumerate(events) if isinstance(event, HalfEnded))
        first, second = of_type(events, TurnBegan)[0], of_type(events[half_time:], TurnBegan)[0]
        teams = (0, 1, 1) if seats == 3 else (0, 1, 0, 1)
        assert teams[first.seat] != teams[second.seat]


def test_a_drawn_match_goes_to_the_shoot_out_with_the_option_and_never_without() -> None:
    for seed in range(12):
        for shoot_out in (True, False):
            events = whole_match(2, seed, shoot_out=shoot_out)
            level = len(set(of_type(events, HalfEnded)[-1].score)) == 1
            assert bool(of_type(events, ShootOutBegan)) == (level and shoot_out)
    assert any(of_type(whole_match(2, seed, shoot_out=True), ShootOutBegan) for seed in range(12))
