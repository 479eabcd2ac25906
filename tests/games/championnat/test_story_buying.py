"""Booklet: start, walking, buying, auctions, bank, ? cards, sponsors, jackpot, debts."""

from __future__ import annotations

import pytest

from game.championnat.events import (
    AuctionFailed,
    AuctionWon,
    DebtLetOff,
    JackpotTaken,
    NothingHappened,
    PlusDrawn,
    RollAgain,
    SponsorJoined,
)
from game.championnat.moves import (
    Bid,
    BuyFootballer,
    ChooseSquare,
    DiscardPlus,
    LeaveFootballer,
    RollDie,
    SellFootballer,
    SellSponsor,
)
from tests.games.championnat.story import (
    GREENS,
    YELLOWS,
    Story,
    card_named,
    cards_named,
    question,
    the,
    the_box,
)

# ---- walking


def test_everybody_starts_at_the_centre_with_seven_million() -> None:
    tale = Story(4)
    assert {club.square for club in tale.state.clubs} == {the_box().board.start}
    assert [club.money for club in tale.state.clubs] == [7_000] * 4


def test_from_the_centre_one_walks_in_the_direction_one_likes() -> None:
    tale = Story(2)
    tale.roll(2)
    assert tale.lit() == ["half-2", "half-6"]


def test_going_back_is_strictly_forbidden() -> None:
    tale = Story(2, at="ring-10", came_from="ring-09")
    tale.roll(3)
    assert tale.lit() == ["ring-13"]
    assert tale.refusal(ChooseSquare(0, "ring-07")) == "no-way-back"
    assert tale.refusal(ChooseSquare(0, "ring-14")) == "square-not-lit"


def test_at_a_fork_every_branch_but_the_one_come_from() -> None:
    tale = Story(2, at="half-2", came_from="half-3")
    tale.roll(3)
    assert tale.lit() == ["ring-04", "ring-06"]
    tale = Story(2, at="ring-04", came_from="ring-03")
    tale.roll(2)
    assert tale.lit() == ["half-1", "ring-06"]


def test_the_direction_is_kept_between_turns() -> None:
    tale = Story(2, at="ring-08", came_from="ring-09")
    tale.go(2, "ring-06")
    tale.go(1, "half-3")
    tale.roll(1)
    assert (tale.to_act, tale.lit()) == (0, ["ring-05"])


def test_one_rolls_before_walking_and_walks_after_rolling() -> None:
    tale = Story(2)
    assert tale.refusal(ChooseSquare(0, "half-2")) == "roll-first"
    tale.roll(2)
    assert tale.refusal(RollDie(0)) == "already-rolled"
    assert tale.refusal(RollDie(1)) == "not-your-turn"


def test_a_euromatch_square_in_phase_one_rolls_again_from_there() -> None:
    tale = Story(2, at="ring-04", came_from="ring-03")
    told = tale.go(1)
    assert the(told, RollAgain).seat == 0
    assert (tale.to_act, tale.phase) == (0, "roll")
    tale.roll(1)
    assert tale.lit() == ["half-1", "ring-06"]


def test_the_championnat_square_is_of_no_use_in_phase_one() -> None:
    tale = Story(2, at="ring-22", came_from="ring-21")
    assert the(tale.go(1), NothingHappened).reason == "championnat"
    assert tale.to_act == 1


# ---- buying


def test_who_stops_on_a_footballer_square_may_draw_or_not() -> None:
    tale = Story(2, at="half-2", top="Zigzag")
    tale.go(1)
    assert tale.phase == "draw"
    assert tale.rules.view(1).top_prices["national"] == 300
    tale.do(LeaveFootballer(0))
    assert tale.to_act == 1
    assert tale.state.packs["national"][-1] == card_named("Zigzag")


def test_a_red_square_draws_from_the_foreign_pack() -> None:
    tale = Story(2, at="ring-06", came_from="ring-05", top="Levent Ruzgar")
    tale.go(1)
    tale.draw_card()
    assert tale.state.drawn == card_named("Levent Ruzgar")


def test_buying_pays_the_price_on_the_back_to_the_bank() -> None:
    tale = Story(2, at="half-2", top="Zigzag")
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert tale.money(0) == 6_700
    assert tale.club(0).squad == [card_named("Zigzag")]
    assert tale.to_act == 1


