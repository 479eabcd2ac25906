"""Everything the game can say has words in both languages."""

from __future__ import annotations

import tomllib
from typing import get_args

import pytest

from assets.build import catalogues
from game.big4.faces import ActionFace, DuelFace, RefereeFace
from game.big4.view import NoteKind, Phase
from game.catalog import GAMES
from scenes.big4.prompts import MorePrompts
from tests.games.big4.story import ASSETS, the_box

BOOKLET = tomllib.loads((ASSETS / "booklets" / "big4.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=catalogues.LANGUAGES)
def words(request: pytest.FixtureRequest) -> dict[str, str]:
    return catalogues.read_all(request.param)


def under(words: dict[str, str], start: str) -> set[str]:
    return {key.removeprefix(start) for key in words if key.startswith(start)}


def test_every_phase_and_what_the_screen_adds_has_its_prompt(words: dict[str, str]) -> None:
    phases = set(get_args(Phase)) - {"over"}
    assert under(words, "prompt.big4.") == phases | set(get_args(MorePrompts))


def test_every_face_of_every_die_is_explained(words: dict[str, str]) -> None:
    faces = {*get_args(ActionFace), *get_args(DuelFace), *get_args(RefereeFace), "play", "foul"}
    wanted = {f"{face}.{part}" for face in faces for part in ("label", "text")}
    assert under(words, "card.big4.") == wanted


def test_every_club_has_its_name(words: dict[str, str]) -> None:
    clubs = {club.key for club in the_box().squads.clubs}
    assert under(words, "big4.club.") == clubs


def test_every_note_of_the_notebook_has_words(words: dict[str, str]) -> None:
    shots = {"duel", "free-kick", "penalty"}
    results = {f"{shot}.{result}" for shot in shots for result in ("goal", "saved", "missed")}
    wanted = set(get_args(NoteKind)) - shots | results - {"free-kick.missed"}
    assert under(words, "big4.note.") == wanted


def test_every_option_has_words_and_each_of_its_choices(words: dict[str, str]) -> None:
    for option in GAMES["big4"].options:
        assert option.words in words
        if option.kind == "choice":
            assert all(f"{option.words}-{choice}" in words for choice in option.choices)


def test_the_booklet_has_all_its_words_and_no_others(words: dict[str, str]) -> None:
    wanted = {"title"}
    for page in BOOKLET["page"]:
        wanted |= {f"{page['key']}.title"}
        wanted |= {f"{page['key']}.{n}" for n in range(1, page["points"] + 1)}
        wanted |= {f"{page['key']}.more.{n}" for n in range(1, page["more"] + 1)}
    assert under(words, "booklet.big4.") == wanted


def test_the_points_of_the_booklet_are_short(words: dict[str, str]) -> None:
    for key in under(words, "booklet.big4."):
        assert len(words[f"booklet.big4.{key}"]) <= 90, key


def test_the_pictures_of_the_booklet_are_drawn() -> None:
    for page in BOOKLET["page"]:
        for sprite in page["sprites"]:
            assert (ASSETS / "art" / f"{sprite}.svg").is_file(), sprite
