"""What each level of robot understands, told with stacked hands; none of them can peek."""

from __future__ import annotations

import pytest

from assets.build import catalogues
from game.buteur.bot import ButeurRobot
from game.buteur.moves import (
    AnyMove,
    DiscardCard,
    ExchangeCard,
    LetIn,
    PlaceBall,
    PlayCard,
    Square,
)
from game.buteur.pitch import WEST
from game.buteur.rules import ButeurRules
from game.buteur.view import Shot
from game.core.dice import Dice
from game.core.robots import LEVELS, choose_from_fork
from tests.games.buteur.story import Story, describes, the_box

SHOT_AT_SEAT_0 = Shot(1, (-1, 3))
THOUGHTS = range(12)  # seeds: what a robot does in all of them it does by insight
STOPPERS = ["keeper s5l3r3", "keeper s4l4", "keeper s4r4", "corner red", "corner blue"]


def choices(tale: Story, level: int) -> set[AnyMove]:
    assert tale.to_act is not None
    robot = ButeurRobot(level)
    return {choose_from_fork(robot, tale.rules, tale.to_act, seed) for seed in THOUGHTS}


def chosen_cards(tale: Story, level: int, *words: str) -> set[str]:
    """Which of these cards the robot plays, over all its thoughts."""
    moves = choices(tale, level)
    assert all(isinstance(move, PlayCard) for move in moves)
    deck = the_box().deck
    return {word for move in moves for word in words if describes(word, deck[move.card])}


def rivals_that_shoot_from(square: Square) -> int:
    """How many Attackers of the deck would score for a side attacking westward."""
    flights = the_box().pitch.flights
    return sum(
        card.kind == "attacker"
        and any(flights[WEST, square, a, d].outcome == "shot" for a, d in card.arrows.items())
        for card in the_box().deck
    )


# Level 1: any sensible-looking card.


def test_a_beginner_keeps_the_ball_on_the_pitch() -> None:
    tale = Story("s5, s3, l2, s1", "s2", ball=(8, 0))
    assert chosen_cards(tale, 1, "s5", "s3", "l2", "s1") == {"s1"}


@pytest.mark.parametrize("stopper", ["keeper s4l4", "corner red"])
def test_a_beginner_stops_a_shot_when_it_can(stopper: str) -> None:
    tale = Story(f"s1, {stopper}, s3", "s2", shot=SHOT_AT_SEAT_0)
    assert chosen_cards(tale, 1, "s1", "s3", stopper) == {stopper}


def test_a_beginner_has_no_plan_and_misses_open_goals() -> None:
    tale = Story("s1, s2, s4, l1, r1", "s2", ball=(6, 3))
    assert len(chosen_cards(tale, 1, "s1", "s2", "s4", "l1", "r1")) >= 3


# Level 2: progress, width, keeps keepers, uses penalties.


def test_a_footballer_shoots_when_it_can() -> None:
    tale = Story("s1, s2, s4, l1, r1", "s2", ball=(6, 3))
    assert chosen_cards(tale, 2, "s1", "s2", "s4", "l1", "r1") == {"s4"}


def test_a_footballer_goes_forward() -> None:
    tale = Story("s1, s2, s4", "s2", ball=(2, 3))
    assert chosen_cards(tale, 2, "s1", "s2", "s4") == {"s4"}


@pytest.mark.parametrize(("ball", "inward"), [((3, 0), "r3"), ((3, 7), "l3")])
def test_a_footballer_comes_in_from_the_wing(ball: Square, inward: str) -> None:
    tale = Story("s5, l3, r3", "s2", ball=ball)
    assert chosen_cards(tale, 2, "s5", "l3", "r3") == {inward}


def test_a_footballer_places_the_ball_towards_the_middle() -> None:
    tale = Story("s2, s3", "s2", ball=(4, 0), restart="throw-in")
    assert choices(tale, 2) == {PlaceBall(0, (5, 1))}


def test_a_footballer_keeps_its_keeper_at_a_clearance() -> None:
    tale = Story("keeper s5l3r3, s1, l1", "s2", ball=(0, 2), restart="goal-kick")
    tale.place((0, 1))
    assert tale.phase == "clear"
    assert "keeper s5l3r3" not in chosen_cards(tale, 2, "keeper s5l3r3", "s1", "l1")
    assert "keeper s5l3r3" in chosen_cards(tale, 1, "keeper s5l3r3", "s1", "l1")


