"""The pieces of Les P'tifooteux: who plays in the yard, and what lies in the box."""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["orange", "green", "violet"]
CardColour = Literal["yellow", "red"]
Answer = Literal["yes", "no"]
Result = Literal["G", "P"]  # gagné, perdu: as the dice of the box show it

COLOURS: tuple[Colour, ...] = ("orange", "green", "violet")
CARD_COLOURS: tuple[CardColour, ...] = ("yellow", "red")
STAGES = (1, 2, 3, 4, 5)  # 16e, 8e, 1/4, 1/2, finale
FINAL = STAGES[-1]


class Kid(msgspec.Struct, frozen=True):
    """A p'tifooteux, known by its key: saves and squares name it."""

    key: str
    name: str
    colour: Colour


class Pieces(msgspec.Struct, frozen=True):
    """All that lies in the box besides the board. Stages count from 1: `match_dice[stage - 1]`."""

    kids: tuple[Kid, ...]
    transfer_die: tuple[Answer, ...]
    match_dice: tuple[tuple[Result, ...], ...]
    cards: dict[CardColour, tuple[str, ...]]
    suspension: dict[CardColour, tuple[int, ...]]  # stage of the card -> stage to start again from
    extra_tries: int
    extra_tries_each: int
    yellow_tokens: int
