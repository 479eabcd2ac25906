"""A stored state that no match can have come to is refused, each fault by its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.buteur.rules import ButeurRules
from game.core.dice import Dice
from game.core.soundness import UnsoundState
from tests.games.buteur.story import the_box

Fault = Callable[[dict[str, Any]], object]


def a_state(seed: int = 4, moves: int = 20) -> dict[str, Any]:
    rules, dice = ButeurRules.new(2, {}, the_box(), Dice(seed)), Dice(seed)
    for _ in range(moves):
        assert rules.to_act is not None
        rules.apply(rules.sample(rules.to_act, dice))
    return json.loads(rules.snapshot())


def restored(stored: dict[str, Any]) -> ButeurRules:
    return ButeurRules.restore(json.dumps(stored).encode(), the_box(), Dice(4))


FAULTS: dict[str, Fault] = {
    "a card twice": lambda state: state["hands"][0].__setitem__(0, state["hands"][1][0]),
    "a card lost": lambda state: state["stock"].pop(),
    "a card of no deck": lambda state: state["stock"].__setitem__(0, 99),
    "a ninth card in a hand": lambda state: state.update(hand_sizes=[8, 4]),
    "a hand of ten": lambda state: state.update(hand_sizes=[8, 10]),
    "a known card elsewhere": lambda state: state["known"][0].append(state["stock"][0]),
    "a ball off the pitch": lambda state: state.update(ball=[10, 0]),
    "a shot nobody took": lambda state: state.update(shot={"seat": 0, "net": [10, 3]}),
    "an answer to no shot": lambda state: state.update(phase="answer-shot", shot=None),
    "a fifth seat": lambda state: state.update(actor=4),
    "a turn of nobody": lambda state: state.update(position=7),
    "another seating": lambda state: state.update(teams=[0, 0]),
    "a cut for no corner": lambda state: state.update(corner_flag="red"),
    "a fourth half": lambda state: state.update(half=4),
    "goals below none": lambda state: state.update(score=[-1, 0]),
    "over but going on": lambda state: state.update(phase="over"),
    "more cards laid under than lie there": lambda state: state.update(under=[0] * 60),
}


def test_a_sound_state_is_taken() -> None:
    assert restored(a_state()).to_act is not None


@pytest.mark.parametrize("fault", FAULTS)
def test_an_impossible_state_is_refused(fault: str) -> None:
    stored = a_state()
    FAULTS[fault](stored["state"])
    with pytest.raises(UnsoundState, match="impossible"):
        restored(stored)


def test_dice_that_never_were_rolled_so_often_are_refused() -> None:
    with pytest.raises(ValueError, match="no match needs so many"):
        Dice(1, rolls=10**12).roll()


def a_shoot_out() -> dict[str, Any]:
    """After the first kick of the side that began."""
    for seed in range(200):
        rules, dice = ButeurRules.new(2, {"shoot_out": True}, the_box(), Dice(seed)), Dice(seed)
        while rules.to_act is not None and sum(map(len, rules.view(None).shoot_out)) < 1:
            rules.apply(rules.sample(rules.to_act, dice))
        if rules.to_act is not None:
            return json.loads(rules.snapshot())
    raise LookupError("no draw in 200 matches")


def test_a_shoot_out_is_sound_only_while_the_sides_take_turns() -> None:
    stored = a_shoot_out()
    assert restored(stored).to_act == 1 - stored["state"]["first_kicker"]
    for fault in (
        {"actor": stored["state"]["first_kicker"]},
        {"shoot_out": [[True], [True]]},
        {"shoot_out": [[True] * 3, []]},
    ):
        damaged = {**stored, "state": {**stored["state"], **fault}}
        with pytest.raises(UnsoundState, match="impossible kick"):
            restored(damaged)
