"""No drawing of the house lies there for nobody; those of a game are put together too freely."""

from __future__ import annotations

import pytest

from scenes.asset_paths import ASSETS
from tests.assets.test_words_in_use import FOLDERS, Written, written_for


def drawn_for_nobody(keys: list[str]) -> list[str]:
    said = [written_for(folder) for folder in FOLDERS]
    words = frozenset[str]().union(*(written.words for written in said))
    patterns = {each.pattern: each for written in said for each in written.patterns}
    code = Written(words, tuple(patterns.values()))
    return [key for key in keys if not (code.may_say(key) or code.may_say(key.partition("/")[2]))]


@pytest.mark.parametrize("folder", ["icons", "ui", "trophies"])
def test_every_drawing_is_asked_for(folder: str) -> None:
    keys = [f"{folder}/{path.stem}" for path in sorted((ASSETS / "art" / folder).glob("*.svg"))]
    assert keys
    assert drawn_for_nobody(keys) == []


def test_a_drawing_for_nobody_is_found() -> None:
    assert drawn_for_nobody(["icons/bicycle", "icons/book"]) == ["icons/bicycle"]
