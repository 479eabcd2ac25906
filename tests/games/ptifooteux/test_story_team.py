"""Booklet, phase 1: gathering a team of an orange, a green and a violet p'tifooteux."""

from __future__ import annotations

import pytest

from game.ptifooteux.events import (
    DieRolled,
    KidAnswered,
    KidChosen,
    KidMet,
    NothingHappened,
    PawnCarried,
    PawnWalked,
    RollAgainGranted,
    StarReached,
    TeamCompleted,
)
from game.ptifooteux.moves import AskKid
from tests.games.ptifooteux.story import TEAMS, Story, of_type, the, the_box

RING = (
    "ring-start lila samia fatou neutral moussa star:green gurvan oscar thao star:rainbow nina "
    "neutral rani star:orange arjan basile neutral malo star:violet"
).split()


def test_the_ring_is_that_of_the_readings() -> None:
    squares = [the_box().course.squares[key] for key in the_box().course.ring]
    shown = [s.kid or (f"star:{s.colour}" if s.kind == "star" else s.kind) for s in squares]
    assert shown == RING


def test_there_are_four_p_tifooteux_of_each_colour() -> None:
    colours = list(the_box().colour_of.values())
    assert [colours.count(c) for c in ("orange", "green", "violet")] == [4, 4, 4]


def test_the_pawn_walks_as_many_squares_as_the_die_shows_and_round_the_ring() -> None:
    story = Story("", "", at="ring-18")
    events = story.roll(4)
    assert the(events, DieRolled).value == 4
    walk = the(events, PawnWalked)
    assert walk.path == ("ring-18", "ring-19", "ring-00", "ring-01", "ring-02")
    assert (walk.turned, walk.by) == (None, "die")


@pytest.mark.parametrize("place", range(20))
@pytest.mark.parametrize("value", range(1, 7))
def test_from_every_square_of_the_ring_every_roll_goes_forward(place: int, value: int) -> None:
    story = Story("", "", at=f"ring-{place:02}")
    story.roll(value)
    assert story.square == f"ring-{(place + value) % 20:02}"


def test_on_a_p_tifooteux_the_player_asks_by_the_transfer_die() -> None:
    story = Story("", "")
    assert the(story.roll(1), KidMet).kid == "lila"
    assert (story.phase, story.state.asked, story.to_act) == ("ask", "lila", 0)
    assert story.rules.legal_moves() == (AskKid(0),)


def test_green_means_the_p_tifooteux_joins_and_the_turn_ends() -> None:
    story = Story("", "")
    story.roll(1)
    answer = the(story.ask(accepted=True), KidAnswered)
    assert (answer.kid, answer.accepted) == ("lila", True)
    assert the_box().pieces.transfer_die[answer.face] == "yes"
    assert story.team(0).kids == ["lila"]
    assert (story.phase, story.to_act, story.state.asked) == ("roll", 1, None)


def test_red_means_the_p_tifooteux_stays_free_and_can_be_asked_again() -> None:
    story = Story("", "")
    story.roll(1)
    answer = the(story.ask(accepted=False), KidAnswered)
    assert not answer.accepted
    assert the_box().pieces.transfer_die[answer.face] == "no"
    assert story.state.owner_of("lila") is None
    assert (story.team(0).kids, story.to_act) == ([], 1)
    assert the(story.roll(1), KidMet).kid == "lila"
    story.ask(accepted=True)
    assert story.team(1).kids == ["lila"]


def test_one_may_ask_the_same_p_tifooteux_again_and_again_until_it_plays_for_somebody() -> None:
    story = Story("", "", at=["ring-00", "ring-00"])
    for _ in range(3):
        assert the(story.roll(1), KidMet).kid == "lila"
        story.ask(accepted=False)
        story.team(0).square = "ring-00"
        assert the(story.roll(4), NothingHappened).why == "plain"
        story.team(1).square = "ring-00"
    story.roll(4)
    story.roll(1)
    story.ask(accepted=True)
    story.team(0).square = "ring-00"
    assert the(story.roll(1), NothingHappened).why == "kid-taken"


def test_while_one_plays_the_cup_the_others_go_on_gathering() -> None:
    story = Story(TEAMS[0], "", at=["16e-d", "ring-04"])
    assert the(story.roll(1), NothingHappened).square == "16e-1"
    assert the(story.roll(1), KidMet).kid == "moussa"
    story.ask(accepted=True)
    assert (story.team(1).kids, story.team(1).square) == (["moussa"], "ring-05")


