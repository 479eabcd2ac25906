"""Building a set or a wall by clicks: who stays lit, and when it is whole."""

from __future__ import annotations

from game.big4.moves import BuildWall
from game.big4.picking import can_follow, completed, proposed_wall
from tests.games.big4.story import Story, the_box


def nine(*teams: str) -> Story:
    tale = Story(*teams)
    tale.roll(5, 4, "free-kick")
    return tale


def lit(tale: Story, *places: int) -> set[int]:
    picked = {tale.who(1, place) for place in places}
    follow = can_follow(tale.rules.legal_moves(), picked)
    return {place for place in range(1, 12) if tale.who(1, place) in follow}


def test_only_footballers_that_can_still_be_part_of_a_set_stay_lit() -> None:
    tale = nine("all", "all")
    assert lit(tale) == {2, 3, 4, 5, 6, 7, 9}
    assert lit(tale, 2) == {3, 4, 7}
    assert lit(tale, 2, 4) == {3}
    assert lit(tale, 2, 3, 4) == set()
    assert lit(tale, 8) == set()


def test_the_set_is_whole_when_it_makes_the_sum() -> None:
    tale = nine("all", "all")
    moves = tale.rules.legal_moves()
    assert completed(moves, {tale.who(1, 4)}) is None
    assert completed(moves, {tale.who(1, 5), tale.who(1, 4)}) == tale.sum_move(4, 5)


def test_a_set_may_be_built_over_several_teams() -> None:
    tale = nine("all", "2 7", "2 5 11")
    moves = tale.rules.legal_moves()
    both = {tale.who(1, 2), tale.who(2, 2)}
    assert can_follow(moves, both) == {tale.who(2, 5)}
    assert completed(moves, both | {tale.who(2, 5)}) is not None


def test_a_wall_is_built_the_same_way_and_the_best_is_proposed() -> None:
    tale = Story("all", "2 3 off 5", advanced=True)
    tale.roll(5, 4, "free-kick")
    tale.free_kick(9)
    moves = tale.rules.legal_moves()
    wall = proposed_wall(tale.rules.view(1).teams[1], the_box())
    assert completed(moves, wall) == BuildWall(1, wall)
    stars = [sum(the_box().defence[number] for number in move.footballers) for move in moves]
    assert sum(the_box().defence[number] for number in wall) == max(stars)
    assert len(can_follow(moves, wall[:2])) == 7
    assert can_follow(moves, wall) == frozenset()
