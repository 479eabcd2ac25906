"""Advanced: injuries, changes, and a coach who is booked or sent off."""

from __future__ import annotations

import pytest

from game.big4.events import (
    Hurt,
    NobodyBooked,
    PenaltyGiven,
    SentOff,
    Substituted,
    Weakened,
    YellowShown,
)
from game.big4.moves import AnnounceCoach, Recover, Roll, Substitute, Tackle
from game.big4.shot_events import DuelsWon
from game.big4.squads import understudy_of
from tests.games.big4.story import Story, of_type


def tackled(ours: str = "all", theirs: str = "all", target: int = 9) -> Story:
    tale = Story(ours, theirs, advanced=True)
    tale.roll(1, 2, "tackle")
    tale.tackle(target)
    return tale


def injured(target: int = 9, theirs: str = "2 3") -> Story:
    """Seat 1's weakened number 9 has been carried off; it is seat 1's turn."""
    tale = tackled("all", theirs, target)
    tale.toss(foul=False)
    return tale


# The injury.


def test_a_weakened_opponent_may_be_tackled_too_and_is_badly_hurt() -> None:
    tale = Story("all", "2 3", advanced=True)
    tale.roll(1, 2, "tackle")
    assert tale.offered(Tackle) == set(range(2, 12))
    events = tale.tackle(9)
    assert events == [Hurt(0, tale.who(1, 9))]
    assert 9 not in tale.on_pitch(1)
    assert tale.phase == "referee-toss"


def test_one_in_form_who_is_tackled_is_only_weakened() -> None:
    tale = Story("all", "2 9", advanced=True)
    tale.roll(1, 2, "tackle")
    assert tale.tackle(9) == [Weakened(0, (tale.who(1, 9),), "tackle")]


def test_a_hurt_footballer_must_be_replaced_on_ones_turn_before_the_roll() -> None:
    tale = injured()
    assert (tale.phase, tale.to_act) == ("change-hurt", 1)
    assert tale.rules.legal_moves() == (tale.change_move(9),)
    assert tale.refusal(Roll(1)) == "change-hurt-first"
    hurt, fresh = tale.who(1, 9), understudy_of(tale.who(1, 9))
    assert tale.change(9) == [Substituted(1, hurt, fresh)]
    assert tale.who(1, 9) == fresh
    assert tale.in_form(1) == [2, 3, 9]
    assert tale.phase == "roll"


def test_a_weakened_one_waits_until_the_hurt_one_is_replaced() -> None:
    tale = injured()
    assert tale.refusal(tale.change_move(4)) == "change-hurt-first"
    tale.change(9)
    assert tale.refusal(tale.change_move(4)) is None


def test_without_a_change_left_the_place_stays_empty() -> None:
    tale = tackled("all", "2 3")
    tale.state.teams[1].changes_left = 0
    tale.state.teams[1].bench = tale.state.teams[1].bench[3:]  # who had come on
    tale.toss(foul=False)
    assert tale.phase == "roll"
    assert 9 not in tale.on_pitch(1)
    assert tale.rules.view(1).teams[1].condition(tale.who(1, 9)) == "hurt"


def test_a_hurt_footballer_does_not_come_back_after_a_goal() -> None:
    tale = Story("all", "4 hurt 9", advanced=True)
    for team in tale.state.teams:
        team.coach_used = True
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="goal")
    assert tale.in_form(1) == [2, 3, 4, 5, 6, 7, 8, 10, 11]
    assert tale.phase == "change-hurt"


# Changes.


def test_a_weakened_footballer_may_be_replaced_place_for_place() -> None:
    tale = Story("2 3", "all", advanced=True)
    events = tale.change(7)
    assert of_type(events, Substituted)
    assert tale.in_form(0) == [2, 3, 7]  # the fresh one comes in form
    assert (tale.phase, tale.to_act) == ("roll", 0)
    other = Substitute(0, tale.who(0, 8), understudy_of(tale.who(0, 9)))
    assert tale.refusal(other) == "change-same-place"


def test_one_in_form_is_not_replaced() -> None:
    tale = Story("2 3", "all", advanced=True)
    assert tale.refusal(tale.change_move(2)) == "change-in-form"
    assert tale.refusal(tale.change_move(1)) == "change-in-form"


def test_there_are_three_changes_a_match() -> None:
    tale = Story("2 3", "all", advanced=True)
    for place in (4, 5, 6):
        tale.change(place)
    assert tale.rules.legal_moves() == (Roll(0),)
    assert tale.refusal(tale.change_move(7)) == "changes-used"


def test_whoever_is_replaced_does_not_come_back() -> None:
    tale = Story("2 3", "all", advanced=True)
    gone = tale.who(0, 7)
    tale.change(7)
    tale.rules._table.weaken(1, (tale.who(0, 7),), "dice")
    assert tale.refusal(Substitute(0, tale.who(0, 7), gone)) == "player-gone"