def test_the_transfer_die_is_half_green_and_half_red() -> None:
    faces = the_box().pieces.transfer_die
    assert (faces.count("yes"), faces.count("no")) == (3, 3)


def test_a_colour_already_in_the_team_is_not_asked_again() -> None:
    story = Story("oscar", "")
    nothing = the(story.roll(2), NothingHappened)
    assert (nothing.why, nothing.kid, nothing.owner) == ("colour-there", "samia", None)
    assert story.to_act == 1


def test_a_p_tifooteux_of_another_player_is_not_asked() -> None:
    story = Story("", "samia")
    nothing = the(story.roll(2), NothingHappened)
    assert (nothing.why, nothing.owner) == ("kid-taken", 1)
    assert story.to_act == 1


def test_one_s_own_p_tifooteux_has_nothing_to_be_asked() -> None:
    story = Story("samia", "")
    assert the(story.roll(2), NothingHappened).why == "own-kid"
    assert story.to_act == 1


@pytest.mark.parametrize("start", ["ring-00", "ring-11", "ring-16", "ring-19"])
def test_on_a_neutral_square_nothing_happens(start: str) -> None:
    story = Story("", "", at=start)
    value = {"ring-00": 4, "ring-11": 1, "ring-16": 1, "ring-19": 1}[start]
    assert the(story.roll(value), NothingHappened).why == "plain"
    assert story.to_act == 1


@pytest.mark.parametrize(
    ("start", "kids"),
    [
        ("ring-05", ["samia", "oscar", "rani", "malo"]),
        ("ring-13", ["lila", "moussa", "thao", "basile"]),
        ("ring-18", ["fatou", "gurvan", "nina", "arjan"]),
    ],
)
def test_a_coloured_star_lets_one_choose_among_its_colour_only(start: str, kids: list) -> None:
    story = Story("", "", at=start)
    assert list(the(story.roll(1), StarReached).kids) == kids
    assert story.phase == "star"
    assert [move.kid for move in story.rules.legal_moves()] == kids
    assert list(story.rules.view(0).choices) == kids


def test_the_name_is_announced_before_the_die_is_rolled() -> None:
    story = Story("", "", at="ring-05")
    story.roll(1)
    assert story.refusal(AskKid(0)) == "choose-first"
    assert the(story.choose("malo"), KidChosen).kid == "malo"
    assert (story.phase, story.rules.view(1).asked) == ("ask", "malo")
    story.ask(accepted=True)
    assert story.team(0).kids == ["malo"]


def test_a_star_of_a_colour_already_there_does_nothing() -> None:
    story = Story("malo", "", at="ring-05")
    assert the(story.roll(1), NothingHappened).why == "colour-there"
    assert story.to_act == 1


def test_a_star_offers_nobody_who_already_plays_for_someone() -> None:
    story = Story("", "oscar", at="ring-05")
    assert the(story.roll(1), StarReached).kids == ("samia", "rani", "malo")


def test_the_rainbow_star_offers_everybody_free_of_the_colours_still_missing() -> None:
    story = Story("lila", "oscar", at="ring-09")
    kids = ("samia", "rani", "malo", "fatou", "gurvan", "nina", "arjan")
    assert the(story.roll(1), StarReached).kids == kids
    assert story.phase == "rainbow"
    story.choose("nina")
    story.ask(accepted=False)
    assert story.team(0).kids == ["lila"]


def test_a_complete_team_goes_to_the_start_of_the_cup_and_rolls_again_at_once() -> None:
    story = Story("lila samia", "")
    story.roll(3)
    events = story.ask(accepted=True)
    assert the(events, TeamCompleted).kids == ("lila", "samia", "fatou")
    assert the(events, PawnCarried) == PawnCarried(0, "ring-03", "cup-start", "cup")
    assert the(events, RollAgainGranted).why == "team-complete"
    assert (story.phase, story.to_act, story.square) == ("to-cup", 0, "cup-start")
    walk = the(story.roll(2), PawnWalked)
    assert walk.path == ("cup-start", "16e-d", "16e-1")


def test_two_p_tifooteux_are_not_enough_for_the_cup() -> None:
    story = Story("lila", "")
    story.roll(2)
    assert not of_type(story.ask(accepted=True), TeamCompleted)
    assert (story.square, story.to_act) == ("ring-02", 1)


def test_at_the_rainbow_star_too_the_name_comes_before_the_die() -> None:
    story = Story("", "", at="ring-09")
    story.roll(1)
    assert story.refusal(AskKid(0)) == "choose-first"
    story.choose("fatou")
    assert (story.phase, story.state.asked) == ("ask", "fatou")
