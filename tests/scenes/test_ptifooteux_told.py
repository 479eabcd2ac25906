"""What Les P'tifooteux tells those who cannot read: counted squares, wanted rolls, pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.catalog import game_info
from game.core.settings import Settings
from game.ptifooteux import events as e
from game.ptifooteux.moves import PlayMatch, RollDie
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.ptifooteux.in_reach import match_in_reach
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.places import row_box
from scenes.ptifooteux.scene import PtifooteuxScene
from scenes.ptifooteux.teams import stage_mark
from scenes.showcase import AnyMatch, match_at, seats_of

INFO = game_info("les-ptifooteux")
ROLL = RollDie(0)
Wanted = Callable[[e.AnyEvent], bool]


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (640, 360))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The drawings put anywhere, in their order."""
    keys: list[str] = []
    as_ever = Canvas.art

    def noting(canvas: Canvas, key: str, *args: Any, **more: Any) -> None:
        keys.append(key)
        as_ever(canvas, key, *args, **more)

    monkeypatch.setattr(Canvas, "art", noting)
    return keys


def coming(match: AnyMatch, move: RollDie | PlayMatch) -> list[e.AnyEvent]:
    rules = match.rules
    return list(rules.copy().apply(move)) if rules.why_not(move) is None else []


def before(wanted: Wanted, move: RollDie | PlayMatch = ROLL, players: int = 2) -> AnyMatch:
    """The one person (seat 0) is to make that move, and such an event will come of it."""

    def moment(match: AnyMatch) -> bool:
        rules = match.rules
        return bool(
            rules.to_act == 0 and rules.turns and any(wanted(each) for each in coming(match, move))
        )

    return match_at(INFO, seats_of(players, players - 1), moment)


def shown(rehearsal: Rehearsal, match: AnyMatch) -> PtifooteuxScene:
    scene = PtifooteuxScene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.4)
    scene.help.close()
    return scene


def click_until(rehearsal: Rehearsal, key: str, seen: Callable[[], Any]) -> None:
    rehearsal.click_target(key)
    for _ in range(300):
        if seen():
            return
        rehearsal.app.frame(0.05)
    pytest.fail("it is never shown")


@pytest.mark.parametrize("turned", [False, True])
def test_a_walk_is_counted_square_by_square_up_to_the_die_also_backwards(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch, turned: bool
) -> None:
    def walks(event: e.AnyEvent) -> bool:
        return (
            isinstance(event, e.PawnWalked) and len(event.path) > 4 and bool(event.turned) is turned
        )

    match = before(walks)
    value = next(each for each in coming(match, RollDie(0)) if isinstance(each, e.DieRolled)).value
    scene = shown(rehearsal, match)
    heard: list[str] = []
    monkeypatch.setattr(scene.stage.sound, "play", lambda name, _loud=1.0: heard.append(name))
    rehearsal.click_target("die")
    counted = []
    while scene.timeline.busy:
        counted.append(scene.picture.counted)
        rehearsal.app.frame(1 / 30)
    in_order = [count for count in dict.fromkeys(counted) if count]
    assert in_order[:value] == list(range(1, value + 1))
    assert [name for name in heard if name.startswith("hop_")][:value] == [
        f"hop_{count}" for count in range(1, value + 1)
    ]
    assert scene.picture.counted == 0


def test_a_match_in_reach_wears_the_roll_it_takes(rehearsal: Rehearsal, drawn: list[str]) -> None:
    def near(match: AnyMatch) -> bool:
        view = match.rules.view(0)
        if match.rules.to_act != 0 or view.phase != "roll" or not view.seats[0].stage:
            return False
        reached = match_in_reach(
            match.rules.box.course, view.seats[0].square, beaten=view.seats[0].beaten
        )
        return reached is not None and reached[1] == 3

    scene = shown(rehearsal, match_at(INFO, seats_of(2, 1), near))
    scene.touch()
    drawn.clear()
    rehearsal.app.frame(0)
    assert "pieces/die-3" in drawn
    scene.picture.offered = False
    drawn.clear()
    scene.touch()
    rehearsal.app.frame(0)
    assert "pieces/die-3" not in drawn


def test_after_a_lost_match_the_way_round_shines(rehearsal: Rehearsal, drawn: list[str]) -> None:
    def beaten(match: AnyMatch) -> bool:
        view = match.rules.view(0)
        return bool(match.rules.to_act == 0 and view.phase == "roll" and view.seats[0].beaten)

    scene = shown(rehearsal, match_at(INFO, seats_of(2, 1), beaten))
    loops = []
    for scene.picture.offered in (True, False):
        drawn.clear()
        scene.touch()
        rehearsal.app.frame(0)
        loops.append(sum("squares/ptifooteux-loop" in key for key in drawn))
    stage = scene.view.seats[0].stage
    assert loops == [len(scene.table.places.course.loops[stage].squares) - 2, 0]


@pytest.mark.parametrize("players", [2, 4])
def test_a_won_match_is_ticked_off_in_the_row_of_its_team_at_once(
    rehearsal: Rehearsal, players: int
) -> None:
    def won(event: e.AnyEvent) -> bool:
        return isinstance(event, e.MatchWon) and event.stage < 5

    match = before(won, PlayMatch(0), players)
    stage = match.rules.view(0).seats[0].stage
    scene = shown(rehearsal, match)
    picture = scene.picture
    click_until(rehearsal, "match", lambda: picture.flights)
    assert not picture.dialog, "the board is seen again"
    (flight,) = picture.flights
    while picture.flights:
        at = (flight.x, flight.y)
        rehearsal.app.frame(1 / 60)
    mark = stage_mark(row_box(0, players), stage, players)
    assert max(abs(a - b) for a, b in zip(at, mark, strict=True)) < 20
    row = row_box(0, players)
    on_the_edge = abs(mark[1] - row.y - row.height) < 10
    assert on_the_edge == (players == 4), "beads there, pennants elsewhere"
    assert picture.teams[0].through
    scene._finish_motion()
    rehearsal.click_target("die")
    scene._finish_motion()
    assert not picture.teams[0].through


@pytest.mark.parametrize("outcome", ["nothing", "first-yellow", "second-yellow", "red"])
def test_what_comes_of_a_card_is_told_in_pictures(rehearsal: Rehearsal, outcome: str) -> None:
    match = before(lambda event: isinstance(event, e.CardTurned) and event.outcome == outcome)
    kid = next(each for each in coming(match, RollDie(0)) if isinstance(each, e.CardTurned)).kid
    scene = shown(rehearsal, match)
    team = tuple(face(each) for each in scene.picture.teams[0].kids)
    click_until(rehearsal, "die", lambda: scene.picture.card)
    card = scene.picture.card
    assert card is not None
    yellow = "pieces/token-yellow-card"
    way_back = ("pieces/pawn-1", "ui/link-arrow")
    expected: dict[str, set[str]] = {
        "nothing": {*team, "icons/thumb-up"},
        "first-yellow": {face(kid, "asked"), yellow},
        "second-yellow": {yellow, *way_back, card.told[-1]},
        "red": {"icons/red-card", *way_back, card.told[-1]},
    }
    assert set(card.told) == expected[outcome]
    assert card.told.count(yellow) == {"first-yellow": 1, "second-yellow": 2}.get(outcome, 0)
