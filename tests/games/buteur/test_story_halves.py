"""Half-time, second half, full time and the winner: sections 12 to 15, and our shoot-out."""

from __future__ import annotations

import pytest

from game.buteur.events import (
    CardPlayed,
    CardsDrawn,
    GoalScored,
    HalfEnded,
    HandsDealt,
    MatchEnded,
    ShootOutBegan,
    ShootOutMissed,
    ShotSaved,
    StockCut,
)
from game.buteur.moves import EndTurn
from game.buteur.view import Shot
from tests.games.buteur.story import Story, of_type


def test_with_four_cards_left_the_half_goes_on() -> None:
    tale = Story("s1", "s1", ball=(3, 3), stock=4)
    assert not tale.rules.view(0).last_turn
    tale.play("s1")
    assert tale.state.half == 1


def test_the_turn_that_begins_with_three_cards_or_fewer_is_the_last() -> None:
    tale = Story("s1", "s1", ball=(3, 3), stock=4)
    tale.play("s1")
    assert tale.rules.view(1).last_turn  # 4 less the card still owed
    assert of_type(tale.play("s1"), HalfEnded) == [HalfEnded(1, (0, 0))]
    assert tale.state.half == 2


def test_the_last_player_still_draws_what_the_stock_can_give() -> None:
    tale = Story("free s3l2, s1, s2", "s1", ball=(3, 3), stock=1)
    tale.play("free", "straight")
    events = tale.play("s1")
    first, *_ = of_type(events, CardsDrawn)
    assert first.seat == 0
    assert len(first.cards) == 1  # two were used, one was there
    assert events.index(first) < events.index(HalfEnded(1, (0, 0)))


@pytest.mark.parametrize(
    ("hand", "stopper", "spent"),
    [
        ("keeper, corner red, s2", "goalkeeper", "keeper"),
        ("corner red, keeper, s2", "goalkeeper", "keeper"),
        ("corner red, s2", "corner", "corner red"),
    ],
)
def test_a_shot_pending_at_half_time_is_stopped_by_itself_the_goalkeeper_first(
    hand: str, stopper: str, spent: str
) -> None:
    tale = Story("s1", hand, ball=(9, 3), stock=3)
    card = tale.card(spent, seat=1)
    events = tale.play("s1")
    assert of_type(events, ShotSaved) == [ShotSaved(1, stopper, automatic=True)]
    assert CardPlayed(1, card, None) in events
    assert not of_type(events, StockCut)  # no cut for the corner
    assert tale.state.score == (0, 0)
    assert tale.state.half == 2
    assert tale.phase == "start-square"


def test_a_pending_shot_nobody_can_stop_is_a_goal_without_a_kick_off() -> None:
    tale = Story("s1", "s1", ball=(9, 3), stock=3)
    events = tale.play("s1")
    assert of_type(events, GoalScored) == [GoalScored(0, 0, (1, 0), "shot")]
    assert of_type(events, HalfEnded) == [HalfEnded(1, (1, 0))]


@pytest.mark.parametrize(("cut", "score"), [("red", (1, 0)), ("hand", (0, 0))])
def test_a_penalty_on_the_last_turn_is_cut_from_the_discards(
    cut: str, score: tuple[int, int]
) -> None:
    tale = Story("penalty, s1", "s1", ball=(8, 3), stock=3)
    tale.play("penalty")
    assert tale.to_act == 1
    events = tale.cut(cut)
    assert of_type(events, StockCut)[0].pile == "discards"
    assert of_type(events, HalfEnded) == [HalfEnded(1, score)]


def test_the_card_just_played_is_not_among_the_discards_cut() -> None:
    tale = Story("penalty, s1", "s1", ball=(8, 3), stock=3)
    tale.play("penalty")
    tale.dice._written.append(len(tale.state.discards) - 1)
    with pytest.raises(ValueError, match="loaded die"):
        tale.do(tale.rules.legal_moves()[0])


def test_a_corner_on_the_last_turn_is_cut_from_the_discards_and_the_turn_goes_on() -> None:
    tale = Story("s1", "corner red, s1", shot=Shot(0, (10, 3)), turn=1, stock=2)
    tale.play("corner")
    assert of_type(tale.cut("hand"), StockCut)[0].pile == "discards"
    assert tale.phase == "place-ball"
    tale.place((9, 3))
    assert of_type(tale.play("s1"), HalfEnded)


def test_a_shot_let_in_on_the_last_turn_is_followed_by_its_kick_off_then_half_time() -> None:
    tale = Story("s1", "s1", shot=Shot(0, (10, 3)), turn=1, stock=2)
    tale.let_in()
    tale.place((5, 3))
    assert of_type(tale.play("s1"), HalfEnded) == [HalfEnded(1, (1, 0))]


def test_the_penalty_one_may_play_still_belongs_to_the_last_turn() -> None:
    tale = Story("s1, penalty", "s1", ball=(7, 3), stock=2)
    assert not of_type(tale.play("s1"), HalfEnded)
    assert of_type(tale.do(EndTurn(0)), HalfEnded)


def test_hands_are_kept_the_rest_is_shuffled_and_hands_are_filled() -> None:
    tale = Story("s1, keeper", "s2, penalty", ball=(3, 3), stock=0)
    keeper, theirs = tale.card("keeper"), list(tale.hand(1))
    events = tale.play("s1")
    assert of_type(events, HandsDealt) == [HandsDealt(2)]
    assert keeper in tale.hand(0)
    assert len(tale.hand(0)) == 2
    assert tale.hand(1) == theirs
    assert tale.state.discards == []
    assert len(tale.state.stock) == 55 - 4


