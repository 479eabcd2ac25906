"""The page about the box names everything the package carries, with its licence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes.about import CREDITS, VERSION, About
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.settings_scene import SettingsScene
from scenes.words import say

REPOSITORY = Path(__file__).resolve().parents[2]
NAMES = {credit.name.lower().replace(" ", "") for credit in CREDITS}


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    made = Rehearsal(tmp_path, Settings(muted=True), (1280, 720))
    made.show([Home(), SettingsScene()])
    made.click_target("settings.about")
    return made


def test_it_is_reached_from_the_settings_and_leads_back(rehearsal: Rehearsal) -> None:
    assert isinstance(rehearsal.top, About)
    rehearsal.click_target("about.back")
    assert isinstance(rehearsal.top, SettingsScene)
    rehearsal.click_target("settings.about")
    rehearsal.key(pygame.K_ESCAPE)
    assert isinstance(rehearsal.top, SettingsScene)


def test_what_is_ours_and_what_is_not_can_be_read(rehearsal: Rehearsal) -> None:
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.texts = []
    rehearsal.top.draw(canvas)
    page = " ".join(drawn.text for drawn in canvas.texts)
    for key in ("about.adaptation", "about.titles", "about.ours", "about.where"):
        assert say(key) in page
    for credit in CREDITS:
        assert credit.name in page
        assert credit.licence in page
    assert VERSION in page


def test_every_library_is_named() -> None:
    pinned = (REPOSITORY / "requirements.txt").read_text(encoding="utf-8")
    libraries = set(re.findall(r"^([a-z0-9-]+)==", pinned, re.MULTILINE))
    assert len(libraries) >= 4
    assert libraries <= NAMES


def test_every_font_is_named_and_brings_its_licence() -> None:
    fonts = sorted((REPOSITORY / "assets" / "fonts").glob("*.ttf"))
    assert fonts
    for font in fonts:
        family = font.stem.partition("-")[0]
        assert family.lower() in NAMES
        assert (font.parent / f"OFL-{family}.txt").is_file()


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
