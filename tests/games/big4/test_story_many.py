"""Three or four players: sets over several teams, elimination, confidence."""

from __future__ import annotations

import pytest

from game.big4.events import (
    ConfidenceWon,
    MatchEnded,
    PenaltyGiven,
    Recovered,
    RefereeTossed,
    TeamOut,
    TurnBegan,
)
from game.big4.moves import ChooseDuel, Dribble, FreeKick, Tackle, TurnOver
from game.big4.shot_events import DuelChosen, DuelsWon, GoalScored
from tests.games.big4.story import Story, of_type


def test_turns_go_round_the_table() -> None:
    tale = Story("all", "all", "all", "all", turn=2)
    order = []
    for _ in range(5):
        order.append(tale.to_act)
        tale.roll(1, 1, "offside")
    assert order == [2, 3, 0, 1, 2]


# The worked example: 9 and Dribble against three teams.


@pytest.mark.parametrize(
    "chosen",
    [
        [(3, 9)],
        [(2, 4), (2, 5)],
        [(1, 2), (2, 2), (3, 5)],
        [(1, 4), (3, 5)],
        [(1, 3), (2, 3), (3, 3)],
    ],
)
def test_a_nine_may_be_made_in_one_team_or_over_several(chosen: list[tuple[int, int]]) -> None:
    tale = Story("all", "all", "all", "all")
    tale.roll(5, 4, "dribble")
    assert tuple(sorted(chosen)) in tale.sets()
    tale.turn_over(*chosen)
    tale.dribble((2, 11))
    for seat, place in [*chosen, (2, 11)]:
        assert place in tale.weak(seat)
    assert tale.to_act == 1


def test_there_are_many_more_sets_and_all_make_the_sum() -> None:
    tale = Story("all", "all", "all", "all")
    tale.roll(6, 6, "recovery")
    sets = tale.sets()
    assert len(sets) == 217
    assert all(sum(place for _, place in chosen) == 12 for chosen in sets)
    assert all(len(set(chosen)) == len(chosen) for chosen in sets)


def test_one_may_not_turn_over_ones_own_even_among_many() -> None:
    tale = Story("all", "all", "all")
    tale.roll(5, 4, "dribble")
    move = TurnOver(0, (tale.who(0, 4), tale.who(1, 5)))
    assert tale.refusal(move) == "own-player"


def test_dribble_tackle_and_free_kick_aim_at_any_team() -> None:
    tale = Story("9", "4", "5 6")
    tale.roll(6, 6, "dribble")
    assert tale.offered(Dribble) == {(1, 4), (2, 5), (2, 6)}
    tale = Story("9", "4", "5 6")
    tale.roll(6, 6, "tackle")
    assert tale.offered(Tackle) == {(1, 4), (2, 5), (2, 6)}
    tale = Story("9", "4", "5 6")
    tale.roll(6, 6, "free-kick")
    kicks = {move.against for move in tale.rules.legal_moves() if isinstance(move, FreeKick)}
    assert kicks == {1, 2}


def test_a_team_that_is_out_can_no_more_be_aimed_at() -> None:
    tale = Story("9", "4", "5 6")
    tale.state.teams[1].out = True
    tale.roll(6, 5, "dribble")
    assert tale.offered(Dribble) == {(2, 5), (2, 6)}
    assert tale.refusal(Dribble(0, tale.who(1, 4))) == "team-out"


# Elimination and confidence.


def scored(**more: object) -> tuple[Story, list]:
    """Seat 0 turns over the last of seat 1 and scores."""
    tale = Story("9 10", "4", "2 3", "7 8", **more)
    tale.roll(1, 3, "free-kick")
    tale.turn_over((1, 4))
    tale.taker(9)
    return tale, tale.shoot(1, 1, 1, duel="goal")


def test_a_goal_puts_the_conceding_team_out_and_nobody_recovers() -> None:
    tale, events = scored()
    assert TeamOut(1, 0) in events
    assert of_type(events, Recovered) == []
    assert tale.in_form(0) == [9, 10]
    assert tale.in_form(2) == [2, 3]


def test_after_it_play_goes_on_with_the_next_team_still_in() -> None:
    _, events = scored()
    assert of_type(events, TurnBegan) == [TurnBegan(2, 2)]


def test_the_confidence_card_goes_to_the_scorer_face_up() -> None:
    tale, events = scored()
    assert ConfidenceWon(0, 1, (1,)) in events
    winner, loser = tale.rules.view(None).teams[:2]
    assert (winner.confidence, winner.face_down) == ((1,), 1)
    assert (loser.confidence, loser.face_down) == ((), 0)


def test_ones_own_card_lies_face_down_and_gives_nothing() -> None:
    tale = Story("all", "all", "all")
    assert [team.face_down for team in tale.state.teams] == [1, 1, 1]
    tale.roll(1, 1, "free-kick")
    tale.free_kick(9, against=2)
    (attack,) = tale.shoot(3, 4)
    assert (attack.confidence, attack.total) == (0, 7)
    assert tale.rules.view(2).to_save == 7
    events = tale.save(2, 2, 3)
    assert (events[0].confidence, events[0].total) == (0, 7)


