"""A fresh table: everything shuffled, seven million each, all pawns on the centre spot."""

from __future__ import annotations

from typing import Any

from game.championnat.box import ChampionnatBox
from game.championnat.cards import PACKS
from game.championnat.season import begin_turn
from game.championnat.state import (
    EXPRESS_FOOTBALLERS,
    EXPRESS_MONEY,
    SHORT_PRIZE,
    START_MONEY,
    Club,
    Length,
    State,
)
from game.championnat.table import Table
from game.core.dice import Dice


def new_state(seats: int, length: Length, prize: int, box: ChampionnatBox, dice: Dice) -> Table:
    packs = {pack: [card.number for card in box.footballers if card.pack == pack] for pack in PACKS}
    money = EXPRESS_MONEY if length == "express" else START_MONEY
    state = State(
        length=length,
        prize=SHORT_PRIZE if length == "short" else prize,
        clubs=[Club(money, box.board.start) for _ in range(seats)],
        packs=packs,
        under=dict.fromkeys(PACKS, 0),
        known=[0] * len(box.footballers),
        questions=list(range(len(box.questions))),
        plus_pile=list(box.plus_cards),
        euro_pile=list(range(len(box.clubs))),
    )
    state.tally.deals = [0] * seats
    piles: tuple[list[Any], ...] = (state.questions, state.plus_pile, state.euro_pile)
    for pile in (*packs.values(), *piles):
        dice.shuffle(pile)
    table = Table(state, box, dice)
    if length == "express":
        for _ in range(EXPRESS_FOOTBALLERS):
            for seat in range(seats):
                table.deal_free(seat)
    begin_turn(table, dice.below(seats))
    table.events = []
    return table
