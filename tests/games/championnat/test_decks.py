"""A wrong deck or board is refused with file, card and reason; the strongest eleven is exact."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from game.championnat.board import Board
from game.championnat.cards import MOST_REDS
from game.championnat.decks import load_decks
from game.championnat.lineup import Lineups
from game.core.board_map import BoardError
from game.core.data_file import DataError
from scenes.board_loader import load_board
from tests.games.championnat.story import ASSETS, the_box

GOOD_DECKS = ASSETS / "data" / "championnat.toml"
GOOD_BOARD = ASSETS / "boards" / "championnat.tmx"


def refused(tmp_path: Path, old: str, new: str) -> str:
    text = GOOD_DECKS.read_text("utf-8")
    assert old in text
    path = tmp_path / "championnat.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as raised:
        load_decks(path)
    assert str(path) in str(raised.value)
    return str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('places = "2/3"', 'places = "3/2"', "Odile Ruisseau"),
        ('places = "2/3"', 'places = "2/12"', "Odile Ruisseau"),
        ('places = "2/3"', 'places = "GK"', "neither JP nor rising numbers"),
        ("stars = 2, price = 300", "stars = 3, price = 300", "3 extra stars"),
        ("price = 1850", "price = 9000", "price 9000"),
        ("price = 1850", "price = 1801", "price 1801"),
        ("resale = 1100,", "resale = 1900,", "resale 1900"),
        ('colour = "yellow"', 'colour = "green"', "27 yellow cards, not 28"),
        ('colour = "yellow"', 'colour = "pink"', "footballer 1 “Lucien Portail”"),
        ('name = "Zigzag"', 'name = "Mistral"', "a name of their own"),
        ('name = "Zigzag"', 'nom = "Zigzag"', "footballer 23"),
        ("copies = 7", "copies = 6", "35 cards, not 36"),
        ('key = "fatigue"', 'key = "tiredness"', "plus “fatigue”: is missing"),
        ("stars = -2", "stars = 2", "plus “fatigue”"),
        ("pennants = 5", "pennants = 6", "6 pennants"),
        ("strength = 24", "strength = 0", "strength 0"),
        ('key = "loss-moles"', 'key = "loss-window"', "written 2 times"),
        ('kind = "gain", amount = 100', 'kind = "gain"', "gain-waffles"),
        ('square = "shoes", ', "", "have a square and a name"),
        ("club = [", "clubs = [", "“club” is missing"),
        ("footballer = [", "footballer = [ 7,", "footballer 1"),
    ],
)
def test_a_wrong_deck_is_refused_by_name(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in refused(tmp_path, old, new)


def test_a_deck_that_is_not_there_or_not_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        load_decks(tmp_path / "nowhere.toml")
    (tmp_path / "bad.toml").write_text("footballer = [", encoding="utf-8")
    with pytest.raises(DataError, match="not readable TOML"):
        load_decks(tmp_path / "bad.toml")


def test_every_number_must_be_covered(tmp_path: Path) -> None:
    text = GOOD_DECKS.read_text("utf-8")
    reds = [line for line in text.splitlines() if 'colour = "red"' in line]
    for line in reds:
        text = text.replace(line, line.replace('places = "7"', 'places = "8"'))
    versatile = 'places = "JP", stars = 0, price = 1400'
    text = text.replace(versatile, versatile.replace("JP", "8"))
    (tmp_path / "a.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="nobody of the foreign pack plays number 7"):
        load_decks(tmp_path / "a.toml")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('value="pactole"', 'value="swamp"', "cannot be read"),
        ('value="pactole"', 'value="start"', "is a second start"),
        ('value="ring-07"', 'value="ring-08"', "ring of 35 squares"),
        ('value="ring-07"', 'value="ring-03"', "leads back to “ring-03”"),
        ('value="ring-06, half-1"', 'value="ring-06"', "half-1"),
        ('value="halfway"', 'value="ring"', "ring-05” needs one way on"),
    ],
)
def test_a_wrong_board_is_refused(tmp_path: Path, old: str, new: str, words: str) -> None:
    text = GOOD_BOARD.read_text("utf-8")
    assert old in text
    path = tmp_path / "championnat.tmx"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoardError) as raised:
        Board(load_board(path))
    assert words in str(raised.value)
    assert "championnat.tmx" in str(raised.value)


def test_the_ring_has_the_squares_of_the_design() -> None:
    board = the_box().board
    kinds = [board.squares[key].kind for key in board.ring]
    assert kinds[0] == "championnat"
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counts["national"] == 9
    assert counts["foreign"] == 3
    assert counts["euromatch"] == 4
    assert sum(counts[kind] for kind in ("shoes", "shirt", "socks", "shorts")) == 8


# ---- the strongest eleven


def best_by_trying(squad: list[int], value) -> int:
    """Every way to fill places, kept apart by places taken and reds used."""
    best = {(0, 0): 0}
    for number in squad:
        card = the_box().footballers[number]
        grown = dict(best)
        for (taken, reds), worth in best.items():
            if card.is_red and reds == MOST_REDS:
                continue
            for place in card.places:
                if not taken >> place & 1:
                    key = (taken | 1 << place, reds + card.is_red)
                    grown[key] = max(grown.get(key, -99), worth + value(card))
        best = grown
    return max(best.values())


def test_the_strongest_eleven_is_exact() -> None:
    chance = random.Random(5)
    for turn in range(120):
        among = range(50, 80) if turn % 2 else range(80)
        squad = chance.sample(among, chance.randint(0, 25))
        lineups = the_box().lineups
        eleven = lineups.strongest(tuple(squad))
        fielded = [card for card in eleven if card >= 0]
        assert len(set(fielded)) == len(fielded)
        assert set(fielded) <= set(squad)
        assert lineups.stars_of(eleven) == best_by_trying(squad, lambda c: c.stars + 1) - 11
        assert lineups.places_filled(tuple(squad)) == best_by_trying(squad, lambda _: 1)
        full = lineups.fullest(tuple(squad))
        assert sum(card >= 0 for card in full) == lineups.places_filled(tuple(squad))


def test_a_squad_of_25_takes_less_than_five_milliseconds() -> None:
    chance = random.Random(6)
    lineups = Lineups(the_box().footballers)
    squads = [
        tuple(chance.sample(range(64), 13) + chance.sample(range(64, 80), 12)) for _ in range(40)
    ]
    begun = time.process_time()
    for squad in squads:
        lineups.strongest(squad)
    assert (time.process_time() - begun) / len(squads) < 0.005
