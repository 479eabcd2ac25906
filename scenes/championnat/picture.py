"""What the screen shows of a match of Le Championnat: a plain state that steps may change.

The picture lags behind the rules while something moves. Once the timeline is empty its `facts()`
must be those of the view, `facts_of(view)`. What no event tells is taken from `view` by `settle`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.championnat.lineup import Eleven
from game.championnat.state import Auction
from game.championnat.view import ChampionnatView, ClubView, FightView, SquadCard
from scenes.championnat.drafts import MarketDraft, MatchDraft, SquadDraft
from scenes.ptifooteux.picture import Die
from scenes.scene import Point

Facts = tuple[object, ...]


@dataclass
class ClubPicture:
    """What one seat owns, and its pawn: `at` is where it is while it walks."""

    money: int
    square: str
    squad: list[SquadCard]
    sponsors: list[int]
    plus_count: int
    points: int
    pennants: int
    at: Point | None = None

    @classmethod
    def of(cls, club: ClubView) -> ClubPicture:
        return cls(
            club.money, club.square, list(club.squad), list(club.sponsors), club.plus_count,
            club.points, club.pennants,
        )  # fmt: skip

    def reveal(self, card: int, price: int) -> None:
        """A hidden card of that price is this one."""
        hidden = SquadCard(None, price)
        if hidden in self.squad and all(held.card != card for held in self.squad):
            self.squad[self.squad.index(hidden)] = SquadCard(card, price)

    def give_up(self, card: int, price: int) -> None:
        self.reveal(card, price)
        self.squad = [held for held in self.squad if held.card != card]

    def prices(self) -> list[int]:
        return sorted(held.price for held in self.squad)

    def facts(self) -> Facts:
        cards = sorted((held.price, -1 if held.card is None else held.card) for held in self.squad)
        return (
            self.money, self.square, tuple(cards), tuple(sorted(self.sponsors)), self.plus_count,
            self.points, self.pennants, self.at,
        )  # fmt: skip


@dataclass
class FightPicture:
    """A match on the pitch, home side first. `totals` count up to the stars of the rules."""

    seats: tuple[int, int]
    neutral: bool
    elevens: list[Eleven | None] = field(default_factory=lambda: [None, None])
    totals: list[int] = field(default_factory=lambda: [0, 0])
    played: list[tuple[str, ...]] = field(default_factory=lambda: [(), ()])
    shown: bool = False
    marks: dict[tuple[int, int], str] = field(default_factory=dict)  # (side, place) -> art
    walked: float = 1.0  # how far the teams have come onto the pitch

    @classmethod
    def of(cls, fight: FightView) -> FightPicture:
        first, second = fight.sides
        return cls(
            (first.seat, second.seat),
            fight.neutral,
            [first.eleven, second.eleven],
            [first.stars or 0, second.stars or 0],
            [first.played, second.played],
            fight.shown,
        )

    def facts(self) -> Facts:
        totals = tuple(self.totals) if self.shown else ()
        return self.seats, self.neutral, tuple(self.elevens), totals, self.shown


@dataclass
class EuroPicture:
    seat: int
    club: int
    total: int | None = None


@dataclass(frozen=True)
class Notice:
    """What just happened, told in the panel on the right. `art` is a drawing or a card's key."""

    title: str
    words: str
    art: str = ""
    card: int | None = None
    seat: int | None = None
    figure: str = ""  # the sum, on the white foot of a ? card
    sponsor: int | None = None  # the number of a sponsor's card
    glad: bool = False  # an event: the panel shines


@dataclass(frozen=True)
class DayBoard:
    """Fixtures before a match day, or the table after it."""

    title: str
    fixtures: tuple[tuple[int, int], ...] = ()
    exempt: tuple[int, ...] = ()
    result: tuple[int, int, int, int] | None = None  # seats and stars of a match just over
    standings: bool = False
    eleven: Eleven = ()  # the first complete team, shown to all
    seat: int = 0
    words: str = ""  # a prize, what is at stake, what everybody earns
    opening: bool = False  # of the second phase
    days: int = 0
    neutral: bool = False  # a play-off, which brings no points
    champions: tuple[int, ...] = ()


@dataclass
class Flight:
    """A drawing or a card on its way over the table; (x, y) is its middle."""

    art: str
    x: float
    y: float
    width: float
    card: int | None = None
    squeeze: float = 1.0  # how much of its width is seen while it turns over
    lay: float = 0.0  # how wide it lay before it flew

    def __post_init__(self) -> None:
        self.lay = self.width


