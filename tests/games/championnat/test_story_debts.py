"""Booklet: nobody makes debts. Design: the forced sale, to the bank or to players."""

from __future__ import annotations

import pytest

from game.championnat.events import DebtArose, DebtLetOff, JackpotTaken, NothingHappened, PlusDrawn
from game.championnat.moves import (
    AcceptOffer,
    AnswerOffer,
    ChooseSquare,
    DiscardPlus,
    Goods,
    MakeOffer,
    RollDie,
    SellFootballer,
    SellSponsor,
    Wish,
)
from tests.games.championnat.story import TEN_YELLOWS, Story, card_named, of_type, question, the

MISTRAL, ZIGZAG = card_named("Mistral"), card_named("Zigzag")


def asked(key: str, players: int = 2, **more) -> Story:
    """Seat 0 has turned up that ? card."""
    tale = Story(players, at="half-3", came_from="half-4", asked=key, **more)
    tale.go(1)
    return tale


def owing(**more) -> Story:
    """Seat 0 owes 300 to the jackpot, and has Mistral (450 at the bank) but no money."""
    return asked("loss-storm", squads={0: "Mistral", 1: "Zigzag"}, money={0: 0}, **more)


def test_nothing_but_selling_is_possible_until_it_is_paid() -> None:
    tale = owing()
    assert (tale.phase, tale.to_act) == ("debt", 0)
    assert tale.rules.legal_moves() == (SellFootballer(0, MISTRAL),)
    for move in (RollDie(0), ChooseSquare(0, "ring-05")):
        assert tale.refusal(move) == "no-debt"
    assert tale.refusal(RollDie(1)) == "not-your-turn"


def test_a_sponsor_may_be_sold_instead() -> None:
    tale = owing(sponsors={0: "sponsor-shirt-2"})
    tale.do(SellSponsor(0, question("sponsor-shirt-2")))
    assert (tale.money(0), tale.state.jackpot, tale.club(0).squad) == (200, 300, [MISTRAL])


def test_what_is_over_after_the_sale_stays_with_the_seller() -> None:
    tale = owing()
    tale.do(SellFootballer(0, MISTRAL))
    assert (tale.money(0), tale.state.jackpot, tale.phase) == (150, 300, "roll")


@pytest.mark.parametrize("want", [Goods(), Goods(footballers=(ZIGZAG,))])
def test_presents_and_swaps_do_not_help_a_debtor(want: Goods) -> None:
    tale = owing()
    tale.rules._table.show((ZIGZAG,))
    assert tale.refusal(MakeOffer(0, 1, Goods(footballers=(MISTRAL,)), want)) == "no-debt"
    assert tale.refusal(MakeOffer(0, 1, wish=Wish(9))) == "no-debt"


def test_the_other_answers_a_debtor_with_money_or_not_at_all() -> None:
    tale = owing()
    mistral = Goods(footballers=(MISTRAL,))
    tale.do(MakeOffer(0, 1, mistral, Goods(900)))
    swap = AnswerOffer(1, Goods(footballers=(ZIGZAG,)), mistral)
    assert tale.refusal(swap) == "no-debt"
    tale.do(AnswerOffer(1, Goods(500), mistral))
    assert tale.refusal(AnswerOffer(0, mistral, Goods(footballers=(ZIGZAG,)))) == "no-debt"
    tale.do(AcceptOffer(0))
    assert (tale.money(0), tale.state.jackpot, tale.to_act) == (200, 300, 1)


def test_a_debtor_may_wish_for_a_sum() -> None:
    tale = owing()
    mistral = Goods(footballers=(MISTRAL,))
    tale.do(MakeOffer(0, 1, mistral, wish=Wish(money=True)))
    tale.do(AnswerOffer(1, Goods(600), mistral))
    tale.do(AcceptOffer(0))
    assert (tale.money(0), tale.state.jackpot) == (300, 300)


def test_while_transfers_are_forbidden_only_the_bank_buys() -> None:
    tale = Story(
        2,
        stage="league",
        day=2,
        at="ring-25",
        asked="loss-storm",
        squads={0: "Mistral"},
        money={0: 0},
    )
    tale.state.frozen = True
    tale.go(1)
    assert tale.phase == "debt"
    sale = MakeOffer(0, 1, Goods(footballers=(MISTRAL,)), Goods(900))
    assert tale.refusal(sale) == "market-frozen"
    tale.do(SellFootballer(0, MISTRAL))
    assert (tale.money(0), tale.to_act) == (150, 1)


