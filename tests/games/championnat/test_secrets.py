"""Squads, + cards, line-ups and talks are secret; forks and robots know what a seat knows."""

from __future__ import annotations

import pytest

from game.championnat.bot import ChampionnatRobot
from game.championnat.events import OfferMade, OfferRefused
from game.championnat.moves import Goods, MakeOffer, RefuseOffer, SellFootballer, SetLineUp, Wish
from game.championnat.rules import ChampionnatRules
from game.core.dice import Dice
from game.core.robots import choose_from_fork
from game.core.rules import Secret
from tests.games.championnat.story import Story, anyone, card_named, check_pieces, the, the_box

LENGTHS = ("full", "short", "express")


def new_game(players: int, seed: int) -> ChampionnatRules:
    options = {"length": LENGTHS[seed % 3]}
    return ChampionnatRules.new(players, options, the_box(), Dice(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fork_looks_the_same_to_its_seat_all_match_long(players: int) -> None:
    for seed in range(3):
        rules, dice, step = new_game(players, seed), Dice(seed + 99), 0
        while rules.to_act is not None:
            rules.apply(rules.sample(anyone(rules, dice), dice))
            step += 1
            if step % 11:
                continue
            before = rules.snapshot()
            for seat in range(players):
                fork = rules.fork_for(seat, step)
                assert fork.view(seat) == rules.view(seat)
                assert fork.view(None) == rules.view(None)
                assert fork.legal_moves(seat) == rules.legal_moves(seat)
                again = rules.fork_for(seat, step + 1).fork_for(seat, step)
                assert again.digest() == fork.digest()
                check_pieces(fork)
            assert rules.snapshot() == before


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_robot_plays_alike_whatever_the_others_hold(level: int) -> None:
    rules, robot, step = new_game(3, level), ChampionnatRobot(level), 0
    while rules.to_act is not None:
        seat = rules.to_act
        chosen = choose_from_fork(robot, rules, seat, step)
        other_world = rules.fork_for(seat, step + 17)
        assert choose_from_fork(robot, other_world, seat, step) == chosen
        assert robot.reason(rules.fork_for(seat, step), chosen).key
        rules.apply(chosen)
        step += 1


def test_events_with_secrets_name_their_knowers_and_blank_the_rest() -> None:
    kinds = set()
    for seed in range(6):
        rules, dice = new_game(4, seed), Dice(seed)
        while rules.to_act is not None:
            for event in rules.apply(rules.sample(anyone(rules, dice), dice)):
                if not isinstance(event, Secret):
                    continue
                kinds.add(type(event).__name__)
                for viewer in (None, 0, 1, 2, 3):
                    seen = event.seen_by(viewer)
                    hidden = [getattr(seen, name) is None for name in event.hidden_fields]
                    assert all(hidden) == (viewer not in event.knowers)
    assert kinds == {
        "FootballerDrawn",
        "FootballerBought",
        "FootballerDealt",
        "OfferMade",
        "OfferAnswered",
        "OfferRefused",
        "DealMade",
        "PlusDrawn",
        "PlusDiscarded",
        "LineUpSet",
    }


def test_a_purchase_is_hidden_but_its_price_is_not() -> None:
    tale = Story(2, at="half-2", top="Ambre Falaise")
    tale.go(1)
    tale.draw_card()
    tale.buy()
    (bought,) = tale.rules.view(1).clubs[0].squad
    assert (bought.card, bought.price) == (None, 1250)
    assert tale.rules.view(0).clubs[0].squad[0].card == card_named("Ambre Falaise")
    assert tale.rules.view(None).clubs[0].squad[0].card is None


def test_the_drawn_card_is_seen_by_the_drawer_alone() -> None:
    tale = Story(2, at="half-2", top="Ambre Falaise")
    tale.go(1)
    tale.draw_card()
    assert tale.rules.view(0).drawn == card_named("Ambre Falaise")
    assert tale.rules.view(1).drawn is None
    assert tale.rules.view(1).drawn_price == 1250


def test_an_auctioned_footballer_is_known_to_all() -> None:
    tale = Story(3, at="half-2", top="Ambre Falaise")
    tale.go(1)
    tale.draw_card()
    tale.refuse()
    tale.bid(1, 750)
    tale.drop_out(2)
    for viewer in (None, 0, 2):
        assert tale.rules.view(viewer).clubs[1].squad[0].card == card_named("Ambre Falaise")


def test_only_the_two_see_what_an_offer_holds() -> None:
    tale = Story(3, squads={0: "Zigzag"})
    give = Goods(footballers=(card_named("Zigzag"),))
    made = the(tale.do(MakeOffer(0, 1, give, Goods(300))), OfferMade)
    assert made.seen_by(1).give == give
    assert made.seen_by(2).give is None
    assert tale.rules.view(1).offer.give == give
    assert tale.rules.view(2).offer.give is None
    assert tale.rules.view(2).offer.to == 1


def test_the_third_seat_knows_neither_terms_nor_reason() -> None:
    digests = set()
    for give, why in ((Goods(300), "my-gap"), (Goods(900), "my-stars")):
        tale = Story(3)
        tale.do(MakeOffer(0, 1, give, wish=Wish(7), why=why))
        assert tale.rules.view(1).offer.why == why
        assert tale.rules.view(2).offer.why is None
        digests.add(tale.rules.fork_for(2, 5).digest())
    assert len(digests) == 1


def test_the_reason_of_a_refusal_is_for_the_two_alone() -> None:
    tale = Story(3)
    tale.do(MakeOffer(0, 1, Goods(300), wish=Wish(7)))
    refused = the(tale.do(RefuseOffer(1, "cannot-help")), OfferRefused)
    assert [refused.seen_by(seat).why for seat in (0, 1)] == ["cannot-help"] * 2
    assert [refused.seen_by(viewer).why for viewer in (2, None)] == [None] * 2


def test_who_was_offered_a_footballer_knows_where_it_is() -> None:
    tale = Story(3, squads={0: "Zigzag"})
    give = Goods(footballers=(card_named("Zigzag"),))
    tale.do(MakeOffer(0, 1, give, Goods(300)))
    assert tale.rules.view(1).clubs[0].squad[0].card == card_named("Zigzag")
    assert tale.rules.view(2).clubs[0].squad[0].card is None
    assert tale.rules.view(0).clubs[0].squad[0].known_by == (0, 1)


def test_asking_for_a_card_tells_nothing_about_a_hidden_squad() -> None:
    for squads in ({1: "Zigzag"}, {1: "Mistral"}):
        tale = Story(2, squads=squads)
        for name in ("Zigzag", "Mistral"):
            want = Goods(footballers=(card_named(name),))
            assert tale.refusal(MakeOffer(0, 1, Goods(100), want)) == "ask-unknown-card"


def test_a_line_up_set_unseen_is_seen_by_nobody_else() -> None:
    tale = Story(2, squads={0: "Zigzag", 1: "Mistral"}, stage="league")
    tale.start_day()
    eleven = the_box().lineups.strongest((card_named("Zigzag"),))
    tale.do(SetLineUp(0, eleven))
    assert tale.rules.view(0).fight.sides[0].eleven == eleven
    hidden = tale.rules.view(1).fight.sides[0]
    assert (hidden.ready, hidden.eleven, hidden.stars) == (True, None, None)


def test_a_card_sold_to_the_bank_was_seen_going_under_the_pack() -> None:
    tale = Story(2, squads={0: "Zigzag"})
    tale.do(SellFootballer(0, card_named("Zigzag")))
    assert tale.rules.view(1).under["national"] == (card_named("Zigzag"),)
    for seed in range(5):
        fork = tale.rules.fork_for(1, seed)
        assert fork._table.state.packs["national"][0] == card_named("Zigzag")


def test_the_plus_cards_of_the_others_are_only_counted() -> None:
    tale = Story(2, plus={0: "form-3 injury"})
    assert tale.rules.view(1).clubs[0].plus is None
    assert tale.rules.view(1).clubs[0].plus_count == 2
    assert tale.rules.view(0).clubs[0].plus == ("form-3", "injury")
