"""The contract between a game's rules and everything else.

A game is a class that obeys `Rules`. It is asked what may be done (`legal_moves`, `why_not`), told
what is done (`apply`, the only mutator, which returns all that happened as events) and asked what a
seat may see (`view`, `fork_for`). Moves are imperatives, events are past tense; neither knows
pixels, seconds, colours or sentences. `game.core.table_rules` holds what our games do alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar

import msgspec

from game.core.dice import Dice

type_field = "kind"
Options = Mapping[str, Any]


Revealed = Literal["die", "card", "secret"]


class Move(msgspec.Struct, frozen=True, tag_field=type_field):
    """What a seat wants. Each game gives its moves tags by hand: saves outlive class names."""

    seat: int


class Event(msgspec.Struct, frozen=True, tag_field=type_field):
    """What happened. `reveals` marks what came out by it: undo never crosses that."""

    reveals: ClassVar[Revealed | None] = None

    def seen_by(self, viewer: int | None) -> Self:
        """The same event with what `viewer` may not know blanked; None is the whole table."""
        return self


class Secret(Event, frozen=True):
    """An event with something only some seats may see: a scene shows it to `knowers` alone."""

    reveals: ClassVar[Revealed | None] = "secret"
    hidden_fields: ClassVar[tuple[str, ...]] = ()

    @property
    def knowers(self) -> tuple[int, ...]:
        raise NotImplementedError

    def seen_by(self, viewer: int | None) -> Self:
        if viewer in self.knowers:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.hidden_fields))


class Refusal(msgspec.Struct, frozen=True):
    """Why a move may not be made: a catalogue key, its booklet page, values for the sentence."""

    key: str
    page: str
    values: dict[str, str | int] = {}


class IllegalMove(Exception):
    """Raised by `apply` before anything has changed."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        super().__init__(f"{move} refused: {refusal.key}")
        self.move = move
        self.refusal = refusal


class Standings(msgspec.Struct, frozen=True):
    """Where everybody stands. `places[seat]` is 1 for the best; equal places are a draw."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    over: bool

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_by(worth: Sequence[Any]) -> tuple[int, ...]:
    """Per seat 1 for the most; equal worth shares a place."""
    return tuple(1 + sum(other > own for other in worth) for own in worth)


M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", covariant=True)


class Rules(Protocol[M, E, V]):
    """One match of one game, with its whole hidden state."""

    game_id: ClassVar[str]
    rules_version: ClassVar[int]

    @classmethod
    def new(cls, seats: int, options: Options, box: Any, dice: Dice) -> Self:
        """A fresh match; `box` is the game's own board and decks, loaded outside."""
        ...

    @property
    def to_act(self) -> int | None:
        """The seat the table waits for; None when the match is over."""
        ...

    @property
    def may_interrupt(self) -> tuple[int, ...]:
        """Seats that may act out of turn now."""
        ...

    @property
    def turns(self) -> int:
        """How many turns have begun, over all seats."""
        ...

    def legal_moves(self, seat: int | None = None) -> Sequence[M]:
        """All listed legal moves of `seat` (default: `to_act`), in a stable order."""
        ...

    def why_not(self, move: M) -> Refusal | None:
        """The only judge. It knows `view(move.seat)` and the move, nothing more."""
        ...

    def sample(self, seat: int, dice: Dice) -> M:
        """A weighted random legal move, for tests and monkeys."""
        ...

    def apply(self, move: M) -> list[E]:
        """Play the move or raise `IllegalMove`, leaving everything as it was."""
        ...

    def view(self, viewer: int | None) -> V:
        """What that seat may see; None is what everybody may see."""
        ...

    def fork_for(self, seat: int, seed: int) -> Self:
        """Another world that looks the same to `seat`: a function of its view and the seed."""
        ...

    def copy(self) -> Self:
        """The same world again, to try moves on."""
        ...

    def standings(self) -> Standings: ...

    def snapshot(self) -> bytes:
        """The whole state; `restore` gives it back."""
        ...

    @classmethod
    def restore(cls, snapshot: bytes, box: Any, dice: Dice) -> Self: ...

    def digest(self) -> str:
        """A short fingerprint of the whole state: equal states, equal digests."""
        ...

    def figures(self) -> Mapping[str, float]:
        """What the balance sheet of this game counts, for `game.simulate`."""
        ...
