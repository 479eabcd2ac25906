"""The pieces are those of the box, and a wrong file is refused by file, entry and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.data_file import DataError
from game.ptifooteux.pieces import load_pieces
from tests.games.ptifooteux.story import ASSETS, KIDS

GOOD = ASSETS / "data" / "ptifooteux.toml"


def test_the_box_holds_what_the_booklet_lists() -> None:
    pieces = load_pieces(GOOD)
    assert [kid.key for kid in pieces.kids] == KIDS
    assert (pieces.extra_tries, pieces.extra_tries_each, pieces.yellow_tokens) == (7, 2, 12)
    assert [len(die) for die in pieces.match_dice] == [6] * 5
    assert {colour: len(cards) for colour, cards in pieces.cards.items()} == {
        "yellow": 12,
        "red": 12,
    }


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("yellow_tokens = 12\n", "", "“yellow_tokens” is missing"),
        ("yellow_tokens = 12", "yellow_tokens = 12\nmoney = 3", "“money” is unknown"),
        ("yellow_tokens = 12", 'yellow_tokens = "12"', "“yellow_tokens”: Expected `int`"),
        ("yellow_tokens = 12", "yellow_tokens = 11", "yellow_tokens: 11 are too few"),
        ('"no", "no", "no"]', '"no", "no", "yes"]', "transfer_die: needs three"),
        ('"no", "no", "no"]', '"no", "no", "maybe"]', "“transfer_die”: Invalid enum"),
        ("stage = 2", "stage = 3", "match_die: there must be one for each"),
        ('["G", "G", "P"', '["G", "P", "P"', "match_die of stage 4: 1 of 6 faces win, not 2"),
        ('["G", "G", "P", ', '["G", "G", ', "match_die of stage 4: 2 of 5"),
        ("cards = 7\neach = 2", "cards = 1\neach = 2", "extra_tries: each may hold 2 of 1"),
        ("each = 2", "each = 2\nmost = 3", "“extra_tries”: Object contains unknown field `most`"),
        ('colour = "violet"', 'colour = "pink"', "“kid”: Invalid enum value 'pink' - at `$[8]"),
        ('colour = "violet"', 'colour = "green"', "“kid”: 5 are green, not 4"),
        ('key = "lila"\n', 'key = "malo"\n', "kid “malo”: named 2 times"),
        ('kids = [\n    "lila"', 'kids = [\n    "moussa"', "“yellow”: not exactly one card"),
        ('"arjan",\n]\nsuspension = [1, 1, 1', '"lil",\n]\nsuspension = [1, 1, 1', "“red”: not ex"),
        ("[1, 1, 2, 3, 4]", "[1, 1, 2, 3, 6]", "“yellow”: suspension leads from stage 5 to 6"),
        ("[1, 1, 1, 2, 3]", "[1, 1, 1, 2]", "“red”: suspension needs one stage for each"),
        ("[extra_tries]", "[extra_tries", "not readable TOML"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = GOOD.read_text(encoding="utf-8")
    assert old in text, "the fault cannot be planted"
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_pieces(path)
    assert "broken.toml" in str(caught.value)
    assert reason in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="none.toml"):
        load_pieces(tmp_path / "none.toml")
