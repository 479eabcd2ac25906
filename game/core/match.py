"""A match at the table: seats, rules and the log of moves; played, undone, recorded, resumed."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from game.core.dice import Dice
from game.core.record import MatchRecord, Seat, check_of
from game.core.rules import E, M, Options, Refusal, Revealed, Rules, V

__all__ = ["Act", "CannotResume", "LoadedGame", "Match", "MatchRecord", "Seat"]

# Enough for the recap of the longest round of robots; older acts are only in the move log.
REMEMBERED_ACTS = 64
# A state that no moves vouch for is tried out so far before anybody goes on from it.
TRIAL_MOVES = 500


class CannotResume(Exception):
    """Neither the moves nor the stored state of a record can be played on."""


@dataclass(frozen=True)
class LoadedGame(Generic[M]):
    """A game taken out of its box: its rules, the union of its moves, board and decks."""

    rules: Any
    move_type: Any
    box: Any
    data_hash: str

    def new_rules(self, seats: int, options: Options, dice: Dice) -> Rules[Any, Any, Any]:
        made: Rules[Any, Any, Any] = self.rules.new(seats, options, self.box, dice)
        return made

    def restore(self, state: bytes, seed: int) -> Rules[Any, Any, Any]:
        made: Rules[Any, Any, Any] = self.rules.restore(state, self.box, Dice(seed))
        return made


@dataclass(frozen=True)
class Act(Generic[E]):
    """One move and all that came of it."""

    seat: int
    events: tuple[E, ...]


@dataclass(frozen=True)
class _Before(Generic[M, E, V]):
    """How things stood before a move that may still be taken back."""

    seat: int
    rules: Rules[M, E, V]
    digests: int


class Match(Generic[M, E, V]):
    """The rules are right behind `rules`; only `play` and `undo` may change them."""

    def __init__(
        self,
        game: LoadedGame[M],
        rules: Rules[M, E, V],
        seats: Sequence[Seat],
        options: Options,
        seed: int,
        started_at: float,
        match_id: str,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = tuple(seats)
        self.options = dict(options)
        self.seed = seed
        self.started_at = started_at
        self.id = match_id
        self.moves: list[M] = []
        self.digests: list[str] = []
        self.recent_acts: deque[Act[E]] = deque(maxlen=REMEMBERED_ACTS)
        self.replayed_faithfully = True
        self._base: bytes | None = None
        self._moves_before_base = 0
        self._written_moves: list[msgspec.Raw] = []
        self._takeable_back: deque[_Before[M, E, V]] = deque(maxlen=REMEMBERED_ACTS)

    @classmethod
    def new(
        cls,
        game: LoadedGame[M],
        seats: Sequence[Seat],
        options: Options,
        seed: int,
        started_at: float = 0.0,
        match_id: str | None = None,
    ) -> Match[M, E, V]:
        rules = game.new_rules(len(seats), options, Dice(seed))
        name = match_id or secrets.token_hex(6)
        return cls(game, rules, seats, options, seed, started_at, name)

    @property
    def over(self) -> bool:
        return self.rules.to_act is None

    def play(self, move: M) -> list[E]:
        """Play the move; raises `IllegalMove` and changes nothing when the rules refuse it."""
        before = _Before(move.seat, self.rules.copy(), len(self.digests))
        turns = self.rules.turns
        events = self.rules.apply(move)
        self.moves.append(move)
        self._written_moves.append(msgspec.Raw(msgspec.json.encode(move)))
        self.recent_acts.append(Act(move.seat, tuple(events)))
        self._remember(before, revealing=any(event.reveals is not None for event in events))
        if self.rules.turns != turns or self.over:
            self.digests.append(self.rules.digest())
        return events

    def _remember(self, before: _Before[M, E, V], revealing: bool) -> None:
        if revealing:
            self._takeable_back.clear()
        else:
            self._takeable_back.append(before)

    def why_not_undo(self, seat: int) -> Refusal | None:
        """One's own slip, back to the first die, drawn card, secret or other seat's act."""
        if self._takeable_back and self._takeable_back[-1].seat == seat:
            return None
        if not any(move.seat == seat for move in self.moves):
            return Refusal("undo-nothing", "")
        if self.moves[-1].seat != seat:
            return Refusal("undo-other", "", {"seat": self.moves[-1].seat})
        return Refusal("undo-revealed", "", {"what": self._last_revealed()})

    def _last_revealed(self) -> Revealed:
        """What the last act brought to light first: the die before the card it led to."""
        events = self.recent_acts[-1].events if self.recent_acts else ()
        return next((event.reveals for event in events if event.reveals), "secret")

    def undo(self, seat: int) -> Refusal | None:
        """Take back one move of `seat`, or say why not."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            return refusal
        before = self._takeable_back.pop()
        self.rules = before.rules
        del self.digests[before.digests :]
        self.moves.pop()
        self._written_moves.pop()
        if self.recent_acts:
            self.recent_acts.pop()
        return None

    def news_for(self, seat: int) -> list[Act[E]]:
        """What the others did since the last act of `seat`, as that seat may see it."""
        news: list[Act[E]] = []
        for act in reversed(self.recent_acts):
            if act.seat == seat:
                break
            seen = tuple(event.seen_by(seat) for event in act.events)
            news.append(Act(act.seat, seen))
        news.reverse()
        return news

    def replay(self, moves: Iterable[M]) -> None:
        """Play a whole list of moves, as when a match is resumed."""
        for move in moves:
            self.play(move)

    def record(self, now: float = 0.0) -> MatchRecord:
        state = self.rules.snapshot()
        return MatchRecord(
            id=self.id,
            game=self.rules.game_id,
            rules_version=self.rules.rules_version,
            data_hash=self.game.data_hash,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            moves=tuple(self._written_moves),
            digests=tuple(self.digests),
            state=state,
            state_check=check_of(state),
            digest=self.rules.digest(),
            over=self.over,
            turns=self.rules.turns,
            started_at=self.started_at,
            updated_at=now,
            base=self._base,
            moves_before_base=self._moves_before_base,
        )

    @classmethod
    def resume(cls, game: LoadedGame[M], record: MatchRecord) -> Match[M, E, V]:
        """Same rules and data: play the moves again and compare. Else go on from the state."""
        same_rules = record.rules_version == game.rules.rules_version
        if same_rules and record.data_hash == game.data_hash:
            replayed = cls._replayed(game, record)
            if replayed is not None:
                return replayed
        return cls._from_state(game, record, was_expected_to_replay=same_rules)

    @classmethod
    def _replayed(cls, game: LoadedGame[M], record: MatchRecord) -> Match[M, E, V] | None:
        try:
            if record.base is None:
                rules = game.new_rules(len(record.seats), record.options, Dice(record.seed))
            else:
                rules = game.restore(record.base, record.seed)
            match = cls._for_record(game, record, rules)
            match._base = record.base
            match._moves_before_base = record.moves_before_base
            match.replay(msgspec.json.decode(raw, type=game.move_type) for raw in record.moves)
        except Exception:  # a damaged record may fail in any way; its state is tried next
            return None
        same_turns = tuple(match.digests) == record.digests
        return match if same_turns and match.rules.digest() == record.digest else None

    @classmethod
    def _from_state(
        cls, game: LoadedGame[M], record: MatchRecord, was_expected_to_replay: bool
    ) -> Match[M, E, V]:
        if not record.state_is_whole:
            raise CannotResume(f"match {record.id}: the stored state was damaged")
        try:
            rules = game.restore(record.state, record.seed)
            _check_playable(rules, len(record.seats))
        except Exception as problem:  # a state of other rules may fail in any way
            raise CannotResume(f"match {record.id}: {problem}") from problem
        match = cls._for_record(game, record, rules)
        match.replayed_faithfully = not was_expected_to_replay
        match._base = record.state
        match._moves_before_base = record.moves_before_base + len(record.moves)
        return match

    @classmethod
    def _for_record(
        cls, game: LoadedGame[M], record: MatchRecord, rules: Rules[M, E, V]
    ) -> Match[M, E, V]:
        return cls(
            game, rules, record.seats, record.options, record.seed, record.started_at, record.id
        )


def _check_playable(rules: Rules[Any, Any, Any], seats: int) -> None:
    """Raises when table and seats do not fit together, or a trial on a copy goes wrong."""
    if len(rules.standings().places) != seats:
        raise ValueError("another number of seats")
    for viewer in (None, *range(seats)):
        rules.view(viewer)
    trial, dice = rules.copy(), Dice(0)
    for _ in range(TRIAL_MOVES):
        if trial.to_act is None:
            break
        trial.apply(trial.sample(trial.to_act, dice))
