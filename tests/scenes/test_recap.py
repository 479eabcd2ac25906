"""The recap: at most four lines, nothing of the table, one button."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes import theme
from scenes.canvas import Canvas, DrawnText
from scenes.headless import Rehearsal
from scenes.recap import Recap, RecapLine
from scenes.scene import Scene
from scenes.showcase import CAST
from scenes.words import say

SECRET = (255, 0, 255)


class Table(Scene):
    """A table with a secret hand: one colour nothing else has."""

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(SECRET)


def lines(count: int) -> list[RecapLine]:
    return [RecapLine(n % 4, "icons/ball", f"line {n}") for n in range(count)]


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (1024, 600))


def recap_on(rehearsal: Rehearsal, count: int, seen: list[str]) -> Recap:
    recap = Recap(lines(count), CAST, 1, lambda: seen.append("seen"))
    rehearsal.show([Table(), recap])
    return recap


def texts_of(rehearsal: Rehearsal) -> list[str]:
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.texts = []
    rehearsal.top.draw(canvas)
    return [drawn.text for drawn in canvas.texts]


def test_the_last_four_lines_are_told(rehearsal: Rehearsal) -> None:
    recap_on(rehearsal, 6, [])
    told = [text for text in texts_of(rehearsal) if text.startswith("line")]
    assert told == ["line 2", "line 3", "line 4", "line 5"]


def test_no_news_is_said_too(rehearsal: Rehearsal) -> None:
    recap_on(rehearsal, 0, [])
    assert say("recap.common.nothing") in texts_of(rehearsal)


def test_nothing_of_the_table_shines_through(rehearsal: Rehearsal) -> None:
    recap = recap_on(rehearsal, 4, [])
    rehearsal.surface.fill(SECRET)
    recap.touch()
    rehearsal.app.frame(0)
    width, height = rehearsal.surface.get_size()
    seen = {
        tuple(rehearsal.surface.get_at((x, y)))[:3]
        for x in range(0, width, 3)
        for y in range(0, height, 3)
    }
    assert SECRET not in seen


@pytest.mark.parametrize("key", [None, pygame.K_ESCAPE])
def test_seen_once_and_gone(rehearsal: Rehearsal, key: int | None) -> None:
    seen: list[str] = []
    recap_on(rehearsal, 2, seen)
    rehearsal.wait(0.5, 0.1)
    if key is None:
        rehearsal.click_target("recap.go")
    else:
        rehearsal.key(key)
    assert seen == ["seen"]
    assert isinstance(rehearsal.top, Table)


def test_a_click_meant_for_the_curtain_is_ignored(rehearsal: Rehearsal) -> None:
    seen: list[str] = []
    recap = recap_on(rehearsal, 2, seen)
    rehearsal.click_target("recap.go")
    assert rehearsal.top is recap
    assert seen == []


def test_pictures_show_how_it_came_about_and_what_it_cost(rehearsal: Rehearsal) -> None:
    line = RecapLine(1, "icons/person", "Noé achète", ("pieces/die-4", "icons/ball"), "– 0,45 M")
    plain = line._replace(led_here=(), amount="")
    shown = []
    for told in (line, plain):
        rehearsal.show([Table(), Recap([told], CAST, 1, lambda: None)])
        shown.append((texts_of(rehearsal), pygame.image.tobytes(rehearsal.surface, "RGB")))
    assert "– 0,45 M" in shown[0][0]
    assert "– 0,45 M" not in shown[1][0]
    assert shown[0][1] != shown[1][1]


def test_little_news_needs_little_paper(rehearsal: Rehearsal) -> None:
    heights = []
    for count in (0, 1, 2, 4):
        panel, button = recap_on(rehearsal, count, []).panel, rehearsal.top.targets()[0].box
        assert panel.y < button.y < button.y + button.height < panel.y + panel.height
        heights.append(panel.height)
    assert heights[0] == heights[1] < heights[2] < heights[3]


def test_whoever_it_was_done_to_stands_behind_what_was_done(rehearsal: Rehearsal) -> None:
    alone = RecapLine(1, "icons/swords", "Noé défie Léa")
    shown = []
    for line in (alone, alone._replace(other=0), alone._replace(other=2)):
        rehearsal.show([Table(), Recap([line], CAST, 3, lambda: None)])
        shown.append(pygame.image.tobytes(rehearsal.surface, "RGB"))
    assert len(set(shown)) == 3


def test_a_long_sentence_takes_two_lines_before_it_gets_small(rehearsal: Rehearsal) -> None:
    words = "Wilhelmine donne Angleterre à Bartholomé contre Argentine"
    line = RecapLine(1, "icons/swap", words, other=0)
    rehearsal.show([Table(), Recap([line], CAST, 3, lambda: None)])
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    drawn: list[DrawnText] = []
    canvas.texts = drawn
    rehearsal.top.draw(canvas)
    own = [each for each in drawn if each.text in words]
    assert " ".join(each.text for each in own) == words
    assert min(each.size for each in own) >= theme.MIN_TEXT
