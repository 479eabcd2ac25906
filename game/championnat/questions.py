"""The ? cards: good luck, bad luck, sponsors."""

from __future__ import annotations

from typing import assert_never

from game.championnat.cards import Question
from game.championnat.debts import charge
from game.championnat.events import JackpotTaken, QuestionDrawn, SponsorJoined
from game.championnat.state import BANK, JACKPOT, NO_CARD
from game.championnat.table import Table


def turn_up(table: Table, seat: int) -> None:
    state = table.state
    if not state.questions:
        table.nothing(seat, "empty-pack")
        return
    number = state.questions.pop()
    card = table.box.questions[number]
    table.tell(QuestionDrawn(seat, number))
    if card.kind == "sponsor":
        _sponsor(table, seat, number)
    else:
        state.questions.insert(0, number)
    table.end_turn()
    _obey(table, seat, card)


def _obey(table: Table, seat: int, card: Question) -> None:
    match card.kind:
        case "sponsor":
            pass
        case "gain":
            table.pay(BANK, seat, card.amount)
        case "loss":
            charge(table, seat, JACKPOT, card.amount)
        case "others-pay-you":
            for other in _from(table, seat)[1:]:
                charge(table, other, seat, card.amount)
        case "all-pay-jackpot":
            for payer in _from(table, seat):
                charge(table, payer, JACKPOT, card.amount)
        case "pay-per-footballer":
            charge(table, seat, JACKPOT, card.amount * len(table.club(seat).squad))
        case "free-footballer":
            _free_footballer(table, seat)
        case "take-jackpot":
            take_jackpot(table, seat)
        case "draw-plus":
            table.draw_plus(seat)
        case _:
            assert_never(card.kind)


def _from(table: Table, seat: int) -> list[int]:
    """All seats in order, that one first."""
    players = table.state.players
    return [(seat + offset) % players for offset in range(players)]


def _free_footballer(table: Table, seat: int) -> None:
    """Cannot be refused."""
    if table.deal_free(seat):
        table.look_for_a_complete_team()
    else:
        table.nothing(seat, "empty-pack")


def take_jackpot(table: Table, seat: int) -> None:
    amount = table.state.jackpot
    if not amount:
        table.nothing(seat, "empty-jackpot")
        return
    table.move_money(JACKPOT, seat, amount)
    table.tell(JackpotTaken(seat, amount))
    table.end_turn()


def _sponsor(table: Table, seat: int, number: int) -> None:
    club = table.club(seat)
    club.sponsors.append(number)
    returned = keep_the_better(table, seat, number)
    table.tell(SponsorJoined(seat, number, returned))


def keep_the_better(table: Table, seat: int, number: int) -> int:
    """Of two sponsors of a kind the poorer goes back under the pile; its number, or -1."""
    questions, club = table.box.questions, table.club(seat)
    kind = questions[number].square
    same = [sponsor for sponsor in club.sponsors if questions[sponsor].square == kind]
    if len(same) == 1:
        return NO_CARD
    poorer = min(same, key=lambda sponsor: (questions[sponsor].amount, -sponsor))
    club.sponsors.remove(poorer)
    table.state.questions.insert(0, poorer)
    return poorer
