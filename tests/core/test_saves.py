"""No crash, full disk or damaged byte loses a match."""

from __future__ import annotations

import os

import msgspec
import pytest

from game.core import saves
from game.core.match import Match, Seat
from game.core.only_once import OnlyOnce
from game.core.saves import DamagedSave, SaveFailed, SaveShelf, default_folder
from game.core.settings import LastTable, Settings
from tests.core.toy_game import Take, pebbles


@pytest.fixture
def shelf(tmp_path):
    return SaveShelf(tmp_path / "saves")


def a_record(match_id="a", moves=1, now=1.0):
    match = Match.new(pebbles(), (Seat("Zoé"), Seat("Ali")), {}, 7, 0.0, match_id)
    match.replay([Take(0, 1)] * moves)
    return match.record(now)


def twice_kept(shelf):
    older, newer = a_record(moves=1), a_record(moves=2)
    shelf.keep(older)
    return older, newer, shelf.keep(newer)


def test_a_kept_match_comes_back_as_it_was(shelf):
    record = a_record()
    shelf.keep(record)
    assert shelf.load_all() == [record]


def test_the_last_played_match_stands_first(shelf):
    shelf.keep(a_record("old", now=1.0))
    shelf.keep(a_record("new", now=2.0))
    assert [record.id for record in shelf.load_all()] == ["new", "old"]


def test_an_empty_or_absent_folder_holds_no_match(shelf):
    assert shelf.load_all() == []


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe\x00", b"[1, 2]", b'{"format": 1}'])
def test_damaged_bytes_are_named_and_the_previous_match_offered(shelf, damage):
    older, _, path = twice_kept(shelf)
    path.write_bytes(damage)
    (damaged,) = shelf.load_all()
    assert isinstance(damaged, DamagedSave)
    assert damaged.key == "damaged-save"
    assert damaged.reason
    assert damaged.previous == older
    assert path.read_bytes() == damage


def test_every_truncation_is_noticed(shelf):
    *_, path = twice_kept(shelf)
    whole = path.read_bytes()
    for length in range(0, len(whole), 37):
        path.write_bytes(whole[:length])
        assert isinstance(shelf.load("a"), DamagedSave)


def test_a_save_of_a_newer_program_is_left_alone(shelf):
    path = shelf.keep(a_record())
    newer = msgspec.json.encode({"format": saves.RECORD_FORMAT + 1, "surprise": True})
    path.write_bytes(newer)
    (damaged,) = shelf.load_all()
    assert damaged.key == "newer-save"
    assert damaged.previous is None
    assert path.read_bytes() == newer


def test_going_back_to_the_previous_match_keeps_the_damaged_file(shelf):
    older, _, path = twice_kept(shelf)
    path.write_bytes(b"{")
    damaged = shelf.load("a")
    assert shelf.restore_previous(damaged) == older
    assert shelf.load_all() == [older]
    assert b"{" in {file.read_bytes() for file in shelf.folder.iterdir()}


@pytest.mark.parametrize("fatal_rename", [1, 2])
def test_a_kill_at_any_rename_leaves_a_whole_match(shelf, monkeypatch, fatal_rename):
    older, newer = a_record(moves=1), a_record(moves=2)
    shelf.keep(older)
    rename, renames = os.replace, []

    def killed(source, target):
        renames.append(source)
        if len(renames) == fatal_rename:
            raise KeyboardInterrupt
        rename(source, target)

    monkeypatch.setattr(os, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        shelf.keep(newer)
    monkeypatch.undo()
    assert shelf.load_all() == [older]
    shelf.keep(newer)
    assert shelf.load_all() == [newer]


def test_a_half_written_temporary_file_is_no_match(shelf):
    shelf.keep(a_record())
    (shelf.folder / "b.match.writing").write_bytes(b'{"format"')
    assert [record.id for record in shelf.load_all()] == ["a"]


def test_a_folder_that_takes_no_file_raises_save_failed(tmp_path):
    (tmp_path / "saves").write_text("a file where the folder should be")
    with pytest.raises(SaveFailed) as failure:
        SaveShelf(tmp_path / "saves").keep(a_record())
    assert failure.value.key == "cannot-save"


def test_a_full_disk_raises_save_failed_and_keeps_the_last_match(shelf, monkeypatch):
    older = a_record(moves=1)
    shelf.keep(older)

    def full(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveFailed, match="No space left") as failure:
        shelf.keep(a_record(moves=2))
    assert failure.value.key == "disk-full"
    assert shelf.load_all() == [older]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root writes everywhere")
def test_a_read_only_folder_raises_save_failed(shelf):
    shelf.keep(a_record())
    shelf.folder.chmod(0o500)
    with pytest.raises(SaveFailed):
        shelf.keep(a_record(moves=2))
    shelf.folder.chmod(0o700)


def test_a_thrown_away_match_is_gone_with_its_previous_file(shelf):
    twice_kept(shelf)
    shelf.throw_away("a")
    assert shelf.load_all() == []


def test_a_finished_match_leaves_the_shelf_but_not_the_disk(shelf):
    _, newer, _ = twice_kept(shelf)
    shelf.finish("a")
    assert shelf.load_all() == []
    assert shelf.load_finished() == [newer]


def test_the_environment_moves_the_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("BOITE_DATA", str(tmp_path))
    assert default_folder() == tmp_path
    monkeypatch.delenv("BOITE_DATA")
    assert "boite-a-foot" in str(default_folder())


def test_a_second_start_is_noticed_until_the_first_one_ends(tmp_path):
    first = OnlyOnce(tmp_path)
    assert not first.is_second
    assert OnlyOnce(tmp_path).is_second
    first.release()
    assert not OnlyOnce(tmp_path).is_second


def test_a_second_start_knocks_once_at_the_first(tmp_path):
    first = OnlyOnce(tmp_path)
    assert not first.knocked()
    assert not OnlyOnce(tmp_path).knocked()
    assert first.knocked()
    assert not first.knocked()


def test_settings_come_back_and_a_damaged_file_means_the_first_day(tmp_path):
    settings = Settings(language="en", muted=True)
    settings.last_tables["pebbles"] = LastTable((Seat("Zoé"),), {"heap": 3})
    settings.write(tmp_path)
    assert Settings.read(tmp_path) == settings
    (tmp_path / "settings.json").write_text("{")
    assert Settings.read(tmp_path) == Settings()


def test_a_file_under_the_name_of_another_match_is_damaged(shelf):
    """Playing it on would write over the match it says it is."""
    path = shelf.keep(a_record("a"))
    path.rename(path.with_name(path.name.replace("a", "b", 1)))
    (found,) = shelf.load_all()
    assert isinstance(found, DamagedSave)
    assert (found.id, found.key) == ("b", "damaged-save")
