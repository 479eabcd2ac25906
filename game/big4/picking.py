"""Help for whoever picks a set or a wall footballer by footballer, before it becomes a move."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.big4.box import Big4Box
from game.big4.moves import AnyMove, BuildWall, TurnOver
from game.big4.shooting import WALL
from game.big4.view import TeamView

Picked = Collection[int]


def can_follow(moves: Iterable[AnyMove], picked: Picked) -> frozenset[int]:
    """Who can still be part of a legal set or wall together with those already picked."""
    chosen, follow = set(picked), set[int]()
    for move in moves:
        if isinstance(move, TurnOver | BuildWall) and chosen <= set(move.footballers):
            follow.update(move.footballers)
    return frozenset(follow - chosen)


def completed(moves: Iterable[AnyMove], picked: Picked) -> TurnOver | BuildWall | None:
    """The move those picked make, once they make one."""
    chosen = tuple(sorted(picked))
    for move in moves:
        if isinstance(move, TurnOver | BuildWall) and move.footballers == chosen:
            return move
    return None


def proposed_wall(team: TeamView, box: Big4Box) -> tuple[int, ...]:
    """The three best defenders on the pitch, weakened or not."""
    on_pitch = team.at(team.fit | team.weak)
    best = sorted(on_pitch, key=lambda footballer: -box.defence[footballer])[:WALL]
    return tuple(sorted(best))
