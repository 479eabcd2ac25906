"""Booklet: sentences that fall between the other stories."""

from __future__ import annotations

import pytest

from game.championnat.moves import Goods, LeaveFootballer, MakeOffer
from tests.games.championnat.story import GREENS, YELLOWS, Story, card_named, question, the_box

ANY_OF_THREE = next(card for card in the_box().footballers if card.places == (7, 9, 11))
NAMES = YELLOWS.split(", ")


def test_the_fork_below_the_halfway_line_has_its_branches_too() -> None:
    tale = Story(2, at="ring-22", came_from="ring-21")
    tale.roll(2)
    assert tale.lit() == ["half-7", "ring-24"]
    tale = Story(2, at="half-7", came_from="half-6")
    tale.roll(2)
    assert tale.lit() == ["ring-22", "ring-24"]


def test_who_leaves_the_card_ends_this_turn_and_loses_no_other() -> None:
    tale = Story(2, at="half-2", came_from="half-3", top="Zigzag")
    tale.go(1)
    tale.do(LeaveFootballer(0))
    assert tale.to_act == 1
    tale.go(1, "half-3")
    assert (tale.to_act, tale.phase) == (0, "roll")


@pytest.mark.parametrize("place", [7, 9, 11])
def test_a_footballer_of_several_numbers_plays_at_any_of_them(place: int) -> None:
    squad = ", ".join(name for number, name in enumerate(NAMES, 1) if number != place)
    tale = Story(2, at="half-2", top=ANY_OF_THREE.name, squads={0: squad})
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert (tale.state.stage, tale.state.completed_by) == ("league", 0)


def test_four_reds_do_not_make_ten_places_either() -> None:
    reds = "Olav Brunsund, Kwame Adoboro, Pilar Veleta, Doru Stejaru"
    squad = f"{reds}, {', '.join(NAMES[4:9])}"
    tale = Story(2, at="half-2", top="Cyprien Galop", squads={0: squad}, length="short")
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert tale.state.stage == "building"


def test_one_may_have_the_four_sponsors() -> None:
    three = "sponsor-shoes-1 sponsor-shirt-1 sponsor-socks-1"
    tale = Story(2, at="half-3", came_from="half-4", sponsors={0: three}, asked="sponsor-shorts-1")
    tale.go(1)
    assert tale.club(0).sponsors == [question(key) for key in (*three.split(), "sponsor-shorts-1")]


def test_in_the_league_footballers_are_drawn_and_bought_as_before() -> None:
    tale = Story(2, at="ring-24", stage="league", top="Zigzag")
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert tale.club(0).squad == [card_named("Zigzag")]
    assert tale.money(0) == 7_000 - 300


def test_the_first_pawn_stops_on_championnat_whatever_is_left_of_the_die() -> None:
    tale = Story(2, stage="league", at="ring-21")
    tale.roll(6)
    assert tale.lit() == ["ring-23"]


def test_whom_a_match_has_shown_one_may_ask_for() -> None:
    tale = Story(4, stage="league", squads={0: YELLOWS, 1: GREENS})
    ask = MakeOffer(2, 0, Goods(500), Goods(footballers=(card_named(NAMES[0]),)))
    assert tale.refusal(ask) == "ask-unknown-card"
    tale.start_day()
    for _ in range(2):
        assert tale.state.fight is not None
        sides = [side.seat for side in tale.state.fight.sides]
        tale.line_up(*sides)
        tale.pass_(*sides)
    assert tale.phase == "roll"
    assert tale.refusal(ask) is None


def test_the_team_that_sits_out_gets_its_takings_and_its_pawn_goes_back_too() -> None:
    tale = Story(3, stage="league")
    tale.club(2).square = "ring-30"
    tale.start_day()
    tale.line_up(0, 1)
    tale.pass_(0, 1)
    assert [club.money for club in tale.state.clubs] == [7_500] * 3
    assert {club.square for club in tale.state.clubs} == {the_box().board.championnat}
