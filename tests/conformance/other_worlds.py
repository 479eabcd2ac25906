"""Worlds that only differ in what a seat cannot see, made without the forks under test.

Values of the stored state change places by the dice. What is still a match and still looks the same
to a seat is another world to it, whatever the game thinks its secrets are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from game.core.dice import Dice
from game.core.match import LoadedGame

Path = tuple[Any, ...]

# Public, and in no view because nobody needs to be told: these two stay as they are.
EVERYBODY_SAW: dict[str, set[str]] = {
    "les-ptifooteux": {"contenders"},  # who is still rolling for the start
    "big4": {"first_seat"},
    "le-championnat": {"actor"},  # behind whom a debt or an offer waits for
}


def other_worlds(
    game: LoadedGame[Any], rules: Any, players: int, dice: Dice, tries: int
) -> Iterator[tuple[int, Any]]:
    """Seats, each with a world that looks the same to it and is not."""
    snapshot = rules.snapshot()
    views = [rules.view(seat) for seat in range(players)]
    stay = EVERYBODY_SAW.get(rules.game_id, set()) | {"tally"}
    places = [place for place in _places(json.loads(snapshot)["state"]) if place[0] not in stay]
    for _ in range(tries):
        world = _restored(game, _swapped(snapshot, places, dice))
        if world is None or world.snapshot() == snapshot:
            continue
        for seat in range(players):
            if _looks_like(world, seat, views[seat]):
                yield seat, world


def _places(value: Any, place: Path = ()) -> Iterator[Path]:
    """Where in the state something stands that holds nothing more."""
    if not isinstance(value, dict | list):
        yield place
        return
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield from _places(inner, (*place, key))


def _swapped(snapshot: bytes, places: list[Path], dice: Dice) -> bytes:
    stored = json.loads(snapshot)
    one, other = (places[dice.below(len(places))] for _ in range(2))
    first, second = _holder(stored["state"], one), _holder(stored["state"], other)
    first[one[-1]], second[other[-1]] = second[other[-1]], first[one[-1]]
    return json.dumps(stored).encode()


def _holder(state: Any, place: Path) -> Any:
    for key in place[:-1]:
        state = state[key]
    return state


def _restored(game: LoadedGame[Any], snapshot: bytes) -> Any:
    try:
        return game.restore(snapshot, seed=1)
    except (ValueError, msgspec.MsgspecError):
        return None  # no match can have come to it


def _looks_like(world: Any, seat: int, view: Any) -> bool:
    try:
        return bool(world.view(seat) == view)
    except (LookupError, AssertionError):
        return False


def strange_moves(moves: list[Any], move_type: Any, dice: Dice, count: int) -> Iterator[Any]:
    """Moves with other numbers and names in them, as no screen would make them."""
    written = [json.loads(msgspec.json.encode(move)) for move in moves]
    for _ in range(count):
        move = dict(written[dice.below(len(written))])
        for key in move.keys() - {"kind", "seat"}:
            alike = [other[key] for other in written if key in other]
            move[key] = alike[dice.below(len(alike))]
        try:
            yield msgspec.convert(move, move_type)
        except msgspec.ValidationError:
            continue