def test_each_card_won_adds_one_to_attacking_and_defending_scores() -> None:
    tale = Story("all", "all", "all", turn=0, confidence=(2, 0, 1))
    tale.roll(1, 1, "free-kick")
    tale.free_kick(9, against=2)
    (attack,) = tale.shoot(3, 4)
    assert (attack.confidence, attack.total) == (2, 9)
    assert tale.rules.view(2).to_save == 8  # its own star helps the goalkeeper
    events = tale.save(2, 3, 3)
    assert (events[0].confidence, events[0].total) == (1, 9)
    assert of_type(events, GoalScored) == []


def test_all_cards_of_a_team_go_on_when_it_concedes() -> None:
    tale = Story("9", "4", "2 3", "7 8", confidence=(0, 3))
    tale.roll(1, 3, "free-kick")
    tale.turn_over((1, 4))
    tale.taker(9)
    events = tale.shoot(1, 1, 1, duel="goal")
    assert ConfidenceWon(0, 1, (3, 1)) in events
    assert tale.state.teams[0].bonus == 4


def test_a_duel_lost_brings_one_back_and_the_turn_passes() -> None:
    tale = Story("9 10", "4", "2 3")
    tale.roll(1, 3, "free-kick")
    tale.turn_over((1, 4))
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="missed")
    tale.recover(6)
    assert tale.in_form(1) == [6]
    assert tale.in_form(0) == [10]
    assert tale.to_act == 1


def test_the_last_team_left_wins() -> None:
    tale = Story("9", "4", "2", turn=0)
    tale.state.teams[2].out = True
    tale.state.left.append(2)
    tale.roll(1, 3, "free-kick")
    tale.turn_over((1, 4))
    tale.taker(9)
    events = tale.shoot(1, 1, 1, duel="goal")
    assert of_type(events, MatchEnded) == [MatchEnded((1, 0, 0), 0)]
    assert tale.rules.standings().places == (1, 2, 3)


# Two teams at once.


def two_alone() -> Story:
    tale = Story("9 10", "4", "5", "all")
    tale.roll(5, 4, "free-kick")
    tale.turn_over((1, 4), (2, 5))
    return tale


def test_one_sum_that_empties_two_teams_gives_two_duels_in_the_order_the_attacker_likes() -> None:
    tale = two_alone()
    assert (tale.phase, tale.to_act) == ("duel-order", 0)
    assert {move.against for move in tale.rules.legal_moves()} == {1, 2}
    assert tale.order(2) == [DuelChosen(0, 2)]
    tale.taker(9)
    assert tale.state.shot.against == 2
    tale.shoot(1, 1, 1, duel="goal")
    assert (tale.phase, tale.to_act) == ("duel", 0)
    tale.taker(10)
    assert tale.state.shot.against == 1
    events = tale.shoot(1, 1, 1, duel="goal")
    assert of_type(events, TurnBegan) == [TurnBegan(3, 2)]
    assert tale.state.teams[0].bonus == 2


def test_the_second_duel_comes_after_a_first_one_lost_too() -> None:
    tale = two_alone()
    tale.order(1)
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="missed")
    tale.recover(3)
    assert (tale.phase, tale.to_act) == ("duel", 0)
    tale.taker(10)
    assert tale.state.shot.against == 2


def test_teams_alone_at_the_start_of_a_turn_are_taken_on_one_after_the_other() -> None:
    tale = Story("9 10", "", "", "all")
    assert tale.phase == "duel-order"
    assert ChooseDuel(0, 3) not in tale.rules.legal_moves()


# The tackle.


def test_the_tackled_team_rolls_the_referees_dice_and_takes_the_penalty() -> None:
    tale = Story("all", "all", "8 9", "all", turn=1)
    tale.roll(6, 6, "tackle")
    tale.tackle((2, 9))
    assert tale.to_act == 2
    assert tale.toss(foul=True) == [RefereeTossed(2, True)]
    events = tale.referee(3, 4, "red-penalty")
    assert PenaltyGiven(2, 1) in events
    assert (tale.phase, tale.to_act) == ("penalty", 2)


def test_a_penalty_scored_puts_the_tackler_out() -> None:
    tale = Story("all", "all", "8 9", "all", turn=1)
    tale.roll(6, 6, "tackle")
    tale.tackle((2, 9))
    tale.toss(foul=True)
    tale.referee(3, 4, "red-penalty")
    tale.taker(8)
    events = tale.shoot(1, 1, 1, duel="goal")
    assert TeamOut(1, 2) in events
    assert ConfidenceWon(2, 1, (1,)) in events
    assert of_type(events, TurnBegan) == [TurnBegan(2, 2)]


def test_a_penalty_stopped_lets_the_turns_go_on_in_order() -> None:
    tale = Story("all", "all", "8 9", "all", turn=0)
    tale.roll(6, 6, "tackle")
    tale.tackle((2, 9))
    tale.toss(foul=True)
    tale.referee(3, 4, "red-penalty")
    tale.taker(8)
    tale.shoot(1, 1, 1, duel="missed")
    assert (tale.to_act, tale.phase) == (1, "duel")  # seat 2 stands alone now
    assert tale.state.duels == [2]


def test_a_free_kick_scored_puts_out_as_well() -> None:
    tale = Story("all", "all", "all")
    tale.roll(6, 6, "free-kick")
    tale.free_kick(9, against=2)
    tale.shoot(6, 6)
    events = tale.save(1, 1, 1)
    assert TeamOut(2, 0) in events
    assert of_type(events, DuelsWon) == []
    assert tale.to_act == 1
