"""The table a match lies on: state, box and dice, and the events of the move being made."""

from __future__ import annotations

from game.core import table_rules as core
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.events import AnyEvent, Journey, Nothing, NothingHappened, PawnCarried
from game.ptifooteux.kids import Colour
from game.ptifooteux.squares import Square
from game.ptifooteux.state import State, Team


class Table(core.Table[State, PtifooteuxBox, AnyEvent]):
    __slots__ = ()

    @property
    def team(self) -> Team:
        """The team of the seat whose turn it is."""
        return self.state.teams[self.state.actor]

    @property
    def square(self) -> Square:
        """Where its pawn stands."""
        return self.box.course.squares[self.team.square]

    def carry_pawn(self, end: str, why: Journey) -> None:
        self.tell(PawnCarried(self.state.actor, self.team.square, end, why))
        self.team.square = end

    def tell_nothing(self, why: Nothing, kid: str = "") -> None:
        owner = self.state.owner_of(kid) if kid else None
        self.tell(NothingHappened(self.state.actor, self.team.square, why, kid, owner))


def colours_in(state: State, box: PtifooteuxBox, seat: int) -> set[Colour]:
    return {box.colour_of[kid] for kid in state.teams[seat].kids}


def star_choices(state: State, box: PtifooteuxBox) -> tuple[str, ...]:
    """Whom the actor may ask from the star it stands on: free, and of a colour it still lacks."""
    seat = state.actor
    square = box.course.squares[state.teams[seat].square]
    missing = set(square.star_colours) - colours_in(state, box, seat)
    return tuple(
        kid.key
        for kid in box.pieces.kids
        if kid.colour in missing and state.owner_of(kid.key) is None
    )
