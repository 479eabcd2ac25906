"""Each trophy: won in a real match of the rules, and not for what only looks like it."""

from __future__ import annotations

import pytest

from game.big4.shot_events import GoalScored as Big4Goal
from game.buteur.events import GoalScored as ButeurGoal
from game.catalog import GAMES
from game.championnat.events import AuctionWon, FootballerChanged, MatchBegan, MatchEnded
from game.championnat.lineup import TRAINEE
from game.core.rules import Event
from game.ptifooteux.events import CupWon, MatchLost, MatchWon
from game.soccer11.events import DayBegan, GuessMade, TurnBegan
from game.trophies.deeds import TROPHIES
from game.trophies.facts import MatchFacts
from game.trophies.profiles import Profile, Tally
from tests.trophies.played import facts, facts_of_play

DEEDS = {trophy.key: trophy.deed for trophy in TROPHIES}


def reached(trophy: str, match: MatchFacts, seat: int = 0) -> float:
    return DEEDS[trophy](match, seat, Profile("Ida"))


# All of them can be had: the game and the number of players.
HAD = [
    ("first-win", "buteur", 2),
    ("hat-trick", "buteur", 2),
    ("hat-trick", "buteur", 4),
    ("clean-sheet", "buteur", 2),
    ("clean-sheet", "big4", 2),
    ("comeback", "big4", 2),
    ("lucky-guess", "11-soccer", 2),
    ("lucky-guess", "11-soccer", 4),
    ("perfect-cup-run", "les-ptifooteux", 2),
    ("record-bid", "le-championnat", 4),
    ("trainees", "le-championnat", 4),
    ("marathon", "le-championnat", 2),
]
MOST_MATCHES = 80


@pytest.mark.parametrize(("trophy", "game", "players"), HAD)
def test_it_is_won_in_a_real_match(trophy: str, game: str, players: int) -> None:
    """By somebody, in one of so many matches of the real rules."""
    matches = (facts_of_play(game, players, seed) for seed in range(MOST_MATCHES))
    assert any(reached(trophy, match, seat) == 1 for match in matches for seat in range(players))


def test_every_trophy_but_the_five_boxes_was_won_in_one_match() -> None:
    assert {had[0] for had in HAD} == set(DEEDS) - {"all-five-games"}
    assert len(DEEDS) == 10


def test_a_match_of_another_game_wins_none_of_the_special_ones() -> None:
    for game in ("11-soccer", "les-ptifooteux"):
        match = facts(game)
        got = {trophy for trophy in DEEDS if reached(trophy, match) == 1}
        assert got == {"first-win"}


# First win.


@pytest.mark.parametrize(
    ("places", "won"),
    [((1, 2), True), ((2, 1), False), ((1, 1), False), ((1, 1, 3), True), ((3, 1, 1), False)],
)
def test_a_draw_of_everybody_is_no_win(places: tuple[int, ...], won: bool) -> None:
    assert (reached("first-win", facts("11-soccer", places=places)) == 1) is won


def test_partners_win_together() -> None:
    match = facts("buteur", places=(2, 1, 2, 1))
    assert [reached("first-win", match, seat) for seat in range(4)] == [0, 1, 0, 1]


# The five boxes.


def test_all_the_boxes_need_all_of_them() -> None:
    games = {game: Tally(played=1) for game in GAMES}
    whole = Profile("Ida", games=games)
    deed = DEEDS["all-five-games"]
    assert deed(facts("buteur"), 0, whole) == 1
    for missing in GAMES:
        rest = {game: tally for game, tally in games.items() if game != missing}
        far = deed(facts("buteur"), 0, Profile("Ida", games=rest))
        assert far == pytest.approx(len(rest) / len(GAMES))


# Goals.


def buteur_goals(*scored: tuple[int, int, str]) -> list[Event]:
    """(seat, team, how), with the score counted."""
    score, events = [0, 0], []
    for seat, team, how in scored:
        score[team] += how != "shoot-out"
        events.append(ButeurGoal(seat, team, (score[0], score[1]), how))  # type: ignore[arg-type]
    return events


def test_a_hat_trick_needs_three_own_goals() -> None:
    two = [(0, 0, "shot"), (0, 0, "penalty")]
    partner, shoot_out = (2, 0, "shot"), (0, 0, "shoot-out")
    places = (1, 2, 1, 2)
    assert reached("hat-trick", facts("buteur", buteur_goals(*two, two[0]), places)) == 1
    for other in (partner, shoot_out):
        assert reached("hat-trick", facts("buteur", buteur_goals(*two, other), places)) == (
            pytest.approx(2 / 3)
        )


def test_a_clean_sheet_is_a_win_without_a_goal_against() -> None:
    own, theirs, kick = (0, 0, "shot"), (1, 1, "shot"), (1, 1, "shoot-out")
    assert reached("clean-sheet", facts("buteur", buteur_goals(own))) == 1
    assert reached("clean-sheet", facts("buteur", buteur_goals(own, own, kick))) == 1
    assert reached("clean-sheet", facts("buteur", buteur_goals(own, theirs, own))) == 0
    assert reached("clean-sheet", facts("buteur", buteur_goals(own), (1, 1))) == 0
    assert reached("clean-sheet", facts("buteur", buteur_goals(own)), seat=1) == 0


def test_nothing_is_known_about_the_goals_of_a_match_begun_under_older_rules() -> None:
    assert reached("clean-sheet", facts("buteur", ())) == 0


def big4_goals(*seats: int) -> list[Event]:
    score, events = [0, 0], []
    for seat in seats:
        score[seat] += 1
        events.append(Big4Goal(seat, 3, 1 - seat, "duel", tuple(score)))
    return events


