"""Whatever stands in the catalogues can be asked for, and whatever is asked for stands in them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from assets.build import catalogues
from scenes.asset_paths import ASSETS

FOLDERS = sorted(path.parent.name for path in (ASSETS.parent / "game").glob("*/bot.py"))
FILLED_IN = "([a-z0-9.-]+)"  # where a key is put together, what stands between its parts


class Written(NamedTuple):
    """What some code holds: whole words, and the keys it puts together."""

    words: frozenset[str]
    patterns: tuple[re.Pattern[str], ...]

    def may_say(self, key: str) -> bool:
        """As a word of its own, or put together from such words."""
        if key in self.words or key.isdigit():
            return True
        fits = (pattern.fullmatch(key) for pattern in self.patterns)
        if any(all(map(self.may_say, found.groups())) for found in fits if found):
            return True
        ends = [found.start() for found in re.finditer("[.-]", key)]
        halves = ((key[:end], key[end + 1 :]) for end in ends)
        return any("." in start and self.may_say(start) and self.may_say(end)
                   for start, end in halves)  # fmt: skip


@cache
def written_for(folder: str) -> Written:
    """By the code all games share and by that of one game; keys may also come from data files."""
    words: set[str] = {"title"}
    patterns: set[str] = set()
    for path in code_of(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add(pattern_of(node))
    for path in (ASSETS / "data").glob("*.toml"):
        words |= set(names_in(tomllib.loads(path.read_text(encoding="utf-8"))))
    for path in (ASSETS / "booklets").glob("*.toml"):
        words |= set(names_in(tomllib.loads(path.read_text(encoding="utf-8"))))
    telling = sorted(each for each in patterns if re.search("[a-z]", each.replace(FILLED_IN, "")))
    return Written(frozenset(words), tuple(re.compile(each) for each in telling))


def code_of(folder: str) -> Iterator[Path]:
    for root in ("game", "scenes"):
        for path in (ASSETS.parent / root).rglob("*.py"):
            if not (set(FOLDERS) - {folder}) & set(path.relative_to(ASSETS.parent).parts):
                yield path


def pattern_of(node: ast.JoinedStr) -> str:
    parts = (each.value if isinstance(each, ast.Constant) else None for each in node.values)
    return "".join(FILLED_IN if each is None else re.escape(str(each)) for each in parts)


def names_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from names_in(each)
    else:
        yield str(value)


def nobody_says(keys: Iterable[str], folder: str) -> list[str]:
    """say() itself puts « -one » behind a key; the tests of a game go through its booklet."""
    written = written_for(folder)
    own = (key for key in keys if not key.startswith("booklet."))
    return [key for key in own if not any(map(written.may_say, {key, key.removesuffix("-one")}))]


@pytest.mark.parametrize("path", catalogues.sources("fr"), ids=lambda path: path.stem)
def test_no_words_stand_there_for_nobody(path: Path) -> None:
    assert nobody_says(catalogues.read(path), path.stem) == []


def test_words_for_nobody_are_found() -> None:
    assert nobody_says(["big4.wall", "big4.fans.comet"], "big4") == ["big4.fans.comet"]
    assert nobody_says(["prompt.big4.wall"], "buteur") == ["prompt.big4.wall"]


def keys_said() -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for path in code_of(folder):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                    first = node.args[0]
                    if isinstance(first, ast.Constant):
                        yield str(first.value), path.name


def test_whatever_is_said_has_words() -> None:
    words = catalogues.read_all("fr")
    assert not {(key, path) for key, path in keys_said() if key not in words}
