"""Booklet: transfers and exchanges at any moment, until they are forbidden."""

from __future__ import annotations

import pytest

from game.championnat.events import DealMade, OfferLapsed, OfferRefused
from game.championnat.moves import (
    AcceptOffer,
    AnswerOffer,
    Goods,
    MakeOffer,
    RefuseOffer,
    RollDie,
    SellFootballer,
    Wish,
)
from tests.games.championnat.story import (
    GREENS,
    TEN_YELLOWS,
    YELLOWS,
    Story,
    card_named,
    of_type,
    question,
    the,
)

ZIGZAG, MISTRAL = card_named("Zigzag"), card_named("Mistral")


def players_of(*cards: int) -> Goods:
    return Goods(footballers=cards)


def offered(**more) -> Story:
    """Seat 1, out of turn, offers Mistral to seat 2 for 600."""
    tale = Story(3, squads={1: "Mistral", 2: "Zigzag"}, **more)
    tale.do(MakeOffer(1, 2, players_of(MISTRAL), Goods(600)))
    return tale


def test_any_seat_may_make_an_offer_without_waiting_for_its_turn() -> None:
    tale = Story(3, squads={1: "Mistral"})
    assert tale.to_act == 0
    assert 1 in tale.rules.may_interrupt
    tale.do(MakeOffer(1, 2, players_of(MISTRAL), Goods(600)))
    assert (tale.phase, tale.to_act) == ("answer", 2)


def test_an_accepted_offer_moves_the_goods_and_play_goes_on() -> None:
    tale = offered()
    deal = the(tale.do(AcceptOffer(2)), DealMade)
    assert (deal.seat, deal.to) == (1, 2)
    assert tale.club(2).squad == [ZIGZAG, MISTRAL]
    assert (tale.money(1), tale.money(2)) == (7_600, 6_400)
    assert (tale.phase, tale.to_act) == ("roll", 0)


def test_a_refused_offer_moves_nothing() -> None:
    tale = offered()
    assert the(tale.do(RefuseOffer(2)), OfferRefused).by == 1
    assert tale.club(1).squad == [MISTRAL]
    assert (tale.phase, tale.to_act) == ("roll", 0)


def test_only_the_asked_seat_answers_and_nothing_else_goes_on() -> None:
    tale = offered()
    assert tale.refusal(AcceptOffer(0)) == "not-your-turn"
    assert tale.refusal(AcceptOffer(1)) == "not-your-turn"
    assert tale.refusal(RollDie(2)) == "answer-first"
    assert tale.refusal(MakeOffer(0, 1, Goods(100), Goods())) == "market-busy"


def test_one_offer_a_seat_and_turn() -> None:
    tale = offered()
    tale.do(RefuseOffer(2))
    again = MakeOffer(1, 0, Goods(100), wish=Wish(9))
    assert tale.refusal(again) == "one-offer-a-turn"
    assert tale.refusal(MakeOffer(2, 0, Goods(100), wish=Wish(9))) is None
    tale.go(1, "half-3")
    assert tale.refusal(again) is None


def test_three_answers_at_most() -> None:
    tale = offered()
    price = 700
    for seat in (2, 1, 2):
        move = AnswerOffer(seat, Goods(price), players_of(MISTRAL))
        if seat == 1:
            move = AnswerOffer(1, players_of(MISTRAL), Goods(price))
        tale.do(move)
        price += 50
    assert tale.to_act == 1
    last = AnswerOffer(1, players_of(MISTRAL), Goods(900))
    assert tale.refusal(last) == "three-answers"
    tale.do(AcceptOffer(1))
    assert tale.money(1) == 7_800


