"""What a seat of 11 Soccer can work out from its view by counting the cards it has not seen."""

from __future__ import annotations

from game.soccer11.box import Soccer11Box
from game.soccer11.cards import RANKS, bursts
from game.soccer11.view import Soccer11View

Chances = tuple[float, ...]  # by rank, from index 1


class Outlook:
    """One seat at one moment. `deduces` also uses what everybody can rule out for a hand."""

    def __init__(self, view: Soccer11View, box: Soccer11Box, deduces: bool = False) -> None:
        assert view.viewer is not None
        self.view = view
        self.box = box
        self.seat = view.viewer
        self.deduces = deduces
        self.hand = tuple(card for card in view.hands[self.seat] if card is not None)
        self.rivals = [seat for seat, hand in enumerate(view.hands) if hand and seat != self.seat]
        self.stock = _shares((0, *view.unseen))
        self._held: dict[int, Chances] = {}

    def held_by(self, seat: int) -> Chances:
        """How likely each rank is in that hand."""
        if seat not in self._held:
            self._held[seat] = self._work_out(seat)
        return self._held[seat]

    def _work_out(self, seat: int) -> Chances:
        known = self.view.known[seat]
        if known is not None:
            return tuple(float(rank == known) for rank in range(len(RANKS) + 1))
        ruled_out = self.view.not_held[seat] if self.deduces else ()
        weights = (0, *self.view.unseen)
        left = [0 if rank in ruled_out else weight for rank, weight in enumerate(weights)]
        return _shares(tuple(left)) if any(left) else self.stock

    def holds(self, seat: int, rank: int) -> float:
        return self.held_by(seat)[rank]

    def holds_less(self, seat: int, rank: int) -> float:
        return sum(self.held_by(seat)[:rank])

    def draws_over_13(self, held: int) -> float:
        """How likely the next card drawn beside `held` is one too many."""
        return sum(chance for rank, chance in enumerate(self.stock) if bursts(held, rank))

    def is_exposed(self, kept: int) -> bool:
        """A rival in play has seen that card in this hand."""
        known_by = [seat for seat in self.view.known_by if seat in self.rivals]
        return bool(known_by) and kept == self.hand[0]

    @property
    def will_draw_again(self) -> bool:
        """Another turn comes round before the stock runs out."""
        return self.view.stock > len(self.rivals)


def _shares(weights: tuple[int, ...]) -> Chances:
    total = sum(weights) or 1
    return tuple(weight / total for weight in weights)
