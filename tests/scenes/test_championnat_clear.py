"""« What do I do now? », « why can’t I? »: what a child at the screen of Le Championnat reads."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.championnat import moves
from game.championnat.purchase import lowest_bid, takes_it_alone
from game.championnat.view import ChampionnatView
from game.core.settings import Settings
from scenes.canvas import Canvas
from scenes.championnat.coaching import coach_key
from scenes.championnat.deck import decks
from scenes.championnat.money import price
from scenes.championnat.side_parts import RAISES, answers_of, can_pay
from scenes.championnat.squad_sheet import missing_places
from scenes.championnat.squares import kinds, square_words
from scenes.handover import Handover
from scenes.headless import Rehearsal
from scenes.words import say
from tests.scenes.test_championnat_numbers import written
from tests.scenes.test_championnat_scene import scene_at, seat_0_at

SMALL = (640, 360)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


# The auction.


def test_an_auction_calls_on_the_next_bidder_and_never_on_the_drawer(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("bid"))
    auction = scene.picture.auction
    assert auction is not None
    called = [say("le-championnat.your-turn", name=scene.name(seat)) for seat in range(3)]
    scene.picture.auction = msgspec.structs.replace(auction, drawer=0, bidders=(2, 1))
    assert [words for words in called if words in written(rehearsal, scene)] == [called[2]]


def test_what_the_purse_cannot_pay_looks_so_and_says_so(rehearsal: Rehearsal) -> None:
    def short_of_money(view: ChampionnatView) -> bool:
        assert view.auction is not None
        lowest = lowest_bid(view.auction)
        several = not takes_it_alone(view.auction)
        return several and lowest <= view.clubs[0].money < lowest + RAISES[-1]

    scene = scene_at(rehearsal, seat_0_at("bid", short_of_money))
    dear = [each for each in answers_of(scene.picture) if not can_pay(scene.picture, each)]
    assert dear
    before = len(scene.match.moves)
    rehearsal.click_target(dear[-1].key)
    assert scene.help.bubble is not None
    assert len(scene.match.moves) == before


# Squares.


def square_of(kind: str) -> str:
    return next(key for key, each in kinds().items() if each == kind)


@pytest.mark.parametrize(
    ("kind", "stage", "words"),
    [
        ("euromatch", "building", "euromatch"),
        ("euromatch", "league", "euromatch-league"),
        ("championnat", "building", "championnat"),
        ("championnat", "league", "championnat-league"),
    ],
)
def test_a_square_tells_what_it_brings_in_this_phase(
    rehearsal: Rehearsal, kind: str, stage: str, words: str
) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: view.stage == stage))
    told = square_words(square_of(kind), scene.view)
    assert told == say(f"square.le-championnat.{words}")


def test_an_empty_jackpot_promises_nothing(rehearsal: Rehearsal) -> None:
    view = scene_at(rehearsal, seat_0_at("roll")).view
    empty, full = (msgspec.structs.replace(view, jackpot=sum_) for sum_ in (0, 300))
    key = square_of("pactole")
    assert square_words(key, empty) == say("square.le-championnat.pactole-empty")
    assert square_words(key, full) == say("square.le-championnat.pactole")


def test_a_sponsor_square_tells_what_ones_own_sponsor_pays(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: bool(view.clubs[0].sponsors)))
    sponsor = decks().questions[scene.view.clubs[0].sponsors[0]]
    assert sponsor.square is not None
    told = square_words(square_of(sponsor.square), scene.view)
    assert told == say("square.le-championnat.paid", amount=price(sponsor.amount))
    nobody = msgspec.structs.replace(scene.view.clubs[0], sponsors=())
    poor = msgspec.structs.replace(scene.view, clubs=(nobody, *scene.view.clubs[1:]))
    told = square_words(square_of(sponsor.square), poor)
    assert told == say(f"square.le-championnat.{sponsor.square}")


# The squad.


def test_without_a_bench_nobody_is_asked_who_comes_on(rehearsal: Rehearsal) -> None:
    def no_bench(view: ChampionnatView) -> bool:
        own = view.clubs[0]
        return {held.card for held in own.squad} <= set(own.eleven or ())

    scene = scene_at(rehearsal, seat_0_at("match-act", no_bench))
    rehearsal.click_target("change")
    assert scene.help.bubble is not None
    assert not scene.picture.act.changing


@pytest.mark.parametrize("several", [True, False])
def test_the_squad_says_how_many_numbers_are_missing_or_which_one(
    rehearsal: Rehearsal, several: bool
) -> None:
    def lacking(view: ChampionnatView) -> bool:
        filled = view.clubs[0].places_filled or 0
        return filled < 10 if several else filled == 10

    scene = scene_at(rehearsal, seat_0_at("roll", lacking))
    rehearsal.click_target("open-squad")
    missing = missing_places(scene.picture)
    prompt = "missing-many" if several else "missing"
    number = len(missing) if several else missing[0]
    assert scene.prompt == say(f"prompt.le-championnat.{prompt}", name=scene.name(0), n=number)


# Secrets.


def test_whoever_was_in_front_takes_the_squad_away_from_the_screen(rehearsal: Rehearsal) -> None:
    """The table keeps what lies still; another view must never be shown the layer of the last."""
    scene = scene_at(rehearsal, seat_0_at("roll"), people=2)
    hidden = say("le-championnat.secret-squads")
    for viewer in (None, 0, 1, 0, None, 1, None, 0) * 6:
        scene.viewing.viewer = viewer
        for _ in range(2):  # as after every act: the second view may lie where the last one lay
            scene.rebuild()
        canvas = Canvas(rehearsal.surface, rehearsal.stage)
        canvas.texts = []
        scene.draw_table(canvas)
        assert (hidden in [each.text for each in canvas.texts]) is (viewer is None)


# The market.


def test_no_curtain_falls_for_whoever_has_made_an_offer_this_turn(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"), people=2)
    scene.match.play(moves.MakeOffer(0, 2, moves.Goods(50), wish=moves.Wish(number=9)))
    scene.match.play(moves.RefuseOffer(2))
    scene.rebuild()
    rehearsal.click_target("open-market")
    rehearsal.click_target("who:0")
    assert rehearsal.top is scene
    assert scene.help.bubble is not None
    assert scene.picture.market is None
    scene.help.close()
    rehearsal.click_target("open-market")
    rehearsal.click_target("who:1")
    assert isinstance(rehearsal.top, Handover)


# What is new is told once, when it has become true.


def test_the_coach_tells_what_has_become_true_and_each_thing_once(rehearsal: Rehearsal) -> None:
    view = scene_at(rehearsal, seat_0_at("roll")).view
    own, *others = view.clubs
    own = msgspec.structs.replace(own, sponsors=(), plus_count=0)
    bare = msgspec.structs.replace(view, clubs=(own, *others), jackpot=0, turns=1)
    rich = msgspec.structs.replace(own, sponsors=(0,), plus_count=1)
    later = msgspec.structs.replace(bare, clubs=(rich, *others), jackpot=400, turns=9, market=None)
    known: list[str] = []
    for state in (bare, bare, *[later] * 5):
        if (key := coach_key(state, known)) is not None:
            known.append(key)
            assert say(key)
    told = [key.removeprefix("coach.le-championnat.") for key in known]
    assert told == ["team", "sponsor", "plus", "jackpot", "market"]
