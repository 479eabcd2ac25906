"""Whom the cards 1, 2, 3, 5 and 11 may be aimed at, and the cards that do nothing once played."""

from __future__ import annotations

import pytest

from game.soccer11.events import CardDrawn, NothingHappened
from tests.games.soccer11.story import Story, of_type

ANOTHER_PLAYER = [2, 3, 5, 11]
AIMED = [1, *ANOTHER_PLAYER]


def choice(card: int, target: int) -> dict[str, int]:
    return {"target": target, "guess": 4} if card == 11 else {"target": target}


@pytest.mark.parametrize("card", ANOTHER_PLAYER)
def test_2_3_5_and_11_are_aimed_at_another_player(card: int) -> None:
    tale = Story([card, 10], [8], [4])
    assert tale.targets_of(card) == {1, 2}
    assert tale.refusal_of(card, **choice(card, 0)) == "target-yourself"


@pytest.mark.parametrize("card", AIMED)
def test_a_protected_player_cannot_be_chosen(card: int) -> None:
    tale = Story([card, 10], [8], [4], shields=[1])
    assert tale.targets_of(card) - {0} == {2}
    assert tale.refusal_of(card, **choice(card, 1)) == "target-protected"


@pytest.mark.parametrize("card", AIMED)
def test_a_player_who_is_out_cannot_be_chosen(card: int) -> None:
    tale = Story([card, 10], [], [4])
    assert tale.targets_of(card) - {0} == {2}
    assert tale.refusal_of(card, **choice(card, 1)) == "target-out"


@pytest.mark.parametrize("card", ANOTHER_PLAYER)
def test_with_nobody_left_to_choose_2_3_5_and_11_have_no_effect(card: int) -> None:
    tale = Story([card, 10], [8], [], [4], shields=[1, 3])
    events = tale.play(card)
    assert of_type(events, NothingHappened) == [NothingHappened(0, card, "nobody")]
    assert (tale.hand(0), tale.hand(1), tale.hand(3)) == ((10,), (8,), (4,))
    assert (tale.to_act, tale.phase) == (1, "draw")


@pytest.mark.parametrize("card", [8, 10])
def test_8_and_10_bind_while_held_and_do_nothing_once_played(card: int) -> None:
    tale = Story([card, 4], [5], [2])
    tale.play(card)
    assert (tale.hand(0), tale.row(0)) == ((4,), (card,))
    assert not tale.shielded(0)
    assert (tale.to_act, tale.phase) == (1, "draw")


def test_the_two_open_cards_are_not_used_all_day() -> None:
    """Not even when nothing else is left to draw: a 1 then sends its target out."""
    tale = Story([1, 10], [5], stock=[], only=True, aside=0)
    assert tale.rules.view(0).open_cards
    events = tale.play(1, target=1)
    assert not of_type(events, CardDrawn)
    assert tale.is_out(1)
