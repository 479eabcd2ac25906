"""The deck is the one of the readings, and a wrong file is refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.data_file import DataError
from game.soccer11.deck import load_deck
from tests.games.soccer11.story import ASSETS

GOOD = ASSETS / "data" / "soccer11.toml"
NATIONS = {
    1: ("croatie", 2, 4), 2: ("belgique", 2, 4), 3: ("portugal", 1, 4), 4: ("pays-bas", 1, 3),
    5: ("espagne", 2, 3), 6: ("argentine", 1, 3), 7: ("allemagne", 2, 3),
    8: ("angleterre", 1, 2), 9: ("italie", 1, 2), 10: ("france", 1, 2), 11: ("bresil", 2, 1),
}  # fmt: skip


def test_the_sixteen_cards_are_those_of_the_table() -> None:
    deck = load_deck(GOOD)
    assert {each.rank: (each.key, each.copies, each.points) for each in deck} == NATIONS
    assert sum(each.copies for each in deck) == 16


def test_points_fall_as_the_rank_rises() -> None:
    points = [each.points for each in load_deck(GOOD)]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[[nation]]", "[[nations]]", "is unknown"),
        ("[[nation]]", "[[nation", "TOML"),
        ("rank = 1\n", "rank = 3\n", "nation 1: has rank 3"),
        ("rank = 1\n", 'rank = "1"\n', "nation 1"),
        ("rank = 1\n", "", "nation 1"),
        ('key = "croatie"', 'key = "mars"', "nation 1"),
        ('key = "croatie"', 'key = "belgique"', "written twice"),
        ("copies = 2", "copys = 2", "copys"),
        ("copies = 2", "copies = 3", "nation 1: 3 copies"),
        ("copies = 2", "copies = 1", "15 cards in all"),
        ("points = 4", "points = 0", "nation 1: 0 points"),
        ("points = 4", "points = 5", "nation 1: 5 points"),
        ('"bresil"\ncopies = 2', '"bresil"\ncopies = 1', "15 cards"),
    ],
)
def test_a_wrong_deck_is_refused_with_file_and_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = GOOD.read_text(encoding="utf-8").replace(old, new, 1)
    assert_refused(tmp_path, text, reason)


def test_england_must_be_a_single_card(tmp_path: Path) -> None:
    text = GOOD.read_text(encoding="utf-8").replace("copies = 2", "copies = 1", 1)
    text = text.replace('"angleterre"\ncopies = 1', '"angleterre"\ncopies = 2')
    assert_refused(tmp_path, text, "nation 8: must be a single card")


def test_a_nation_must_not_be_missing(tmp_path: Path) -> None:
    text = GOOD.read_text(encoding="utf-8")
    assert_refused(tmp_path, text[: text.rindex("[[nation]]")], "10 nations, not 11")


def test_a_missing_deck_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="none.toml"):
        load_deck(tmp_path / "none.toml")


def assert_refused(folder: Path, text: str, reason: str) -> None:
    assert text != GOOD.read_text(encoding="utf-8")
    path = folder / "deck.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_deck(path)
    assert str(path) in str(caught.value)
    assert reason in str(caught.value)
