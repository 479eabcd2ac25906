"""What two whole matches from home to podium stumbled on: each mended thing through real clicks."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.championnat import events as e
from game.core.settings import Settings
from scenes.art import ArtShelf
from scenes.championnat.board import board_places
from scenes.championnat.deck import footballer
from scenes.championnat.picture import DayBoard
from scenes.championnat.scene import ChampionnatScene
from scenes.championnat.squad_sheet import candidates
from scenes.championnat.squares import square_words
from scenes.headless import Rehearsal
from scenes.timeline import Timeline
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


def played(scene: ChampionnatScene, event: e.AnyEvent) -> tuple[list[str], list[DayBoard]]:
    """What flew on the way, cards by their number, and the boards that were shown."""
    flown: list[str] = []
    boards: list[DayBoard] = []
    timeline = Timeline()
    timeline.add(*scene.steps.of(event))
    while timeline.busy:
        timeline.advance(0.05)
        flown += [each.art or f"card {each.card}" for each in scene.picture.flights]
        boards += [scene.picture.board] if scene.picture.board is not None else []
    return flown, boards


def test_the_hammer_swings_and_the_card_flies_to_whoever_won(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("bid"))
    assert scene.view.auction is not None
    card = scene.view.auction.card
    before = len(scene.picture.clubs[0].squad)
    flown, _ = played(scene, e.AuctionWon(0, card, 300))
    assert flown.index("icons/gavel") < flown.index(f"card {card}")
    assert scene.picture.flights == []
    assert len(scene.picture.clubs[0].squad) == before + 1
    assert scene.picture.auction is None


@pytest.mark.parametrize(
    ("places", "champions"), [((2, 1, 3), (1,)), ((1, 1, 3), (0, 1)), ((1, 1, 1), (0, 1, 2))]
)
def test_the_champions_are_shown_to_all_before_the_podium(
    rehearsal: Rehearsal, places: tuple[int, ...], champions: tuple[int, ...]
) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"))
    points = (0,) * 3
    _, boards = played(scene, e.GameEnded(places, points, points))
    assert boards[0].champions == champions
    assert scene.name(champions[0]) in boards[0].title or len(champions) > 1
    scene.picture.board = boards[0]
    scene.touch()
    rehearsal.wait(0.1)
    assert rehearsal.app.crashes == []
