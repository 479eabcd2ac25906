"""Booklet: what the cards are worth, how they are laid out, and what everybody may see of them."""

from __future__ import annotations

from game.championnat.cards import PackName
from game.championnat.moves import AcceptOffer, Goods, MakeOffer
from game.championnat.rules import ChampionnatRules
from game.core.dice import Dice
from tests.games.championnat.story import (
    GREENS,
    YELLOWS,
    Story,
    card_named,
    cards_named,
    question,
    the_box,
)

EIGHT_GREENS = ", ".join(GREENS.split(", ")[:8])  # numbers 1 to 8


def test_two_three_or_five_stars_by_colour_and_those_on_the_card_besides() -> None:
    """Blue 5, red 5 and one more, yellow 2 and two more, eight greens of 3."""
    mixed = f"{EIGHT_GREENS}, Clara Tonnerre, Rui Andorinha, Étincelle"
    tale = Story(2, stage="league", squads={0: mixed, 1: YELLOWS})
    tale.start_day()
    tale.line_up(0, 1)
    assert tale.stars() == (8 * 3 + 5 + (5 + 1) + (2 + 2), 11 * 2)


def packs(seed: int) -> dict[PackName, list[int]]:
    return ChampionnatRules.new(2, {}, the_box(), Dice(seed))._table.state.packs


def test_yellow_green_and_blue_lie_shuffled_together_and_the_reds_apart() -> None:
    cards = the_box().footballers
    for seed in range(3):
        both = packs(seed)
        assert {cards[card].colour for card in both["foreign"]} == {"red"}
        national = [cards[card].colour for card in both["national"]]
        assert set(national) == {"yellow", "green", "blue"}
        assert national != sorted(national)
    assert packs(1)["national"] != packs(2)["national"]
    assert packs(1)["foreign"] != packs(2)["foreign"]


def test_a_sponsor_lies_open_in_front_of_its_team() -> None:
    tale = Story(3, sponsors={1: "sponsor-shoes-1"})
    for viewer in (None, 0, 1, 2):
        assert tale.rules.view(viewer).clubs[1].sponsors == (question("sponsor-shoes-1"),)


def test_players_sell_to_each_other_at_the_price_they_want() -> None:
    """Zigzag costs 300, the bank gives 200: dearer or cheaper is their affair."""
    for amount in (50, 2_000):
        tale = Story(2, squads={0: "Zigzag"})
        card = card_named("Zigzag")
        tale.do(MakeOffer(0, 1, Goods(footballers=(card,)), Goods(money=amount)))
        tale.do(AcceptOffer(1))
        assert (tale.money(0), tale.money(1)) == (7_000 + amount, 7_000 - amount)
        assert tale.club(1).squad == cards_named("Zigzag")
