"""Reading the decks and pieces of a game from TOML, strictly: every fault is named."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class DataError(Exception):
    """A file that cannot be played with. The sentence names file, entry and reason."""


def read_tables(path: Path, names: Iterable[str]) -> dict[str, Any]:
    """The top-level entries of the file: exactly those."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{path}: not readable TOML ({error})") from error
    wanted = set(names)
    for name in sorted(wanted ^ content.keys()):
        raise DataError(f"{path}: “{name}” is {'missing' if name in wanted else 'unknown'}")
    return content


def read_lists(path: Path, names: Iterable[str]) -> dict[str, list[Any]]:
    """The same where every entry is a list of cards."""
    content = read_tables(path, names)
    for name, entries in content.items():
        if not isinstance(entries, list):
            raise DataError(f"{path}: “{name}” must be a list: write [[{name}]]")
    return content


def decoded(path: Path, where: str, entry: Any, wanted: type[T]) -> T:
    try:
        return msgspec.convert(entry, wanted, strict=True)
    except msgspec.ValidationError as error:
        raise DataError(f"{path}: {where}: {error}") from error
