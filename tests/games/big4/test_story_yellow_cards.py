"""Seven yellow cards: to whom they belong, and what happens when they run out."""

from __future__ import annotations

from game.big4.events import SentOff, YellowShown, YellowTakenBack
from game.big4.state import FIRST_COACH
from tests.games.big4.story import Story, of_type


def about_to_be_booked(*holders: tuple[int, int], advanced: bool = False, **more: object) -> Story:
    """Yellow cards lie on (seat, number) already, oldest first; seat 0 has tackled and fouled."""
    tale = Story("all", "all", advanced=advanced, **more)
    tale.state.yellows += [tale.who(*holder) for holder in holders]
    tale.roll(1, 2, "tackle")
    tale.tackle(11)
    tale.toss(foul=True)
    return tale


def test_a_card_lies_on_the_footballer_through_the_rounds() -> None:
    tale = about_to_be_booked((0, 7))
    tale.state.teams[1].goals = 1
    tale.referee(3, 3, "yellow")
    assert tale.rules.view(None).yellows == (tale.who(0, 7), tale.who(0, 6))
    assert tale.rules.view(None).yellows_left == 5


def test_cards_belong_to_the_footballer_and_not_to_the_number() -> None:
    """His replacement has a clean sheet."""
    tale = Story("all", "9 10", turn=1, advanced=True)
    tale.state.yellows.append(tale.who(1, 7))
    tale.change(7)
    tale.roll(1, 2, "tackle")
    tale.tackle(9)
    tale.toss(foul=True)
    events = tale.referee(3, 4, "yellow")
    assert of_type(events, YellowShown) == [YellowShown(1, tale.who(1, 7), 1)]
    assert of_type(events, SentOff) == []


SIX = ((0, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 8))


def test_when_all_seven_are_out_the_oldest_on_a_footballer_sent_off_comes_back() -> None:
    tale = about_to_be_booked(*SIX, (1, 9))
    tale.rules._table.take_off(tale.who(1, 4))
    tale.rules._table.take_off(tale.who(1, 6))
    events = tale.referee(3, 4, "yellow")
    assert of_type(events, YellowTakenBack) == [YellowTakenBack(1, tale.who(1, 4))]
    assert of_type(events, YellowShown) == [YellowShown(0, tale.who(0, 7), 1)]
    assert len(tale.state.yellows) == 7
    assert tale.who(1, 4) not in tale.state.yellows


def test_with_a_card_left_nothing_comes_back() -> None:
    tale = about_to_be_booked(*SIX)
    tale.rules._table.take_off(tale.who(1, 4))
    assert of_type(tale.referee(3, 4, "yellow"), YellowTakenBack) == []
    assert len(tale.state.yellows) == 7


def test_with_nobody_sent_off_a_card_on_somebody_hurt_comes_back() -> None:
    tale = about_to_be_booked(*SIX, (1, 9), advanced=True)
    tale.rules._table.take_off(tale.who(1, 5))
    tale.state.teams[1].hurt |= 1 << 5
    events = tale.referee(3, 4, "yellow")
    assert of_type(events, YellowTakenBack) == [YellowTakenBack(1, tale.who(1, 5))]


def test_somebody_sent_off_comes_before_somebody_hurt_or_replaced() -> None:
    tale = about_to_be_booked(*SIX, (1, 9), advanced=True)
    tale.rules._table.take_off(tale.who(1, 3))
    tale.state.teams[1].hurt |= 1 << 3
    tale.rules._table.take_off(tale.who(1, 8))
    events = tale.referee(3, 4, "yellow")
    assert of_type(events, YellowTakenBack) == [YellowTakenBack(1, tale.who(1, 8))]


def test_among_many_a_card_on_a_team_that_is_out_comes_before_those_still_playing() -> None:
    tale = Story("all", "all", "all", "all")
    tale.state.yellows += [tale.who(*holder) for holder in (*SIX, (2, 9))]
    tale.state.teams[2].out = True
    tale.state.left.append(2)
    tale.roll(1, 2, "tackle")
    tale.tackle((1, 11))
    tale.toss(foul=True)
    events = tale.referee(3, 4, "yellow")
    assert of_type(events, YellowTakenBack) == [YellowTakenBack(2, tale.who(2, 9))]


def test_when_all_seven_lie_on_people_still_playing_the_oldest_is_forgiven() -> None:
    tale = about_to_be_booked(*SIX, (1, 9))
    events = tale.referee(3, 4, "yellow")
    assert of_type(events, YellowTakenBack) == [YellowTakenBack(0, tale.who(0, 2))]


def test_a_coach_sent_off_gives_his_cards_back_as_well() -> None:
    tale = about_to_be_booked(*SIX, advanced=True)
    tale.state.yellows.insert(2, FIRST_COACH + 1)
    tale.state.teams[1].coach_off = True
    events = tale.referee(3, 4, "yellow")
    assert of_type(events, YellowTakenBack) == [YellowTakenBack(1, None)]
