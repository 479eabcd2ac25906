"""The robot of Les P'tifooteux: sensible where there is a choice, alike at all levels."""

from __future__ import annotations

import pytest

from game.core.dice import Dice
from game.ptifooteux.bot import PtifooteuxRobot
from game.ptifooteux.moves import AnnounceTries, ChooseKid
from tests.games.ptifooteux.story import TEAMS, Story

BEFORE = {1: "16e-7", 2: "8e-8", 3: "quart-8", 4: "demi-8", 5: "finale-8"}


def choice(story: Story, level: int = 1, seed: int = 0) -> object:
    fork = story.rules.fork_for(story.to_act, seed)
    return PtifooteuxRobot(level).choose(fork, Dice(seed))


@pytest.mark.parametrize(
    ("stage", "held", "spent"),
    [(1, 2, 0), (2, 2, 0), (3, 2, 0), (4, 1, 0), (4, 2, 1), (5, 1, 1), (5, 2, 2)],
)
def test_extra_tries_are_spent_on_later_stages_first(stage: int, held: int, spent: int) -> None:
    story = Story(*TEAMS[:2], at=BEFORE[stage], extra=[held])
    story.roll(2 if stage == 5 else 1)
    for level in (1, 2, 3):
        assert choice(story, level) == AnnounceTries(0, spent)


def test_at_a_rainbow_star_it_asks_for_the_colour_that_is_getting_rare() -> None:
    story = Story("", "gurvan", "nina", at="ring-09")
    story.roll(1)
    asked = {choice(story, seed=seed) for seed in range(20)}
    assert asked == {ChooseKid(0, "fatou"), ChooseKid(0, "arjan")}


def test_it_gives_a_reason_for_every_kind_of_move() -> None:
    robot = PtifooteuxRobot(1)
    story = Story(*TEAMS[:2], at="finale-8", extra=[2])
    keys = []
    for act in (lambda: story.roll(2), lambda: story.announce(2), lambda: None):
        fork = story.rules.fork_for(0, 1)
        keys.append(robot.reason(fork, robot.choose(fork, Dice(1))).key)
        act()
    prefix = "hint.les-ptifooteux."
    assert keys == [f"{prefix}roll", f"{prefix}tries-all", f"{prefix}play-match"]


@pytest.mark.parametrize(
    ("teams", "reason"),
    [(("", "gurvan", "nina"), "choose"), (("", "gurvan", ""), "choose-any")],
)
def test_a_colour_is_called_rare_only_when_few_are_free(
    teams: tuple[str, ...], reason: str
) -> None:
    story = Story(*teams, at="ring-18")  # before the violet star
    story.roll(1)
    assert reason_of(story) == reason


@pytest.mark.parametrize(
    ("stage", "held", "reason"),
    [(1, 2, "tries-keep"), (4, 1, "tries-final"), (4, 2, "tries-some"), (5, 1, "tries-all")],
)
def test_the_advice_about_tries_fits_the_match_at_hand(stage: int, held: int, reason: str) -> None:
    story = Story(*TEAMS[:2], at=BEFORE[stage], extra=[held])
    story.roll(2 if stage == 5 else 1)
    assert reason_of(story) == reason


def reason_of(story: Story) -> str:
    robot, fork = PtifooteuxRobot(1), story.rules.fork_for(0, 1)
    return robot.reason(fork, robot.choose(fork, Dice(1))).key.removeprefix("hint.les-ptifooteux.")
