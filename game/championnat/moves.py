"""What a seat can want in Le Championnat."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.championnat.lineup import Eleven
from game.core.rules import Move


class Goods(msgspec.Struct, frozen=True):
    """What changes hands: money in thousands, footballers and sponsors by their card numbers."""

    money: int = 0
    footballers: tuple[int, ...] = ()
    sponsors: tuple[int, ...] = ()

    @property
    def is_nothing(self) -> bool:
        return not (self.money or self.footballers or self.sponsors)


class Wish(msgspec.Struct, frozen=True):
    """What the other seat is asked to fill in: somebody for a shirt number, or a sum of money."""

    number: int = 0
    money: bool = False

    @property
    def is_nothing(self) -> bool:
        return not (self.number or self.money)


# What a robot gives as its reason on the market; people say theirs themselves.
Why = Literal[
    "",
    "my-gap",  # that footballer, or that number, would fill an empty place
    "my-stars",  # that footballer would make the eleven stronger
    "good-price",
    "a-swap",
    "more-please",
    "not-for-that",
    "too-dear",
    "no-use",
    "cannot-help",
]

NOTHING = Goods()
NO_WISH = Wish()


class RollDie(Move, frozen=True, tag="roll"):
    pass


class ChooseSquare(Move, frozen=True, tag="square"):
    square: str


class DrawFootballer(Move, frozen=True, tag="draw"):
    pass


class LeaveFootballer(Move, frozen=True, tag="leave"):
    """Not even draw: the turn is over."""


class BuyFootballer(Move, frozen=True, tag="buy"):
    pass


class RefuseFootballer(Move, frozen=True, tag="refuse-footballer"):
    """The drawn card is laid open for the others to bid on."""


class Bid(Move, frozen=True, tag="bid"):
    amount: int


class DropOut(Move, frozen=True, tag="drop-out"):
    pass


class DiscardPlus(Move, frozen=True, tag="discard-plus"):
    plus: str


class SellFootballer(Move, frozen=True, tag="sell-footballer"):
    """To the bank, at any moment."""

    card: int


class SellSponsor(Move, frozen=True, tag="sell-sponsor"):
    """To the bank, at any moment."""

    sponsor: int


class MakeOffer(Move, frozen=True, tag="offer"):
    """`give` for `want`, or for a wish the other fills in with an answer."""

    to: int
    give: Goods = NOTHING
    want: Goods = NOTHING
    wish: Wish = NO_WISH
    why: Why = ""


class AnswerOffer(Move, frozen=True, tag="answer"):
    """Another proposal instead: what the answering seat gives, and what it wants for it."""

    give: Goods = NOTHING
    want: Goods = NOTHING
    why: Why = ""


class AcceptOffer(Move, frozen=True, tag="accept"):
    why: Why = ""


class RefuseOffer(Move, frozen=True, tag="refuse-offer"):
    why: Why = ""


class SetLineUp(Move, frozen=True, tag="line-up"):
    eleven: Eleven


class PlayPlus(Move, frozen=True, tag="plus"):
    """`place` is whom an injury or a red card strikes: a place of the other eleven, else 0."""

    plus: str
    place: int = 0


class ChangeFootballer(Move, frozen=True, tag="change"):
    """`card` comes on at `place`."""

    place: int
    card: int


class Pass(Move, frozen=True, tag="pass"):
    """No more acts, unless the other side acts again."""


class TakeOnClub(Move, frozen=True, tag="take-on-club"):
    """Show one's eleven and play the euromatch."""


class LeaveClub(Move, frozen=True, tag="leave-club"):
    """Pass, and show nothing."""


class PlayOut(Move, frozen=True, tag="play-out"):
    """No more + cards: the euromatch is decided."""


AnyMove = (
    RollDie
    | ChooseSquare
    | DrawFootballer
    | LeaveFootballer
    | BuyFootballer
    | RefuseFootballer
    | Bid
    | DropOut
    | DiscardPlus
    | SellFootballer
    | SellSponsor
    | MakeOffer
    | AnswerOffer
    | AcceptOffer
    | RefuseOffer
    | SetLineUp
    | PlayPlus
    | ChangeFootballer
    | Pass
    | TakeOnClub
    | LeaveClub
    | PlayOut
)
