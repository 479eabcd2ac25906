"""The pitch as the map has it, and flights over it."""

from __future__ import annotations

from game.buteur.pitch import EAST, WEST
from tests.games.buteur.story import the_box


def test_the_areas_are_four_wide_and_two_deep_before_a_mouth_of_two() -> None:
    pitch = the_box().pitch
    assert pitch.own_end[EAST].area == {(c, r) for c in (0, 1) for r in (2, 3, 4, 5)}
    assert pitch.own_end[WEST].area == {(c, r) for c in (8, 9) for r in (2, 3, 4, 5)}
    assert pitch.nets == {(-1, 3), (-1, 4), (10, 3), (10, 4)}
    assert pitch.own_end[EAST].spot in pitch.own_end[EAST].area
    assert pitch.own_end[WEST].spot in pitch.own_end[WEST].area


def test_the_map_says_the_same_of_the_goal_mouth_as_of_the_net() -> None:
    pitch, board = the_box().pitch, the_box().board
    mouths = {(column - 1, row) for column, row in board.squares_of("goal-mouth")}
    assert mouths == {pitch.in_front_of(net) for net in pitch.nets}


def test_both_ends_are_the_same_turned_half_round() -> None:
    pitch = the_box().pitch
    west, east = pitch.own_end[EAST], pitch.own_end[WEST]

    def turned(square: tuple[int, int]) -> tuple[int, int]:
        return 9 - square[0], 7 - square[1]

    assert {turned(square) for square in west.area} == east.area
    assert turned(west.spot) == east.spot
    assert {colour: turned(flag) for colour, flag in west.flags.items()} == east.flags
    assert {turned(square) for square in west.goal_kicks["north"]} == set(east.goal_kicks["south"])


def test_flights_are_the_same_seen_from_either_side() -> None:
    flights = the_box().pitch.flights
    for (attack, (column, row), arrow, distance), flight in flights.items():
        mirrored = flights[-attack, (9 - column, 7 - row), arrow, distance]
        assert mirrored.outcome == flight.outcome
        assert mirrored.path == tuple((9 - c, 7 - r) for c, r in flight.path)


def test_every_square_of_a_flight_is_nearer_to_the_opposing_end() -> None:
    for (attack, _, _, _), (path, _) in the_box().pitch.flights.items():
        columns = [column for column, _ in path]
        assert columns == list(range(columns[0], columns[0] + attack * len(path), attack))


def test_a_flight_rests_on_the_pitch_unless_it_is_a_shot() -> None:
    pitch = the_box().pitch
    for (_, start, _, distance), (path, outcome) in pitch.flights.items():
        assert path[0] == start
        assert len(path) <= distance + 1
        assert (path[-1] in pitch.nets) == (outcome == "shot")
        assert (len(path) == distance + 1) or outcome != "pitch"
