"""All chance of a match. Built on `Random.random()` alone, whose sequence Python guarantees."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from random import Random
from typing import Any

# Dice taken out of a save are rolled again up to where they stood; a damaged one could take days.
MOST_ROLLS = 1_000_000


class Dice:
    """A seeded source of chance. The generator is made at the first roll: forks stay cheap."""

    __slots__ = ("_random", "rolls", "seed")

    def __init__(self, seed: int, rolls: int = 0) -> None:
        self.seed = seed
        self.rolls = rolls
        self._random: Random | None = None

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        generator = self._random or self._generator()
        self.rolls += 1
        return int(generator.random() * count)

    def roll(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        # As `below` would roll, without a call for every card: forks shuffle all the time.
        roll = self._generator().random
        for last in range(len(cards) - 1, 0, -1):
            other = int(roll() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]
        self.rolls += max(0, len(cards) - 1)

    def copy(self) -> Dice:
        """Dice that will fall as these would: made again from seed and count when needed."""
        return Dice(self.seed, self.rolls)

    def _generator(self) -> Random:
        if self._random is None:
            if not 0 <= self.rolls <= MOST_ROLLS:
                raise ValueError(f"{self.rolls} rolls: no match needs so many")
            self._random = Random(self.seed)
            for _ in range(self.rolls):
                self._random.random()
        return self._random


class LoadedDice(Dice):
    """Dice for story tests: they fall as written (`below` values), then as the seed says."""

    __slots__ = ("_written",)

    def __init__(self, written: Iterable[int], seed: int = 0) -> None:
        super().__init__(seed)
        self._written = list(written)

    def below(self, count: int) -> int:
        if not self._written:
            return super().below(count)
        value = self._written.pop(0)
        if not 0 <= value < count:
            raise ValueError(f"loaded die says {value}, but only 0 to {count - 1} can fall")
        return value

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """A loaded deck stays as it was stacked."""

    def copy(self) -> LoadedDice:
        return LoadedDice(self._written, self.seed)
