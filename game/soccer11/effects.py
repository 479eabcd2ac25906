"""What the eleven cards do when they are played, or discarded because of a 1."""

from __future__ import annotations

from collections.abc import Callable

from game.soccer11.cards import (
    AIMED,
    ARGENTINA,
    BELGIUM,
    BRAZIL,
    CROATIA,
    ENGLAND,
    GERMANY,
    ITALY,
    NETHERLANDS,
    PORTUGAL,
    SPAIN,
)
from game.soccer11.events import (
    CardDiscarded,
    CardTakenBack,
    DuelSettled,
    EnglandReturned,
    GuessMade,
    HandLooked,
    HandsCompared,
    HandsSwapped,
    NothingHappened,
    ShieldRaised,
)
from game.soccer11.judging import may_be_taken_back
from game.soccer11.knowledge import (
    after_swap,
    england_was_shown,
    forget,
    learn,
    learn_all,
    rule_out,
)
from game.soccer11.moves import CarryOut, PlayCard
from game.soccer11.table import Table
from game.soccer11.turns import end_turn
from game.soccer11.view import RevealKind

Chosen = PlayCard | CarryOut


def act(table: Table, card: int, chosen: Chosen) -> None:
    """Carry out the effect of a card that lies on the row of `chosen.seat`; ends the turn, or
    leaves the table waiting for somebody."""
    if card in AIMED and chosen.target is None:
        table.tell(NothingHappened(chosen.seat, card, "nobody"))
        end_turn(table)
        return
    effect = _EFFECTS.get(card)
    if effect is None:  # England and France bind while held, and do nothing once played
        end_turn(table)
    else:
        effect(table, chosen)


def _renew(table: Table, chosen: Chosen) -> None:
    """1: the target discards, draws, then carries out what it discarded as if it had played it."""
    target = chosen.target
    assert target is not None
    state = table.state
    state.tally.renewals += 1
    (card,) = state.hands[target]
    state.hands[target] = ()
    table.lay_down(target, card)
    forget(state, target)
    table.tell(CardDiscarded(target, card, chosen.seat))
    if card == ARGENTINA:
        _leave_with_argentina(table, target)
    elif not table.draw(target):
        table.send_out(target, "no-card")
        end_turn(table)
    elif _asks_for_a_choice(table, target, card):
        state.phase, state.actor, state.effect = "effect", target, card
    else:
        act(table, card, CarryOut(target))


def _asks_for_a_choice(table: Table, seat: int, card: int) -> bool:
    if card == ITALY:
        return may_be_taken_back(table.state, seat) != 0
    return card == CROATIA or (card in AIMED and table.state.may_be_chosen(seat) != 0)


def _look(table: Table, chosen: Chosen) -> None:
    seat, other = chosen.seat, chosen.target
    assert other is not None
    learn(table.state, seat, other)
    table.tell(HandLooked(seat, other, table.state.hands[other][0]))
    _show(table, "look", seat, other, (seat,))


def _swap(table: Table, chosen: Chosen) -> None:
    seat, other = chosen.seat, chosen.target
    assert other is not None
    hands = table.state.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    after_swap(table.state, seat, other)
    table.tell(HandsSwapped(seat, other, given=hands[other][0], taken=hands[seat][0]))
    # The other one finds the card in hand when the screen is next theirs.
    _show(table, "swap", seat, other, (seat,))


def _compare(table: Table, chosen: Chosen) -> None:
    seat, other = chosen.seat, chosen.target
    assert other is not None
    state = table.state
    learn(state, seat, other)
    learn(state, other, seat)
    table.tell(HandsCompared(seat, other, state.hands[seat][0], state.hands[other][0]))
    _show(table, "compare", seat, other, (seat, other))


def _show(table: Table, kind: RevealKind, seat: int, other: int, waiting: tuple[int, ...]) -> None:
    state = table.state
    state.phase, state.actor = kind, waiting[0]
    state.reveal, state.waiting = (kind, seat, other), waiting


