"""What every match screen owes its players, tried on Buteur."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalog import game_info
from game.core.match import Match
from game.core.saves import SaveFailed
from game.core.settings import Settings
from scenes.buteur.places import question_box
from scenes.buteur.scene import ButeurScene
from scenes.game_scene import DEAF_AFTER_TURN, GameScene
from scenes.handover import Handover
from scenes.headless import Rehearsal
from scenes.scene import Scene
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.theme import DESIGN_WIDTH
from scenes.widgets.bubble import HINT_BOX, PICTURED_WHY_NOT_BOX, moved_beside, slid_towards
from scenes.widgets.curtain import CLOSING, OPENING
from scenes.words import say

INFO = game_info("buteur")
SMALL = (1024, 600)
BESIDE_EVERYTHING = (560.0, 840.0)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def seat_0_may_play(match: AnyMatch) -> bool:
    return bool(match.rules.to_act == 0 and match.rules.view(0).phase == "play")


def scene_at(
    rehearsal: Rehearsal, moment: Callable[[AnyMatch], bool], robots: int = 1
) -> ButeurScene:
    scene = ButeurScene(match_at(INFO, seats_of(2, robots), moment), INFO)
    rehearsal.show([_Bottom(), scene])
    return scene


class _Bottom(Scene):
    """Stands for the home screen."""

    def draw(self, canvas: Any) -> None:
        canvas.surface.fill((0, 0, 0))


def a_playable_card(scene: ButeurScene) -> str:
    return next(key for key, choice in scene.choosing.offered.items() if hasattr(choice, "arrow"))


def test_a_click_meant_for_the_turn_before_does_nothing(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    moves = len(scene.match.moves)
    box = next(t.box for t in scene.choosing.card_targets() if t.key == a_playable_card(scene))
    rehearsal.click(box.centre)
    assert len(scene.match.moves) == moves
    rehearsal.wait(DEAF_AFTER_TURN + 0.05)
    rehearsal.click(box.centre)
    assert len(scene.match.moves) == moves + 1


def test_a_click_while_something_moves_skips_it_and_plays_nothing(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    rehearsal.wait(0.4)
    rehearsal.click_target(a_playable_card(scene))
    moves = len(scene.match.moves)
    assert scene.timeline.busy
    rehearsal.click(BESIDE_EVERYTHING)
    assert not scene.timeline.busy
    assert len(scene.match.moves) == moves


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_the_speed_of_the_bar_is_obeyed(rehearsal: Rehearsal, speed: str) -> None:
    assert _seconds_of_a_card(rehearsal, speed) == pytest.approx(
        _seconds_of_a_card(rehearsal, "normal") * {"slow": 1.6, "normal": 1, "fast": 0.5}[speed],
        abs=0.1,
    )


def _seconds_of_a_card(rehearsal: Rehearsal, speed: Any) -> float:
    rehearsal.stage.settings.speed = speed
    scene = scene_at(rehearsal, seat_0_may_play)
    rehearsal.wait(0.4)
    rehearsal.click_target(a_playable_card(scene))
    seconds = 0.0
    while scene.timeline.busy:
        rehearsal.wait(0.02, step=0.02)
        seconds += 0.02
    return seconds


def test_a_slip_can_be_taken_back_until_somebody_else_acts(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    before = scene.match.rules.digest()
    rehearsal.wait(0.4)
    rehearsal.click_target(a_playable_card(scene))
    rehearsal.click_target("bar.undo")
    assert scene.match.rules.digest() == before
    assert scene.person_to_act == 0
    scene.check_picture()


def test_a_refused_undo_says_why(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    rehearsal.wait(0.4)
    before = scene.match.rules.digest()
    rehearsal.click_target("bar.undo")
    assert scene.help.bubble is not None
    assert scene.match.rules.digest() == before


def test_a_hint_glows_first_then_explains_then_plays(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    rehearsal.wait(0.4)
    moves = len(scene.match.moves)
    rehearsal.click_target("bar.hint")
    assert scene.picture.glowing is not None
    assert scene.help.bubble is None
    rehearsal.click_target("bar.hint")
    assert scene.help.bubble is not None
    rehearsal.click_target("bubble.do")
    assert len(scene.match.moves) == moves + 1


def test_alone_against_robots_no_curtain_ever_falls(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, lambda m: m.rules.to_act == 1)
    for _ in range(40):
        rehearsal.app.frame(0.25)
        assert not isinstance(rehearsal.top, Handover)
        assert scene.viewing.viewer == 0


def test_open_hands_need_no_curtain(rehearsal: Rehearsal) -> None:
    rehearsal.stage.settings.open_hands = True
    scene = scene_at(rehearsal, seat_0_may_play, robots=0)
    rehearsal.wait(1.5)
    assert rehearsal.top is scene
    assert scene.viewing.viewer == 0
    rehearsal.stage.settings.open_hands = False


def test_two_people_get_the_curtain_before_anything_is_drawn(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_may_play, robots=0)
    assert set(scene.picture.hand) == {None}
    rehearsal.wait(1.5)
    assert isinstance(rehearsal.top, Handover)
    rehearsal.key(pygame.K_RETURN)
    assert isinstance(rehearsal.top, Handover), "without focus Enter does not open the curtain"


def at_the_curtain(rehearsal: Rehearsal) -> pygame.Surface:
    """What was on the screen just before it began to close."""
    scene_at(rehearsal, seat_0_may_play, robots=0)
    while True:
        before = rehearsal.surface.copy()
        rehearsal.wait(1 / 60)
        if isinstance(rehearsal.top, Handover):
            return before


def columns(picture: pygame.Surface, first: int, last: int) -> bytes:
    return pygame.image.tobytes(picture.subsurface((first, 0, last - first, SMALL[1])), "RGB")


def test_the_curtain_closes_over_what_everybody_saw_and_nothing_else(rehearsal: Rehearsal) -> None:
    before, middle = at_the_curtain(rehearsal), SMALL[0] // 2
    rehearsal.wait(0.05)
    there = columns(rehearsal.surface, middle - 40, middle + 40)
    assert there == columns(before, middle - 40, middle + 40), "still open in the middle"
    assert columns(rehearsal.surface, 0, 40) != columns(before, 0, 40), "already there at the side"
    rehearsal.wait(CLOSING)
    assert not rehearsal.top.busy
    assert columns(rehearsal.surface, middle - 40, middle + 40) != there


def test_the_curtain_opens_on_the_hand_and_is_in_nobodys_way(rehearsal: Rehearsal) -> None:
    at_the_curtain(rehearsal)
    rehearsal.wait(CLOSING)
    closed = rehearsal.surface.copy()
    rehearsal.click_target("ready")
    rehearsal.wait(0.4, step=0.2)
    rehearsal.click_target("recap.go")
    assert isinstance(rehearsal.top, ButeurScene)
    rehearsal.wait(0.04, step=0.02)
    assert columns(rehearsal.surface, 0, 40) != columns(closed, 0, 40), "it moves aside"
    rehearsal.wait(OPENING)
    assert not rehearsal.stack.busy
    assert rehearsal.top.targets()


def test_with_fewer_animations_the_curtain_is_there_at_once(tmp_path: Path) -> None:
    still = Rehearsal(tmp_path, Settings(muted=True, fewer_animations=True), SMALL)
    at_the_curtain(still)
    first = still.surface.copy()
    still.wait(1)
    assert columns(first, 0, SMALL[0]) == columns(still.surface, 0, SMALL[0])


def test_escape_on_the_curtain_leaves_without_showing_a_hand(rehearsal: Rehearsal) -> None:
    scene_at(rehearsal, seat_0_may_play, robots=0)
    rehearsal.wait(1.5)
    assert isinstance(rehearsal.top, Handover)
    rehearsal.key(pygame.K_ESCAPE)
    assert isinstance(rehearsal.top, _Bottom)


def test_a_disk_that_refuses_does_not_stop_the_match(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)

    def refuse(_record: object) -> Path:
        raise SaveFailed("full", OSError(28, "No space left on device"))

    rehearsal.wait(0.4)
    moves = len(scene.match.moves)
    with monkeypatch.context() as full:
        full.setattr(rehearsal.stage.saves, "keep", refuse)
        rehearsal.click_target(a_playable_card(scene))
        assert len(scene.match.moves) == moves + 1
        assert not scene.keeping.is_kept
        rehearsal.wait(3)
        assert len(scene.match.moves) == moves + 1, "nobody plays on before it has been read"
        assert rehearsal.top.text == say("error.disk-full.text")
        rehearsal.click_target("answer.0")
        assert rehearsal.top.text == say("error.disk-full.text"), "it is still full"
    rehearsal.click_target("answer.0")
    assert rehearsal.top is scene
    assert scene.keeping.is_kept


def test_playing_on_without_keeping_is_asked_once(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_record: object) -> Path:
        raise SaveFailed("full", OSError(28, "No space left on device"))

    scene = scene_at(rehearsal, seat_0_may_play)
    monkeypatch.setattr(rehearsal.stage.saves, "keep", refuse)
    rehearsal.wait(0.4)
    rehearsal.click_target(a_playable_card(scene))
    rehearsal.click_target("answer.1")
    moves = len(scene.match.moves)
    rehearsal.wait(6, 0.1)
    assert len(scene.match.moves) > moves, "the robot has played"
    assert rehearsal.top is scene


def test_a_crash_keeps_the_match_and_goes_home(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    rehearsal.wait(0.4)
    rehearsal.click_target(a_playable_card(scene))

    def fall_over(_canvas: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(scene, "draw_table", fall_over)
    rehearsal.app.frame(0.1)
    assert scene not in rehearsal.stack.scenes
    assert rehearsal.top.modal
    (record,) = rehearsal.stage.saves.load_all()
    assert len(record.moves) == len(scene.match.moves)


def test_while_a_robot_thinks_a_card_says_whose_turn_it_is(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, lambda m: m.rules.to_act == 1 and m.rules.turns > 3)
    moves = len(scene.match.moves)
    key = f"card:{scene.picture.hand[0]}"
    rehearsal.click_target(key)
    assert scene.help.bubble is not None
    assert len(scene.match.moves) == moves


def test_a_person_who_clicks_too_early_is_not_told_to_wait_for_themselves(
    rehearsal: Rehearsal,
) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    scene.help.not_now()
    assert scene.help.bubble is None


def test_the_coach_speaks_once_to_those_who_want_help(rehearsal: Rehearsal) -> None:
    import msgspec

    match = match_at(INFO, seats_of(2, 1), seat_0_may_play)
    helped = (msgspec.structs.replace(match.seats[0], help=True), *match.seats[1:])
    for times, expected in enumerate((True, False)):
        again: Match[Any, Any, Any] = Match(
            match.game, match.rules.copy(), helped, match.options, match.seed, 0.0, f"m{times}"
        )
        scene = ButeurScene(again, INFO)
        rehearsal.show([_Bottom(), scene])
        assert (scene.help.bubble is not None) is expected


def test_the_first_sentence_about_a_question_does_not_lie_on_it(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, lambda match: _asked(match) == "answer-shot")
    panel = question_box(scene.picture)
    assert panel is not None
    assert scene.coach_box().y > panel.y + panel.height


def _asked(match: AnyMatch) -> str:
    return match.rules.view(0).phase if match.rules.to_act == 0 else ""


@pytest.mark.parametrize("point", [(300.0, 500.0), (700.0, 700.0), (1500.0, 500.0)])
def test_advice_never_lies_on_what_it_points_at(point: tuple[float, float]) -> None:
    for x in (HINT_BOX.x, point[0] - 300):
        box = moved_beside(HINT_BOX._replace(x=x), point)
        assert not box.holds(point)
        assert 0 <= box.x <= DESIGN_WIDTH - box.width


@pytest.mark.parametrize("y", [160.0, 260.0, 420.0, 600.0, 840.0, 980.0])
@pytest.mark.parametrize("x", [250.0, 960.0, 1820.0])
def test_a_refusal_stands_close_to_what_it_speaks_of(x: float, y: float) -> None:
    """Its tail would else end on something else."""
    box = slid_towards(PICTURED_WHY_NOT_BOX, (x, y))
    assert not box.holds((x, y))
    above, below = box.y - y, y - (box.y + box.height)
    assert max(above, below) <= 110
    assert DESIGN_WIDTH - box.width >= box.x >= 126
    assert box.y >= 110


def test_a_click_on_the_paper_of_a_bubble_closes_it_and_plays_nothing(
    rehearsal: Rehearsal,
) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    rehearsal.wait(0.4)
    moves = len(scene.match.moves)
    scene.help.tell(say("why-not.undo-nothing"))
    bubble = scene.help.bubble
    assert bubble is not None
    rehearsal.click((bubble.box.x + 20, bubble.box.y + 20))
    assert scene.help.bubble is None
    assert len(scene.match.moves) == moves


def test_escape_goes_home_and_the_match_waits_there(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_may_play)
    rehearsal.wait(0.4)
    rehearsal.click_target(a_playable_card(scene))
    rehearsal.key(pygame.K_ESCAPE)
    rehearsal.click_target("answer.1")
    assert not isinstance(rehearsal.top, GameScene)
    assert len(rehearsal.stage.saves.load_all()) == 1
