"""All that 11 Soccer says has its words, and its booklet tells every card."""

from __future__ import annotations

import tomllib
from typing import get_args

import pytest

from assets.build import catalogues
from game.catalog import game_info
from game.soccer11.refusals import PAGES
from game.soccer11.view import Phase
from scenes.board_loader import load_board
from tests.games.soccer11.story import ASSETS

BOOKLET = tomllib.loads((ASSETS / "booklets" / "11-soccer.toml").read_text(encoding="utf-8"))
WORDS = {language: catalogues.read_all(language) for language in ("fr", "en")}
LONGEST_POINT = 90
in_both_languages = pytest.mark.parametrize("language", WORDS)


def keys(start: str) -> set[str]:
    return {key for key in WORDS["fr"] if key.startswith(start)}


@in_both_languages
def test_every_phase_has_its_prompt(language: str) -> None:
    waiting = set(get_args(Phase)) - {"over"}
    assert {f"prompt.11-soccer.{phase}" for phase in waiting} <= WORDS[language].keys()


def test_every_refusal_has_its_words_and_opens_its_page() -> None:
    assert keys("refusal.11-soccer.") == {f"refusal.11-soccer.{key}" for key in PAGES}
    assert set(PAGES.values()) <= {page["key"] for page in BOOKLET["page"]}


def test_the_booklet_has_all_its_words_and_no_others() -> None:
    wanted = {"booklet.11-soccer.title"}
    for page in BOOKLET["page"]:
        start = f"booklet.11-soccer.{page['key']}"
        wanted |= {f"{start}.title"}
        wanted |= {f"{start}.{n}" for n in range(1, page["points"] + 1)}
        wanted |= {f"{start}.more.{n}" for n in range(1, page["more"] + 1)}
    assert wanted == keys("booklet.11-soccer.")


@in_both_languages
def test_the_points_of_a_page_are_short(language: str) -> None:
    points = [text for key, text in WORDS[language].items() if key.startswith("booklet.11-soccer")]
    assert max(map(len, points)) <= LONGEST_POINT


@in_both_languages
def test_every_nation_has_its_name_its_words_and_its_coach(language: str) -> None:
    for nation in game_info("11-soccer").load(load_board).box.deck:
        for part in ("name", "label", "text"):
            assert f"card.11-soccer.{nation.key}.{part}" in WORDS[language]
        assert f"coach.11-soccer.card-{nation.key}" in WORDS[language]


@in_both_languages
def test_the_booklet_names_every_rank(language: str) -> None:
    told = " ".join(
        text for key, text in WORDS[language].items() if key.startswith("booklet.11-soccer.")
    )
    for nation in game_info("11-soccer").load(load_board).box.deck:
        name = WORDS[language][f"card.11-soccer.{nation.key}.name"]
        assert name in told
        assert str(nation.rank) in told
