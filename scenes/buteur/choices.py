"""The draft of a move in Buteur: which click means which move, before the rules are asked.

A card with one legal move is played by one click. One with several is raised first; its arrows and
the squares they lead to then say which. Knows no pygame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.buteur.box import ButeurBox
from game.buteur.moves import (
    AnyMove,
    CutStock,
    EndTurn,
    LetIn,
    PlaceBall,
    PlayCard,
    Square,
)
from game.buteur.pitch import Flight
from game.buteur.view import ButeurView


class Raise(NamedTuple):
    """Not a move yet: the card comes up and offers its arrows."""

    card: int


Choice = AnyMove | Raise


class Landing(NamedTuple):
    """Where a move would send the ball, for the preview."""

    move: PlayCard
    flight: Flight

    @property
    def square(self) -> Square:
        return self.flight.path[-1]


def card_key(card: int) -> str:
    return f"card:{card}"


def square_key(square: Square) -> str:
    return f"square:{square[0]},{square[1]}"


def arrow_key(arrow: str) -> str:
    return f"arrow:{arrow}"


def moves_of_card(legal: Sequence[AnyMove], card: int) -> list[AnyMove]:
    return [move for move in legal if getattr(move, "card", None) == card]


def choices(
    legal: Sequence[AnyMove], view: ButeurView, box: ButeurBox, raised: int | None
) -> dict[str, Choice]:
    """What each thing on the table would do now; `raised` is the card that is up."""
    found: dict[str, Choice] = {}
    for move in legal:
        match move:
            case PlaceBall():
                found[square_key(move.square)] = move
            case CutStock():
                found["cut"] = move
            case LetIn():
                found["let-in"] = move
            case EndTurn():
                found["end-turn"] = move
            case _:
                own = moves_of_card(legal, move.card)
                found[card_key(move.card)] = move if len(own) == 1 else Raise(move.card)
    if raised is not None:
        found.update(_of_raised(legal, view, box, raised))
    return found


def _of_raised(
    legal: Sequence[AnyMove], view: ButeurView, box: ButeurBox, raised: int
) -> dict[str, Choice]:
    found: dict[str, Choice] = {}
    own = moves_of_card(legal, raised)
    for landing in landings(own, view, box):
        found.setdefault(square_key(landing.square), landing.move)
    for move in own:
        if len(own) > 1 and isinstance(move, PlayCard) and move.arrow is not None:
            found[arrow_key(move.arrow)] = move
    return found


def landings(moves: Sequence[AnyMove], view: ButeurView, box: ButeurBox) -> list[Landing]:
    """The flights of those moves that roll the ball."""
    return [
        Landing(move, flight)
        for move in moves
        if isinstance(move, PlayCard) and (flight := flight_of(move, view, box)) is not None
    ]


def flight_of(move: PlayCard, view: ButeurView, box: ButeurBox) -> Flight | None:
    """Where that card would roll the ball; None when it rolls nowhere (Corner, Penalty)."""
    distance = box.deck[move.card].arrows.get(move.arrow) if move.arrow else None
    start = view.ball
    if view.shot is not None:
        start = box.pitch.in_front_of(view.shot.net)
    if distance is None or move.arrow is None or start is None or start in box.pitch.nets:
        return None
    attack = view.attack[view.teams[move.seat]]
    return box.pitch.flights[attack, start, move.arrow, distance]


def meant_by_card(seat: int, card: int, box: ButeurBox) -> PlayCard:
    """What somebody wants who clicks a card that cannot be played: asked of the rules for why."""
    return PlayCard(seat, card, next(iter(box.deck[card].arrows), None))
