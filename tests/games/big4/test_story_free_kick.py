"""The free kick of easy mode: two dice against three."""

from __future__ import annotations

import pytest

from game.big4.events import TurnBegan, Weakened
from game.big4.moves import FreeKick
from game.big4.shot_events import (
    AttackCounted,
    DefenceCounted,
    GoalScored,
    ShotAnnounced,
    ShotSettled,
)
from tests.games.big4.story import Story, of_type


def kick(tale: Story, place: int = 9) -> Story:
    tale.roll(1, 1, "free-kick")
    tale.free_kick(place)
    return tale


def test_a_footballer_in_form_takes_it() -> None:
    tale = Story("9 10", "all")
    tale.roll(1, 1, "free-kick")
    assert tale.offered(FreeKick, "taker") == {9, 10}
    assert tale.refusal(FreeKick(0, tale.who(0, 2), 1)) == "taker-in-form"
    assert tale.refusal(FreeKick(0, tale.who(0, 1), 1)) == "taker-in-form"


def test_with_nobody_in_form_a_weakened_one_takes_it() -> None:
    tale = Story("", "all")
    tale.roll(1, 1, "free-kick")
    assert tale.offered(FreeKick, "taker") == set(range(2, 12))


def test_the_taker_throws_two_dice_and_the_keeper_three() -> None:
    tale = Story("all", "all")
    tale.roll(1, 1, "free-kick")
    taker, keeper = tale.who(0, 9), tale.who(1, 1)
    assert tale.free_kick(9) == [ShotAnnounced(0, "free-kick", taker, 1, keeper)]
    assert (tale.phase, tale.to_act) == ("shoot", 0)
    events = tale.shoot(6, 5)
    assert events == [AttackCounted(0, taker, (6, 5), None, 0, 0, 0, 0, 11)]
    assert (tale.phase, tale.to_act) == ("save", 1)
    assert tale.rules.view(1).to_save == 11
    events = tale.save(2, 3, 4)
    assert events[0] == DefenceCounted(1, keeper, (2, 3, 4), 0, 0, 0, 0, 9)
    assert events[1] == ShotSettled(0, "free-kick", taker, 1, "goal", 11, 9)


def test_more_than_the_keeper_is_a_goal_and_everybody_gets_up() -> None:
    tale = kick(Story("9 10", "2 3"))
    tale.shoot(6, 5)
    events = tale.save(2, 3, 4)
    assert of_type(events, GoalScored) == [GoalScored(0, tale.who(0, 9), 1, "free-kick", (1, 0))]
    assert tale.in_form(0) == tale.in_form(1) == list(range(2, 12))
    assert of_type(events, TurnBegan) == [TurnBegan(1, 2)]  # the side that conceded


@pytest.mark.parametrize("saved", [(2, 3, 6), (6, 6, 6)])
def test_as_many_or_fewer_is_saved_and_the_taker_is_weakened(saved: tuple[int, ...]) -> None:
    tale = kick(Story("9 10", "2 3"))
    tale.shoot(6, 5)
    events = tale.save(*saved)
    assert of_type(events, Weakened) == [Weakened(0, (tale.who(0, 9),), "shot")]
    assert of_type(events, ShotSettled)[0].result == "saved"
    assert tale.in_form(0) == [10]
    assert tale.in_form(1) == [2, 3]  # nobody recovers after a free kick
    assert tale.to_act == 1


def test_a_weakened_taker_has_nothing_more_to_lose() -> None:
    tale = kick(Story("", "all"))
    tale.shoot(1, 1)
    events = tale.save(1, 1, 1)
    assert of_type(events, Weakened) == []
    assert 9 in tale.weak(0)


def test_the_last_one_in_form_who_fails_leaves_the_keeper_alone_for_the_next_turn() -> None:
    tale = kick(Story("9", "all"))
    tale.shoot(1, 1)
    tale.save(6, 6, 6)
    assert (tale.state.turn_seat, tale.phase) == (1, "duel")
