"""Golden matches: whole matches as committed save files.

When rules, data or dice change on purpose: `python -m tests.golden GAME` writes its matches anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from game.catalog import GameInfo
from game.core.match import Match, MatchRecord
from game.core.robots import robot_move
from tests.conformance.tables import new_match

FOLDER = Path(__file__).parent
SEED = 1998


def golden_path(info: GameInfo, players: int) -> Path:
    return FOLDER / f"{info.id}-{players}.json"


def read_golden(path: Path) -> MatchRecord:
    return msgspec.json.decode(path.read_bytes(), type=MatchRecord)


def play_golden(info: GameInfo, players: int) -> Match:
    """Robots of all levels at one table; the options are all switched on."""
    options = {option.key: option.choices[-1] for option in info.options}
    match = new_match(info, players, SEED, **options)
    robots = [info.robot(1 + seat % 3) for seat in range(players)]
    while (seat := match.rules.to_act) is not None:
        match.play(robot_move(match, robots[seat], seat))
    return match


def write_all(games: Iterable[GameInfo]) -> list[Path]:
    written = []
    for info in games:
        for players in info.players:
            path = golden_path(info, players)
            content = msgspec.json.encode(play_golden(info, players).record())
            path.write_bytes(msgspec.json.format(content, indent=1) + b"\n")
            written.append(path)
    return written
