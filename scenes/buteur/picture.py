"""What the screen shows of a match of Buteur: a plain state that timeline steps may change.

The picture lags behind the rules while something moves. Once the timeline is empty its `facts()`
must be those of the view, `facts_of(view, hand_seat)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.buteur.cards import Arrow
from game.buteur.moves import Square
from game.buteur.pitch import COLUMNS, ROWS, FlagColour
from game.buteur.view import ButeurView
from scenes.scene import Point
from scenes.theme import Paint

SHOOT_OUT = 3  # as a half

Spot = tuple[float, float]  # board coordinates: a square's middle is (column + 0.5, row + 0.5)
Facts = tuple[object, ...]
Verdict = Literal["goal", "saved"]

CENTRE_SPOT: Spot = (COLUMNS / 2, ROWS / 2)
PENALTY_SPOTS = {1: (COLUMNS - 1.5, ROWS / 2), -1: (1.5, ROWS / 2)}  # by the way one attacks
_MIDDLE_ROWS = (ROWS // 2 - 1, ROWS // 2)
_BALL_LEFT_WHERE_SAVED = ("place-ball", "exchange", "take-attacker", "over")


@dataclass
class FlyingCard:
    """A card on its way; (x, y) is its middle in design pixels. `flip`: 0 = back, 1 = face up."""

    card: int | None
    x: float
    y: float
    width: float = 150
    flip: float = 1.0
    direction: int = 1
    verdict: Verdict | None = None  # what a cut card means, shown beside its sign


@dataclass(frozen=True)
class Preview:
    """Where a card would send the ball; `landing` is None when it would leave the pitch."""

    path: tuple[Square, ...]
    landing: Square | None
    outside: Spot | None = None  # where it would be then


@dataclass(frozen=True)
class Answer:
    """One big button of a question; `icon` is an art key, `detail` a few words below the label."""

    key: str
    icon: str
    label: str
    detail: str
    paint: Paint
    enabled: bool = True
    decides: Verdict | None = None  # what the sign drawn as its icon brings, once it is cut


@dataclass(frozen=True)
class Question:
    """One to three answers on a paper panel over the pitch, with its tail `towards` a point."""

    title: str
    answers: tuple[Answer, ...]
    towards: Point | None = None


@dataclass
class ButeurPicture:
    """Everything drawn, in one place; nothing here knows the rules."""

    ball: Spot = CENTRE_SPOT
    ball_spin: float = 0.0  # degrees
    ball_squash: float = 0.0  # 0.08 = 8 % flatter
    ball_height: float = 0.0  # design pixels above the grass
    held: bool = False  # in the keeper's gloves
    trail: tuple[Spot, ...] = ()  # the way it came; not part of the facts
    score: tuple[int, int] = (0, 0)
    half: int = 1
    teams: tuple[int, ...] = (0, 1)
    colours: tuple[int, int] = (0, 1)  # of the two teams, numbers of seat colours
    attack: tuple[int, int] = (1, -1)
    stock: int = 0
    discards: list[int] = field(default_factory=list)
    laid_ways: dict[int, int] = field(default_factory=dict)  # card -> way its player attacked
    hand_seat: int = 0
    hand: list[int | None] = field(default_factory=list)
    hand_sizes: tuple[int, ...] = ()
    acting: int | None = None
    last_turn: bool = False
    shoot_out: tuple[tuple[bool, ...], tuple[bool, ...]] = ((), ())
    # What is only shown while somebody chooses; not part of the facts.
    lit: tuple[Square, ...] = ()
    corners: tuple[tuple[Square, FlagColour], ...] = ()  # where a Corner in hand would put the ball
    hot_square: Square | None = None
    hinted: Square | None = None
    previews: tuple[Preview, ...] = ()
    playable: frozenset[int] | None = None  # places in the hand; None = nothing is greyed
    raised: int | None = None  # place in the hand
    raised_share: float = 1.0  # 0 as it begins to rise, 1 where it stands
    glowing: int | None = None  # the hinted card's place
    refused: int | None = None
    shake: float = 0.0  # design pixels sideways, for the refused card
    chips: tuple[Arrow, ...] = ()  # directions offered above the raised card
    hot_chip: Arrow | None = None
    question: Question | None = None
    hot_answer: str | None = None
    glowing_answer: str | None = None  # the hinted one
    tray_button: str = ""  # its label; "" = the arrow of the attack stands there
    tray_button_state: str = "normal"
    stock_glows: bool = False  # it may be cut
    flying: list[FlyingCard] = field(default_factory=list)
    banner: str = ""
    banner_icon: str = ""  # art key of what is drawn before the words
    banner_rise: float = 1.0  # 0 as it comes, 1 where it stands

    def set_from(self, view: ButeurView, hand_seat: int) -> None:
        """Show `view` at once, with that seat's hand at the bottom, and forget what moved."""
        self.ball = ball_spot(view)
        self.ball_spin = self.ball_squash = self.ball_height = self.shake = 0.0
        self.score, self.half = view.score, view.half
        self.teams, self.attack = view.teams, view.attack
        self.stock, self.discards = view.stock, list(view.discards)
        self.show_hand(view.hands, hand_seat)
        self.acting = view.to_act
        self.last_turn, self.shoot_out = view.last_turn, view.shoot_out
        self.flying.clear()
        self.held = False
        self.banner = self.banner_icon = ""
        self.clear_choice()

    def show_hand(self, hands: Sequence[Sequence[int | None]], hand_seat: int) -> None:
        self.hand_seat = hand_seat
        self.hand = list(hands[hand_seat])
        self.hand_sizes = tuple(len(hand) for hand in hands)

    def clear_choice(self) -> None:
        """Nothing is offered any more."""
        self.lit, self.corners, self.previews, self.playable = (), (), (), None
        self.hot_square = self.hinted = None
        self.raised = self.glowing = self.refused = self.hot_chip = None
        self.raised_share = 1.0
        self.chips = ()
        self.question = self.hot_answer = self.glowing_answer = None
        self.tray_button, self.tray_button_state = "", "normal"
        self.stock_glows = False

    @property
    def hand_team(self) -> int:
        return self.teams[self.hand_seat]

    @property
    def hand_colour(self) -> int:
        return self.colours[self.hand_team]

    @property
    def hand_direction(self) -> int:
        """+1 when the seat at the bottom attacks to the right."""
        return self.attack[self.hand_team]

    @property
    def kicks_scored(self) -> tuple[int, int]:
        """How the shoot-out stands."""
        return sum(self.shoot_out[0]), sum(self.shoot_out[1])

    def facts(self) -> Facts:
        sizes = list(self.hand_sizes)
        if sizes:
            sizes[self.hand_seat] = len(self.hand)
        return (
            self.ball, self.score, self.half, self.teams, self.attack, self.stock,
            tuple(self.discards), self.hand_seat, tuple(self.hand), tuple(sizes),
            self.acting, self.last_turn, self.shoot_out, len(self.flying),
        )  # fmt: skip


