"""What the rules of our games do alike: a table, a list of legal moves, snapshots and forks.

A game subclasses `Table` with what lies on it and `TableRules` with its own judge; both stay free
to override anything. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from game.core.dice import Dice
from game.core.rules import E, IllegalMove, M, Refusal
from game.core.soundness import UnsoundState, check_counts

NOBODY = -1  # the actor of a match that is over


class TableState(Protocol):
    """The mutable state of a match; `actor` is the seat the table waits for, or NOBODY."""

    actor: int
    turns: int

    def copy(self) -> Self: ...


S = TypeVar("S", bound=TableState)
B = TypeVar("B")


class Table(Generic[S, B, E]):
    """The table a match lies on: state, box and dice, and the events of the move being made."""

    __slots__ = ("box", "dice", "events", "state")

    def __init__(self, state: S, box: B, dice: Dice) -> None:
        self.state = state
        self.box = box
        self.dice = dice
        self.events: list[E] = []

    def tell(self, event: E) -> None:
        self.events.append(event)


T = TypeVar("T", bound=Table[Any, Any, Any])


class Snapshot(msgspec.Struct, Generic[S], frozen=True):
    state: S
    rolls: int


class TableRules(Generic[T, M, E]):
    """Obeys most of `game.core.rules.Rules`; see the methods that raise NotImplementedError."""

    game_id: ClassVar[str]
    rules_version: ClassVar[int]
    table_type: ClassVar[type[Table[Any, Any, Any]]]
    snapshot_type: ClassVar[Any]  # Snapshot[State]

    __slots__ = ("_legal", "_table")

    def __init__(self, table: T) -> None:
        self._table = table
        self._legal: Sequence[M] | None = None

    # What a game has to give.

    def _listed_moves(self) -> Sequence[M]:
        """The legal moves of the seat the table waits for, in a stable order."""
        raise NotImplementedError

    def _refusal(self, move: M) -> Refusal | None:
        """Why a move that is not listed may not be made; None where it may all the same."""
        raise NotImplementedError

    def _carry_out(self, move: M) -> None:
        """Make a legal move, telling the table all that happens."""
        raise NotImplementedError

    def _redeal(self, state: Any, seat: int, dice: Dice) -> None:
        """Deal what `seat` cannot see anew; games without secrets have nothing to do.

        How it lies now must leave no trace: gather all that is hidden, sort it, shuffle, deal.
        """

    @classmethod
    def _check(cls, state: Any, box: Any) -> None:
        """Raise when a stored state cannot be a match; see `game.core.soundness`."""

    # The contract.

    @property
    def box(self) -> Any:
        """Board and decks, which everybody may study."""
        return self._table.box

    @property
    def to_act(self) -> int | None:
        actor: int = self._table.state.actor
        return None if actor == NOBODY else actor

    @property
    def may_interrupt(self) -> tuple[int, ...]:
        return ()

    @property
    def turns(self) -> int:
        turns: int = self._table.state.turns
        return turns

    def legal_moves(self, seat: int | None = None) -> Sequence[M]:
        if seat is not None and seat != self._table.state.actor:
            return ()
        if self._legal is None:
            self._legal = self._listed_moves()
        return self._legal

    def why_not(self, move: M) -> Refusal | None:
        if move in (self._legal or self.legal_moves()):
            return None
        return self._refusal(move)

    def sample(self, seat: int, dice: Dice) -> M:
        moves = self.legal_moves(seat)
        return moves[dice.below(len(moves))]

    def apply(self, move: M) -> list[E]:
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(move, refusal)
        self._legal = None
        self._carry_out(move)
        table = self._table
        events: list[E] = table.events
        table.events = []
        return events

    def fork_for(self, seat: int, seed: int) -> Self:
        state, dice = self._table.state.copy(), Dice(seed)
        self._redeal(state, seat, dice)
        return self._on(state, self._table.box, dice)

    def copy(self) -> Self:
        table = self._table
        twin = self._on(table.state.copy(), table.box, table.dice.copy())
        twin._legal = self._legal
        return twin

    def snapshot(self) -> bytes:
        return msgspec.json.encode(Snapshot(self._table.state, self._table.dice.rolls))

    @classmethod
    def restore(cls, snapshot: bytes, box: Any, dice: Dice) -> Self:
        """`dice` are fresh ones with the seed of the match."""
        stored = msgspec.json.decode(snapshot, type=cls.snapshot_type)
        check_counts(stored.rolls, stored.state.turns)
        try:
            cls._check(stored.state, box)
        except LookupError as missing:  # it speaks of a card, a square or a seat there is not
            raise UnsoundState(f"impossible state: {missing!r}") from missing
        dice.rolls = stored.rolls
        return cls._on(stored.state, box, dice)

    def digest(self) -> str:
        return blake2b(self.snapshot(), digest_size=8).hexdigest()

    @classmethod
    def _on(cls, state: Any, box: Any, dice: Dice) -> Self:
        table: Any = cls.table_type(state, box, dice)
        return cls(table)
