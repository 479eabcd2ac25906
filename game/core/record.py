"""A match as it is written down: the save file, the bug report and the golden test in one."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

import msgspec

RECORD_FORMAT = 1

SeatKind = Literal["person", "robot"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits there. `colour` is the number of the seat's colour, `help` asks for hints."""

    name: str
    avatar: str = ""
    colour: int = 0
    kind: SeatKind = "person"
    level: int = 1
    help: bool = False

    @property
    def is_robot(self) -> bool:
        return self.kind == "robot"


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Seed + moves = the match. `state` stands beside them for the day the rules have changed.

    `base` is None, or the state play went on from after such a day: `moves` then count from there.
    `state_check` tells a state that was damaged on the disk; the first records had none.
    """

    format: int = RECORD_FORMAT
    id: str
    game: str
    rules_version: int
    data_hash: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    seed: int
    moves: tuple[msgspec.Raw, ...]
    digests: tuple[str, ...]
    state: bytes
    digest: str
    over: bool
    turns: int
    started_at: float
    updated_at: float
    base: bytes | None = None
    moves_before_base: int = 0
    state_check: str = ""

    @property
    def state_is_whole(self) -> bool:
        return self.state_check in ("", check_of(self.state))


def check_of(state: bytes) -> str:
    return blake2b(state, digest_size=8).hexdigest()
