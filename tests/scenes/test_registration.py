"""A game of the catalogue is at home everywhere: shelf, words, booklet, screen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.catalog import GAMES, GameInfo
from game.core.dice import Dice
from game.core.robots import Hint
from game.core.rules import Refusal
from scenes.asset_paths import ASSETS
from scenes.booklet_pages import pages_of
from scenes.game_box import LOOKS
from scenes.game_flow_help import COMMON
from scenes.registry import SCREENS
from scenes.showcase import everything
from scenes.words import LANGUAGES, has_words, set_language
from tests.conformance.tables import new_rules, play_some

EVERY_GAME = [pytest.param(info, id=info.id) for info in GAMES.values()]
ART = json.loads((ASSETS / "built" / "index.json").read_text(encoding="utf-8"))
MOMENTS = 60  # of a sampled match


@pytest.fixture(autouse=True)
def _french() -> Iterator[None]:
    yield
    set_language("fr")


def wanting(info: GameInfo) -> list[str]:
    """What the house asks for that this game does not have."""
    missing = []
    if "_check" not in vars(info.rules):
        missing.append("a look at stored states: `_check` in its rules.py")
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
    if not has_booklet(info):
        missing.append("a booklet")
    return missing


def has_booklet(info: GameInfo) -> bool:
    return (ASSETS / "booklets" / f"{info.id}.toml").is_file()


def drawn(key: str) -> bool:
    return f'"{key}"' in json.dumps(ART)


@pytest.mark.parametrize("info", EVERY_GAME)
def test_the_house_knows_the_game(info: GameInfo) -> None:
    missing = wanting(info)
    assert not missing, "\n".join([f"{info.id} lacks:", *missing])


def test_a_game_only_in_the_catalogue_is_told_what_it_lacks() -> None:
    missing = wanting(replace(GAMES["buteur"], id="no-such-game", options=()))
    assert len(missing) == 7, missing
    assert "fr: words for box.no-such-game" in missing


@pytest.mark.parametrize("info", EVERY_GAME)
def test_every_refusal_and_every_hint_has_its_words_and_page(info: GameInfo) -> None:
    """Those that come up in sampled matches; the tests of a game look for all of its own."""
    missing = set()
    pages = pages_of(info.id).keys if has_booklet(info) else ()
    for players in info.players:
        for refusal in refusals_met(info, players):
            if refusal.key not in COMMON:
                missing |= without_words(f"refusal.{info.id}.{refusal.key}")
            if refusal.page not in pages:
                missing.add(f"the booklet page {refusal.page!r} of the refusal {refusal.key!r}")
        for hint in hints_met(info, players):
            missing |= without_words(hint.key)
    assert not missing, "\n".join([f"{info.id} lacks:", *sorted(missing)])


def without_words(key: str) -> set[str]:
    return set() if has_words(key) else {f"words for {key}"}


def refusals_met(info: GameInfo, players: int) -> Iterator[Refusal]:
    """What a match says to the moves of another one of the same game."""
    rules, elsewhere, dice = new_rules(info, players, 1), new_rules(info, players, 2), Dice(3)
    for _ in range(MOMENTS):
        play_some(rules, 1, dice)
        play_some(elsewhere, 1, dice)
        for move in elsewhere.legal_moves():
            refusal = rules.why_not(move)
            if refusal is not None:
                yield refusal


def hints_met(info: GameInfo, players: int) -> Iterator[Hint]:
    rules, dice, robot = new_rules(info, players, 4), Dice(5), info.robot(info.levels[-1])
    for _ in range(MOMENTS):
        play_some(rules, 1, dice)
        if rules.to_act is not None:
            fork = rules.fork_for(rules.to_act, 6)
            yield robot.reason(fork, rules.sample(rules.to_act, dice))


def test_the_pictures_of_one_game_can_be_asked_for_alone() -> None:
    names = [shown.name for shown in everything("big4")]
    assert names
    assert all(name.startswith("big4-") for name in names)


def test_rules_that_take_any_stored_state_are_named() -> None:
    class Trusting(GAMES["buteur"].rules):
        pass

    assert len(wanting(replace(GAMES["buteur"], rules=Trusting))) == 1


@pytest.mark.parametrize("info", EVERY_GAME)
def test_every_drawn_picture_has_its_page(info: GameInfo) -> None:
    if info.id not in SCREENS or not has_booklet(info):
        pytest.skip("no screen or no booklet yet")
    assert set(SCREENS[info.id].booklet_pictures()) <= set(pages_of(info.id).keys)