@dataclass
class ChampionnatPicture:
    """Everything drawn, in one place; nothing here knows the rules."""

    view: ChampionnatView
    clubs: list[ClubPicture] = field(default_factory=list)
    jackpot: int = 0
    packs: dict[str, int] = field(default_factory=dict)
    acting: int | None = None
    drawn: int | None = None
    drawn_price: int | None = None
    auction: Auction | None = None
    fight: FightPicture | None = None
    euro: EuroPicture | None = None
    day: int = 0
    die: Die = field(default_factory=Die)
    kick_off: tuple[int, int] = (0, 0)  # the stars of this match before cards and changes
    record_bid: int = 1_000  # only what is above a million can be one
    unclear: set[int] = field(default_factory=set)  # clubs a hidden deal has changed
    # What is only shown for a moment; not part of the facts.
    notice: Notice | None = None
    board: DayBoard | None = None
    banner: str = ""
    flights: list[Flight] = field(default_factory=list)
    # What is only shown while somebody chooses.
    offering: int | None = None  # the seat of the person who may choose
    hot: str = ""
    pressed: str = ""
    glowing: str = ""
    lit_for: float = 0.0  # seconds since the lit squares began to pulse
    told: str = ""  # the square whose tip stays after a click
    sheet: str = ""  # "squad", "market" or "who" opened over the table
    squad: SquadDraft = field(default_factory=SquadDraft)
    market: MarketDraft | None = None
    act: MatchDraft = field(default_factory=MatchDraft)

    def set_from(self, view: ChampionnatView) -> None:
        """Show `view` at once and forget what moved."""
        self.clubs = [ClubPicture.of(club) for club in view.clubs]
        self.jackpot, self.packs = view.jackpot, dict(view.pack_sizes)
        self.drawn, self.drawn_price = view.drawn, view.drawn_price
        self.auction = view.auction
        self.fight = None if view.fight is None else FightPicture.of(view.fight)
        self.euro = None
        if view.euro is not None:
            self.euro = EuroPicture(view.euro.side.seat, view.euro.club, view.euro.side.stars)
        self.day = view.day
        if view.die:
            self.die = Die(str(view.die))
        else:
            self.die = Die(self.die.face)
        self.notice = self.board = None
        self.banner = ""
        self.flights.clear()
        self.clear_choice()
        self.settle(view)

    def settle(self, view: ChampionnatView) -> None:
        """What no event tells: whose turn it is, and who knows which card."""
        self.view, self.acting = view, view.to_act
        for club, seen in zip(self.clubs, view.clubs, strict=True):
            if seen.seat in self.unclear:
                club.money, club.sponsors = seen.money, list(seen.sponsors)
                club.squad = list(seen.squad)
            elif club.prices() == sorted(held.price for held in seen.squad):
                club.squad = list(seen.squad)
        self.unclear.clear()

    def clear_choice(self) -> None:
        """Nothing is offered any more."""
        self.offering = None
        self.glowing = self.told = self.sheet = ""
        self.squad, self.act, self.market = SquadDraft(), MatchDraft(), None

    @property
    def screen(self) -> str:
        """Which of the screens lies on the table."""
        if self.sheet in ("squad", "market"):
            return self.sheet
        if self.offering is not None and self.view.phase == "line-up":
            return "squad"
        if self.offering is not None and self.view.phase == "answer":
            return "market"
        return "match" if self.fight is not None and self.fight.shown else "board"

    @property
    def lining_up(self) -> bool:
        return self.screen == "squad" and not self.sheet

    def facts(self) -> Facts:
        euro = None if self.euro is None else (self.euro.seat, self.euro.club, self.euro.total)
        return (
            tuple(club.facts() for club in self.clubs), self.jackpot,
            tuple(sorted(self.packs.items())), self.acting, self.drawn, self.drawn_price,
            self.auction, None if self.fight is None else self.fight.facts(), euro, self.day,
            self.notice, self.board, len(self.flights),
        )  # fmt: skip


def facts_of(view: ChampionnatView) -> Facts:
    """What a picture at rest must show of `view`."""
    picture = ChampionnatPicture(view)
    picture.set_from(view)
    return picture.facts()
