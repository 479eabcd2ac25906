"""Before the kick-off: clubs, line-ups, confidence, the referee, who starts."""

from __future__ import annotations

from typing import Any

import pytest

from game.big4.events import ClubChosen, LinedUp, RefereeChosen, TurnBegan
from game.big4.moves import ChooseClub, ChooseConfidence, ChooseReferee, LineUp, Roll
from game.big4.rules import Big4Rules
from game.big4.squads import number_of
from game.core.dice import Dice, LoadedDice
from tests.games.big4.story import the_box


def fresh(seats: int = 2, toss: int = 0, **options: Any) -> Big4Rules:
    return Big4Rules.new(seats, options, the_box(), LoadedDice([toss]))


def set_up(rules: Big4Rules) -> Big4Rules:
    """Everybody takes the next club and the ready-made eleven; nobody a helping hand."""
    while rules.view(None).turns == 0:
        rules.apply(rules.legal_moves()[0])
    return rules


def test_each_seat_chooses_a_club_nobody_has() -> None:
    rules = fresh()
    assert rules.view(0).phase == "club"
    assert rules.apply(ChooseClub(0, 2)) == [ClubChosen(0, 2)]
    rules.apply(rules.legal_moves()[0])
    assert rules.to_act == 1
    assert rules.legal_moves() == (ChooseClub(1, 0), ChooseClub(1, 1), ChooseClub(1, 3))
    assert rules.why_not(ChooseClub(1, 2)).key == "club-taken"


def test_one_candidate_is_chosen_for_each_place_and_the_others_are_the_bench() -> None:
    rules = fresh()
    rules.apply(ChooseClub(0, 0))
    eleven = tuple(number_of(0, place, place % 2) for place in range(1, 12))
    assert eleven not in the_box().ready_made[0]
    assert rules.apply(LineUp(0, eleven)) == [LinedUp(0, eleven)]
    team = rules.view(0).teams[0]
    assert team.footballers == eleven
    assert set(team.bench) == set(range(22)) - set(eleven)
    assert all(team.condition(footballer) == "in-form" for footballer in eleven)


def test_one_click_takes_a_ready_made_eleven() -> None:
    rules = fresh()
    rules.apply(ChooseClub(0, 3))
    elevens = [move.footballers for move in rules.legal_moves()]
    assert elevens == list(the_box().ready_made[3])
    ready = elevens[0]
    stars = the_box()
    for place, footballer in enumerate(ready, start=1):
        other = footballer ^ 1
        better = stars.defence if place < 7 else stars.attack
        assert better[footballer] >= better[other]


@pytest.mark.parametrize(
    "eleven",
    [
        tuple(range(0, 20, 2)),  # ten
        (*range(0, 20, 2), 21, 20),  # two for number 11
        (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 42),  # of another club
        (2, 0, 4, 6, 8, 10, 12, 14, 16, 18, 20),  # keeper and back exchanged
    ],
)
def test_a_line_up_needs_one_of_ones_own_at_each_place(eleven: tuple[int, ...]) -> None:
    rules = fresh()
    rules.apply(ChooseClub(0, 0))
    assert rules.why_not(LineUp(0, eleven)).key == "line-up-places"


def test_line_ups_are_made_in_their_time_and_seat() -> None:
    rules = fresh()
    rules.apply(ChooseClub(0, 0))
    ready = the_box().ready_made[0][0]
    assert rules.why_not(LineUp(1, ready)).key == "not-your-turn"
    rules.apply(LineUp(0, ready))
    assert rules.why_not(LineUp(1, ready)).key == "not-now"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_side_that_kicks_off_chooses_one_of_two_referees(seat: int) -> None:
    rules = fresh(toss=seat)
    while rules.view(None).phase != "referee":
        rules.apply(rules.legal_moves()[0])
    assert rules.legal_moves() == (ChooseReferee(seat, 0), ChooseReferee(seat, 1))
    events = rules.apply(ChooseReferee(seat, 1))
    assert events == [RefereeChosen(seat, 1), TurnBegan(seat, 1)]
    assert rules.view(None).referee == 1


@pytest.mark.parametrize("toss", [0, 1, 2])
def test_a_toss_decides_who_kicks_off(toss: int) -> None:
    rules = set_up(fresh(3, toss))
    assert rules.legal_moves() == (Roll(toss),)


@pytest.mark.parametrize(("wish", "seat"), [("first", 0), ("second", 1), ("third", 2)])
def test_or_the_youngest_does(wish: str, seat: int) -> None:
    for seed in range(6):
        rules = set_up(Big4Rules.new(3, {"kick_off": wish}, the_box(), Dice(seed)))
        assert rules.to_act == seat


def test_a_seat_nobody_has_means_a_toss() -> None:
    starts = {
        set_up(Big4Rules.new(2, {"kick_off": "fourth"}, the_box(), Dice(seed))).to_act
        for seed in range(20)
    }
    assert starts == {0, 1}


def test_without_the_option_nobody_is_asked_for_confidence() -> None:
    rules = fresh()
    rules.apply(ChooseClub(0, 0))
    assert rules.view(0).phase == "line-up"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("advanced", [False, True])
def test_zero_to_four_stars_of_confidence_are_chosen_and_lie_face_up(
    seats: int, advanced: bool
) -> None:
    rules = fresh(seats, confidence=True, advanced=advanced)
    rules.apply(ChooseClub(0, 0))
    assert rules.legal_moves() == tuple(ChooseConfidence(0, stars) for stars in range(5))
    rules.apply(ChooseConfidence(0, 3))
    rules.apply(rules.legal_moves()[0])
    rules.apply(ChooseClub(1, 1))
    rules.apply(ChooseConfidence(1, 0))
    teams = rules.view(None).teams
    assert (teams[0].confidence, teams[0].bonus) == ((3,), 3)
    assert (teams[1].confidence, teams[1].bonus) == ((), 0)


@pytest.mark.parametrize("stars", [1, 2, 3, 4])
def test_a_confidence_card_is_worth_its_stars(stars: int) -> None:
    rules = fresh(confidence=True)
    rules.apply(ChooseClub(0, 0))
    rules.apply(ChooseConfidence(0, stars))
    assert rules.view(None).teams[0].bonus == stars


@pytest.mark.parametrize(("seats", "stars"), [(2, 0), (3, 1), (4, 1)])
def test_three_or_four_players_each_have_a_one_star_card_face_down(seats: int, stars: int) -> None:
    for team in fresh(seats).view(None).teams:
        assert (team.face_down, team.bonus) == (stars, 0)


def test_advanced_is_for_two_players_and_means_nothing_to_more() -> None:
    assert fresh(2, advanced=True).view(None).advanced
    assert not fresh(3, advanced=True).view(None).advanced
    assert not fresh(2).view(None).advanced


def test_an_unknown_option_is_an_error() -> None:
    with pytest.raises(ValueError, match="colour"):
        fresh(colour="red")