def test_a_wish_is_filled_in_by_the_other_and_then_agreed_to() -> None:
    tale = Story(2, squads={1: "Zigzag"})
    tale.do(MakeOffer(0, 1, Goods(500), wish=Wish(number=9)))
    assert tale.refusal(AcceptOffer(1)) == "wish-fill-in"
    tale.do(AnswerOffer(1, players_of(ZIGZAG), Goods(500)))
    assert tale.to_act == 0
    assert tale.rules.view(0).offer.give == players_of(ZIGZAG)
    tale.do(AcceptOffer(0))
    assert tale.club(0).squad == [ZIGZAG]
    assert tale.money(1) == 7_500


def test_a_wish_for_money_is_filled_in_with_a_sum() -> None:
    tale = Story(2, squads={0: "Zigzag"})
    tale.do(MakeOffer(0, 1, players_of(ZIGZAG), wish=Wish(money=True)))
    tale.do(AnswerOffer(1, Goods(350), players_of(ZIGZAG)))
    tale.do(AcceptOffer(0))
    assert tale.money(0) == 7_350


def test_one_asks_for_cards_one_knows_the_other_holds() -> None:
    tale = Story(3, squads={1: "Zigzag, Mistral"})
    ask = MakeOffer(0, 1, Goods(500), players_of(ZIGZAG))
    assert tale.refusal(ask) == "ask-unknown-card"
    tale.rules._table.show((ZIGZAG,))
    assert tale.refusal(ask) is None
    assert tale.refusal(MakeOffer(0, 2, Goods(500), players_of(ZIGZAG))) == "ask-unknown-card"


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        (MakeOffer(0, 1), "offer-empty"),
        (MakeOffer(0, 0, Goods(100)), "offer-yourself"),
        (MakeOffer(0, 7, Goods(100)), "offer-yourself"),
        (MakeOffer(0, 1, Goods(7_050), wish=Wish(3)), "too-dear"),
        (MakeOffer(0, 1, Goods(), Goods(7_050)), "too-dear"),
        (MakeOffer(0, 1, Goods(-50)), "offer-not-yours"),
        (MakeOffer(0, 1, players_of(MISTRAL), Goods(50)), "offer-not-yours"),
        (MakeOffer(0, 1, players_of(ZIGZAG, ZIGZAG), Goods(50)), "offer-not-yours"),
        (MakeOffer(0, 1, Goods(50), Goods(100)), "offer-money"),
        (MakeOffer(0, 1, Goods(50), players_of(-3)), "ask-unknown-card"),
        (MakeOffer(0, 1, Goods(sponsors=(0,)), Goods(50)), "offer-not-yours"),
        (MakeOffer(0, 1, Goods(50), Goods(sponsors=(0,))), "ask-unknown-card"),
        (MakeOffer(0, 1, Goods(50), Goods(sponsors=(3,)), Wish(2)), "wish-or-want"),
        (MakeOffer(0, 1, Goods(50), wish=Wish(12)), "wish-or-want"),
    ],
)
def test_an_offer_that_cannot_be_says_why(offer: MakeOffer, reason: str) -> None:
    tale = Story(2, squads={0: "Zigzag", 1: "Mistral"})
    assert tale.refusal(offer) == reason


def test_an_offer_lapses_when_its_goods_have_moved() -> None:
    tale = offered()
    lapsed = the(tale.do(SellFootballer(1, MISTRAL)), OfferLapsed)
    assert (lapsed.seat, lapsed.to) == (1, 2)
    assert (tale.phase, tale.to_act) == ("roll", 0)
    assert tale.refusal(AcceptOffer(2)) == "not-your-turn"


def test_no_debts_the_asked_seat_needs_the_money() -> None:
    tale = offered(money={2: 600})
    assert tale.refusal(AcceptOffer(2)) is None
    tale.club(2).money -= 100
    tale.state.bank += 100
    assert tale.refusal(AcceptOffer(2)) == "too-dear"