def test_a_clean_sheet_of_big4() -> None:
    assert reached("clean-sheet", facts("big4", big4_goals(0, 0, 0))) == 1
    assert reached("clean-sheet", facts("big4", big4_goals(0, 1, 0, 0))) == 0


def test_whoever_is_left_among_several_teams_has_kept_no_clean_sheet() -> None:
    goals = [Big4Goal(0, 3, 2, "duel", (1, 0, 0)), Big4Goal(0, 3, 1, "duel", (2, 0, 0))]
    assert reached("clean-sheet", facts("big4", goals, (1, 2, 3))) == 0


@pytest.mark.parametrize(
    ("goals", "places", "far"),
    [
        ((1, 1, 0, 0, 0), (1, 2), 1),
        ((0, 1, 1, 0, 0), (1, 2), 0),  # never more than one behind
        ((1, 1, 0, 0, 1), (2, 1), 0),  # two behind, and lost
        ((0, 0, 0), (1, 2), 0),
    ],
)
def test_a_comeback(goals: tuple[int, ...], places: tuple[int, int], far: float) -> None:
    assert reached("comeback", facts("big4", big4_goals(*goals), places)) == far


def test_a_comeback_of_a_team_in_buteur() -> None:
    goals = buteur_goals((1, 1, "shot"), (1, 1, "shot"), *[(2, 0, "shot")] * 3)
    match = facts("buteur", goals, (1, 2, 1, 2))
    assert [reached("comeback", match, seat) for seat in range(4)] == [1, 0, 1, 0]


def test_with_many_teams_goals_do_not_count_for_a_comeback() -> None:
    goals = [Big4Goal(1, 3, 2, "duel", (0, 2, 0))]
    assert reached("comeback", facts("big4", goals, (1, 2, 3))) == 0


# Guesses.


def guess(seat: int, right: bool = True) -> GuessMade:
    return GuessMade(seat, 1 - seat, 4, right)


def day(number: int, starter: int) -> DayBegan:
    return DayBegan(number, starter, (None, None), ())


@pytest.mark.parametrize(
    ("events", "far"),
    [
        ([guess(0)], 1),  # the opening turn of the match, which no event tells
        ([guess(0, right=False)], 0),
        ([TurnBegan(1), TurnBegan(0), guess(0)], 0),  # the second own turn
        ([TurnBegan(1), guess(0)], 0),  # a discarded card, in the other's turn
        ([TurnBegan(1), TurnBegan(0), day(2, 1), TurnBegan(1), TurnBegan(0), guess(0)], 1),
        ([TurnBegan(1), guess(1)], 0),  # somebody else's
    ],
)
def test_a_lucky_guess_is_made_in_the_first_turn_of_a_day(events: list[Event], far: float) -> None:
    assert reached("lucky-guess", facts("11-soccer", events)) == far


def test_who_does_not_open_has_a_first_turn_too() -> None:
    match = facts("11-soccer", [TurnBegan(1), guess(1)])
    assert reached("lucky-guess", match, seat=1) == 1


# The cup.


def test_a_perfect_cup_run_knows_no_lost_match() -> None:
    wins = [MatchWon(0, stage) for stage in (1, 2, 3, 4, 5)]
    cup = [*wins, CupWon(0, 1)]
    name = "les-ptifooteux"
    assert reached("perfect-cup-run", facts(name, cup)) == 1
    assert reached("perfect-cup-run", facts(name, [MatchLost(1, 2), *cup])) == 1
    assert reached("perfect-cup-run", facts(name, [MatchLost(0, 2), *cup])) == 0
    assert 0 < reached("perfect-cup-run", facts(name, [*wins, CupWon(0, 2)])) < 1
    assert reached("perfect-cup-run", facts(name, wins[:2])) == pytest.approx(0.4)


# Le Championnat.


@pytest.mark.parametrize(("amount", "won"), [(1_050, True), (1_000, False), (400, False)])
def test_a_record_bid_is_more_than_a_million(amount: int, won: bool) -> None:
    match = facts("le-championnat", [AuctionWon(0, 7, amount)])
    assert (reached("record-bid", match) == 1) is won
    assert reached("record-bid", match, seat=1) == 0


def league_match(
    trainees: int, points: tuple[int, int], *changes: FootballerChanged
) -> list[Event]:
    eleven = (*[TRAINEE] * trainees, *range(11 - trainees))
    began = MatchBegan(0, 1, False, (eleven, tuple(range(20, 31))), (20, 30))
    return [began, *changes, MatchEnded(0, 1, (20, 30), points, (0, 0))]


@pytest.mark.parametrize(
    ("trainees", "points", "far"),
    [(2, (2, 0), 1), (3, (2, 0), 1), (1, (2, 0), 0), (2, (0, 2), 0), (2, (1, 1), 0)],
)
def test_trainees_have_to_win(trainees: int, points: tuple[int, int], far: float) -> None:
    match = facts("le-championnat", league_match(trainees, points))
    assert reached("trainees", match) == far


def test_a_trainee_who_was_changed_no_longer_counts() -> None:
    change = FootballerChanged(0, 0, TRAINEE, 40, (22, 30))
    assert reached("trainees", facts("le-championnat", league_match(2, (2, 0), change))) == 0
    assert reached("trainees", facts("le-championnat", league_match(3, (2, 0), change))) == 1


@pytest.mark.parametrize(("length", "far"), [("full", 1), ("short", 0), ("express", 0)])
def test_only_a_full_championnat_is_a_marathon(length: str, far: float) -> None:
    assert reached("marathon", facts("le-championnat", length=length)) == far
    assert reached("marathon", facts("buteur", length=length)) == 0
