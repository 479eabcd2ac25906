"""What a seat may see of a match of Buteur: all that a scene draws and a robot knows."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.buteur.cards import Arrow
from game.buteur.moves import Square

# What the table waits for; also the key of the prompt (`prompt.buteur.<phase>`).
Phase = Literal[
    "start-square",  # kick-off: choose one of one's own two centre squares
    "kick-off",  # ... then an Attacker
    "goal-kick-square",
    "place-ball",  # after a save: anywhere in one's own area
    "clear",  # an Attacker or a Goalkeeper
    "throw-in",  # one step in any direction
    "throw-in-play",  # ... then a card
    "play",
    "free-kick-attacker",  # the Attacker owed after a free kick
    "penalty-may",  # this turn's cards brought the ball into the area
    "answer-shot",
    "corner-cut",
    "penalty-cut",
    "exchange",
    "take-attacker",
    "discard",
    "shoot-out",
    "over",
]

# How the ball comes back into play for the seat whose turn it is.
Restart = Literal["kick-off", "goal-kick", "save", "throw-in", "open"]


class Shot(msgspec.Struct, frozen=True):
    seat: int
    net: Square


class ButeurView(msgspec.Struct, frozen=True):
    """`hands[seat]` holds card numbers, None for cards this viewer may not see."""

    viewer: int | None
    phase: Phase
    to_act: int | None
    half: int  # 1 or 2; 3 = shoot-out
    score: tuple[int, int]
    teams: tuple[int, ...]  # team (0 or 1) of each seat
    attack: tuple[int, int]  # per team: +1 attacks east (right), -1 west
    ball: Square | None  # None = centre spot
    hands: tuple[tuple[int | None, ...], ...]
    hand_sizes: tuple[int, ...]  # how many cards a full hand of that seat has
    stock: int
    discards: tuple[int, ...]  # bottom to top
    shot: Shot | None
    last_turn: bool  # the half ends after this turn
    free_kick_leg: tuple[int, Arrow] | None  # free kick played this turn, Attacker still owed
    corner_flag: Literal["red", "blue"] | None  # corner being cut for
    shoot_out: tuple[tuple[bool, ...], tuple[bool, ...]]
    # What the rest of the view does not tell, yet every seat knows.
    order: tuple[int, ...] = ()  # turns to come: the seat whose turn it is, then the next, ...
    known: tuple[tuple[int, ...], ...] = ()  # per seat: cards of its hand that all saw it take
    under: tuple[int | None, ...] = ()  # lowest cards of the stock, if this viewer laid them there
    exchanges_left: int = 0
    restart: Restart = "kick-off"
    owed_draw: int | None = None  # the seat whose hand is filled with the next seat's first move
    first_kicker: int = 0  # the team that kicked off the first half
    turns: int = 0
