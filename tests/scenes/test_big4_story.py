"""Which sentence a match of BIG 4 gets, and whom it names."""

from __future__ import annotations

import pytest

from game.big4.squads import number_of
from game.big4.view import Note
from scenes.big4.story import hero_of, tale, tale_of_many
from scenes.words import say

NINE, TEN, ELEVEN = (number_of(0, place, 0) for place in (9, 10, 11))
OTHER = number_of(1, 9, 0)
LIVIO, MATHURIN, RUBEN = "Livio Voltige", "Mathurin Ciel", "Ruben Sillage"


def goal(seat: int, footballer: int, score: tuple[int, ...], kind: str = "duel") -> Note:
    return Note(1, kind, seat, footballer, 1 - seat, "goal", score=score)  # type: ignore[arg-type]


def yellow() -> Note:
    return Note(1, "yellow", 0, NINE)


THREE_WHO_SCORED = [goal(0, NINE, (1, 0)), goal(0, TEN, (2, 0)), goal(0, ELEVEN, (3, 0))]
ANSWERED = [goal(0, NINE, (1, 0)), goal(1, OTHER, (1, 1)), goal(0, TEN, (2, 1))]


@pytest.mark.parametrize(
    ("notebook", "goals", "expected", "hero"),
    [
        ([goal(1, OTHER, (0, 1)), goal(1, OTHER, (0, 2)), goal(0, TEN, (1, 2)),
          goal(0, TEN, (2, 2)), goal(0, NINE, (3, 2))], (3, 2), "comeback", LIVIO),
        ([goal(0, TEN, (1, 0)), goal(0, TEN, (2, 0)), goal(0, TEN, (3, 0))], (3, 0), "hat-trick",
         MATHURIN),
        ([*ANSWERED, goal(0, ELEVEN, (3, 1), "free-kick")], (3, 1), "free-kick", RUBEN),
        ([*ANSWERED, goal(0, ELEVEN, (3, 1), "penalty")], (3, 1), "penalty", RUBEN),
        (THREE_WHO_SCORED, (3, 0), "clear", RUBEN),
        ([yellow()] * 5 + [*ANSWERED, goal(0, ELEVEN, (3, 1))], (3, 1), "cards", RUBEN),
        ([*ANSWERED, goal(0, NINE, (3, 1))], (3, 1), "double", LIVIO),
        ([*ANSWERED, goal(1, OTHER, (2, 2)), goal(0, ELEVEN, (3, 2))], (3, 2), "close", RUBEN),
        ([*ANSWERED, goal(0, ELEVEN, (3, 1))], (3, 1), "plain", RUBEN),
    ],
)  # fmt: skip
def test_the_story_fits_the_match(
    notebook: list[Note], goals: tuple[int, int], expected: str, hero: str
) -> None:
    assert tale(notebook, 0, goals) == expected
    assert hero_of(notebook, 0, expected) == hero
    told = say(f"story.big4.{expected}", score="3–1", winner="Léa", second="Noé", hero=hero)
    assert "Léa" in told


@pytest.mark.parametrize(("scorer", "expected"), [(0, "sweep"), (1, "last-one")])
def test_among_many_it_counts_who_put_the_others_out(scorer: int, expected: str) -> None:
    notebook = [goal(scorer, NINE, (1, 0, 0)), goal(0, TEN, (1, 0, 0))]
    assert tale_of_many(notebook, 0) == expected
    told = say(f"story.big4.{expected}", score="", winner="Léa", second="", hero=MATHURIN)
    assert "Léa" in told
