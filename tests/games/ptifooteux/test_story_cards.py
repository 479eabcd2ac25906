"""Booklet: yellow and red cards, both suspension tables, warnings and the piles."""

from __future__ import annotations

import pytest

from game.core.dice import Dice
from game.ptifooteux.booking import turn_card
from game.ptifooteux.events import (
    CardTurned,
    PawnCarried,
    PileShuffled,
    TeamSuspended,
    TokenPlaced,
    TokenRemoved,
)
from tests.games.ptifooteux.story import KIDS, TEAMS, Story, of_type, the, the_box

YELLOW_AT = {1: "16e-1", 2: "8e-2", 3: "quart-4", 4: "demi-d", 5: "finale-5"}  # one step before
RED_AT = {1: "16e-3", 2: "8e-3", 3: "quart-2", 4: "demi-3", 5: "finale-1"}
YELLOW_TABLE = {1: 1, 2: 1, 3: 2, 4: 3, 5: 4}
RED_TABLE = {1: 1, 2: 1, 3: 1, 4: 2, 5: 3}


def cup(at: str, **more: object) -> Story:
    return Story(*TEAMS[:2], at=at, **more)


def test_there_is_one_card_of_each_colour_for_every_p_tifooteux() -> None:
    for colour in ("yellow", "red"):
        assert sorted(the_box().pieces.cards[colour]) == sorted(KIDS)


@pytest.mark.parametrize("kid", ["moussa", "nina"])
@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_a_card_of_somebody_else_does_nothing_to_anyone(kid: str, colour: str) -> None:
    """Moussa plays for the other team, Nina for none."""
    story = cup((YELLOW_AT if colour == "yellow" else RED_AT)[3], **{colour: kid})
    card = the(story.roll(1), CardTurned)
    assert (card.kid, card.outcome, card.left) == (kid, "nothing", 11)
    assert card.owner == (1 if kid == "moussa" else None)
    assert story.state.warned == []
    assert (story.square, story.to_act) == ("quart-5" if colour == "yellow" else "quart-3", 1)
    assert story.state.piles[colour].turned == [kid]


@pytest.mark.parametrize("stage", RED_TABLE)
def test_a_red_card_sends_the_team_back_two_stages(stage: int) -> None:
    story = cup(RED_AT[stage], red="samia")
    events = story.roll(1)
    assert the(events, CardTurned).outcome == "red"
    suspended = the(events, TeamSuspended)
    assert (suspended.kid, suspended.matches) == ("samia", 2)
    assert (suspended.from_stage, suspended.to_stage) == (stage, RED_TABLE[stage])
    carried = the(events, PawnCarried)
    assert carried.why == "suspension"
    assert story.square == carried.end == the_box().course.restarts[RED_TABLE[stage]]
    assert story.to_act == 1


@pytest.mark.parametrize("stage", YELLOW_TABLE)
def test_a_second_yellow_card_sends_the_team_back_one_stage(stage: int) -> None:
    story = cup(YELLOW_AT[stage], yellow="fatou", warned="fatou")
    events = story.roll(1)
    assert the(events, CardTurned).outcome == "second-yellow"
    suspended = the(events, TeamSuspended)
    assert (suspended.matches, suspended.from_stage) == (1, stage)
    assert suspended.to_stage == YELLOW_TABLE[stage]
    assert story.square == the_box().course.restarts[YELLOW_TABLE[stage]]
    assert story.to_act == 1


@pytest.mark.parametrize("stage", YELLOW_TABLE)
def test_a_first_yellow_card_is_only_a_warning(stage: int) -> None:
    story = cup(YELLOW_AT[stage], yellow="fatou")
    events = story.roll(1)
    assert the(events, CardTurned).outcome == "first-yellow"
    assert the(events, TokenPlaced).kid == "fatou"
    assert not of_type(events, TeamSuspended)
    assert (story.state.warned, story.state.tokens) == (["fatou"], 11)
    assert (the_box().course.squares[story.square].stage, story.to_act) == (stage, 1)


@pytest.mark.parametrize(
    ("colour", "warned", "outcome"),
    [("yellow", "", "first-yellow"), ("yellow", "fatou", "second-yellow"), ("red", "", "red")],
)
def test_a_card_of_one_s_own_is_laid_aside_too(colour: str, warned: str, outcome: str) -> None:
    at = (YELLOW_AT if colour == "yellow" else RED_AT)[3]
    story = cup(at, warned=warned, **{colour: "fatou"})
    card = the(story.roll(1), CardTurned)
    assert (card.outcome, card.left) == (outcome, 11)
    pile = story.state.piles[colour]
    assert (pile.turned, len(pile.hidden)) == (["fatou"], 11)


