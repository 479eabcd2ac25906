"""Robots: each level beats the one below, none of them stalls, and each says why it trades."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from assets.build import catalogues
from game.catalog import GAMES
from game.championnat.bot import ChampionnatRobot
from game.championnat.moves import (
    NO_WISH,
    NOTHING,
    AcceptOffer,
    AnswerOffer,
    AnyMove,
    DrawFootballer,
    Goods,
    LeaveClub,
    LeaveFootballer,
    MakeOffer,
    Pass,
    PlayPlus,
    RefuseOffer,
    TakeOnClub,
    Why,
    Wish,
)
from game.core.dice import Dice
from game.core.robots import choose_from_fork, thinking_seed
from game.simulate import play_match
from scenes.board_loader import load_board
from tests.games.championnat.story import GREENS, TEN_YELLOWS, YELLOWS, Story, card_named

INFO = GAMES["le-championnat"]
TALK = (MakeOffer, AnswerOffer, AcceptOffer, RefuseOffer)
MISTRAL, ZIGZAG, GALOP = (card_named(name) for name in ("Mistral", "Zigzag", "Cyprien Galop"))
SampleSize = Callable[[int, int, int], int]


def choice(tale: Story, level: int, seed: int = 1) -> AnyMove:
    assert tale.to_act is not None
    return choose_from_fork(ChampionnatRobot(level), tale.rules, tale.to_act, seed)


def share_of_wins(level: int, below: int, players: int, rounds: int, length: str = "full") -> float:
    """One robot of `level` against `below` at all other seats, each seat in turn."""
    game, won = INFO.load(load_board), 0.0
    options = INFO.default_options() | {"length": length}
    for number in range(rounds * players):
        seat = number % players
        robots = [INFO.robot(level if other == seat else below) for other in range(players)]
        winners = play_match(game, robots, options, 6_000_000 + number // players).standings.winners
        won += (seat in winners) / len(winners)
    return won / (rounds * players)


def test_a_champion_beats_a_beginner() -> None:
    assert share_of_wins(3, 1, 2, 12, "express") > 0.6


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("level", "below"), [(3, 2), (2, 1)])
def test_each_level_beats_the_one_below(
    level: int, below: int, players: int, sample_size: SampleSize
) -> None:
    rounds = sample_size(20, 40, 150)
    luck = 2 * (0.25 / (rounds * players)) ** 0.5
    # In trials 3 against 2 won 65, 45, 33 %; 2 against 1 some 75, 55, 55 %.
    assert share_of_wins(level, below, players, rounds) > 1.15 / players - luck / 2


@pytest.mark.parametrize("players", [2, 4])
def test_a_table_of_champions_does_not_wait_for_better_cards_for_ever(players: int) -> None:
    """A card that nobody wants must not lie on the pack while everybody leaves it there."""
    game, robots = INFO.load(load_board), [INFO.robot(3)] * players
    matches = [
        play_match(game, robots, INFO.default_options(), 8_000_000 + number) for number in range(5)
    ]
    turns = [match.figures["building_turns_a_seat"] for match in matches]
    assert sum(turns) / len(turns) < 50


# ---- what they say


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_every_reason_is_a_sentence_in_both_languages(language: str) -> None:
    words = catalogues.read_all(language)
    for why in get_args(Why):
        assert not why or words[f"why.le-championnat.{why}"].endswith((".", "!"))


def test_robots_always_give_a_reason_on_the_market() -> None:
    game, given = INFO.load(load_board), set()
    for seed in range(6):
        rules = game.new_rules(3, INFO.default_options(), Dice(seed))
        robots, step = [INFO.robot(3), INFO.robot(3), INFO.robot(2)], 0
        while (seat := rules.to_act) is not None:
            move = choose_from_fork(robots[seat], rules, seat, thinking_seed(seed, step, seat))
            if isinstance(move, TALK):
                assert move.why, move
                given.add((type(move).__name__, move.why))
            rules.apply(move)
            step += 1
    assert {kind for kind, _ in given} == {kind.__name__ for kind in TALK}
    assert len(given) >= 6


def offered(give: Goods, want: Goods = NOTHING, wish: Wish = NO_WISH, **more) -> Story:
    """Seat 1 speaks first, to seat 0, who is the robot."""
    tale = Story(2, **more)
    tale.rules._table.show(tuple(tale.club(0).squad))
    tale.do(MakeOffer(1, 0, give, want, wish))
    assert tale.to_act == 0
    return tale


def test_a_footballer_for_the_empty_place_is_bought_for_that_reason() -> None:
    squads = {0: TEN_YELLOWS, 1: "Cyprien Galop"}
    tale = offered(Goods(footballers=(GALOP,)), Goods(300), squads=squads)
    assert choice(tale, 2) == AcceptOffer(0, "my-gap")


def test_stars_are_a_reason_too() -> None:
    squads = {0: TEN_YELLOWS, 1: "Mistral"}
    tale = offered(Goods(footballers=(MISTRAL,)), Goods(300), squads=squads)
    assert choice(tale, 2) == AcceptOffer(0, "my-stars")


def test_who_is_needed_is_not_given_away_for_little() -> None:
    keeper = card_named("Lucien Portail")
    tale = offered(Goods(150), Goods(footballers=(keeper,)), squads={0: TEN_YELLOWS})
    assert choice(tale, 2) == RefuseOffer(0, "not-for-that")


def test_whom_one_would_not_field_one_does_not_want() -> None:
    squads = {0: GREENS.replace("Rosalie Vrille", "Caméléon"), 1: "Cyprien Galop, Petit Vent"}
    vent = Goods(footballers=(card_named("Petit Vent"),))
    tale = offered(vent, Goods(200), squads=squads)
    assert choice(tale, 2) == RefuseOffer(0, "no-use")


def test_what_one_cannot_pay_is_too_dear() -> None:
    squads = {0: TEN_YELLOWS, 1: "Cyprien Galop"}
    tale = offered(Goods(footballers=(GALOP,)), Goods(5_000), squads=squads)
    assert choice(tale, 2) == RefuseOffer(0, "too-dear")


def test_a_wish_nobody_fits_cannot_be_filled() -> None:
    tale = offered(Goods(500), wish=Wish(11), squads={0: "Lucien Portail"})
    assert choice(tale, 2) == RefuseOffer(0, "cannot-help")


def test_a_spare_footballer_is_let_go_for_a_little_more() -> None:
    squads = {0: f"{TEN_YELLOWS}, Gisèle Cadenas"}
    spare = Goods(footballers=(card_named("Gisèle Cadenas"),))
    tale = offered(Goods(50), spare, squads=squads)
    answer = choice(tale, 3)
    assert isinstance(answer, AnswerOffer)
    assert (answer.why, answer.give) == ("more-please", spare)
    assert answer.want.money > 50


# ---- how they play


def test_only_the_champion_sometimes_leaves_a_card_that_others_would_get_cheap() -> None:
    """Ten blues, no number 7: of the twelve who cost 200 a single one would be of use."""
    blues = "Chat Perché, Kassim Horizon, Ambre Falaise, Anatole Granit, Tour de Guet, "
    blues += "Loïc Charpente, Aurèle Panache, Blanche Tempo, Clara Tonnerre, L’Artiste"
    tale = Story(2, at="half-2", top="Lucien Portail", squads={0: blues})
    tale.go(1)
    done = {level: {type(choice(tale, level, seed)) for seed in range(12)} for level in (1, 2, 3)}
    assert done == {
        1: {DrawFootballer},
        2: {DrawFootballer},
        3: {DrawFootballer, LeaveFootballer},
    }


def test_a_hopeless_euromatch_is_declined() -> None:
    for club, expected in ((58, LeaveClub), (24, TakeOnClub)):
        tale = Story(2, stage="league", at="ring-31", squads={0: GREENS}, club=club)
        tale.go(1)
        for level in (2, 3):
            assert type(choice(tale, level)) is expected


def test_ahead_they_pass_and_keep_their_cards() -> None:
    tale = Story(2, stage="league", squads={0: GREENS, 1: YELLOWS}, plus={0: "form-3", 1: "form-1"})
    tale.start_day()
    tale.line_up(0, 1)
    for level in (2, 3):
        assert choice(tale, level) == Pass(0)


def test_against_a_side_that_can_do_no_more_the_smallest_card_is_enough() -> None:
    tale = Story(2, stage="league", day=2, plus={1: "form-1 form-2 form-3"})
    tale.start_day()
    tale.line_up(1, 0)
    assert tale.stars() == (-11, -11)
    assert choice(tale, 3) == PlayPlus(1, "form-1")
    assert choice(tale, 2) == PlayPlus(1, "form-3")
