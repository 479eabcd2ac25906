"""Hidden cards moved about by hand: nothing a seat sees, is told or dreams of may change.

The forks are not used to make the other worlds here, so that they cannot hide their own faults.
"""

from __future__ import annotations

import pytest

from game.buteur.bot import ButeurRobot
from game.buteur.rules import ButeurRules
from game.buteur.state import State
from game.core.dice import Dice
from tests.games.buteur.story import Story, the_box
from tests.games.buteur.test_refusals import every_move


def with_hidden_cards_moved(rules: ButeurRules, seat: int, seed: int) -> ButeurRules:
    """The same to `seat`: what it cannot see changes places, hands and stock."""
    twin = ButeurRules.restore(rules.snapshot(), the_box(), Dice(1))
    state: State = twin._table.state
    places = [
        (hand, place)
        for other, hand in enumerate(state.hands)
        for place, card in enumerate(hand)
        if other != seat and card not in state.known[other]
    ]
    seen_below = {i for i, layer in enumerate(state.under) if layer == seat}
    places += [(state.stock, i) for i in range(len(state.stock)) if i not in seen_below]
    cards = [pile[place] for pile, place in places]
    Dice(seed).shuffle(cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile[place] = card
    return twin


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neither_view_nor_fork_nor_robot_knows_where_hidden_cards_lie(seats: int) -> None:
    for seed in range(3):
        rules, dice = ButeurRules.new(seats, {}, the_box(), Dice(seed)), Dice(seed + 50)
        while rules.to_act is not None:
            for seat in range(seats):
                twin = with_hidden_cards_moved(rules, seat, seed + rules.turns)
                assert twin.view(seat) == rules.view(seat)
                assert twin.fork_for(seat, 9).digest() == rules.fork_for(seat, 9).digest()
            rules.apply(rules.sample(rules.to_act, dice))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_robots_choice_does_not_know_where_hidden_cards_lie(level: int) -> None:
    rules, dice = ButeurRules.new(3, {}, the_box(), Dice(level)), Dice(7)
    while (seat := rules.to_act) is not None:
        twin = with_hidden_cards_moved(rules, seat, rules.turns)
        chosen = [
            ButeurRobot(level).choose(world.fork_for(seat, 4), Dice(2)) for world in (rules, twin)
        ]
        assert chosen[0] == chosen[1]
        rules.apply(rules.sample(seat, dice))


def test_a_refusal_does_not_know_where_hidden_cards_lie() -> None:
    rules, dice = ButeurRules.new(3, {}, the_box(), Dice(3)), Dice(8)
    for _ in range(60):
        for seat in range(3):
            twin = with_hidden_cards_moved(rules, seat, 6)
            if seat != rules.to_act:
                twin._legal = None
            for move in every_move(seat)[::3]:
                assert twin.why_not(move) == rules.why_not(move)
        if rules.to_act is None:
            break
        rules.apply(rules.sample(rules.to_act, dice))


def test_forks_deal_every_other_hand_anew() -> None:
    rules = ButeurRules.new(4, {}, the_box(), Dice(2))
    state = rules._table.state
    dealt = [rules.fork_for(0, seed)._table.state for seed in range(12)]
    for seat in (1, 2, 3):
        hands = {tuple(sorted(fork.hands[seat])) for fork in dealt}
        assert len(hands) == 12
        assert tuple(sorted(state.hands[seat])) not in hands
    assert all(fork.hands[0] == state.hands[0] for fork in dealt)


def test_forks_leave_a_known_attacker_in_its_hand_among_many_unseen_cards() -> None:
    tale = Story("keeper, penalty, s1", "s3, s2, s5")
    taken = tale.hand(0)[-1]
    tale.state.known[0].append(taken)
    for seed in range(12):
        assert taken in tale.rules.fork_for(1, seed)._table.state.hands[0]


@pytest.mark.parametrize(
    ("tale", "phase"),
    [
        (Story("s3", "s1", ball=(0, 6), restart="goal-kick"), "goal-kick-square"),
        (Story("s3", "s1", ball=(1, 3), restart="save"), "place-ball"),
        (Story("s3", "s1"), "start-square"),
        (Story("s3", "s1", ball=(3, 3)), "play"),
    ],
)
def test_worlds_give_whoever_acts_a_card_to_go_on_with(tale: Story, phase: str) -> None:
    assert tale.phase == phase
    for seed in range(60):
        fork = tale.rules.fork_for(1, seed)
        if phase != "play":
            fork.apply(fork.legal_moves()[0])
        assert fork.legal_moves()
    if phase != "play":
        tale.do(tale.rules.legal_moves()[0])
        assert all(tale.rules.fork_for(1, seed).legal_moves() for seed in range(60))


def test_a_card_laid_under_the_stock_is_forgotten_once_it_is_drawn() -> None:
    stock = ["corner red", "corner blue", "penalty", "l4"]
    tale = Story("keeper, penalty", "s3, s2", stock=stock)
    for _ in range(4):
        tale.do(tale.rules.legal_moves()[0])
    assert len(tale.rules.view(0).under) == 4
    tale.place((4, 3))
    tale.play("l4")  # over the side line
    tale.place((7, 1))  # seat 0 draws the uppermost of the cards it laid
    assert tale.rules.view(0).under == tuple(tale.state.stock)
    assert len(tale.state.stock) == 3
