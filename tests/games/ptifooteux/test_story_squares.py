"""Booklet, special squares: what each does, and every one of the map."""

from __future__ import annotations

import copy

import msgspec
import pytest

from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.events import (
    AnyEvent,
    CardTurned,
    ExtraTryTaken,
    MatchReached,
    NothingHappened,
    PawnCarried,
    PawnWalked,
    RollAgainGranted,
    TurnBegan,
    TurnEnded,
)
from tests.games.ptifooteux.story import TEAMS, Story, of_type, the, the_box

# Path and loop of each stage, as the readings write them.
BOARD = {
    "16e": (
        "neutral, yellow, transport orange, red, extra, replay, neutral",
        "neutral, yellow, replay, neutral",
    ),
    "8e": (
        "neutral, +5, yellow, red, -4, transport blue, replay, extra",
        "neutral, replay, yellow, neutral, match-day",
    ),
    "quart": (
        "neutral, extra, red, transport orange, yellow, -4, replay, neutral",
        "neutral, yellow, neutral, replay, neutral",
    ),
    "demi": (
        "yellow, replay, transport blue, red, extra, neutral, -5, neutral",
        "neutral, extra, yellow, neutral, replay",
    ),
    "finale": (
        "neutral, red, extra, +5, replay, yellow, neutral, -5, match-day",
        "neutral, extra, yellow, neutral, replay",
    ),
}
SQUARES = [
    (f"{stage}-{part}{number}", what)
    for stage, ways in BOARD.items()
    for part, way in zip(("", "loop-"), ways, strict=True)
    for number, what in enumerate(way.split(", "), 1)
]


def cup(at: str, **more: object) -> Story:
    return Story(*TEAMS[:2], at=at, **more)


def arrive(key: str) -> tuple[Story, list[AnyEvent]]:
    """Step onto that square from the one before it."""
    lane, place = the_box().course.place_in_lane(key)
    story = cup(lane.squares[place - 1], beaten=place == 1 and "loop" in key, yellow="nina")
    story._stack("red", ["nina"])
    return story, story.roll(1)


def test_the_board_is_that_of_the_readings() -> None:
    course = the_box().course
    for stage, (name, (path, loop)) in enumerate(BOARD.items(), 1):
        assert course.paths[stage].squares[1] == f"{name}-d"
        assert len(course.paths[stage].squares) == len(path.split(", ")) + 3
        assert len(course.loops[stage].squares) == len(loop.split(", ")) + 2
    for key, what in SQUARES:
        square = course.squares[key]
        shown = f"{square.steps:+}" if square.kind == "move" else square.kind
        assert f"{shown} {square.pair}".strip() == what


@pytest.mark.parametrize(("key", "what"), SQUARES)
def test_every_square_of_the_cup_acts_as_it_shows(key: str, what: str) -> None:
    story, events = arrive(key)
    kind = what.split()[0]
    stays = story.team(0).square == key
    if kind == "neutral":
        assert the(events, NothingHappened).why == "plain"
        assert stays
    elif kind in ("yellow", "red"):
        assert the(events, CardTurned).colour == kind
        assert stays, "nina plays for neither"
    elif kind == "extra":
        assert the(events, ExtraTryTaken).held == 1
    elif kind == "replay":
        assert the(events, RollAgainGranted).why == "replay"
    elif kind == "transport":
        assert story.team(0).square == the_box().course.twins[key]
    elif kind == "match-day":
        assert the(events, MatchReached).stage == the_box().course.squares[key].stage
    else:
        assert of_type(events, PawnWalked)[1].by == "square"
    if kind[0] not in "+-":
        assert (story.to_act == 0) == (kind in ("replay", "match-day"))


@pytest.mark.parametrize(
    ("start", "other"), [("16e-3", "quart-4"), ("quart-4", "16e-3"), ("8e-6", "demi-3"),
                         ("demi-3", "8e-6")]
)  # fmt: skip
def test_transport_goes_to_the_same_colour_there_and_back(start: str, other: str) -> None:
    story, events = arrive(start)
    assert the(events, PawnCarried) == PawnCarried(0, start, other, "transport")
    assert (story.square, story.to_act) == (other, 1)


def test_transport_moves_the_pawn_and_nothing_more() -> None:
    story, events = arrive("16e-3")
    after = events[events.index(the(events, PawnCarried)) + 1 :]
    assert [type(event) for event in after] == [TurnEnded, TurnBegan]
    story.roll(6)
    walk = the(story.roll(1), PawnWalked)
    assert walk.path == ("quart-4", "quart-5"), "from there it walks on the next turn"


def test_replay_rolls_again_at_once() -> None:
    story, _ = arrive("16e-6")
    assert (story.phase, story.to_act) == ("replay", 0)
    assert the(story.roll(1), PawnWalked).path == ("16e-6", "16e-7")


def test_match_day_puts_the_pawn_on_its_match_to_be_played_at_once() -> None:
    story, events = arrive("8e-loop-5")
    carried = the(events, PawnCarried)
    assert (carried.start, carried.end, carried.why) == ("8e-loop-5", "8e-match", "match-day")
    assert (story.phase, story.to_act) == ("match", 0)


@pytest.mark.parametrize(
    ("start", "end"),
    [("8e-2", "8e-7"), ("8e-5", "8e-1"), ("quart-6", "quart-2"), ("demi-7", "demi-2"),
     ("finale-8", "finale-3")],
)  # fmt: skip
def test_plus_and_minus_squares_move_the_pawn_square_by_square(start: str, end: str) -> None:
    story, events = arrive(start)
    _, moved = of_type(events, PawnWalked)
    steps = the_box().course.squares[start].steps
    assert (moved.path[0], moved.path[-1], len(moved.path)) == (start, end, abs(steps) + 1)
    assert story.square == end


def test_the_square_reached_by_plus_or_minus_acts_as_usual() -> None:
    assert arrive("8e-2")[0].phase == "replay"
    assert the(arrive("quart-6")[1], ExtraTryTaken).held == 1
    story, events = arrive("finale-4")
    assert the(events, PawnCarried).why == "match-day"
    assert (story.square, story.phase) == ("finale-match", "final")


@pytest.mark.parametrize(("start", "steps"), [("8e-2", 7), ("8e-8", 1)])
def test_a_plus_square_that_reaches_the_match_plays_it(start: str, steps: int) -> None:
    """No square of our board does; the readings say what happens where one would."""
    lane, place = the_box().course.place_in_lane(start)
    story = cup(lane.squares[place - 1])
    story.rules._table.box = box_where(start, kind="move", steps=steps)
    events = story.roll(1)
    assert of_type(events, PawnWalked)[1].path[-1] == "8e-match"
    assert the(events, MatchReached).stage == 2
    assert (story.square, story.phase, story.to_act) == ("8e-match", "match", 0)


def box_where(key: str, **changed: object) -> PtifooteuxBox:
    """Our box with one square of its board drawn differently."""
    box = copy.copy(the_box())
    box.course = copy.copy(box.course)
    square = msgspec.structs.replace(box.course.squares[key], **changed)
    box.course.squares = {**box.course.squares, key: square}
    return box
