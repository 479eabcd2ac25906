"""What a play-test of Le Championnat found: each mended thing through real clicks."""

from __future__ import annotations

import collections
import itertools
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.championnat import moves
from game.championnat.view import ChampionnatView
from game.core.settings import Settings
from scenes import theme
from scenes.art import ArtShelf
from scenes.canvas import Canvas
from scenes.championnat.board import SPONSOR_ICONS, board_places
from scenes.championnat.deck import decks
from scenes.championnat.lit_squares import PULSE_SECONDS
from scenes.championnat.scene import ChampionnatScene
from scenes.championnat.shown import show_large_bench
from scenes.championnat.squad_lists import PER_PAGE, listed
from scenes.championnat.squares import kinds
from scenes.dialog import Dialog
from scenes.headless import Rehearsal
from scenes.showcase import match_at, seats_of
from scenes.words import say, set_language
from tests.scenes.test_championnat_scene import INFO, scene_at, seat_0_at

SMALL = (640, 360)
NAMES = ("name", "short")


@pytest.fixture
def rehearsal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    """No curtain is looked at here: plain ones are quicker."""
    plain = pygame.Surface(SMALL)
    monkeypatch.setattr(ArtShelf, "background", lambda _shelf, _name: plain)
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


# Nobody gives a footballer away by mistake.


def lay_gift(rehearsal: Rehearsal) -> tuple[ChampionnatScene, int]:
    """One's own footballer lies in « I give », nothing in « I want »."""
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: len(view.clubs[0].squad) > 2))
    rehearsal.click_target("open-market")
    key = next(each.key for each in scene.targets() if each.key.startswith("give:c"))
    rehearsal.click_target(key)
    return scene, int(key.removeprefix("give:c"))


def test_a_gift_is_asked_for_once_more_and_can_be_called_off(rehearsal: Rehearsal) -> None:
    scene, card = lay_gift(rehearsal)
    before = len(scene.match.moves)
    for answer in (
        lambda: rehearsal.click_target("answer.0"),
        lambda: rehearsal.key(pygame.K_ESCAPE),
    ):
        rehearsal.click_target("propose")
        assert isinstance(rehearsal.top, Dialog)
        answer()
        assert rehearsal.top is scene
        assert len(scene.match.moves) == before
        assert scene.picture.market is not None
        assert scene.picture.market.give.footballers == [card]


def test_a_gift_that_is_meant_is_proposed(rehearsal: Rehearsal) -> None:
    scene, card = lay_gift(rehearsal)
    rehearsal.click_target("propose")
    rehearsal.click_target("answer.1")
    assert scene.match.moves[-1] == moves.MakeOffer(0, 1, moves.Goods(footballers=(card,)))


def test_an_exchange_asks_nothing(rehearsal: Rehearsal) -> None:
    scene, card = lay_gift(rehearsal)
    rehearsal.click_target("wish")
    rehearsal.click_target("wish:12")
    rehearsal.click_target("propose")
    give, wish = moves.Goods(footballers=(card,)), moves.Wish(money=True)
    assert scene.match.moves[-1] == moves.MakeOffer(0, 1, give, wish=wish)


# Where to?


def test_each_row_of_the_panel_goes_to_its_square(rehearsal: Rehearsal) -> None:
    several = seat_0_at("square", lambda view: len(view.lit) >= 3)
    scene = scene_at(rehearsal, several)
    rows = [each for each in scene.targets() if each.key.startswith("row:")]
    assert [row.key.removeprefix("row:") for row in rows] == list(scene.view.lit)
    assert all(row.box.height >= 90 for row in rows)
    for above, below in itertools.pairwise(rows):
        assert below.box.y - above.box.y - above.box.height >= 18
    wanted = scene.view.lit[1]
    rehearsal.click_target(f"row:{wanted}")
    assert scene.match.moves[-1] == moves.ChooseSquare(0, wanted)


