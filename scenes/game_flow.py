"""Who sits in front of the screen, and whose secret hand may lie open on it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.record import Seat


class Viewing:
    """`viewer` is the seat whose view is drawn; None is what everybody may see."""

    def __init__(self, seats: Sequence[Seat], secret_hands: bool, open_hands: bool = False) -> None:
        self.people = [number for number, seat in enumerate(seats) if not seat.is_robot]
        self.secret_hands = secret_hands
        self.open_hands = open_hands
        self.viewer: int | None = None
        self._in_front: int | None = None  # the person the screen was handed to last

    @property
    def needs_curtain(self) -> bool:
        """Two or more people, hands that are nobody else's business."""
        return self.secret_hands and len(self.people) >= 2 and not self.open_hands

    def settle(self, to_act: int | None, in_the_open: bool) -> bool:
        """The table waits for `to_act`. True when the curtain has to fall first.

        What is done `in_the_open` (cutting a deck) needs no hand: nobody has to be fetched.
        """
        if not self.secret_hands or not self.people:
            self.viewer = None
        elif len(self.people) == 1:
            self.viewer = self.people[0]
        elif self.open_hands:
            self._show_openly(to_act)
        else:
            return self._settle_shared(to_act, in_the_open)
        return False

    def handed_to(self, seat: int) -> None:
        self._in_front = self.viewer = seat

    def everybody_looks(self) -> None:
        """What is on the screen now is for all: whose hand comes next must be called first."""
        if self.needs_curtain:
            self._in_front = self.viewer = None

    def hand_shown(self, to_act: int | None) -> int:
        """The seat whose hand, open or as backs, lies at the bottom."""
        if self.viewer is not None:
            return self.viewer
        return to_act if to_act is not None else (self._in_front or 0)

    def is_person(self, seat: int | None) -> bool:
        return seat in self.people

    def _show_openly(self, to_act: int | None) -> None:
        if self.is_person(to_act):
            self.viewer = to_act
        elif self.viewer is None:
            self.viewer = self.people[0]

    def _settle_shared(self, to_act: int | None, in_the_open: bool) -> bool:
        if to_act is not None and to_act == self._in_front:
            self.viewer = to_act
            return False
        self.viewer = None
        if self.is_person(to_act) and in_the_open:
            # Somebody else steps up to the screen: the next hand needs the curtain again.
            self._in_front = None
        return self.is_person(to_act) and not in_the_open
