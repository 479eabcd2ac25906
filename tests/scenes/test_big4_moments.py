"""Duels, the notebook and the booklet of BIG 4, as they are seen."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from assets.build import catalogues
from game.big4.shot_events import DefenceCounted, ShotSettled
from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from scenes.big4 import notebook_print, shot_sums
from scenes.big4.booklet_pictures import PICTURES
from scenes.big4.coaching import coach_key
from scenes.big4.notebook import Line, lines_of
from scenes.big4.notebook_scene import Notebook
from scenes.big4.picture import Big4Picture
from scenes.board_loader import load_board
from scenes.booklet_pages import pages_of
from scenes.headless import Rehearsal
from scenes.podium import Podium
from scenes.registry import resume
from scenes.showcase import AnyMatch, seats_of
from scenes.timeline import nothing
from scenes.words import say
from tests.scenes.big4_clicks import INFO, drawn, scene_at, show_at

SMALL = (1024, 600)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def told_sums(rehearsal: Rehearsal, picture: Big4Picture, side: str) -> list[int]:
    """What the disc of that side shows while its sum is told, without repeats."""
    parts_of = shot_sums.attack_parts if side == "attack" else shot_sums.defence_parts
    seen: list[int] = []
    for _ in range(600):
        rehearsal.wait(0.05, 0.05)
        show = picture.board
        if show is None:
            break
        if show.rolling == side and show.tumble < 0:
            told = shot_sums.total(shot_sums.told(parts_of(picture, show), show.counted))
            seen += [told] if not seen or told != seen[-1] else []
    return seen


def test_a_duel_is_a_scene_of_its_own_whose_sums_count_up(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "save")
    keys = {target.key for target in scene.table_targets()}
    assert scene.picture.board is not None
    assert keys == {"main"}
    rehearsal.click_target("main")
    told = told_sums(rehearsal, scene.picture, "defence")
    counted = next(e for e in last_events(scene.match) if isinstance(e, DefenceCounted))
    assert told == sorted(told)
    assert len(told) >= 4
    assert told[-1] == counted.total


def last_events(match: AnyMatch) -> list[object]:
    return [event for act in match.news_for(1) for event in act.events]


@pytest.mark.parametrize(
    ("attack", "defence", "result", "words", "sound"),
    [
        (12, 12, "saved", "near-miss", "crowd_ooh"),
        (12, 13, "saved", "near-miss", "crowd_ooh"),
        (12, 14, "saved", "saved", "save"),
        (12, None, "missed", "missed", "crowd_ooh"),
    ],
)
def test_near_misses_get_an_oooh(
    rehearsal: Rehearsal,
    monkeypatch: pytest.MonkeyPatch,
    attack: int,
    defence: int | None,
    result: str,
    words: str,
    sound: str,
) -> None:
    scene = show_at(rehearsal, "save")
    heard: list[str] = []
    monkeypatch.setattr(scene, "sound", lambda name, _volume=1.0: heard.append(name))
    event = ShotSettled(1, "duel", 0, 0, result, attack, defence)  # type: ignore[arg-type]
    shown = []
    for step in scene.steps.of(event):
        step.at_start()
        shown.append(scene.picture.banner)
        step.at_end()
    assert say(f"big4.{words}") in shown
    assert sound in heard


def over(match: AnyMatch) -> bool:
    return match.rules.to_act is None


def test_the_notebook_comes_before_the_podium_and_is_kept_with_the_match(
    rehearsal: Rehearsal,
) -> None:
    scene = scene_at(rehearsal, over)
    rehearsal.wait(3, 0.25)
    notebook = rehearsal.top
    assert isinstance(notebook, Notebook)
    assert len(notebook.lines) == len(scene.view.notebook) > 3
    rehearsal.click_target("notebook.go")
    podium = rehearsal.top
    assert isinstance(podium, Podium)
    assert [seat.colour for seat in podium.seats] == [team.club for team in scene.view.teams]
    again = resume(scene.match.record(2.0))
    assert again.match.rules.view(None).notebook == scene.view.notebook


def test_the_notebook_becomes_a_picture_whose_place_is_told(
    rehearsal: Rehearsal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Images"
    monkeypatch.setattr(notebook_print, "pictures_folder", lambda: folder)
    scene = scene_at(rehearsal, over)
    rehearsal.wait(3, 0.25)
    rehearsal.click_target("notebook.print")
    (path,) = folder.iterdir()
    notebook = rehearsal.top
    assert isinstance(notebook, Notebook)
    assert notebook.printed == [say("big4.notebook-kept", path=str(folder)), path.name]
    written = pygame.image.load(path)
    lines = lines_of(scene.view, ["Léa", "Noé"])
    assert written.get_height() > len(lines) * 100 * rehearsal.stage.scale


def test_where_the_picture_lies_is_told_above_the_lines_of_the_report(
    rehearsal: Rehearsal, tmp_path: Path
) -> None:
    notebook = Notebook(
        [Line(0, "1’", "icons/ball", "But !", "1 – 0", True)] * 7, seats_of(2), nothing
    )
    rehearsal.show([notebook])
    notebook.keep(tmp_path)
    said = [each for each in drawn(rehearsal, notebook) if each.text in notebook.printed]
    lines = [each for each in drawn(rehearsal, notebook) if each.text == "But !"]
    assert len(said) == 2
    assert len(lines) == 7
    assert max(each.box.y + each.box.height for each in said) < min(each.box.y for each in lines)


def test_a_folder_that_takes_nothing_is_no_accident(
    rehearsal: Rehearsal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "Images"
    blocked.write_text("a file where a folder should be")
    monkeypatch.setattr(notebook_print, "pictures_folder", lambda: blocked)
    scene_at(rehearsal, over)
    rehearsal.wait(3, 0.25)
    rehearsal.click_target("notebook.print")
    notebook = rehearsal.top
    assert isinstance(notebook, Notebook)
    assert notebook.printed == [say("big4.notebook-not-kept")]
    assert rehearsal.app.crashes == []


def test_in_the_middle_of_a_match_the_score_opens_the_notebook(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "roll")
    rehearsal.click_target("notebook")
    assert isinstance(rehearsal.top, Notebook)
    rehearsal.click_target("notebook.go")
    assert rehearsal.top is scene


def test_every_page_of_the_booklet_has_a_picture_of_its_own() -> None:
    assert tuple(PICTURES) == pages_of("big4").keys


def test_confidence_stars_are_added_on_the_board(rehearsal: Rehearsal) -> None:
    picture = show_at(rehearsal, "save-easy").picture
    assert picture.board is not None
    before = shot_sums.total(shot_sums.defence_parts(picture, picture.board))
    picture.teams[0] = msgspec.structs.replace(picture.teams[0], confidence=(2, 1))
    parts = shot_sums.defence_parts(picture, picture.board)
    assert shot_sums.total(parts) == before + 3


def told_in(players: int, seed: int, **options: object) -> set[str]:
    """What the coach tells somebody new in a match of moves at random."""
    chosen = INFO.default_options() | options
    match: AnyMatch = Match.new(INFO.load(load_board), seats_of(players, 0), chosen, seed)
    dice, told = Dice(seed), set[str]()
    while (seat := match.rules.to_act) is not None:
        key = coach_key(match.rules.view(seat), sorted(told))
        told |= {key} if key else set()
        match.play(match.rules.sample(seat, dice))
    return told


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_the_coach_has_a_moment_for_every_sentence(language: str) -> None:
    told = told_in(4, 1, confidence=True) | told_in(2, 1)
    for seed in range(30):
        told |= told_in(2, seed, advanced=True)
    sentences = {key for key in catalogues.read_all(language) if key.startswith("coach.big4.")}
    assert told == sentences


def test_in_advanced_nobody_is_told_of_two_dice_against_three() -> None:
    told = set().union(*(told_in(2, seed, advanced=True) for seed in range(4)))
    assert "coach.big4.blue" in told
    assert "coach.big4.free-kick" not in told