def test_changes_are_made_before_the_roll() -> None:
    tale = Story("2 3", "all", advanced=True)
    tale.roll(5, 4, "free-kick")
    assert tale.refusal(tale.change_move(7)) == "change-before-roll"


def test_a_change_may_come_before_a_duel_that_begins_the_turn() -> None:
    tale = Story("2 3", "", advanced=True)
    assert tale.phase == "duel"
    assert tale.refusal(tale.change_move(10)) is None
    assert of_type(tale.change(10), DuelsWon) == []  # it was told when the turn began
    assert tale.phase == "duel"
    assert tale.rules.view(0).may_change
    tale.taker(10)
    assert not tale.rules.view(0).may_change
    assert tale.refusal(tale.change_move(9)) == "change-before-roll"


def test_there_is_no_change_before_a_duel_won_by_the_dice() -> None:
    tale = Story("2 3", "4", advanced=True)
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    assert tale.refusal(tale.change_move(10)) == "change-before-roll"


def test_a_footballer_sent_off_is_not_replaced() -> None:
    tale = Story("2 3 off 7", "all", advanced=True)
    assert tale.refusal(tale.change_move(7)) == "change-not-sent-off"


def test_easy_mode_knows_no_changes() -> None:
    tale = Story("2 3", "all")
    assert tale.rules.legal_moves() == (Roll(0),)
    assert tale.refusal(tale.change_move(7)) == "not-now"


def test_a_hurt_footballer_does_not_recover() -> None:
    tale = Story("2 3", "all", advanced=True)
    tale.rules._table.take_off(tale.who(0, 7))
    tale.state.teams[0].hurt |= 1 << 7
    tale.roll(1, 1, "recovery")
    assert tale.offered(Recover) == {4, 5, 6, 8, 9, 10, 11}


def test_a_coach_whose_bonus_is_used_up_still_makes_changes() -> None:
    tale = Story("2 3", "all", advanced=True)
    tale.state.teams[0].coach_used = True
    assert tale.refusal(tale.change_move(7)) is None
    tale.change(7)
    assert tale.in_form(0) == [2, 3, 7]


def test_a_number_that_was_carried_off_is_not_booked() -> None:
    tale = tackled("2 3", "all")
    tale.rules._table.take_off(tale.who(0, 7))
    tale.state.teams[0].hurt |= 1 << 7
    tale.toss(foul=True)
    events = tale.referee(3, 4, "red")
    assert NobodyBooked(0, 7) in events
    assert of_type(events, SentOff) == []
    assert tale.state.teams[0].hurt >> 7 & 1


# The coach and the referee.


def complaining(face: str, **coach: object) -> tuple[Story, list]:
    """Seat 0 has tackled and fouled, and the dice show double six."""
    tale = tackled("2 3", "all")
    for name, value in coach.items():
        setattr(tale.state.teams[0], name, value)
    if tale.state.teams[0].coach_yellows:
        tale.state.yellows.append(88)
    tale.toss(foul=True)
    return tale, tale.referee(6, 6, face)


def test_double_six_books_the_coach() -> None:
    tale, events = complaining("yellow")
    assert YellowShown(0, None, 1) in events
    assert tale.rules.view(0).teams[0].coach == "booked"
    assert tale.to_act == 1


def test_a_coach_booked_gives_no_bonus_but_changes_go_on() -> None:
    tale, _ = complaining("yellow")
    tale.roll(1, 1, "offside")
    assert tale.refusal(tale.change_move(7)) is None
    tale.roll(1, 1, "free-kick")
    tale.free_kick(10)
    tale.wall(2, 3, 4)
    assert (tale.phase, tale.to_act) == ("coach", 1)  # only the other coach is asked
    tale.coach(use=False)
    assert tale.refusal(AnnounceCoach(0, True)) == "coach-booked"


@pytest.mark.parametrize(
    ("face", "yellows", "why"), [("red", 0, "red"), ("yellow", 1, "second-yellow")]
)
def test_red_or_two_yellows_send_the_coach_off_no_bonus_no_changes(
    face: str, yellows: int, why: str
) -> None:
    tale, events = complaining(face, coach_yellows=yellows)
    assert SentOff(0, None, why) in events
    assert tale.rules.view(0).teams[0].coach == "sent-off"
    tale.roll(1, 1, "offside")
    assert tale.rules.legal_moves() == (Roll(0),)
    assert tale.refusal(tale.change_move(7)) == "no-coach-no-change"


def test_a_coach_already_gone_is_not_punished_again_but_the_penalty_stands() -> None:
    tale, events = complaining("red-penalty", coach_off=True)
    assert NobodyBooked(0, 12) in events
    assert PenaltyGiven(1, 0) in events
    assert tale.phase == "penalty"


def test_a_team_whose_coach_is_gone_need_not_replace_the_hurt() -> None:
    tale = tackled("all", "2 3")
    tale.state.teams[1].coach_off = True
    tale.toss(foul=False)
    assert tale.phase == "roll"
