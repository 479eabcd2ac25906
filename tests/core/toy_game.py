"""The smallest game that has everything a match must cope with: turns, chance, secrets, an end.

Two or more seats take one to three pebbles from a heap; whoever takes the last one wins. A seat may
first look under the cup (a die, revealing) and pass its turn on by `Stop`.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from game.core.dice import Dice
from game.core.match import LoadedGame
from game.core.rules import Event, IllegalMove, Move, Refusal, Revealed, Standings


class Take(Move, frozen=True, tag="take"):
    pebbles: int


class Look(Move, frozen=True, tag="look"):
    pass


class Stop(Move, frozen=True, tag="stop"):
    pass


class Taken(Event, frozen=True, tag="taken"):
    seat: int
    pebbles: int


class Looked(Event, frozen=True, tag="looked"):
    reveals: ClassVar[Revealed | None] = "secret"
    seat: int
    value: int | None

    def seen_by(self, viewer: int | None) -> Looked:
        return self if viewer == self.seat else Looked(self.seat, None)


class Stopped(Event, frozen=True, tag="stopped"):
    seat: int


class State(msgspec.Struct):
    heap: int
    seats: int
    seat: int = 0
    taken: int = 0
    seen: int = 0
    turns: int = 1
    rolls: int = 0


class Pebbles:
    game_id: ClassVar[str] = "pebbles"
    rules_version: ClassVar[int] = 1

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self.dice = dice

    @classmethod
    def new(cls, seats, options, box, dice):
        return cls(State(options.get("heap", box), seats), dice)

    @property
    def to_act(self):
        return self.state.seat if self.state.heap else None

    @property
    def turns(self):
        return self.state.turns

    def view(self, _viewer):
        return self.state.heap

    def legal_moves(self):
        most = min(3 - self.state.taken, self.state.heap)
        return [Take(self.state.seat, pebbles) for pebbles in range(1, most + 1)] + [
            Stop(self.state.seat)
        ]

    def sample(self, _seat, dice):
        moves = self.legal_moves()
        return moves[dice.below(len(moves))]

    def why_not(self, move):
        if move.seat != self.to_act:
            return Refusal("not-your-turn", "1")
        if isinstance(move, Take) and not 1 <= move.pebbles <= min(
            3 - self.state.taken, self.state.heap
        ):
            return Refusal("too-many", "1")
        return None

    def apply(self, move):
        refusal = self.why_not(move)
        if refusal:
            raise IllegalMove(move, refusal)
        state = self.state
        if isinstance(move, Take):
            state.heap -= move.pebbles
            state.taken += move.pebbles
            return [Taken(move.seat, move.pebbles)]
        if isinstance(move, Look):
            state.seen = self.dice.roll()
            return [Looked(move.seat, state.seen)]
        state.seat = (state.seat + 1) % state.seats
        state.taken = 0
        state.turns += 1
        return [Stopped(move.seat)]

    def copy(self):
        return Pebbles(msgspec.structs.replace(self.state), self.dice.copy())

    def standings(self):
        places = tuple(1 if s == self.state.seat else 2 for s in range(self.state.seats))
        return Standings(places, places, self.state.heap == 0)

    def snapshot(self):
        return msgspec.json.encode(msgspec.structs.replace(self.state, rolls=self.dice.rolls))

    @classmethod
    def restore(cls, snapshot, _box, dice):
        state = msgspec.json.decode(snapshot, type=State)
        dice.rolls = state.rolls
        return cls(state, dice)

    def digest(self):
        return self.snapshot().hex()


class PebblesChanged(Pebbles):
    """The same game a year later."""

    rules_version: ClassVar[int] = 2


def pebbles(heap: int = 20, rules: type[Pebbles] = Pebbles, data_hash: str = "h") -> LoadedGame:
    return LoadedGame(rules, Take | Look | Stop, heap, data_hash)
