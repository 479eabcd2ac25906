"""Every refusal has its words and its page, and a story that brings it about."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest

from assets.build import catalogues
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    Book,
    BuildWall,
    ChooseClub,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    LineUp,
    Pass,
    Recover,
    Roll,
    Save,
    Tackle,
)
from game.big4.refusals import PAGES
from game.big4.rules import Big4Rules
from game.core.dice import Dice
from game.core.rules import IllegalMove
from scenes.game_flow_help import COMMON
from tests.games.big4.story import ASSETS, Story, the_box

BOOKLET = tomllib.loads((ASSETS / "booklets" / "big4.toml").read_text(encoding="utf-8"))


def test_every_refusal_names_a_page_of_the_booklet() -> None:
    pages = {page["key"] for page in BOOKLET["page"]}
    assert set(PAGES.values()) <= pages


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    said = catalogues.read_all(language)
    for key in PAGES:
        words = said[COMMON.get(key, f"refusal.big4.{key}")]
        assert 10 < len(words) <= 90, f"{key}: one or two sentences for a child"


Told = tuple[Story, AnyMove]


def _rolled(face: str, ours: str = "all", theirs: str = "all", **more: object) -> Story:
    tale = Story(ours, theirs, **more)
    tale.roll(5, 4, face)
    return tale


def _roll_first() -> Told:
    tale = Story("all", "all")
    return tale, tale.sum_move(9)


def _sum_none() -> Told:
    tale = _rolled("dribble")
    return tale, tale.sum_move()


def _sum_wrong() -> Told:
    tale = _rolled("dribble")
    return tale, tale.sum_move(4)


def _sum_too_large() -> Told:
    tale = _rolled("dribble")
    return tale, tale.sum_move(10)


def _sum_without_partner() -> Told:
    tale = Story("all", "2 3 4 6 8 9")
    tale.roll(5, 4, "dribble")
    return tale, tale.sum_move(8)


def _sum_must_be_played() -> Told:
    return _rolled("recovery"), Pass(0)


def _dice_used() -> Told:
    tale = _rolled("dribble")
    tale.turn_over(9)
    return tale, tale.sum_move(4, 5)


def _already_weak() -> Told:
    tale = _rolled("dribble", theirs="4 5")
    return tale, Dribble(0, tale.who(1, 9))


def _own_player() -> Told:
    tale = _rolled("dribble")
    return tale, Dribble(0, tale.who(0, 9))


def _keeper() -> Told:
    tale = _rolled("tackle")
    return tale, Tackle(0, tale.who(1, 1))


def _red() -> Told:
    tale = _rolled("cramp")
    return tale, tale.sum_move(9)


def _cramp() -> Told:
    tale = _rolled("cramp", ours="2 3")
    return tale, Cramp(0, tale.who(0, 7))


def _recovery() -> Told:
    tale = _rolled("recovery", ours="2 3")
    return tale, Recover(0, tale.who(0, 2))


def _no_target() -> Told:
    tale = _rolled("recovery")
    return tale, Recover(0, tale.who(0, 2))


def _other_action() -> Told:
    tale = _rolled("free-kick")
    return tale, Tackle(0, tale.who(1, 9))


def _blue_one_thing() -> Told:
    tale = _rolled("free-kick")
    tale.free_kick(9)
    return tale, tale.sum_move(9)


def _pass() -> Told:
    return Story("all", "all"), Pass(0)


def _taker() -> Told:
    tale = _rolled("free-kick", ours="9")
    return tale, FreeKick(0, tale.who(0, 10), 1)


def _gone() -> Told:
    tale = _rolled("tackle", theirs="all off 7")
    return tale, Tackle(0, tale.who(1, 7))


def _team_out() -> Told:
    tale = Story("all", "all", "all")
    tale.state.teams[2].out = True
    tale.roll(5, 4, "free-kick")
    return tale, FreeKick(0, tale.who(0, 9), 2)


def _tackle() -> Told:
    tale = _rolled("tackle", theirs="4 5")
    return tale, Tackle(0, tale.who(1, 9))


def _wall() -> Told:
    tale = _rolled("free-kick", advanced=True)
    tale.free_kick(9)
    return tale, BuildWall(1, (tale.who(1, 2),))


def _coach_used() -> Told:
    tale = Story("all", "", advanced=True)
    tale.taker(9)
    tale.coach(use=True)
    tale.coach(use=False)
    return tale, AnnounceCoach(0, True)


def _coach_booked() -> Told:
    tale = Story("all", "", advanced=True)
    tale.state.teams[0].coach_yellows = 1
    tale.taker(9)
    tale.coach(use=False)
    return tale, AnnounceCoach(0, True)


def _coach_without_shot() -> Told:
    return Story("all", "all", advanced=True), AnnounceCoach(0, True)


def _coach_late() -> Told:
    tale = Story("all", "", advanced=True)
    tale.taker(9)
    tale.coach(use=False)
    tale.coach(use=False)
    tale.shoot(2, 2, 2, duel="star-1")
    return tale, AnnounceCoach(1, True)


def _changes_used() -> Told:
    tale = Story("2 3", "all", advanced=True)
    for place in (4, 5, 6):
        tale.change(place)
    return tale, tale.change_move(7)


def _change_late() -> Told:
    tale = _rolled("tackle", ours="2 3", advanced=True)
    return tale, tale.change_move(7)


def _change_in_form() -> Told:
    tale = Story("2 3", "all", advanced=True)
    return tale, tale.change_move(2)


def _change_place() -> Told:
    tale = Story("2 3", "all", advanced=True)
    one, other = tale.change_move(7), tale.change_move(8)
    return tale, type(one)(0, one.off, other.on)


def _change_sent_off() -> Told:
    tale = Story("2 3 off 7", "all", advanced=True)
    return tale, tale.change_move(7)


def _hurt_first() -> Told:
    return Story("2 3 hurt 7", "all", advanced=True), Roll(0)


def _no_coach() -> Told:
    tale = Story("2 3", "all", advanced=True)
    tale.state.teams[0].coach_off = True
    return tale, tale.change_move(7)


def _over() -> Told:
    tale = Story("all", "", goals=(2, 0))
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="goal")
    return tale, Roll(1)


STORIES: dict[str, Callable[[], Told]] = {
    "roll-first": _roll_first,
    "sum-none": _sum_none,
    "sum-wrong": _sum_wrong,
    "sum-too-large": _sum_too_large,
    "sum-without-partner": _sum_without_partner,
    "sum-must-be-played": _sum_must_be_played,
    "dice-used": _dice_used,
    "already-weak": _already_weak,
    "own-player": _own_player,
    "keeper-never-weak": _keeper,
    "red-no-dice": _red,
    "cramp-own-in-form": _cramp,
    "recovery-own-weak": _recovery,
    "action-no-target": _no_target,
    "other-action": _other_action,
    "blue-one-thing": _blue_one_thing,
    "pass-only-on-blue": _pass,
    "taker-in-form": _taker,
    "player-gone": _gone,
    "team-out": _team_out,
    "tackle-in-form": _tackle,
    "wall-three": _wall,
    "coach-used": _coach_used,
    "coach-booked": _coach_booked,
    "coach-before-dice": _coach_late,
    "coach-at-a-shot": _coach_without_shot,
    "changes-used": _changes_used,
    "change-before-roll": _change_late,
    "change-in-form": _change_in_form,
    "change-same-place": _change_place,
    "change-not-sent-off": _change_sent_off,
    "change-hurt-first": _hurt_first,
    "no-coach-no-change": _no_coach,
    "not-now": lambda: (Story("all", "all"), Save(0)),
    "not-your-turn": lambda: (Story("all", "all"), Roll(1)),
    "match-over": _over,
}
OF_THE_SET_UP = {"club-taken", "line-up-places"}


def test_every_refusal_has_a_story() -> None:
    assert set(STORIES) | OF_THE_SET_UP == set(PAGES)


@pytest.mark.parametrize("key", STORIES)
def test_the_story_of_each_refusal(key: str) -> None:
    tale, move = STORIES[key]()
    before = tale.rules.snapshot()
    assert tale.refusal(move) == key
    with pytest.raises(IllegalMove) as raised:
        tale.rules.apply(move)
    assert raised.value.refusal.page == PAGES[key]
    assert tale.rules.snapshot() == before


def test_not_your_turn_says_whose_it_is() -> None:
    tale = Story("all", "all", turn=1)
    assert tale.rules.why_not(Roll(0)).values == {"other": 1}


def test_refusals_of_the_set_up() -> None:
    rules = Big4Rules.new(2, {}, the_box(), Dice(1))
    assert rules.why_not(ChooseClub(0, 9)).key == "club-taken"
    rules.apply(ChooseClub(0, 0))
    assert rules.why_not(LineUp(0, (1, 2, 3))).key == "line-up-places"


@pytest.mark.parametrize("footballer", [-1, 88, 1000, 50])
def test_a_footballer_who_does_not_play_is_refused_everywhere(footballer: int) -> None:
    """Whatever is asked at whatever moment, there is an answer and no accident."""
    moves = [kind(0, footballer) for kind in (Dribble, Recover, Cramp, Tackle, Book, ChooseTaker)]
    for face in ("dribble", "recovery", "cramp", "free-kick", "tackle"):
        tale = _rolled(face, ours="2 3", advanced=True)
        for move in [*moves, FreeKick(0, footballer, 1), BuildWall(0, (footballer,))]:
            assert tale.refusal(move) is not None
    early = Big4Rules.new(2, {}, the_box(), Dice(1))
    for move in moves:
        assert early.why_not(move) is not None
