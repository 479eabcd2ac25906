"""Setting up, the turn, the end of a day and of the match, sentence by sentence of the booklet."""

from __future__ import annotations

import pytest

from game.core.dice import Dice
from game.soccer11.events import CardDrawn, DayBegan, DayEnded, MatchEnded, TurnBegan, WentOut
from game.soccer11.moves import PlayCard
from game.soccer11.rules import Soccer11Rules
from tests.games.soccer11.story import Story, all_cards, of_type, the_box


def day_order(rules: Soccer11Rules) -> list[int]:
    """The cards of a day that has just begun: set aside, in the hands, in the stock."""
    state = rules._table.state
    return [state.aside, *(card for hand in state.hands for card in hand), *state.stock]


# Setting up


def test_the_deck_has_16_cards() -> None:
    assert len(the_box().pack) == 16


def test_the_cards_are_shuffled_before_every_day() -> None:
    orders = []
    for seed in range(6):
        rules = Soccer11Rules.new(3, {}, the_box(), Dice(seed))
        orders.append(day_order(rules))
        while rules.view(None).day == 1:
            assert rules.to_act is not None
            rules.apply(rules.sample(rules.to_act, Dice(seed)))
        orders.append(day_order(rules))
    assert len({tuple(order) for order in orders}) == 12
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(the_box().pack))}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_card_is_set_aside_unseen_and_everybody_draws_one(players: int) -> None:
    rules = Soccer11Rules.new(players, {}, the_box(), Dice(3))
    view = rules.view(0)
    assert view.aside
    assert [len(hand) for hand in view.hands] == [1] * players
    assert all_cards(rules) == sorted(the_box().pack)


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 0), (4, 0)])
def test_two_cards_lie_open_with_two_players_only(players: int, count: int) -> None:
    view = Soccer11Rules.new(players, {}, the_box(), Dice(3)).view(None)
    assert len(view.open_cards) == count
    assert view.stock == 16 - 1 - count - players


def test_the_first_day_starts_with_a_random_seat() -> None:
    starters = {Soccer11Rules.new(4, {}, the_box(), Dice(seed)).to_act for seed in range(60)}
    assert starters == {0, 1, 2, 3}


# The turn


def test_a_player_draws_a_card_and_adds_it_to_the_hand() -> None:
    tale = Story([5], [4], stock=[7])
    (drawn,) = of_type(tale.draw(), CardDrawn)
    assert (drawn.seat, drawn.card, drawn.source) == (0, 7, "stock")
    assert tale.hand(0) == (5, 7)
    assert tale.phase == "play"


def test_one_of_the_two_cards_is_played_face_up_before_the_player() -> None:
    tale = Story([2, 10], [4], [5], rows=[[7], [], []])
    tale.play(10)
    assert tale.row(0) == (7, 10)
    assert tale.hand(0) == (2,)


def test_played_cards_stay_in_the_order_they_were_played() -> None:
    tale = Story([10], [4], stock=[7, 8, 2, 11])
    for card in (7, 8, 2):
        tale.draw()
        tale.play(card, target=1 if card == 2 and tale.to_act == 0 else None)
    assert tale.row(0) == (7, 2)
    assert tale.row(1) == (8,)


def test_after_the_effect_it_is_the_next_players_turn() -> None:
    tale = Story([10, 8], [4], [5])
    assert of_type(tale.play(8), TurnBegan) == [TurnBegan(1)]
    assert (tale.to_act, tale.phase) == (1, "draw")


def test_a_player_who_is_out_lays_the_hand_face_up_without_effect_and_is_passed_over() -> None:
    tale = Story([11, 2], [7], [5])
    events = tale.play(11, target=1, guess=7)
    assert of_type(events, WentOut) == [WentOut(1, (7,), "guess")]
    assert not of_type(events, CardDrawn)
    assert tale.is_out(1)
    assert tale.row(1) == (7,)
    assert not tale.shielded(1)
    assert tale.to_act == 2


# The end of a day


def test_the_day_ends_when_only_one_player_holds_a_card() -> None:
    tale = Story([11, 2], [7])
    (ended,) = of_type(tale.play(11, target=1, guess=7), DayEnded)
    assert ended.result.winners == (0,)
    assert ended.result.by_elimination
    assert tale.state.stock


def test_who_draws_the_last_card_still_plays_then_the_day_ends() -> None:
    tale = Story([2], [4], [7], stock=[10], only=True)
    assert not of_type(tale.draw(), DayEnded)
    assert tale.rules.view(None).last_turn
    tale.play(2, target=1)
    (ended,) = of_type(tale.seen(), DayEnded)
    assert ended.result.shown == (10, 4, 7)
    assert ended.result.winners == (0,)
    assert not ended.result.by_elimination


def test_the_day_also_ends_after_a_turn_in_which_another_seat_drew_the_last_card() -> None:
    tale = Story([1, 2], [8], [7], stock=[5], only=True)
    (ended,) = of_type(tale.play(1, target=1), DayEnded)
    assert ended.result.shown == (2, 5, 7)


def test_whoever_bursts_on_the_last_card_ends_the_day_too() -> None:
    tale = Story([8], [4], [7], stock=[10], only=True)
    (ended,) = of_type(tale.draw(), DayEnded)
    assert ended.result.winners == (2,)
    assert not ended.result.by_elimination


