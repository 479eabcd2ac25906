"""Other worlds: alike to their seat, possible, and telling nothing; events blank what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.dice import Dice
from game.core.rules import Secret
from game.soccer11.rules import Soccer11Rules
from tests.games.soccer11.story import Story, all_cards, the_box


def test_a_fork_does_not_tell_whether_another_seat_still_knows_a_third_ones_card() -> None:
    kept, played = (
        Story([10], [5], [4], stock=[7], turn=1),
        Story([10], [7], [4], stock=[5], turn=1),
    )
    for tale in (kept, played):
        tale.state.known[0] = 0b010
        tale.draw()
        tale.play(7)
    assert kept.rules.view(0).known != played.rules.view(0).known
    assert kept.rules.view(2) == played.rules.view(2)
    assert kept.rules.fork_for(2, 1).digest() == played.rules.fork_for(2, 1).digest()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fork_looks_the_same_to_its_seat_all_match_long(players: int) -> None:
    for seed in range(6):
        rules, dice = Soccer11Rules.new(players, {}, the_box(), Dice(seed)), Dice(seed + 99)
        while rules.to_act is not None:
            before = rules.snapshot()
            for seat in range(players):
                fork = rules.fork_for(seat, seed)
                assert fork.view(seat) == rules.view(seat)
                assert all_cards(fork) == sorted(the_box().pack)
                assert bool(fork.legal_moves()) == bool(rules.legal_moves())
            assert rules.snapshot() == before
            rules.apply(rules.sample(rules.to_act, dice))


def test_worlds_never_hold_a_hand_of_two_that_would_have_burst() -> None:
    tale = Story([7, 5], [4], [2])
    for seed in range(200):
        held, drawn = tale.rules.fork_for(1, seed)._table.state.hands[0]
        assert 8 not in (held, drawn) or held + drawn <= 13


def test_what_the_card_set_aside_is_known_not_to_be_stays_known_of_who_takes_it() -> None:
    """England came out of a hand after the deal: who takes the card set aside has not got it."""
    tale = Story([1, 10], [2], [8], stock=[], only=True, aside=4)
    tale.state.not_aside = 1 << 8
    tale.play(1, target=1)
    held = {tale.rules.fork_for(0, seed)._table.state.hands[1][0] for seed in range(60)}
    assert held == {4}
    assert tale.rules.view(0).not_held[1] == (8,)


def test_all_cards_that_can_be_there_are_dealt_about_equally_often() -> None:
    tale = Story([2, 10], [5], [4])
    dealt = Counter(tale.rules.fork_for(0, seed)._table.state.hands[1][0] for seed in range(2800))
    assert set(dealt) == {1, 2, 3, 4, 5, 6, 7, 8, 9, 11}
    for rank in (3, 4, 6, 8, 9):  # one copy of 14 unseen cards
        assert 130 < dealt[rank] < 280
    for rank in (1, 5, 7, 11):  # two copies
        assert 300 < dealt[rank] < 510


def test_events_with_secrets_name_their_knowers_and_blank_the_rest() -> None:
    secrets = []
    for seed in range(20):
        rules, dice = Soccer11Rules.new(4, {}, the_box(), Dice(seed)), Dice(seed)
        while rules.to_act is not None:
            events = rules.apply(rules.sample(rules.to_act, dice))
            secrets += [event for event in events if isinstance(event, Secret)]
    assert len({type(event) for event in secrets}) == 4
    for event in secrets:
        assert event.reveals
        for viewer in (None, 0, 1, 2, 3):
            seen = event.seen_by(viewer)
            hidden = [getattr(seen, field) is None for field in event.hidden_fields]
            assert all(hidden) == (viewer not in event.knowers)
