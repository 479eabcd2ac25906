"""What a map of Les P'tifooteux must be like to be played on. Each fault names its square."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

from game.core.board_map import BoardError
from game.ptifooteux.course import Course
from game.ptifooteux.kids import FINAL, STAGES, Kid
from game.ptifooteux.squares import StarColour, wrong_square

# A pawn one step before a match that rolls a six comes back five squares.
SHORTEST_LANE = 6
# A +N or -N must not land where another journey would begin.
NO_LANDING = ("move", "transport", "red")

Fault = tuple[str, str]  # square, reason


def check_course(course: Course, kids: tuple[Kid, ...]) -> None:
    """Raises `BoardError` for the first fault found."""
    for check in CHECKS:
        for key, reason in check(course):
            raise wrong_square(course.source, key, reason)
    for key, reason in _kids_of_the_ring(course, kids):
        raise wrong_square(course.source, key, reason)
    _check_stars(course)


def _stages_in_order(course: Course) -> Iterator[Fault]:
    for stage in STAGES:
        match = course.matches[stage]
        if course.loops[stage].squares[-1] != match:
            yield course.loops[stage].squares[-2], f"does not lead back to “{match}”"
        for lane in (course.paths[stage], course.loops[stage]):
            for key in lane.squares[1:]:
                if course.squares[key].stage != stage:
                    yield key, f"says stage {course.squares[key].stage} on the way of {stage}"


def _final_is_the_end(course: Course) -> Iterator[Fault]:
    final = course.squares[course.matches[FINAL]]
    if len(final.next) > 1:
        yield final.key, "is the final: only its loop may lead on"


def _suspension_first(course: Course) -> Iterator[Fault]:
    for stage in STAGES:
        first, *others = course.paths[stage].squares[1:]
        if course.squares[first].kind != "suspension":
            yield first, f"opens stage {stage} and must be its D (suspension)"
        for key in others:
            if course.squares[key].kind == "suspension":
                yield key, f"is a second D (suspension) of stage {stage}"


def _areas(course: Course) -> Iterator[Fault]:
    for lanes, area in ((course.paths, "cup"), (course.loops, "loop")):
        for lane in lanes.values():
            for key in lane.squares[1:-1]:
                if course.squares[key].area != area:
                    yield key, f"says {course.squares[key].area}, but lies in the {area}"


def _long_enough(course: Course) -> Iterator[Fault]:
    for lane in (*course.paths.values(), *course.loops.values()):
        if len(lane.squares) < SHORTEST_LANE:
            yield lane.squares[1], "opens a way too short for a six and the walk back"


def _moves(course: Course) -> Iterator[Fault]:
    for square in course.squares.values():
        if square.kind != "move":
            continue
        lane, place = course.place_in_lane(square.key)
        target = place + square.steps
        # Before the first square of a lane lies another stage, or its own match already played.
        if not 1 <= target < len(lane.squares):
            yield square.key, f"({square.steps:+}) leads out of its stage"
            continue
        landing = course.squares[lane.squares[target]]
        if landing.kind in NO_LANDING:
            yield square.key, f"({square.steps:+}) leads to “{landing.key}”, a {landing.kind}"


def _rides(course: Course) -> Iterator[Fault]:
    for key, twin in course.twins.items():
        if course.squares[key].stage == course.squares[twin].stage:
            yield key, f"and its twin “{twin}” lie in the same stage"


def _all_reached(course: Course) -> Iterator[Fault]:
    reached = set(course.ring)
    for lane in (*course.paths.values(), *course.loops.values()):
        reached.update(lane.squares)
    for key in course.squares:
        if key not in reached:
            yield key, "lies on no way: no walk reaches it"


CHECKS: tuple[Callable[[Course], Iterator[Fault]], ...] = (
    _all_reached,
    _stages_in_order,
    _final_is_the_end,
    _suspension_first,
    _areas,
    _long_enough,
    _moves,
    _rides,
)


def _kids_of_the_ring(course: Course, kids: tuple[Kid, ...]) -> Iterator[Fault]:
    waiting = {kid.key for kid in kids}
    for key in course.ring:
        square = course.squares[key]
        if square.kind == "kid":
            if square.kid not in waiting:
                yield key, f"shows “{square.kid}”, who is unknown or already on the ring"
            waiting.discard(square.kid)
    for kid in sorted(waiting):
        yield course.ring[0], f"opens a ring without a square for “{kid}”"


def _check_stars(course: Course) -> None:
    colours = [square.colour for square in course.squares.values() if square.kind == "star"]
    for colour in get_args(StarColour):
        if colour not in colours:
            raise BoardError(f"{course.source}: no star is {colour}")
