"""Drawing a footballer, buying, and the auction among the others (booklet, ways to buy)."""

from __future__ import annotations

import msgspec

from game.championnat.events import (
    AuctionFailed,
    AuctionOpened,
    AuctionWon,
    BidMade,
    DroppedOut,
    FootballerBought,
    FootballerDrawn,
    FootballerLeft,
)
from game.championnat.state import BANK, BID_STEP, NO_CARD, Auction, State
from game.championnat.table import Table
from game.core.table_rules import NOBODY

DEAR = 1_000


def draw_footballer(table: Table, seat: int) -> None:
    state = table.state
    kind = table.box.board.squares[table.club(seat).square].kind
    card = table.draw("foreign" if kind == "foreign" else "national")
    footballer = table.box.footballers[card]
    state.drawn = card
    state.phase = "buy"
    table.tell(FootballerDrawn(seat, card, footballer.price, footballer.pack))


def leave_footballer(table: Table, seat: int) -> None:
    table.tell(FootballerLeft(seat))
    table.end_turn()


def buy_footballer(table: Table, seat: int) -> None:
    state = table.state
    card, state.drawn = state.drawn, NO_CARD
    price = table.box.footballers[card].price
    table.move_money(seat, BANK, price)
    table.join(seat, card, 0)
    state.tally.bought += 1
    table.tell(FootballerBought(seat, card, price))
    table.end_turn()
    table.look_for_a_complete_team()


def open_auction(table: Table, seat: int) -> None:
    """The next seat opens, from the price in the black band; the drawer does not bid."""
    state = table.state
    card, state.drawn = state.drawn, NO_CARD
    start = table.box.footballers[card].resale
    bidders = tuple((seat + offset) % state.players for offset in range(1, state.players))
    state.auction = Auction(card, seat, start, bidders)
    state.phase = "bid"
    state.actor = bidders[0]
    table.tell(AuctionOpened(seat, card, start, bidders))


def lowest_bid(auction: Auction) -> int:
    return auction.start if auction.leader == NOBODY else auction.best + BID_STEP


def takes_it_alone(auction: Auction) -> bool:
    """Nobody else can bid: take it at the black price, or not (two seats: always)."""
    return auction.leader == NOBODY and len(auction.bidders) == 1


def bid(table: Table, seat: int, amount: int) -> None:
    auction = _auction(table.state)
    table.tell(BidMade(seat, amount))
    others = auction.bidders[1:]
    if not others:
        _won(table, auction.card, seat, amount)
        return
    table.state.auction = msgspec.structs.replace(
        auction, bidders=(*others, seat), best=amount, leader=seat
    )
    table.state.actor = others[0]


def drop_out(table: Table, seat: int) -> None:
    """Out for good."""
    auction = _auction(table.state)
    table.tell(DroppedOut(seat))
    rest = auction.bidders[1:]
    if not rest:
        table.put_under(auction.card)
        table.tell(AuctionFailed(auction.card))
        _close(table)
    elif rest == (auction.leader,):
        _won(table, auction.card, auction.leader, auction.best)
    else:
        table.state.auction = msgspec.structs.replace(auction, bidders=rest)
        table.state.actor = rest[0]


def _won(table: Table, card: int, seat: int, amount: int) -> None:
    table.move_money(seat, BANK, amount)
    table.join(seat, card, table.state.everybody)
    tally = table.state.tally
    tally.auctioned += 1
    tally.dear_auctions += amount > DEAR
    table.tell(AuctionWon(seat, card, amount))
    _close(table)
    table.look_for_a_complete_team()


def _close(table: Table) -> None:
    table.state.auction = None
    table.state.actor = table.state.turn_seat
    table.end_turn()


def _auction(state: State) -> Auction:
    assert state.auction is not None
    return state.auction
