"""What one click on a footballer means in BIG 4, by the phase and the face of the action die."""

from __future__ import annotations

from game.big4.faces import ActionFace
from game.big4.moves import (
    AnyMove,
    Book,
    ChooseDuel,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    Pass,
    Recover,
    Tackle,
    TurnOver,
)
from scenes.big4.picture import Big4Picture


def move_on(picture: Big4Picture, seat: int, footballer: int) -> AnyMove:
    phase, action = picture.phase, picture.action
    if phase == "book-choice":
        return Book(seat, footballer)
    if phase in ("duel", "penalty"):
        return ChooseTaker(seat, footballer)
    if phase == "duel-order":
        return ChooseDuel(seat, picture.seat_of(footballer))
    if phase == "recover-one":
        return Recover(seat, footballer)
    if phase == "roll" or action is None:
        return TurnOver(seat, (footballer,))
    if action == "free-kick":
        return FreeKick(seat, footballer, 1 - seat)
    return _act(action, seat, footballer)


def _act(action: ActionFace, seat: int, footballer: int) -> AnyMove:
    match action:
        case "dribble":
            return Dribble(seat, footballer)
        case "recovery":
            return Recover(seat, footballer)
        case "cramp":
            return Cramp(seat, footballer)
        case "tackle":
            return Tackle(seat, footballer)
        case _:
            return Pass(seat)
