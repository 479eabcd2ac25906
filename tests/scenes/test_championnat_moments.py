"""The great moments of Le Championnat: how they look, how long they last, what the podium tells."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.championnat import events as e
from game.championnat.state import Result
from game.championnat.view import ChampionnatView
from game.core.settings import Settings
from scenes.art import ArtShelf
from scenes.championnat.picture import DayBoard, Notice
from scenes.championnat.places import MARKET_BUTTON, SQUAD_BUTTON
from scenes.championnat.scene import ChampionnatScene
from scenes.championnat.side_standing import next_fixture
from scenes.championnat.story import championnat_story, points_after
from scenes.headless import Rehearsal
from scenes.scene import Box
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.timeline import Step
from scenes.words import say
from tests.scenes.test_championnat_scene import INFO, scene_at, seat_0_at

SMALL = (640, 360)


@pytest.fixture
def rehearsal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    plain = pygame.Surface(SMALL)
    monkeypatch.setattr(ArtShelf, "background", lambda _shelf, _name: plain)
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def lasting(steps: Sequence[Step]) -> float:
    return sum(step.seconds for step in steps)


def told(scene: ChampionnatScene, steps: Sequence[Step]) -> list[Notice]:
    """The notices these steps show on their way."""
    seen: list[Notice] = []
    for step in steps:
        step.at_start()
        if scene.picture.notice is not None and scene.picture.notice not in seen:
            seen.append(scene.picture.notice)
        step.during(1.0)
        step.at_end()
    return seen


# Auctions.


def test_only_the_dearest_bid_so_far_above_a_million_is_a_record(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("bid"))
    card = scene.view.auction.card  # type: ignore[union-attr]
    titles = []
    for amount in (1_000, 1_300, 1_200, 1_350):
        notice = told(scene, scene.steps.of(e.AuctionWon(1, card, amount)))[0]
        titles.append((notice.title == say("le-championnat.record"), notice.glad))
    assert titles == [(False, False), (True, True), (False, False), (True, True)]


def test_robots_bid_and_play_among_themselves_in_less_time(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("bid", lambda v: len(v.auction.bidders) > 1))  # type: ignore[union-attr]
    slow, thought = lasting(scene.steps.of(e.BidMade(0, 100))), scene.thinking()
    scene.viewing.people = []
    assert lasting(scene.steps.of(e.BidMade(0, 100))) < slow
    assert scene.thinking() < thought


# Euromatches and days.


def test_five_pennants_are_a_star_and_called_out(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("euromatch"))
    own = scene.picture.clubs[0]
    starred = []
    for before, after in ((3, 4), (4, 6), (6, 9), (9, 10)):
        own.pennants = before
        banners = []
        for step in scene.steps.of(e.EuromatchEnded(0, 3, 50, True, 100, after)):
            step.at_start()
            banners.append(scene.picture.banner)
            step.during(1.0)
            step.at_end()
        starred.append(say("le-championnat.pennant-star", name=scene.name(0)) in banners)
        assert own.pennants == after
    assert starred == [False, True, False, True]


def boards(scene: ChampionnatScene, steps: Sequence[Step]) -> list[DayBoard]:
    seen = []
    for step in steps:
        step.at_start()
        if scene.picture.board is not None:
            seen.append(scene.picture.board)
        step.during(1.0)
        step.at_end()
    return seen


def test_the_second_phase_is_opened_and_the_last_day_says_what_is_at_stake(
    rehearsal: Rehearsal,
) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: view.stage == "league"))
    assert [board.opening for board in boards(scene, scene.steps.of(e.LapBegan(1, 0)))] == [True]
    assert boards(scene, scene.steps.of(e.LapBegan(2, 0))) == []
    days = scene.view.days
    for points, open_still in (((6, 4, 0), True), ((6, 3, 0), False)):
        for club, own in zip(scene.picture.clubs, points, strict=True):
            club.points = own
        (board,) = boards(scene, scene.steps.of(e.DayBegan(0, days, (), ())))
        assert bool(board.words) is open_still


def test_the_panel_names_the_next_match(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: view.stage == "league"))
    scene.picture.day = 1
    assert [next_fixture(scene.picture, seat) for seat in range(3)] == [(0, 1), (0, 1), None]
    scene.picture.day = 0
    assert next_fixture(scene.picture, 0) is None


# What the podium tells.

A, B, C = range(3)


def finished(*results: tuple[int, int, int, int]) -> Any:
    """Three seats, as if the six days had gone so: seats and stars of each match."""
    match: AnyMatch = match_at(INFO, seats_of(3, 3), lambda _match: True, length="express")
    view: ChampionnatView = match.rules.view(None)
    season = tuple(Result(day, *each[:2], each[2:]) for day, each in enumerate(results, 1))
    view = msgspec.structs.replace(view, results=season, days=6)
    points = points_after(view, 6)
    clubs = tuple(
        msgspec.structs.replace(club, points=own, places_filled=11)
        for club, own in zip(view.clubs, points, strict=True)
    )
    places = tuple(1 + sum(other > own for other in points) for own in points)
    return msgspec.structs.replace(view, clubs=clubs, places=places)


@pytest.mark.parametrize(
    ("key", "results"),
    [
        ("perfect", [(A, B, 2, 1), (A, C, 2, 1), (B, C, 2, 1), (B, A, 1, 2), (C, A, 1, 2),
                     (C, B, 1, 2)]),
        ("last-day", [(A, B, 2, 1), (A, C, 2, 1), (B, C, 2, 1), (B, A, 2, 1), (C, A, 1, 1),
                      (C, B, 1, 2)]),
        ("clear", [(A, B, 2, 1), (A, C, 2, 1), (B, C, 2, 1), (B, A, 1, 1), (C, A, 1, 2),
                   (C, B, 1, 2)]),
    ],
)  # fmt: skip
def test_the_podium_tells_how_the_title_was_won(
    rehearsal: Rehearsal, key: str, results: list[tuple[int, int, int, int]]
) -> None:
    assert rehearsal is not None
    view = finished(*results)

    class Rules:
        def view(self, _seat: int | None) -> ChampionnatView:
            return view  # type: ignore[no-any-return]

    class Finished:
        rules, moves, seats = Rules(), (), seats_of(3, 3)

    champion = view.places.index(1)
    name = Finished.seats[champion].name
    words = championnat_story(Finished(), name, "Zoé")  # type: ignore[arg-type]
    score = view.clubs[champion].points
    assert words == say(f"story.le-championnat.{key}", winner=name, score=score)


# Somebody cannot wait.


@pytest.mark.parametrize(("box", "sheet"), [(MARKET_BUTTON, "market"), (SQUAD_BUTTON, "squad")])
def test_a_click_on_a_sheet_while_something_moves_opens_it_afterwards(
    rehearsal: Rehearsal, box: Box, sheet: str
) -> None:
    def robot_rolls(match: AnyMatch) -> bool:
        return bool(match.rules.view(0).phase == "roll" and match.rules.to_act == 1)

    scene = scene_at(rehearsal, robot_rolls)
    while not scene.timeline.busy:
        rehearsal.wait(0.1)
    rehearsal.click(box.centre)
    rehearsal.wait(0.1)
    assert scene.picture.sheet == sheet
