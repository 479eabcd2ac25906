"""Card 1, Croatia: a new card, and the old one acts; chains, the 6, an empty stock."""

from __future__ import annotations

from game.soccer11.events import (
    CardDiscarded,
    CardDrawn,
    DayEnded,
    EffectChosen,
    EnglandReturned,
    HandLooked,
    HandsCompared,
    NothingHappened,
    ShieldRaised,
    WentOut,
)
from game.soccer11.moves import CarryOut
from game.soccer11.state import NO_CARD
from tests.games.soccer11.story import Story, of_type


def test_1_the_chosen_player_discards_and_takes_another_card_from_the_stock() -> None:
    tale = Story([1, 10], [8], [4], stock=[5])
    events = tale.play(1, target=1)
    assert of_type(events, CardDiscarded) == [CardDiscarded(1, 8, by=0)]
    assert of_type(events, CardDrawn) == [CardDrawn(1, 5, "stock")]
    assert tale.row(1) == (8,)
    assert tale.hand(1) == (5,)
    assert tale.to_act == 1
    assert tale.phase == "draw"


def test_1_may_be_aimed_at_oneself() -> None:
    tale = Story([1, 8], [5], stock=[4])
    assert tale.targets_of(1) == {0, 1}
    tale.play(1, target=0)
    assert tale.row(0) == (1, 8)
    assert tale.hand(0) == (4,)


def test_1_the_effect_of_the_discarded_card_is_chosen_by_who_discarded_it() -> None:
    tale = Story([1, 10], [2], [4], stock=[5])
    tale.play(1, target=1)
    assert (tale.to_act, tale.phase) == (1, "effect")
    assert tale.rules.view(None).effect == 2
    assert {move.target for move in tale.rules.legal_moves()} == {0, 2}
    events = tale.carry_out(target=0)
    assert of_type(events, EffectChosen) == [EffectChosen(1, 2, 0, None)]
    assert of_type(events, HandLooked) == [HandLooked(1, 0, 10)]
    assert (tale.to_act, tale.phase) == (1, "look")
    tale.seen()
    assert (tale.to_act, tale.phase) == (1, "draw")


def test_1_the_discarded_card_acts_with_the_new_card_in_hand() -> None:
    tale = Story([1, 4], [5], [2], stock=[9])
    tale.play(1, target=1)
    (compared,) = of_type(tale.carry_out(target=0), HandsCompared)
    assert (compared.own, compared.theirs) == (9, 4)
    tale.all_seen()
    assert tale.is_out(0)


def test_1_a_discarded_6_puts_its_holder_out_at_once_without_drawing() -> None:
    tale = Story([1, 10], [6], [4], stock=[5])
    events = tale.play(1, target=1)
    assert of_type(events, WentOut) == [WentOut(1, (), "argentina")]
    assert not of_type(events, CardDrawn)
    assert tale.to_act == 2


def test_1_on_oneself_with_a_6_left_puts_oneself_out() -> None:
    tale = Story([1, 6], [5], [4])
    tale.play(1, target=0)
    assert tale.is_out(0)


def test_1_a_discarded_1_goes_on_to_another_player() -> None:
    tale = Story([1, 10], [1], [2], stock=[5, 4])
    tale.play(1, target=1)
    assert (tale.to_act, tale.phase) == (1, "effect")
    tale.carry_out(target=2)
    assert tale.hand(1) == (5,)
    assert tale.hand(2) == (4,)
    assert (tale.to_act, tale.phase) == (2, "effect")
    tale.carry_out(target=0)
    tale.seen()
    assert tale.to_act == 1


def test_1_a_chain_may_come_back_to_who_began_it() -> None:
    tale = Story([1, 6], [1], [2], stock=[5])
    tale.play(1, target=1)
    tale.carry_out(target=0)
    assert tale.is_out(0)
    assert tale.to_act == 1


def test_1_a_chain_stops_when_one_player_is_left() -> None:
    tale = Story([1, 10], [11], stock=[5])
    tale.play(1, target=1)
    (ended,) = of_type(tale.carry_out(target=0, guess=10), DayEnded)
    assert ended.result.winners == (1,)
    assert tale.phase == "next-day"


