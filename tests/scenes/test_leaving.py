"""The way out of a match: nothing is lost by any answer, and a slip costs nothing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.saves import SaveFailed
from game.core.settings import Settings
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.leaving import Leaving
from scenes.registry import SCREENS, games_on_shelf
from scenes.showcase import match_at, seats_of
from scenes.words import say
from tests.scenes.layout import look

GAMES = [info.id for info in games_on_shelf()]


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (1024, 600))


def in_a_match(rehearsal: Rehearsal, game_id: str = "buteur", turns: int = 4):
    info = next(info for info in games_on_shelf() if info.id == game_id)
    match = match_at(info, seats_of(2, robots=1), lambda match: match.rules.turns >= turns)
    scene = SCREENS[game_id](match, info)
    rehearsal.show([Home(), scene])
    rehearsal.stage.saves.keep(match.record(0.0))
    rehearsal.wait(0.4)
    return scene


def kept(rehearsal: Rehearsal) -> list[str]:
    return [record.id for record in rehearsal.stage.saves.load_all()]


@pytest.mark.parametrize("game_id", GAMES)
def test_home_asks_first_and_playing_on_changes_nothing(rehearsal: Rehearsal, game_id: str) -> None:
    scene = in_a_match(rehearsal, game_id)
    before = scene.match.rules.digest()
    rehearsal.click_target("bar.home")
    assert isinstance(rehearsal.top, Leaving)
    rehearsal.click_target("answer.0")
    assert rehearsal.top is scene
    assert scene.match.rules.digest() == before


def test_no_name_of_a_button_stays_beside_the_question(rehearsal: Rehearsal) -> None:
    """The pointer opened the question: what it lay on is told no more."""
    in_a_match(rehearsal)
    rehearsal.key(pygame.K_ESCAPE)
    rehearsal.wait(0.4)
    quiet = rehearsal.surface.subsurface(pygame.Rect(90, 8, 60, 44)).copy()
    in_a_match(rehearsal)
    rehearsal.click_target("bar.home")
    rehearsal.wait(0.4)
    left = rehearsal.surface.subsurface(pygame.Rect(90, 8, 60, 44))
    assert pygame.image.tobytes(left, "RGB") == pygame.image.tobytes(quiet, "RGB")


def test_escape_twice_is_a_slip_and_stays(rehearsal: Rehearsal) -> None:
    scene = in_a_match(rehearsal)
    rehearsal.key(pygame.K_ESCAPE)
    rehearsal.key(pygame.K_ESCAPE)
    assert rehearsal.top is scene


def test_home_keeps_the_match(rehearsal: Rehearsal) -> None:
    scene = in_a_match(rehearsal)
    rehearsal.click_target("bar.home")
    rehearsal.click_target("answer.1")
    assert isinstance(rehearsal.top, Home)
    assert kept(rehearsal) == [scene.match.id]


def test_nobody_is_asked_before_the_first_move(rehearsal: Rehearsal) -> None:
    in_a_match(rehearsal, turns=0)
    rehearsal.click_target("bar.home")
    assert isinstance(rehearsal.top, Home)


def test_beginning_again_is_asked_twice(rehearsal: Rehearsal) -> None:
    scene = in_a_match(rehearsal)
    rehearsal.click_target("bar.home")
    rehearsal.click_target("answer.2")
    assert rehearsal.top.modal
    rehearsal.key(pygame.K_ESCAPE)
    assert rehearsal.top is scene
    assert kept(rehearsal) == [scene.match.id]


def test_beginning_again_puts_a_new_match_of_the_same_people_in_its_place(
    rehearsal: Rehearsal,
) -> None:
    scene = in_a_match(rehearsal)
    _begin_again(rehearsal)
    fresh = rehearsal.top
    assert type(fresh) is type(scene)
    assert fresh.match.id != scene.match.id
    assert (fresh.match.seats, fresh.match.options) == (scene.match.seats, scene.match.options)
    assert fresh.match.moves == []
    assert kept(rehearsal) == []
    assert len(rehearsal.stack.scenes) == 2, "home is below, not the old table"


def test_a_match_that_cannot_be_thrown_away_is_said_to_be_there(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(match_id: str) -> None:
        raise SaveFailed(match_id, OSError(30, "Read-only file system"))

    scene = in_a_match(rehearsal)
    monkeypatch.setattr(rehearsal.stage.saves, "throw_away", refuse)
    _begin_again(rehearsal)
    assert rehearsal.top.title == say("error.cannot-delete.title")
    assert kept(rehearsal) == [scene.match.id]


def test_a_match_the_disk_refused_is_not_said_to_be_kept(rehearsal: Rehearsal) -> None:
    scene = in_a_match(rehearsal)
    assert Leaving(scene).text == say("dialog.leave.text")
    scene.keeping.is_kept = False
    assert Leaving(scene).text == say("dialog.leave.not-kept")


def test_closing_the_window_asks_once_where_the_disk_refuses(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_record: object) -> None:
        raise SaveFailed("m", OSError(28, "No space left on device"))

    scene = in_a_match(rehearsal)
    scene.keeping.is_kept = False
    with monkeypatch.context() as patch:
        patch.setattr(rehearsal.stage.saves, "keep", refuse)
        rehearsal.app.post(pygame.Event(pygame.QUIT))
        assert isinstance(rehearsal.top, Leaving)
        assert rehearsal.app.running
        rehearsal.app.post(pygame.Event(pygame.QUIT))
        assert not rehearsal.app.running


def test_closing_the_window_keeps_what_fits_again(rehearsal: Rehearsal) -> None:
    scene = in_a_match(rehearsal)
    scene.keeping.is_kept = False
    rehearsal.app.post(pygame.Event(pygame.QUIT))
    assert not rehearsal.app.running
    assert scene.keeping.is_kept


def _begin_again(rehearsal: Rehearsal) -> None:
    rehearsal.click_target("bar.home")
    rehearsal.click_target("answer.2")
    rehearsal.click_target("answer.1")


@pytest.mark.parametrize(("game_id", "told"), [("buteur", True), ("les-ptifooteux", False)])
def test_how_it_stands_is_told_where_there_is_a_score(
    rehearsal: Rehearsal, game_id: str, told: bool
) -> None:
    in_a_match(rehearsal, game_id)
    rehearsal.click_target("bar.home")
    texts = [seen.drawn.text for seen in look(rehearsal)]
    assert any(" – " in text for text in texts) == told
