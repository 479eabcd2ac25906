"""A stored state that cannot be a match is refused; every state of a real match is taken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.championnat.moves import Goods
from game.championnat.rules import ChampionnatRules
from game.championnat.state import Auction, Debt, Fight, Offer, Side, State
from game.core.dice import Dice
from game.core.soundness import UnsoundState
from tests.games.championnat.story import GREENS, Story, anyone, the_box


def restored(rules: ChampionnatRules) -> ChampionnatRules:
    return ChampionnatRules.restore(rules.snapshot(), the_box(), Dice(1))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("length", ["full", "short", "express"])
def test_every_state_of_a_random_match_is_sound(seats: int, length: str) -> None:
    rules = ChampionnatRules.new(seats, {"length": length}, the_box(), Dice(seats))
    dice = Dice(5)
    while rules.to_act is not None:
        restored(rules)
        rules.apply(rules.sample(anyone(rules, dice), dice))
    restored(rules)


def lose_a_footballer(state: State) -> None:
    state.packs["national"].pop()


def double_a_footballer(state: State) -> None:
    state.clubs[0].squad.append(state.clubs[0].squad[0])


def mix_the_packs(state: State) -> None:
    national, foreign = state.packs["national"], state.packs["foreign"]
    national[0], foreign[0] = foreign[0], national[0]


def forge_money(state: State) -> None:
    state.clubs[0].money += 50


def owe_nothing(state: State) -> None:
    state.debts = (Debt(0, 1, 0),)


def leave_the_board(state: State) -> None:
    state.clubs[1].square = "ring-99"


def come_from_afar(state: State) -> None:
    state.clubs[0].came_from = "ring-30"


def forget_a_plus_card(state: State) -> None:
    state.plus_pile.pop()


def forget_a_club(state: State) -> None:
    state.euro_pile.pop()


def forget_a_question(state: State) -> None:
    state.questions.pop()


def bid_for_nobody(state: State) -> None:
    state.phase = "bid"


def play_nobody(state: State) -> None:
    state.phase = "match-act"


def wait_for_nobody(state: State) -> None:
    state.actor = -1


def wait_for_a_stranger(state: State) -> None:
    state.actor = 3


def roll_a_nine(state: State) -> None:
    state.die, state.phase = 9, "square"


def know_too_little(state: State) -> None:
    state.known.pop()


def know_strangers(state: State) -> None:
    state.known[state.clubs[0].squad[0]] |= 1 << 2


def see_into_a_pack(state: State) -> None:
    state.known[state.packs["national"][3]] = 1


def forget_ones_own(state: State) -> None:
    state.known[state.clubs[0].squad[0]] = 0


def play_before_the_league(state: State) -> None:
    state.day = 3


def forget_who_dealt(state: State) -> None:
    state.tally.deals.pop()


def offer_somebody_elses(state: State) -> None:
    state.offer = Offer(1, 1, 0, give=Goods(footballers=(state.clubs[0].squad[0],)))


def offer_twice_the_same(state: State) -> None:
    card = state.clubs[0].squad[0]
    state.offer = Offer(0, 0, 1, give=Goods(footballers=(card, card)))


def open_too_low(state: State) -> None:
    card = state.packs["national"].pop()
    state.phase, state.auction = "bid", Auction(card, 0, 1, (1,))


def owe_a_stranger(state: State) -> None:
    state.debts = (Debt(0, 7, 50),)


def fight_oneself(state: State) -> None:
    state.phase, state.fight = "line-up", Fight((Side(0), Side(0)), neutral=False)


def line_up_a_rival(state: State) -> None:
    eleven = (state.clubs[0].squad[0],) * 11
    state.phase, state.fight = "line-up", Fight((Side(1, eleven), Side(0)), neutral=False)


def turn_for_ever(state: State) -> None:
    state.turns = 10**9


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lose_a_footballer, "footballers"),
        (double_a_footballer, "footballers"),
        (mix_the_packs, "pack"),
        (forge_money, "money"),
        (owe_nothing, "debt"),
        (leave_the_board, "square"),
        (come_from_afar, "square"),
        (forget_a_plus_card, "plus cards"),
        (forget_a_club, "clubs"),
        (forget_a_question, "questions"),
        (bid_for_nobody, "auction"),
        (play_nobody, "match"),
        (wait_for_nobody, "end"),
        (wait_for_a_stranger, "turn"),
        (roll_a_nine, "die"),
        (know_too_little, "knowledge"),
        (know_strangers, "knowledge"),
        (see_into_a_pack, "knowledge"),
        (forget_ones_own, "knowledge"),
        (play_before_the_league, "day"),
        (forget_who_dealt, "deals"),
        (offer_somebody_elses, "offer"),
        (offer_twice_the_same, "offer"),
        (open_too_low, "auction"),
        (owe_a_stranger, "seat"),
        (fight_oneself, "team"),
        (line_up_a_rival, "team"),
        (turn_for_ever, "count"),
    ],
)
def test_a_spoilt_state_is_refused(spoil: Callable[[State], None], what: str) -> None:
    tale = Story(2, squads={0: GREENS})
    restored(tale.rules)
    spoil(tale.state)
    with pytest.raises(UnsoundState, match=what):
        restored(tale.rules)
