"""Damaged saves and settings through the real screens: a sentence each, and nothing is deleted."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.catalog import GAMES
from game.core.dice import Dice
from game.core.match import CannotResume, Match, MatchRecord
from game.core.record import Seat
from game.core.saves import DamagedSave, SaveShelf
from game.core.settings import SETTINGS_NAME, LastTable, Settings
from scenes.app import LARGEST, SMALLEST, open_window
from scenes.dialog import Dialog
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.kept_matches import kept_matches, open_kept
from scenes.registry import games_on_shelf
from scenes.seats import Seats
from scenes.settings_scene import SettingsScene
from scenes.words import say
from tests.conformance.tables import loaded
from tests.core.mutations import damaged_bytes, damaged_json

SampleSize = Callable[[int, int, int], int]
SMALL = (1024, 600)
PLAYED_ON = 600
_robots = (
    Seat("Léa", "avatar-01", 0, "robot"),
    Seat("Noé", "avatar-02", 1, "robot", 2),
    Seat("Inès", "", 2, "robot", 3),
    Seat("Tom", "avatar-16", 3, "robot"),
)


def matches() -> Iterator[Match[Any, Any, Any]]:
    """Every game at every number of players, some moves into the match; again and again."""
    number = 0
    while True:
        for info in GAMES.values():
            for players in info.players:
                number += 1
                options = info.default_options()
                match: Match[Any, Any, Any] = Match.new(
                    loaded(info), _robots[:players], options, number, match_id="m"
                )
                for _ in range(number * 7 % 90):
                    if match.rules.to_act is not None:
                        match.play(match.rules.sample(match.rules.to_act, Dice(number)))
                if not match.over:
                    yield match


def damaged_save(content: bytes, dice: Dice) -> bytes:
    """Any bytes, any value, or a wrong value deep in the state that the save carries."""
    way = dice.below(3)
    if way == 0:
        return damaged_bytes(content, dice)
    if way == 1:
        return damaged_json(content, dice)
    record = json.loads(content)
    state = damaged_json(base64.b64decode(record["state"]), dice)
    record["state"] = base64.b64encode(state).decode()
    record["rules_version"] = 0  # older rules: the state alone must do
    return json.dumps(record).encode()


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def read_and_play_on(shelf: SaveShelf, content: bytes, dice: Dice) -> str:
    """What comes of a file, below the screens."""
    (shelf.folder / "m.match.json").write_bytes(content)
    before = files_of(shelf.folder)
    found = shelf.load("m")
    assert files_of(shelf.folder) == before
    if isinstance(found, DamagedSave):
        assert say(f"error.{found.key}.text")
        assert found.reason
        return "damaged"
    assert isinstance(found, MatchRecord)
    if found.game not in GAMES:
        return "another game"
    try:
        match: Match[Any, Any, Any] = Match.resume(loaded(GAMES[found.game]), found)
    except CannotResume:
        return "cannot be resumed"
    while match.rules.to_act is not None and len(match.moves) < PLAYED_ON:
        match.play(match.rules.sample(match.rules.to_act, dice))
    return "played on"


def damage_saves(folder: Path, first: int, count: int) -> dict[str, int]:
    shelf, outcomes = SaveShelf(folder), dict[str, int]()
    for number, match in zip(range(first, first + count), matches(), strict=False):
        content = shelf.keep(match.record()).read_bytes()
        dice = Dice(number)
        outcome = read_and_play_on(shelf, damaged_save(content, dice), dice)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return outcomes


def test_damaged_saves_are_named_or_played_on(tmp_path: Path) -> None:
    outcomes = damage_saves(tmp_path, 0, 400)
    assert set(outcomes) >= {"damaged", "cannot be resumed", "played on"}, outcomes


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("part", range(2))
def test_many_damaged_saves(tmp_path: Path, part: int, sample_size: SampleSize) -> None:
    count = sample_size(100, 500, 1_000)
    assert sum(damage_saves(tmp_path, 10_000 * (part + 1), count).values()) == count


def open_from_home(rehearsal: Rehearsal, content: bytes) -> None:
    """Home shows the tile of a damaged file, and the tile is clicked."""
    folder = rehearsal.stage.saves.folder
    (folder / "m.match.json").write_bytes(content)
    before = files_of(folder)
    rehearsal.show([Home()])
    (kept,) = kept_matches(rehearsal.stage.saves) or (None,)
    if kept is not None:
        open_kept(rehearsal.stack, kept)
        rehearsal.app.frame(0)
        assert isinstance(rehearsal.top, Dialog | GameScene)
    if not isinstance(rehearsal.top, GameScene):
        assert before.items() <= everywhere(folder).items()
    for _ in range(4):
        rehearsal.app.frame(2.0)
    assert rehearsal.app.crashes == []


def everywhere(folder: Path) -> dict[str, bytes]:
    """Files may be moved to the finished matches, never deleted."""
    return {path.name: path.read_bytes() for path in folder.rglob("*.json")}


def damage_home(folder: Path, first: int, count: int) -> None:
    rehearsal = Rehearsal(folder / "saves", Settings(muted=True), SMALL)
    for number, match in zip(range(first, first + count), matches(), strict=False):
        for old in everywhere(folder):
            (folder / "saves" / old).unlink(missing_ok=True)
        content = rehearsal.stage.saves.keep(match.record()).read_bytes()
        open_from_home(rehearsal, damaged_save(content, Dice(number)))


def test_the_home_screen_opens_whatever_lies_on_the_shelf(tmp_path: Path) -> None:
    damage_home(tmp_path, 0, 30)


@pytest.mark.long
@pytest.mark.ci_part
def test_the_home_screen_opens_whatever_lies_there_many_times(
    tmp_path: Path, sample_size: SampleSize
) -> None:
    damage_home(tmp_path, 50_000, sample_size(20, 100, 400))


def some_settings() -> Settings:
    settings = Settings(coached={"Zoé": ["buteur.play", "buteur.shot"]})
    for info in games_on_shelf():
        seats = (Seat("Zoé", "avatar-03", 2), Seat("Bip", "", 1, "robot", 2))
        settings.last_tables[info.id] = LastTable(seats, info.default_options())
    return settings


def damage_settings(folder: Path, first: int, count: int, shown_every: int) -> None:
    rehearsal = Rehearsal(folder / "saves", Settings(muted=True), SMALL)
    some_settings().write(folder)
    content = (folder / SETTINGS_NAME).read_bytes()
    for number in range(first, first + count):
        dice = Dice(number)
        damage = damaged_bytes if number % 3 == 0 else damaged_json
        wounded = damage(content, dice)
        (folder / SETTINGS_NAME).write_bytes(wounded)
        settings = Settings.read(folder)
        assert (folder / SETTINGS_NAME).read_bytes() == wounded
        if number % shown_every == 0:
            show_with(rehearsal, settings)


def show_with(rehearsal: Rehearsal, settings: Settings) -> None:
    rehearsal.stage.settings = settings
    for scene in (SettingsScene(), *(Seats(info) for info in games_on_shelf())):
        rehearsal.show([Home(), scene])
        rehearsal.app.frame(0.1)
    assert rehearsal.app.crashes == []


def test_damaged_settings_never_stop_the_program(tmp_path: Path) -> None:
    damage_settings(tmp_path, 0, 400, shown_every=40)


@pytest.mark.long
@pytest.mark.ci_part
def test_many_damaged_settings(tmp_path: Path, sample_size: SampleSize) -> None:
    damage_settings(tmp_path, 20_000, sample_size(400, 1_000, 2_000), shown_every=40)


@pytest.mark.parametrize("size", [(-5, 10), (10**9, 5), (2**40, 2**40), (0, 0)])
def test_no_window_is_too_small_or_too_large(tmp_path: Path, size: tuple[int, int]) -> None:
    rehearsal = Rehearsal(tmp_path, Settings(window_size=size), SMALL)
    width, height = open_window(rehearsal.stage).get_size()
    assert SMALLEST[0] <= width <= LARGEST[0]
    assert SMALLEST[1] <= height <= LARGEST[1]
