"""Carrying out a legal move."""

from __future__ import annotations

from typing import assert_never

from game.championnat import euromatches, market, matches, moves, purchase
from game.championnat.debts import settle
from game.championnat.events import DieRolled, PlusDiscarded
from game.championnat.landing import walk_to
from game.championnat.season import go_on
from game.championnat.table import Table

_Buying = (
    moves.DrawFootballer
    | moves.LeaveFootballer
    | moves.BuyFootballer
    | moves.RefuseFootballer
    | moves.Bid
    | moves.DropOut
)
_Dealing = moves.MakeOffer | moves.AnswerOffer | moves.AcceptOffer | moves.RefuseOffer
_Playing = (
    moves.SetLineUp
    | moves.PlayPlus
    | moves.ChangeFootballer
    | moves.Pass
    | moves.TakeOnClub
    | moves.LeaveClub
    | moves.PlayOut
)


def carry_out(table: Table, move: moves.AnyMove) -> None:
    _act(table, move)
    market.lapse_if_goods_moved(table)
    settle(table)
    if table.state.offer is None and not table.state.debts:
        go_on(table)


def _act(table: Table, move: moves.AnyMove) -> None:
    match move:
        case moves.RollDie():
            _roll(table, move.seat)
        case moves.ChooseSquare():
            walk_to(table, move.seat, move.square)
        case moves.DiscardPlus():
            _discard(table, move)
        case (
            moves.DrawFootballer()
            | moves.LeaveFootballer()
            | moves.BuyFootballer()
            | moves.RefuseFootballer()
            | moves.Bid()
            | moves.DropOut()
        ):
            _buy(table, move)
        case moves.SellFootballer():
            market.sell_footballer(table, move.seat, move.card)
        case moves.SellSponsor():
            market.sell_sponsor(table, move.seat, move.sponsor)
        case moves.MakeOffer() | moves.AnswerOffer() | moves.AcceptOffer() | moves.RefuseOffer():
            _deal(table, move)
        case _:
            _play(table, move)


def _roll(table: Table, seat: int) -> None:
    table.state.die = table.dice.roll()
    table.state.phase = "square"
    table.tell(DieRolled(seat, table.state.die))


def _discard(table: Table, move: moves.DiscardPlus) -> None:
    table.use_plus(move.seat, move.plus)
    table.tell(PlusDiscarded(move.seat, move.plus))
    table.end_turn()


def _buy(table: Table, move: _Buying) -> None:
    match move:
        case moves.DrawFootballer():
            purchase.draw_footballer(table, move.seat)
        case moves.LeaveFootballer():
            purchase.leave_footballer(table, move.seat)
        case moves.BuyFootballer():
            purchase.buy_footballer(table, move.seat)
        case moves.RefuseFootballer():
            purchase.open_auction(table, move.seat)
        case moves.Bid():
            purchase.bid(table, move.seat, move.amount)
        case moves.DropOut():
            purchase.drop_out(table, move.seat)
        case _:
            assert_never(move)


def _deal(table: Table, move: _Dealing) -> None:
    match move:
        case moves.MakeOffer():
            market.make_offer(table, move)
        case moves.AnswerOffer():
            market.answer_offer(table, move)
        case moves.AcceptOffer():
            market.accept_offer(table, move.why)
        case moves.RefuseOffer():
            market.refuse_offer(table, move.seat, move.why)
        case _:
            assert_never(move)


def _play(table: Table, move: _Playing) -> None:
    match move:
        case moves.SetLineUp():
            matches.set_line_up(table, move.seat, move.eleven)
        case moves.PlayPlus() if table.state.euro is not None:
            euromatches.play_euro_plus(table, move.seat, move.plus)
        case moves.PlayPlus():
            matches.play_plus(table, move)
        case moves.ChangeFootballer():
            matches.change(table, move.seat, move.place, move.card)
        case moves.Pass():
            matches.pass_act(table, move.seat)
        case moves.TakeOnClub():
            euromatches.take_on_club(table, move.seat)
        case moves.LeaveClub():
            euromatches.leave_club(table, move.seat)
        case moves.PlayOut():
            euromatches.play_out(table, move.seat)
        case _:
            assert_never(move)