@pytest.mark.parametrize(
    ("card", "points"),
    [(1, 4), (2, 4), (3, 4), (4, 3), (5, 3), (6, 3), (7, 3), (8, 2), (9, 2), (10, 2), (11, 1)],
)
def test_the_winner_scores_the_points_on_the_card_and_the_card_does_not_act(
    card: int, points: int
) -> None:
    other = 7 if card != 7 else 2
    tale = Story([11, card], [other])
    (ended,) = of_type(tale.play(11, target=1, guess=other), DayEnded)
    assert ended.points == (points, 0)
    assert tale.hand(0) == (card,)
    assert card not in tale.row(0)[1:]


def test_the_highest_rank_wins_when_the_stock_has_run_out() -> None:
    tale = Story([4, 10], [9], [8], stock=[], only=True)
    (ended,) = of_type(tale.play(4), DayEnded)
    assert ended.result.gains == (2, 0, 0)


def test_equal_ranks_all_score_their_points() -> None:
    tale = Story([8, 7], [7], [5], stock=[], only=True)
    (ended,) = of_type(tale.play(8), DayEnded)
    assert ended.result.winners == (0, 1)
    assert ended.points == (3, 3, 0)


def test_at_the_end_of_a_day_all_hands_lie_open() -> None:
    tale = Story([4, 10], [9], [8], stock=[], only=True)
    tale.play(4)
    assert tale.phase == "next-day"
    assert tale.rules.view(None).hands == ((10,), (9,), (8,))


def test_the_winner_of_a_day_starts_the_next_one() -> None:
    tale = Story([4, 3], [9], [8], stock=[], only=True)
    tale.play(4)
    assert tale.to_act == 1
    (began,) = of_type(tale.open_day(), DayBegan)
    assert (began.day, began.starter) == (2, 1)
    assert (tale.to_act, tale.phase) == (1, "draw")
    assert all_cards(tale.rules) == sorted(the_box().pack)
    assert tale.rules.view(None).rows == ((), (), ())


def test_a_new_day_begins_with_everybody_in_nothing_known_and_no_shield() -> None:
    tale = Story([11, 10], [4], [5], stock=[], only=True, shields=[2])
    tale.play(11, target=1, guess=4)
    assert tale.state.results[-1].last_out == "guess"
    tale.state.known[0] = 1 << 2
    tale.state.not_held[2] = 1 << 7
    tale.open_day()
    view = tale.rules.view(0)
    assert not any(view.is_out(seat) for seat in range(3))
    assert view.shields == (False, False, False)
    assert view.known == (None, None, None)
    assert view.known_by == ()
    assert view.not_held == ((), (), ())
    assert tale.state.last_out is None


@pytest.mark.parametrize(("starter", "opens"), [(0, 2), (1, 2), (2, 3), (3, 2)])
def test_after_a_shared_day_the_tied_seat_next_after_the_last_starter_opens(
    starter: int, opens: int
) -> None:
    tale = Story([8, 2], [5], [7], [7], stock=[], only=True, starter=starter)
    tale.play(8)
    assert tale.state.results[-1].winners == (2, 3)
    assert tale.to_act == opens


# The end of the match


@pytest.mark.parametrize(("players", "target"), [(2, 15), (3, 11), (4, 8)])
def test_the_first_to_reach_15_11_or_8_points_wins(players: int, target: int) -> None:
    assert Soccer11Rules.new(players, {}, the_box(), Dice(1)).view(None).target == target
    others = [(5,), (4,), (9,)][: players - 1]
    points = (target - 2, *[0] * (players - 1))
    tale = Story([8, 10], *others, stock=[], only=True, points=points)
    events = tale.play(8)
    assert of_type(events, MatchEnded) == [MatchEnded((target, *points[1:]), 0)]
    assert tale.to_act is None
    assert tale.rules.standings().winners == (0,)


def test_short_of_the_target_the_match_goes_on() -> None:
    tale = Story([8, 10], [5], stock=[], only=True, points=(12, 0))
    tale.play(8)
    assert tale.phase == "next-day"


def test_of_several_past_the_target_on_one_day_most_points_win() -> None:
    tale = Story([8, 7], [7], [5], stock=[], only=True, points=(8, 9, 0))
    (ended,) = of_type(tale.play(8), MatchEnded)
    assert (ended.points, ended.winner) == ((11, 12, 0), 1)


def test_still_equal_past_the_target_one_more_day_is_played_between_all() -> None:
    tale = Story([8, 7], [7], [5], stock=[], only=True, points=(9, 9, 0))
    assert not of_type(tale.play(8), MatchEnded)
    tale.open_day()
    assert [len(tale.hand(seat)) for seat in range(3)] == [1, 1, 1]


def test_a_third_seat_cannot_win_the_extra_day_without_the_most_points() -> None:
    tale = Story([8, 2], [7], [5], stock=[], only=True, points=(12, 12, 0))
    tale.state.points = (12, 12, 8)
    tale.state.hands[2] = (10,)
    assert not of_type(tale.play(8), MatchEnded)
    assert tale.state.points == (12, 12, 10)


def test_cards_are_played_after_drawing_only() -> None:
    tale = Story([5], [4])
    assert tale.why_not(PlayCard(0, 5, 1)) == "draw-first"
