"""The family album on the screen: the way to it, through it, and what the podium tells of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.core.record import Seat
from game.core.robots import robot_move
from game.core.settings import Settings
from game.trophies.album_file import ALBUM_NAME, read_album, write_album
from game.trophies.counting import Earned
from game.trophies.deeds import TROPHIES
from game.trophies.profiles import Album, Profile
from scenes.album import AlbumScene
from scenes.album_pages import CHAPTERS, SPREADS, numbers_of, open_pages, trophies_of
from scenes.album_shown import family
from scenes.board_loader import load_board
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.podium import Podium
from scenes.podium_trophies import TrophyCard
from scenes.registry import podium_for
from scenes.stories import story_of
from scenes.trophy_keeping import keep_in_album
from scenes.trophy_sticker import PAINTS
from scenes.trophy_tile import family_count
from scenes.trophy_view import TrophyView
from scenes.words import say

AnyMatch = Match[Any, Any, Any]
BUTEUR = GAMES["buteur"]
IDA, NOE, ROBO = Seat("Ida", "avatar-01", 0), Seat("Noé", "avatar-02", 1), Seat("R", "", 1, "robot")


@pytest.fixture
def program(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (1280, 720))


def ended(*seats: Seat, win: bool = True) -> AnyMatch:
    """A match of Buteur that seat 0 has won, or lost."""
    for seed in range(100):
        match: AnyMatch = Match.new(
            BUTEUR.load(load_board), seats, BUTEUR.default_options(), seed, 1.0
        )
        while (seat := match.rules.to_act) is not None:
            match.play(robot_move(match, BUTEUR.robot(1), seat))
        if match.rules.standings().places == ((1, 2) if win else (2, 1)):
            return match
    raise LookupError("nobody wins any more")


def album_of(program: Rehearsal) -> Album:
    found = read_album(program.stage.saves.folder)
    assert isinstance(found, Album)
    return found


def keys(program: Rehearsal) -> set[str]:
    return {target.key for target in program.top.targets()}


def opened(program: Rehearsal, album: Album | None = None) -> AlbumScene:
    write_album(program.stage.saves.folder, album or family())
    program.show([Home()])
    program.click_target("trophies")
    assert isinstance(program.top, AlbumScene)
    return program.top


# What is in it.


def test_every_trophy_is_stuck_on_one_page_and_has_picture_and_words(program: Rehearsal) -> None:
    on_pages = [key for chapter in CHAPTERS for key in trophies_of(chapter)]
    assert sorted(on_pages) == sorted(trophy.key for trophy in TROPHIES)
    assert {chapter for n in range(SPREADS) for chapter, _ in open_pages(n)} == set(CHAPTERS)
    art = set(program.stage.art.keys("trophies/"))
    for key in on_pages:
        assert {f"trophies/{key}", f"trophies/sticker-{PAINTS[key]}"} <= art
        assert all(say(f"trophy.{key}.{part}") for part in ("title", "text", "won"))


def test_the_numbers_of_a_page_are_those_of_the_person() -> None:
    lea = family().profiles[0]
    assert [line.value for line in numbers_of("buteur", lea)] == ["12", "7", "5 buts"]
    assert [line.value for line in numbers_of("le-championnat", lea)] == ["0", "0", "–"]
    assert [line.value for line in numbers_of("", lea)] == ["25", "12", "Buteur"]
    assert numbers_of("", Profile(""))[2].value == "–"


def test_the_cupboard_counts_what_anybody_in_the_family_has() -> None:
    album = Album(
        profiles=[
            Profile("A", reached={"first-win": 1.0, "hat-trick": 0.9}),
            Profile("B", reached={"first-win": 1.0, "marathon": 1.0}),
        ]
    )
    assert family_count(album) == 2


# The way through it.


def test_the_cup_at_home_opens_the_album_and_escape_shuts_it(program: Rehearsal) -> None:
    opened(program)
    program.key(pygame.K_ESCAPE)
    assert isinstance(program.top, Home)


def test_on_the_first_day_it_opens_too(program: Rehearsal) -> None:
    scene = opened(program, Album())
    assert scene.profile.name == ""
    program.click_target("trophy.first-win")
    assert isinstance(program.top, TrophyView)


def test_it_opens_where_something_new_is(program: Rehearsal) -> None:
    album = family()
    album.profiles[0].fresh = ["perfect-cup-run"]
    assert opened(program, album).spread == 1
    album.profiles[0].fresh = []
    assert opened(program, album).spread == 0


def test_arrows_and_tabs_turn_the_pages(program: Rehearsal) -> None:
    scene = opened(program)
    assert "previous" not in keys(program)
    program.click_target("next")
    while "next" in keys(program):
        program.key(pygame.K_RIGHT)
    assert scene.spread == SPREADS - 1
    program.key(pygame.K_LEFT)
    assert scene.spread == SPREADS - 2
    for game, spread in (("buteur", 0), ("le-championnat", 2), ("11-soccer", 1)):
        program.click_target(f"tab.{game}")
        assert game in [chapter for chapter, _page in open_pages(scene.spread)]
        assert scene.spread == spread


def test_everybody_has_pages(program: Rehearsal) -> None:
    scene = opened(program)
    assert scene.profile.name == "Léa"
    program.click_target("person.1")
    assert scene.profile.name == "Noé"
    program.click_target("trophy.first-win")
    program.click_target("shut")
    assert program.top is scene
    assert scene.profile.name == "Noé"  # not back to the first after a look at a trophy


def test_a_large_family_is_shown_four_at_a_time(program: Rehearsal) -> None:
    scene = opened(program, Album(profiles=[Profile(f"P{n}") for n in range(9)]))
    seen = set()
    for _ in range(3):
        seen |= {key for key in keys(program) if key.startswith("person.")}
        program.click_target("more-people")
    assert seen == {f"person.{n}" for n in range(9)}
    program.click_target("person.3")
    assert scene.profile.name == "P3"


def test_a_trophy_is_looked_at_and_tells_who_has_it(program: Rehearsal) -> None:
    opened(program)
    program.click_target("trophy.first-win")
    view = program.top
    assert isinstance(view, TrophyView)
    assert [holder.name for holder in view.holders] == ["Léa", "Noé"]
    program.key(pygame.K_ESCAPE)
    assert isinstance(program.top, AlbumScene)


def test_everything_is_reached_with_the_keyboard(program: Rehearsal) -> None:
    scene = opened(program)
    reached = set()
    for _ in range(2 * len(scene.targets())):
        program.key(pygame.K_TAB)
        reached.add(scene.focused)
    assert reached == keys(program)


def test_seals_come_off_what_was_looked_at_and_nothing_else(program: Rehearsal) -> None:
    album = family()
    album.profiles[0].fresh = ["perfect-cup-run", "clean-sheet"]
    album.profiles[1].fresh = ["clean-sheet"]
    opened(program, album)  # at the page of clean-sheet, Léa's
    program.key(pygame.K_ESCAPE)
    assert [profile.fresh for profile in album_of(program).profiles] == [
        ["perfect-cup-run"],
        ["clean-sheet"],
        [],
    ]


def test_a_new_sticker_pops_up_in_its_place_once(program: Rehearsal) -> None:
    write_album(program.stage.saves.folder, family())
    album = AlbumScene("Léa")
    program.show([Home(), album])
    assert album.busy
    program.wait(1.0, 0.1)
    assert not album.busy
    album._turn_to(1)
    album._turn_to(0)
    assert not album.busy


def test_home_wears_a_seal_until_the_new_sticker_was_looked_at(program: Rehearsal) -> None:
    write_album(program.stage.saves.folder, family())
    home = Home()
    program.show([home])
    assert home.new_trophies
    program.click_target("trophies")
    program.key(pygame.K_ESCAPE)
    assert program.top is home
    assert not home.new_trophies


def test_the_album_opens_at_whoever_has_something_new(program: Rehearsal) -> None:
    album = family()
    for number, profile in enumerate(album.profiles):
        profile.fresh = ["first-win"] if number == 1 else []
    assert opened(program, album).profile.name == "Noé"
    program.key(pygame.K_ESCAPE)
    program.click_target("trophies")
    assert isinstance(program.top, AlbumScene)
    assert program.top.profile.name == "Léa", "all is seen: the first page again"


# The podium.


def on_podium(program: Rehearsal, match: AnyMatch) -> Podium:
    podium = podium_for(match, BUTEUR)
    program.show([Home(), podium])
    return podium


def test_a_trophy_just_won_stands_on_the_podium_and_leads_to_the_album(program: Rehearsal) -> None:
    podium = on_podium(program, ended(IDA, NOE))
    assert {earned.seat for earned in podium.earned} == {0}
    assert "podium.trophies" in keys(program)
    program.wait(1.0)
    program.click_target("podium.trophies")
    scene = program.top
    assert isinstance(scene, AlbumScene)
    assert scene.profile.name == "Ida"
    program.key(pygame.K_ESCAPE)
    assert program.top is podium


def shown_on(podium: Podium) -> str | None:
    return podium.trophies.shown.trophy if podium.trophies.shown else None


def test_trophies_pop_up_one_after_another_the_most_special_last(program: Rehearsal) -> None:
    podium = on_podium(program, ended(IDA, NOE))
    assert shown_on(podium) is None
    podium.earned = [Earned(0, "hat-trick"), Earned(0, "first-win")]
    podium.trophies = TrophyCard(podium.earned, podium.seats)
    program.wait(1.5, 0.1)
    assert (shown_on(podium), podium.trophies.moving) == ("first-win", True)
    program.wait(3, 0.1)
    assert (shown_on(podium), podium.trophies.moving) == ("hat-trick", False)


def test_with_fewer_animations_a_trophy_is_there_at_once(program: Rehearsal) -> None:
    program.stage.settings.fewer_animations = True
    podium = on_podium(program, ended(IDA, NOE))
    program.wait(0.1)
    assert shown_on(podium) is not None
    assert not podium.trophies.moving


def test_the_new_trophy_and_the_story_are_both_told(program: Rehearsal) -> None:
    podium = on_podium(program, ended(IDA, NOE))
    podium.trophies.finish()
    canvas = Canvas(program.surface, program.stage)
    canvas.texts = []
    podium.draw(canvas)
    told = " ".join(drawn.text for drawn in canvas.texts)
    assert say(f"trophy.{shown_on(podium)}.won").split()[0] in told
    assert all(word in told for word in story_of(podium.match, BUTEUR).split())


def test_without_a_trophy_there_is_no_line(program: Rehearsal) -> None:
    podium = on_podium(program, ended(ROBO, ROBO))
    assert podium.earned == []
    assert "podium.trophies" not in keys(program)
    assert album_of(program).profiles == []


def test_a_podium_seen_again_counts_nothing(program: Rehearsal) -> None:
    match = ended(IDA, ROBO)
    on_podium(program, match)
    before = album_of(program)
    assert before.counted == [match.id], "the first time it counts"
    assert on_podium(program, match).earned == []
    assert album_of(program) == before


def test_a_rematch_need_not_wait_for_the_trophies(program: Rehearsal) -> None:
    on_podium(program, ended(IDA, ROBO))
    program.wait(0.6)
    program.click_target("podium.rematch")
    assert isinstance(program.top, GameScene)


# Matches that were closed before their podium, and disks that refuse.


def test_a_match_closed_before_its_podium_is_counted_at_home(program: Rehearsal) -> None:
    match = ended(IDA, ROBO)
    program.stage.saves.keep(match.record(1.0))
    program.stage.saves.finish(match.id)
    program.show([Home()])
    program.rest()
    assert album_of(program).counted == [match.id]
    assert on_podium(program, match).earned == []


def test_an_end_that_was_taken_back_is_not_counted(program: Rehearsal) -> None:
    """The match lies among the finished ones and, played on, among the unfinished."""
    match = ended(IDA, ROBO)
    shelf = program.stage.saves
    shelf.keep(match.record(1.0))
    shelf.finish(match.id)
    (shelf.folder / f"{match.id}.match.json").write_text("{}")
    program.show([Home()])
    program.rest()
    assert not (shelf.folder / ALBUM_NAME).exists()


def test_a_damaged_album_is_told_and_made_again(program: Rehearsal) -> None:
    match, folder = ended(IDA, ROBO), program.stage.saves.folder
    program.stage.saves.keep(match.record(1.0))
    program.stage.saves.finish(match.id)
    (folder / ALBUM_NAME).write_bytes(b"rubbish")
    program.show([Home()])
    program.rest()
    assert (folder / ALBUM_NAME).read_bytes() == b"rubbish"
    program.click_target("trophies")
    assert isinstance(program.top, Dialog)
    assert program.top.text == say("error.damaged-album.text")
    program.click_target("answer.0")
    assert isinstance(program.top, AlbumScene)
    assert album_of(program).counted == [match.id]
    assert (folder / "album-1.damaged").read_bytes() == b"rubbish"


def test_a_damaged_album_left_alone_stays_as_it_is(program: Rehearsal) -> None:
    folder = program.stage.saves.folder
    for content, key in ((b"rubbish", "damaged-album"), (b'{"format": 99}', "newer-album")):
        (folder / ALBUM_NAME).write_bytes(content)
        program.show([Home()])
        program.click_target("trophies")
        assert isinstance(program.top, Dialog)
        assert program.top.text == say(f"error.{key}.text")
        program.key(pygame.K_ESCAPE)
        assert isinstance(program.top, Home)
        assert on_podium(program, ended(IDA, ROBO)).earned == []
        assert (folder / ALBUM_NAME).read_bytes() == content


def test_a_disk_that_takes_nothing_stops_nobody(program: Rehearsal) -> None:
    program.stage.saves.folder = Path(os.devnull) / "boite"
    program.stage.saves.finished_folder = Path(os.devnull) / "boite" / "finished"
    assert keep_in_album(program.stage, ended(IDA, ROBO), BUTEUR) == []
    program.show([Home()])
    program.rest()
    program.click_target("trophies")
    assert isinstance(program.top, AlbumScene)
    assert program.app.crashes == []
