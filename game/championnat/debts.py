"""No debts: who cannot pay sells first, and nothing else goes on meanwhile (booklet, transfers)."""

from __future__ import annotations

from game.championnat.events import DebtArose, DebtLetOff
from game.championnat.state import Club, Debt, State
from game.championnat.table import Table


def charge(table: Table, seat: int, creditor: int, amount: int) -> None:
    """Paid at once if the money is there, else a debt that `settle` looks after."""
    if amount <= 0:
        return
    if table.club(seat).money >= amount and not owes(table.state, seat):
        table.pay(seat, creditor, amount)
        return
    table.state.debts += (Debt(seat, creditor, amount),)
    table.tell(DebtArose(seat, creditor, amount))


def owes(state: State, seat: int) -> bool:
    """Until it is paid that seat sells, and does nothing else: no swaps and no presents."""
    return any(debt.seat == seat for debt in state.debts)


def settle(table: Table) -> None:
    """Pay what can be paid; with nothing left to sell the rest is let off."""
    open_debts: list[Debt] = []
    for debt in table.state.debts:
        club = table.club(debt.seat)
        if club.money >= debt.amount:
            table.pay(debt.seat, debt.creditor, debt.amount)
        elif has_something_to_sell(club):
            open_debts.append(debt)
        else:
            _let_off(table, debt)
    table.state.debts = tuple(open_debts)


def _let_off(table: Table, debt: Debt) -> None:
    rest = table.club(debt.seat).money
    if rest:
        table.pay(debt.seat, debt.creditor, rest)
    table.state.tally.let_off += debt.amount - rest
    table.tell(DebtLetOff(debt.seat, debt.amount - rest))


def has_something_to_sell(club: Club) -> bool:
    return bool(club.squad or club.sponsors)
