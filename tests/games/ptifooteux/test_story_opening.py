"""Booklet: how a match begins."""

from __future__ import annotations

from game.catalog import GAMES
from game.core.dice import Dice, LoadedDice
from game.ptifooteux.events import OpeningRolled, OpeningTied, OpeningWon, TurnBegan
from game.ptifooteux.moves import RollDie
from game.ptifooteux.rules import PtifooteuxRules
from tests.games.ptifooteux.story import KIDS, of_type, the, the_box


def opening(*rolls: int, seats: int) -> tuple[PtifooteuxRules, list]:
    rules = PtifooteuxRules.new(seats, {}, the_box(), LoadedDice([roll - 1 for roll in rolls]))
    events = []
    for _ in rolls:
        events += rules.apply(RollDie(rules.to_act))
    return rules, events


def test_every_pawn_starts_on_the_start_square_of_the_ring() -> None:
    view = PtifooteuxRules.new(4, {}, the_box(), Dice(1)).view(None)
    assert [seat.square for seat in view.seats] == ["ring-00"] * 4
    assert the_box().course.squares["ring-00"].kind == "ring-start"
    assert (view.phase, view.extra_supply, view.tokens) == ("opening", 7, 12)


def test_the_cards_are_shuffled_and_lie_face_down() -> None:
    orders = set()
    for seed in range(5):
        rules = PtifooteuxRules.new(2, {}, the_box(), Dice(seed))
        view = rules.view(0)
        assert (view.yellow_left, view.red_left) == (12, 12)
        assert view.yellow_turned == view.red_turned == ()
        for pile in rules._table.state.piles.values():
            assert sorted(pile.hidden) == sorted(KIDS)
            orders.add(tuple(pile.hidden))
    assert len(orders) == 10


def test_each_rolls_and_the_highest_number_begins() -> None:
    rules, events = opening(2, 6, 4, seats=3)
    assert [(e.seat, e.value) for e in of_type(events, OpeningRolled)] == [(0, 2), (1, 6), (2, 4)]
    assert the(events, OpeningWon) == OpeningWon(1, 6)
    assert the(events, TurnBegan).seat == 1
    assert (rules.to_act, rules.view(None).phase, rules.turns) == (1, "roll", 1)


def test_those_who_tie_for_the_highest_roll_again_among_themselves() -> None:
    rules, events = opening(5, 2, 5, seats=3)
    assert the(events, OpeningTied) == OpeningTied((0, 2), 5)
    assert rules.view(None).rolling_off == (0, 2)
    assert [seat.opening for seat in rules.view(None).seats] == [None, 2, None]
    assert rules.to_act == 0
    rules, events = opening(5, 2, 5, 1, 3, seats=3)
    assert the(events, OpeningWon) == OpeningWon(2, 3)
    assert rules.to_act == 2


def test_a_second_tie_is_rolled_off_too_and_lower_first_rolls_do_not_count_any_more() -> None:
    rules, events = opening(4, 4, 3, 2, 2, 1, 3, seats=3)
    assert [tie.seats for tie in of_type(events, OpeningTied)] == [(0, 1), (0, 1)]
    assert the(events, OpeningWon) == OpeningWon(1, 3)
    assert rules.to_act == 1


def test_turns_go_round_clockwise_from_the_one_who_begins() -> None:
    rules, _ = opening(1, 2, 6, 3, seats=4)
    rules._table.dice._written = [3] * 3  # a neutral square for all
    order = []
    for _ in range(4):
        order.append(rules.to_act)
        rules._table.dice._written = [3]
        rules.apply(RollDie(rules.to_act))
    assert order == [2, 3, 0, 1]


def test_two_to_four_play() -> None:
    info = GAMES["les-ptifooteux"]
    assert (info.min_players, info.max_players) == (2, 4)
    assert len(PtifooteuxRules.new(4, {}, the_box(), Dice(1)).view(None).seats) == 4
