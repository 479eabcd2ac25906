"""What can be taken back: one's own slip, until a drawn card, a cut or another seat's act."""

from __future__ import annotations

import pytest

from game.buteur.events import CardsDrawn, HandsDealt, MatchEnded, ShotSaved
from game.buteur.moves import CutStock, EndTurn, ExchangeCard, LetIn, PlaceBall
from game.buteur.view import Shot
from game.catalog import GAMES
from game.core.match import Match, Seat
from tests.conformance.tables import loaded
from tests.games.buteur.story import Story, of_type


def at_the_table(tale: Story) -> Match:
    """A match that goes on from where the story stands."""
    seats = [Seat(f"seat {number}") for number in range(len(tale.state.hands))]
    return Match(loaded(GAMES["buteur"]), tale.rules, seats, {}, 0, 0.0, "tale")


def refusal(match: Match, seat: int) -> str | None:
    found = match.why_not_undo(seat)
    return found.key if found else None


def test_the_card_that_opens_a_turn_can_be_taken_back_though_the_rivals_hand_was_filled() -> None:
    tale = Story("s1, s2", "s3, s4", ball=(3, 3))
    match = at_the_table(tale)
    match.play(tale.card_move("s1"))
    slip, better = tale.card_move("s3"), tale.card_move("s4")
    before = match.record()
    (drawn,) = of_type(match.play(slip), CardsDrawn)
    assert drawn.seat == 0
    assert match.undo(1) is None
    assert match.record() == before
    assert of_type(match.play(better), CardsDrawn) == [drawn]  # nothing was to be won by it


def test_the_step_of_a_throw_in_can_be_taken_back() -> None:
    tale = Story("l4, s1", "s3, s4", ball=(3, 0))
    match = at_the_table(tale)
    match.play(tale.card_move("l4"))
    match.play(PlaceBall(1, (3, 1)))
    assert match.undo(1) is None
    assert match.rules.view(1).phase == "throw-in"


def test_ones_turn_cannot_be_taken_back_once_the_next_seat_has_acted() -> None:
    tale = Story("s1, s2", "s3, s4", ball=(3, 3))
    match = at_the_table(tale)
    match.play(tale.card_move("s1"))
    assert refusal(match, 0) is None
    match.play(tale.card_move("s3"))
    assert refusal(match, 0) == "undo-other"


def test_a_free_kick_can_be_taken_back_card_by_card() -> None:
    tale = Story("free s3l2, s1, penalty", "s1", ball=(4, 3))
    match = at_the_table(tale)
    before = match.record()
    match.play(tale.card_move("free", "straight"))
    match.play(tale.card_move("s1"))
    match.play(tale.card_move("penalty"))
    for _ in range(3):
        assert match.undo(0) is None
    assert match.record() == before


def test_a_cut_cannot_be_taken_back() -> None:
    tale = Story("penalty, s1", "s1", ball=(8, 3))
    match = at_the_table(tale)
    match.play(tale.card_move("penalty"))
    match.play(CutStock(1))
    assert refusal(match, 1) == "undo-revealed"


@pytest.mark.parametrize(
    ("rivals", "phase", "taken_back"),
    [
        ("penalty, corner red", "exchange", False),
        ("s2, corner red", "goal-kick-square", True),
    ],
)
def test_a_ball_sent_out_to_see_whether_the_rival_holds_a_card_cannot_be_taken_back(
    rivals: str, phase: str, taken_back: bool
) -> None:
    tale = Story("s4, s1", rivals, ball=(8, 1))
    match = at_the_table(tale)
    match.play(tale.card_move("s4"))
    assert match.rules.view(0).phase == phase
    assert refusal(match, 0) == (None if taken_back else "undo-revealed")


def test_a_turn_that_shows_the_rival_has_nothing_to_play_cannot_be_taken_back() -> None:
    tale = Story("s1, s2", "penalty, corner red", ball=(3, 3))
    match = at_the_table(tale)
    match.play(tale.card_move("s1"))
    assert match.rules.view(0).phase == "discard"
    assert refusal(match, 0) == "undo-revealed"


def test_an_exchange_cannot_be_taken_back() -> None:
    tale = Story("keeper, penalty", "s1", stock=["corner red", "l3", "s2", "s3"])
    match = at_the_table(tale)
    match.play(ExchangeCard(0, tale.card("penalty")))
    assert refusal(match, 0) == "undo-revealed"


def test_a_goal_let_in_by_mistake_can_be_taken_back() -> None:
    tale = Story("s1", "s1, keeper", shot=Shot(0, (10, 3)), turn=1)
    match = at_the_table(tale)
    match.play(LetIn(1))
    assert match.undo(1) is None
    assert match.rules.view(None).score == (0, 0)
    assert match.rules.view(None).phase == "answer-shot"


def test_the_move_that_ends_the_half_cannot_be_taken_back() -> None:
    tale = Story("s1, penalty", "s1, s2", ball=(7, 3), stock=2)
    match = at_the_table(tale)
    match.play(tale.card_move("s1"))
    assert of_type(match.play(EndTurn(0)), HandsDealt)
    assert refusal(match, 0) == "undo-revealed"


@pytest.mark.parametrize("rival", ["keeper", "s2"])
def test_the_last_shot_of_a_match_told_of_the_rivals_hand_and_cannot_be_taken_back(
    rival: str,
) -> None:
    tale = Story("s1", rival, ball=(0, 3), stock=0, half=2)
    match = at_the_table(tale)
    events = match.play(tale.card_move("s1"))
    assert of_type(events, MatchEnded)
    assert bool(of_type(events, ShotSaved)) == (rival == "keeper")
    assert refusal(match, 0) == "undo-revealed"
