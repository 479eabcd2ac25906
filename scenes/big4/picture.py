"""What the screen shows of a match of BIG 4: a plain state that timeline steps may change.

The picture lags behind the rules while something moves. Once the timeline is empty its `facts()`
must be those of the view, `facts_of(view)`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.big4.faces import ActionFace, RefereeFace
from game.big4.shot_events import DefenceCounted
from game.big4.squads import club_of, place_of
from game.big4.view import Big4View, Phase, Shot, TeamView
from scenes.big4.deeds import Deed

Facts = tuple[object, ...]
Mode = Literal["dice", "action", "change"]
BOARD_PHASES: tuple[Phase, ...] = ("coach", "shoot", "save")
JUDGED_PHASES: tuple[Phase, ...] = ("referee-toss", "referee-roll")


@dataclass
class Judging:
    """The referee speaks: coin first, then two dice and the die of the cards."""

    seat: int  # who tosses or rolls
    foul: bool | None = None
    classic: tuple[int, int] | None = None
    face: RefereeFace | None = None
    tumble: float = -1.0  # of the coin or the dice, 0 to 1; -1 = nothing rolls


@dataclass
class HeldUp:
    """A card the referee shows to everybody; without a footballer it is for the coach. Or
    somebody carried off."""

    colour: Literal["yellow", "red", "hurt"]
    footballer: int | None
    club: int
    rise: float = 0.0  # 0 to 1


@dataclass
class ShotShow:
    """A duel, free kick or penalty on its own board."""

    shot: Shot
    defence: DefenceCounted | None = None
    rolling: Literal["", "attack", "defence"] = ""
    tumble: float = -1.0  # of the dice of the side that rolls
    counted: float = 1.0  # so much of the rolling side's sum is told
    verdict: str = ""  # goal, saved, missed or near
    flight: float = -1.0  # of the ball, 0 to 1; -1 = it has not been kicked

    @property
    def known(self) -> str:
        """The verdict, once the ball has arrived: nobody smiles before."""
        return self.verdict if self.flight >= 1 else ""


@dataclass
class Draft:
    """A move being put together by the person at the screen."""

    mode: Mode = "dice"
    picked: tuple[int, ...] = ()  # a set or a wall
    taker: int | None = None
    off: int | None = None  # who is to be replaced
    eleven: tuple[int, ...] = ()


@dataclass
class Big4Picture:
    """Everything drawn, in one place; nothing here knows the rules."""

    teams: list[TeamView] = field(default_factory=list)
    advanced: bool = False
    phase: Phase = "club"
    acting: int | None = None
    turn_seat: int = 0
    minute: int = 0
    round: int = 1
    referee: int | None = None
    classic: tuple[int, int] | None = None
    action: ActionFace | None = None
    dice_left: bool = False
    action_left: bool = False
    may_change: bool = False
    yellows: tuple[int, ...] = ()
    board: ShotShow | None = None
    judging: Judging | None = None
    to_save: int | None = None
    duels: tuple[int, ...] = ()
    card: RefereeFace | None = None  # about to be shown to somebody
    facing: int | None = None  # the goalkeeper a taker is wanted for
    # What is only shown while somebody chooses; not part of the facts.
    offering: bool = False
    draft: Draft = field(default_factory=Draft)
    lit: frozenset[int] = frozenset()  # footballers who may be clicked to some purpose
    sets: tuple[tuple[int, ...], ...] = ()  # offered as buttons
    sum_fits: bool = True  # on blue nothing skips dice that are good for nothing
    ready: bool = False  # the draft makes a move
    guide: bool = False  # the faces of the action die are explained
    hot: str = ""  # key of what is under the pointer or the focus
    pressed: str = ""
    hinted: frozenset[str] = frozenset()
    # What moves.
    tumble: float = -1.0  # of the three dice, 0 to 1
    flips: dict[int, float] = field(default_factory=dict)  # footballers turning over, 0 to 1
    struck: frozenset[int] = frozenset()  # footballers everybody looks at
    fading: dict[int, float] = field(default_factory=dict)  # leaving the pitch, 0 to 1
    held_up: HeldUp | None = None
    banner: str = ""
    banner_icon: str = ""
    banner_rise: float = 1.0  # 0 as it comes, 1 where it stands
    deed: Deed | None = None  # what somebody did last
    cards_to: int | None = None  # confidence cards fly there
    cards_from: int | None = None
    cards_flight: float = -1.0
    cards_flown: tuple[int, ...] = ()

    def set_from(self, view: Big4View) -> None:
        """Show `view` at once and forget what moved."""
        self.teams = list(view.teams)
        self.advanced = view.advanced
        self.turn_seat, self.minute, self.round = view.turn_seat, view.turns, view.round
        self.referee, self.classic, self.action = view.referee, view.classic, view.action
        self.yellows = view.yellows
        self.settle(view)
        self.tumble = self.cards_flight = -1.0
        self.flips, self.fading, self.struck = {}, {}, frozenset()
        self.banner, self.held_up = "", None
        self.clear_choice()

    def settle(self, view: Big4View) -> None:
        """What no event tells: what the table waits for."""
        self.phase, self.acting = view.phase, view.to_act
        self.dice_left, self.action_left = view.dice_left, view.action_left
        self.may_change, self.to_save, self.duels = view.may_change, view.to_save, view.duels
        self.card = view.card
        asked = view.shot is not None and view.phase in ("duel", "penalty")
        self.facing = view.shot.keeper if asked and view.shot else None
        self.board = _board(view, self.board)
        self.judging = _judging(view)

    def clear_choice(self) -> None:
        """Nothing is offered any more."""
        self.offering = self.guide = False
        self.draft = Draft()
        self.lit, self.sets, self.ready, self.sum_fits = frozenset(), (), False, True
        self.hinted = frozenset()

    @property
    def players(self) -> int:
        return len(self.teams)

    @property
    def several_rivals(self) -> bool:
        """Is there more than one team to aim at?"""
        return sum(not team.out for team in self.teams) > 2

    @property
    def dice_serve(self) -> bool:
        """Can the classic dice still be used for anything?"""
        return self.dice_left and self.sum_fits

    @property
    def set_up(self) -> bool:
        """The match has not been kicked off."""
        return self.phase in ("club", "confidence", "line-up", "referee")

    def state_of(self, key: str) -> str:
        """The button state of what is called `key`."""
        if self.pressed == key:
            return "pressed"
        return "hot" if self.hot == key or key in self.hinted else "normal"

    def seat_of(self, footballer: int) -> int:
        club = club_of(footballer)
        return next(seat for seat, team in enumerate(self.teams) if team.club == club)

    def is_weak(self, footballer: int) -> bool:
        team = self.teams[self.seat_of(footballer)]
        return bool(team.weak >> place_of(footballer) & 1)

    def facts(self) -> Facts:
        return (
            tuple(self.teams), self.phase, self.acting, self.turn_seat, self.minute, self.round,
            self.referee, self.classic, self.action, self.yellows,
            self.board and self.board.shot, self.board and self.board.verdict,
            self.judging and self.judging.foul, self.tumble, len(self.flips), len(self.fading),
            self.banner, self.held_up, self.cards_flight,
        )  # fmt: skip


def facts_of(view: Big4View) -> Facts:
    """What a picture at rest must show of `view`."""
    board, judging = _board(view, None), _judging(view)
    return (
        view.teams, view.phase, view.to_act, view.turn_seat, view.turns, view.round,
        view.referee, view.classic, view.action, view.yellows,
        board and board.shot, board and "", judging and judging.foul, -1.0, 0, 0, "", None, -1.0,
    )  # fmt: skip


def _board(view: Big4View, shown: ShotShow | None) -> ShotShow | None:
    if view.shot is None or view.phase not in BOARD_PHASES:
        return None
    show = shown if shown is not None else ShotShow(view.shot)
    show.shot = view.shot
    return show


def _judging(view: Big4View) -> Judging | None:
    if view.phase not in JUDGED_PHASES or view.to_act is None:
        return None
    return Judging(view.to_act, True if view.phase == "referee-roll" else None)
