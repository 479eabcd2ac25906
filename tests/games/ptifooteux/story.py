"""Builds a match of Les P'tifooteux at any point of play: the stage of the story tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from game.core.dice import LoadedDice
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.events import AnyEvent
from game.ptifooteux.moves import AnnounceTries, AnyMove, AskKid, ChooseKid, PlayMatch, RollDie
from game.ptifooteux.pieces import load_pieces
from game.ptifooteux.rules import PtifooteuxRules
from game.ptifooteux.state import State, Team
from game.ptifooteux.turns import begin_turn
from scenes.board_loader import load_board

ASSETS = Path(__file__).parents[3] / "assets"
KIDS = (
    "lila moussa thao basile samia oscar rani malo fatou gurvan nina arjan".split()
)  # four orange, four green, four violet
TEAMS = ("lila samia fatou", "moussa oscar gurvan", "thao rani nina", "basile malo arjan")
T = TypeVar("T")


@cache
def the_box() -> PtifooteuxBox:
    board = load_board(ASSETS / "boards" / "ptifooteux.tmx")
    return PtifooteuxBox(board, load_pieces(ASSETS / "data" / "ptifooteux.toml"))


class Story:
    """The opening is over and `turn` is to roll. Seats without a square stand on the ring's start
    or, with a whole team, on the cup's. `yellow` and `red` name the next cards of those piles."""

    def __init__(
        self,
        *teams: str,
        at: str | Sequence[str] = (),
        turn: int = 0,
        beaten: bool = False,
        extra: Sequence[int] = (),
        warned: str = "",
        yellow: str = "",
        red: str = "",
        places: bool = False,
    ) -> None:
        self.dice = LoadedDice([])
        options = {"places": places}
        self.rules = PtifooteuxRules.new(len(teams), options, the_box(), self.dice)
        self.state = self.rules._table.state
        squares = [at] if isinstance(at, str) else list(at)
        for seat, kids in enumerate(teams):
            team = self.team(seat)
            team.kids = kids.split()
            if len(team.kids) == 3:
                team.square = "cup-start"
            if seat < len(squares):
                team.square = squares[seat]
            if seat < len(extra):
                team.extra_tries = extra[seat]
        self.state.extra_supply -= sum(extra)
        self.state.warned = warned.split()
        self.state.tokens -= len(self.state.warned)
        for colour, names in (("yellow", yellow), ("red", red)):
            self._stack(colour, names.split())
        self.state.opening = [1] * len(teams)
        self.state.rolling_off = []
        begin_turn(self.rules._table, turn)
        self.team(turn).beaten = beaten
        self.rules._table.events = []

    def _stack(self, colour: str, names: list[str]) -> None:
        pile = self.state.piles[colour]
        rest = [kid for kid in pile.hidden if kid not in names]
        pile.hidden = rest + names[::-1]

    def team(self, seat: int) -> Team:
        return self.state.teams[seat]

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def to_act(self) -> int | None:
        return self.rules.to_act

    @property
    def square(self) -> str:
        """Where the first seat's pawn stands."""
        return self.team(0).square

    def roll(self, value: int) -> list[AnyEvent]:
        self.dice._written.append(value - 1)
        return self.do(RollDie(self.state.actor))

    def choose(self, kid: str) -> list[AnyEvent]:
        return self.do(ChooseKid(self.state.actor, kid))

    def ask(self, accepted: bool) -> list[AnyEvent]:
        self.dice._written.append(the_box().pieces.transfer_die.index("yes" if accepted else "no"))
        return self.do(AskKid(self.state.actor))

    def announce(self, cards: int) -> list[AnyEvent]:
        return self.do(AnnounceTries(self.state.actor, cards))

    def play(self, won: bool) -> list[AnyEvent]:
        square = the_box().course.squares[self.team(self.state.actor).square]
        faces = the_box().pieces.match_dice[square.stage - 1]
        self.dice._written.append(faces.index("G" if won else "P"))
        return self.do(PlayMatch(self.state.actor))

    def do(self, move: AnyMove) -> list[AnyEvent]:
        events = self.rules.apply(move)
        check_pieces(self.rules)
        return events

    def refusal(self, move: AnyMove) -> str | None:
        refusal = self.rules.why_not(move)
        return None if refusal is None else refusal.key


def check_pieces(rules: PtifooteuxRules) -> None:
    """No card, token or kid is ever lost or doubled."""
    state: State = rules._table.state
    for pile in state.piles.values():
        assert sorted(pile.hidden + pile.turned) == sorted(KIDS)
        assert pile.hidden, "a pile used up is shuffled at once"
    assert state.tokens + len(state.warned) == 12
    assert len(set(state.warned)) == len(state.warned)
    assert state.extra_supply + sum(team.extra_tries for team in state.teams) == 7
    assert all(0 <= team.extra_tries <= 2 for team in state.teams)
    owned = [kid for team in state.teams for kid in team.kids]
    assert len(set(owned)) == len(owned)
    for team in state.teams:
        colours = [the_box().colour_of[kid] for kid in team.kids]
        assert len(set(colours)) == len(colours)
        assert the_box().course.in_ring(team.square) == (len(team.kids) < 3)
        assert not team.beaten or the_box().course.squares[team.square].kind == "match"


def of_type(events: Sequence[AnyEvent], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]


def the(events: Sequence[AnyEvent], kind: type[T]) -> T:
    (event,) = of_type(events, kind)
    return event
