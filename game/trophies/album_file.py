"""The album on the disk: one file beside the saves, written so that no crash can lose it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from game.core.saves import SaveFailed, write_safely
from game.trophies.profiles import ALBUM_FORMAT, Album

ALBUM_NAME: Final = "album.json"
PREVIOUS_NAME: Final = "album.previous.json"
DAMAGED_NAME: Final = "album-{number}.damaged"


class DamagedAlbum(msgspec.Struct, frozen=True):
    """A file that cannot be read, and why: `error.<key>`. It stays where it is."""

    path: Path
    key: str
    reason: str


class _Header(msgspec.Struct):
    format: int


def read_album(folder: Path) -> Album | DamagedAlbum:
    """An empty one on the first day. A kill between two renames leaves only the file before."""
    path, previous = folder / ALBUM_NAME, folder / PREVIOUS_NAME
    if path.exists():
        return _read(path)
    return _read(previous) if previous.exists() else Album()


def write_album(folder: Path, album: Album) -> None:
    """Raises `SaveFailed`."""
    content = msgspec.json.format(msgspec.json.encode(album), indent=1)
    write_safely(folder / ALBUM_NAME, content, folder / PREVIOUS_NAME)


def set_aside(damaged: DamagedAlbum) -> Album:
    """The damaged file gets another name; the album before it goes on, or an empty one."""
    folder = damaged.path.parent
    try:
        os.replace(damaged.path, _free_name(folder))
    except OSError as problem:
        raise SaveFailed(damaged.path, problem) from problem
    previous = read_album(folder)
    if isinstance(previous, DamagedAlbum):
        return set_aside(previous)
    write_album(folder, previous)
    return previous


def _free_name(folder: Path) -> Path:
    number = 1
    while (folder / DAMAGED_NAME.format(number=number)).exists():
        number += 1
    return folder / DAMAGED_NAME.format(number=number)


def _read(path: Path) -> Album | DamagedAlbum:
    try:
        content = path.read_bytes()
        written_by = msgspec.json.decode(content, type=_Header)
        if written_by.format > ALBUM_FORMAT:
            reason = f"format {written_by.format}, this program knows {ALBUM_FORMAT}"
            return DamagedAlbum(path, "newer-album", reason)
        return msgspec.json.decode(content, type=Album)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as problem:
        return DamagedAlbum(path, "damaged-album", str(problem))
