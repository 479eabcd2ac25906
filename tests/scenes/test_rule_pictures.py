"""A refusal shows the picture of its rule: every page of a booklet has one that fits a bubble."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from game.core.rules import Refusal
from game.core.settings import Settings
from scenes import booklet_pictures
from scenes.booklet_pages import pages_of
from scenes.booklet_pictures import RulePicture
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.registry import SCREENS, games_on_shelf
from scenes.scene import Box
from scenes.showcase import match_at, seats_of
from scenes.widgets.bubble import RULE_PICTURE, WhyNotBubble
from scenes.words import has_words

GAMES = [info.id for info in games_on_shelf()]
BACKGROUND = (255, 0, 255)
SLOWEST = 1.0  # seconds of processor time, once per refusal; a fifth of it on the slowest page here


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (1280, 720))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_page_has_a_picture_that_fills_its_place(rehearsal: Rehearsal, game_id: str) -> None:
    for page in pages_of(game_id).page:
        _check_fills_its_place(rehearsal, RulePicture(game_id, page), page.key)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_with_a_picture_of_its_own_has_its_sentence(
    rehearsal: Rehearsal, game_id: str
) -> None:
    page = pages_of(game_id).page[0]
    for key, own in SCREENS[game_id].refusal_pictures().items():
        assert has_words(f"refusal.{game_id}.{key}")
        _check_fills_its_place(rehearsal, RulePicture(game_id, page, own), key)


def test_a_refusal_with_a_picture_of_its_own_shows_that(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    own = {"penalty-needs-area": lambda _canvas, _box: drawn.append("own")}
    scene = SCREENS["buteur"]
    monkeypatch.setattr(scene, "refusal_pictures", staticmethod(lambda: own))
    info = next(info for info in games_on_shelf() if info.id == "buteur")
    shown = scene(match_at(info, seats_of(2, 1), lambda _match: True), info)
    rehearsal.show([shown])
    shown.help.refuse(Refusal("corner-needs-shot", "corner"), (900, 900))
    rehearsal.wait(0.1)
    assert drawn == []
    shown.help.refuse(Refusal("penalty-needs-area", "penalty"), (900, 900))
    rehearsal.wait(0.1)
    assert drawn == ["own"]


def _check_fills_its_place(rehearsal: Rehearsal, picture: RulePicture, name: str) -> None:
    place = Box(500, 300, *RULE_PICTURE)
    sheet = pygame.Surface((1280, 720))
    sheet.fill(BACKGROUND)
    begun = time.process_time()
    picture.draw(Canvas(sheet, rehearsal.stage), place)
    assert time.process_time() - begun < SLOWEST, name
    left, top, width, height = (round(edge * 1280 / 1920) for edge in place)
    inside = sheet.subsurface((left + 8, top + 8, width - 16, height - 16))
    assert _share_of(inside, BACKGROUND) < 0.2, f"{name} leaves its place empty"
    sheet.fill(BACKGROUND, (left - 1, top - 1, width + 2, height + 2))
    assert _share_of(sheet, BACKGROUND) == 1, f"{name} runs over"


def test_it_is_drawn_once_and_again_for_another_window(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(booklet_pictures, "draw_page_picture", lambda *_: drawn.append("page"))
    picture = RulePicture("buteur", pages_of("buteur").page[0])
    canvas = Canvas(pygame.Surface((1280, 720)), rehearsal.stage)
    for width in (284, 284, 300):
        picture.draw(canvas, Box(0, 0, width, 224))
    assert drawn == ["page", "page"]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_refusal_with_a_rule_shows_its_picture(rehearsal: Rehearsal, game_id: str) -> None:
    info = next(info for info in games_on_shelf() if info.id == game_id)
    scene = SCREENS[game_id](match_at(info, seats_of(2, 1), lambda _match: True), info)
    rehearsal.show([scene])
    page = pages_of(game_id).page[1].key
    scene.help.refuse(Refusal("not-your-turn", page, {"other": 1}), (900, 900))
    assert isinstance(scene.help.bubble, WhyNotBubble)
    assert scene.help.bubble.picture is not None
    scene.help.refuse(Refusal("undo-nothing", ""), (900, 900))
    assert scene.help.bubble.picture is None, "no rule, no picture of it"


def _share_of(surface: pygame.Surface, colour: tuple[int, int, int]) -> float:
    mask = pygame.mask.from_threshold(surface, colour, (1, 1, 1, 255))
    return mask.count() / (surface.get_width() * surface.get_height())
