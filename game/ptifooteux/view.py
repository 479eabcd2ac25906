"""What everybody may see of a match of Les P'tifooteux: all that a scene draws and a robot knows.

Nobody holds secrets here, so every seat sees the same; only the order of the face-down cards is
hidden, from all.
"""

from __future__ import annotations

from typing import Literal

import msgspec

# What the table waits for; also the key of the prompt (`prompt.les-ptifooteux.<phase>`).
Phase = Literal[
    "opening",  # the roll for who begins
    "roll",  # a turn begins
    "replay",  # a replay square: the die again
    "to-cup",  # the team is complete: the die again, in the cup
    "won",  # a match is won: the die again
    "star",  # choose whom to ask, of one colour
    "rainbow",  # ... or of any colour still missing
    "ask",  # the transfer die
    "tries",  # how many extra tries
    "match",  # the competition die
    "final",  # ... of the final
    "try-again",  # ... another time, thanks to an extra try
    "over",
]


class SeatView(msgspec.Struct, frozen=True):
    """One team. `stage` is 0 while it is being gathered."""

    square: str
    stage: int
    beaten: bool  # on a match it lost: the next walk takes the loop
    kids: tuple[str, ...]
    extra_tries: int
    place: int | None  # once it has won the final
    opening: int | None  # its roll for who begins
    lost: tuple[int, ...]  # matches lost so far, by stage
    suspensions: int


class PtifooteuxView(msgspec.Struct, frozen=True):
    viewer: int | None
    phase: Phase
    to_act: int | None
    seats: tuple[SeatView, ...]
    asked: str | None  # whom the transfer die is rolled for
    choices: tuple[str, ...]  # on a star: who may be asked
    attempt: int  # in a match: the try to come, from 1
    tries: int  # ... and how many were announced
    warned: tuple[str, ...]  # kids with a yellow token
    tokens: int  # yellow tokens in the supply
    extra_supply: int
    yellow_left: int  # face-down cards
    red_left: int
    yellow_turned: tuple[str, ...]  # cards laid aside, the last one on top
    red_turned: tuple[str, ...]
    rolling_off: tuple[int, ...]  # opening: who still has to roll
    with_places: bool
    turns: int
