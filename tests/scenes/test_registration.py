"""A game of the catalogue is at home everywhere: shelf, words, booklet, screen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.catalog import GAMES, GameInfo
from scenes.asset_paths import ASSETS
from scenes.booklet_pages import pages_of
from scenes.game_box import LOOKS
from scenes.registry import SCREENS
from scenes.words import LANGUAGES, has_words, set_language

EVERY_GAME = [pytest.param(info, id=info.id) for info in GAMES.values()]
ART = json.loads((ASSETS / "built" / "index.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def _french() -> Iterator[None]:
    yield
    set_language("fr")


def wanting(info: GameInfo) -> list[str]:
    """What the house asks for that this game does not have."""
    missing = []
    if info.id not in SCREENS:
        missing.append("a screen in scenes/registry.py")
    if info.id not in LOOKS:
        missing.append("a look in scenes/game_box.py")
    elif not drawn(LOOKS[info.id].art) or not drawn(f"icons/{LOOKS[info.id].icon}"):
        missing.append("the drawings of its look")
    keys = [f"game.{info.id}", f"box.{info.id}", *(option.words for option in info.options)]
    for language in LANGUAGES:
        set_language(language)
        missing += [f"{language}: words for {key}" for key in keys if not has_words(key)]
    if not (ASSETS / "booklets" / f"{info.id}.toml").is_file():
        missing.append("a booklet")
    return missing


def drawn(key: str) -> bool:
    return f'"{key}"' in json.dumps(ART)


@pytest.mark.parametrize("info", EVERY_GAME)
def test_the_house_knows_the_game(info: GameInfo) -> None:
    assert wanting(info) == []


def test_a_game_only_in_the_catalogue_is_told_what_it_lacks() -> None:
    missing = wanting(replace(GAMES["buteur"], id="no-such-game", options=()))
    assert len(missing) == 7, missing
    assert "fr: words for box.no-such-game" in missing


@pytest.mark.parametrize("info", EVERY_GAME)
def test_every_drawn_picture_has_its_page(info: GameInfo) -> None:
    assert set(SCREENS[info.id].booklet_pictures()) <= set(pages_of(info.id).keys)
