"""The common goldens play advanced when two play: this one keeps the easy mode.

Written anew, when rules change on purpose, by `python -m tests.games.big4.test_easy_golden`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.catalog import GAMES
from game.core.match import Match
from game.core.robots import robot_move
from tests.conformance.tables import loaded, new_match
from tests.golden.store import FOLDER, SEED, read_golden

PATH: Path = FOLDER / "big4-2-easy.json"
BIG4 = GAMES["big4"]


def play() -> Match:
    match = new_match(BIG4, 2, SEED)
    robots = [BIG4.robot(2), BIG4.robot(3)]
    while (seat := match.rules.to_act) is not None:
        match.play(robot_move(match, robots[seat], seat))
    return match


def test_the_easy_golden_match_replays_digest_by_digest() -> None:
    record = read_golden(PATH)
    match = Match.resume(loaded(BIG4), record)
    assert not match.rules.view(None).advanced
    assert match.replayed_faithfully
    assert match.over
    assert tuple(match.digests) == record.digests
    assert match.rules.snapshot() == record.state


def test_robots_still_play_that_match() -> None:
    assert play().digests == list(read_golden(PATH).digests)


if __name__ == "__main__":
    content = msgspec.json.encode(play().record())
    PATH.write_bytes(msgspec.json.format(content, indent=1) + b"\n")