def test_ends_are_swapped_for_the_second_half() -> None:
    tale = Story("s1, s1", "s2, s2", ball=(3, 3), stock=0, first_kicker=0)
    assert tale.rules.view(None).attack == (1, -1)
    tale.play("s1")
    assert tale.rules.view(None).attack == (-1, 1)
    assert tale.to_act == 1
    assert tale.squares() == {(4, 3), (4, 4)}
    tale.place((4, 3))
    tale.play("s2")
    assert tale.state.ball == (6, 3)


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("first_kicker", [0, 1])
def test_the_side_that_did_not_kick_off_first_kicks_off_the_second_half(
    first_kicker: int, last: int
) -> None:
    tale = Story("s2, s3", "s2, s3", ball=(4, 3), stock=0, first_kicker=first_kicker, turn=last)
    tale.play("s2")
    assert tale.to_act == 1 - first_kicker
    assert tale.state.ball is None


@pytest.mark.parametrize(
    ("last", "first_kicker", "kicks_off"), [(0, 0, 1), (1, 0, 3), (2, 1, 0), (3, 1, 0), (0, 1, 2)]
)
def test_of_a_pair_the_one_whose_turn_comes_next_kicks_off(
    last: int, first_kicker: int, kicks_off: int
) -> None:
    hands = ["s1, l1", "s3, l2", "s3, r3", "s2, r2"]
    tale = Story(*hands, ball=(4, 3), stock=0, first_kicker=first_kicker, turn=last)
    tale.play(hands[last].split(", ")[0])
    assert tale.to_act == kicks_off


def test_the_match_ends_when_the_stock_is_used_up_a_second_time() -> None:
    tale = Story("s1", "s1", ball=(4, 3), stock=3, half=2, score=(2, 1))
    events = tale.play("s1")
    assert of_type(events, HalfEnded) == [HalfEnded(2, (2, 1))]
    assert of_type(events, MatchEnded) == [MatchEnded((2, 1), 0)]
    assert tale.to_act is None
    assert tale.phase == "over"
    assert tale.rules.legal_moves() == ()
    assert tale.refusal(EndTurn(1)) == "match-over"


def test_a_last_shot_of_the_match_is_settled_as_at_half_time() -> None:
    goal = Story("s1", "s2", ball=(0, 3), stock=3, half=2)
    assert of_type(goal.play("s1"), MatchEnded) == [MatchEnded((1, 0), 0)]
    for stopper in ("keeper", "corner blue"):
        saved = Story("s1", stopper, ball=(0, 3), stock=3, half=2)
        events = saved.play("s1")
        assert not of_type(events, StockCut)
        assert of_type(events, MatchEnded) == [MatchEnded((0, 0), None)]


@pytest.mark.parametrize(
    ("score", "places"), [((2, 1), (1, 2, 1, 2)), ((0, 1), (2, 1, 2, 1)), ((1, 1), (1, 1, 1, 1))]
)
def test_most_goals_wins_for_the_whole_team_and_a_draw_is_a_draw(
    score: tuple[int, int], places: tuple[int, ...]
) -> None:
    hands = ["s1", "s2", "s3", "s4"]
    tale = Story(*hands, ball=(4, 3), stock=3, half=2, score=score)
    tale.play("s1")
    standings = tale.rules.standings()
    assert standings.over
    assert standings.places == places
    assert standings.points == score * 2


def at_the_shoot_out(first_kicker: int = 0) -> Story:
    tale = Story(
        "s1", "s2", ball=(4, 3), stock=3, half=2, score=(1, 1), shoot_out=True,
        first_kicker=first_kicker,
    )  # fmt: skip
    assert of_type(tale.play("s1"), ShootOutBegan)
    return tale


def test_a_level_match_with_the_option_goes_to_five_cuts_a_side_in_turn() -> None:
    tale = at_the_shoot_out(first_kicker=1)
    assert tale.phase == "shoot-out"
    assert tale.state.half == 3
    cutters = []
    for kick in range(10):
        cutters.append(tale.to_act)
        events = tale.cut("red" if kick % 2 == 0 else "hand")
    assert cutters == [1, 0] * 5
    assert of_type(events, ShootOutMissed) == [ShootOutMissed(0, 0)]
    assert of_type(events, MatchEnded) == [MatchEnded((1, 1), 1)]
    assert tale.rules.view(None).shoot_out == ((False,) * 5, (True,) * 5)
    assert tale.rules.standings().places == (2, 1)
    assert tale.rules.view(None).score == (1, 1)


def test_a_level_shoot_out_goes_on_in_pairs_until_one_is_ahead() -> None:
    tale = at_the_shoot_out()
    for _ in range(10):
        tale.cut("blue")
    assert tale.to_act == 0
    tale.cut("red")
    assert tale.to_act == 1  # the pair is finished
    tale.cut("hand")
    assert tale.to_act is None
    assert tale.rules.standings().winners == (0,)


def test_without_the_option_or_with_a_winner_there_is_no_shoot_out() -> None:
    plain = Story("s1", "s2", ball=(4, 3), stock=3, half=2, score=(1, 1))
    assert of_type(plain.play("s1"), MatchEnded) == [MatchEnded((1, 1), None)]
    decided = Story("s1", "s2", ball=(4, 3), stock=3, half=2, score=(1, 0), shoot_out=True)
    assert of_type(decided.play("s1"), MatchEnded)