@pytest.mark.parametrize("level", [2, 3])
def test_what_must_go_is_what_is_missed_least(level: int) -> None:
    at_kick_off = Story("keeper s4l4, penalty, free s3l2", "s1")
    assert choices(at_kick_off, level) == {ExchangeCard(0, at_kick_off.card("free s3l2"))}
    stuck = Story("keeper s4l4, corner red, free s3l2", "s1", ball=(9, 2))
    assert choices(stuck, level) == {DiscardCard(0, stuck.card("free s3l2"))}


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_take_the_penalty_they_can(level: int) -> None:
    tale = Story("s1, penalty, l1, s3", "s2", ball=(9, 2))
    assert chosen_cards(tale, level, "s1", "penalty", "l1", "s3") == {"penalty"}
    brought_there = Story("s1, penalty", "s2", ball=(7, 2))
    brought_there.play("s1")
    assert brought_there.phase == "penalty-may"
    assert chosen_cards(brought_there, level, "penalty") == {"penalty"}


def test_a_footballer_with_a_penalty_seeks_the_area() -> None:
    hand = ("s2", "r4", "s1")
    without = Story(", ".join(hand), "s2", ball=(6, 2))
    bearer = Story(", ".join((*hand, "penalty")), "s2", ball=(6, 2))
    assert chosen_cards(bearer, 2, *hand) == {"s2"}
    assert chosen_cards(without, 2, *hand) != {"r4"}


# Level 3: double moves, denies shots, weighs the opponent's likely hand.


def test_a_tactician_sees_the_double_move() -> None:
    """Free kick two forward, then three to the left, straight into the net."""
    tale = Story("s1, l3, free s2l2r2", "s2", ball=(5, 6))
    assert choices(tale, 3) == {tale.card_move("free s2l2r2", "straight")}
    tale.play("free s2l2r2", "straight")
    assert chosen_cards(tale, 3, "s1", "l3") == {"l3"}
    assert tale.rules.apply(tale.card_move("l3"))[1].outcome == "shot"


def test_a_tactician_denies_the_shot_a_footballer_offers() -> None:
    tale = Story("s1, l2", "s2", ball=(1, 3))
    assert rivals_that_shoot_from((2, 3)) > rivals_that_shoot_from((3, 1)) == 0
    assert chosen_cards(tale, 2, "s1", "l2") == {"s1"}
    assert chosen_cards(tale, 3, "s1", "l2") == {"l2"}


def test_a_tactician_counts_the_stoppers_that_are_gone() -> None:
    """A shot nobody can stop is better than a cut; one that may be stopped is worse."""
    hands = ("s2, penalty", "s3 red, s3 blue, s4, s5, l3, r3, l2, r2")
    all_about = Story(*hands, ball=(8, 3))
    all_gone = Story(*hands, ball=(8, 3), discards=STOPPERS)
    assert chosen_cards(all_about, 3, "s2", "penalty") == {"penalty"}
    assert chosen_cards(all_gone, 3, "s2", "penalty") == {"s2"}
    assert chosen_cards(all_gone, 2, "s2", "penalty") == {"penalty"}


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_never_let_a_shot_in_that_they_can_stop(level: int) -> None:
    tale = Story("keeper s4l4, s3", "s2", shot=SHOT_AT_SEAT_0)
    assert LetIn(0) not in choices(tale, level)


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_rival_really_holds_changes_no_choice(level: int) -> None:
    mine = "s2, penalty, free s2l2r2, l3"
    harmless = Story(mine, "s1, s1, l1, l1, r1", ball=(8, 3))
    stopping = Story(mine, ", ".join(STOPPERS), ball=(8, 3))
    robot = ButeurRobot(level)
    for seed in THOUGHTS:
        assert choose_from_fork(robot, harmless.rules, 0, seed) == choose_from_fork(
            robot, stopping.rules, 0, seed
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_of_advice_has_words(seats: int) -> None:
    said = {language: catalogues.read_all(language) for language in catalogues.LANGUAGES}
    robot, dice, keys = ButeurRobot(3), Dice(4), set()
    for seed in range(40):
        rules = ButeurRules.new(seats, {}, the_box(), Dice(seed))
        while rules.to_act is not None:
            fork = rules.fork_for(rules.to_act, 1)
            keys.add(robot.reason(fork, fork.sample(rules.to_act, dice)).key)
            rules.apply(rules.sample(rules.to_act, dice))
    assert len(keys) >= 12
    for catalogue in said.values():
        assert keys <= set(catalogue)
