"""The tackle, the referee's card and die, the penalty."""

from __future__ import annotations

import pytest

from game.big4.events import (
    NobodyBooked,
    PenaltyGiven,
    RefereeRolled,
    RefereeTossed,
    SentOff,
    TurnBegan,
    Weakened,
    YellowShown,
)
from game.big4.faces import REFEREE_DIE
from game.big4.moves import Book, ChooseTaker, Tackle
from game.big4.shot_events import DuelsWon, GoalScored
from tests.games.big4.story import Story, of_type


def fouled(ours: str = "all", theirs: str = "all", target: int = 9, **more: object) -> Story:
    """Seat 0 tackled and the whistle went: seat 1 has the referee die in hand."""
    tale = Story(ours, theirs, **more)
    tale.roll(1, 2, "tackle")
    tale.tackle(target)
    tale.toss(foul=True)
    return tale


def test_a_tackle_turns_over_any_opponent_in_form() -> None:
    tale = Story("all", "4 9")
    tale.roll(1, 2, "tackle")
    assert tale.offered(Tackle) == {4, 9}
    events = tale.tackle(9)
    assert events == [Weakened(0, (tale.who(1, 9),), "tackle")]
    assert tale.in_form(1) == [4]


def test_in_easy_mode_a_weakened_one_is_not_tackled() -> None:
    tale = Story("all", "4 9")
    tale.roll(1, 2, "tackle")
    assert tale.refusal(Tackle(0, tale.who(1, 2))) == "tackle-in-form"


def test_the_tackled_side_tosses_the_referees_card() -> None:
    tale = Story("all", "all")
    tale.roll(1, 2, "tackle")
    tale.tackle(9)
    assert (tale.phase, tale.to_act) == ("referee-toss", 1)


def test_play_on_and_it_is_the_opponents_turn() -> None:
    tale = Story("all", "all")
    tale.roll(1, 2, "tackle")
    tale.tackle(9)
    assert tale.toss(foul=False) == [RefereeTossed(1, False), TurnBegan(1, 2)]


def test_a_foul_makes_the_tackled_side_roll_the_referee_die() -> None:
    tale = fouled()
    assert (tale.phase, tale.to_act) == ("referee-roll", 1)
    events = tale.referee(3, 4, "minor")
    assert events[0] == RefereeRolled(1, 0, (3, 4), "minor")


def test_the_referee_die_is_minor_minor_yellow_yellow_red_red_and_penalty() -> None:
    assert REFEREE_DIE == ("minor", "minor", "yellow", "yellow", "red", "red-penalty")


def test_a_minor_foul_changes_nothing() -> None:
    tale = fouled()
    tale.referee(3, 4, "minor")
    assert tale.on_pitch(0) == tale.in_form(0) == list(range(2, 12))
    assert (tale.state.turn_seat, tale.phase) == (1, "roll")


def test_a_yellow_card_books_and_weakens_the_footballer_of_the_sum() -> None:
    tale = fouled()
    events = tale.referee(3, 4, "yellow")
    booked = tale.who(0, 7)
    assert YellowShown(0, booked, 1) in events
    assert Weakened(0, (booked,), "booking") in events
    assert tale.weak(0) == [7]
    assert tale.rules.view(None).yellows == (booked,)


def test_a_weakened_footballer_who_is_booked_stays_weakened() -> None:
    tale = fouled("2 3 4")
    events = tale.referee(3, 4, "yellow")
    assert of_type(events, Weakened) == []
    assert 7 in tale.weak(0)


def test_the_second_yellow_of_a_footballer_sends_him_off_for_the_match() -> None:
    tale = fouled()
    tale.state.yellows.append(tale.who(0, 7))
    events = tale.referee(3, 4, "yellow")
    assert SentOff(0, tale.who(0, 7), "second-yellow") in events
    assert 7 not in tale.on_pitch(0)


def test_a_red_card_sends_off_for_the_match() -> None:
    tale = fouled()
    events = tale.referee(3, 4, "red")
    assert SentOff(0, tale.who(0, 7), "red") in events
    assert 7 not in tale.on_pitch(0)
    assert (tale.state.turn_seat, tale.phase) == (1, "roll")


def test_somebody_sent_off_does_not_come_back_after_a_goal() -> None:
    tale = Story("all off 7", "4 off 8")
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="goal")
    assert tale.in_form(0) == [2, 3, 4, 5, 6, 8, 9, 10, 11]
    assert tale.in_form(1) == [2, 3, 4, 5, 6, 7, 9, 10, 11]


@pytest.mark.parametrize("face", ["yellow", "red"])
def test_a_footballer_already_gone_is_not_punished_again(face: str) -> None:
    tale = fouled("all off 7")
    events = tale.referee(3, 4, face)
    assert NobodyBooked(0, 7) in events
    assert of_type(events, YellowShown) == of_type(events, SentOff) == []
    assert tale.state.turn_seat == 1


def test_red_and_penalty_sends_off_and_gives_a_penalty_to_the_tackled_side() -> None:
    tale = fouled("all", "9 10 11")
    events = tale.referee(3, 4, "red-penalty")
    assert SentOff(0, tale.who(0, 7), "red") in events
    assert PenaltyGiven(1, 0) in events
    assert (tale.phase, tale.to_act) == ("penalty", 1)
    assert tale.offered(ChooseTaker) == {10, 11}


def test_the_penalty_stands_though_the_footballer_is_gone() -> None:
    tale = fouled("all off 7")
    events = tale.referee(3, 4, "red-penalty")
    assert NobodyBooked(0, 7) in events
    assert PenaltyGiven(1, 0) in events
    assert tale.phase == "penalty"


