"""Whole matches played at random: they end, lose no piece, and their events tell everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.dice import Dice
from game.ptifooteux.events import AnyEvent, CupWon, GameEnded, TurnBegan
from game.ptifooteux.rules import PtifooteuxRules
from tests.games.ptifooteux.retelling import Retelling
from tests.games.ptifooteux.story import check_pieces, of_type, the, the_box

MOST_MOVES = 5_000
SampleSize = Callable[[int, int, int], int]


def play_out(seats: int, seed: int) -> tuple[PtifooteuxRules, list[AnyEvent]]:
    options = {"places": seed % 5 == 0}
    rules = PtifooteuxRules.new(seats, options, the_box(), Dice(seed))
    dice, events = Dice(seed + 1_000_000), []
    retelling = Retelling(rules.view(None))
    for _ in range(MOST_MOVES):
        if rules.to_act is None:
            break
        told = rules.apply(rules.sample(rules.to_act, dice))
        check_pieces(rules)
        retelling.hear(told)
        events += told
    assert rules.to_act is None
    retelling.agrees_with(rules.view(None))
    return rules, events


def check_the_account(rules: PtifooteuxRules, events: list[AnyEvent]) -> None:
    ended, won = the(events, GameEnded), of_type(events, CupWon)
    standings = rules.standings()
    assert won[0] == CupWon(ended.winner, 1)
    assert standings.winners == (ended.winner,)
    assert standings.places == ended.places
    assert len(of_type(events, TurnBegan)) == rules.turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_end_and_lose_no_piece(seats: int) -> None:
    for seed in range(40):
        check_the_account(*play_out(seats, seed))


@pytest.mark.long
@pytest.mark.ci_part
def test_many_random_matches_end_and_lose_no_piece(sample_size: SampleSize) -> None:
    for seed in range(sample_size(300, 1_000, 10_000)):
        check_the_account(*play_out(2 + seed % 3, seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_moves_give_the_same_match(seats: int) -> None:
    assert play_out(seats, 5)[1] == play_out(seats, 5)[1]
    assert play_out(seats, 5)[0].digest() != play_out(seats, 6)[0].digest()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_restored_from_any_snapshot_goes_on_the_same(seats: int) -> None:
    rules, dice = PtifooteuxRules.new(seats, {}, the_box(), Dice(12)), Dice(3)
    while rules.to_act is not None:
        twin = PtifooteuxRules.restore(rules.snapshot(), the_box(), Dice(12))
        assert (twin.digest(), twin.view(0)) == (rules.digest(), rules.view(0))
        move = rules.sample(rules.to_act, dice)
        assert twin.apply(move) == rules.apply(move)
        assert twin.snapshot() == rules.snapshot()


def test_figures_count_the_match() -> None:
    for seed in range(20):
        rules, _ = play_out(3, seed)
        figures = rules.figures()
        assert figures["turns_a_seat"] == rules.turns / 3
        assert figures["requests"] - figures["refused"] >= 3
        assert figures["matches_lost"] >= figures["finals_lost"]
        assert 0 < figures["first_in_cup"] <= rules.turns
