"""Work done ahead: a piece at a time, dropped when its purpose is gone, never while things move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.catalog import game_info
from game.core.settings import Settings
from scenes.errands import Errands
from scenes.goal_pictures import GoalPictures
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.seats import Seats


def pieces(done: list[str], *names: str) -> Iterator[None]:
    for name in names:
        done.append(name)
        yield


def test_one_piece_at_a_time() -> None:
    errands, done = Errands(), list[str]()
    errands.prepare("a match", pieces(done, "first", "second"))
    assert not done
    assert errands.do_one()
    assert done == ["first"]


def test_the_same_purpose_is_not_begun_again() -> None:
    errands, done = Errands(), list[str]()
    for _ in range(2):
        errands.prepare("a match", pieces(done, "only"))
        while errands.do_one():
            pass
    assert done == ["only"]


def test_another_purpose_takes_the_place_of_the_first() -> None:
    errands, done = Errands(), list[str]()
    errands.prepare("a match", pieces(done, "old", "older"))
    errands.do_one()
    errands.prepare("another", pieces(done, "new"))
    while errands.do_one():
        pass
    assert done == ["old", "new"]
    assert not errands


def test_home_asks_for_nothing(tmp_path: Path) -> None:
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), (1280, 720))
    rehearsal.show([Home()])
    assert not rehearsal.stage.errands


def test_what_was_made_for_a_game_goes_when_home_comes_back(tmp_path: Path) -> None:
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), (1280, 720))
    rehearsal.show([Home(), Seats(game_info("buteur"))])
    assert rehearsal.stage.errands
    rehearsal.stage.errands.do_one()
    made = rehearsal.stage.shelf(GoalPictures)
    rehearsal.stack.home()
    assert not rehearsal.stage.errands
    assert rehearsal.stage.shelf(GoalPictures) is not made
