"""11 Soccer: what is held over the table, so that nobody misses what happened and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from game.catalog import game_info
from game.core.match import Match
from game.core.settings import Settings
from game.soccer11.events import DayBegan, DayEnded, WentOut
from game.soccer11.moves import Seen
from game.soccer11.view import DayResult
from scenes.board_loader import load_board
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.soccer11.cards import sentence_of
from scenes.soccer11.places import empty_place, row_boxes, seat_places
from scenes.soccer11.scene import Soccer11Scene
from scenes.timeline import Step
from scenes.words import say
from tests.scenes.test_soccer11_moments import words_on_the_table

INFO = game_info("11-soccer")
SMALL = (640, 360)
STEP = 0.1


def rehearsal_with(folder: Path, **settings: object) -> Rehearsal:
    return Rehearsal(folder, msgspec.structs.replace(Settings(muted=True), **settings), SMALL)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return rehearsal_with(tmp_path)


def robots_at_play(rehearsal: Rehearsal, players: int = 4, seed: int = 3) -> Soccer11Scene:
    match: AnyMatch = Match.new(INFO.load(load_board), seats_of(players, players), {}, seed)
    scene = Soccer11Scene(match, INFO)
    rehearsal.show([scene])
    return scene


def until(rehearsal: Rehearsal, reached: Callable[[], object]) -> None:
    for _ in range(3000):
        if reached():
            return
        rehearsal.app.frame(STEP)
    pytest.fail("that never happened")


def held(rehearsal: Rehearsal, shown: Callable[[], object]) -> float:
    """Seconds until it is gone again."""
    seconds = 0.0
    while shown():
        rehearsal.app.frame(STEP)
        seconds += STEP
    return seconds


# Nobody misses it.


@pytest.mark.parametrize("settings", [{"fewer_animations": True}, {"speed": "slow"}])
def test_what_a_robot_plays_is_held_up_even_where_nothing_moves(
    tmp_path: Path, settings: dict[str, object]
) -> None:
    rehearsal = rehearsal_with(tmp_path, **settings)
    scene = robots_at_play(rehearsal)
    picture = scene.picture
    until(rehearsal, lambda: picture.spotlight)
    assert held(rehearsal, lambda: picture.spotlight) > 1.0
    until(rehearsal, lambda: picture.spotlight and picture.spotlight.out)
    assert held(rehearsal, lambda: picture.spotlight and picture.spotlight.out) > 1.5


def test_an_impatient_click_stops_where_it_is_told_why_a_day_is_over(
    rehearsal: Rehearsal,
) -> None:
    """Fast clicking shortens all of it and leaves none of it out."""
    scene = robots_at_play(rehearsal)
    gone: list[int] = []
    of = scene.steps.of

    def noting(event: object) -> Sequence[Step]:
        gone.extend([event.seat] if isinstance(event, WentOut) else [])
        return of(event)  # type: ignore[arg-type]

    scene.steps.of = noting  # type: ignore[method-assign, assignment]
    told: list[int] = []
    while len(gone) < 4:
        rehearsal.app.frame(0.05)
        light = scene.picture.spotlight
        if light is not None and light.out and told[-1:] != [light.seat]:
            told.append(light.seat)
        rehearsal.click((1000, 450))
    assert told[:3] == gone[:3]


def test_the_cards_that_are_too_much_are_seen_before_their_sum_bursts(
    rehearsal: Rehearsal,
) -> None:
    scene = robots_at_play(rehearsal)
    picture = scene.picture
    until(rehearsal, lambda: picture.spotlight and picture.spotlight.beside)
    asked = picture.spotlight
    assert asked is not None
    assert not asked.out
    total = str((asked.card or 0) + (asked.beside or 0))
    assert total not in words_on_the_table(rehearsal, scene)
    assert held(rehearsal, lambda: picture.spotlight is asked) > 0.6
    assert picture.spotlight is not None
    assert picture.spotlight.out
    assert total in words_on_the_table(rehearsal, scene)


def test_the_turn_of_who_looked_is_not_said_to_be_played(rehearsal: Rehearsal) -> None:
    def robot_looks(match: AnyMatch) -> bool:
        return match.rules.view(None).phase == "look" and match.rules.to_act == 1

    scene = Soccer11Scene(match_at(INFO, seats_of(3, 3), robot_looks), INFO)
    rehearsal.show([scene])
    scene.play(Seen(1))
    assert scene.prompt == say("prompt.11-soccer.seen", name=scene.name(1))


def test_the_sentence_of_a_card_under_the_pointer_hides_nothing_that_is_held_up(
    rehearsal: Rehearsal,
) -> None:
    def robot_plays(match: AnyMatch) -> bool:
        view = match.rules.view(None)
        return view.phase == "play" and match.rules.to_act == 1 and bool(view.hands[0])

    scene = Soccer11Scene(match_at(INFO, seats_of(4, 3), robot_plays), INFO)
    rehearsal.show([scene])
    card = scene.picture.hands[0][0]
    assert card is not None

    def is_told() -> bool:
        scene.hovered = "card:0"
        lines = words_on_the_table(rehearsal, scene)
        return any(len(line) > 9 and sentence_of(card).startswith(line) for line in lines)

    assert is_told()
    until(rehearsal, lambda: scene.picture.spotlight)
    assert not is_told()


# Secrets.


def looking(match: AnyMatch) -> bool:
    return match.rules.to_act == 0 and match.rules.view(0).phase == "compare"


def verdict_is_told(rehearsal: Rehearsal, scene: Soccer11Scene) -> bool:
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.texts = []
    scene.draw(canvas)
    name = scene.name(scene.picture.secret.other) if scene.picture.secret else ""
    verdicts = {say("soccer11.duel.safe"), say("soccer11.secret.out", name=name)}
    return any(each.text in verdicts for each in canvas.texts)


def test_a_secret_is_turned_up_once_before_who_looks_may_hide_it(rehearsal: Rehearsal) -> None:
    scene = Soccer11Scene(match_at(INFO, seats_of(3, 2), looking), INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.4, step=STEP)
    assert not scene.targets()
    assert not verdict_is_told(rehearsal, scene)
    rehearsal.wait(1.0, step=STEP)
    assert [target.key for target in scene.targets()] == ["seen"]
    assert verdict_is_told(rehearsal, scene)
    rehearsal.stack.lay_out()
    assert verdict_is_told(rehearsal, scene)


@pytest.mark.parametrize("fewer", [False, True])
def test_who_cannot_wait_or_wants_no_motion_sees_a_secret_at_once(
    tmp_path: Path, fewer: bool
) -> None:
    rehearsal = rehearsal_with(tmp_path, fewer_animations=fewer)
    scene = Soccer11Scene(match_at(INFO, seats_of(3, 2), looking), INFO)
    rehearsal.show([scene])
    if not fewer:
        rehearsal.wait(0.4, step=STEP)
        rehearsal.click((960, 300))
    assert verdict_is_told(rehearsal, scene)


# What is at stake.


def banners_of(scene: Soccer11Scene, event: DayBegan) -> list[str]:
    """What is written across the table while that is shown."""
    seen: list[str] = []
    for step in scene.steps.of(event):
        step.at_start()
        seen.append(scene.picture.banner)
        step.at_end()
    return [words for words in seen if words]


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ((5, 4, 0, 3), None),
        ((6, 4, 0, 3), "title-near"),
        ((6, 4, 7, 3), "title-open"),
    ],
)
def test_a_day_that_may_be_the_last_is_announced(
    rehearsal: Rehearsal,
    points: tuple[int, ...],
    words: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = robots_at_play(rehearsal)
    view = msgspec.structs.replace(scene.rules.view(None), points=points)
    monkeypatch.setattr(Soccer11Scene, "view", property(lambda _scene: view))
    told = banners_of(scene, DayBegan(4, 0, (None,) * 4, ()))
    expected = [say("soccer11.day", n=4)]
    if words is not None:
        expected.append(say(f"soccer11.{words}", name=scene.name(0)))
    assert told == expected


def test_the_last_card_of_the_stock_is_announced(rehearsal: Rehearsal) -> None:
    def nearly_empty(match: AnyMatch) -> bool:
        view = match.rules.view(None)
        return view.phase == "draw" and view.stock == 1

    scene = Soccer11Scene(match_at(INFO, seats_of(4, 4), nearly_empty), INFO)
    rehearsal.show([scene])
    until(rehearsal, lambda: not scene.picture.stock)
    if scene.rules.view(None).phase != "next-day":
        until(rehearsal, lambda: scene.picture.banner == say("soccer11.last-card"))


# The end of a day.


def test_cards_are_turned_up_one_by_one_and_points_grow_one_by_one(rehearsal: Rehearsal) -> None:
    scene = robots_at_play(rehearsal)
    result = DayResult(0, (5, 0, 2, 9), (3,), (0, 0, 0, 2), by_elimination=False, last_out=None)
    scene.picture.hands = [[card] if card else [] for card in result.shown]
    best, added = [], []
    for step in scene.steps.of(DayEnded(3, result, (1, 0, 4, 5))):
        step.finish()
        show = scene.picture.ceremony
        assert show is not None
        best.append(show.best())
        added.append(show.gained(3))
    assert list(dict.fromkeys(best)) == [0, 5, 9]
    assert list(dict.fromkeys(added)) == [0, 1, 2]


def test_cards_are_turned_up_one_by_one_even_where_nothing_moves(tmp_path: Path) -> None:
    rehearsal = rehearsal_with(tmp_path, fewer_animations=True)
    scene = robots_at_play(rehearsal)
    result = DayResult(0, (5, 0, 2, 9), (3,), (0, 0, 0, 2), by_elimination=False, last_out=None)
    scene.timeline.skip()
    scene.timeline.add(*scene.steps.of(DayEnded(3, result, (1, 0, 4, 5))))
    heard: list[str] = []
    scene.stage.sound.play = lambda name, _volume=1.0: heard.append(name)  # type: ignore[method-assign]
    most, best = 0, []
    while scene.timeline.busy:
        heard.clear()
        scene.timeline.pace = scene.stage.pace
        scene.timeline.advance(STEP)
        most = max(most, len(heard))
        assert scene.picture.ceremony is not None
        best.append(scene.picture.ceremony.best())
    assert list(dict.fromkeys(best)) == [0, 5, 9]
    assert most <= 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_card_comes_to_lie_on_its_dashed_place(players: int) -> None:
    for place in seat_places(players, 0).values():
        free = [empty_place(place, count) for count in range(7)]
        assert free[0] is not None
        for count, box in enumerate(free):
            assert box in (None, row_boxes(place, count + 1)[-1])


# Whoever is out does not wait long.


def test_robots_among_themselves_are_brisk(rehearsal: Rehearsal) -> None:
    def only_robots_are_left(match: AnyMatch) -> bool:
        view = match.rules.view(None)
        left = sum(bool(hand) for hand in view.hands)
        return view.phase == "play" and left == 3 and not view.hands[0]

    scene = Soccer11Scene(match_at(INFO, seats_of(4, 3), only_robots_are_left), INFO)
    rehearsal.show([scene])
    until(rehearsal, lambda: scene.picture.spotlight)
    assert held(rehearsal, lambda: scene.picture.spotlight) < 1.1