def test_without_the_money_one_cannot_buy_but_may_sell_first() -> None:
    tale = Story(2, at="half-2", top="Ambre Falaise", squads={0: "L’Artiste"}, money={0: 200})
    tale.go(1)
    tale.draw_card()
    assert tale.refusal(BuyFootballer(0)) == "too-dear"
    tale.do(SellFootballer(0, card_named("L’Artiste")))
    tale.buy()
    assert tale.money(0) == 200 + 1_100 - 1_250


def test_an_empty_pack_does_nothing() -> None:
    tale = Story(2, stage="league")
    table = tale.rules._table
    while tale.state.packs["national"]:
        table.join(1, table.draw("national"), 0)
    tale.club(0).square = "ring-24"
    assert the(tale.go(1), NothingHappened).reason == "empty-pack"
    assert tale.to_act == 1


# ---- the auction


def in_auction(players: int, **more) -> Story:
    tale = Story(players, at="half-2", top="Ambre Falaise", **more)
    tale.go(1)
    tale.draw_card()
    tale.refuse()
    return tale


def test_a_card_not_bought_is_auctioned_among_the_others_from_the_black_price() -> None:
    tale = in_auction(3)
    assert (tale.phase, tale.to_act) == ("bid", 1)
    assert tale.refusal(Bid(1, 700)) == "bid-too-low"
    assert tale.refusal(Bid(0, 750)) == "bid-drawer"
    tale.bid(1, 750)
    assert tale.to_act == 2


def test_raises_are_fifty_or_more() -> None:
    tale = in_auction(3)
    tale.bid(1, 750)
    assert tale.refusal(Bid(2, 775)) == "bid-too-low"
    tale.bid(2, 800)
    assert tale.refusal(Bid(1, 800)) == "bid-too-low"
    tale.bid(1, 1_500)
    assert tale.state.auction.best == 1_500


def test_who_renounces_is_out_for_good() -> None:
    tale = in_auction(4)
    tale.drop_out(1)
    tale.bid(2, 750)
    assert tale.refusal(Bid(1, 900)) == "bid-is-out"
    tale.bid(3, 800)
    assert tale.to_act == 2


def test_the_highest_bidder_pays_the_bank() -> None:
    tale = in_auction(3)
    tale.bid(1, 750)
    tale.bid(2, 800)
    won = the(tale.drop_out(1), AuctionWon)
    assert (won.seat, won.amount) == (2, 800)
    assert tale.money(2) == 6_200
    assert tale.club(2).squad == [card_named("Ambre Falaise")]
    assert (tale.to_act, tale.phase) == (1, "roll")


def test_one_bids_with_money_in_hand_only() -> None:
    tale = in_auction(3, money={1: 760})
    assert tale.refusal(Bid(1, 800)) == "bid-over-purse"
    assert tale.refusal(Bid(1, 750)) is None


def test_nobody_interested_puts_the_card_under_the_pack() -> None:
    tale = in_auction(3)
    tale.drop_out(1)
    told = tale.drop_out(2)
    assert the(told, AuctionFailed).card == card_named("Ambre Falaise")
    assert tale.state.packs["national"][0] == card_named("Ambre Falaise")


def test_with_two_seats_one_takes_it_at_the_black_price_or_not() -> None:
    tale = in_auction(2)
    assert tale.refusal(Bid(1, 800)) == "bid-take-price"
    tale.bid(1, 750)
    assert tale.money(1) == 6_250


# ---- bank


def test_the_bank_buys_at_the_black_price_at_any_moment_from_any_seat() -> None:
    tale = Story(3, squads={2: "Mistral"}, sponsors={2: "sponsor-shirt-2"})
    assert 2 in tale.rules.may_interrupt
    tale.do(SellFootballer(2, card_named("Mistral")))
    tale.do(SellSponsor(2, question("sponsor-shirt-2")))
    assert tale.money(2) == 7_000 + 450 + 500
    assert tale.state.packs["national"][0] == card_named("Mistral")
    assert tale.state.questions[0] == question("sponsor-shirt-2")
    assert tale.to_act == 0
    assert tale.refusal(SellFootballer(2, card_named("Mistral"))) == "sale-not-yours"


