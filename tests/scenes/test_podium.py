"""The podium and the goal overlay: who stands where, what is said, and how one goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalog import game_info
from game.core.match import Match
from game.core.settings import Settings
from scenes.buteur.scene import ButeurScene
from scenes.canvas import Canvas
from scenes.confetti import Confetti
from scenes.dialog import Answer, Dialog, nothing
from scenes.goal_overlay import SHORTEST, SHOWN, STILL, GoalOverlay
from scenes.headless import Rehearsal
from scenes.podium import Podium
from scenes.podium_blocks import Standing, lay_blocks
from scenes.registry import podium_for
from scenes.scene import Box
from scenes.seats import Seats
from scenes.showcase import CAST, match_at, seats_of
from scenes.standings import standings_by_side
from scenes.stories import points_words, story_of
from scenes.words import say

INFO = game_info("buteur")
Finished = Match[Any, Any, Any]


def finished(players: int, *, drawn: bool = False, **options: Any) -> Finished:
    def ended(match: Finished) -> bool:
        places = set(match.rules.standings().places)
        return match.over and (len(places) == 1) == drawn

    return match_at(INFO, seats_of(players, robots=1), ended, **options)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (1280, 720))


def home() -> Dialog:
    """Anything that may lie at the bottom of the stack."""
    return Dialog("home", "", [Answer("", nothing)])


def podium_on(rehearsal: Rehearsal, match: Finished) -> Podium:
    podium = podium_for(match, INFO)
    rehearsal.show([home(), podium])
    rehearsal.wait(0.6, 0.1)
    return podium


def texts_of(rehearsal: Rehearsal) -> list[str]:
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.texts = []
    rehearsal.top.draw(canvas)
    return [drawn.text for drawn in canvas.texts]


def test_partners_share_a_place_and_the_other_side_is_second() -> None:
    match = finished(4)
    first, second = standings_by_side(match, INFO)
    assert {first.seats, second.seats} == {(0, 2), (1, 3)}
    assert (first.place, second.place) == (1, 2)
    assert first.points >= second.points
    assert first.seats == match.rules.standings().winners


def test_one_against_two_is_a_table_of_two_sides() -> None:
    standings = standings_by_side(finished(3), INFO)
    assert {standing.seats for standing in standings} == {(0,), (1, 2)}


def test_a_draw_stands_on_two_tops_of_one_height() -> None:
    blocks, grass = lay_blocks(standings_by_side(finished(2, drawn=True), INFO))
    assert [block.standing.place for block in blocks] == [1, 1]
    assert blocks[0].box.y == blocks[1].box.y
    assert not grass


def test_second_stands_left_of_first_and_fourth_on_the_grass() -> None:
    blocks, grass = lay_blocks([Standing((seat,), seat + 1, 0) for seat in range(4)])
    assert [block.standing.place for block in blocks] == [2, 1, 3]
    heights = {block.standing.place: block.box.height for block in blocks}
    assert heights[1] > heights[2] > heights[3]
    assert [standing.place for standing, _ in grass] == [4]


def test_four_who_are_equal_all_stand_on_top() -> None:
    blocks, grass = lay_blocks([Standing((seat,), 1, 5) for seat in range(4)])
    assert len({block.box.y for block in blocks}) == 1
    assert len(blocks) == 4
    assert not grass


def test_blocks_do_not_overlap_each_other_nor_the_buttons() -> None:
    pairs = [Standing((0, 2), 1, 3), Standing((1, 3), 2, 1)]
    tables = [pairs, *([Standing((seat,), 1, 0) for seat in range(count)] for count in (2, 3, 4))]
    for standings in tables:
        blocks, _ = lay_blocks(standings)
        ends = [edge for b in blocks for edge in (b.box.x, b.box.x + b.box.width)]
        assert ends == sorted(ends)
        assert ends[0] > 20
        assert ends[-1] < 1420


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_names_and_the_story_are_on_the_podium(rehearsal: Rehearsal, players: int) -> None:
    match = finished(players)
    podium_on(rehearsal, match)
    shown = texts_of(rehearsal)
    for seat in match.seats:
        assert seat.name in shown
    winner = match.rules.standings().winners[0]
    assert any(match.seats[winner].name in text and "gagne" in text for text in shown)
    story = story_of(match, INFO)
    assert "! l" not in story, "a new sentence begins with a capital"
    assert all(word in " ".join(shown) for word in story.split())


def test_a_draw_names_no_winner(rehearsal: Rehearsal) -> None:
    match = finished(2, drawn=True)
    podium_on(rehearsal, match)
    assert say("story.button.draw") in texts_of(rehearsal)
    score = match.rules.view(None).score
    assert story_of(match, INFO) == say("story.buteur.draw", score=f"{score[0]}–{score[1]}")


def test_rematch_seats_the_same_people_in_one_click(rehearsal: Rehearsal) -> None:
    match = finished(2, shoot_out=True)
    podium_on(rehearsal, match)
    rehearsal.click_target("podium.rematch")
    scene = rehearsal.top
    assert isinstance(scene, ButeurScene)
    assert scene.match.seats == match.seats
    assert scene.match.options == match.options
    assert scene.match.id != match.id
    assert len(rehearsal.stack.scenes) == 2


def test_a_click_too_early_starts_nothing(rehearsal: Rehearsal) -> None:
    podium = podium_for(finished(2), INFO)
    rehearsal.show([home(), podium])
    rehearsal.click_target("podium.rematch")
    assert rehearsal.top is podium


def test_players_may_be_changed(rehearsal: Rehearsal) -> None:
    podium_on(rehearsal, finished(2))
    rehearsal.click_target("podium.players")
    assert isinstance(rehearsal.top, Seats)


@pytest.mark.parametrize("key", [None, pygame.K_ESCAPE])
def test_home_by_button_and_by_escape(rehearsal: Rehearsal, key: int | None) -> None:
    podium_on(rehearsal, finished(2))
    if key is None:
        rehearsal.click_target("podium.home")
    else:
        rehearsal.key(key)
    assert isinstance(rehearsal.top, Dialog)


def test_the_third_is_there_before_the_first_and_points_count_up(rehearsal: Rehearsal) -> None:
    podium = podium_for(finished(2, drawn=False), INFO)
    rehearsal.show([home(), podium])
    assert podium._risen(3) == podium._risen(1) == 0
    rehearsal.wait(0.5, 0.1)
    assert podium._risen(3) > podium._risen(2) > podium._risen(1) > 0
    rehearsal.wait(0.6, 0.1)
    assert podium._risen(1) == 1
    best = podium.standings[0].points
    assert points_words("buteur", best) in texts_of(rehearsal)


def test_paper_falls_behind_what_is_to_be_read(rehearsal: Rehearsal) -> None:
    rain, canvas = Confetti(200, seed=1), Canvas(rehearsal.surface, rehearsal.stage)
    middle = Box(500, 200, 900, 600)
    drawn = []
    for hides in (middle.holds, None):
        rehearsal.surface.fill("black")
        rain.draw(canvas, 3.0, hides)
        inside = rehearsal.surface.subsurface(pygame.Rect(*canvas.to_pixels(560, 260), 400, 240))
        drawn.append(any(pygame.image.tobytes(inside, "RGB")))
    assert drawn == [False, True]


def test_the_paper_rain_ends_and_the_screen_rests(rehearsal: Rehearsal) -> None:
    podium = podium_on(rehearsal, finished(2))
    assert podium.busy
    podium.update(60)
    assert not podium.busy


def test_fewer_animations_means_nothing_moves(tmp_path: Path) -> None:
    still = Rehearsal(tmp_path, Settings(muted=True, fewer_animations=True), (1280, 720))
    podium = podium_on(still, finished(2))
    assert not podium.busy
    assert podium._risen(1) == 1


def test_goals_are_counted_in_words() -> None:
    assert [points_words("buteur", n) for n in (0, 1, 2)] == ["aucun but", "1 but", "2 buts"]
    assert [points_words("some-game", n) for n in (1, 7)] == ["1 pt", "7 pts"]


def test_among_several_teams_the_podium_says_who_stayed_in_and_not_who_scored_most(
    rehearsal: Rehearsal,
) -> None:
    info = game_info("big4")
    match = match_at(info, seats_of(4, robots=1), lambda match: match.over)
    podium = podium_for(match, info)
    rehearsal.show([home(), podium])
    podium.settle()
    podium.touch()
    said = texts_of(rehearsal)
    assert said.count(say("podium.big4.stays")) == 1
    notebook = match.rules.view(None).notebook
    outs = [note.minute for note in notebook if note.kind == "team-out"]
    assert len(outs) == 3
    for minute in outs:
        assert any(say("podium.big4.out", n=minute) in each for each in said)
    assert not any(points_words("big4", points) in said for points in range(1, 4))


# The goal.


def goal_on(rehearsal: Rehearsal, done: list[str]) -> GoalOverlay:
    sides = [[(0, CAST[0])], [(1, CAST[1])]]
    goal = GoalOverlay(CAST[0], 0, (3, 1), lambda: done.append("done"), sides=sides)
    rehearsal.show([home(), goal])
    return goal


@pytest.mark.parametrize(
    ("settings", "seconds"),
    [
        (Settings(speed="normal"), SHOWN),
        (Settings(speed="slow"), SHOWN * 1.6),
        (Settings(speed="fast"), SHOWN * 0.5),
        (Settings(fewer_animations=True), STILL),
    ],
)
def test_a_goal_goes_by_itself(tmp_path: Path, settings: Settings, seconds: float) -> None:
    rehearsal = Rehearsal(tmp_path, settings, (1280, 720))
    done: list[str] = []
    goal = goal_on(rehearsal, done)
    assert seconds >= SHORTEST
    rehearsal.wait(seconds - 0.1, 0.05)
    assert rehearsal.top is goal
    assert done == []
    rehearsal.wait(0.2, 0.05)
    assert isinstance(rehearsal.top, Dialog)
    assert done == ["done"]


@pytest.mark.parametrize("how", ["click", "escape", "letter"])
def test_any_click_or_key_skips_a_goal_once(rehearsal: Rehearsal, how: str) -> None:
    done: list[str] = []
    goal = goal_on(rehearsal, done)
    if how == "click":
        rehearsal.click((1900, 20))
    else:
        rehearsal.key(pygame.K_ESCAPE if how == "escape" else pygame.K_x)
    assert rehearsal.top is not goal
    assert done == ["done"]
    goal.finish()
    assert done == ["done"]


def test_a_goal_says_who_scored_and_the_score(rehearsal: Rehearsal) -> None:
    goal_on(rehearsal, [])
    shown = texts_of(rehearsal)
    assert say("goal.scores", name=CAST[0].name) in shown
    assert "3" in shown
    assert "1" in shown
