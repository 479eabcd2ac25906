"""Advanced: stars, the wall, weakened takers, and the coach's bonus."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.big4.events import Weakened
from game.big4.moves import AnnounceCoach, BuildWall, FreeKick
from game.big4.shot_events import (
    AttackCounted,
    CoachAnnounced,
    DefenceCounted,
    GoalScored,
    ShotSettled,
    WallBuilt,
)
from tests.games.big4.story import Story, of_type, the_box


def without_coaches(tale: Story) -> Story:
    """Nobody is asked about the bonus."""
    for team in tale.state.teams:
        team.coach_used = True
    return tale


def free_kick(ours: str = "all", theirs: str = "all", taker: int = 10) -> Story:
    """Taken by number 10, five stars; the wall is still to be built."""
    tale = without_coaches(Story(ours, theirs, advanced=True))
    tale.roll(1, 1, "free-kick")
    tale.free_kick(taker)
    return tale


# The free kick.


def test_in_form_or_weakened_may_take_an_advanced_free_kick() -> None:
    tale = Story("9 10", "all", advanced=True)
    tale.roll(1, 1, "free-kick")
    assert tale.offered(FreeKick, "taker") == set(range(2, 12))


def test_the_defender_builds_a_wall_of_any_three_on_the_pitch() -> None:
    tale = free_kick("all", "2 3 off 11")
    assert (tale.phase, tale.to_act) == ("wall", 1)
    walls = {move.footballers for move in tale.rules.legal_moves()}
    on_pitch = [tale.who(1, place) for place in range(2, 11)]  # weakened ones too
    assert walls == set(combinations(on_pitch, 3))


@pytest.mark.parametrize("wall", [(2, 3), (2, 3, 4, 5), (1, 2, 3), (2, 3, 11)])
def test_a_wall_is_three_outfield_footballers_who_are_there(wall: tuple[int, ...]) -> None:
    tale = free_kick("all", "2 3 off 11")
    move = BuildWall(1, tuple(tale.who(1, place) for place in wall))
    assert tale.refusal(move) == "wall-three"


@pytest.mark.parametrize(
    ("theirs", "size"), [("2 off 4 5 6 7 8 9 10 11", 2), ("2 off 3 4 5 6 7 8 9 10 11", 1)]
)
def test_with_fewer_on_the_pitch_the_wall_is_smaller(theirs: str, size: int) -> None:
    tale = free_kick("all", theirs)
    (wall,) = tale.rules.legal_moves()
    assert isinstance(wall, BuildWall)
    assert len(wall.footballers) == size


def test_with_nobody_on_the_pitch_there_is_no_wall() -> None:
    tale = Story("all", "2 off 3 4 5 6 7 8 9 10 11", advanced=True)
    without_coaches(tale)
    tale.roll(6, 6, "free-kick")
    tale.state.teams[1].fit = 0  # as if the last one had gone
    tale.free_kick(10)
    assert tale.phase == "shoot"
    assert of_type(tale.shoot(1, 1, 1), DefenceCounted)[0].total == 6


def test_the_wall_and_the_keeper_defend_without_dice_and_the_taker_throws_three() -> None:
    """The worked example: 2 + 5 + 3 + 6 = 16; a five-star taker needs 12 with the dice."""
    tale = free_kick()
    tale.field_other(1, 2)  # 2 stars in defence
    defence = the_box().defence
    assert [defence[tale.who(1, place)] for place in (2, 5, 3, 1)] == [2, 5, 3, 6]
    wall = tuple(tale.who(1, place) for place in (2, 3, 5))
    assert tale.wall(2, 3, 5) == [WallBuilt(1, wall, 10)]
    assert (tale.phase, tale.to_act) == ("shoot", 0)
    events = tale.shoot(4, 4, 4)
    assert events[0] == AttackCounted(0, tale.who(0, 10), (4, 4, 4), None, 0, 5, 0, 0, 17)
    assert events[1] == DefenceCounted(1, tale.who(1, 1), (), 6, 10, 0, 0, 16)
    assert of_type(events, GoalScored) == [GoalScored(0, tale.who(0, 10), 1, "free-kick", (1, 0))]


def test_as_many_as_the_wall_is_saved_and_the_taker_is_weakened() -> None:
    tale = free_kick()
    tale.field_other(1, 2)
    tale.wall(2, 3, 5)
    events = tale.shoot(3, 4, 4)
    assert of_type(events, ShotSettled)[0].result == "saved"
    assert of_type(events, Weakened) == [Weakened(0, (tale.who(0, 10),), "shot")]
    assert tale.to_act == 1


def test_a_weakened_taker_loses_nothing_more() -> None:
    tale = free_kick("2 3", "all", taker=10)
    tale.wall(2, 3, 5)
    assert of_type(tale.shoot(1, 1, 1), Weakened) == []


# Duel and penalty.


def test_a_duel_adds_the_takers_attack_and_the_keepers_six_stars() -> None:
    """The worked example: 5 + 5 + 1, two stars, attack 4 make 17; the keeper needs 11."""
    tale = without_coaches(Story("all", "4", advanced=True))
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(8)
    (attack,) = tale.shoot(5, 5, 1, duel="star-2")
    assert (attack.stars, attack.duel_stars, attack.total) == (4, 2, 17)
    assert tale.rules.view(1).to_save == 11
    events = tale.save(4, 4, 3)
    assert events[0] == DefenceCounted(1, tale.who(1, 1), (4, 4, 3), 6, 0, 0, 0, 17)
    assert of_type(events, ShotSettled)[0].result == "saved"


def test_one_less_and_it_is_a_goal() -> None:
    tale = without_coaches(Story("all", "4", advanced=True))
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(8)
    tale.shoot(5, 5, 1, duel="star-2")
    assert of_type(tale.save(4, 4, 2), GoalScored)


def test_the_coaches_are_asked_at_a_penalty_too() -> None:
    tale = Story("all", "all", advanced=True)
    tale.roll(1, 2, "tackle")
    tale.tackle(11)
    tale.toss(foul=True)
    tale.referee(3, 4, "red-penalty")
    tale.taker(8)
    assert (tale.phase, tale.to_act) == ("coach", 1)
    tale.coach(use=True)
    assert (tale.phase, tale.to_act) == ("coach", 0)
    tale.coach(use=True)
    (attack,) = tale.shoot(1, 2, 3, duel="star-1")
    assert attack.coach == 2
    assert tale.save(1, 1, 1)[0].coach == 2


def test_a_penalty_adds_the_takers_attack_and_the_keepers_six_stars() -> None:
    tale = without_coaches(Story("all", "all", advanced=True))
    tale.roll(1, 2, "tackle")
    tale.tackle(11)
    tale.toss(foul=True)
    tale.referee(3, 4, "red-penalty")
    tale.taker(8)
    stars = the_box().attack[tale.who(1, 8)]
    (attack,) = tale.shoot(1, 2, 3, duel="star-1")
    assert (attack.stars, attack.total) == (stars, 7 + stars)
    assert tale.rules.view(0).to_save == 1 + stars
    saved = tale.save(1, 1, 1)[0]
    assert (saved.stars, saved.total) == (6, 9)


def test_a_duel_or_penalty_is_still_taken_by_somebody_in_form() -> None:
    tale = without_coaches(Story("8 9", "4", advanced=True))
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    assert {move.footballer for move in tale.rules.legal_moves()} == {
        tale.who(0, 8), tale.who(0, 9),
    }  # fmt: skip


def test_easy_mode_knows_no_stars() -> None:
    tale = Story("all", "4")
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    (attack,) = tale.shoot(5, 5, 1, duel="star-2")
    assert (attack.stars, attack.total) == (0, 13)
    assert of_type(tale.save(1, 1, 1), DefenceCounted)[0].stars == 0


# The coach's bonus.


def duel_with_coaches() -> Story:
    tale = Story("all", "4", advanced=True)
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    return tale


def test_the_shooter_announces_first_then_the_keeper_both_before_any_die() -> None:
    tale = duel_with_coaches()
    assert (tale.phase, tale.to_act) == ("coach", 0)
    assert tale.coach(use=True) == [CoachAnnounced(0, True)]
    assert (tale.phase, tale.to_act) == ("coach", 1)
    tale.coach(use=True)
    assert (tale.phase, tale.to_act) == ("shoot", 0)
    (attack,) = tale.shoot(1, 2, 3, duel="star-1")
    assert (attack.coach, attack.total) == (2, 6 + 1 + 5 + 2)
    events = tale.save(1, 1, 1)
    assert (events[0].coach, events[0].total) == (2, 3 + 6 + 2)


def test_at_a_free_kick_the_wall_stands_before_the_coaches_speak() -> None:
    tale = Story("all", "all", advanced=True)
    tale.roll(1, 1, "free-kick")
    tale.free_kick(10)
    tale.wall(2, 3, 5)
    tale.coach(use=False)
    tale.coach(use=True)
    events = tale.shoot(4, 4, 4)
    assert (events[0].coach, events[1].coach) == (0, 2)


def test_the_bonus_serves_once_a_match_whatever_comes_of_it() -> None:
    tale = duel_with_coaches()
    tale.coach(use=True)
    tale.coach(use=False)
    tale.shoot(1, 1, 1, duel="missed")
    assert tale.rules.view(0).teams[0].coach == "used"
    tale.recover(2)
    tale.roll(1, 1, "offside")
    tale.roll(1, 1, "free-kick")
    tale.free_kick(10)
    tale.wall(3, 4, 5)
    assert tale.to_act == 1  # the other side still has its bonus
    tale.coach(use=False)
    assert tale.phase == "shoot"
    assert tale.refusal(AnnounceCoach(0, True)) == "coach-used"


def test_a_bonus_kept_can_be_used_later() -> None:
    tale = duel_with_coaches()
    tale.coach(use=False)
    assert tale.rules.view(0).teams[0].coach == "ready"


def test_once_both_have_spoken_the_bonus_comes_too_late() -> None:
    tale = duel_with_coaches()
    tale.coach(use=False)
    tale.coach(use=False)
    assert tale.refusal(AnnounceCoach(0, True)) == "coach-before-dice"


def test_easy_mode_knows_no_coach() -> None:
    tale = Story("all", "4")
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    assert tale.phase == "shoot"
