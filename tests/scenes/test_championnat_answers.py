"""Answering a proposal on the market: nobody is ever caught in an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.championnat import moves
from game.championnat.moves import NO_WISH, NOTHING, Goods, Wish
from game.championnat.state import MOST_ANSWERS
from game.core.settings import Settings
from scenes.canvas import Canvas
from scenes.championnat.scene import ChampionnatScene
from scenes.headless import Rehearsal
from scenes.showcase import match_at, seats_of
from scenes.words import say
from tests.scenes.test_championnat_scene import INFO, seat_0_at

SMALL = (640, 360)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def asked(
    rehearsal: Rehearsal, give: Goods, want: Goods = NOTHING, wish: Wish = NO_WISH, answers: int = 0
) -> ChampionnatScene:
    """Seat 1 proposes something to seat 0, after so many answers."""
    match = match_at(INFO, seats_of(2, 1), seat_0_at("roll"), length="express")
    first, second = (1, 0) if answers % 2 == 0 else (0, 1)
    opening = (give, want) if first == 1 else (want, give)
    match.play(moves.MakeOffer(first, second, *opening, wish))
    for number in range(answers):
        speaker = second if number % 2 == 0 else first
        goods = (give, want) if speaker == 1 else (want, give)
        match.play(moves.AnswerOffer(speaker, *goods))
    scene = ChampionnatScene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5, step=0.1)
    scene.help.close()
    assert scene.picture.screen == "market"
    return scene


def keys(scene: ChampionnatScene) -> set[str]:
    return {each.key for each in scene.targets()}


def test_who_began_another_offer_can_go_back_and_agree_after_all(rehearsal: Rehearsal) -> None:
    scene = asked(rehearsal, Goods(200))
    rehearsal.click_target("counter")
    rehearsal.click_target("give-leap")
    assert "accept" not in keys(scene)
    rehearsal.click_target("to-offer")
    assert scene.picture.market is not None
    assert scene.picture.market.give.money == 0
    assert scene.picture.market.want.money == 200
    rehearsal.click_target("accept")
    assert scene.match.moves[-1] == moves.AcceptOffer(0)


def test_who_began_another_offer_can_still_say_no(rehearsal: Rehearsal) -> None:
    scene = asked(rehearsal, Goods(200))
    rehearsal.click_target("counter")
    rehearsal.click_target("refuse-offer")
    assert scene.match.moves[-1] == moves.RefuseOffer(0)


def test_turning_a_page_is_no_other_offer(rehearsal: Rehearsal) -> None:
    scene = asked(rehearsal, Goods(200))
    rehearsal.click_target("want-page")
    assert "accept" in keys(scene)


@pytest.mark.parametrize("change", ["counter", "give-leap", "want-up"])
def test_after_three_answers_only_yes_or_no_is_left(rehearsal: Rehearsal, change: str) -> None:
    scene = asked(rehearsal, Goods(200), answers=MOST_ANSWERS)
    rehearsal.click_target(change)
    assert scene.help.bubble is not None
    scene.help.close()
    assert {"accept", "refuse-offer"} <= keys(scene)
    rehearsal.click_target("refuse-offer")
    assert scene.match.moves[-1] == moves.RefuseOffer(0)


def test_a_wish_is_filled_in_or_refused_but_never_agreed_to(rehearsal: Rehearsal) -> None:
    scene = asked(rehearsal, Goods(200), wish=Wish(number=4))
    assert "accept" not in keys(scene)
    assert scene.prompt_key() == "prompt.le-championnat.answer-number"
    before = len(scene.match.moves)
    rehearsal.click_target("propose")
    assert len(scene.match.moves) == before
    assert scene.help.bubble is not None
    scene.help.close()
    give = next(key for key in keys(scene) if key.startswith("give:c"))
    rehearsal.click_target(give)
    rehearsal.click_target("propose")
    answer = moves.AnswerOffer(0, Goods(footballers=(int(give[6:]),)), Goods(200))
    assert scene.match.moves[-1] == answer


def test_a_wish_can_be_refused(rehearsal: Rehearsal) -> None:
    scene = asked(rehearsal, Goods(200), wish=Wish(number=4))
    rehearsal.click_target("refuse-offer")
    assert scene.match.moves[-1] == moves.RefuseOffer(0)


def test_what_the_other_gives_is_what_one_gets(rehearsal: Rehearsal) -> None:
    scene = asked(rehearsal, Goods(200))
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    canvas.texts = []
    scene.draw_table(canvas)
    drawn = {each.text for each in canvas.texts}
    assert say("le-championnat.get") in drawn
    assert say("le-championnat.want") not in drawn


def test_a_hint_points_at_a_button_that_is_there(rehearsal: Rehearsal) -> None:
    scene = asked(rehearsal, Goods(200))
    for key, move in (
        ("accept", moves.AcceptOffer(0)),
        ("counter", moves.AnswerOffer(0, Goods(50))),
    ):
        assert scene.show_hint(move) == next(
            each.box.centre for each in scene.targets() if each.key == key
        )
    rehearsal.click_target("counter")
    for key, move in (
        ("to-offer", moves.AcceptOffer(0)),
        ("propose", moves.AnswerOffer(0, Goods(50))),
        ("refuse-offer", moves.RefuseOffer(0)),
    ):
        assert scene.show_hint(move) == next(
            each.box.centre for each in scene.targets() if each.key == key
        )
