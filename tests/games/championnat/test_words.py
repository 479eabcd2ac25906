"""Everything the game can say has words in both languages, and the booklet has its pages."""

from __future__ import annotations

import tomllib
from typing import get_args

import pytest

from assets.build import catalogues
from game.catalog import GAMES, game_info
from game.championnat.events import NothingReason
from game.championnat.refusals import PAGES
from game.championnat.state import Phase
from game.core.dice import Dice
from scenes.board_loader import load_board
from tests.games.championnat.story import ASSETS, the_box

GAME = "le-championnat"
BOOKLET = tomllib.loads((ASSETS / "booklets" / f"{GAME}.toml").read_text("utf-8"))


@pytest.fixture(scope="module", params=catalogues.LANGUAGES)
def words(request: pytest.FixtureRequest) -> dict[str, str]:
    return catalogues.read_all(request.param)


def under(words: dict[str, str], start: str) -> set[str]:
    return {key.removeprefix(start) for key in words if key.startswith(start)}


def test_every_phase_has_its_prompt(words: dict[str, str]) -> None:
    assert set(get_args(Phase)) - {"over", "turn-end"} <= under(words, f"prompt.{GAME}.")


def test_every_refusal_has_its_sentence_and_page(words: dict[str, str]) -> None:
    assert under(words, f"refusal.{GAME}.") == set(PAGES)
    assert set(PAGES.values()) <= {page["key"] for page in BOOKLET["page"]}


def test_every_card_has_its_words(words: dict[str, str]) -> None:
    questions = {card.key for card in the_box().questions}
    assert under(words, f"card.{GAME}.") == {
        f"{key}.{part}" for key in questions for part in ("title", "text")
    }
    plus = {f"{key}.{part}" for key in the_box().plus for part in ("name", "short", "text")}
    assert under(words, f"plus.{GAME}.") == plus
    assert under(words, f"nothing.{GAME}.") == set(get_args(NothingReason))


def test_options_have_words_for_every_choice(words: dict[str, str]) -> None:
    for option in GAMES[GAME].options:
        assert option.words in words
        assert all(f"{option.words}-{choice}" in words for choice in option.choices)


def test_every_hint_a_robot_gives_has_words(words: dict[str, str]) -> None:
    known = under(words, "hint.")
    for seed in range(4):
        rules = game_info(GAME).load(load_board).new_rules(3, {}, Dice(seed))
        robots = [game_info(GAME).robot(1 + seat) for seat in range(3)]
        while (seat := rules.to_act) is not None:
            move = robots[seat].choose(rules.fork_for(seat, seed), Dice(seed))
            hint = robots[seat].reason(rules.fork_for(seat, seed), move)
            assert hint.key.removeprefix("hint.") in known
            assert words[hint.key].format(**hint.values)
            rules.apply(move)


def test_the_booklet_has_all_its_words_and_no_others(words: dict[str, str]) -> None:
    wanted = {"title"}
    for page in BOOKLET["page"]:
        wanted |= {f"{page['key']}.title"}
        wanted |= {f"{page['key']}.{n}" for n in range(1, page["points"] + 1)}
        wanted |= {f"{page['key']}.more.{n}" for n in range(1, page["more"] + 1)}
    assert under(words, f"booklet.{GAME}.") == wanted


def test_the_pictures_of_the_booklet_are_drawn() -> None:
    for page in BOOKLET["page"]:
        for sprite in page["sprites"]:
            assert (ASSETS / "art" / f"{sprite}.svg").is_file(), sprite