def test_sponsors_are_traded_too_and_of_two_the_better_stays() -> None:
    shirts = {0: "sponsor-shirt-1", 1: "sponsor-shirt-2"}
    tale = Story(2, sponsors=shirts)
    best = Goods(sponsors=(question("sponsor-shirt-2"),))
    tale.do(MakeOffer(0, 1, Goods(700), best))
    tale.do(AcceptOffer(1))
    assert tale.club(0).sponsors == [question("sponsor-shirt-2")]
    assert tale.state.questions[0] == question("sponsor-shirt-1")


def test_no_trading_while_a_card_is_drawn_or_auctioned() -> None:
    tale = Story(3, at="half-2", squads={1: "Mistral"}, top="Zigzag")
    offer = MakeOffer(1, 2, players_of(MISTRAL), Goods(600))
    tale.go(1)
    assert tale.refusal(offer) is None
    tale.draw_card()
    assert tale.refusal(offer) == "market-busy"
    tale.refuse()
    assert tale.refusal(offer) == "market-busy"


def test_a_debt_may_be_paid_by_selling_to_a_player() -> None:
    tale = Story(
        2, at="half-3", came_from="half-4", asked="loss-storm", squads={0: "Mistral"}, money={0: 0}
    )
    tale.go(1)
    assert tale.phase == "debt"
    assert tale.refusal(MakeOffer(1, 0, Goods(100), wish=Wish(7))) == "market-busy"
    tale.do(MakeOffer(0, 1, players_of(MISTRAL), Goods(900)))
    tale.do(AcceptOffer(1))
    assert (tale.money(0), tale.state.jackpot, tale.to_act) == (600, 300, 1)


@pytest.mark.parametrize(("day", "reason"), [(4, None), (5, "market-frozen")])
def test_transfers_are_forbidden_from_the_matches_of_the_last_but_one_day(day, reason) -> None:
    offer = MakeOffer(0, 1, Goods(100), wish=Wish(4))
    tale = Story(4, stage="league", day=day)
    assert tale.refusal(offer) is None
    tale.start_day()
    assert tale.refusal(offer) == (reason or "market-busy")
    for _ in range(2):
        sides = [side.seat for side in tale.state.fight.sides]
        tale.line_up(*sides)
        tale.pass_(*sides)
    assert tale.phase == "roll"
    assert tale.refusal(offer) == reason
    assert tale.rules.view(0).market == reason


def test_with_two_seats_the_market_closes_with_the_first_matches() -> None:
    tale = Story(2, stage="league", squads={0: "Zigzag"})
    tale.start_day()
    assert tale.state.frozen
    tale.line_up(0, 1)
    tale.pass_(0, 1)
    assert tale.refusal(MakeOffer(0, 1, Goods(100), wish=Wish(4))) == "market-frozen"
    tale.do(SellFootballer(0, ZIGZAG))


def test_a_deal_may_complete_a_team_and_ends_phase_one_at_once() -> None:
    tale = Story(3, squads={2: TEN_YELLOWS, 1: "Cyprien Galop"})
    galop = players_of(card_named("Cyprien Galop"))
    tale.do(MakeOffer(1, 2, galop, Goods(500)))
    tale.do(AcceptOffer(2))
    assert (tale.state.stage, tale.state.completed_by) == ("league", 2)
    assert tale.to_act == 0


def test_two_elevens_at_once_the_seat_on_turn_comes_first() -> None:
    first = YELLOWS.replace("Cyprien Galop", "Solal Barrière")
    field = GREENS.replace("Solal Barrière, ", "")
    second = f"{field}, Cyprien Galop"
    for turn in (0, 1):
        tale = Story(2, turn=turn, squads={0: first, 1: second})
        give = players_of(card_named("Solal Barrière"))
        tale.rules._table.show((card_named("Cyprien Galop"),))
        tale.do(MakeOffer(0, 1, give, players_of(card_named("Cyprien Galop"))))
        told = tale.do(AcceptOffer(1))
        assert len(of_type(told, DealMade)) == 1
        assert tale.state.completed_by == turn
