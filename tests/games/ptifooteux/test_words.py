"""Everything the game can say has words in both languages, and nothing lies about unused."""

from __future__ import annotations

import tomllib
from typing import get_args

import pytest

from assets.build import catalogues
from game.catalog import GAMES
from game.ptifooteux.events import CardOutcome, Nothing
from game.ptifooteux.judging import PAGES
from game.ptifooteux.kids import STAGES
from game.ptifooteux.view import Phase
from tests.games.ptifooteux.story import ASSETS, KIDS

GAME = "les-ptifooteux"
BOOKLET = tomllib.loads((ASSETS / "booklets" / f"{GAME}.toml").read_text("utf-8"))
# The rules leave these to the common words; a pawn that is clicked is a matter of the screen.
COMMON = {"match-over", "not-your-turn"}
OF_THE_SCREEN = {"pawn-moves-alone"}


@pytest.fixture(scope="module", params=catalogues.LANGUAGES)
def words(request: pytest.FixtureRequest) -> dict[str, str]:
    return catalogues.read_all(request.param)


def under(words: dict[str, str], start: str) -> set[str]:
    return {key.removeprefix(start) for key in words if key.startswith(start)}


def test_every_phase_has_its_prompt(words: dict[str, str]) -> None:
    assert under(words, f"prompt.{GAME}.") == set(get_args(Phase)) - {"over", "roll"}
    towards = {f"towards.{stage}" for stage in STAGES}
    aims = {"gather", "complete", "loop", "match", "final"}
    assert under(words, f"aim.{GAME}.") == aims | towards, "what one rolls for"


def test_every_refusal_has_its_sentence_and_page(words: dict[str, str]) -> None:
    sentences = under(words, f"refusal.{GAME}.")
    assert sentences == set(PAGES) - COMMON | OF_THE_SCREEN


def test_every_card_tells_its_story_and_what_it_does(words: dict[str, str]) -> None:
    for colour in ("yellow", "red"):
        assert under(words, f"card.{GAME}.{colour}.") == set(KIDS)
    seen_by_others = {"nothing-other"}
    assert under(words, f"card.{GAME}.outcome.") == set(get_args(CardOutcome)) | seen_by_others


def test_everybody_and_every_stage_is_introduced(words: dict[str, str]) -> None:
    assert under(words, f"kid.{GAME}.") == set(KIDS)
    stages = {str(stage) for stage in STAGES}
    assert under(words, f"opponent.{GAME}.") == stages
    assert under(words, f"stage.{GAME}.") == stages | {f"{stage}.short" for stage in stages}
    assert under(words, f"nothing.{GAME}.") == set(get_args(Nothing))


def test_hints_and_options_have_words(words: dict[str, str]) -> None:
    wanted = {"roll", "choose", "choose-any", "ask", "play-match"}
    wanted |= {"tries-keep", "tries-final", "tries-some", "tries-all"}
    assert under(words, f"hint.{GAME}.") == wanted
    assert all(option.words in words for option in GAMES[GAME].options)


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
