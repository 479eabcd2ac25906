"""The box of BIG 4: the squads, and what is worked out from them once for all matches."""

from __future__ import annotations

from collections.abc import Callable

from game.big4.squads import CANDIDATES, LAST_PLACE, Footballer, Squads, number_of

FIRST_FORWARD = 7  # numbers 7 to 11 attack, those before them defend


class Big4Box:
    """Handed to `Big4Rules.new` and `restore`; loaded outside, shared by all matches."""

    def __init__(self, squads: Squads) -> None:
        self.squads = squads
        self.footballers: tuple[Footballer, ...] = tuple(
            footballer for club in squads.clubs for footballer in club.footballers
        )
        self.attack = tuple(footballer.attack for footballer in self.footballers)
        self.defence = tuple(footballer.defence for footballer in self.footballers)
        clubs = range(len(squads.clubs))
        self.ready_made = tuple(self._ready_made(club) for club in clubs)

    def _ready_made(self, club: int) -> tuple[tuple[int, ...], ...]:
        """The ready-made eleven first: defenders who defend, forwards who attack. Then a bold
        eleven and a careful one; all differ."""
        elevens = [
            self._eleven(club, lambda place: place >= FIRST_FORWARD),
            self._eleven(club, lambda _place: True),
            self._eleven(club, lambda _place: False),
        ]
        return tuple(dict.fromkeys(elevens))

    def _eleven(self, club: int, attacks: Callable[[int], bool]) -> tuple[int, ...]:
        chosen = []
        for place in range(1, LAST_PLACE + 1):
            stars = self.attack if attacks(place) else self.defence
            candidates = [number_of(club, place, which) for which in range(CANDIDATES)]
            chosen.append(max(candidates, key=lambda number: stars[number]))
        return tuple(chosen)
