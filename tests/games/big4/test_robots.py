"""What each level of robot understands, told with stacked dice."""

from __future__ import annotations

import pytest

from assets.build import catalogues
from game.big4.bot import Big4Robot
from game.big4.bot_outlook import Outlook
from game.big4.bot_standing import stands_for
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    BuildWall,
    ChooseConfidence,
    ChooseTaker,
    Dribble,
    FreeKick,
    LineUp,
    Pass,
    Recover,
    Roll,
    Substitute,
    Tackle,
    TurnOver,
)
from game.big4.odds import chance_ahead, duel_chance
from game.big4.rules import Big4Rules
from game.big4.squads import ALL_OUTFIELD
from game.core.dice import Dice
from game.core.robots import LEVELS, choose_from_fork
from tests.games.big4.story import Story, the_box

THOUGHTS = range(12)  # seeds: what a robot does in all of them it does by insight


def choices(tale: Story, level: int) -> set[AnyMove]:
    assert tale.to_act is not None
    robot = Big4Robot(level)
    return {choose_from_fork(robot, tale.rules, tale.to_act, seed) for seed in THOUGHTS}


def rolled(face: str, ours: str = "all", theirs: str = "all", **more: object) -> Story:
    tale = Story(ours, theirs, **more)
    tale.roll(5, 4, face)
    return tale


def test_the_odds_are_those_of_the_dice() -> None:
    assert chance_ahead(2, 3, 0) == pytest.approx(0.152, abs=0.001)
    assert duel_chance(0) == pytest.approx(0.561, abs=0.001)
    assert chance_ahead(3, 0, 5 - 17) == pytest.approx(0.2593, abs=0.001)
    assert duel_chance(-30) == pytest.approx(1 / 6)
    assert duel_chance(30) == pytest.approx(5 / 6)


def test_robots_reckon_with_stars_walls_and_confidence() -> None:
    tale = Story("all", "all", advanced=True, confidence=(1, 0))
    outlook = Outlook(tale.rules.view(0), the_box())
    ten = tale.who(0, 10)
    assert outlook.chance("free-kick", 0, ten, 1) == chance_ahead(3, 0, 5 + 1 - 6 - 11)
    assert outlook.chance("duel", 0, ten, 1) == duel_chance(5 + 1 - 6)
    assert outlook.chance("duel", 1, tale.who(1, 10), 0, more=2) == duel_chance(5 + 2 - 6 - 1)


def test_a_team_stands_the_longer_the_more_are_in_form() -> None:
    assert stands_for(0) == 0
    assert stands_for(ALL_OUTFIELD) > stands_for(ALL_OUTFIELD & ~4) > stands_for(1 << 7)
    # One footballer alone: turned by the right sum on four faces, by any roll on two.
    assert stands_for(1 << 7) == pytest.approx(1 / (2 / 6 + 2 / 6 * 6 / 36))
    assert stands_for(1 << 2) > stands_for(1 << 7)


# Level 1: any legal set.


def test_a_beginner_takes_any_set_and_does_not_pass() -> None:
    tale = rolled("free-kick", ours="9")
    found = choices(tale, 1)
    assert len(found) > 3
    assert Pass(0) not in found


# Level 2: the set that leaves least standing; simple odds.


def test_a_footballer_leaves_as_few_standing_as_it_can() -> None:
    tale = rolled("recovery")
    assert choices(tale, 2) == {tale.sum_move(2, 3, 4)}


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_leave_the_goalkeeper_alone_when_they_can(level: int) -> None:
    tale = rolled("free-kick", theirs="9")
    assert choices(tale, level) == {tale.sum_move(9)}
    tale = rolled("tackle", theirs="11")
    assert choices(tale, level) == {Tackle(0, tale.who(1, 11))}


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_would_rather_have_a_duel_than_turn_over_many(level: int) -> None:
    tale = Story("all", "9", "2 3 4 11")
    tale.roll(5, 4, "free-kick")
    assert choices(tale, level) == {tale.sum_move((1, 9))}


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_play_a_good_set_rather_than_a_poor_free_kick(level: int) -> None:
    tale = rolled("free-kick", theirs="4 5 10 11")
    assert choices(tale, level) == {tale.sum_move(4, 5)}


@pytest.mark.parametrize("level", [2, 3])
def test_with_much_confidence_better_robots_shoot(level: int) -> None:
    tale = rolled("free-kick", theirs="9 10", confidence=(4, 0))
    assert all(isinstance(move, FreeKick) for move in choices(tale, level))


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_build_the_best_wall(level: int) -> None:
    tale = rolled("free-kick", advanced=True)
    tale.free_kick(10)
    (wall, *more) = choices(tale, level)
    for each in (wall, *more):
        assert isinstance(each, BuildWall)
        assert sum(the_box().defence[number] for number in each.footballers) == 11


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_shoot_with_their_stars(level: int) -> None:
    tale = Story("all", "", advanced=True)
    found = choices(tale, level)
    assert found <= {ChooseTaker(0, tale.who(0, 9)), ChooseTaker(0, tale.who(0, 10))}


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_use_the_coach_when_a_goal_would_decide(level: int) -> None:
    tale = Story("all", "", advanced=True, goals=(2, 0))
    tale.taker(9)
    assert choices(tale, level) == {AnnounceCoach(0, True)}


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_keep_the_coach_for_a_shot_it_can_change(level: int) -> None:
    """Four stars of confidence against: the bonus changes little."""
    tale = Story("2", "", advanced=True, confidence=(0, 4))
    tale.taker(2)
    assert choices(tale, level) == {AnnounceCoach(0, False)}


