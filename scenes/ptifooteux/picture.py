"""What the screen shows of a match of Les P'tifooteux: a plain state that steps may change.

The picture lags behind the rules while something moves. Once the timeline is empty its `facts()`
must be those of the view, `facts_of(view)`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.ptifooteux.events import CardOutcome
from game.ptifooteux.kids import CardColour
from game.ptifooteux.view import Phase, PtifooteuxView, SeatView
from scenes.scene import Point

Facts = tuple[object, ...]
Answered = Literal["", "yes", "no"]


@dataclass
class Team:
    """One seat: its pawn and what lies in its row. `at` is where the pawn is while it moves."""

    square: str
    beaten: bool = False
    kids: list[str] = field(default_factory=list)
    extra_tries: int = 0
    place: int | None = None
    opening: int | None = None
    lost: tuple[int, ...] = ()
    suspensions: int = 0
    through: bool = False  # it stands on a match it has won, and has not walked on yet
    at: Point | None = None
    vehicle: str = ""  # art of what carries it
    near: float = 0.0  # 0 to 1: how large it rides past

    @classmethod
    def of(cls, seat: SeatView) -> Team:
        return cls(
            seat.square, seat.beaten, list(seat.kids), seat.extra_tries, seat.place,
            seat.opening, seat.lost, seat.suspensions,
        )  # fmt: skip

    def facts(self) -> Facts:
        return (
            self.square, self.beaten, tuple(self.kids), self.extra_tries, self.place,
            self.opening, self.lost, self.suspensions, self.through, self.at, self.vehicle,
        )  # fmt: skip


@dataclass
class Die:
    """`face` is the last part of its art key; it leans and jumps while it rolls."""

    face: str = "idle"
    angle: float = 0.0
    lift: float = 0.0


@dataclass(frozen=True)
class ShownCard:
    """A card turned up: whose it is and what comes of it. `flip`: 0 = back, 1 = face.

    `told` says in pictures what comes of it.
    """

    colour: CardColour
    kid: str
    outcome: CardOutcome
    flip: float = 0.0
    told: tuple[str, ...] = ()
    turned_by: str = ""  # the name of a robot; "" = a person, who is spoken to


@dataclass
class Flight:
    """A drawing on its way over the table; (x, y) is its middle."""

    art: str
    x: float
    y: float
    width: float


@dataclass
class PtifooteuxPicture:
    """Everything drawn, in one place; nothing here knows the rules."""

    teams: list[Team] = field(default_factory=list)
    phase: Phase = "opening"
    acting: int | None = None
    die: Die = field(default_factory=lambda: Die("4"))
    asked: str | None = None
    choices: tuple[str, ...] = ()
    stage: int = 0  # of the match on the table; 0 = none
    attempt: int = 0
    tries: int = 0
    warned: list[str] = field(default_factory=list)
    tokens: int = 0
    extra_supply: int = 0
    yellow_left: int = 0
    red_left: int = 0
    yellow_turned: list[str] = field(default_factory=list)
    red_turned: list[str] = field(default_factory=list)
    # What is only shown for a moment; not part of the facts.
    small_die: Die = field(default_factory=Die)  # the transfer or the competition die
    answered: Answered = ""
    reply: str = ""  # what the kid says
    counted: int = 0  # squares of the walk that is going on
    nod: float = 0.0  # how far the portrait leans aside, design pixels
    joy: float = 0.0  # seconds of rejoicing so far: who has reason to hops
    results: tuple[bool, ...] = ()  # tries of this match so far
    outcome: str = ""  # "won" or "lost": the match panel says so
    card: ShownCard | None = None
    flights: list[Flight] = field(default_factory=list)
    remark: str = ""  # one sentence over the pawn
    remark_art: tuple[str, ...] = ()  # the same in pictures
    remark_at: Point = (0.0, 0.0)
    banner: str = ""
    banner_faces: tuple[str, ...] = ()  # who stands on it
    rain: float | None = None  # seconds since the paper rain began
    # What is only shown while somebody chooses.
    offered: bool = False  # a person may act: the big thing to click glows
    hot: str = ""
    glowing: str = ""  # the hinted target
    told: str = ""  # the square whose tip stays after a click

    def set_from(self, view: PtifooteuxView) -> None:
        """Show `view` at once and forget what moved."""
        self.teams = [Team.of(seat) for seat in view.seats]
        if view.to_act is not None:
            self.teams[view.to_act].through = view.phase == "won"
        self.settle(view)
        self.asked, self.choices = view.asked, view.choices
        self.attempt, self.tries = view.attempt, view.tries
        self.stage = view.seats[view.to_act].stage if self._match_on(view) else 0  # type: ignore[index]
        self.warned, self.tokens = list(view.warned), view.tokens
        self.extra_supply = view.extra_supply
        self.yellow_left, self.red_left = view.yellow_left, view.red_left
        self.yellow_turned, self.red_turned = list(view.yellow_turned), list(view.red_turned)
        self.die = Die(self.die.face)
        self.small_die = Die()
        self.answered, self.reply, self.nod, self.joy, self.outcome = "", "", 0.0, 0.0, ""
        self.results = (False,) * max(0, view.attempt - 1)
        self.card, self.rain, self.counted = None, None, 0
        self.banner, self.banner_faces = "", ()
        self.flights.clear()
        self.clear_choice()

    def settle(self, view: PtifooteuxView) -> None:
        """What no event tells."""
        self.phase, self.acting = view.phase, view.to_act

    def clear_choice(self) -> None:
        """Nothing is offered any more."""
        self.offered = False
        self.glowing = self.told = self.remark = ""
        self.remark_art = ()

    @property
    def dialog(self) -> str:
        """Which panel lies over the board, if any."""
        if self.card is not None:
            return "card"
        if self.stage:
            return "match"
        if self.asked is not None:
            return "ask"
        return "choose" if self.choices else ""

    def owner_of(self, kid: str) -> int | None:
        return next((seat for seat, team in enumerate(self.teams) if kid in team.kids), None)

    def facts(self) -> Facts:
        return (
            tuple(team.facts() for team in self.teams), self.phase, self.acting, self.asked,
            self.choices, self.attempt, self.tries, tuple(self.warned), self.tokens,
            self.extra_supply, self.yellow_left, self.red_left, tuple(self.yellow_turned),
            tuple(self.red_turned), len(self.flights), self.dialog,
        )  # fmt: skip

    @staticmethod
    def _match_on(view: PtifooteuxView) -> bool:
        return view.phase in ("tries", "match", "final", "try-again")


def facts_of(view: PtifooteuxView) -> Facts:
    """What a picture at rest must show of `view`."""
    picture = PtifooteuxPicture()
    picture.set_from(view)
    return picture.facts()
