"""What a person is putting together before it is a move: a line-up, a proposal, an act."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.championnat.lineup import Eleven
from game.championnat.moves import NO_WISH, Goods, Wish

MOST_GOODS = 4  # footballers and sponsors on one side of a proposal
WISH_FOR_MONEY = 12  # beside the numbers 1 to 11


@dataclass
class SquadDraft:
    """`eleven` is what stands on the pitch; in a line-up it is being changed."""

    tab: str = "eleven"
    eleven: Eleven = ()
    place: int = 0  # the place that is looked at, 0 = none
    card: int | None = None  # the footballer that is looked at
    sponsor: int | None = None
    armed: bool = False  # the next click on the sale button sells
    page: int = 0


@dataclass
class Basket:
    """One side of a proposal."""

    money: int = 0
    footballers: list[int] = field(default_factory=list)
    sponsors: list[int] = field(default_factory=list)
    page: int = 0

    @property
    def goods(self) -> Goods:
        return Goods(self.money, tuple(self.footballers), tuple(self.sponsors))

    @property
    def full(self) -> bool:
        return len(self.footballers) + len(self.sponsors) >= MOST_GOODS

    def fill(self, goods: Goods) -> None:
        self.money = goods.money
        self.footballers, self.sponsors = list(goods.footballers), list(goods.sponsors)


@dataclass
class MarketDraft:
    """`answering`: the proposal of `to` lies there; `editing`: another one is put together."""

    seat: int
    to: int
    give: Basket = field(default_factory=Basket)
    want: Basket = field(default_factory=Basket)
    wish: int = 0
    picking_wish: bool = False
    answering: bool = False
    editing: bool = True

    @property
    def wish_side(self) -> str:
        """The other's wish asks for what one gives oneself."""
        return "give" if self.answering else "want"

    @property
    def is_gift(self) -> bool:
        """Something goes and nothing is asked for it, not even by a wish."""
        asked = not self.want.goods.is_nothing or (self.wish and not self.answering)
        return not self.give.goods.is_nothing and not asked

    @property
    def wished(self) -> Wish:
        if self.wish == WISH_FOR_MONEY:
            return Wish(money=True)
        return Wish(self.wish) if self.wish else NO_WISH


@dataclass
class MatchDraft:
    """A + card held up, or a substitute."""

    plus: str = ""
    spot: int = -1  # which one of several alike was clicked
    changing: bool = False
    card: int | None = None
    page: int = 0