# Double six.


@pytest.mark.parametrize("face", ["yellow", "red", "red-penalty"])
def test_double_six_with_a_card_lets_the_tackled_side_choose_who_is_hit(face: str) -> None:
    tale = fouled("2 3 off 4")
    tale.referee(6, 6, face)
    assert (tale.phase, tale.to_act) == ("book-choice", 1)
    assert tale.offered(Book) == {2, 3, 5, 6, 7, 8, 9, 10, 11}
    assert tale.refusal(Book(1, tale.who(0, 4))) == "player-gone"
    events = tale.book(3)
    if face == "yellow":
        assert YellowShown(0, tale.who(0, 3), 1) in events
        assert tale.in_form(0) == [2]
    else:
        assert SentOff(0, tale.who(0, 3), "red") in events
    assert (tale.phase == "penalty") == (face == "red-penalty")


def test_double_six_may_hit_a_weakened_one_when_nobody_is_in_form() -> None:
    tale = fouled("off 4")
    tale.referee(6, 6, "yellow")
    assert tale.phase == "book-choice"
    assert tale.offered(Book) == {2, 3, 5, 6, 7, 8, 9, 10, 11}


def test_double_six_and_a_minor_foul_is_a_minor_foul() -> None:
    tale = fouled()
    tale.referee(6, 6, "minor")
    assert tale.phase == "roll"


def test_double_six_with_nobody_left_hits_nobody() -> None:
    tale = fouled("off 2 3 4 5 6 7 8 9 10 11")
    assert NobodyBooked(0, 12) in tale.referee(6, 6, "red")


# The penalty.


def penalty(ours: str = "all", theirs: str = "9 10 11") -> Story:
    tale = fouled(ours, theirs)
    tale.referee(3, 4, "red-penalty")
    tale.taker(10)
    return tale


def test_a_penalty_goes_like_a_duel() -> None:
    tale = penalty()
    tale.shoot(5, 4, 1, duel="star-2")
    assert (tale.phase, tale.to_act) == ("save", 0)
    events = tale.save(1, 1, 1)
    assert of_type(events, GoalScored) == [GoalScored(1, tale.who(1, 10), 0, "penalty", (0, 1))]


def test_a_penalty_scored_starts_a_new_round_with_the_side_that_conceded() -> None:
    tale = penalty()
    tale.shoot(1, 1, 1, duel="goal")
    assert tale.state.turn_seat == 0
    assert tale.in_form(0) == [2, 3, 4, 5, 6, 8, 9, 10, 11]


def test_a_penalty_saved_brings_nobody_back_and_the_victims_normal_turn_follows() -> None:
    tale = penalty("2 3 8")
    tale.shoot(1, 1, 1, duel="star-1")
    events = tale.save(6, 6, 6)
    assert of_type(events, Weakened) == [Weakened(1, (tale.who(1, 10),), "shot")]
    assert tale.in_form(0) == [2, 3, 8]
    assert (tale.to_act, tale.phase) == (1, "roll")


# A tackle on the last one in form.


def test_the_referee_speaks_before_the_duel_of_the_tackle() -> None:
    tale = Story("all", "9")
    tale.roll(1, 2, "tackle")
    assert of_type(tale.tackle(9), DuelsWon) == []
    assert tale.phase == "referee-toss"
    events = tale.toss(foul=False)
    assert DuelsWon(0, (1,)) in events
    assert (tale.phase, tale.to_act) == ("duel", 0)


def test_the_duel_follows_a_card_too() -> None:
    tale = fouled("all", "9")
    tale.referee(3, 4, "red")
    assert (tale.phase, tale.to_act) == ("duel", 0)
    assert tale.offered(ChooseTaker) == {2, 3, 4, 5, 6, 8, 9, 10, 11}


def test_the_duel_follows_a_penalty_that_was_saved() -> None:
    tale = fouled("all", "9")
    tale.referee(3, 4, "red-penalty")
    tale.taker(10)  # weakened: nobody is in form
    events = tale.shoot(6, 6, 6, duel="missed")
    assert DuelsWon(0, (1,)) in events
    assert (tale.phase, tale.to_act) == ("duel", 0)


def test_the_duel_is_off_when_the_penalty_against_the_tackler_was_scored() -> None:
    tale = fouled("all", "9")
    tale.referee(3, 4, "red-penalty")
    tale.taker(10)
    events = tale.shoot(1, 1, 1, duel="goal")
    assert of_type(events, DuelsWon) == []
    assert (tale.state.turn_seat, tale.phase) == (0, "roll")
    assert tale.rules.view(0).duels == ()


def test_a_penalty_taker_who_fails_as_the_last_in_form_is_shot_at_in_the_next_turn_only() -> None:
    """It was not the tackle that left the goalkeeper alone: the victim's own turn comes first."""
    tale = fouled("all", "9 10")
    tale.referee(3, 4, "red-penalty")
    tale.taker(10)
    tale.shoot(1, 1, 1, duel="missed")
    assert (tale.state.turn_seat, tale.phase) == (1, "roll")
    tale.roll(1, 1, "offside")
    assert (tale.state.turn_seat, tale.phase) == (0, "duel")


def test_a_booking_of_the_last_in_form_leaves_the_tacklers_keeper_alone() -> None:
    tale = fouled("7", "all")
    tale.referee(3, 4, "yellow")
    assert (tale.state.turn_seat, tale.phase) == (1, "duel")