def facts_of(view: ButeurView, hand_seat: int) -> Facts:
    """What a picture at rest must show of `view`."""
    return (
        ball_spot(view), view.score, view.half, view.teams, view.attack, view.stock,
        view.discards, hand_seat, view.hands[hand_seat], tuple(len(hand) for hand in view.hands),
        view.to_act, view.last_turn, view.shoot_out, 0,
    )  # fmt: skip


def ball_spot(view: ButeurView) -> Spot:
    """Where the ball is drawn."""
    if view.half == SHOOT_OUT:
        kicking = 1 - view.first_kicker if view.to_act is None else view.teams[view.to_act]
        return PENALTY_SPOTS[view.attack[kicking]]
    if view.ball is not None and _on_penalty_spot(view, view.ball):
        return penalty_spot(view.ball)
    return spot_of(view.ball)


def _on_penalty_spot(view: ButeurView, ball: Square) -> bool:
    """Also once it is saved, until somebody puts the ball elsewhere; a corner lies at a flag."""
    on_the_pitch = 0 <= ball[0] < COLUMNS and ball[1] in _MIDDLE_ROWS
    saved = view.restart == "save" and view.phase in _BALL_LEFT_WHERE_SAVED
    # A penalty that ends the match brings no kick-off: nobody takes the ball away.
    scored = view.restart == "kick-off" and view.phase == "over"
    return view.phase == "penalty-cut" or ((saved or scored) and on_the_pitch)


def penalty_spot(square: Square) -> Spot:
    """The rules know a square beside the spot; the chalk is in the middle of the width."""
    return square[0] + 0.5, ROWS / 2


def spot_of(square: Square | None) -> Spot:
    """The middle of a square; None is the centre spot."""
    return CENTRE_SPOT if square is None else (square[0] + 0.5, square[1] + 0.5)
