"""What each seat knows of whose card, as long as it is true, in views and in forks."""

from __future__ import annotations

from game.core.dice import Dice
from game.soccer11.events import CardDrawn, DayBegan
from game.soccer11.rules import Soccer11Rules
from tests.games.soccer11.story import Story, the_box


def cards_of(tale: Story, viewer: int, seat: int) -> set[int]:
    """What `seat` holds in the worlds `viewer` thinks possible."""
    forks = [tale.rules.fork_for(viewer, seed) for seed in range(60)]
    return {fork._table.state.hands[seat][0] for fork in forks}


# Views


def test_a_view_shows_ones_own_hand_and_no_other() -> None:
    rules = Soccer11Rules.new(4, {}, the_box(), Dice(2))
    for seat in range(4):
        hands = rules.view(seat).hands
        assert hands[seat] != (None,)
        assert [hand for other, hand in enumerate(hands) if other != seat] == [(None,)] * 3
    assert rules.view(None).hands == ((None,),) * 4


def test_a_drawn_card_is_shown_to_who_drew_it_alone() -> None:
    tale = Story([5], [4], stock=[7])
    (drawn,) = tale.draw()
    assert isinstance(drawn, CardDrawn)
    assert drawn.seen_by(0).card == 7
    assert drawn.seen_by(1).card is None
    assert drawn.seen_by(None).card is None


def test_a_new_day_shows_everybody_their_own_card_only() -> None:
    tale = Story([8, 10], [5], [4], stock=[], only=True)
    tale.play(8)
    began = next(event for event in tale.open_day() if isinstance(event, DayBegan))
    assert [card is not None for card in began.seen_by(1).hands] == [False, True, False]
    assert began.seen_by(None).hands == (None, None, None)


def test_the_aid_counts_the_copies_not_yet_seen_by_this_seat() -> None:
    tale = Story([2, 10], [5], [4], rows=[[], [5], [11]])
    copies = dict(zip(range(1, 12), tale.rules.view(0).unseen, strict=True))
    assert copies == {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 1, 9: 1, 10: 0, 11: 1}
    everybody = dict(zip(range(1, 12), tale.rules.view(None).unseen, strict=True))
    assert everybody == copies | {2: 2, 10: 1}


def test_the_aid_takes_off_a_card_that_was_looked_at() -> None:
    tale = Story([2, 10], [4], [5])
    tale.play(2, target=1)
    assert tale.rules.view(0).unseen[4 - 1] == 0
    assert tale.rules.view(2).unseen[4 - 1] == 1


# Looking, comparing, swapping


def test_a_card_looked_at_is_known_to_who_looked_and_nobody_else() -> None:
    tale = Story([2, 10], [5], [4])
    tale.play(2, target=1)
    assert tale.rules.view(0).known == (None, 5, None)
    assert tale.rules.view(2).known == (None, None, None)
    assert tale.rules.view(1).known_by == (0,)
    assert tale.rules.view(2).known_by == ()
    assert cards_of(tale, 0, 1) == {5}
    assert len(cards_of(tale, 2, 1)) > 3


def test_only_who_looks_sees_the_card_while_it_is_shown() -> None:
    tale = Story([2, 10], [5], [4])
    tale.play(2, target=1)
    assert tale.rules.view(0).reveal.theirs == 5
    for viewer in (1, 2, None):
        reveal = tale.rules.view(viewer).reveal
        assert (reveal.own, reveal.theirs) == (None, None)
        assert reveal.waiting == (0,)


def test_the_look_is_still_there_after_the_match_was_put_away_and_resumed() -> None:
    tale = Story([2, 10], [5], [4])
    tale.play(2, target=1)
    again = Soccer11Rules.restore(tale.rules.snapshot(), the_box(), Dice(0))
    assert again.to_act == 0
    assert again.view(0).reveal == tale.rules.view(0).reveal


def test_the_knowledge_stays_while_the_card_is_kept() -> None:
    tale = Story([2, 10], [5], [4], stock=[7])
    tale.play(2, target=1)
    tale.seen()
    tale.draw()
    assert tale.rules.view(0).known[1] == 5
    tale.play(7)
    assert tale.rules.view(0).known[1] == 5
    assert cards_of(tale, 0, 1) == {5}


def test_the_knowledge_ends_when_the_card_is_played() -> None:
    tale = Story([2, 10], [8], [4], stock=[5])
    tale.play(2, target=1)
    tale.seen()
    tale.draw()
    tale.play(8)
    assert tale.rules.view(0).known == (None, None, None)
    assert tale.rules.view(1).known_by == ()


def test_the_knowledge_ends_too_when_a_copy_of_the_card_is_played() -> None:
    tale = Story([2, 10], [7], [4], stock=[7])
    tale.play(2, target=1)
    tale.seen()
    tale.draw()
    tale.play(7)
    assert tale.hand(1) == (7,)
    assert tale.rules.view(0).known == (None, None, None)
    assert len(cards_of(tale, 0, 1)) > 3


