"""Events with something only some seats may see."""

from __future__ import annotations

from typing import ClassVar

from game.championnat.moves import Goods, Wish
from game.core.rules import Secret


class OwnCard(Secret, frozen=True):
    """A footballer only `seat` may see; the price on the back is for everybody."""

    hidden_fields: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int | None
    price: int

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat,)


class OwnPlus(Secret, frozen=True):
    """A + card only `seat` may see."""

    hidden_fields: ClassVar[tuple[str, ...]] = ("plus",)
    seat: int
    plus: str | None

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat,)


class Talk(Secret, frozen=True):
    """A proposal of `seat` to `to`: its content is for the two alone."""

    hidden_fields: ClassVar[tuple[str, ...]] = ("give", "want", "wish", "why")
    seat: int
    to: int
    give: Goods | None
    want: Goods | None
    wish: Wish | None

    @property
    def knowers(self) -> tuple[int, ...]:
        return (self.seat, self.to)
