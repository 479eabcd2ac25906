"""The shelf: boxes, unfinished matches, damaged ones, and the ways out."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pygame
import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.core.record import MatchRecord, Seat
from game.core.robots import robot_move
from scenes import registry
from scenes.board_loader import load_board
from scenes.booklet import Booklet
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.game_choice import GameChoice
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.kept_matches import day_played, kept_matches
from scenes.resume_list import ResumeList
from scenes.scene import Box
from scenes.score import score_of
from scenes.seats import Seats
from scenes.settings_scene import SettingsScene
from scenes.words import say, set_language

BUTEUR = GAMES["buteur"]
SEATS = (Seat("Ida", "avatar-01", 0), Seat("Robo", "", 1, "robot"))


@pytest.fixture
def program(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path)


def record_of(match_id: str, now: float = 1.0, turns: int = 3) -> MatchRecord:
    match: Match[object, object, object] = Match.new(
        BUTEUR.load(load_board), SEATS, BUTEUR.default_options(), 7, 0.0, match_id
    )
    while match.rules.turns < turns:
        seat = match.rules.to_act
        assert seat is not None
        match.play(robot_move(match, BUTEUR.robot(1), seat))
    return match.record(now)


def match_of_four() -> Match[object, object, object]:
    seats = tuple(Seat(name, "", number, "robot") for number, name in enumerate("ABCD"))
    return Match.new(BUTEUR.load(load_board), seats, BUTEUR.default_options(), 7, 0.0, "four")


def at_home(program: Rehearsal, *records: MatchRecord) -> Home:
    for record in records:
        program.stage.saves.keep(record)
    home = Home()
    program.show([home])
    return home


def keys(program: Rehearsal) -> set[str]:
    return {target.key for target in program.top.targets()}


def files(program: Rehearsal) -> set[str]:
    return {path.name for path in program.stage.saves.folder.glob("*.match*")}


# The boxes.


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_the_shelf_is_centred_and_nothing_overlaps(program: Rehearsal, count: int) -> None:
    home = at_home(program)
    home.games = [replace(BUTEUR)] * count
    boxes = [home.box_of(number) for number in range(count)]
    assert boxes[0].x >= 24
    assert boxes[0].x + boxes[-1].x + boxes[-1].width == 1920
    for left, right in zip(boxes, boxes[1:], strict=False):
        assert left.x + left.width <= right.x


def test_there_is_a_box_for_every_game_that_can_be_played(program: Rehearsal) -> None:
    at_home(program)
    assert {info.id for info in registry.games_on_shelf()} <= keys(program)
    assert not keys(program) & (set(GAMES) - set(registry.SCREENS))


def test_a_box_without_unfinished_match_leads_to_the_seats(program: Rehearsal) -> None:
    at_home(program)
    program.click_target("buteur")
    assert isinstance(program.top, Seats)


def test_a_box_with_an_unfinished_match_asks_first(program: Rehearsal) -> None:
    at_home(program, record_of("one"))
    program.click_target("buteur")
    assert isinstance(program.top, ResumeList)
    program.click_target("new")
    assert isinstance(program.top, Seats)


def test_the_question_can_be_answered_with_go_on(program: Rehearsal) -> None:
    at_home(program, record_of("one", 1.0), record_of("two", 2.0))
    program.click_target("buteur")
    program.click_target("row1")
    program.click_target("resume")
    assert isinstance(program.top, GameScene)
    assert program.top.match.id == "one"


# Unfinished matches.


def test_the_match_played_last_stands_first(program: Rehearsal) -> None:
    home = at_home(program, record_of("old", 1.0), record_of("new", 9.0), record_of("mid", 5.0))
    assert [kept.id for kept in home.kept] == ["new", "mid", "old"]
    assert {"kept0", "more"} <= keys(program)
    assert home.tiles()[0].kept.id == "new"


def test_a_tile_goes_on_with_its_match(program: Rehearsal) -> None:
    record = record_of("one")
    at_home(program, record)
    program.click_target("kept0")
    assert isinstance(program.top, GameScene)
    assert program.top.match.rules.digest() == record.digest


def texts_at_home(program: Rehearsal) -> list[str]:
    canvas = Canvas(program.surface, program.stage)
    canvas.texts = []
    program.top.draw(canvas)
    return [drawn.text for drawn in canvas.texts]


def test_the_tile_tells_how_a_match_of_goals_stands(program: Rehearsal) -> None:
    at_home(program, record_of("one"))
    assert "0 – 0" in texts_at_home(program)


def test_no_score_where_nothing_is_counted_yet() -> None:
    for game, told in (("big4", (0, 0)), ("le-championnat", None), ("les-ptifooteux", None)):
        info = GAMES[game]
        match = Match.new(info.load(load_board), SEATS, info.default_options(), 7, 0.0, "one")
        assert score_of(match, info) == told
    assert score_of(match_of_four(), BUTEUR) == (0, 0)


def test_a_match_of_four_tells_its_score_however_narrow_the_tile(program: Rehearsal) -> None:
    home = at_home(program, record_of("older"), match_of_four().record(9.0))
    canvas = Canvas(program.surface, program.stage)
    canvas.texts = []
    home.draw(canvas)
    assert "0 – 0" in [drawn.text for drawn in canvas.texts]


def test_three_sides_have_no_score_between_them() -> None:
    info = GAMES["11-soccer"]
    seats = (*SEATS, Seat("Lou", "avatar-02", 2))
    match = Match.new(info.load(load_board), seats, info.default_options(), 7, 0.0, "one")
    assert score_of(match, info) is None


def test_throwing_away_asks_and_keeps_by_default(program: Rehearsal) -> None:
    at_home(program, record_of("one"))
    program.click_target("kept0.throw")
    assert isinstance(program.top, Dialog)
    program.key(pygame.K_ESCAPE)
    assert files(program) == {"one.match.json"}
    assert "kept0" in keys(program)


def test_throwing_away_when_confirmed(program: Rehearsal) -> None:
    at_home(program, record_of("one"))
    program.click_target("kept0.throw")
    program.click_target("answer.1")
    assert files(program) == set()
    assert "kept0" not in keys(program)


def test_the_list_shows_three_and_turns_its_pages(program: Rehearsal) -> None:
    at_home(program, *(record_of(f"m{n}", float(n)) for n in range(5)))
    program.click_target("more")
    listed = program.top
    assert isinstance(listed, ResumeList)
    assert [number for number, _ in listed.rows()] == [0, 1, 2]
    program.click_target("later")
    assert [number for number, _ in listed.rows()] == [3, 4]
    program.click_target("resume")
    assert isinstance(program.top, GameScene)
    assert program.top.match.id == "m1"


def test_the_list_closes_when_its_last_match_is_thrown_away(program: Rehearsal) -> None:
    at_home(program, record_of("one"))
    program.click_target("buteur")
    program.click_target("throw0")
    program.click_target("answer.1")
    assert isinstance(program.top, Home)
    assert "kept0" not in keys(program)


def test_a_picture_of_a_match_is_drawn_once(
    program: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def count(_canvas: Canvas, record: MatchRecord, _box: Box) -> None:
        drawn.append(record.id)

    monkeypatch.setattr(registry, "draw_thumbnail", count)
    home = at_home(program, record_of("one"))
    for _ in range(5):
        home.touch()
        program.app.frame(0.1)
    assert drawn == ["one"]


def test_a_match_that_is_over_is_put_away(program: Rehearsal) -> None:
    over = msgspec.structs.replace(record_of("one"), over=True)
    at_home(program, over)
    assert "kept0" not in keys(program)
    assert [record.id for record in program.stage.saves.load_finished()] == ["one"]


def test_the_day_is_told_in_words() -> None:
    set_language("fr")
    now = datetime(2026, 11, 18, 0, 5)
    for before, words in (
        (timedelta(minutes=1), "Aujourd’hui"),
        (timedelta(minutes=10), "Hier"),
        (timedelta(days=3), "Il y a 3 jours"),
    ):
        assert day_played(record_of("one", (now - before).timestamp(), 0), now) == words


# Damaged ones.


def test_a_damaged_match_is_told_and_nothing_is_deleted(program: Rehearsal) -> None:
    (program.stage.saves.folder / "bad.match.json").write_text('{"format": 1, "id"')
    at_home(program)
    program.click_target("kept0")
    assert isinstance(program.top, Dialog)
    assert program.top.text == say("error.damaged-save.text")
    program.click_target("answer.0")
    assert isinstance(program.top, Home)
    assert files(program) == {"bad.match.json"}


def test_the_match_before_a_damaged_one_is_offered(program: Rehearsal) -> None:
    before, after = record_of("one", 1.0, turns=2), record_of("one", 2.0, turns=4)
    program.stage.saves.keep(before)
    program.stage.saves.keep(after)
    (program.stage.saves.folder / "one.match.json").write_text("rubbish")
    at_home(program)
    program.click_target("kept0")
    program.click_target("answer.0")
    assert isinstance(program.top, GameScene)
    assert program.top.match.rules.digest() == before.digest
    assert "one.match.damaged" in files(program)


def test_a_match_of_a_newer_program_is_told(program: Rehearsal) -> None:
    (program.stage.saves.folder / "new.match.json").write_text('{"format": 99}')
    at_home(program)
    program.click_target("kept0")
    assert isinstance(program.top, Dialog)
    assert program.top.text == say("error.newer-save.text")


def test_a_game_this_box_does_not_hold_comes_from_a_newer_program(program: Rehearsal) -> None:
    at_home(program, msgspec.structs.replace(record_of("one"), game="le-billard"))
    program.click_target("kept0")
    assert isinstance(program.top, Dialog)
    assert program.top.text == say("error.newer-save.text")


@pytest.mark.parametrize(
    "seats",
    [
        (),
        SEATS * 3,
        (SEATS[0], Seat("x", "no-such-face", 1)),
        (SEATS[0], Seat("x", "", 1, "robot", 7)),
        (SEATS[0], Seat("x", "", -1)),
    ],
)
def test_seats_that_make_no_sense_are_a_damaged_match(
    program: Rehearsal, seats: tuple[Seat, ...]
) -> None:
    at_home(program, msgspec.structs.replace(record_of("one"), seats=seats))
    program.click_target("kept0")
    assert isinstance(program.top, Dialog)
    assert program.top.text == say("error.damaged-save.text")


def test_a_match_that_can_no_longer_be_played_is_told(program: Rehearsal) -> None:
    broken = msgspec.structs.replace(record_of("one"), rules_version=0, state=b"rubbish")
    at_home(program, broken)
    program.click_target("kept0")
    assert isinstance(program.top, Dialog)
    assert program.top.text == say("error.damaged-save.text")
    assert files(program) == {"one.match.json"}


def test_a_file_that_lies_about_its_match_harms_no_other(program: Rehearsal) -> None:
    shelf = program.stage.saves
    shelf.keep(record_of("one"))
    (shelf.folder / "two.match.json").write_bytes((shelf.folder / "one.match.json").read_bytes())
    assert [(kept.id, isinstance(kept, MatchRecord)) for kept in kept_matches(shelf)] == [
        ("one", True),
        ("two", False),
    ]


def test_a_day_no_calendar_has(program: Rehearsal) -> None:
    at_home(program, msgspec.structs.replace(record_of("one"), updated_at=1e300))
    assert "kept0" in keys(program)


# The other ways.


def test_rules_of_the_only_game_open_its_booklet(program: Rehearsal) -> None:
    at_home(program).games = [BUTEUR]
    program.click_target("rules")
    assert isinstance(program.top, Booklet)


def test_rules_of_several_games_ask_which(program: Rehearsal) -> None:
    at_home(program).games = [BUTEUR, replace(BUTEUR, id="big4")]
    program.click_target("rules")
    assert isinstance(program.top, GameChoice)
    program.click_target("buteur")
    assert isinstance(program.top, Booklet)


def test_settings_open(program: Rehearsal) -> None:
    at_home(program)
    program.click_target("settings")
    assert isinstance(program.top, SettingsScene)


def test_sound_goes_off_and_stays_off(program: Rehearsal) -> None:
    at_home(program)
    program.click_target("sound")
    assert program.stage.settings.muted
    assert type(program.stage.settings).read(program.stage.saves.folder).muted


def test_escape_asks_and_closing_the_window_does_not(program: Rehearsal) -> None:
    home = at_home(program)
    program.key(pygame.K_ESCAPE)
    assert isinstance(program.top, Dialog)
    program.click_target("answer.0")
    assert program.top is home
    program.app.post(pygame.Event(pygame.QUIT))
    assert not program.app.running


def test_leaving_speaks_of_matches_only_where_some_lie(program: Rehearsal) -> None:
    at_home(program)
    program.click_target("leave")
    assert isinstance(program.top, Dialog)
    assert program.top.text == say("dialog.quit.no-games")
    at_home(program, record_of("one"))
    program.click_target("leave")
    assert isinstance(program.top, Dialog)
    assert program.top.text == say("dialog.quit.text")


def test_leaving_when_confirmed(program: Rehearsal) -> None:
    at_home(program)
    program.click_target("leave")
    program.click_target("answer.1")
    for event in pygame.event.get():
        program.app.post(event)
    assert not program.app.running


def test_everything_is_reached_with_the_keyboard(program: Rehearsal) -> None:
    home = at_home(program, record_of("one"))
    reached = set()
    for _ in range(3 * len(home.targets())):
        program.key(pygame.K_TAB)
        reached.add(home.focused)
    assert reached == keys(program)


def test_a_box_rises_under_the_pointer_and_then_nothing_moves(program: Rehearsal) -> None:
    home = at_home(program)
    assert not home.busy
    program.hover(home.box_of(0).centre)
    assert home.busy
    program.wait(1.0)
    assert home.lifts.at(home.games[0].id) == 1.0
    assert not home.busy
