"""The whole state of a match of Les P'tifooteux, as plain mutable values."""

from __future__ import annotations

import copy

import msgspec

from game.ptifooteux.kids import STAGES, CardColour
from game.ptifooteux.view import Phase


class Pile(msgspec.Struct):
    """Cards of one colour: `hidden` is drawn from its end, `turned` has its top at the end."""

    hidden: list[str]
    turned: list[str] = []

    def copy(self) -> Pile:
        return Pile(self.hidden[:], self.turned[:])


class Team(msgspec.Struct):
    """`beaten`: the pawn stands on a match it lost and will leave by the loop."""

    square: str
    beaten: bool = False
    kids: list[str] = []
    extra_tries: int = 0
    place: int | None = None
    lost: list[int] = msgspec.field(default_factory=lambda: [0] * len(STAGES))  # matches, by stage
    suspensions: int = 0

    def copy(self) -> Team:
        other = copy.copy(self)
        other.kids = self.kids[:]
        other.lost = self.lost[:]
        return other


class Tally(msgspec.Struct):
    """Counted for the balance sheet only."""

    requests: int = 0
    refused: int = 0
    extra_tries_played: int = 0
    cards: int = 0
    rides: int = 0
    first_in_cup: int = 0  # the turn in which the first team was complete
    opener: int = 0


class State(msgspec.Struct):
    teams: list[Team]
    piles: dict[CardColour, Pile]
    extra_supply: int
    tokens: int  # yellow tokens in the supply
    with_places: bool
    tally: Tally
    phase: Phase = "opening"
    actor: int = 0
    turns: int = 0
    warned: list[str] = []  # kids with a yellow token
    opening: list[int | None] = []  # per seat; None before its roll
    rolling_off: list[int] = []  # seats that still have to roll
    contenders: list[int] = []  # seats of this round of the roll-off
    asked: str | None = None
    attempt: int = 0
    tries: int = 0

    def owner_of(self, kid: str) -> int | None:
        for seat, team in enumerate(self.teams):
            if kid in team.kids:
                return seat
        return None

    def copy(self) -> State:
        other = copy.copy(self)
        other.teams = [team.copy() for team in self.teams]
        other.piles = {colour: pile.copy() for colour, pile in self.piles.items()}
        other.tally = copy.copy(self.tally)
        other.warned = self.warned[:]
        other.opening = self.opening[:]
        other.rolling_off = self.rolling_off[:]
        other.contenders = self.contenders[:]
        return other
