"""The duel with the goalkeeper, the goal and the new round."""

from __future__ import annotations

import pytest

from game.big4.events import MatchEnded, Recovered, RoundBegan, TurnBegan, Weakened
from game.big4.faces import DUEL_DIE
from game.big4.moves import ChooseTaker, Recover
from game.big4.shot_events import AttackCounted, DuelsWon, GoalScored, ShotSettled
from tests.games.big4.story import Story, of_type


def duel(ours: str = "9 10", theirs: str = "4", **more: object) -> Story:
    """Seat 0 turns over the last one in form and chooses number 9."""
    tale = Story(ours, theirs, **more)
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    return tale


def test_the_duel_die_has_one_goal_one_missed_and_stars() -> None:
    assert sorted(DUEL_DIE) == ["goal", "missed", "star-1", "star-1", "star-2", "star-2"]


def test_turning_the_last_one_in_form_starts_the_duel_at_once() -> None:
    tale = Story("9 10", "4 5")
    tale.roll(5, 4, "dribble")
    events = tale.turn_over(4, 5)
    assert of_type(events, DuelsWon) == [DuelsWon(0, (1,))]
    assert (tale.phase, tale.to_act) == ("duel", 0)
    assert tale.offered(ChooseTaker) == {9, 10}
    assert tale.refusal(ChooseTaker(0, tale.who(0, 2))) == "taker-in-form"


def test_a_dribble_too_can_start_the_duel() -> None:
    tale = Story("9 10", "4")
    tale.roll(6, 5, "dribble")
    tale.dribble(4)
    assert tale.phase == "duel"


def test_with_nobody_in_form_a_weakened_one_takes_on_the_keeper() -> None:
    tale = Story("", "4")
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    assert tale.offered(ChooseTaker) == set(range(2, 12))
    tale.taker(7)
    events = tale.shoot(1, 1, 1, duel="missed")
    assert of_type(events, Weakened) == []


def test_with_nobody_left_on_the_pitch_the_goalkeeper_comes_up_to_shoot() -> None:
    tale = Story("off 2 3 4 5 6 7 8 9 10 11", "", turn=0)
    assert tale.phase == "duel"
    assert tale.offered(ChooseTaker) == {1}
    tale.taker(1)
    assert of_type(tale.shoot(1, 1, 1, duel="missed"), Weakened) == []


def test_three_dice_and_the_duel_die_are_thrown() -> None:
    """The worked example: 5 + 4 + 1 and two stars make 12."""
    tale = duel()
    events = tale.shoot(5, 4, 1, duel="star-2")
    assert events == [AttackCounted(0, tale.who(0, 9), (5, 4, 1), "star-2", 2, 0, 0, 0, 12)]
    assert (tale.phase, tale.to_act) == ("save", 1)
    assert tale.rules.view(1).to_save == 12


def test_goal_on_the_duel_die_scores_whatever_the_dice() -> None:
    tale = duel()
    events = tale.shoot(1, 1, 1, duel="goal")
    assert of_type(events, GoalScored) == [GoalScored(0, tale.who(0, 9), 1, "duel", (1, 0))]
    assert of_type(events, ShotSettled)[0].defence is None


def test_missed_on_the_duel_die_misses_whatever_the_dice() -> None:
    tale = duel()
    events = tale.shoot(6, 6, 6, duel="missed")
    assert of_type(events, ShotSettled)[0].result == "missed"
    assert of_type(events, GoalScored) == []
    assert tale.state.score == (0, 0)


@pytest.mark.parametrize(
    ("saved", "scored"), [((3, 4, 4), True), ((4, 4, 4), False), ((6, 6, 6), False)]
)
def test_more_than_the_keepers_three_dice_is_a_goal_and_level_is_saved(
    saved: tuple[int, ...], scored: bool
) -> None:
    tale = duel()
    tale.shoot(5, 4, 1, duel="star-2")
    events = tale.save(*saved)
    assert bool(of_type(events, GoalScored)) == scored


def test_a_duel_lost_weakens_the_taker_and_brings_one_of_theirs_back() -> None:
    tale = duel()
    tale.shoot(5, 4, 1, duel="star-1")
    events = tale.save(6, 6, 6)
    assert of_type(events, Weakened) == [Weakened(0, (tale.who(0, 9),), "shot")]
    assert (tale.phase, tale.to_act) == ("recover-one", 1)
    assert tale.offered(Recover) == set(range(2, 12))
    events = tale.recover(11)
    assert events[0] == Recovered(1, (tale.who(1, 11),), "save")
    assert tale.in_form(1) == [11]
    assert (tale.state.turn_seat, tale.phase) == (1, "roll")


def test_a_keeper_with_nobody_weakened_left_brings_nobody_back() -> None:
    tale = Story("9", "off 2 3 4 5 6 7 8 9 10 11")
    assert tale.phase == "duel"
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="missed")
    # Both goalkeepers stand alone now: the next turn is a duel, taken by the goalkeeper.
    assert (tale.state.turn_seat, tale.phase) == (1, "duel")
    assert tale.offered(ChooseTaker) == {1}


def test_a_goal_starts_a_new_round_and_everybody_gets_up() -> None:
    tale = duel("9 10", "4 off 7")
    events = tale.shoot(1, 1, 1, duel="goal")
    assert of_type(events, RoundBegan) == [RoundBegan(2)]
    assert tale.in_form(0) == list(range(2, 12))
    assert tale.in_form(1) == [2, 3, 4, 5, 6, 8, 9, 10, 11]  # the 7 had been sent off
    risen = {number for event in of_type(events, Recovered) for number in event.footballers}
    assert len(risen) == 8 + 9


def test_after_a_goal_the_side_that_conceded_starts() -> None:
    tale = duel()
    events = tale.shoot(1, 1, 1, duel="goal")
    assert of_type(events, TurnBegan) == [TurnBegan(1, 2)]


def test_the_first_to_three_goals_wins() -> None:
    tale = duel(goals=(2, 2))
    events = tale.shoot(1, 1, 1, duel="goal")
    assert events[-1] == MatchEnded((3, 2), 0)
    assert tale.to_act is None
    assert tale.rules.standings().winners == (0,)
    assert tale.rules.legal_moves() == ()


# A team that stands alone when an opponent's turn begins.


def test_a_team_that_stands_alone_by_its_own_cramp_is_shot_at_in_the_next_turn() -> None:
    tale = Story("9", "all")
    tale.roll(1, 1, "cramp")
    events = tale.cramp(9)
    assert of_type(events, DuelsWon) == [DuelsWon(1, (0,))]
    assert (tale.to_act, tale.phase) == (1, "duel")


def test_that_turn_is_the_duel_and_nothing_else() -> None:
    tale = Story("all", "")
    assert tale.phase == "duel"
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="missed")
    tale.recover(2)
    assert tale.state.turn_seat == 1
    assert tale.phase == "roll"
    assert tale.state.classic is None
