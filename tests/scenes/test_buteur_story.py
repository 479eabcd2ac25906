"""Which sentence a match of Buteur gets."""

from __future__ import annotations

from copy import copy

import msgspec
import pytest

from game.buteur.events import GoalScored
from game.catalog import game_info
from scenes.buteur.story import Retelling, _tale, _tale_of_draw, hat_trick, is_late, told_of
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.stories import _capitals


def goals(*scorers: int, last: str = "shot") -> list[GoalScored]:
    score, told = [0, 0], []
    for number, team in enumerate(scorers):
        score[team] += 1
        how = last if number == len(scorers) - 1 else "shot"
        told.append(GoalScored(team, team, (score[0], score[1]), how))  # type: ignore[arg-type]
    return told


@pytest.mark.parametrize(
    ("scored", "ends", "tale"),
    [
        (goals(0, 1, 0), (2, 1), "close"),
        (goals(0, 0, 1, 0), (3, 1), "clear"),
        (goals(0, 0), (2, 0), "clean-sheet"),
        (goals(0), (1, 0), "close"),
        (goals(1, 1, 0, 0, 0), (3, 2), "comeback"),
        (goals(1, 0, 0), (2, 1), "close"),
        (goals(1, 0, 0, last="penalty"), (2, 1), "penalty"),
        (goals(1, 1, 0, 0, 0, last="penalty"), (3, 2), "comeback"),
        ([], (3, 2), "close"),
    ],
)
def test_the_tale_fits_the_match(
    scored: list[GoalScored], ends: tuple[int, int], tale: str
) -> None:
    assert _tale(scored, 0, ends) == tale


def test_a_corner_and_a_goal_of_the_last_seconds_are_told() -> None:
    assert _tale(goals(1, 0, 0, last="corner"), 0, (2, 1)) == "corner"
    assert _tale(goals(1, 0, 0, last="corner"), 0, (2, 1), late=True) == "late"
    assert _tale(goals(0, 0, 1), 0, (2, 1), late=True) == "close", "not the winner’s goal"
    assert _tale(goals(1, 1, 0, 0, 0), 0, (3, 2), late=True) == "comeback"


def test_a_draw_is_told_by_how_it_came() -> None:
    assert _tale_of_draw((0, 0), late=False) == "goalless"
    assert _tale_of_draw((2, 2), late=True) == "late-draw"
    assert _tale_of_draw((2, 2), late=False) == "draw"


@pytest.mark.parametrize(
    ("scorers", "who"), [((0, 1, 0, 0), 0), ((0, 0), None), ((0, 0, 0, 0), None), ((1, 1, 1), None)]
)
def test_a_hat_trick_is_three_goals_of_one_winner(
    scorers: tuple[int, ...], who: int | None
) -> None:
    assert hat_trick(goals(*scorers), 0) == who


@pytest.mark.parametrize(("half", "stock", "late"), [(2, 7, True), (2, 8, False), (1, 3, False)])
def test_only_the_end_of_the_second_half_is_late(half: int, stock: int, late: bool) -> None:
    match = match_at(game_info("buteur"), seats_of(2), lambda _played: True)
    view = msgspec.structs.replace(match.rules.view(None), half=half, stock=stock)
    assert is_late(view) is late


def test_a_late_goal_is_found_in_the_moves() -> None:
    def with_a_late_goal(played: AnyMatch) -> bool:
        return played.over and told_of(played).late

    told = told_of(match_at(game_info("buteur"), seats_of(2), with_a_late_goal))
    assert told.late
    assert told.goals


def test_goals_are_found_again_in_a_long_match() -> None:
    match = match_at(
        game_info("buteur"),
        seats_of(2),
        lambda played: played.over and sum(played.rules.view(None).score) >= 3,
    )
    found = list(told_of(match).goals)
    assert found[-1].score == match.rules.view(None).score
    assert len(found) == sum(match.rules.view(None).score)


def test_a_retelling_that_is_asked_again_and_again_tells_what_a_new_one_does() -> None:
    match = match_at(game_info("buteur"), seats_of(2), lambda played: played.over)
    growing = copy(match)
    retelling = Retelling(growing)
    ways = (20, 60, 40, len(match.moves))  # forty: something was taken back
    for number in ways:
        growing.moves = match.moves[:number]
        assert retelling.told() == told_of(growing)
    assert retelling.told().goals


@pytest.mark.parametrize(
    ("told", "spelt"),
    [
        ("2–1 ! l’équipe de Noé passe.", "2–1 ! L’équipe de Noé passe."),
        ("un silence… et l’équipe gagne", "Un silence… et l’équipe gagne"),
        ("3–0 : l’équipe a dansé !", "3–0 : l’équipe a dansé !"),
    ],
)
def test_a_new_sentence_begins_with_a_capital(told: str, spelt: str) -> None:
    assert _capitals(told) == spelt
