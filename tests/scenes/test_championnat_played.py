"""What two whole matches from home to podium stumbled on: each mended thing through real clicks."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes.art import ArtShelf
from scenes.championnat.board import board_places
from scenes.championnat.deck import footballer
from scenes.championnat.squad_sheet import candidates
from scenes.championnat.squares import square_words
from scenes.headless import Rehearsal
from tests.scenes.test_championnat_scene import scene_at, seat_0_at

SMALL = (640, 360)


@pytest.fixture
def rehearsal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    plain = pygame.Surface(SMALL)
    monkeypatch.setattr(ArtShelf, "background", lambda _shelf, _name: plain)
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


@pytest.mark.parametrize(("phase", "told"), [("roll", True), ("draw", False), ("buy", False)])
def test_the_square_one_has_just_clicked_says_no_more_over_the_next_question(
    rehearsal: Rehearsal, phase: str, told: bool
) -> None:
    scene = scene_at(rehearsal, seat_0_at(phase))
    own = scene.picture.clubs[0].square
    rehearsal.hover(board_places().boxes[own].centre)
    tip = scene.choosing.tip()
    assert (tip is not None and tip[0] == square_words(own, scene.view)) is told


def test_who_sits_on_the_bench_is_seen_beside_the_line_up_and_leads_to_a_place(
    rehearsal: Rehearsal,
) -> None:
    scene = scene_at(rehearsal, seat_0_at("line-up", lambda view: len(view.clubs[0].squad) > 12))
    spare = [each.key for each in scene.targets() if each.key.startswith("spare:")]
    assert spare
    card = int(spare[0].removeprefix("spare:"))
    assert card not in scene.picture.squad.eleven
    rehearsal.click_target(spare[0])
    assert scene.picture.squad.place == footballer(card).places[0]
    assert card in candidates(scene.picture)
    rehearsal.click_target(f"candidate:{card}")
    assert card in scene.picture.squad.eleven