def test_the_bank_also_buys_during_an_auction() -> None:
    tale = in_auction(3, squads={1: "L’Artiste"}, money={1: 0})
    assert tale.refusal(Bid(1, 750)) == "bid-over-purse"
    tale.do(SellFootballer(1, card_named("L’Artiste")))
    tale.bid(1, 750)


# ---- ? cards


def asked(key: str, players: int = 3, **more) -> Story:
    tale = Story(players, at="half-3", came_from="half-4", asked=key, **more)
    tale.go(1)
    return tale


def test_a_gain_comes_from_the_bank() -> None:
    tale = asked("gain-patron")
    assert tale.money(0) == 7_600
    assert tale.state.questions[0] == question("gain-patron")


def test_a_loss_goes_to_the_jackpot() -> None:
    tale = asked("loss-storm")
    assert (tale.money(0), tale.state.jackpot) == (6_700, 300)


def test_payments_between_seats_do_not_go_to_the_jackpot() -> None:
    tale = asked("special-birthday")
    assert [tale.money(seat) for seat in range(3)] == [7_100, 6_950, 6_950]
    assert tale.state.jackpot == 0


def test_everybody_pays_into_the_jackpot() -> None:
    tale = asked("special-festival")
    assert [tale.money(seat) for seat in range(3)] == [6_950] * 3
    assert tale.state.jackpot == 150


def test_twenty_five_per_footballer() -> None:
    tale = asked("special-snack", squads={0: "Zigzag, Mistral, L’Artiste"})
    assert tale.state.jackpot == 75


def test_the_free_footballer_cannot_be_refused() -> None:
    tale = asked("special-free-footballer", top="Mistral")
    assert tale.club(0).squad == [card_named("Mistral")]
    assert (tale.money(0), tale.to_act) == (7_000, 1)


def test_a_plus_card_by_a_question_card() -> None:
    assert len(asked("special-plus").club(0).plus) == 1


def test_the_jackpot_is_won_by_who_stops_on_its_square() -> None:
    tale = Story(2, at="ring-29", came_from="ring-28", money={1: 6_600})
    tale.state.jackpot, tale.state.bank = 400, tale.state.bank - 400
    told = tale.go(1)
    assert the(told, JackpotTaken).amount == 400
    assert (tale.money(0), tale.state.jackpot) == (7_400, 0)


def test_an_empty_jackpot_pays_nothing() -> None:
    tale = Story(2, at="ring-29", came_from="ring-28")
    assert the(tale.go(1), NothingHappened).reason == "empty-jackpot"


# ---- sponsors


def test_a_sponsor_pays_on_every_matching_square() -> None:
    tale = Story(2, at="ring-05", came_from="ring-04", sponsors={0: "sponsor-shirt-2"})
    tale.go(1, "ring-06")
    assert tale.money(0) == 7_200


def test_without_the_sponsor_its_square_pays_nothing() -> None:
    tale = Story(2, at="ring-05", came_from="ring-04", sponsors={0: "sponsor-shoes-2"})
    assert the(tale.go(1, "ring-06"), NothingHappened).reason == "no-sponsor"


@pytest.mark.parametrize(("had", "drawn"), [("1", "2"), ("2", "1")])
def test_of_two_sponsors_of_a_kind_the_better_stays(had: str, drawn: str) -> None:
    tale = Story(
        2,
        at="half-3",
        came_from="half-4",
        sponsors={0: f"sponsor-shoes-{had}"},
        asked=f"sponsor-shoes-{drawn}",
    )
    joined = the(tale.go(1), SponsorJoined)
    assert tale.club(0).sponsors == [question("sponsor-shoes-2")]
    assert joined.returned == question("sponsor-shoes-1")
    assert tale.state.questions[0] == question("sponsor-shoes-1")


# ---- debts


def test_who_cannot_pay_must_sell_first_and_nothing_else_goes_on() -> None:
    tale = asked("loss-storm", squads={0: "Zigzag, Mistral"}, money={0: 100})
    assert (tale.phase, tale.to_act) == ("debt", 0)
    assert tale.refusal(RollDie(0)) == "no-debt"
    assert tale.refusal(RollDie(1)) == "not-your-turn"
    tale.do(SellFootballer(0, card_named("Zigzag")))
    assert (tale.money(0), tale.state.jackpot) == (0, 300)
    assert (tale.to_act, tale.phase) == (1, "roll")


