"""Dealing, order of play, arrows and refilling: the booklet's opening and sections 1, 2 and 4."""

from __future__ import annotations

import pytest

from game.buteur.events import BallMoved, CardsDrawn, TurnBegan
from game.buteur.moves import DiscardCard, PlayCard
from game.buteur.rules import ButeurRules
from game.core.dice import Dice
from game.core.rules import IllegalMove
from tests.games.buteur.story import Story, of_type, the_box


def new_match(seats: int, **options: object) -> ButeurRules:
    return ButeurRules.new(seats, options, the_box(), Dice(7))


@pytest.mark.parametrize(("seats", "sizes"), [(2, (8, 8)), (3, (8, 6, 6)), (4, (6, 6, 6, 6))])
def test_hands_are_eight_each_for_two_and_six_in_a_pair(seats: int, sizes: tuple[int, ...]) -> None:
    view = new_match(seats).view(None)
    assert tuple(len(hand) for hand in view.hands) == sizes
    assert view.stock == 55 - sum(sizes)
    assert view.discards == ()


def test_three_play_two_against_one_and_four_two_against_two() -> None:
    assert new_match(3).view(None).teams == (0, 1, 1)
    assert new_match(4).view(None).teams == (0, 1, 0, 1)


def test_the_ball_starts_on_the_centre_spot() -> None:
    view = new_match(2).view(None)
    assert view.ball is None
    assert view.phase == "start-square"


@pytest.mark.parametrize(
    ("seats", "option", "order"),
    [
        (2, "first", [0, 1, 0, 1]),
        (2, "second", [1, 0, 1, 0]),
        (3, "first", [0, 1, 0, 2, 0]),  # A B A C
        (3, "second", [1, 0, 2, 0, 1]),  # B A C A
        (4, "first", [0, 1, 2, 3, 0]),
        (4, "second", [1, 2, 3, 0, 1]),
    ],
)
def test_teams_take_turns_and_the_single_player_acts_every_second_one(
    seats: int, option: str, order: list[int]
) -> None:
    rules = new_match(seats, kick_off=option)
    assert rules.to_act == order[0]
    assert rules.view(None).order[:2] == tuple(order[:2])
    seen, dice = [order[0]], Dice(1)
    while len(seen) < len(order):
        assert rules.to_act is not None
        events = rules.apply(rules.sample(rules.to_act, dice))
        seen += [event.seat for event in of_type(events, TurnBegan)]
    assert seen == order


def test_who_kicks_off_first_is_chance_unless_chosen() -> None:
    kickers = {ButeurRules.new(2, {}, the_box(), Dice(seed)).to_act for seed in range(20)}
    assert kickers == {0, 1}


@pytest.mark.parametrize(
    ("turn", "card", "lands"),
    [
        (0, "s3", (6, 3)),
        (0, "l2", (5, 1)),
        (0, "r2", (5, 5)),
        (1, "s3", (0, 3)),
        (1, "l2", (1, 5)),  # facing west, left is south
        (1, "r2", (1, 1)),
    ],
)
def test_the_arrow_gives_the_direction_towards_the_far_goal_and_the_digit_the_squares(
    turn: int, card: str, lands: tuple[int, int]
) -> None:
    tale = Story("s3, l2, r2", "s3, l2, r2", ball=(3, 3), turn=turn)
    (moved,) = of_type(tale.play(card), BallMoved)
    assert moved.path[0] == (3, 3)
    assert moved.path[-1] == lands
    assert len(moved.path) == int(card[1]) + 1
    assert tale.state.ball == lands


def test_one_card_a_turn_then_the_next_player_acts() -> None:
    tale = Story("s1, s2", "s3", ball=(3, 3))
    tale.play("s1")
    assert tale.to_act == 1
    assert tale.phase == "play"


def test_the_hand_is_filled_up_with_the_next_seats_first_move() -> None:
    tale = Story("s1, s2", "s3, s4", ball=(3, 3), stock=["l1", "r1", "s5", "s3", "s3", "l3"])
    assert not of_type(tale.play("s1"), CardsDrawn)
    assert len(tale.hand(0)) == 1  # so that a slip can still be taken back
    top = tale.state.stock[-1]
    (drawn,) = of_type(tale.play("s3"), CardsDrawn)
    assert drawn == CardsDrawn(0, (top,))
    assert top in tale.hand(0)
    assert len(tale.hand(0)) == 2


def test_as_many_cards_are_drawn_as_were_used() -> None:
    tale = Story("free s2l2r2, s1, keeper", "s3", ball=(4, 3))
    tale.play("free", "straight")
    tale.play("s1")
    (drawn,) = of_type(tale.play("s3"), CardsDrawn)
    assert len(drawn.cards) == 2
    assert len(tale.hand(0)) == 3


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    event = CardsDrawn(0, (4, 5))
    assert event.seen_by(0).cards == (4, 5)
    assert event.seen_by(1).cards == (None, None)
    assert event.seen_by(None).cards == (None, None)


def test_nobody_plays_out_of_turn_or_from_another_hand() -> None:
    tale = Story("s1", "s3", ball=(3, 3))
    theirs = tale.card("s3", seat=1)
    assert tale.refusal(PlayCard(1, theirs, "straight")) == "not-your-turn"
    assert tale.refusal(PlayCard(0, theirs, "straight")) == "not-in-hand"
    assert tale.rules.legal_moves(1) == ()


def test_an_illegal_move_changes_nothing() -> None:
    tale = Story("s1", "s3", ball=(3, 3))
    before = tale.rules.snapshot()
    with pytest.raises(IllegalMove):
        tale.rules.apply(PlayCard(0, tale.card("s3", seat=1), "straight"))
    assert tale.rules.snapshot() == before


def test_an_arrow_that_is_not_on_the_card_cannot_be_chosen() -> None:
    tale = Story("s1, free s3l2", "s3", ball=(3, 3))
    assert tale.refuses("s1", "left") == "arrow-not-on-card"
    assert tale.refuses("free", "right") == "arrow-not-on-card"
    assert tale.refusal(PlayCard(0, tale.card("s1"))) == "arrow-not-on-card"


def test_with_no_playable_card_one_is_discarded_and_the_turn_passes() -> None:
    tale = Story("keeper, corner red, free, penalty", "s3", ball=(3, 3))
    assert tale.phase == "discard"
    assert tale.refuses("corner") == "corner-needs-shot"
    tale.discard("corner red")
    assert tale.state.discards[-1] == tale.card("corner red")
    assert tale.to_act == 1
    assert tale.state.ball == (3, 3)


def test_a_card_may_not_be_discarded_while_one_can_be_played() -> None:
    tale = Story("s1, keeper", "s3", ball=(3, 3))
    assert tale.refusal(DiscardCard(0, tale.card("keeper"))) == "discard-not-needed"
