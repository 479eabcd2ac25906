"""The deck is the one of the readings, and a wrong file is refused by name."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.buteur.deck import load_deck
from game.core.data_file import DataError
from tests.games.buteur.story import ASSETS

GOOD = ASSETS / "data" / "buteur.toml"
# arrow and distance: how many with a hand, a red flag, a blue flag
ATTACKERS = {
    "s1": (1, 1, 0), "s2": (1, 1, 1), "s3": (2, 1, 2), "s4": (1, 1, 1), "s5": (1, 1, 1),
    "l1": (0, 1, 1), "l2": (2, 1, 1), "l3": (1, 2, 2), "l4": (1, 1, 0),
    "r1": (1, 0, 1), "r2": (1, 2, 1), "r3": (2, 1, 2), "r4": (0, 1, 1),
}  # fmt: skip


def arrows(card: object) -> str:
    return " ".join(f"{name[0]}{distance}" for name, distance in card.arrows.items())


def test_there_are_42_attackers_as_the_table_says() -> None:
    found = Counter((arrows(c), c.sign) for c in load_deck(GOOD) if c.kind == "attacker")
    for name, counts in ATTACKERS.items():
        assert tuple(found[name, sign] for sign in ("hand", "red", "blue")) == counts
    assert found.total() == 42


def test_there_are_six_free_kicks_three_goalkeepers_two_corners_and_two_penalties() -> None:
    deck = load_deck(GOOD)
    free_kicks = [arrows(card) for card in deck if card.kind == "free-kick"]
    assert free_kicks == ["s2 l2 r2", "s3 l2", "s3 r2", "l3 r3", "s2 l1 r1", "s4 l1 r1"]
    keepers = [arrows(card) for card in deck if card.kind == "goalkeeper"]
    assert keepers == ["s5 l3 r3", "s4 l4", "s4 r4"]
    assert [card.sign for card in deck if card.kind == "corner"] == ["red", "blue"]
    assert [card.sign for card in deck if card.kind == "penalty"] == [None, None]
    assert len(deck) == 55


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[[card]]", "[[cart]]", "is unknown"),
        ("straight = 1", "forward = 1", "card 0"),
        ("straight = 1", 'straight = "1"', "card 0"),
        ("straight = 1", "straight = 9", "from 1 to 5"),
        ("straight = 1", "straight = 1, left = 2", "card 0: a attacker with 2 arrows"),
        ('sign = "hand"', 'sign = "green"', "card 0"),
        ('sign = "hand"', 'sing = "hand"', "sing"),
        ('sign = "hand"\n', "", "without a sign"),
        ('sign = "hand"', 'sign = "red"', "hand, not 14"),
        ('kind = "penalty"', 'kind = "penalty"\nsign = "red"', "cannot show"),
        ('kind = "corner"\nsign = "red"', 'kind = "corner"\nsign = "hand"', "cannot show"),
        (
            'kind = "corner"\nsign = "red"',
            'kind = "corner"\nsign = "blue"',
            "corner cards show red",
        ),
        ('[[card]]\nkind = "penalty"', "", "1 cards of kind penalty"),
        ("[[card]]", "[[card", "TOML"),
    ],
)
def test_a_wrong_deck_is_refused_with_file_and_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = GOOD.read_text().replace(old, new, 1)
    assert text != GOOD.read_text()
    path = tmp_path / "deck.toml"
    path.write_text(text)
    with pytest.raises(DataError) as caught:
        load_deck(path)
    assert str(path) in str(caught.value)
    assert reason in str(caught.value)


def test_a_missing_deck_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="none.toml"):
        load_deck(tmp_path / "none.toml")
