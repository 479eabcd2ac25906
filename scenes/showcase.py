"""Every screen in its telling states: for `--shots`, the smoke run and the layout check."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from game.catalog import GameInfo
from game.core.match import Match
from game.core.record import Seat
from game.core.robots import robot_move
from scenes.board_loader import load_board
from scenes.scene import Scene
from scenes.stage import Stage

MOST_SEEDS = 400
AnyMatch = Match[Any, Any, Any]
Moment = Callable[[AnyMatch], bool]

# People and robots of the pictures; a table takes as many as it needs, robots at the end.
CAST = (
    Seat("Léa", "avatar-01", 0),
    Seat("Noé", "avatar-02", 1),
    Seat("Inès", "avatar-03", 2),
    Seat("Tom", "avatar-04", 3),
)


class Shown(NamedTuple):
    """One picture: scenes from bottom to top, then what is done to the topmost."""

    name: str
    scenes: Callable[[Stage], Sequence[Scene]]
    act: Callable[[Scene], None] | None = None


def clicking(*keys: str) -> Callable[[Scene], None]:
    """What a click on each of these targets does, one after another."""

    def act(scene: Scene) -> None:
        for key in keys:
            next(target for target in scene.targets() if target.key == key).act()

    return act


def seats_of(players: int, robots: int = 0) -> tuple[Seat, ...]:
    """The first people of the cast, the last `robots` of them machines."""
    people = CAST[: players - robots]
    machines = [
        Seat(seat.name, "", seat.colour, "robot", 2) for seat in CAST[players - robots : players]
    ]
    return (*people, *machines)


def match_at(info: GameInfo, seats: Sequence[Seat], moment: Moment, **options: Any) -> AnyMatch:
    """A match played by robots up to the first time `moment` holds."""
    chosen = info.default_options() | options
    for seed in range(MOST_SEEDS):
        match: AnyMatch = Match.new(info.load(load_board), seats, chosen, seed, 1.0)
        if _plays_until(match, info, moment):
            return match
    raise LookupError(f"no such moment in {MOST_SEEDS} matches of {info.id}")


def _plays_until(match: AnyMatch, info: GameInfo, moment: Moment) -> bool:
    robots = [info.robot(2) for _ in match.seats]
    while not moment(match):
        seat = match.rules.to_act
        if seat is None:
            return False
        match.play(robot_move(match, robots[seat], seat))
    return True


def everything(only: str | None = None) -> Iterator[Shown]:
    """All pictures, the house first, then each game; or those of one game."""
    from scenes.house_shown import house_pictures
    from scenes.registry import SCREENS, games_on_shelf

    if only is None:
        yield from house_pictures()
    for info in games_on_shelf():
        if only in (None, info.id):
            for shown in SCREENS[info.id].shown(info):
                yield shown._replace(name=f"{info.id}-{shown.name}")
