"""The map of Les P'tifooteux: each check sees a map broken on purpose, and names the square."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from math import hypot
from pathlib import Path

import pytest

from game.core.board_map import BoardError, Place
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.pieces import load_pieces
from scenes.board_loader import load_board

ASSETS = Path(__file__).parents[2] / "assets"
GOOD = ASSETS / "boards" / "ptifooteux.tmx"
BOARD_AREA = (146, 126, 1378, 946)  # mock-up 04, design pixels
Break = Callable[..., Path]


def read(path: Path) -> PtifooteuxBox:
    return PtifooteuxBox(load_board(path), load_pieces(ASSETS / "data" / "ptifooteux.toml"))


def zone(text: str, name: str) -> str:
    found = re.search(rf'  <object id="\d+" name="{name}".*?</object>\n', text, re.DOTALL)
    assert found, name
    return found[0]


def with_property(square: str, name: str, value: str | int | None) -> str:
    """That square with the property changed, or without it."""
    typed = ' type="int"' if isinstance(value, int) else ""
    line = f'    <property name="{name}"{typed} value="{value}"/>\n' if value is not None else ""
    rest = re.sub(rf'    <property name="{name}"[^>]*/>\n', "", square)
    return rest.replace("   <properties>\n", f"   <properties>\n{line}", 1)


@pytest.fixture
def broken(tmp_path: Path) -> Break:
    """broken(("8e-2", "steps", 9), ...): the good map with those properties changed; a square
    without a property name is left out."""

    def write(*faults: tuple[str, ...]) -> Path:
        text = GOOD.read_text(encoding="utf-8")
        for name, *change in faults:
            old = zone(text, name)
            new = with_property(old, *change) if change else ""
            assert new != old, "the fault was not planted"
            text = text.replace(old, new)
        path = tmp_path / "broken.tmx"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def refused(path: Path, *words: str) -> None:
    with pytest.raises(BoardError) as caught:
        read(path)
    for word in ("broken.tmx", *words):
        assert word in str(caught.value)


def test_the_map_can_be_played_on() -> None:
    course = read(GOOD).course
    assert len(course.ring) == 20
    assert [len(lane.squares) for lane in course.paths.values()] == [10, 11, 11, 11, 12]
    assert [len(lane.squares) for lane in course.loops.values()] == [6, 7, 7, 7, 7]


@pytest.mark.parametrize(
    ("square", "name", "value", "reason"),
    [
        # one square alone
        ("16e-3", "kind", "tunnel", "cannot be read"),
        ("16e-3", "pear", "orange", "unknown field `pear`"),
        ("16e-3", "stage", "1", "cannot be read"),
        ("16e-3", "stage", 6, "belongs to no stage"),
        ("16e-3", "stage", None, "belongs to no stage"),
        ("16e-3", "area", "moon", "cannot be read"),
        ("16e-3", "pair", None, "has pair “nothing”"),
        ("16e-4", "pair", "orange", "of kind red has pair"),
        ("8e-2", "steps", None, "has steps “nothing”"),
        ("ring-01", "kid", None, "has kid “nothing”"),
        ("ring-06", "colour", None, "has colour “nothing”"),
        ("ring-06", "colour", "pink", "cannot be read"),
        ("ring-04", "stage", 2, "no square of the ring"),
        ("ring-04", "kind", "red", "no square of the ring"),
        ("16e-4", "kind", "star", "lies outside the ring"),
        ("16e-loop-2", "kind", "match", "cannot lie in a loop"),
        # dead ends and wrong ways
        ("16e-4", "next", None, "is a dead end"),
        ("quart-loop-3", "next", None, "is a dead end"),
        ("ring-11", "next", None, "is a dead end"),
        ("ring-11", "next", "ring-05", "leads back to “ring-05”"),
        ("ring-11", "next", "16e-4", "needs one way on within the ring"),
        ("ring-11", "next", "ring-12, ring-14", "needs one way on within the ring"),
        ("16e-4", "next", "16e-5, 16e-6", "needs one way on"),
        ("16e-4", "next", "tree-1", "needs one way on, to a square"),
        ("16e-4", "next", "16e-1", "leads back to “16e-1”"),
        ("quart-match", "next", "demi-d", "needs one way on within the loop"),
        ("quart-match", "next", "quart-loop-1", "needs one way on within the cup"),
        ("finale-match", "next", "finale-d, finale-loop-1", "is the final"),
        # -N and +N
        ("8e-5", "steps", -6, "(-6) leads out of its stage"),
        ("8e-2", "steps", 9, "(+9) leads out of its stage"),
        ("8e-2", "steps", 3, "(+3) leads to “8e-5”, a move"),
        ("8e-2", "steps", 4, "(+4) leads to “8e-6”, a transport"),
        ("8e-2", "steps", 2, "(+2) leads to “8e-4”, a red"),
        # pairs
        ("16e-3", "pair", "blue", "pair blue, not of two"),
        ("16e-3", "pair", "green", "pair green, not of two"),
        # D squares
        ("demi-d", "kind", "neutral", "must be its D"),
        ("demi-6", "kind", "suspension", "is a second D"),
        # stages
        ("demi-6", "stage", 3, "says stage 3 on the way of 4"),
        ("demi-loop-1", "stage", 3, "says stage 3 on the way of 4"),
        ("demi-6", "area", "loop", "says loop, but lies in the cup"),
        ("demi-loop-2", "area", "cup", "says cup, but lies in the loop"),
        # the ring
        ("ring-01", "kid", "zoe", "shows “zoe”, who is unknown"),
        ("ring-01", "kid", "malo", "shows “malo”, who is unknown or already on the ring"),
        ("cup-start", "kind", "neutral", "cup-start"),
        ("16e-1", "kind", "cup-start", "is a second cup-start"),
    ],
)
def test_a_wrong_square_is_named(
    broken: Break, square: str, name: str, value: str | int | None, reason: str
) -> None:
    path = broken((square, name, value))
    refused(path, reason)
    if "who is unknown or already" not in reason and "of two" not in reason:
        refused(path, f"“{square}”")


def test_a_stage_without_a_match_is_refused(broken: Break) -> None:
    fault = ("8e-match", "kind", "neutral"), ("8e-match", "next", "quart-d")
    refused(broken(*fault), "“quart-match”", "comes before any match of stage 2")


def test_a_loop_that_returns_to_another_match_is_refused(broken: Break) -> None:
    path = broken(("8e-loop-5", "next", "quart-match"))
    refused(path, "“8e-loop-5”", "does not lead back to “8e-match”")


def test_a_square_no_walk_reaches_is_named(broken: Break) -> None:
    refused(broken(("8e-3", "next", "8e-5")), "“8e-4”", "no walk reaches it")


def test_a_loop_too_short_for_a_six_is_refused(broken: Break) -> None:
    path = broken(("16e-loop-2", "next", "16e-loop-4"), ("16e-loop-3",))
    refused(path, "“16e-loop-1”", "too short")


def test_twins_in_one_stage_are_refused(broken: Break) -> None:
    fault = ("16e-4", "kind", "transport"), ("16e-4", "pair", "orange")
    path = broken(*fault, ("quart-4", "kind", "neutral"), ("quart-4", "pair", None))
    refused(path, "“16e-3”", "in the same stage")


def test_a_p_tifooteux_without_a_square_is_named(broken: Break) -> None:
    path = broken(("ring-01", "kind", "neutral"), ("ring-01", "kid", None))
    refused(path, "without a square for “lila”")


def test_a_star_of_each_colour_is_needed(broken: Break) -> None:
    refused(broken(("ring-10", "colour", "green")), "no star is rainbow")


def test_a_map_without_a_start_is_refused(broken: Break) -> None:
    refused(broken(("ring-00", "kind", "neutral")), "ring-start", "missing")


def overlap(one: Place, other: Place) -> tuple[float, float]:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across, down


def apart(one: Place, other: Place) -> float:
    """Between the middles of two discs."""
    return hypot(one.x - other.x, one.y - other.y)


def test_the_places_lie_on_the_board_of_the_mock_up_and_not_on_each_other() -> None:
    left, top, width, height = BOARD_AREA
    places = [place for place in load_board(GOOD).places if place.kind != "plate"]
    for place in places:
        assert left <= place.x <= left + width - place.width, place.key
        assert top <= place.y <= top + height - place.height, place.key
    for one, other in combinations(places, 2):
        if {one.properties.get("area"), other.properties.get("area")} == {"loop"}:
            assert apart(one, other) >= one.width, (one.key, other.key)
            continue
        across, down = overlap(one, other)
        # The frame of a match may cover the edge of its neighbours.
        room = 10 if "match" in (one.kind, other.kind) else 0
        assert across <= room or down <= room, (one.key, other.key)


def test_each_square_lies_beside_the_one_before_it() -> None:
    places = {place.key: place for place in load_board(GOOD).places}
    for place in places.values():
        for key in place.next:
            if "loop" in key + place.key:
                continue
            across, down = overlap(place, places[key])
            assert across > -20, (place.key, key)
            assert down > -20, (place.key, key)