def put_away(table: Table) -> None:
    """One seat has looked; the turn goes on when all who may look have."""
    state = table.state
    assert state.reveal is not None
    kind, seat, other = state.reveal
    state.waiting = state.waiting[1:]
    if state.waiting:
        state.actor = state.waiting[0]
        return
    state.reveal = None
    if kind == "compare":
        _settle_duel(table, seat, other)
    end_turn(table)


def _settle_duel(table: Table, seat: int, other: int) -> None:
    """5: the other is out when its card is weaker; equal or stronger, nothing happens."""
    state = table.state
    (own,), (theirs,) = state.hands[seat], state.hands[other]
    won = theirs < own
    table.tell(DuelSettled(seat, other, won))
    if won:
        state.tally.duels += 1
        table.send_out(other, "duel")
        rule_out(state, seat, (1 << (theirs + 1)) - 2)  # all saw the weaker card: 1 to `theirs`


def _send_england_home(table: Table, chosen: Chosen) -> None:
    """4: England left in hand goes back into the stock; with an empty stock nothing happens."""
    state, seat = table.state, chosen.seat
    if not state.stock:
        table.tell(NothingHappened(seat, NETHERLANDS, "empty-stock"))
    elif state.hands[seat] != (ENGLAND,):
        rule_out(state, seat, 1 << ENGLAND)
        table.tell(NothingHappened(seat, NETHERLANDS, "no-england"))
    else:
        state.stock.append(ENGLAND)
        table.dice.shuffle(state.stock)
        england_was_shown(state)
        forget(state, seat)
        state.hands[seat] = ()
        table.tell(EnglandReturned(seat))
        table.draw(seat)
    end_turn(table)


def _leave(table: Table, chosen: Chosen) -> None:
    _leave_with_argentina(table, chosen.seat)


def _leave_with_argentina(table: Table, seat: int) -> None:
    """6: whoever plays or discards it is out at once."""
    table.state.tally.argentinas += 1
    table.send_out(seat, "argentina")
    end_turn(table)


def _raise_shield(table: Table, chosen: Chosen) -> None:
    table.state.shields |= 1 << chosen.seat
    table.tell(ShieldRaised(chosen.seat))
    end_turn(table)


def _take_back(table: Table, chosen: Chosen) -> None:
    """9: the hand and a card of one's own row change places, both without effect."""
    state, seat, taken = table.state, chosen.seat, chosen.taken
    if taken is None:
        none_there = may_be_taken_back(state, seat) == 0
        table.tell(NothingHappened(seat, ITALY, "no-row" if none_there else "kept"))
    else:
        (laid,) = state.hands[seat]
        row = state.rows[seat]
        place = row.index(taken)
        state.rows[seat] = (*row[:place], laid, *row[place + 1 :])
        state.hands[seat] = (taken,)
        forget(state, seat)
        learn_all(state, seat)
        table.tell(CardTakenBack(seat, taken, laid, place))
    end_turn(table)


def _guess(table: Table, chosen: Chosen) -> None:
    """11: any rank may be named; right, and that player is out."""
    seat, other, card = chosen.seat, chosen.target, chosen.guess
    assert other is not None
    assert card is not None
    state = table.state
    right = state.hands[other] == (card,)
    state.tally.guesses += 1
    state.tally.right_guesses += right
    table.tell(GuessMade(seat, other, card, right))
    if right:
        table.send_out(other, "guess")
    else:
        rule_out(state, other, 1 << card)
    end_turn(table)


_EFFECTS: dict[int, Callable[[Table, Chosen], None]] = {
    CROATIA: _renew,
    BELGIUM: _look,
    PORTUGAL: _swap,
    NETHERLANDS: _send_england_home,
    SPAIN: _compare,
    ARGENTINA: _leave,
    GERMANY: _raise_shield,
    ITALY: _take_back,
    BRAZIL: _guess,
}
