"""Every number a player needs stands on the screen; none has to be added up by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.championnat import moves
from game.championnat.cards import Question
from game.championnat.events import ElevenComplete
from game.championnat.lineup import TRAINEE
from game.championnat.view import ChampionnatView
from game.core.settings import Settings
from scenes.canvas import Canvas
from scenes.championnat.board import draw_teams
from scenes.championnat.deck import decks, footballer, lineups
from scenes.championnat.luck_steps import sum_on
from scenes.championnat.own_stars import shown_stars
from scenes.championnat.scene import ChampionnatScene
from scenes.championnat.side_euro import most_stars
from scenes.championnat.side_gain import gain_of, on_sale, suits
from scenes.headless import Rehearsal
from scenes.words import say, set_language
from tests.scenes.test_championnat_scene import scene_at, seat_0_at

SMALL = (640, 360)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def written(rehearsal: Rehearsal, scene: ChampionnatScene) -> list[str]:
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.texts = []
    scene.draw_table(canvas)
    return [each.text for each in canvas.texts]


# Buying and bidding.


def test_whoever_buys_sees_what_the_footballer_brings_the_own_eleven(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("buy"))
    drawn, own = scene.view.drawn, scene.view.clubs[0]
    assert drawn is not None
    squad = tuple(held.card for held in own.squad if held.card is not None)
    before = shown_stars(scene.view, own.eleven or ())
    gain = gain_of(scene.picture, drawn)
    rehearsal.click_target("buy")
    after = scene.rules.view(0).clubs[0]
    assert shown_stars(scene.view, after.eleven or ()) - before == gain.stars
    assert (after.places_filled or 0) - lineups().places_filled(squad) == gain.places


@pytest.mark.parametrize("stage", ["building", "league"])
def test_an_empty_place_costs_a_star_only_once_there_are_matches(
    rehearsal: Rehearsal, stage: str
) -> None:
    scene = scene_at(
        rehearsal,
        seat_0_at("roll", lambda v: v.stage == stage and (v.clubs[0].places_filled or 0) < 11),
    )
    own = scene.view.clubs[0]
    real = [card for card in own.eleven or () if card >= 0]
    stars = sum(footballer(card).stars for card in real)
    if stage == "league":
        stars += own.pennant_stars - (11 - len(real))
    rehearsal.click_target("open-squad")
    assert str(stars) in written(rehearsal, scene)


def test_the_gain_and_the_places_that_fit_are_shown_to_a_bidder(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("bid"))
    card = on_sale(scene.picture)
    assert scene.view.auction is not None
    assert card == scene.view.auction.card
    assert f"+{gain_of(scene.picture, card).stars}" in written(rehearsal, scene)
    fitting = {place for place in range(1, 12) if suits(scene.picture, place)}
    assert fitting == set(footballer(card).places)


def test_at_an_open_table_nothing_is_told_about_a_squad(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("bid"), people=2)
    scene.viewing.viewer = None
    scene.rebuild()
    scene.choosing.offer()
    assert scene.picture.offering == 0
    assert on_sale(scene.picture) is None
    assert not any(suits(scene.picture, place) for place in range(1, 12))


# What lies open before the others.


def test_sponsors_and_plus_cards_of_every_seat_are_counted_on_the_table(
    rehearsal: Rehearsal,
) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: view.clubs[1].plus_count == 4))
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.texts = []
    draw_teams(canvas, scene.picture, scene.seats)
    assert "4" in {each.text for each in canvas.texts}


# Euromatches.


def euro_hand(view: ChampionnatView) -> bool:
    helpful = {kind.key for kind in decks().plus if kind.euromatch}
    return sum(plus in helpful for plus in view.clubs[0].plus or ()) >= 2


def test_before_a_euromatch_one_sees_how_strong_the_cards_could_make_one(
    rehearsal: Rehearsal,
) -> None:
    scene = scene_at(rehearsal, seat_0_at("euromatch", euro_hand))
    stars = scene.view.clubs[0].stars or 0
    reach = say("le-championnat.with-cards", n=stars + most_stars(scene.picture))
    assert reach in written(rehearsal, scene)
    rehearsal.click_target("take-on")
    rehearsal.wait(3, step=0.1)
    rules = scene.rules
    while True:
        cards = [each for each in rules.legal_moves(0) if isinstance(each, moves.PlayPlus)]
        if not cards:
            break
        stars_of = {kind.key: kind.stars for kind in decks().plus}
        rules.apply(max(cards, key=lambda each: stars_of[each.plus]))
    euro = rules.view(0).euro
    assert euro is not None
    assert euro.side.stars == stars + most_stars(scene.picture)


# ? cards.


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("gain", "+0,10 M"),
        ("others-pay-you", "+0,10 M"),
        ("loss", "\u22120,10 M"),
        ("pay-per-footballer", "\u22120,80 M"),
        ("draw-plus", ""),
    ],
)
def test_a_question_card_carries_its_sum(kind: str, shown: str) -> None:
    set_language("fr")
    card = Question(key="x", kind=kind, amount=100)
    assert sum_on(card, footballers=8) == shown


# Matches.


def test_both_sides_show_their_plus_cards_and_changes_left(rehearsal: Rehearsal) -> None:
    scene = scene_at(
        rehearsal,
        seat_0_at("match-act", lambda view: view.clubs[1].plus_count == 5 and view.day == 1),
        players=2,
    )
    assert "5" in written(rehearsal, scene)


def test_after_a_pass_the_button_says_that_the_match_would_end(rehearsal: Rehearsal) -> None:
    passed = seat_0_at("match-act", lambda view: view.fight is not None and view.fight.passes == 1)
    scene = scene_at(rehearsal, passed)
    assert say("le-championnat.end-match") in written(rehearsal, scene)
    assert scene.prompt_key() in (
        "prompt.le-championnat.last-word",
        "prompt.le-championnat.protect",
    )
    results = len(scene.view.results)
    rehearsal.click_target("pass")
    assert len(scene.rules.view(0).results) == results + 1


# The first complete team.


@pytest.mark.parametrize("missing", [0, 1])
def test_the_first_complete_team_is_shown_whole_with_its_prize(
    rehearsal: Rehearsal, missing: int
) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"))
    eleven = (*range(11 - missing), *((TRAINEE,) * missing))
    scene.timeline.add(*scene.steps.of(ElevenComplete(1, eleven, 800 if missing else 2_000)))
    rehearsal.wait(0.3, step=0.1)
    board = scene.picture.board
    assert board is not None
    assert (board.eleven, board.seat) == (eleven, 1)
    key = "le-championnat.ten" if missing else "recap.le-championnat.eleven"
    drawn = written(rehearsal, scene)
    assert say(key, name=scene.name(1)) in drawn
    assert ("+0,80 M" if missing else "+2,00 M") in drawn
