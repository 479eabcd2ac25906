"""The album on the disk: found again, never lost, never overwritten when it cannot be read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core import saves
from game.core.saves import SaveFailed
from game.trophies.album_file import (
    ALBUM_NAME,
    PREVIOUS_NAME,
    DamagedAlbum,
    read_album,
    set_aside,
    write_album,
)
from game.trophies.counting import count_match
from game.trophies.profiles import Album
from tests.trophies.played import facts


def album_after(matches: int) -> Album:
    album = Album()
    for number in range(matches):
        count_match(album, facts("11-soccer", match_id=f"m{number}"))
    return album


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_on_the_first_day_the_album_is_empty(tmp_path: Path) -> None:
    assert read_album(tmp_path / "nowhere") == Album()


def test_what_was_written_is_read(tmp_path: Path) -> None:
    write_album(tmp_path, album_after(3))
    assert read_album(tmp_path) == album_after(3)


class Killed(BaseException):
    """The program is gone."""


@pytest.mark.parametrize("renames", [0, 1])
def test_killed_while_writing_one_of_the_two_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, renames: int
) -> None:
    """After the first rename only the file before exists, after none both names are as before."""
    write_album(tmp_path, album_after(1))
    done: list[Any] = []
    replace = os.replace

    def replace_or_die(source: Any, target: Any) -> None:
        if len(done) == renames:
            raise Killed
        done.append(target)
        replace(source, target)

    monkeypatch.setattr(saves.os, "replace", replace_or_die)
    with pytest.raises(Killed):
        write_album(tmp_path, album_after(2))
    assert read_album(tmp_path) == album_after(1)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "damaged-album"),
        (b'{"format": 1, "profiles": [', "damaged-album"),
        (b'{"format": 1, "profiles": [{"name": 3}]}', "damaged-album"),
        (b"\xff\xfe", "damaged-album"),
        (b'{"format": 99}', "newer-album"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_and_stays(
    tmp_path: Path, content: bytes, key: str
) -> None:
    (tmp_path / ALBUM_NAME).write_bytes(content)
    found = read_album(tmp_path)
    assert isinstance(found, DamagedAlbum)
    assert found.key == key
    assert (tmp_path / ALBUM_NAME).read_bytes() == content


def test_set_aside_the_damaged_file_is_kept_and_the_one_before_goes_on(tmp_path: Path) -> None:
    write_album(tmp_path, album_after(1))
    write_album(tmp_path, album_after(2))
    (tmp_path / ALBUM_NAME).write_bytes(b"rubbish")
    found = read_album(tmp_path)
    assert isinstance(found, DamagedAlbum)
    assert set_aside(found) == album_after(1)
    assert read_album(tmp_path) == album_after(1)
    assert (tmp_path / "album-1.damaged").read_bytes() == b"rubbish"


def test_with_both_damaged_a_new_album_begins_and_both_are_kept(tmp_path: Path) -> None:
    (tmp_path / ALBUM_NAME).write_bytes(b"one")
    (tmp_path / PREVIOUS_NAME).write_bytes(b"two")
    found = read_album(tmp_path)
    assert isinstance(found, DamagedAlbum)
    assert set_aside(found) == Album()
    assert {(tmp_path / f"album-{n}.damaged").read_bytes() for n in (1, 2)} == {b"one", b"two"}
    assert names(tmp_path) >= {ALBUM_NAME}


def test_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(SaveFailed):
        write_album(tmp_path / "file", album_after(1))


def test_the_file_can_be_read_by_a_person(tmp_path: Path) -> None:
    write_album(tmp_path, album_after(1))
    text = (tmp_path / ALBUM_NAME).read_text(encoding="utf-8")
    assert '"Ida"' in text
    assert len(text.splitlines()) > 10
    assert msgspec.json.decode(text)["counted"] == ["m0"]
