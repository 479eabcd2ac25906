"""Both languages say the same things, and say() fills them in rightly."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from assets.build import catalogues
from game.buteur.refusals import PAGES
from scenes import words
from scenes.asset_paths import ASSETS
from scenes.game_flow_help import COMMON
from scenes.words import MissingWords, say, set_language

FRENCH, ENGLISH = (catalogues.read_all(each) for each in ("fr", "en"))
BOOKLET = tomllib.loads((ASSETS / "booklets" / "buteur.toml").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def _french() -> Iterator[None]:
    set_language("fr")
    yield
    set_language("fr")


def test_the_catalogues_have_nothing_to_mend() -> None:
    assert catalogues.problems(FRENCH, ENGLISH) == []


@pytest.mark.parametrize(
    ("french", "english", "complaint"),
    [
        ({"a": "Oui"}, {}, "only in French: a"),
        ({}, {"a": "Yes"}, "only in English: a"),
        ({"a": "C'est moi"}, {"a": "Me"}, "fr: straight apostrophe in a"),
        ({"a": "Oui"}, {"a": "That's it"}, "en: straight apostrophe in a"),
        ({"a": "Oui"}, {"a": ""}, "en: no words for a"),
        ({"a": "{name} joue"}, {"a": "{nom} plays"}, "other placeholders in English: a"),
    ],
)
def test_a_fault_in_the_catalogues_is_found(
    french: dict[str, str], english: dict[str, str], complaint: str
) -> None:
    assert complaint in catalogues.problems(french, english)


def test_a_key_written_twice_is_found(tmp_path: Path) -> None:
    path = tmp_path / "boite.po"
    path.write_text('msgid "a"\nmsgstr "1"\n\nmsgid "a"\nmsgstr "2"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="written twice: a"):
        catalogues.read(path)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_compiled_catalogue_is_that_of_the_text(language: str) -> None:
    set_language(language)
    for key, text in catalogues.read_all(language).items():
        assert words._voice.words(key) == text, "run python -m assets.build words"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_compiling_the_same_words_again_changes_no_byte(language: str) -> None:
    committed = (catalogues.folder(language) / "boite.mo").read_bytes()
    assert catalogues.compiled(language) == committed, "run python -m assets.build words"


@pytest.mark.parametrize(
    ("name", "spoken"),
    [
        ("Inès", "But d’Inès !"),
        ("Hugo", "But d’Hugo !"),
        ("Élie", "But d’Élie !"),
        ("Yves", "But d’Yves !"),
        ("Yann", "But de Yann !"),
        ("Léa", "But de Léa !"),
    ],
)
def test_de_is_elided_before_a_vowel(name: str, spoken: str) -> None:
    assert say("recap.buteur.goal", name=name) == spoken


def test_one_thing_is_no_plural() -> None:
    counted = ("big4.missing", "story.button.points", "hint.le-championnat.plus-stars")
    assert [[say(key, n=n) for n in (0, 1, 2)] for key in counted] == [
        ["Il manque 0 point", "Il manque 1 point", "Il manque 2 points"],
        ["0 pt", "1 pt", "2 pts"],
        [f"Joue-la : {stars} de plus." for stars in ("0 étoile", "1 étoile", "2 étoiles")],
    ]
    set_language("en")
    assert [say("story.button.points", n=n) for n in (0, 1)] == ["0 pts", "1 pt"]


def test_english_knows_no_elision() -> None:
    set_language("en")
    assert say("recap.buteur.goal", name="Inès") == "Goal by Inès!"


def test_a_missing_key_or_value_is_named() -> None:
    with pytest.raises(MissingWords, match="prompt.nowhere"):
        say("prompt.nowhere")
    with pytest.raises(MissingWords, match="name"):
        say("curtain.turn")
    with pytest.raises(MissingWords, match="tlh"):
        set_language("tlh")


def test_prompts_start_with_the_name_and_stay_short() -> None:
    for catalogue in (FRENCH, ENGLISH):
        for key, text in catalogue.items():
            if key.startswith(("prompt.", "aim.")):
                assert text.startswith("{name}"), key
                assert len(text) <= 46, key


def test_the_booklet_has_all_its_words_and_no_others() -> None:
    wanted = {"booklet.buteur.title"}
    for page in BOOKLET["page"]:
        start = f"booklet.buteur.{page['key']}"
        wanted |= {f"{start}.title"}
        wanted |= {f"{start}.{n}" for n in range(1, page["points"] + 1)}
        wanted |= {f"{start}.more.{n}" for n in range(1, page["more"] + 1)}
    assert wanted == {key for key in FRENCH if key.startswith("booklet.buteur.")}


def test_every_refusal_opens_a_page_of_the_booklet() -> None:
    refusals = {key.removeprefix("refusal.buteur.") for key in FRENCH if "refusal.buteur." in key}
    assert refusals == PAGES.keys() - COMMON.keys()
    assert set(PAGES.values()) <= {page["key"] for page in BOOKLET["page"]}