def test_the_second_yellow_card_is_the_same_card_turned_once_more_after_the_shuffle() -> None:
    story = cup("16e-1")
    pile = story.state.piles["yellow"]
    pile.turned, pile.hidden = [kid for kid in KIDS if kid != "lila"], ["lila"]
    assert the(story.roll(1), CardTurned).outcome == "first-yellow"
    assert (story.state.warned, len(pile.hidden)) == (["lila"], 12), "a shuffle takes no token"
    story._stack("yellow", ["lila"])
    story.team(0).square, story.team(1).square = "16e-1", "16e-d"
    story.roll(1)
    assert the(story.roll(1), CardTurned).outcome == "second-yellow"


def test_a_second_yellow_card_takes_the_token_away() -> None:
    story = cup(YELLOW_AT[3], yellow="fatou", warned="lila fatou")
    assert the(story.roll(1), TokenRemoved).kid == "fatou"
    assert (story.state.warned, story.state.tokens) == (["lila"], 11)


def test_two_warnings_of_different_p_tifooteux_are_no_suspension() -> None:
    story = cup(YELLOW_AT[3], yellow="fatou", warned="lila")
    assert not of_type(story.roll(1), TeamSuspended)
    assert story.state.warned == ["lila", "fatou"]


def test_a_red_card_leaves_an_earlier_warning_in_place() -> None:
    story = cup(RED_AT[4], red="lila", warned="lila")
    events = story.roll(1)
    assert of_type(events, TeamSuspended)
    assert not of_type(events, TokenRemoved)
    assert story.state.warned == ["lila"]


def test_after_a_suspension_the_next_yellow_card_is_a_first_one_again() -> None:
    story = cup("16e-1", yellow="lila", warned="lila")
    story.roll(1)
    story.roll(4)
    story._stack("yellow", [])
    story.state.piles["yellow"].turned.remove("lila")
    story.state.piles["yellow"].hidden.append("lila")
    assert the(story.roll(2), CardTurned).outcome == "first-yellow"


def test_a_suspension_takes_the_pawn_out_of_a_loop() -> None:
    story = cup("demi-loop-2", yellow="lila", warned="lila")
    story.roll(1)
    assert (story.square, story.team(0).beaten) == ("quart-d", False)
    assert story.rules.view(0).seats[0].suspensions == 1


@pytest.mark.parametrize(("colour", "start"), [("yellow", "16e-1"), ("red", "16e-3")])
def test_when_all_twelve_cards_are_turned_they_are_shuffled_and_lie_face_down_again(
    colour: str, start: str
) -> None:
    story = cup(start)
    pile = story.state.piles[colour]
    pile.turned, pile.hidden = [kid for kid in KIDS if kid != "nina"], ["nina"]
    events = story.roll(1)
    assert the(events, CardTurned).left == 0
    assert the(events, PileShuffled).colour == colour
    assert (len(pile.hidden), pile.turned) == (12, [])


def test_a_pile_shuffled_again_comes_in_another_order() -> None:
    orders = set()
    for seed in range(4):
        story = cup("16e-1")
        pile = story.state.piles["yellow"]
        pile.turned, pile.hidden = KIDS[1:], KIDS[:1]
        story.rules._table.dice = Dice(seed)
        turn_card(story.rules._table, "yellow")
        orders.add(tuple(pile.hidden))
    assert len(orders) == 4


def test_a_pile_with_a_card_left_is_not_shuffled() -> None:
    story = cup("16e-1")
    pile = story.state.piles["yellow"]
    pile.turned, pile.hidden = [k for k in KIDS if k not in ("nina", "arjan")], ["arjan", "nina"]
    assert not of_type(story.roll(1), PileShuffled)
    assert (pile.hidden, pile.turned[-1]) == (["arjan"], "nina")


def test_who_keeps_a_warning_through_a_red_card_is_still_at_the_mercy_of_a_yellow_one() -> None:
    story = cup(RED_AT[5], red="lila", yellow="lila", warned="lila")
    story.roll(1)
    assert story.square == "quart-d"
    story.team(1).square = "16e-d"
    story.roll(1)
    story.team(0).square = YELLOW_AT[3]
    events = story.roll(1)
    assert the(events, CardTurned).outcome == "second-yellow"
    assert the(events, TeamSuspended).to_stage == 2
    assert story.state.warned == []


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_a_card_of_somebody_else_who_is_warned_leaves_that_team_and_its_token_alone(
    colour: str,
) -> None:
    at = (YELLOW_AT if colour == "yellow" else RED_AT)[3]
    story = Story(*TEAMS[:2], at=[at, "finale-1"], warned="moussa", **{colour: "moussa"})
    events = story.roll(1)
    assert not of_type(events, TeamSuspended) + of_type(events, TokenRemoved)
    assert (story.state.warned, story.team(1).square) == (["moussa"], "finale-1")
    assert the_box().course.squares[story.square].stage == 3
