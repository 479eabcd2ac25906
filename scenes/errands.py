"""Work that can wait: done in small pieces while nothing on the screen moves.

Large pictures (a goal's letters, blurred shadows) are made ahead here, so that the frame that
shows them first is as quick as the others. What was not made in time is made when it is needed.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator
from itertools import chain

Pieces = Iterator[None]  # one piece of work between two yields


class Errands:
    """One thing is prepared at a time, piece by piece."""

    def __init__(self) -> None:
        self._purpose: Hashable = None
        self._pieces: Pieces | None = None

    def __bool__(self) -> bool:
        return self._pieces is not None

    def prepare(self, purpose: Hashable, pieces: Pieces) -> None:
        """These, unless they were asked for last; what was for something else is dropped."""
        if purpose != self._purpose:
            self._purpose, self._pieces = purpose, pieces

    def hurry(self, pieces: Pieces) -> None:
        """These first, then what was being done."""
        self._pieces = pieces if self._pieces is None else chain(pieces, self._pieces)

    def forget(self) -> None:
        self._purpose, self._pieces = None, None

    def do_one(self) -> bool:
        """A piece; False when there is nothing left to do."""
        if self._pieces is None:
            return False
        try:
            next(self._pieces)
        except StopIteration:
            self._pieces = None
        return self._pieces is not None

    def do_some(self, seconds: float) -> None:
        """Pieces for about so long: most of what is asked for again is there already."""
        end = time.perf_counter() + seconds
        while self.do_one() and time.perf_counter() < end:
            pass
