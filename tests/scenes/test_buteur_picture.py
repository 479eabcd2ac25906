"""The table of Buteur as drawn: cards that point the right way, texts that fit, and kept layers
that are never out of date."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import msgspec
import pygame
import pytest

from game.buteur.cards import ARROWS, Arrow
from game.buteur.pitch import COLUMNS, Pitch
from game.core.saves import SaveShelf
from game.core.settings import Settings
from scenes import theme
from scenes.asset_paths import ASSETS
from scenes.board_loader import load_board
from scenes.buteur.card import CardShelf, deck
from scenes.buteur.picture import ButeurPicture, FlyingCard, Preview, spot_of
from scenes.buteur.pitch import spot_point
from scenes.buteur.places import PILES, SCORES, TRAY, hand_boxes, question_box
from scenes.buteur.table import ButeurTable, draw_thumbnail
from scenes.canvas import Canvas
from scenes.scene import Box, Point
from scenes.sound import SoundBox
from scenes.stage import Stage
from tests.scenes.buteur_pictures import FREE_KICK, HAND, SEATS, gap, inside, picture_of, question

SIZE = (960, 540)

CHOICES: dict[str, Any] = {
    "lit": ((3, 3),),
    "corners": (((0, 0), "red"),),
    "hot_square": (3, 3),
    "hinted": (4, 3),
    "previews": (Preview(((4, 4), (5, 4), (6, 4)), (6, 4)),),
    "playable": frozenset({0, 1}),
    "raised": 0,
    "glowing": 1,
    "refused": 2,
    "chips": ARROWS,
    "hot_chip": "left",
    "question": question(3, None),
    "hot_answer": "answer-1",
    "glowing_answer": "answer-2",
    "tray_button": "Finir mon tour",
    "tray_button_state": "hot",
    "stock_glows": True,
}


def test_clearing_the_choice_leaves_nothing_offered() -> None:
    picture, plain = picture_of(**CHOICES), picture_of()
    picture.clear_choice()
    for name in CHOICES:
        assert getattr(picture, name) == getattr(plain, name), name


# Drawing.


@pytest.fixture(scope="module", params=["normal"])
def stage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Stage:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    made = Stage(
        Settings(text_size=request.param), SaveShelf(tmp_path_factory.mktemp("saves")), SoundBox()
    )
    made.fit(*SIZE)
    return made


def drawn(stage: Stage, table: ButeurTable, picture: ButeurPicture) -> bytes:
    surface = pygame.Surface(SIZE)
    table.draw(Canvas(surface, stage), picture, SEATS[: len(picture.teams)])
    return pygame.image.tobytes(surface, "RGB")


# Every field of the picture with a value that must show, and what it needs to be seen.
SHOWN: dict[str, tuple[Any, dict[str, Any]]] = {
    **{name: (value, {}) for name, value in CHOICES.items()},
    "ball": ((2.5, 2.5), {}),
    "ball_spin": (45.0, {}),
    "ball_squash": (0.08, {}),
    "ball_height": (30.0, {}),
    "score": ((3, 0), {}),
    "half": (2, {}),
    "teams": ((1, 0), {}),
    "colours": ((2, 3), {}),
    "attack": ((-1, 1), {}),
    "stock": (3, {}),
    "discards": ([4, 5], {}),
    "laid_ways": ({5: -1}, {"discards": [4, 5]}),
    "hand_seat": (1, {}),
    "hand": ([1, 2, 3], {}),
    "hand_sizes": ((8, 5), {}),
    "acting": (1, {}),
    "last_turn": (True, {}),
    "shoot_out": (((True,), (False,)), {"half": 3}),
    "shake": (4.0, {"refused": 2}),
    "chips": (ARROWS, {"raised": 0}),
    "hot_chip": ("left", {"raised": 0, "chips": ARROWS}),
    "hot_answer": ("answer-1", {"question": question(3, None)}),
    "glowing_answer": ("answer-1", {"question": question(3, None)}),
    "tray_button_state": ("hot", {"tray_button": "Finir mon tour"}),
    "hot_square": ((3, 3), {"lit": ((3, 3),)}),
    "flying": ([FlyingCard(3, 900, 400)], {}),
    "trail": ((spot_of((3, 3)), spot_of((6, 3))), {}),
    "banner": ("C’est la mi-temps", {}),
    "raised_share": (0.5, {"raised": 2}),
    "banner_rise": (0.0, {"banner": "C’est la mi-temps"}),
    "held": (True, {}),
    "banner_icon": ("icons/whistle", {"banner": "C’est la mi-temps"}),
}


def test_every_field_of_the_picture_is_tried() -> None:
    assert set(SHOWN) == {field.name for field in dataclasses.fields(ButeurPicture)}


@pytest.mark.parametrize("name", sorted(SHOWN))
def test_a_change_shows_at_once(stage: Stage, name: str) -> None:
    """A table that has drawn before must draw the same as a new one."""
    value, needs = SHOWN[name]
    picture, table = picture_of(**needs), ButeurTable()
    before = drawn(stage, table, picture)
    assert drawn(stage, table, picture) == before
    setattr(picture, name, value)
    after = drawn(stage, table, picture)
    assert after != before
    assert after == drawn(stage, ButeurTable(), picture)


@pytest.mark.parametrize("seed", range(4))
def test_many_changes_leave_no_trace_of_the_past(stage: Stage, seed: int) -> None:
    chance, picture, table = random.Random(seed), picture_of(), ButeurTable()
    plain = picture_of()
    for _ in range(40):
        # Arrows are only ever offered for a card that has them, whatever the hand.
        name = chance.choice(sorted(set(SHOWN) - {"teams", "chips", "hot_chip"}))
        changed = getattr(picture, name) != getattr(plain, name)
        setattr(picture, name, getattr(plain, name) if changed else SHOWN[name][0])
        assert drawn(stage, table, picture) == drawn(stage, ButeurTable(), picture), name


@pytest.mark.parametrize("stage", ["normal", "large"], indirect=True)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("half", [1, 3])
def test_texts_stay_on_their_panels(stage: Stage, players: int, half: int) -> None:
    asked = question(3, spot_point(spot_of((COLUMNS, 4))))
    picture = picture_of(players, half=half, last_turn=True, question=asked, score=(12, 10))
    picture.tray_button = "Finir mon tour"
    canvas = Canvas(pygame.Surface(SIZE), stage)
    canvas.texts = []
    seats = [msgspec.structs.replace(seat, name="Maximilien") for seat in SEATS[:players]]
    ButeurTable().draw(canvas, picture, seats)
    panel = question_box(picture)
    assert panel is not None
    assert canvas.texts
    for text in canvas.texts:
        homes = (SCORES, PILES, TRAY, panel)
        assert any(inside(text.box, home.grown(-4)) for home in homes), text
        assert all(gap(text.box, card) >= 0 for card in hand_boxes(picture)), text


def test_a_hand_is_grey_only_beside_cards_that_can_be_played(stage: Stage) -> None:
    looks = {
        playable: drawn(stage, ButeurTable(), picture_of(playable=playable))
        for playable in (None, frozenset[int](), frozenset({0}), frozenset(range(8)))
    }
    assert looks[None] == looks[frozenset()] == looks[frozenset(range(8))]
    assert looks[frozenset({0})] != looks[None]


def test_texts_are_reported_on_every_frame(stage: Stage) -> None:
    table, picture = ButeurTable(), picture_of()
    found = []
    for _ in range(2):
        canvas = Canvas(pygame.Surface(SIZE), stage)
        canvas.texts = []
        table.draw(canvas, picture, SEATS[:2])
        found.append([text.text for text in canvas.texts])
    assert found[0] == found[1]
    assert "Léa" in found[0]


# Cards.


@pytest.fixture(scope="module")
def pitch() -> Pitch:
    return Pitch(load_board(ASSETS / "boards" / "buteur.tmx"))


def middle_of(card: pygame.Surface, wanted: set[tuple[int, int, int]]) -> Point:
    """Of all pixels of those colours."""
    found = [
        (x, y)
        for x in range(card.get_width())
        for y in range(card.get_height())
        if any(
            sum(abs(a - b) for a, b in zip(card.get_at((x, y))[:3], colour, strict=True)) < 30
            for colour in wanted
        )
    ]
    assert len(found) > 50
    return sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)


@pytest.mark.parametrize("arrow", ARROWS)
@pytest.mark.parametrize("attack", [1, -1])
def test_an_arrow_points_where_the_ball_would_roll(
    stage: Stage, pitch: Pitch, arrow: Arrow, attack: int
) -> None:
    number = next(n for n, card in enumerate(deck()) if card.arrows == {arrow: 3})
    start, step = pitch.flights[attack, (5, 4), arrow, 1].path
    way = step[0] - start[0], step[1] - start[1]
    card = CardShelf(stage).picture(number, 150, attack)
    head = middle_of(card, {theme.ORANGE.fill, theme.from_hex("#4FAF57"), theme.GRASS_DARK})
    digit = middle_of(card.subsurface((0, 0, card.get_width(), round(card.get_height() * 0.72))),
                      {theme.NIGHT})  # fmt: skip
    across, down = head[0] - digit[0], head[1] - digit[1]
    assert across * way[0] > 5
    assert down * way[1] > 5 if way[1] else abs(down) < 5


def test_a_hidden_card_shows_its_back_until_it_is_turned(stage: Stage) -> None:
    shelf = CardShelf(stage)
    back, face = shelf.flying(None, 150, 1, 0.0), shelf.flying(FREE_KICK, 150, 1, 1.0)
    turning = shelf.flying(FREE_KICK, 150, 1, 0.0)
    assert pygame.image.tobytes(turning, "RGBA") == pygame.image.tobytes(back, "RGBA")
    assert pygame.image.tobytes(face, "RGBA") != pygame.image.tobytes(back, "RGBA")
    assert pygame.image.tobytes(shelf.flying(FREE_KICK, 150, 1, 0.3), "RGBA") == (
        pygame.image.tobytes(shelf.flying(None, 150, 1, 0.3), "RGBA")
    )


def test_equal_cards_look_equal_and_others_do_not(stage: Stage) -> None:
    shelf = CardShelf(stage)
    seen: dict[bytes, tuple[object, ...]] = {}
    for number, card in enumerate(deck()):
        looks = pygame.image.tobytes(shelf.picture(number, 150), "RGBA")
        printed = (card.kind, tuple(sorted(card.arrows.items())), card.sign)
        assert seen.setdefault(looks, printed) == printed


# The thumbnail.


def test_a_thumbnail_gives_no_hand_away_and_stays_in_its_box(stage: Stage) -> None:
    box = Box(100, 100, 330, 192)
    looks = []
    for hand in (HAND, [7, 8], [None] * 8):
        surface = pygame.Surface(SIZE)
        draw_thumbnail(Canvas(surface, stage), picture_of(hand=hand), box)
        looks.append(pygame.image.tobytes(surface, "RGB"))
    assert len(set(looks)) == 1
    around = surface.get_bounding_rect()
    surface.fill((0, 0, 0), pygame.Rect(50, 50, 166, 97))
    assert around.width
    assert not any(pygame.image.tobytes(surface, "RGB"))


def test_a_thumbnail_shows_the_ball_and_who_attacks_where(stage: Stage) -> None:
    looks = set()
    for changes in ({}, {"ball": (2.5, 2.5)}, {"attack": (-1, 1)}):
        surface = pygame.Surface(SIZE)
        picture = picture_of(**changes)
        draw_thumbnail(Canvas(surface, stage), picture, Box(100, 100, 330, 192))
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 3
