"""The clubs are those of the readings, and a wrong file is refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.big4.box import Big4Box
from game.big4.clubs import load_squads
from game.big4.odds import free_kick_chance
from game.big4.squads import club_of, number_of, place_of, understudy_of
from game.core.data_file import DataError
from tests.games.big4.story import ASSETS, the_box

GOOD = ASSETS / "data" / "big4.toml"
# attack/defence of candidates A and B, as the first club has them
STARS = {
    1: "1/6 1/6", 2: "2/3 3/2", 3: "2/3 3/2", 4: "1/5 3/3", 5: "1/3 2/2", 6: "2/3 3/2",
    7: "4/1 3/2", 8: "3/2 4/1", 9: "5/1 4/2", 10: "5/1 4/2", 11: "4/1 3/2",
}  # fmt: skip
EXCHANGED = [{}, {4: 5, 5: 4, 9: 11, 11: 9}, {4: 3, 3: 4, 10: 8, 8: 10}, {4: 2, 2: 4, 9: 7, 7: 9}]


@pytest.mark.parametrize("club", range(4))
def test_the_stars_are_those_of_the_table_with_rows_exchanged(club: int) -> None:
    squad = load_squads(GOOD).clubs[club].footballers
    for place in range(1, 12):
        row = " ".join(
            f"{squad[2 * place - 2 + which].attack}/{squad[2 * place - 2 + which].defence}"
            for which in (0, 1)
        )
        assert row == STARS[EXCHANGED[club].get(place, place)]


def test_there_are_88_footballers_4_coaches_and_2_referees_all_different() -> None:
    squads = load_squads(GOOD)
    everybody = [each for club in squads.clubs for each in club.footballers]
    assert len({each.name for each in everybody}) == len({each.seed for each in everybody}) == 88
    assert len({club.coach.name for club in squads.clubs}) == 4
    assert [referee.name for referee in squads.referees] == ["Franck Mordan", "Alan Towns"]


def test_footballers_are_numbered_club_by_club_and_place_by_place() -> None:
    for number in range(88):
        club, place, which = club_of(number), place_of(number), number % 2
        assert number_of(club, place, which) == number
        assert the_box().footballers[number].place == place
        assert place_of(understudy_of(number)) == place
        assert club_of(understudy_of(number)) == club


def test_the_best_wall_is_eleven_and_the_best_taker_five_in_every_club() -> None:
    box: Big4Box = the_box()
    for club in range(4):
        squad = range(22 * club + 2, 22 * club + 22)
        best_at = [max(box.defence[number] for number in squad[i : i + 2]) for i in range(0, 20, 2)]
        assert sum(sorted(best_at)[-3:]) == 11
        assert max(box.attack[number] for number in squad) == 5
    assert 0.2 < free_kick_chance(5 - 6 - 11, advanced=True) < 0.3


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[[club]]", "[[klub]]", "is unknown"),
        ("[[club]]", "[[club", "TOML"),
        ('town = "Brézac"', "town = 3", "club 0"),
        ('town = "Brézac"', 'city = "Brézac"', "club 0"),
        ('key = "wave"', 'key = "comet"', "club comet is given 2 times"),
        ("place = 3", "place = 4", "club comet, footballer 4: place 4 out of order"),
        ("attack = 2, defence = 3", 'attack = "2", defence = 3', "club comet, footballer 2"),
        ("attack = 2, defence = 3", "attack = 6, defence = 0", "footballer 2"),
        ("attack = 2, defence = 3", "attack = 5, defence = 5", "stars (5, 5)"),
        ("attack = 1, defence = 6", "attack = 1, defence = 5", "a goalkeeper with stars (1, 5)"),
        ('gender = "m"', 'gender = "x"', "footballer 0"),
        ("seed = 92", "seed = 71", "face 71 is given 2 times"),
        ('"Elsa Galaxie"', '"Youssef Orbite"', "name Youssef Orbite is given 2 times"),
        ("seed = 92,", "seed = 92, shirt = 7,", "shirt"),
        ('[[referee]]\nkey = "alan-towns"', '[[referees]]\nkey = "alan-towns"', "is unknown"),
    ],
)
def test_a_wrong_file_is_refused_with_file_entry_and_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = GOOD.read_text(encoding="utf-8").replace(old, new, 1)
    assert text != GOOD.read_text(encoding="utf-8")
    path = tmp_path / "clubs.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_squads(path)
    assert str(path) in str(caught.value)
    assert reason in str(caught.value)


def test_a_club_or_referee_too_few_is_counted(tmp_path: Path) -> None:
    text = GOOD.read_text(encoding="utf-8")
    path = tmp_path / "clubs.toml"
    path.write_text(text[: text.rindex("[[referee]]")], encoding="utf-8")
    with pytest.raises(DataError, match="1 referees, not 2"):
        load_squads(path)
    second = text.index("[[club]]", text.index("[[club]]") + 1)
    path.write_text(text[second:], encoding="utf-8")
    with pytest.raises(DataError, match="3 clubs, not 4"):
        load_squads(path)
    lines = text.splitlines(keepends=True)
    path.write_text("".join(line for line in lines if "Ruben" not in line), encoding="utf-8")
    with pytest.raises(DataError, match="club comet: 21 footballers, not 22"):
        load_squads(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="none.toml"):
        load_squads(tmp_path / "none.toml")
