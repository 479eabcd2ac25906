"""Boards, decks and other data files that are damaged: the sentence names the file."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from game.catalog import ASSETS, GAMES, GameInfo
from game.core.dice import Dice
from scenes.board_loader import load_board
from tests.core.mutations import damaged_bytes

FILES = [pytest.param(info, name, id=name) for info in GAMES.values() for name in info.data_files]
SampleSize = Callable[[int, int, int], int]


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    for folder in ("boards", "data"):
        shutil.copytree(ASSETS / folder, tmp_path / folder)
    return tmp_path


def unpack(info: GameInfo, name: str, assets: Path) -> str:
    """What comes of taking the game out of a damaged box."""
    before = (assets / name).read_bytes()
    try:
        info.make_box(assets, load_board)
    except Exception as problem:
        return "refused" if is_clear(problem, name) else f"unclear: {problem!r}"
    finally:
        assert (assets / name).read_bytes() == before
    return "accepted"


def is_clear(problem: Exception, name: str) -> bool:
    """An error of the game's own, with a sentence that names the file."""
    own = type(problem).__module__.startswith("game.")
    return own and Path(name).stem in str(problem) and len(str(problem)) >= 20


def damage(info: GameInfo, name: str, assets: Path, first: int, count: int) -> Counter[str]:
    whole, outcomes = (assets / name).read_bytes(), Counter[str]()
    for number in range(first, first + count):
        (assets / name).write_bytes(damaged_bytes(whole, Dice(number)))
        outcomes[unpack(info, name, assets)] += 1
    return outcomes


@pytest.mark.parametrize(("info", "name"), FILES)
def test_a_damaged_file_is_refused_by_name(info: GameInfo, name: str, assets: Path) -> None:
    outcomes = damage(info, name, assets, 0, 60)
    assert set(outcomes) <= {"refused", "accepted"}, outcomes
    assert outcomes["refused"] >= 30, outcomes


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize(("info", "name"), FILES)
def test_many_damaged_files(
    info: GameInfo, name: str, assets: Path, sample_size: SampleSize
) -> None:
    outcomes = damage(info, name, assets, 10_000, sample_size(60, 300, 700))
    assert set(outcomes) <= {"refused", "accepted"}, outcomes


@pytest.mark.parametrize(("info", "name"), FILES)
def test_a_missing_file_is_named(info: GameInfo, name: str, assets: Path) -> None:
    (assets / name).unlink()
    with pytest.raises(Exception, match=Path(name).stem) as caught:
        info.make_box(assets, load_board)
    assert is_clear(caught.value, name)


def test_a_number_written_as_a_word_is_refused(assets: Path) -> None:
    path = assets / "data" / "soccer11.toml"
    whole = path.read_text(encoding="utf-8")
    assert "rank = 1\n" in whole
    path.write_text(whole.replace("rank = 1\n", 'rank = "1"\n', 1), encoding="utf-8")
    assert unpack(GAMES["11-soccer"], "data/soccer11.toml", assets) == "refused"
