"""Booklet, a footballer not bought: who bids, in which order, and for how much."""

from __future__ import annotations

import pytest

from game.championnat.events import AuctionFailed, AuctionOpened, AuctionWon
from game.championnat.moves import Bid, BuyFootballer, DropOut, LeaveFootballer, MakeOffer, Wish
from tests.games.championnat.story import Story, card_named, the

FALAISE = card_named("Ambre Falaise")  # 1,250 on the back, 750 in the black band


def laid_open(players: int, turn: int = 0, **more) -> Story:
    tale = Story(players, turn=turn, at="half-2", top="Ambre Falaise", **more)
    tale.go(1)
    tale.draw_card()
    tale.refuse()
    return tale


@pytest.mark.parametrize(("turn", "order"), [(0, (1, 2, 3)), (2, (3, 0, 1)), (3, (0, 1, 2))])
def test_the_next_seat_opens_and_the_others_follow(turn: int, order: tuple[int, ...]) -> None:
    tale = laid_open(4, turn)
    assert tale.rules.view(None).auction.bidders == order
    price = 750
    for seat in (*order, *order):
        assert tale.to_act == seat
        tale.bid(seat, price)
        price += 50


def test_the_card_lies_open_for_everybody() -> None:
    tale = Story(3, at="half-2", top="Ambre Falaise")
    tale.go(1)
    tale.draw_card()
    opened = the(tale.refuse(), AuctionOpened)
    assert (opened.card, opened.start) == (FALAISE, 750)
    assert {tale.rules.view(seat).auction.card for seat in (None, 0, 1, 2)} == {FALAISE}


def test_the_drawer_cannot_change_his_mind() -> None:
    tale = laid_open(3)
    assert tale.refusal(BuyFootballer(0)) == "not-your-turn"
    assert tale.refusal(DropOut(0)) == "bid-drawer"


def test_the_last_one_left_without_a_bid_takes_it_at_the_black_price() -> None:
    tale = laid_open(4)
    tale.drop_out(1)
    tale.drop_out(2)
    assert tale.refusal(Bid(3, 900)) == "bid-take-price"
    won = the(tale.bid(3, 750), AuctionWon)
    assert (won.seat, won.amount, tale.money(3)) == (3, 750, 6_250)


def test_the_leader_need_not_outbid_himself() -> None:
    tale = laid_open(4)
    tale.bid(1, 1_000)
    tale.drop_out(2)
    won = the(tale.drop_out(3), AuctionWon)
    assert (won.seat, won.amount) == (1, 1_000)


def test_the_bank_gets_the_money_and_the_drawer_nothing() -> None:
    tale = laid_open(2)
    before = tale.state.bank
    tale.bid(1, 750)
    assert (tale.state.bank - before, tale.money(0)) == (750, 7_000)


def test_play_goes_on_after_the_drawer_and_not_after_the_buyer() -> None:
    tale = laid_open(4, turn=1)
    tale.drop_out(2)
    tale.bid(3, 750)
    tale.drop_out(0)
    assert (tale.to_act, tale.phase) == (2, "roll")


def test_a_card_nobody_wants_is_the_last_of_its_pack() -> None:
    tale = laid_open(2)
    size = len(tale.state.packs["national"])
    assert the(tale.drop_out(1), AuctionFailed).card == FALAISE
    assert len(tale.state.packs["national"]) == size + 1
    assert tale.rules.view(0).under["national"] == (FALAISE,)


def test_a_card_not_even_drawn_is_not_auctioned() -> None:
    tale = Story(3, at="half-2", top="Ambre Falaise")
    tale.go(1)
    tale.do(LeaveFootballer(0))
    assert (tale.to_act, tale.phase) == (1, "roll")
    assert tale.rules.view(1).auction is None


def test_auctions_go_on_when_transfers_are_forbidden() -> None:
    tale = Story(3, stage="league", day=6, at="ring-24", top="Ambre Falaise")
    tale.state.frozen = True
    assert tale.refusal(MakeOffer(1, 2, wish=Wish(7))) == "market-frozen"
    tale.go(1)
    tale.draw_card()
    tale.refuse()
    tale.bid(1, 750)
    tale.drop_out(2)
    assert tale.club(1).squad == [FALAISE]
