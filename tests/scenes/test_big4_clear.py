"""What a child reads off the table of BIG 4: what dice are for, what a face does, who scored."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.big4.faces import ACTION_DIE, ActionFace
from game.big4.shot_events import GoalScored
from game.core.settings import Settings
from scenes.big4.scene import Big4Scene
from scenes.canvas import Canvas, DrawnText
from scenes.goal_overlay import GoalOverlay
from scenes.headless import Rehearsal
from scenes.words import say
from tests.scenes.big4_clicks import show_at

SMALL = (1024, 600)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True, fewer_animations=True), SMALL)


def texts(rehearsal: Rehearsal, draw: Big4Scene | GoalOverlay) -> list[str]:
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    drawn: list[DrawnText] = []
    canvas.texts = drawn
    draw.draw(canvas)
    return [each.text for each in drawn]


@pytest.mark.parametrize(
    ("action", "joint"),
    [("dribble", "et"), ("recovery", "et"), ("cramp", None), ("free-kick", "ou"), ("tackle", "ou")],
)
def test_the_tray_says_whether_the_dice_count_beside_the_action(
    rehearsal: Rehearsal, action: ActionFace, joint: str | None
) -> None:
    scene = show_at(rehearsal, "blue")
    scene.picture.action = action
    read = texts(rehearsal, scene)
    assert say(f"card.big4.{action}.label") in read
    assert [word for word in read if word in ("et", "ou")] == ([joint] if joint else [])


@pytest.mark.parametrize("closed_by", ["guide", "escape", "roll"])
def test_the_faces_of_the_action_die_explain_themselves_at_a_click(
    rehearsal: Rehearsal, closed_by: str
) -> None:
    scene = show_at(rehearsal, "roll")
    told = {say(f"big4.does.{face}") for face in ACTION_DIE}
    assert not told & set(texts(rehearsal, scene))
    rehearsal.click_target("legend")
    assert told <= set(texts(rehearsal, scene))
    if closed_by == "escape":
        rehearsal.key(pygame.K_ESCAPE)
    else:
        rehearsal.click_target(closed_by)
    assert rehearsal.top is scene
    assert not told & set(texts(rehearsal, scene))


def test_a_goal_shouts_the_name_of_the_footballer(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "roll")
    scorer = scene.view.teams[0].footballers[9]
    scene.show_goal(GoalScored(0, scorer, 1, "duel", (1, 0)))
    shown = rehearsal.top
    assert isinstance(shown, GoalOverlay)
    assert "Mathurin Ciel marque !" in texts(rehearsal, shown)
