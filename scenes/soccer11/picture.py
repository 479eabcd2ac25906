"""What the screen shows of a match of 11 Soccer: a plain state that timeline steps may change.

The picture lags behind the rules while something moves. Once the timeline is empty its `facts()`
must be those of the view, `facts_of(view, hand_seat)`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from game.soccer11.cards import RANKS
from game.soccer11.view import DayResult, Reveal, Soccer11View
from scenes.soccer11.cards import deck

Facts = tuple[object, ...]
Board = Literal["guess", "italy", "row", "ranks"]
NEAR: Final = 2  # so many points short of the title


@dataclass
class FlyingCard:
    """A card on its way; (x, y) is its middle in design pixels. `flip`: 0 = back, 1 = face up."""

    card: int | None
    x: float
    y: float
    width: float = 110
    flip: float = 1.0


@dataclass
class RisingShield:
    """On its way from the card to the seat it protects; (x, y) is its middle."""

    x: float
    y: float
    width: float


@dataclass(frozen=True)
class Spotlight:
    """A card everybody should look at: who played it, on whom, and what came of it."""

    card: int | None
    seat: int
    target: int | None
    words: str
    icon: str = ""
    mark: str = ""  # the art key of a verdict over the card
    beside: int | None = None  # a second card: together they are too much
    moods: tuple[str, str] = ("play", "play")  # of who played it, and of the other
    out: bool = False  # it tells why the day of `seat` is over


@dataclass
class DayShow:
    """The end of a day: how many hands are turned up, and whether the points are counted."""

    result: DayResult
    before: tuple[int, ...]  # points
    final: bool = False  # with this day the match is won
    turned: int = 0
    turning: float = -1.0  # how far the next card is turned, 0 to 1; -1 = it lies still
    added: int = 0  # points of the gain counted so far
    counted: bool = False
    flight: float = -1.0  # of the points, 0 to 1; -1 = none is on its way
    arrival: float = 1.0  # of the whole panel on the table, 0 to 1

    def gained(self, seat: int) -> int:
        gain = self.result.gains[seat]
        return gain if self.counted else min(gain, self.added)

    def best(self) -> int:
        """The highest card turned up so far."""
        return max(self.result.shown[: self.turned], default=0)


@dataclass
class Draft:
    """A move being put together by the person at the screen."""

    card: int | None = None  # rank
    place: int | None = None  # of that card in the hand; None for a discarded card that acts
    target: int | None = None
    guess: int | None = None
    taken: int | None = None
    board: Board | None = None
    looked_at: int = 0  # the seat whose row is looked at


@dataclass
class Soccer11Picture:
    """Everything drawn, in one place; nothing here knows the rules."""

    viewer: int | None = None
    hand_seat: int = 0
    hands: list[list[int | None]] = field(default_factory=list)
    known: tuple[int | None, ...] = ()
    known_by: tuple[int, ...] = ()  # seats that know the first card of this viewer
    rows: list[list[int]] = field(default_factory=list)
    shields: list[bool] = field(default_factory=list)
    out: list[bool] = field(default_factory=list)  # an empty hand may just be about to be filled
    points: tuple[int, ...] = ()
    target: int = 0
    day: int = 1
    stock: int = 0
    aside: bool = True
    open_cards: tuple[int, ...] = ()
    acting: int | None = None
    effect: int | None = None
    secret: Reveal | None = None  # shown to the seat in front of the screen alone
    ceremony: DayShow | None = None
    unveiled: float = 1.0  # how far the secret is turned up
    # What is only shown while somebody chooses; not part of the facts.
    offering: bool = False
    phase: str = "draw"
    draft: Draft = field(default_factory=Draft)
    aims: tuple[int, ...] = ()  # seats the panel of choices offers
    may_aim: frozenset[int] = frozenset()
    playable: frozenset[int] | None = None  # ranks; None = nothing is greyed
    hot: str = ""  # key of what is under the pointer or the focus
    pressed: str = ""
    hinted: frozenset[str] = frozenset()
    refused: int | None = None
    shake: float = 0.0
    flying: list[FlyingCard] = field(default_factory=list)
    rising: RisingShield | None = None
    spotlight: Spotlight | None = None
    arrival: float = 1.0  # of the spotlight or the banner, 0 to 1
    banner: str = ""
    banner_icon: str = ""

    def set_from(self, view: Soccer11View, hand_seat: int) -> None:
        """Show `view` at once, with that seat at the bottom, and forget what moved."""
        self.viewer, self.hand_seat = view.viewer, hand_seat
        self.hands = [list(hand) for hand in view.hands]
        self.rows = [list(row) for row in view.rows]
        self.shields, self.out = list(view.shields), _seats_out(view)
        self.points, self.target, self.day = view.points, view.target, view.day
        self.stock, self.aside, self.open_cards = view.stock, view.aside, view.open_cards
        self.settle(view)
        self.ceremony = finished_day(view)
        self.flying.clear()
        self.spotlight, self.banner, self.shake, self.rising = None, "", 0.0, None
        self.clear_choice()

    def settle(self, view: Soccer11View) -> None:
        """What no event tells: whose turn to act it is, and what this viewer knows."""
        self.acting, self.effect, self.phase = view.to_act, view.effect, view.phase
        self.known, self.known_by = view.known, view.known_by
        self.secret = secret_for(view)

    def clear_choice(self) -> None:
        """Nothing is offered any more."""
        self.offering = False
        self.draft = Draft()
        self.aims, self.may_aim, self.playable = (), frozenset(), None
        self.hinted, self.refused = frozenset(), None

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def last_turn(self) -> bool:
        return self.stock == 0

    def state_of(self, key: str) -> str:
        """The button state of what is called `key`."""
        if self.pressed == key:
            return "pressed"
        return "hot" if self.hot == key or key in self.hinted else "normal"

    def is_out(self, seat: int) -> bool:
        return self.out[seat]

    @property
    def open_hand(self) -> list[int | None]:
        """What lies in front of the seat at the bottom."""
        return self.hands[self.hand_seat]

    def unseen(self) -> tuple[int, ...]:
        """Copies of each rank this viewer cannot account for."""
        left = [0, *(nation.copies for nation in deck())]
        for cards in (self.open_cards, *self.rows):
            for card in cards:
                left[card] -= 1
        for hand, known in zip(self.hands, self.known, strict=True):
            shown = [known] if hand and hand[0] is None else hand
            for card in (each for each in shown if each is not None):
                left[card] -= 1
        return tuple(max(0, left[rank]) for rank in RANKS)

    def facts(self) -> Facts:
        return (
            self.hand_seat, tuple(tuple(hand) for hand in self.hands), self.known,
            tuple(tuple(row) for row in self.rows), tuple(self.shields), self.out, self.points,
            self.target, self.day, self.stock, self.aside, self.open_cards, self.acting,
            self.effect, self.secret, self.unseen(), self.last_turn,
            self.ceremony and self.ceremony.result, len(self.flying), self.rising,
            self.spotlight, self.banner,
        )  # fmt: skip


def facts_of(view: Soccer11View, hand_seat: int) -> Facts:
    """What a picture at rest must show of `view`."""
    finished = finished_day(view)
    return (
        hand_seat, view.hands, view.known, view.rows, view.shields, _seats_out(view), view.points,
        view.target, view.day, view.stock, view.aside, view.open_cards, view.to_act,
        view.effect, secret_for(view), view.unseen, view.last_turn,
        finished and finished.result, 0, None, None, "",
    )  # fmt: skip


def _seats_out(view: Soccer11View) -> list[bool]:
    return [view.is_out(seat) for seat in range(len(view.hands))]


def secret_for(view: Soccer11View) -> Reveal | None:
    """The reveal this viewer is asked to look at now."""
    reveal = view.reveal
    if reveal is None or view.viewer is None or view.to_act != view.viewer:
        return None
    return reveal


def finished_day(view: Soccer11View) -> DayShow | None:
    if view.phase not in ("next-day", "over"):
        return None
    result = view.results[-1]
    before = tuple(now - gain for now, gain in zip(view.points, result.gains, strict=True))
    over = view.phase == "over"
    return DayShow(result, before, final=over, turned=len(view.hands), counted=True)
