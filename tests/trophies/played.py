"""Matches for the trophies: robots play for people, and facts are made by hand for near misses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from game.catalog import GAMES
from game.core.match import Match
from game.core.record import Seat
from game.core.robots import robot_move
from game.core.rules import Event
from game.trophies.facts import MatchFacts, facts_of
from scenes.board_loader import load_board

LEVELS = (1, 2, 1, 2)  # by seat: not all clever, so that everything happens
AnyMatch = Match[Any, Any, Any]
PEOPLE = tuple(Seat(name, "", colour) for colour, name in enumerate(("Ida", "Noé", "Zoé", "Tom")))


def played(game: str, players: int, seed: int, **options: Any) -> AnyMatch:
    """A whole match of the real rules."""
    info = GAMES[game]
    chosen = info.default_options() | options
    match: AnyMatch = Match.new(
        info.load(load_board), PEOPLE[:players], chosen, seed, match_id=f"{game}-{players}-{seed}"
    )
    while (seat := match.rules.to_act) is not None:
        match.play(next_move(match, seat))
    return match


def next_move(match: AnyMatch, seat: int) -> Any:
    return robot_move(match, GAMES[match.rules.game_id].robot(LEVELS[seat]), seat)


@cache
def facts_of_play(game: str, players: int, seed: int) -> MatchFacts:
    return facts_of(played(game, players, seed), GAMES[game])


def facts(
    game: str,
    events: Sequence[Event] = (),
    places: tuple[int, ...] = (1, 2),
    seats: tuple[Seat, ...] | None = None,
    *,
    match_id: str = "m1",
    opening: int = 0,
    **options: Any,
) -> MatchFacts:
    """What is known of a match of so many seats as there are places."""
    players = len(places)
    return MatchFacts(
        match_id=match_id,
        game=game,
        options=options,
        seats=seats or PEOPLE[:players],
        sides=tuple(GAMES[game].sides[players]),
        places=places,
        points=tuple(10 - place for place in places),
        opening=opening,
        events=tuple(events),
    )