def test_one_sale_may_not_be_enough() -> None:
    tale = asked("loss-storm", squads={0: "Lucien Portail, Zigzag"}, money={0: 0})
    tale.do(SellFootballer(0, card_named("Lucien Portail")))
    assert tale.phase == "debt"
    tale.do(SellFootballer(0, card_named("Zigzag")))
    assert tale.phase == "roll"


def test_with_nothing_left_to_sell_the_rest_is_let_off() -> None:
    tale = Story(2, at="half-3", came_from="half-4", asked="loss-storm", money={0: 120})
    let_off = the(tale.go(1), DebtLetOff)
    assert let_off.amount == 180
    assert (tale.money(0), tale.state.jackpot, tale.to_act) == (0, 120, 1)


def test_others_may_owe_too() -> None:
    tale = asked("special-festival", squads={2: "Zigzag"}, money={2: 0})
    assert (tale.phase, tale.to_act) == ("debt", 2)
    tale.do(SellFootballer(2, card_named("Zigzag")))
    assert (tale.money(2), tale.state.jackpot, tale.to_act) == (150, 150, 1)


# ---- + cards


def test_a_plus_square_gives_a_plus_card() -> None:
    tale = Story(2, at="half-4")
    assert the(tale.go(1, "half-3"), PlusDrawn).seat == 0
    assert (len(tale.club(0).plus), tale.to_act) == (1, 1)


def test_at_the_seventh_plus_card_one_goes_under_the_pile() -> None:
    six = "form-1 form-1 form-2 injury fatigue crowd"
    tale = Story(2, at="half-4", plus={0: six})
    tale.go(1, "half-3")
    assert tale.phase == "discard-plus"
    assert tale.refusal(RollDie(0)) == "plus-seven"
    tale.do(DiscardPlus(0, "form-1"))
    assert len(tale.club(0).plus) == 6
    assert tale.state.plus_pile[0] == "form-1"
    assert tale.to_act == 1


# ---- end of phase one


@pytest.mark.parametrize(("prize", "money"), [(2_000, 9_000), (1_000, 8_000)])
def test_the_first_complete_team_is_shown_and_wins_the_prize(prize: int, money: int) -> None:
    squad = YELLOWS.rsplit(",", 1)[0]
    tale = Story(3, at="half-2", top="Cyprien Galop", squads={0: squad}, prize=prize)
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert tale.money(0) == money - 200
    assert tale.state.stage == "league"
    shown = [each.card for each in tale.rules.view(2).clubs[0].squad]
    assert sorted(shown) == sorted(cards_named(YELLOWS))


def test_in_the_short_game_ten_places_are_enough_for_800() -> None:
    squad = YELLOWS.rsplit(",", 2)[0]
    tale = Story(2, at="half-2", top="Cyprien Galop", squads={0: squad}, length="short")
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert tale.state.stage == "league"
    assert tale.money(0) == 7_000 - 200 + 800


def test_four_reds_do_not_make_an_eleven() -> None:
    reds = "Olav Brunsund, Kwame Adoboro, Pilar Veleta, Doru Stejaru"
    rest = YELLOWS.split(", ", 4)[4].rsplit(",", 1)[0]
    tale = Story(2, at="half-2", top="Cyprien Galop", squads={0: f"{reds}, {rest}"})
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert tale.state.stage == "building"


def test_a_jp_plays_anywhere_but_in_goal() -> None:
    field = YELLOWS.split(", ", 1)[1]
    tale = Story(2, at="half-2", top="Couteau Suisse", squads={0: field})
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert tale.state.stage == "building"
    keeper_but_no_eleven = YELLOWS.rsplit(",", 1)[0]
    tale = Story(2, at="half-2", top="Couteau Suisse", squads={0: keeper_but_no_eleven})
    tale.go(1)
    tale.draw_card()
    tale.buy()
    assert tale.state.stage == "league"


def test_an_auction_may_complete_a_team_too() -> None:
    tale = in_auction(2, squads={1: GREENS.replace("Amel Rivage, ", "")})
    tale.bid(1, 750)
    assert tale.state.completed_by == 1
    assert tale.money(1) == 7_000 - 750 + 2_000


def test_express_deals_six_footballers_each() -> None:
    tale = Story(4, length="express")
    assert [len(club.squad) for club in tale.state.clubs] == [6] * 4
    assert tale.state.prize == 2_000