def test_the_panel_offers_no_rows_while_nothing_is_lit(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"))
    assert not [each for each in scene.targets() if each.key.startswith("row:")]


def ring_colour(rehearsal: Rehearsal, square: str) -> tuple[int, ...]:
    """Just outside the right edge of that square, in its middle."""
    box = board_places().boxes[square]
    x, y = box.x + box.width + 9, box.centre[1] - 24
    scale = rehearsal.stage.scale
    return tuple(rehearsal.surface.get_at((round(x * scale), round(y * scale)))[:3])


def test_lit_squares_wear_a_ring_and_the_others_none(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("square", lambda view: len(view.lit) >= 2))
    rehearsal.wait(PULSE_SECONDS + 0.5, step=0.2)
    lit = scene.view.lit
    assert {ring_colour(rehearsal, key) for key in lit} == {theme.SUN.fill}
    dark = [key for key in kinds() if key not in lit]
    assert sum(ring_colour(rehearsal, key) == theme.SUN.fill for key in dark) <= len(lit)


@pytest.mark.parametrize("fewer", [False, True])
def test_the_pulse_ends_and_fewer_animations_have_none(rehearsal: Rehearsal, fewer: bool) -> None:
    rehearsal.stage.settings.fewer_animations = fewer
    scene = scene_at(rehearsal, seat_0_at("square"))
    rehearsal.app.frame(0)
    begun = rehearsal.app.frames_drawn
    rehearsal.wait(1.0, step=0.1)
    assert (rehearsal.app.frames_drawn > begun) is not fewer
    rehearsal.wait(PULSE_SECONDS, step=0.1)
    rested = rehearsal.app.frames_drawn
    rehearsal.wait(2.0, step=0.1)
    assert rehearsal.app.frames_drawn == rested
    assert scene.person_to_act == 0


# Squares that bring nothing say so.


def notices_after(rehearsal: Rehearsal, scene: ChampionnatScene, seconds: float) -> Counter[str]:
    """The words of the panel, and in how many tenths of a second they stood there."""
    seen: Counter[str] = Counter()
    for _ in range(round(seconds * 10)):
        rehearsal.app.frame(0.1)
        if scene.picture.notice is not None:
            seen[scene.picture.notice.words] += 1
    return seen


def lit_of_kind(view: ChampionnatView, *wanted: str) -> list[str]:
    return [key for key in view.lit if kinds()[key] in wanted]


@pytest.mark.parametrize("speed", ["normal", "fast"])
@pytest.mark.parametrize(
    ("wanted", "reason"),
    [(tuple(SPONSOR_ICONS), "no-sponsor"), (("pactole",), "empty-jackpot")],
)
def test_a_square_that_brings_nothing_is_told_long_enough_to_read(
    rehearsal: Rehearsal, wanted: tuple[str, ...], reason: str, speed: Any
) -> None:
    rehearsal.stage.settings.speed = speed

    def poor(view: ChampionnatView) -> bool:
        club = view.clubs[0]
        return bool(lit_of_kind(view, *wanted)) and not view.jackpot and not club.sponsors

    scene = scene_at(rehearsal, seat_0_at("square", poor), players=2)
    rehearsal.click_target(f"square:{lit_of_kind(scene.view, *wanted)[0]}")
    words = say(f"nothing.le-championnat.{reason}")
    assert notices_after(rehearsal, scene, 9.0)[words] >= 14


def test_after_a_euromatch_square_the_prompt_asks_to_roll_again(rehearsal: Rehearsal) -> None:
    def fork(view: ChampionnatView) -> bool:
        return view.stage == "building" and bool(lit_of_kind(view, "euromatch"))

    scene = scene_at(rehearsal, seat_0_at("square", fork), players=2)
    rehearsal.click_target(f"square:{lit_of_kind(scene.view, 'euromatch')[0]}")
    while scene.person_to_act != 0 or scene.locked:
        rehearsal.app.frame(0.2)
    assert scene.view.phase == "roll"
    assert scene.prompt == say("prompt.le-championnat.reroll", name=scene.name(0))


def test_a_turn_begins_with_the_plain_prompt(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: view.turns > 4))
    assert scene.prompt == say("prompt.le-championnat.roll", name=scene.name(0))


# One name for one card.


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("plus", sorted({kind.key for kind in decks().plus}))
def test_a_plus_card_is_named_on_its_face_as_in_its_title(language: Any, plus: str) -> None:
    """The face has little room: its word begins like a word of the name."""
    set_language(language)
    try:
        name, face = (say(f"plus.le-championnat.{plus}.{part}").lower() for part in NAMES)
    finally:
        set_language("fr")
    stem = re.split(r"[\W\d]", face)[0][:4]
    assert any(word.startswith(stem) for word in name.split()), (name, face)


# What the other says beside its proposal.


@pytest.mark.parametrize("why", ["more-please", ""])
def test_a_robot_says_why_beside_its_proposal(rehearsal: Rehearsal, why: Any) -> None:
    match = match_at(INFO, seats_of(4, 3), seat_0_at("roll"), length="express")
    give = moves.Goods(money=100)
    match.play(moves.MakeOffer(3, 0, give, wish=moves.Wish(number=9), why=why))
    scene = ChampionnatScene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5, step=0.1)
    assert scene.picture.screen == "market"
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.texts = []
    scene.draw(canvas)
    drawn = {each.text for each in canvas.texts}
    assert (say("why.le-championnat.more-please") in drawn) is bool(why)


# A large squad has pages.


def test_everybody_on_a_large_bench_can_be_looked_at(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: len(view.clubs[0].squad) > 2))
    show_large_bench(scene)
    bench = {each.key for each in listed(scene.picture, "bench")}
    assert len(bench) > 2 * PER_PAGE
    found: set[str] = set()
    while True:
        page = [each.key for each in scene.targets() if each.key.startswith("own:")]
        assert len(page) <= PER_PAGE
        if found.issuperset(page):
            break
        found.update(page)
        rehearsal.click_target(page[-1])
        assert scene.picture.squad.card == int(page[-1].removeprefix("own:"))
        rehearsal.click_target("list-more")
    assert found == bench


def test_a_small_bench_has_no_pages(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"))
    rehearsal.click_target("open-squad")
    rehearsal.click_target("tab:bench")
    assert "list-more" not in {each.key for each in scene.targets()}


# Pictures are made ahead.


def sprites_made(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch, *, prepared: bool
) -> Counter[str]:
    """What the board and the market have to make for themselves."""
    scene = ChampionnatScene(match_at(INFO, seats_of(3, 2), seat_0_at("roll")), INFO)
    rehearsal.stage.fit(*SMALL)
    rehearsal.stack.scenes.clear()
    if prepared:
        collections.deque(ChampionnatScene.prepare(rehearsal.stage, scene.match.seats), maxlen=0)
    made: Counter[str] = Counter()
    make = ArtShelf._make

    def counted(shelf: ArtShelf, key: str, *rest: Any) -> pygame.Surface:
        made[key.split("/")[0]] += 1
        return make(shelf, key, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(ArtShelf, "_make", counted)
        rehearsal.stack.push(scene)
        rehearsal.app.frame(0)
        scene.sheets.open_market()
        rehearsal.app.frame(0)
    return made


def test_a_prepared_match_opens_with_few_new_pictures(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = sprites_made(rehearsal, monkeypatch, prepared=False)
    quick = sprites_made(rehearsal, monkeypatch, prepared=True)
    assert sum(quick.values()) < sum(slow.values()) / 3
    assert quick["squares"] == quick["pieces"] == 0 < slow["squares"]
