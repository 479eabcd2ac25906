"""Clicks beside everything that is lit: what is meant by them, and what is answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.buteur.moves import PlaceBall
from game.core.settings import Settings
from scenes.buteur.pitch import spot_point, square_box
from scenes.buteur.places import STOCK
from scenes.buteur.scene import ButeurScene
from scenes.headless import Rehearsal
from scenes.scene import Point
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.widgets.bubble import WhyNotBubble
from scenes.words import say
from tests.scenes.test_buteur_scene import INFO, SMALL


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def _at_the_throw_in(rehearsal: Rehearsal) -> ButeurScene:
    def thrown_in(match: AnyMatch) -> bool:
        view = match.rules.view(0)
        return bool(view.to_act == 0 and view.phase == "throw-in")

    scene = ButeurScene(match_at(INFO, seats_of(2, 1), thrown_in), INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5)
    return scene


def test_grass_that_is_not_lit_says_where_the_ball_may_go(rehearsal: Rehearsal) -> None:
    scene = _at_the_throw_in(rehearsal)
    moves = len(scene.match.moves)
    far = next((column, 4) for column in range(10) if abs(column - scene.picture.ball[0]) > 3)
    if scene.help.bubble is not None:  # the coach
        rehearsal.click_target("bubble.thanks")
    rehearsal.click(square_box(far).centre)
    assert isinstance(scene.help.bubble, WhyNotBubble)
    assert scene.help.bubble.sentence == say("refusal.buteur.throw-in-one-square")
    assert len(scene.match.moves) == moves
    rehearsal.click(square_box(far).centre)
    assert scene.help.bubble is None, "the click that closes a bubble asks nothing new"


@pytest.mark.parametrize(
    ("where", "key"),
    [(square_box((5, 0)).centre, "card-moves-ball"), (STOCK, "no-need-to-draw")],
)
def test_who_wants_the_ball_or_the_stock_hears_what_moves_and_fills(
    rehearsal: Rehearsal, where: Point, key: str
) -> None:
    scene = ButeurScene(match_at(INFO, seats_of(2, 1), _to_play), INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5)
    scene.help.close()
    rehearsal.click(where)
    assert isinstance(scene.help.bubble, WhyNotBubble)
    assert scene.help.bubble.sentence == say(f"buteur.{key}")


def test_a_click_just_beside_a_lit_square_means_that_square(rehearsal: Rehearsal) -> None:
    scene = _at_the_throw_in(rehearsal)
    column, row = lit = max(scene.picture.lit)
    box = square_box(lit)
    assert (column + 1, row) not in scene.picture.lit
    rehearsal.click((box.x + box.width + 3, box.centre[1]))
    assert scene.match.moves[-1] == PlaceBall(0, lit)


def _to_play(match: AnyMatch) -> bool:
    view = match.rules.view(0)
    return bool(view.to_act == 0 and view.phase == "play")


def test_whoever_clicks_a_card_before_the_square_is_shown_the_squares(rehearsal: Rehearsal) -> None:
    scene = _at_the_throw_in(rehearsal)
    scene.help.close()
    rehearsal.click_target(f"card:{scene.picture.hand[0]}")
    assert isinstance(scene.help.bubble, WhyNotBubble)
    assert scene.help.bubble.towards == spot_point(scene.picture.ball)
