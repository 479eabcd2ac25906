"""Cards 2 to 5: every sentence of the booklet and every reading."""

from __future__ import annotations

from game.core.dice import Dice
from game.soccer11.events import (
    CardDrawn,
    DayEnded,
    DuelSettled,
    EnglandReturned,
    HandLooked,
    HandsCompared,
    HandsSwapped,
    NothingHappened,
    WentOut,
)
from game.soccer11.moves import PlayCard
from tests.games.soccer11.story import Story, of_type, the_box

# 2, Belgium


def test_2_looks_at_the_card_of_another_player_discreetly() -> None:
    tale = Story([2, 10], [5], [4])
    (looked,) = of_type(tale.play(2, target=1), HandLooked)
    assert looked.card == 5
    assert looked.knowers == (0,)
    assert looked.seen_by(1).card is None
    assert looked.seen_by(None).card is None
    assert (tale.to_act, tale.phase) == (0, "look")


def test_2_the_turn_goes_on_when_the_card_has_been_put_away() -> None:
    tale = Story([2, 10], [5], [4])
    tale.play(2, target=1)
    tale.seen()
    assert (tale.to_act, tale.phase) == (1, "draw")
    assert tale.rules.view(0).reveal is None


def test_2_is_aimed_at_another_player_without_a_shield() -> None:
    tale = Story([2, 10], [5], [4], shields=[1])
    assert tale.targets_of(2) == {2}


def test_2_does_nothing_when_nobody_is_left_to_choose() -> None:
    tale = Story([2, 10], [5], shields=[1])
    assert tale.targets_of(2) == {None}
    events = tale.play(2)
    assert of_type(events, NothingHappened) == [NothingHappened(0, 2, "nobody")]


# 3, Portugal


def test_3_swaps_the_hand_with_another_player() -> None:
    tale = Story([3, 4], [10], [5])
    (swapped,) = of_type(tale.play(3, target=1), HandsSwapped)
    assert (swapped.given, swapped.taken) == (4, 10)
    assert tale.hand(0) == (10,)
    assert tale.hand(1) == (4,)
    assert swapped.knowers == (0, 1)
    assert swapped.seen_by(2) == HandsSwapped(0, 1, None, None)


def test_3_the_new_card_is_shown_to_who_swapped() -> None:
    tale = Story([3, 4], [10], [5])
    tale.play(3, target=1)
    assert (tale.to_act, tale.phase) == (0, "swap")
    assert tale.rules.view(0).hands[0] == (10,)
    tale.seen()
    assert tale.to_act == 1


def test_3_an_england_that_arrives_by_a_swap_is_checked_at_the_next_draw() -> None:
    tale = Story([3, 10], [8], stock=[2, 11])
    tale.play(3, target=1)
    tale.seen()
    assert tale.hand(0) == (8,)
    tale.draw()
    assert not tale.is_out(1)
    tale.play(2, target=0)
    tale.seen()
    tale.draw()
    assert tale.is_out(0)


# 4, Netherlands


def test_4_england_goes_back_into_the_stock_and_another_card_is_drawn() -> None:
    tale = Story([4, 8], [10], [5], stock=[2, 7])
    events = tale.play(4)
    assert of_type(events, EnglandReturned) == [EnglandReturned(0)]
    assert len(of_type(events, CardDrawn)) == 1
    assert len(tale.hand(0)) == 1
    assert 8 in [*tale.state.stock, *tale.hand(0)]
    assert tale.to_act == 1


def test_4_the_stock_is_really_shuffled() -> None:
    drawn = set()
    for seed in range(40):
        tale = Story([4, 8], [10], [5])
        rules = tale.rules.restore(tale.rules.snapshot(), the_box(), Dice(seed))
        rules.apply(PlayCard(0, 4))
        drawn.add(rules.view(0).hands[0])
    assert len(drawn) > 5


def test_4_is_never_forced() -> None:
    tale = Story([4, 8], [10], [5])
    assert {move.card for move in tale.rules.legal_moves()} == {4, 8}


def test_4_without_england_does_nothing() -> None:
    tale = Story([4, 5], [10], [2])
    events = tale.play(4)
    assert of_type(events, NothingHappened) == [NothingHappened(0, 4, "no-england")]
    assert tale.hand(0) == (5,)


def test_4_with_an_empty_stock_has_no_effect_whether_england_is_there_or_not() -> None:
    for kept in (8, 5):
        tale = Story([4, kept], [10], [2], stock=[], only=True)
        events = tale.play(4)
        assert of_type(events, NothingHappened) == [NothingHappened(0, 4, "empty-stock")]
        assert tale.state.results[-1].shown[0] == kept


# 5, Spain


def test_5_a_weaker_card_is_out() -> None:
    tale = Story([5, 9], [4], [10])
    tale.play(5, target=1)
    events = tale.all_seen()
    assert of_type(events, DuelSettled) == [DuelSettled(0, 1, won=True)]
    assert of_type(events, WentOut) == [WentOut(1, (4,), "duel")]
    assert tale.to_act == 2


def test_5_an_equal_or_stronger_card_stays() -> None:
    for theirs in (7, 10):
        tale = Story([5, 7], [theirs], [2])
        tale.play(5, target=1)
        events = tale.all_seen()
        assert of_type(events, DuelSettled) == [DuelSettled(0, 1, won=False)]
        assert not tale.is_out(1)
        assert not tale.is_out(0)


def test_5_both_players_see_both_cards_one_after_the_other() -> None:
    tale = Story([5, 9], [4], [10])
    (compared,) = of_type(tale.play(5, target=1), HandsCompared)
    assert compared.knowers == (0, 1)
    assert compared.seen_by(1) == compared
    assert compared.seen_by(2) == HandsCompared(0, 1, None, None)
    assert (tale.to_act, tale.phase) == (0, "compare")
    for seat in (0, 1):
        reveal = tale.rules.view(seat).reveal
        assert (reveal.own, reveal.theirs) == (9, 4)
    tale.seen()
    assert (tale.to_act, tale.phase) == (1, "compare")
    assert not tale.is_out(1)
    tale.seen()
    assert tale.is_out(1)


def test_5_compares_with_the_card_left_in_hand() -> None:
    tale = Story([5, 5], [4], [10])
    tale.play(5, target=1)
    tale.all_seen()
    assert tale.is_out(1)


def test_5_that_leaves_one_player_ends_the_day() -> None:
    tale = Story([5, 9], [4])
    tale.play(5, target=1)
    (ended,) = of_type(tale.all_seen(), DayEnded)
    assert ended.result.winners == (0,)
    assert ended.result.last_out == "duel"