@pytest.mark.parametrize("level", [2, 3])
def test_better_robots_change_when_few_are_left_in_form(level: int) -> None:
    tired = Story("7", "all", advanced=True)
    assert all(isinstance(move, Substitute) for move in choices(tired, level))
    fresh = Story("2 3 4 5 6 7 8 9", "all", advanced=True)
    assert choices(fresh, level) == {Roll(0)}


# Level 3: who stays standing, exactly.


def test_a_tactician_recovers_before_the_dice_start_a_duel() -> None:
    tale = rolled("recovery", ours="2 3", theirs="9")
    assert all(isinstance(move, Recover) for move in choices(tale, 3))
    assert choices(tale, 2) == {tale.sum_move(9)}


def test_a_tactician_dribbles_after_the_dice_unless_it_ends_the_matter() -> None:
    tale = rolled("dribble")
    assert all(isinstance(move, TurnOver) for move in choices(tale, 3))
    tale = rolled("dribble", theirs="11")
    assert choices(tale, 3) == {Dribble(0, tale.who(1, 11))}


def test_a_tactician_leaves_those_who_are_easiest_to_hit() -> None:
    """2 or 11 is rolled less often than 7: whoever remains should be the 7."""
    tale = rolled("dribble", theirs="7 11 off 2 3 4 5 6 8 9 10")
    assert choices(tale, 3) == {Dribble(0, tale.who(1, 11))}
    assert len(choices(tale, 2)) == 2


def test_a_tactician_shoots_a_duel_with_whom_it_would_miss_least() -> None:
    tale = Story("2 7 11", "")
    (chosen,) = choices(tale, 3)
    assert isinstance(chosen, ChooseTaker)
    left = {
        place: stands_for(sum(1 << other for other in (2, 7, 11) if other != place))
        for place in (2, 7, 11)
    }
    assert chosen.footballer == tale.who(0, max(left, key=lambda place: left[place]))


def test_a_tactician_turns_over_high_numbers_first_for_low_ones_fit_more_sums() -> None:
    tale = rolled("recovery")
    assert choices(tale, 3) == {tale.sum_move(9)}


def test_a_tactician_weighs_the_referee_before_a_tackle() -> None:
    """Well ahead it tackles; with its own last footballer at stake it plays the dice."""
    ahead = rolled("tackle", theirs="10 11 off 2 3 4 5 6 7 8 9")
    assert all(isinstance(move, Tackle) for move in choices(ahead, 3))
    at_stake = rolled("tackle", ours="7", theirs="2 4 5 9 10")
    assert all(isinstance(move, TurnOver) for move in choices(at_stake, 3))


def test_a_tactician_takes_a_free_kick_while_nothing_is_at_stake() -> None:
    """One chance in seven is worth more than any set against a whole team."""
    tale = rolled("free-kick")
    assert all(isinstance(move, FreeKick) for move in choices(tale, 3))


@pytest.mark.parametrize("level", LEVELS)
def test_robots_take_the_ready_made_eleven_and_no_helping_hand(level: int) -> None:
    rules = Big4Rules.new(2, {"confidence": True}, the_box(), Dice(1))
    robot = Big4Robot(level)
    club = choose_from_fork(robot, rules, 0, 1)
    rules.apply(club)
    assert choose_from_fork(robot, rules, 0, 1) == ChooseConfidence(0, 0)
    rules.apply(ChooseConfidence(0, 0))
    ready = the_box().ready_made[club.club][0]
    assert choose_from_fork(robot, rules, 0, 1) == LineUp(0, ready)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "advanced"), [(2, True), (4, False)])
def test_robots_only_look(level: int, seats: int, advanced: bool) -> None:
    rules = Big4Rules.new(seats, {"advanced": advanced}, the_box(), Dice(3))
    robot = Big4Robot(level)
    for number in range(60):
        if rules.to_act is None:
            break
        before = rules.snapshot()
        move = choose_from_fork(robot, rules, rules.to_act, number)
        assert rules.snapshot() == before
        assert move in rules.legal_moves()
        rules.apply(move)


def advice_given() -> set[str]:
    robot, dice, keys = Big4Robot(3), Dice(4), set()
    for seed in range(60):
        options = {"advanced": True, "confidence": True}
        rules = Big4Rules.new(2 + seed % 3, options, the_box(), Dice(seed))
        while rules.to_act is not None:
            fork = rules.fork_for(rules.to_act, 1)
            keys.add(robot.reason(fork, fork.sample(rules.to_act, dice)).key)
            rules.apply(rules.sample(rules.to_act, dice))
    for rare in (Story("9", "", ""), Story("2 3 hurt 7", "all", advanced=True)):
        keys.add(robot.reason(rare.rules, rare.rules.legal_moves()[0]).key)
    return keys


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_every_piece_of_advice_has_words_and_no_words_are_idle(language: str) -> None:
    said = catalogues.read_all(language)
    assert advice_given() == {key for key in said if key.startswith("hint.big4.")}