def test_1_a_discarded_7_raises_the_shield() -> None:
    tale = Story([1, 10], [4], [7], stock=[5])
    assert of_type(tale.play(1, target=2), ShieldRaised) == [ShieldRaised(2)]
    assert tale.shielded(2)


def test_1_a_discarded_4_sends_home_an_england_just_drawn() -> None:
    tale = Story([1, 10], [4], [2], stock=[8, 5])
    assert of_type(tale.play(1, target=1), EnglandReturned) == [EnglandReturned(1)]
    assert 8 in tale.state.stock or tale.hand(1) == (8,)


def test_1_a_discarded_8_or_10_does_nothing() -> None:
    for card in (8, 10):
        tale = Story([1, 2], [card], [4], stock=[5])
        tale.play(1, target=1)
        assert (tale.to_act, tale.phase) == (1, "draw")


def test_1_a_card_drawn_because_of_a_1_is_checked_for_13_at_the_next_draw_only() -> None:
    tale = Story([1, 2], [7], [4], stock=[8, 10])
    tale.play(1, target=1)
    assert tale.hand(1) == (8,)
    tale.draw()
    assert tale.is_out(1)


def test_1_with_an_empty_stock_the_card_set_aside_is_taken() -> None:
    tale = Story([1, 2], [8], [4], stock=[], only=True, aside=9)
    events = tale.play(1, target=1)
    assert of_type(events, CardDrawn) == [CardDrawn(1, 9, "aside")]
    assert not tale.rules.view(None).aside
    assert tale.state.results[-1].shown == (2, 9, 4)


def test_1_with_no_card_left_at_all_the_target_is_out_and_its_card_does_not_act() -> None:
    tale = Story([1, 2], [1], [11], stock=[], only=True, aside=9)
    tale.play(1, target=1)
    events = tale.carry_out(target=2)
    assert of_type(events, WentOut) == [WentOut(2, (), "no-card")]
    assert tale.row(2) == (11,)
    assert tale.phase == "next-day"


def test_1_a_7_discarded_with_no_card_left_raises_no_shield() -> None:
    tale = Story([1, 2], [7], [4], [5], stock=[], only=True, aside=NO_CARD)
    events = tale.play(1, target=1)
    assert tale.is_out(1)
    assert not of_type(events, ShieldRaised)
    assert not tale.shielded(1)


def test_1_a_discarded_1_hits_who_discarded_it_when_nobody_else_can_be_chosen() -> None:
    tale = Story([1, 10], [1], [4], stock=[8, 5], shields=[2])
    tale.state.shields |= 1  # as after a 7 earlier in the same chain
    tale.play(1, target=1)
    assert (tale.to_act, tale.phase) == (1, "effect")
    assert tale.rules.legal_moves() == (CarryOut(1, 1),)
    tale.carry_out(target=1)
    assert tale.row(1) == (1, 8)
    assert tale.hand(1) == (5,)


def test_1_hits_oneself_when_nobody_else_can_be_chosen() -> None:
    tale = Story([1, 2], [5], [4], shields=[1, 2], stock=[10])
    assert tale.targets_of(1) == {0}
    tale.play(1, target=0)
    # and the discarded 2 finds nobody to look at
    assert (tale.to_act, tale.phase) == (1, "draw")


def test_1_reaches_oneself_through_ones_own_shield() -> None:
    tale = Story([1, 10], [1], [7], stock=[5, 4], shields=[1])
    assert tale.targets_of(1) == {0, 2}
    tale = Story([1, 10], [7], [1], stock=[5, 4], shields=[])
    tale.play(1, target=2)
    tale.state.shields = 1 << 2
    assert CarryOut(2, 2) in tale.rules.legal_moves()


def test_1_a_discarded_card_that_finds_nobody_does_nothing() -> None:
    tale = Story([1, 10], [2], stock=[5], shields=[0])
    tale.state.shields = 1
    events = tale.play(1, target=1)
    assert of_type(events, NothingHappened) == [NothingHappened(1, 2, "nobody")]
    assert tale.phase == "draw"