def test_the_knowledge_ends_when_the_card_is_discarded_because_of_a_1() -> None:
    tale = Story([1, 10], [8], [4], stock=[5])
    tale.state.known = [0b010, 0, 0b010]
    tale.play(1, target=1)
    assert tale.rules.view(0).known == (None, None, None)
    assert tale.rules.view(2).known == (None, None, None)


def test_after_a_duel_both_know_both_cards() -> None:
    tale = Story([5, 7], [10], [4])
    tale.play(5, target=1)
    tale.all_seen()
    assert tale.rules.view(0).known[1] == 10
    assert tale.rules.view(1).known[0] == 7
    assert tale.rules.view(2).known == (None, None, None)


def test_after_a_swap_both_know_what_they_gave_away() -> None:
    tale = Story([3, 4], [10], [5])
    tale.play(3, target=1)
    assert tale.rules.view(0).known == (None, 4, None)
    assert tale.rules.view(1).known == (10, None, None)
    assert tale.rules.view(2).known == (None, None, None)


def test_a_third_seats_knowledge_follows_the_swapped_card() -> None:
    tale = Story([4, 3], [10], [5])
    tale.state.known[2] = 0b001
    tale.play(3, target=1)
    assert tale.rules.view(2).known == (None, 4, None)


def test_a_card_taken_back_by_italy_is_known_to_all() -> None:
    tale = Story([9, 4], [5], [10], rows=[[7], [], []])
    tale.play(9, taken=7)
    assert tale.rules.view(1).known[0] == 7
    assert tale.rules.view(2).known[0] == 7
    assert tale.rules.view(0).known_by == (1, 2)


def test_a_seat_that_is_out_has_no_card_to_be_known() -> None:
    tale = Story([11, 2], [7], [4])
    tale.state.known = [0b010, 0, 0b010]
    tale.play(11, target=1, guess=7)
    assert tale.rules.view(0).known == (None, None, None)


# What everybody can work out


def test_a_wrongly_guessed_rank_is_ruled_out_for_all() -> None:
    tale = Story([11, 2], [7], [4])
    tale.play(11, target=1, guess=10)
    assert tale.rules.view(2).not_held[1] == (10,)
    assert 10 not in cards_of(tale, 2, 1)


def test_who_played_a_big_card_does_not_hold_england() -> None:
    tale = Story([10, 2], [7], [4])
    tale.play(10)
    assert 8 in tale.rules.view(1).not_held[0]
    assert 8 not in cards_of(tale, 1, 0)


def test_who_played_england_holds_a_small_card() -> None:
    tale = Story([8, 2], [7], [4])
    tale.play(8)
    assert cards_of(tale, 1, 0) <= {1, 2, 3, 4, 5}


def test_who_played_italy_does_not_hold_france() -> None:
    tale = Story([9, 2], [7], [4])
    tale.play(9)
    assert 10 in tale.rules.view(1).not_held[0]


def test_what_was_ruled_out_stays_so_while_the_card_must_be_the_same() -> None:
    tale = Story([7], [7], stock=[10, 5])
    tale.state.not_held[0] = 1 << 10
    tale.draw()
    tale.play(10)
    assert {8, 10} <= set(tale.rules.view(1).not_held[0])
    tale = Story([7], [7], stock=[5, 10])
    tale.state.not_held[0] = 1 << 10
    tale.draw()
    tale.play(5, target=1)
    assert 10 not in tale.rules.view(1).not_held[0]


def test_the_winner_of_a_duel_holds_more_than_the_card_laid_open() -> None:
    tale = Story([5, 9], [4], [10])
    tale.play(5, target=1)
    tale.all_seen()
    assert set(tale.rules.view(2).not_held[0]) >= {1, 2, 3, 4}
    assert min(cards_of(tale, 2, 0)) > 4


def test_an_england_sent_home_lies_in_no_other_hand_and_not_aside() -> None:
    tale = Story([4, 8], [7], [5], stock=[2])
    tale.play(4)
    assert 8 not in cards_of(tale, 1, 2)
    asides = {tale.rules.fork_for(1, seed)._table.state.aside for seed in range(60)}
    assert 8 not in asides


def test_a_4_without_effect_tells_that_england_is_not_there() -> None:
    tale = Story([4, 5], [10], [2])
    tale.play(4)
    assert 8 in tale.rules.view(1).not_held[0]


def test_a_4_on_an_empty_stock_tells_nothing() -> None:
    tale = Story([1, 5], [4], [2], stock=[], only=True, aside=10)
    tale.play(1, target=1)
    assert tale.state.not_held[1] == 0
