"""Of all moves there are exactly the listed ones are accepted; every refusal has page and words."""

from __future__ import annotations

import tomllib

import pytest

from game.core.dice import Dice
from game.core.rules import IllegalMove
from game.ptifooteux.judging import PAGES
from game.ptifooteux.moves import AnnounceTries, AnyMove, AskKid, ChooseKid, PlayMatch, RollDie
from game.ptifooteux.rules import PtifooteuxRules
from tests.games.ptifooteux.story import ASSETS, KIDS, TEAMS, Story, the_box

BOOKLET = tomllib.loads((ASSETS / "booklets" / "les-ptifooteux.toml").read_text("utf-8"))


def every_move(seat: int) -> list[AnyMove]:
    moves: list[AnyMove] = [RollDie(seat), AskKid(seat), PlayMatch(seat)]
    moves += [AnnounceTries(seat, cards) for cards in range(-1, 4)]
    return moves + [ChooseKid(seat, kid) for kid in (*KIDS, "nobody")]


@pytest.mark.parametrize("seats", [2, 4])
def test_of_all_moves_there_are_exactly_the_listed_are_accepted(seats: int) -> None:
    rules, dice = PtifooteuxRules.new(seats, {"places": True}, the_box(), Dice(2)), Dice(4)
    moves = [move for seat in range(seats) for move in every_move(seat)]
    while rules.to_act is not None:
        accepted = [move for move in moves if rules.why_not(move) is None]
        assert set(accepted) == set(rules.legal_moves())
        assert len(accepted) == len(rules.legal_moves())
        rules.apply(rules.sample(rules.to_act, dice))
    assert {rules.why_not(move).key for move in moves} == {"match-over"}


def test_every_refusal_names_a_page_of_the_booklet() -> None:
    pages = {page["key"] for page in BOOKLET["page"]}
    assert set(PAGES.values()) <= pages


def test_the_big_die_comes_first() -> None:
    story = Story("", "")
    assert story.refusal(AskKid(0)) == "nobody-to-ask"
    assert story.refusal(PlayMatch(0)) == "match-die-only-on-match"
    assert story.refusal(ChooseKid(0, "lila")) == "roll-first"
    assert story.refusal(AnnounceTries(0, 1)) == "roll-first"
    assert story.refusal(RollDie(1)) == "not-your-turn"
    assert story.rules.why_not(RollDie(1)).values == {"other": 0}


def test_on_a_star_only_its_free_p_tifooteux_can_be_chosen() -> None:
    story = Story("lila", "oscar", at="ring-05")
    story.roll(1)
    assert story.refusal(ChooseKid(0, "oscar")) == "kid-taken"
    assert story.refusal(ChooseKid(0, "nina")) == "star-other-colour"
    assert story.refusal(ChooseKid(0, "thao")) == "colour-already-there"
    assert story.refusal(RollDie(0)) == "choose-first"
    assert story.refusal(ChooseKid(0, "rani")) is None


def test_a_question_put_must_be_answered() -> None:
    story = Story("", "")
    story.roll(1)
    for move in (RollDie(0), ChooseKid(0, "lila"), PlayMatch(0), AnnounceTries(0, 0)):
        assert story.refusal(move) == "ask-first"


def test_a_match_reached_must_be_played() -> None:
    story = Story(*TEAMS[:2], at="16e-7", extra=[1])
    story.roll(1)
    assert story.refusal(RollDie(0)) == "tries-first"
    story.announce(1)
    assert story.refusal(RollDie(0)) == story.refusal(AskKid(0)) == "match-first"


def test_an_illegal_move_carries_its_refusal_and_changes_nothing() -> None:
    story = Story("", "")
    before = story.rules.snapshot()
    with pytest.raises(IllegalMove) as caught:
        story.rules.apply(PlayMatch(0))
    assert caught.value.refusal.key == "match-die-only-on-match"
    assert story.rules.snapshot() == before
