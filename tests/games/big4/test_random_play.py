"""Whole matches played at random, in all modes: they end, lose nobody, and add up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from game.big4.events import (
    AnyEvent,
    MatchEnded,
    Recovered,
    Substituted,
    TeamOut,
    TurnBegan,
    Weakened,
)
from game.big4.rules import Big4Rules
from game.big4.shot_events import AttackCounted, DefenceCounted, GoalScored, ShotSettled
from game.big4.view import Phase
from game.core.dice import Dice
from tests.games.big4.story import check_the_cards, of_type, the_box

MOST_MOVES = 3_000
SampleSize = Callable[[int, int, int], int]
# players and mode: all there are
MODES = [(2, False), (2, True), (3, False), (4, False)]
in_every_mode = pytest.mark.parametrize(("seats", "advanced"), MODES)


def fresh(seats: int, advanced: bool, seed: int) -> Big4Rules:
    options = {"advanced": advanced, "confidence": seed % 3 == 0}
    return Big4Rules.new(seats, options, the_box(), Dice(seed))


def play_out(seats: int, advanced: bool, seed: int) -> Big4Rules:
    rules = fresh(seats, advanced, seed)
    dice, events = Dice(seed + 1_000_000), []
    confidence: int | None = None
    for _ in range(MOST_MOVES):
        if rules.to_act is None:
            break
        moves = rules.legal_moves()
        assert moves, rules.view(None)
        # Every second match is sampled, the others take any listed move as likely as another.
        any_move = moves[dice.below(len(moves))]
        happened = rules.apply(rules.sample(rules.to_act, dice) if seed % 2 else any_move)
        assert happened
        events += happened
        if rules.turns:
            check_the_cards(rules)
            confidence = confidence or _stars(rules)
            assert _stars(rules) == confidence, "confidence cards change hands, no more"
    _check_the_account(rules, events)
    return rules


def _stars(rules: Big4Rules) -> int:
    return sum(team.bonus + team.face_down for team in rules.view(None).teams)


def _check_the_account(rules: Big4Rules, events: list[AnyEvent]) -> None:
    """What the events told adds up to how the match stands."""
    assert rules.to_act is None
    view = rules.view(None)
    goals = of_type(events, GoalScored)
    assert [sum(g.seat == s for g in goals) for s in range(len(view.teams))] == [
        team.goals for team in view.teams
    ]
    assert len(of_type(events, TurnBegan)) == rules.turns
    (ended,) = of_type(events, MatchEnded)
    assert rules.standings().winners == (ended.winner,)
    if len(view.teams) > 2:
        assert len(of_type(events, TeamOut)) == len(goals) == len(view.teams) - 1
        assert sorted(rules.standings().places) == list(range(1, len(view.teams) + 1))
    else:
        assert max(team.goals for team in view.teams) == 3
    _check_the_shots(events)
    _check_the_turned(events)


def _check_the_shots(events: list[AnyEvent]) -> None:
    for attack in of_type(events, AttackCounted):
        parts = (attack.duel_stars, attack.stars, attack.coach, attack.confidence)
        assert attack.total == sum(attack.classic) + sum(parts)
    for defence in of_type(events, DefenceCounted):
        parts = (defence.stars, defence.wall, defence.coach, defence.confidence)
        assert defence.total == sum(defence.classic) + sum(parts)
    for shot in of_type(events, ShotSettled):
        if shot.defence is not None:
            assert (shot.result == "goal") == (shot.attack > shot.defence)


def _check_the_turned(events: list[AnyEvent]) -> None:
    """A card that turns its back was face up, and the other way round."""
    backs: set[int] = set()
    for event in events:
        if isinstance(event, Weakened):
            assert not backs & set(event.footballers)
            backs |= set(event.footballers)
        elif isinstance(event, Recovered):
            assert backs >= set(event.footballers)
            backs -= set(event.footballers)
        elif isinstance(event, Substituted):
            backs -= {event.off}


@in_every_mode
def test_random_matches_end_and_lose_nobody(seats: int, advanced: bool) -> None:
    for seed in range(60):
        play_out(seats, advanced, seed)


@pytest.mark.long
@pytest.mark.ci_part
@in_every_mode
def test_many_random_matches_end_and_lose_nobody(
    seats: int, advanced: bool, sample_size: SampleSize
) -> None:
    """Ten thousand over the four modes in the full sample."""
    for seed in range(1_000, 1_000 + sample_size(60, 400, 2_500)):
        play_out(seats, advanced, seed)


@in_every_mode
def test_the_same_seed_and_moves_give_the_same_match(seats: int, advanced: bool) -> None:
    assert play_out(seats, advanced, 5).snapshot() == play_out(seats, advanced, 5).snapshot()
    assert play_out(seats, advanced, 5).digest() != play_out(seats, advanced, 6).digest()


@in_every_mode
def test_a_match_restored_from_any_snapshot_goes_on_the_same(seats: int, advanced: bool) -> None:
    rules, dice = fresh(seats, advanced, 12), Dice(3)
    while rules.to_act is not None:
        twin = Big4Rules.restore(rules.snapshot(), the_box(), Dice(12))
        assert twin.digest() == rules.digest()
        assert twin.view(0) == rules.view(0)
        move = rules.sample(rules.to_act, dice)
        assert twin.apply(move) == rules.apply(move)
        assert twin.snapshot() == rules.snapshot()


@in_every_mode
def test_moves_tried_on_a_copy_or_fork_leave_the_match_alone(seats: int, advanced: bool) -> None:
    rules, dice = fresh(seats, advanced, 1), Dice(2)
    while rules.to_act is not None:
        before = rules.snapshot()
        for other in (rules.copy(), rules.fork_for(0, 7)):
            for _ in range(5):
                if other.to_act is not None:
                    other.apply(other.sample(other.to_act, dice))
        assert rules.snapshot() == before
        rules.apply(rules.sample(rules.to_act, dice))


def phases_reached() -> set[str]:
    seen: set[str] = set()
    for seats, advanced in MODES:
        for seed in range(40):
            rules, dice = fresh(seats, advanced, seed), Dice(seed)
            while rules.to_act is not None:
                seen.add(rules.view(None).phase)
                rules.apply(rules.sample(rules.to_act, dice))
    return seen


def test_random_play_comes_to_every_phase() -> None:
    assert phases_reached() == set(get_args(Phase)) - {"over"}


def test_figures_count_the_match() -> None:
    keys: Any = None
    for seed in range(40):
        rules = play_out(2, True, seed)
        figures = rules.figures()
        scored = ("duel_goals", "free_kick_goals", "penalty_goals")
        assert figures["goals"] == sum(figures[each] for each in scored)
        assert figures["duels"] >= figures["duel_goals"]
        assert figures["fouls"] <= figures["tackles"]
        assert figures["changes"] <= 6
        assert keys in (None, list(figures))
        keys = list(figures)
