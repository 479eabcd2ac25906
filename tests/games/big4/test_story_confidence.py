"""Confidence as a handicap: it counts from the start, in every shot and every save."""

from __future__ import annotations

from game.big4.shot_events import GoalScored
from tests.games.big4.story import Story, of_type


def test_confidence_counts_in_a_duel_on_both_sides() -> None:
    tale = Story("all", "4", confidence=(2, 3))
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    (attack,) = tale.shoot(3, 3, 3, duel="star-1")
    assert (attack.confidence, attack.total) == (2, 12)
    assert tale.rules.view(1).to_save == 9
    events = tale.save(3, 3, 2)
    assert (events[0].confidence, events[0].total) == (3, 11)
    assert of_type(events, GoalScored)


def test_confidence_counts_in_a_penalty() -> None:
    tale = Story("all", "all", confidence=(4, 1))
    tale.roll(1, 2, "tackle")
    tale.tackle(9)
    tale.toss(foul=True)
    tale.referee(3, 4, "red-penalty")
    tale.taker(10)
    (attack,) = tale.shoot(3, 3, 3, duel="star-1")
    assert (attack.confidence, attack.total) == (1, 11)
    assert tale.rules.view(0).to_save == 7


def test_confidence_counts_in_an_advanced_free_kick_with_its_wall() -> None:
    tale = Story("all", "all", advanced=True, confidence=(1, 2))
    tale.roll(1, 2, "free-kick")
    tale.free_kick(10)
    tale.wall(2, 3, 5)
    tale.coach(use=False)
    tale.coach(use=False)
    attack, defence, *_ = tale.shoot(2, 2, 2)
    assert (attack.confidence, attack.total) == (1, 6 + 5 + 1)
    assert (defence.confidence, defence.total) == (2, 6 + 11 + 2)


def test_two_players_keep_their_confidence_through_the_goals() -> None:
    tale = Story("all", "4", confidence=(2, 3))
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="goal")
    assert [team.bonus for team in tale.rules.view(None).teams] == [2, 3]
