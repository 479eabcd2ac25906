"""The kick-off, and what to do without the card it needs: section 3."""

from __future__ import annotations

import pytest

from game.buteur.events import AttackerTaken, CardExchanged, CardPlayed
from game.buteur.moves import ExchangeCard, PlaceBall, TakeAttacker
from tests.games.buteur.story import Story, of_type


@pytest.mark.parametrize(("turn", "own"), [(0, {(4, 3), (4, 4)}), (1, {(5, 3), (5, 4)})])
def test_the_kick_off_starts_from_one_of_ones_own_two_centre_squares(
    turn: int, own: set[tuple[int, int]]
) -> None:
    tale = Story("s1", "s1", turn=turn)
    assert tale.squares() == own
    assert tale.refusal(PlaceBall(turn, (9 - min(own)[0], 3))) == "kick-off-square"
    assert tale.refuses("s1") == "kick-off-square"


def test_the_ball_rolls_from_the_chosen_centre_square() -> None:
    tale = Story("s3", "s1")
    tale.place((4, 4))
    assert tale.phase == "kick-off"
    tale.play("s3")
    assert tale.state.ball == (7, 4)
    assert tale.to_act == 1


@pytest.mark.parametrize("words", ["penalty", "corner red", "keeper s4l4", "free s3l2"])
def test_only_an_attacker_can_kick_off(words: str) -> None:
    tale = Story(f"s1, {words}", "s1")
    arrow = "left" if words.startswith(("keeper", "free")) else None
    assert tale.refuses(words, arrow) == "kick-off-needs-attacker"
    tale.place((4, 3))
    assert tale.refuses(words, arrow) == "kick-off-needs-attacker"
    assert tale.refuses("s1") is None


def test_the_card_played_lies_open_for_all_beside_the_stock() -> None:
    tale = Story("s3, free", "s1", stock=20, discards=["penalty"])
    tale.place((4, 3))
    played = tale.card("s3")
    events = tale.play("s3")
    for viewer in (None, 0, 1):
        assert tale.rules.view(viewer).discards[-1] == played
        assert CardPlayed(0, played, "straight") in [event.seen_by(viewer) for event in events]


@pytest.mark.parametrize("words", ["s1 hand", "s1 red", "s2 blue"])
def test_any_sign_makes_an_attacker(words: str) -> None:
    tale = Story(words, "s1")
    tale.place((4, 3))
    assert tale.refuses(words) is None


def test_without_an_attacker_a_card_goes_under_the_stock_and_another_is_drawn() -> None:
    tale = Story("keeper, penalty", "s1", stock=["corner red", "l3", "s2", "s3"])
    assert tale.phase == "exchange"
    penalty = tale.card("penalty")
    (exchanged,) = of_type(tale.exchange("penalty"), CardExchanged)
    assert exchanged.card == penalty
    assert tale.state.stock[0] == penalty  # at the bottom
    assert exchanged.drawn == tale.card("corner red")
    assert tale.phase == "exchange"
    tale.exchange("corner red")
    assert tale.phase == "start-square"  # l3 came
    tale.place((4, 3))
    assert tale.refuses("l3") is None


def test_an_exchange_is_only_seen_by_who_makes_it() -> None:
    event = CardExchanged(0, 3, 4)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == CardExchanged(0, None, None)


def test_one_exchanges_at_most_as_often_as_the_stock_has_cards_then_takes_the_top_attacker() -> (
    None
):
    tale = Story(
        "keeper, keeper",
        "s1",
        stock=["corner red", "corner blue"],
        discards=["s5 red", "s4 blue", "free"],
    )
    tale.exchange("keeper")
    tale.exchange("keeper")
    assert tale.phase == "take-attacker"
    assert tale.refusal(ExchangeCard(0, tale.card("corner red"))) == "kick-off-needs-attacker"
    wanted = tale.card("s4 blue")
    (taken,) = of_type(tale.take_attacker("corner red"), AttackerTaken)
    assert taken.taken == wanted
    assert tale.state.discards[-1] == taken.laid == tale.card("corner red", seat=1)
    assert tale.phase == "start-square"
    assert tale.rules.view(1).known[0] == (wanted,)


def test_with_an_empty_stock_the_attacker_is_taken_at_once() -> None:
    tale = Story("keeper", "s1", stock=0, discards=["s5 red"])
    assert tale.phase == "take-attacker"


def test_who_holds_an_attacker_exchanges_nothing() -> None:
    tale = Story("s1, keeper", "s1")
    assert tale.refusal(ExchangeCard(0, tale.card("keeper"))) == "exchange-not-needed"
    assert tale.refusal(TakeAttacker(0, tale.card("keeper"))) == "exchange-not-needed"


def test_a_long_kick_off_can_bring_the_ball_into_the_area_for_a_penalty() -> None:
    tale = Story("s4, penalty", "s1")
    tale.place((4, 3))
    tale.play("s4")
    assert tale.phase == "penalty-may"
