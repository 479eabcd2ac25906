"""The cards of Buteur. A card is known by its number, its place in the deck file."""

from __future__ import annotations

from typing import Literal

import msgspec

Arrow = Literal["straight", "left", "right"]
CardKind = Literal["attacker", "free-kick", "goalkeeper", "corner", "penalty"]
Sign = Literal["hand", "red", "blue"]

ARROWS: tuple[Arrow, ...] = ("straight", "left", "right")


class Card(msgspec.Struct, frozen=True):
    """Arrows with their distances; the sign decides cuts. A Corner's sign is its flag colour."""

    kind: CardKind
    arrows: dict[Arrow, int] = {}
    sign: Sign | None = None


Deck = tuple[Card, ...]
