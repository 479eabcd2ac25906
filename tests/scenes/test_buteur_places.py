"""Where things stand on the table of Buteur: all of it can be clicked, none hides another."""

from __future__ import annotations

import itertools

import pytest

from game.buteur.cards import ARROWS
from game.buteur.pitch import COLUMNS, ROWS
from scenes.buteur.picture import spot_of
from scenes.buteur.pitch import FIELD, SQUARE, spot_point
from scenes.buteur.places import (
    DISCARDS_BOX,
    PILES,
    SCORES,
    STOCK_BOX,
    TEAM_BOXES,
    TRAY,
    TRAY_BUTTON,
    TRAY_LABEL,
    answer_boxes,
    chip_boxes,
    hand_boxes,
    hand_point,
    question_box,
    seat_point,
)
from scenes.scene import Box
from scenes.widgets.frame import PLAY_AREA
from tests.scenes.buteur_pictures import (
    LEAST_GAP,
    LEAST_TARGET,
    SCREEN,
    gap,
    inside,
    picture_of,
    question,
)


@pytest.mark.parametrize("count", range(1, 11))
def test_every_card_of_a_hand_can_be_hit(count: int) -> None:
    picture = picture_of(hand=[0] * count)
    for raised in (None, *range(count)):
        picture.raised = raised
        boxes = hand_boxes(picture)
        assert len(boxes) == count
        assert all(inside(box, SCREEN) and box.width >= LEAST_TARGET for box in boxes)
        assert all(gap(box, TRAY_LABEL) >= 0 and gap(box, TRAY_BUTTON) >= 0 for box in boxes)
        least = LEAST_GAP if count <= 8 else 10
        assert all(gap(a, b) >= least for a, b in itertools.combinations(boxes, 2))
        for place, box in enumerate(boxes):
            assert box.holds(hand_point(picture, place))


def test_a_card_still_to_come_has_a_place() -> None:
    empty = picture_of(hand=[])
    assert hand_boxes(empty) == []
    assert inside(Box(*hand_point(empty, -1), 0, 0), TRAY)
    assert hand_point(picture_of(), 8)[0] > hand_point(picture_of(), 7)[0]


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("raised", range(8))
def test_chips_stand_clear_on_the_screen_in_the_order_they_point(
    raised: int, direction: int
) -> None:
    picture = picture_of(raised=raised, chips=ARROWS, attack=(direction, -direction))
    boxes = chip_boxes(picture)
    upwards_first = ["left", "straight", "right"][::direction]
    assert sorted(boxes, key=lambda arrow: boxes[arrow].x) == upwards_first
    assert all(inside(box, PLAY_AREA) for box in boxes.values())
    assert all(min(box.width, box.height) >= LEAST_TARGET for box in boxes.values())
    assert all(gap(a, b) >= LEAST_GAP for a, b in itertools.combinations(boxes.values(), 2))


def test_no_chips_without_a_raised_card() -> None:
    assert chip_boxes(picture_of(chips=ARROWS)) == {}
    assert chip_boxes(picture_of(raised=0)) == {}


def test_chips_move_aside_for_the_ball() -> None:
    picture = picture_of(raised=4, chips=ARROWS)
    middle = chip_boxes(picture)["straight"].centre
    column = int((middle[0] - FIELD.x) // SQUARE)
    picture.ball = spot_of((column, ROWS - 1))
    ball = Box(*spot_point(picture.ball), 0, 0).grown(38)
    assert all(gap(box, ball) > 0 for box in chip_boxes(picture).values())


@pytest.mark.parametrize("answers", [1, 2, 3])
@pytest.mark.parametrize("square", [(-1, 3), (COLUMNS, 4), (1, 3), (8, 4), (0, 0), (9, 7)])
def test_a_question_hides_neither_panels_nor_what_it_asks_about(
    answers: int, square: tuple[int, int]
) -> None:
    towards = spot_point(spot_of(square))
    picture = picture_of(question=question(answers, towards))
    panel = question_box(picture)
    assert panel is not None
    if answers == 1 or square[0] in (-1, COLUMNS):
        assert gap(panel, Box(*towards, 0, 0)) >= 38
    assert gap(panel, SCORES) > 0
    assert gap(panel, PILES) > 0
    assert all(gap(panel, box) > 0 for box in hand_boxes(picture))
    boxes = list(answer_boxes(picture).values())
    assert len(boxes) == answers
    assert all(inside(box, panel) and box.height >= LEAST_TARGET for box in boxes)
    assert all(gap(a, b) >= LEAST_GAP for a, b in itertools.combinations(boxes, 2))


def test_no_answers_without_a_question() -> None:
    assert answer_boxes(picture_of()) == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_stands_with_its_team(players: int) -> None:
    picture = picture_of(players)
    points = [seat_point(picture, seat) for seat in range(players)]
    for point, team in zip(points, picture.teams, strict=True):
        assert TEAM_BOXES[team].holds(point)
    assert len(set(points)) == players


def test_the_piles_lie_on_their_panel() -> None:
    assert inside(STOCK_BOX, PILES)
    assert inside(DISCARDS_BOX, PILES)
    assert gap(STOCK_BOX, DISCARDS_BOX) >= LEAST_GAP
