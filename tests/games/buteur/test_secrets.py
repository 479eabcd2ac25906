"""Hands are secret, even between partners; other worlds look the same to their seat."""

from __future__ import annotations

import pytest

from game.buteur.rules import ButeurRules
from game.buteur.view import Shot
from game.core.dice import Dice
from tests.games.buteur.story import Story, all_cards, the_box


def test_a_view_shows_ones_own_hand_and_no_other_not_even_a_partners() -> None:
    rules = ButeurRules.new(4, {}, the_box(), Dice(2))
    view = rules.view(0)
    assert None not in view.hands[0]
    assert view.hands[1:] == ((None,) * 6,) * 3
    assert rules.view(None).hands == ((None,) * 6,) * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fork_looks_the_same_to_its_seat_all_match_long(seats: int) -> None:
    for seed in range(6):
        rules, dice = ButeurRules.new(seats, {}, the_box(), Dice(seed)), Dice(seed + 99)
        while rules.to_act is not None:
            before = rules.snapshot()
            for seat in range(seats):
                fork = rules.fork_for(seat, seed)
                assert fork.view(seat) == rules.view(seat)
                assert all_cards(fork) == list(range(55))
                assert fork.legal_moves()
                if seat == rules.to_act:
                    assert fork.legal_moves() == rules.legal_moves()
            assert rules.snapshot() == before
            rules.apply(rules.sample(rules.to_act, dice))


def test_a_fork_depends_on_nothing_its_seat_cannot_see() -> None:
    rules = ButeurRules.new(3, {}, the_box(), Dice(4))
    once = rules.fork_for(0, 11)
    again = rules.fork_for(0, 5).fork_for(0, 11)  # the hidden cards lie elsewhere
    assert once.snapshot() == again.snapshot()
    assert rules.fork_for(0, 12).snapshot() != once.snapshot()


def test_an_attacker_taken_from_the_discards_stays_known_until_it_is_played() -> None:
    tale = Story("keeper, penalty", "s3", stock=["corner red"], discards=["s5 red"])
    tale.exchange("penalty")
    taken = tale.card("s5 red")
    tale.take_attacker("corner red")
    assert all(taken in fork._table.state.hands[0] for fork in forks(tale, 1))
    tale.place((4, 3))
    tale.play("s5 red")
    assert tale.rules.view(1).known == ((), ())


def test_a_card_laid_under_the_stock_is_known_to_who_laid_it_alone() -> None:
    tale = Story("keeper, penalty", "s3, s2", stock=["s3", "s1", "l3", "l2", "r2"])
    penalty = tale.card("penalty")
    tale.exchange("penalty")
    assert tale.rules.view(0).under == (penalty,)
    assert tale.rules.view(1).under == (None,)
    assert all(fork._table.state.stock[0] == penalty for fork in forks(tale, 0))
    assert {fork._table.state.stock[0] for fork in forks(tale, 1)} != {penalty}


def test_a_cut_makes_one_forget_what_lay_under_the_stock() -> None:
    tale = Story("s3", "corner red, s1", shot=Shot(0, (10, 3)), turn=1)
    tale.state.under.append(1)
    tale.play("corner")
    tale.cut("hand")
    assert tale.rules.view(1).under == ()


@pytest.mark.parametrize(
    ("tale", "phase"),
    [
        (Story("penalty, keeper", "s1, s3"), "exchange"),
        (Story("keeper, penalty", "s1, s3", ball=(4, 3)), "discard"),
    ],
)
def test_worlds_agree_with_what_the_phase_tells_of_another_hand(tale: Story, phase: str) -> None:
    assert tale.phase == phase
    for fork in forks(tale, 1):
        hand = fork._table.state.hands[0]
        assert not any(the_box().kinds[card] == "attacker" for card in hand)


def test_worlds_give_the_penalty_taker_a_penalty() -> None:
    tale = Story("penalty, s2", "s1, s3", ball=(6, 3))
    tale.play("s2")
    for fork in forks(tale, 1):
        assert any(the_box().kinds[card] == "penalty" for card in fork._table.state.hands[0])


def forks(tale: Story, seat: int) -> list[ButeurRules]:
    return [tale.rules.fork_for(seat, seed) for seed in range(12)]
