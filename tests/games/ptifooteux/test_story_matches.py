"""Booklet, phase 2: the competition dice, winning, losing and the extra tries."""

from __future__ import annotations

import pytest

from game.ptifooteux.events import (
    CupWon,
    ExtraTryTaken,
    MatchDieRolled,
    MatchLost,
    MatchWon,
    NothingHappened,
    RollAgainGranted,
    TriesAnnounced,
)
from game.ptifooteux.moves import AnnounceTries, PlayMatch
from tests.games.ptifooteux.story import TEAMS, Story, of_type, the, the_box

BEFORE = {1: "16e-7", 2: "8e-8", 3: "quart-8", 4: "demi-8", 5: "finale-8"}


def at_match(stage: int, extra: int = 0) -> Story:
    story = Story(*TEAMS[:2], at=BEFORE[stage], extra=[extra])
    story.roll(2 if stage == 5 else 1)
    return story


@pytest.mark.parametrize(("stage", "wins"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_die_of_each_stage_has_one_winning_face_less(stage: int, wins: int) -> None:
    faces = the_box().pieces.match_dice[stage - 1]
    assert (faces.count("G"), faces.count("P")) == (wins, 6 - wins)


@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("face", range(6))
def test_the_face_decides_every_match(stage: int, face: int) -> None:
    story = at_match(stage)
    story.dice._written = [face]
    rolled = the(story.do(PlayMatch(0)), MatchDieRolled)
    assert (rolled.stage, rolled.face) == (stage, face)
    assert rolled.won == (the_box().pieces.match_dice[stage - 1][face] == "G")


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_a_won_match_lets_one_roll_again_at_once(stage: int) -> None:
    story = at_match(stage)
    events = story.play(won=True)
    assert the(events, MatchWon).stage == stage
    assert the(events, RollAgainGranted).why == "match-won"
    assert (story.phase, story.to_act) == ("won", 0)


@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
def test_a_lost_match_ends_the_turn_and_the_pawn_waits_on_the_match(stage: int) -> None:
    story = at_match(stage)
    events = story.play(won=False)
    assert the(events, MatchLost).stage == stage
    assert (story.phase, story.to_act) == ("roll", 1)
    assert (story.square, story.team(0).beaten) == (the_box().course.matches[stage], True)
    assert story.rules.view(0).seats[0].lost[stage - 1] == 1


def test_without_an_extra_try_there_is_nothing_to_announce() -> None:
    story = at_match(2)
    assert (story.phase, story.state.tries, story.state.attempt) == ("match", 1, 1)


def test_an_extra_try_square_gives_a_card() -> None:
    story = Story(*TEAMS[:2], at="16e-4")
    taken = the(story.roll(1), ExtraTryTaken)
    assert (taken.held, taken.left) == (1, 6)
    assert (story.team(0).extra_tries, story.to_act) == (1, 1)


def test_two_cards_are_the_most() -> None:
    story = Story(*TEAMS[:2], at="16e-4", extra=[2])
    assert the(story.roll(1), NothingHappened).why == "extra-full"
    assert (story.team(0).extra_tries, story.state.extra_supply) == (2, 5)


def test_an_empty_supply_gives_nothing() -> None:
    story = Story(*TEAMS, at="16e-4", extra=[1, 2, 2, 2])
    assert the(story.roll(1), NothingHappened).why == "extra-none"
    assert story.team(0).extra_tries == 1


@pytest.mark.parametrize("held", [1, 2])
def test_before_the_match_one_must_say_how_many_cards_are_played(held: int) -> None:
    story = at_match(3, extra=held)
    assert story.phase == "tries"
    assert story.rules.legal_moves() == tuple(AnnounceTries(0, n) for n in range(held + 1))
    assert story.refusal(PlayMatch(0)) == "tries-first"
    assert story.refusal(AnnounceTries(0, held + 1)) == "tries-not-enough-cards"


def test_two_cards_make_three_tries_and_are_handed_back_at_once() -> None:
    story = at_match(4, extra=2)
    announced = the(story.announce(2), TriesAnnounced)
    assert (announced.cards, announced.left, story.team(0).extra_tries) == (2, 7, 0)
    attempts = []
    for _ in range(3):
        attempts += of_type(story.play(won=False), MatchDieRolled)
    assert [(roll.attempt, roll.tries) for roll in attempts] == [(1, 3), (2, 3), (3, 3)]
    assert (story.team(0).beaten, story.to_act) == (True, 1)


def test_after_a_failed_try_another_one_is_played() -> None:
    story = at_match(4, extra=1)
    story.announce(1)
    events = story.play(won=False)
    assert not of_type(events, MatchLost)
    assert (story.phase, story.to_act) == ("try-again", 0)
    assert of_type(story.play(won=True), MatchWon)


def test_cards_are_not_given_back_when_the_first_try_wins() -> None:
    story = at_match(3, extra=2)
    story.announce(2)
    story.play(won=True)
    assert (story.phase, story.team(0).extra_tries) == ("won", 0)
    assert story.state.extra_supply == 7


def test_tries_cannot_be_announced_after_the_first_roll() -> None:
    story = at_match(3, extra=2)
    story.announce(1)
    assert story.refusal(AnnounceTries(0, 1)) == "tries-before-first-roll"
    story.play(won=False)
    assert story.refusal(AnnounceTries(0, 1)) == "tries-before-first-roll"
    assert story.team(0).extra_tries == 1


def test_cards_may_be_kept_for_a_later_match() -> None:
    story = at_match(1, extra=2)
    story.announce(0)
    story.play(won=True)
    assert (story.team(0).extra_tries, story.state.extra_supply) == (2, 5)


def test_cards_handed_back_are_free_for_the_others_at_once() -> None:
    story = Story(*TEAMS, at=["demi-8", "16e-4"], extra=[2, 1, 2, 2])
    story.roll(1)
    story.announce(1)
    story.play(won=False)
    story.play(won=False)
    assert the(story.roll(1), ExtraTryTaken).seat == 1
    assert story.team(1).extra_tries == 2


def test_on_match_day_too_one_must_say_first_how_many_cards_are_played() -> None:
    story = Story(*TEAMS[:2], at="8e-loop-4", extra=[2])
    story.roll(1)
    assert (story.square, story.phase) == ("8e-match", "tries")
    assert story.refusal(PlayMatch(0)) == "tries-first"


def test_in_the_final_two_cards_make_three_tries_and_the_first_that_wins_is_enough() -> None:
    story = at_match(5, extra=2)
    story.announce(2)
    assert story.phase == "final"
    story.play(won=False)
    assert (story.phase, story.to_act) == ("try-again", 0)
    assert the(story.play(won=True), CupWon).seat == 0
    assert (story.phase, story.team(0).extra_tries) == ("over", 0)
