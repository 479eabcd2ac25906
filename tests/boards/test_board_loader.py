"""The loader names what is wrong with a map: each check sees a map broken on purpose."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.buteur.pitch import Pitch
from game.core.board_map import BoardError
from scenes.board_loader import load_board

GOOD = Path(__file__).parents[2] / "assets" / "boards" / "buteur.tmx"
Break = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Break:
    def write_map(text: str) -> Path:
        assert text != GOOD.read_text(), "the fault was not planted"
        path = tmp_path / "broken.tmx"
        path.write_text(text)
        (tmp_path / "buteur-squares.png").write_bytes(
            GOOD.with_name("buteur-squares.png").read_bytes()
        )
        return path

    return write_map


def refused(path: Path, *words: str) -> None:
    with pytest.raises(BoardError) as caught:
        load_board(path)
    assert str(path) in str(caught.value)
    for word in words:
        assert word in str(caught.value)


def test_the_map_of_buteur_is_read_in_squares() -> None:
    board = load_board(GOOD)
    assert (board.source, board.columns, board.rows) == ("buteur.tmx", 12, 8)
    assert board.squares_of("net", "west") == {(0, 3), (0, 4)}
    (area,) = [place for place in board.of_kind("area") if place.properties["side"] == "east"]
    assert (area.key, area.x, area.y, area.width, area.height) == ("area-east", 9, 2, 2, 4)
    assert area.properties == {"side": "east"}


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    refused(tmp_path / "nowhere.tmx", "no such map")


def test_broken_xml_is_refused(write: Break) -> None:
    refused(write(GOOD.read_text()[:-20]), "not a readable Tiled map")


def test_xml_that_is_no_map_is_refused(write: Break) -> None:
    refused(write("<?xml version='1.0'?><house/>"), "not a sound Tiled map")


def test_a_zone_without_a_kind_is_named(write: Break) -> None:
    text = GOOD.read_text().replace('<property name="kind" value="penalty-spot"/>', "", 1)
    refused(write(text), "spot-west", "no kind")


def test_a_zone_without_a_name_is_refused(write: Break) -> None:
    refused(write(GOOD.read_text().replace('name="spot-west" ', "", 1)), "no name")


def test_a_side_that_is_no_side_is_refused(write: Break) -> None:
    text = GOOD.read_text().replace('name="side" value="west"', 'name="side" value="north"', 1)
    refused(write(text), "net-west", "north", "neither west nor east")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name="net-west" x="0"', 'name="net-west" x="-81"'),
        ('name="net-east" x="891"', 'name="net-east" x="972"'),
        ('name="flag-west-blue" x="81" y="567"', 'name="flag-west-blue" x="81" y="648"'),
    ],
)
def test_a_zone_outside_the_grid_is_named(write: Break, old: str, new: str) -> None:
    name = re.findall(r'name="([^"]+)"', old)[0]
    refused(write(GOOD.read_text().replace(old, new)), name, "outside the grid")


def test_two_zones_of_one_name_are_refused(write: Break) -> None:
    text = GOOD.read_text().replace('name="spot-east"', 'name="spot-west"')
    refused(write(text), "two zones", "spot-west")


def test_a_way_on_to_nowhere_is_named(write: Break) -> None:
    spot = '<property name="kind" value="penalty-spot"/>'
    lead = f'{spot}<property name="next" value="net-west, moon"/>'
    refused(write(GOOD.read_text().replace(spot, lead, 1)), "spot-west", "moon")


def test_ways_on_are_read_as_names(write: Break) -> None:
    spot = '<property name="kind" value="penalty-spot"/>'
    lead = f'{spot}<property name="next" value="net-west, area-west"/>'
    board = load_board(write(GOOD.read_text().replace(spot, lead, 1)))
    (place,) = [place for place in board.places if place.key == "spot-west"]
    assert place.next == ("net-west", "area-west")


def test_a_map_without_zones_is_refused(write: Break) -> None:
    refused(write(GOOD.read_text().replace('name="zones"', 'name="zone"')), "zones")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('name="kind" value="penalty-spot"', 'name="kind" value="spot"', "penalty-spot"),
        ('name="flank" value="north"', 'name="flank" value="south"', "flank north"),
        ('name="colour" value="red"', 'name="colour" value="green"', "colour red"),
        ('x="81" y="162" width="162"', 'x="81" y="162" width="81"', "area"),
        ('name="side" value="east"', 'name="side" value="west"', "west"),
    ],
)
def test_a_pitch_that_lacks_a_zone_of_buteur_is_refused(
    write: Break, old: str, new: str, reason: str
) -> None:
    board = load_board(write(GOOD.read_text().replace(old, new, 1)))
    with pytest.raises(BoardError, match=reason):
        Pitch(board)


def test_a_pitch_of_the_wrong_size_is_refused(write: Break) -> None:
    text = GOOD.read_text().replace('width="12" height="8"', 'width="12" height="9"')
    text = text.replace("</data>", ",0,0,0,0,0,0,0,0,0,0,0,0</data>")
    with pytest.raises(BoardError, match="12 by 8"):
        Pitch(load_board(write(text)))
