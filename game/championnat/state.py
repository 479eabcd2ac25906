"""The whole hidden state of a match of Le Championnat, as plain mutable values."""

from __future__ import annotations

import copy
from typing import Literal

import msgspec

from game.championnat.cards import PackName
from game.championnat.lineup import Eleven
from game.championnat.moves import NO_WISH, NOTHING, Goods, Why, Wish
from game.core.table_rules import NOBODY

NO_CARD = -1
BANK = -1  # where money comes from and goes to, beside the seats
JACKPOT = -2

START_MONEY = 7_000
EXPRESS_MONEY = 5_000  # ours: the six dealt footballers are part of the seven million
DAY_TAKINGS = 500
SHORT_PRIZE = 800
MOST_PLUS = 6
MOST_PLUS_A_MATCH = 3
MOST_CHANGES = 2
MOST_ANSWERS = 3
BID_STEP = 50
PENNANTS_A_STAR = 5
EXPRESS_FOOTBALLERS = 6

Stage = Literal["building", "league", "play-off", "over"]
Length = Literal["full", "short", "express"]
Phase = Literal[
    "roll",
    "square",
    "draw",
    "buy",
    "bid",
    "discard-plus",
    "debt",
    "answer",
    "line-up",
    "match-act",
    "euromatch",
    "euromatch-cards",
    "turn-end",  # passed through within a move, never waited in without a debt or an offer
    "over",
]
Seats = int  # a set of seats as one number: bit `seat`


class Club(msgspec.Struct):
    """What one seat owns. `came_from` is the square its pawn may not go back to."""

    money: int
    square: str
    came_from: str = ""
    squad: list[int] = []
    sponsors: list[int] = []
    plus: list[str] = []
    euro: list[int] = []  # beaten European clubs
    points: int = 0
    extra_points: int = 0  # of the play-off

    def copy(self) -> Club:
        other = copy.copy(self)
        other.squad = self.squad[:]
        other.sponsors = self.sponsors[:]
        other.plus = self.plus[:]
        other.euro = self.euro[:]
        return other


class Auction(msgspec.Struct, frozen=True):
    """`bidders` are still in, first the one to speak."""

    card: int
    drawer: int
    start: int
    bidders: tuple[int, ...]
    best: int = 0
    leader: int = NOBODY


class Offer(msgspec.Struct, frozen=True):
    """`by` gives `give` for `want`; `to` has to speak. `maker` opened the talk."""

    maker: int
    by: int
    to: int
    give: Goods = NOTHING
    want: Goods = NOTHING
    wish: Wish = NO_WISH
    answers: int = 0
    why: Why = ""


class Debt(msgspec.Struct, frozen=True):
    seat: int
    creditor: int
    amount: int


class PlayedPlus(msgspec.Struct, frozen=True):
    """The card just played, as long as it can be cancelled. `card` had to leave `place`."""

    seat: int
    plus: str
    place: int = 0
    card: int = NO_CARD


class Side(msgspec.Struct, frozen=True):
    """One team in a match or euromatch. `stars` are those of + cards, `left` went off."""

    seat: int
    eleven: Eleven = ()
    stars: int = 0
    played: tuple[str, ...] = ()
    limited: int = 0  # cards played that count towards the three
    changes: int = 0
    left: tuple[int, ...] = ()


class Fixture(msgspec.Struct, frozen=True):
    """`first` is at home, but on neutral ground in a play-off."""

    first: int
    second: int


class Result(msgspec.Struct, frozen=True):
    day: int  # 0: play-off
    first: int
    second: int
    stars: tuple[int, int]


class Fight(msgspec.Struct, frozen=True):
    """A match being played; `sides[0]` is at home unless `neutral`."""

    sides: tuple[Side, Side]
    neutral: bool
    shown: bool = False
    passes: int = 0
    last: PlayedPlus | None = None


class Euro(msgspec.Struct, frozen=True):
    """A euromatch: the club turned up, and the team once it is shown."""

    club: int
    side: Side


class Tally(msgspec.Struct):
    """Counted for the balance sheet only; all of it public."""

    building_turns: int = 0
    forced_sales: int = 0
    forced_below_eleven: Seats = 0  # seats forced to sell with eleven or fewer
    let_off: int = 0
    bought: int = 0
    auctioned: int = 0
    dear_auctions: int = 0  # won for more than a million
    deals: list[int] = []  # by seat
    offers: int = 0
    euro_played: int = 0
    euro_won: int = 0
    plus_played: int = 0
    wins_with_trainees: Seats = 0

    def copy(self) -> Tally:
        other = copy.copy(self)
        other.deals = self.deals[:]
        return other


class State(msgspec.Struct):
    """Packs and piles are drawn from their end; what goes under comes to their beginning."""

    # fixed for the match
    length: Length
    prize: int
    # what lies on the table
    clubs: list[Club]
    packs: dict[PackName, list[int]]
    under: dict[PackName, int]  # how many cards at the bottom were seen going there
    known: list[Seats]  # per footballer: who knows in which squad it is
    questions: list[int]
    plus_pile: list[str]
    euro_pile: list[int]
    jackpot: int = 0
    bank: int = 0
    # the season
    stage: Stage = "building"
    completed_by: int = NOBODY
    starter: int = 0
    day: int = 0
    fixtures: tuple[Fixture, ...] = ()
    results: tuple[Result, ...] = ()
    frozen: bool = False
    # the turn
    turns: int = 0
    turn_seat: int = 0
    actor: int = NOBODY
    phase: Phase = "roll"
    die: int = 0
    drawn: int = NO_CARD
    auction: Auction | None = None
    offer: Offer | None = None
    offered: Seats = 0
    debts: tuple[Debt, ...] = ()
    fight: Fight | None = None
    euro: Euro | None = None
    tally: Tally = msgspec.field(default_factory=Tally)

    @property
    def players(self) -> int:
        return len(self.clubs)

    @property
    def to_act(self) -> int:
        """An offer waits for its answer first, then a debt for its payment."""
        if self.offer is not None:
            return self.offer.to
        if self.debts:
            return self.debts[0].seat
        return self.actor

    @property
    def asked(self) -> Phase:
        """What the table waits for."""
        if self.offer is not None:
            return "answer"
        return "debt" if self.debts else self.phase

    @property
    def everybody(self) -> Seats:
        return (1 << len(self.clubs)) - 1

    def knows(self, seat: int, card: int) -> bool:
        return bool(self.known[card] >> seat & 1)

    def copy(self) -> State:
        other = copy.copy(self)
        other.clubs = [club.copy() for club in self.clubs]
        other.packs = {name: pack[:] for name, pack in self.packs.items()}
        other.under = self.under.copy()
        other.known = self.known[:]
        other.questions = self.questions[:]
        other.plus_pile = self.plus_pile[:]
        other.euro_pile = self.euro_pile[:]
        other.tally = self.tally.copy()
        return other
