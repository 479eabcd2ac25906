"""Which sentence a match of Buteur gets."""

from __future__ import annotations

import pytest

from game.buteur.events import GoalScored
from game.catalog import game_info
from scenes.buteur.story import _tale, goals_of
from scenes.showcase import match_at, seats_of
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


def test_goals_are_found_again_in_a_long_match() -> None:
    match = match_at(
        game_info("buteur"),
        seats_of(2),
        lambda played: played.over and sum(played.rules.view(None).score) >= 3,
    )
    found = goals_of(match)
    assert found[-1].score == match.rules.view(None).score
    assert len(found) == sum(match.rules.view(None).score)


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