def test_several_debtors_pay_one_after_the_other() -> None:
    squads = {1: "Mistral", 2: "Zigzag"}
    tale = Story(
        3,
        at="half-3",
        came_from="half-4",
        asked="special-festival",
        squads=squads,
        money={1: 0, 2: 20},
    )
    told = tale.go(1)
    assert [(debt.seat, debt.amount) for debt in of_type(told, DebtArose)] == [(1, 50), (2, 50)]
    assert tale.to_act == 1
    tale.do(SellFootballer(2, ZIGZAG))
    assert (tale.to_act, tale.money(2)) == (1, 170)
    tale.do(SellFootballer(1, MISTRAL))
    assert (tale.phase, tale.state.jackpot) == ("roll", 150)


def test_a_debt_to_another_seat_goes_to_that_seat() -> None:
    tale = Story(
        3,
        at="half-3",
        came_from="half-4",
        asked="special-birthday",
        squads={2: "Zigzag"},
        money={1: 10, 2: 0},
    )
    let_off = the(tale.go(1), DebtLetOff)
    assert (let_off.seat, let_off.amount, tale.money(0)) == (1, 40, 7_010)
    tale.do(SellFootballer(2, ZIGZAG))
    assert (tale.money(0), tale.money(2), tale.state.jackpot) == (7_060, 150, 0)


def test_twenty_five_a_head_may_ruin_a_large_squad() -> None:
    tale = asked("special-snack", squads={0: "Mistral, Zigzag"}, money={0: 30})
    tale.do(SellFootballer(0, ZIGZAG))
    assert (tale.money(0), tale.state.jackpot) == (180, 50)


# ---- the other ? cards


def test_the_question_card_that_takes_the_jackpot() -> None:
    tale = Story(
        2, at="half-3", came_from="half-4", asked="special-jackpot", money={1: 6_600, 0: 7_000}
    )
    tale.state.jackpot, tale.state.bank = 400, tale.state.bank - 400
    assert the(tale.go(1), JackpotTaken).amount == 400
    assert (tale.money(0), tale.state.jackpot, tale.to_act) == (7_400, 0, 1)


def test_the_question_card_that_takes_an_empty_jackpot() -> None:
    tale = Story(2, at="half-3", came_from="half-4", asked="special-jackpot")
    assert the(tale.go(1), NothingHappened).reason == "empty-jackpot"
    assert tale.to_act == 1


def test_a_plus_card_by_a_question_card_may_be_the_seventh() -> None:
    six = "form-1 form-1 form-2 injury fatigue crowd"
    tale = Story(2, at="half-3", came_from="half-4", asked="special-plus", plus={0: six})
    assert the(tale.go(1), PlusDrawn).seat == 0
    assert (tale.phase, tale.to_act) == ("discard-plus", 0)
    tale.do(DiscardPlus(0, "crowd"))
    assert (len(tale.club(0).plus), tale.to_act) == (6, 1)


def test_the_seventh_itself_may_go_back() -> None:
    six = "form-1 form-1 form-2 injury fatigue crowd"
    tale = Story(2, at="half-4", plus={0: six})
    drawn = the(tale.go(1, "half-3"), PlusDrawn).plus
    assert drawn is not None
    tale.do(DiscardPlus(0, drawn))
    assert sorted(tale.club(0).plus) == sorted(six.split())


def test_without_plus_cards_left_nothing_happens() -> None:
    tale = Story(2, at="half-4")
    tale.club(1).plus, tale.state.plus_pile = tale.state.plus_pile, []
    assert the(tale.go(1, "half-3"), NothingHappened).reason == "empty-pack"
    assert tale.to_act == 1


def test_a_free_footballer_may_complete_the_team() -> None:
    tale = asked("special-free-footballer", squads={0: TEN_YELLOWS}, top="Cyprien Galop")
    assert (tale.state.stage, tale.money(0)) == ("league", 9_000)
