"""A card of the hand comes up: not at once, and with fewer animations in no time."""

from __future__ import annotations

from scenes.timeline import ease_out

LIFTING = 0.12


class Lift:
    """How far the card is that comes up now; another one begins at the bottom again."""

    def __init__(self) -> None:
        self._progress = 1.0

    @property
    def share(self) -> float:
        return ease_out(self._progress)

    @property
    def moving(self) -> bool:
        return self._progress < 1

    def begin(self, pace: float) -> None:
        self._progress = 0.0 if pace else 1.0

    def advance(self, seconds: float, pace: float) -> None:
        self._progress = min(1.0, self._progress + seconds / (LIFTING * pace)) if pace else 1.0
