"""Nothing of Buteur hides what it speaks of, and haste does not swallow what turns a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.buteur.events import BallMoved, BallPlaced, CardPlayed, GoalScored, ShotSaved, ShotTaken
from game.core.match import Act
from game.core.rules import Event
from game.core.settings import Settings
from scenes.buteur.picture import Preview, Spot, spot_of
from scenes.buteur.pitch import spot_point, square_box
from scenes.buteur.places import card_boxes, card_top, hint_box, question_box
from scenes.buteur.preview import BALL
from scenes.buteur.question import tail_root
from scenes.buteur.recap import seen_on_the_pitch
from scenes.buteur.scene import ButeurScene
from scenes.buteur.table import banner_spot
from scenes.goal_overlay import GoalOverlay
from scenes.headless import Rehearsal
from scenes.scene import Box
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.widgets.bubble import HINT_BOX
from scenes.words import say
from tests.scenes.buteur_pictures import FREE_KICK, gap, picture_of, question
from tests.scenes.test_buteur_scene import INFO, SMALL, new_scene

NET: Spot = spot_of((-1, 3))


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


# Banners, tails and bubbles.


@pytest.mark.parametrize("ball", [(-0.5, 3.5), (1.5, 4.0), (5.0, 4.0), (5.5, 2.5), (5.5, 7.5)])
@pytest.mark.parametrize("width", [400, 900])
def test_what_is_called_does_not_hide_the_ball(ball: Spot, width: float) -> None:
    x, y = banner_spot(width, ball)
    strip = Box(x - width / 2, y - 86, width, 172)
    assert gap(strip, Box(*spot_point(ball), 0, 0).grown(BALL / 2)) >= 0


@pytest.mark.parametrize(
    ("before", "below"), [((1.5, 3.5), True), ((0.5, 2.5), True), ((0.5, 4.5), False)]
)
def test_the_tail_of_a_question_leaves_the_way_of_the_shot_in_sight(
    before: Spot, below: bool
) -> None:
    picture = picture_of(trail=(before, NET), question=question(3, spot_point(NET)))
    panel = question_box(picture)
    assert panel is not None
    root, way = tail_root(picture, panel), spot_point(NET)[1]
    assert root > way + 90 if below else root < way


def test_a_tail_ends_at_the_card_it_speaks_of_and_not_on_its_picture() -> None:
    picture = picture_of(glowing=2)
    low, lifted = card_boxes(len(picture.hand))[1:3]
    assert low.y < card_top(picture, 1)[1] < low.y + 20
    assert card_top(picture, 2)[1] < lifted.y


@pytest.mark.parametrize("place", range(3, 8))
def test_advice_leaves_the_ball_in_sight_where_it_can(place: int) -> None:
    picture = picture_of(ball=spot_of((1, 4)), glowing=place)
    at = card_top(picture, place)
    box = hint_box(picture, at)
    ball = Box(*spot_point(picture.ball), 0, 0).grown(BALL / 2)
    assert gap(box, ball) > 0
    assert box.x < at[0] < box.x + box.width
    assert box.y == HINT_BOX.y


def test_advice_stands_where_the_mock_up_has_it_while_it_hides_nothing() -> None:
    picture = picture_of(glowing=2, previews=(Preview(((5, 1), (6, 0)), (6, 0)),))
    picture.ball = spot_of((5, 1))
    assert gap(HINT_BOX, square_box((6, 0))) > 0
    assert hint_box(picture, card_top(picture, 2)).x <= HINT_BOX.x + 120


def test_a_card_asked_about_lies_still_below_the_answer(rehearsal: Rehearsal) -> None:
    scene = ButeurScene(match_at(INFO, seats_of(2, 1), _card_refused), INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5)
    refused = next(
        place for place in range(8) if place not in (scene.picture.playable or frozenset())
    )
    rehearsal.click_target(f"card:{scene.picture.hand[refused]}")
    rehearsal.wait(0.5)
    assert scene.help.bubble is not None
    assert scene.picture.raised is None
    rehearsal.click_target("bubble.ok")
    assert scene.help.bubble is None


def _card_refused(match: AnyMatch) -> bool:
    view = match.rules.view(0)
    cards = {getattr(move, "card", None) for move in match.rules.legal_moves()}
    return view.to_act == 0 and view.phase == "play" and len(cards) < len(view.hands[0])


def test_no_dots_lead_to_a_ball_that_was_carried_there(rehearsal: Rehearsal) -> None:
    """The shoot-out puts the ball on the spot without a word."""
    seats = seats_of(2, 1)
    match = match_at(INFO, seats, lambda m: m.rules.view(None).phase == "shoot-out", shoot_out=True)
    scene = ButeurScene(match, INFO)
    rehearsal.show([scene])
    assert scene.picture.trail == ()


# A save.


@pytest.mark.parametrize(("by", "held"), [("goalkeeper", True), ("hand", True), ("corner", False)])
def test_gloves_hold_a_ball_that_a_keeper_saves(rehearsal: Rehearsal, by: Any, held: bool) -> None:
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    scene.timeline.add(*scene.steps_for(ShotSaved(0, by)))
    seen = set()
    while scene.timeline.busy:
        scene.timeline.advance(0.05)
        if scene.picture.banner:
            seen.add(scene.picture.held)
    assert seen == {held}
    assert not scene.picture.held


# Haste.


def test_a_click_too_many_does_not_swallow_a_goal(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    way = BallMoved(0, ((7, 3), (8, 3), (9, 3), (10, 3)), "shot")
    for event in (way, ShotTaken(0, (10, 3), 1), GoalScored(0, 0, (1, 0), "shot")):
        scene.timeline.add(*scene.steps_for(event))
    told = []
    for _ in range(6):
        rehearsal.click((960, 900))
        rehearsal.wait(0.05)
        told.append(scene.picture.banner)
        if isinstance(rehearsal.top, GoalOverlay):
            break
    assert isinstance(rehearsal.top, GoalOverlay)
    assert any(told), "the shot was called before"


def test_a_goal_of_the_shoot_out_says_how_the_shoot_out_stands(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    scene.picture.half, scene.picture.shoot_out = 3, ((True, False), (True,))
    scene.timeline.add(*scene.steps_for(GoalScored(1, 1, (2, 2), "shoot-out")))
    while not isinstance(rehearsal.top, GoalOverlay):
        rehearsal.wait(0.1)
    assert rehearsal.top.score_line == (1, 2)
    assert rehearsal.top.words == say("buteur.goal.shoot-out", name=scene.name(1))


# The news.


@pytest.mark.parametrize(
    ("events", "alone"),
    [
        ([CardPlayed(1, 0, "straight"), BallMoved(1, ((3, 3), (4, 3)), "pitch")], True),
        ([BallPlaced(1, (5, 3), "kick-off"), BallMoved(1, ((5, 3), (4, 3)), "pitch")], True),
        ([BallPlaced(1, (9, 6), "goal-kick"), BallMoved(1, ((9, 6), (8, 6)), "pitch")], True),
        ([BallMoved(1, ((3, 0), (4, 0)), "throw-in")], False),
        ([BallMoved(1, ((0, 3), (-1, 3)), "shot"), ShotTaken(1, (-1, 3), 0)], True),
        ([CardPlayed(1, FREE_KICK, "straight"), BallMoved(1, ((3, 3), (4, 3)), "pitch")], False),
        ([GoalScored(1, 1, (0, 1), "shot"), BallMoved(1, ((3, 3), (4, 3)), "pitch")], False),
        ([], False),
    ],
)
def test_a_roll_that_can_be_seen_on_the_grass_is_not_told_again(
    rehearsal: Rehearsal, events: list[Event], alone: bool
) -> None:
    news = [Act(1, tuple(events))]
    scene = new_scene(2, 0, seed=1)
    rehearsal.show([scene])
    assert seen_on_the_pitch(news, scene.rules.box.kinds) is alone
    assert bool(scene.recap_lines(news)) is (not alone and bool(events))


# A card that comes up.


@pytest.mark.parametrize("fewer", [False, True])
def test_a_card_looked_at_rises_softly_or_stands_there_at_once(tmp_path: Path, fewer: bool) -> None:
    calm = Rehearsal(tmp_path, Settings(muted=True, fewer_animations=fewer), SMALL)
    scene = ButeurScene(match_at(INFO, seats_of(2, 1), _card_refused), INFO)
    calm.show([scene])
    calm.wait(0.5)
    card = next(target for target in scene.targets() if target.key.startswith("card:"))
    calm.hover(card.box.centre)
    shares = [scene.picture.raised_share]
    while scene.busy:
        calm.wait(1 / 60)
        shares.append(scene.picture.raised_share)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert len(shares) == 1 if fewer else 6 <= len(shares) <= 10
