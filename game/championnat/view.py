"""What a seat may see of a match of Le Championnat."""

from __future__ import annotations

import msgspec

from game.championnat.lineup import Eleven
from game.championnat.moves import Goods, Why, Wish
from game.championnat.state import Auction, Debt, Fixture, Length, Phase, Result, Stage


class SquadCard(msgspec.Struct, frozen=True):
    """A footballer in a squad: `card` is None for whom the viewer does not know. Everybody sees
    the price on the back. `known_by`: the seats that know the card, for whoever knows it too."""

    card: int | None
    price: int
    known_by: tuple[int, ...] = ()


class ClubView(msgspec.Struct, frozen=True):
    """One seat's belongings. What only that seat may see is None for the others."""

    seat: int
    money: int
    square: str
    came_from: str
    squad: tuple[SquadCard, ...]
    sponsors: tuple[int, ...]
    plus_count: int
    plus: tuple[str, ...] | None
    euro: tuple[int, ...]
    pennants: int
    pennant_stars: int
    points: int
    eleven: Eleven | None  # the strongest, of the squad the viewer sees whole
    stars: int | None  # of that eleven, with the pennants
    places_filled: int | None


class OfferView(msgspec.Struct, frozen=True):
    """`give` of `by` for `want` of `to`, who has to speak; None for all but the two."""

    maker: int
    by: int
    to: int
    give: Goods | None
    want: Goods | None
    wish: Wish | None
    answers: int
    why: Why | None = ""


class SideView(msgspec.Struct, frozen=True):
    """One side of a match. `eleven` is None while it is set unseen."""

    seat: int
    ready: bool
    eleven: Eleven | None
    stars: int | None
    played: tuple[str, ...]
    cards_left: int  # of the three of a match
    changes_left: int
    gone: tuple[int, ...]


class FightView(msgspec.Struct, frozen=True):
    """`can_be_cancelled`: the card just played, which a protection may answer now."""

    sides: tuple[SideView, SideView]
    neutral: bool
    shown: bool
    passes: int
    can_be_cancelled: str | None


class EuroView(msgspec.Struct, frozen=True):
    club: int
    side: SideView


class ChampionnatView(msgspec.Struct, frozen=True):
    viewer: int | None
    length: Length
    prize: int
    stage: Stage
    phase: Phase
    to_act: int | None
    turn_seat: int
    turns: int
    die: int
    lit: tuple[str, ...]
    clubs: tuple[ClubView, ...]
    pack_sizes: dict[str, int]
    top_prices: dict[str, int | None]  # on the back of the top card
    under: dict[str, tuple[int, ...]]  # seen going under, lowest first
    drawn: int | None
    drawn_price: int | None
    auction: Auction | None
    offer: OfferView | None
    offered: tuple[int, ...]  # seats that have made their offer of this turn
    market: str | None  # the reason why the viewer may make no offer now; None: it may
    debts: tuple[Debt, ...]
    jackpot: int
    plus_count: int
    completed_by: int | None
    starter: int
    day: int
    days: int
    fixtures: tuple[Fixture, ...]  # of this day, still to be played
    results: tuple[Result, ...]
    frozen: bool
    fight: FightView | None
    euro: EuroView | None
    places: tuple[int, ...]
