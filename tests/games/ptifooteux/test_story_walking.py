"""Booklet, phase 2: the way to a match must be hit exactly, on the path and in the loop."""

from __future__ import annotations

import pytest

from game.ptifooteux.events import MatchReached, NothingHappened, PawnWalked, TurnEnded
from tests.games.ptifooteux.story import TEAMS, Story, of_type, the, the_box

STAGE_NAMES = ("16e", "8e", "quart", "demi", "finale")


def cup(at: str, **more: object) -> Story:
    return Story(*TEAMS[:2], at=at, **more)


def test_an_exact_roll_reaches_the_match() -> None:
    story = cup("16e-5")
    events = story.roll(3)
    assert the(events, MatchReached).stage == 1
    assert the(events, PawnWalked).turned is None
    assert (story.square, story.phase) == ("16e-match", "match")


def test_too_much_goes_to_the_match_and_back_by_what_is_left() -> None:
    """The booklet's own picture: a five with three squares to go comes back two."""
    story = cup("8e-6")
    walk = the(story.roll(5), PawnWalked)
    assert walk.path == ("8e-6", "8e-7", "8e-8", "8e-match", "8e-8", "8e-7")
    assert walk.turned == 3
    assert story.phase == "replay", "the square reached that way acts as usual"


@pytest.mark.parametrize("name", STAGE_NAMES)
@pytest.mark.parametrize("value", range(2, 7))
def test_from_the_last_square_of_each_path_one_walks_back(name: str, value: int) -> None:
    stage = STAGE_NAMES.index(name) + 1
    path = the_box().course.paths[stage].squares
    walk = of_type(cup(path[-2]).roll(value), PawnWalked)[0]
    assert walk.path == (path[-2], path[-1], *path[-2 : -1 - value : -1])
    assert walk.turned == 1


def test_the_d_square_does_nothing_when_walked_on() -> None:
    story = cup("cup-start")
    assert the(story.roll(1), NothingHappened).why == "plain"
    assert (story.square, story.to_act) == ("16e-d", 1)


def test_a_won_match_leads_on_into_the_next_stage() -> None:
    for stage in range(1, 5):
        course = the_box().course
        story = cup(course.matches[stage])
        story.state.phase = "won"
        walk = the(story.roll(1), PawnWalked)
        assert walk.path == (course.matches[stage], course.restarts[stage + 1])


def test_after_a_lost_match_the_pawn_takes_the_loop_whose_first_square_is_step_one() -> None:
    for stage, name in enumerate(STAGE_NAMES, 1):
        story = cup(the_box().course.matches[stage], beaten=True)
        walk = the(story.roll(1), PawnWalked)
        assert walk.path == (f"{name}-match", f"{name}-loop-1")
        assert not story.team(0).beaten


def test_the_loop_leads_back_to_its_match_and_must_be_hit_exactly_too() -> None:
    story = cup("quart-loop-3")
    assert the(story.roll(3), MatchReached).stage == 3
    story = cup("quart-loop-4")
    walk = the(story.roll(4), PawnWalked)
    assert walk.path == (
        "quart-loop-4", "quart-loop-5", "quart-match", "quart-loop-5", "quart-loop-4",
    )  # fmt: skip
    assert walk.turned == 2


def test_a_whole_round_of_the_short_loop_plays_the_match_again() -> None:
    """Four squares, a five: the exact hit."""
    assert the(cup("16e-match", beaten=True).roll(5), MatchReached).stage == 1
    assert cup("16e-match", beaten=True).roll(6)[1].path[-1] == "16e-loop-4"


def test_walked_back_all_the_way_round_a_loop_the_match_is_reached_and_played() -> None:
    story = cup("16e-loop-4")
    events = story.roll(6)
    assert the(events, PawnWalked).path[-1] == "16e-match"
    assert the(events, MatchReached).stage == 1


@pytest.mark.parametrize("value", range(1, 7))
def test_every_roll_from_every_square_of_the_cup_stays_in_its_lane(value: int) -> None:
    course = the_box().course
    for stage in range(1, 6):
        for lane in (course.paths[stage], course.loops[stage]):
            for place, key in enumerate(lane.squares[:-1]):
                walk = lane.walk(place, value)
                assert len(walk.path) == value + 1
                assert set(walk.path) <= set(lane.squares)
                steps = zip(walk.path, walk.path[1:], strict=False)
                assert all(two in _neighbours(lane.squares, one) for one, two in steps), key


def _neighbours(lane: tuple[str, ...], key: str) -> set[str]:
    places = [place for place, other in enumerate(lane) if other == key]
    near = {place + step for place in places for step in (-1, 1)}
    return {lane[place] for place in near if 0 <= place < len(lane)}


def test_a_turn_that_comes_to_nothing_goes_to_the_next_player() -> None:
    story = cup("16e-d")
    assert the(story.roll(1), TurnEnded).seat == 0
    assert story.to_act == 1
