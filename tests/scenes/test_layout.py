"""Every screen and state, both languages, both text sizes: large enough, apart, readable."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from game.catalog import GAMES
from game.core.settings import Settings
from scenes import theme
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.house_shown import house_pictures
from scenes.scene import Box, Scene, Target
from scenes.shots import set_up
from scenes.showcase import everything
from scenes.words import set_language
from tests.scenes.layout import contrast, look, target_faults, text_faults

TextSize = Literal["normal", "large"]
# Shown with the one text size, then changed to the other, as a player may at any time; a state that
# something was done to is made again, since a change may take that back.
SIZES: dict[str, tuple[TextSize, TextSize]] = {"fr": ("normal", "large"), "en": ("large", "normal")}
PARTS = ("house", *GAMES)
# Numbers on dice and small tokens may be smaller than 36 px: their texts by screen.
SMALL_NUMBERS: frozenset[str] = frozenset()


@pytest.fixture(autouse=True)
def _french() -> Iterator[None]:
    yield
    set_language("fr")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", SIZES)
def test_every_screen_is_laid_out_for_children(language: str, part: str, tmp_path: Path) -> None:
    settings = Settings(language=language, muted=True)  # type: ignore[arg-type]
    rehearsal = Rehearsal(tmp_path, settings)
    faults = []
    for shown in house_pictures() if part == "house" else everything(part):
        for settings.text_size in SIZES[language]:
            if shown.act is not None or settings.text_size == SIZES[language][0]:
                set_up(rehearsal, shown, fresh=False)
            rehearsal.app.frame(0)
            faults += [f"{shown.name}, {settings.text_size}: {fault}" for fault in seen(rehearsal)]
    assert rehearsal.app.crashes == []
    assert faults == []


def seen(rehearsal: Rehearsal) -> list[str]:
    found = text_faults(look(rehearsal), SMALL_NUMBERS)
    found += target_faults(rehearsal.top.targets())
    if not rehearsal.top.busy and not rehearsal.top.targets():
        found.append("stands still and offers nothing")
    return found


# The check itself, on planted faults.


class Planted(Scene):
    def __init__(self, targets: list[Target], text: tuple[object, ...] = ()) -> None:
        super().__init__()
        self._targets, self._text = targets, text

    def targets(self) -> list[Target]:
        return self._targets

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(theme.WHITE, Box(0, 0, 1920, 1080))
        if self._text:
            words, x, size, colour, room = self._text
            canvas.text(words, x, 500, size, colour, room=room)  # type: ignore[arg-type]


def button(key: str, x: float, y: float = 100, width: float = 100, height: float = 100) -> Target:
    return Target(key, Box(x, y, width, height), lambda: None)


@pytest.mark.parametrize(
    ("targets", "fault"),
    [
        ([button("a", 0), button("b", 118)], None),
        ([button("a", 0), button("b", 117)], "17 px apart"),
        ([button("a", 0), button("b", 50, 150)], "overlap"),
        ([button("a", 0, height=89)], "89 px small"),
        ([button("a", 1850)], "leaves the screen"),
        ([button("square:1,1", 0, width=81), button("square:2,1", 81, width=81)], None),
        ([button("square:1,1", 0, width=80)], "80 px small"),
        ([button("square:1,1", 0), button("card", 100)], "0 px apart"),
        ([button("bubble.paper", 0, 0, 600, 600), button("bubble.ok", 100)], None),
        ([button("bubble.paper", 0, 0, 600, 600), button("bubble.ok", 550)], "overlap"),
    ],
)
def test_a_fault_in_the_targets_is_found(targets: list[Target], fault: str | None) -> None:
    found = target_faults(targets)
    assert (found == []) if fault is None else any(fault in each for each in found)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (("Bonjour", 100, 40, theme.NIGHT, None), None),
        (("Bonjour", 100, 34, theme.NIGHT, None), "34 px small"),
        (("Bonjour à tous", 100, 40, theme.NIGHT, 100), "px small"),
        (("Bonjour tout le monde", 100, 27, theme.NIGHT, 60), "wide and has 60"),
        (("Bonjour", 1850, 40, theme.NIGHT, None), "leaves the screen"),
        (("Bonjour", 100, 40, theme.from_hex("#888888"), None), "contrast of 3.5"),
        (("Bonjour", 100, 50, theme.from_hex("#888888"), None), None),
        (("Bonjour", 100, 60, theme.WHITE, None), "contrast of 1.0"),
    ],
)
def test_a_fault_in_a_text_is_found(
    text: tuple[object, ...], fault: str | None, tmp_path: Path
) -> None:
    rehearsal = Rehearsal(tmp_path, Settings(muted=True))
    rehearsal.show([Planted([], text)])
    found = text_faults(look(rehearsal))
    assert (found == []) if fault is None else any(fault in each for each in found), found


def test_a_text_under_a_plate_is_out_of_play_and_one_over_it_is_not(tmp_path: Path) -> None:
    class Covered(Planted):
        def draw(self, canvas: Canvas) -> None:
            super().draw(canvas)
            canvas.plate(Box(0, 400, 900, 300), 20, theme.WHITE)
            canvas.text("dessus", 300, 500, 60, theme.WHITE)

    rehearsal = Rehearsal(tmp_path, Settings(muted=True))
    rehearsal.show([Covered([], ("dessous", 300, 20, theme.WHITE, None))])
    assert {seen.drawn.text for seen in look(rehearsal)} == {"dessus"}


def test_contrast_is_measured_as_everybody_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 0, 0), (255, 255, 255)) == pytest.approx(4.0, abs=0.01)
