"""Booklet: the first to win the final wins; the others may play on for the places."""

from __future__ import annotations

from game.ptifooteux.events import CupWon, GameEnded, MatchWon, RollAgainGranted, TurnBegan
from game.ptifooteux.moves import RollDie
from tests.games.ptifooteux.story import TEAMS, Story, of_type, the


def final(seats: int, **more: object) -> Story:
    """Everybody stands two steps before the final."""
    story = Story(*TEAMS[:seats], at=["finale-7"] * seats, **more)
    story.roll(3)
    return story


def test_the_first_to_win_the_final_wins_the_match() -> None:
    story = final(3)
    events = story.play(won=True)
    assert the(events, MatchWon).stage == 5
    assert the(events, CupWon) == CupWon(0, 1)
    assert the(events, GameEnded) == GameEnded(0, (1, 2, 2))
    assert not of_type(events, RollAgainGranted)
    assert (story.to_act, story.phase) == (None, "over")
    standings = story.rules.standings()
    assert (standings.winners, standings.over) == ((0,), True)
    assert standings.points == (5, 4, 4)
    assert story.refusal(RollDie(1)) == "match-over"


def test_a_lost_final_is_played_again_from_the_loop() -> None:
    story = final(2)
    story.play(won=False)
    story.team(1).square = "16e-d"
    story.roll(1)
    assert (story.to_act, story.square, story.team(0).beaten) == (0, "finale-match", True)
    story.roll(6)
    assert (story.square, story.phase) == ("finale-match", "final")


def test_if_agreed_the_others_play_on_for_the_places() -> None:
    story = final(3, places=True)
    events = story.play(won=True)
    assert the(events, TurnBegan).seat == 1
    assert not of_type(events, GameEnded)
    story.roll(3)
    story.play(won=False)
    story.roll(3)
    events = story.play(won=True)
    assert the(events, CupWon) == CupWon(2, 2)
    assert the(events, GameEnded) == GameEnded(0, (1, 3, 2))


def test_who_has_won_the_final_is_passed_over() -> None:
    story = final(3, places=True)
    story.play(won=True)
    seats = []
    for _ in range(4):
        seats.append(story.to_act)
        story.team(story.to_act).square = "16e-d"
        story.roll(1)
    assert seats == [1, 2, 1, 2]


def test_while_it_lasts_the_one_furthest_on_leads() -> None:
    story = Story(TEAMS[0], "moussa", "", at=["quart-1"])
    assert story.rules.standings().places == (1, 2, 3)
    assert story.rules.standings().points == (2, 0, 0)


def test_in_the_cup_the_stage_decides_who_is_further_on() -> None:
    story = Story(*TEAMS[:3], at=["16e-7", "quart-1", "8e-8"])
    assert story.rules.standings().places == (3, 1, 2)
    assert story.rules.standings().points == (0, 2, 1)
