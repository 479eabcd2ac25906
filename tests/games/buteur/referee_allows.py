"""What the second referee allows, from the booklet alone: (kind of move, card or square, arrow)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.buteur.moves import Square

if TYPE_CHECKING:
    from tests.games.buteur.referee import Referee

Allowed = Iterator[tuple[object, ...]]
MOUTH = (3, 4)
AREA_ROWS = (2, 3, 4, 5)


def area_defended(attack: int) -> set[Square]:
    return {(column, row) for column in ((0, 1) if attack > 0 else (8, 9)) for row in AREA_ROWS}


def roll(attack: int, ball: Square, arrow: str, distance: int) -> tuple[Square, str]:
    aside = {"straight": 0, "left": -attack, "right": attack}[arrow]
    for _ in range(distance):
        column, row = ball[0] + attack, ball[1] + aside
        if column in (-1, 10) and row in MOUTH:
            return (column, row), "shot"
        if row in (-1, 8):
            return ball, "throw-in"
        if column in (-1, 10):
            return ball, "goal-kick"
        ball = column, row
    return ball, "open"


def allowed(referee: Referee) -> set[tuple[object, ...]]:
    return set() if referee.actor is None else set(_allowed(referee, referee.actor))


def _allowed(referee: Referee, seat: int) -> Allowed:
    match referee.waits_for:
        case "card":
            yield from _open_play(referee, seat)
        case "square":
            yield from (("PlaceBall", square) for square in _squares(referee, seat))
        case "restart card":
            keeper = () if referee.restart == "kick-off" else ("goalkeeper",)
            yield from _plays(referee, seat, "attacker", *keeper)
        case "attacker":
            yield from _plays(referee, seat, "attacker")
        case "answer":
            yield from _plays(referee, seat, "goalkeeper", "corner")
            yield ("LetIn",)
        case "penalty?":
            yield from _plays(referee, seat, "penalty")
            yield ("EndTurn",)
        case "corner cut" | "penalty cut":
            yield ("CutStock",)
        case "ExchangeCard" | "TakeAttacker" | "DiscardCard" as any_card:
            yield from ((any_card, card) for card in referee.hands[seat])


def _plays(referee: Referee, seat: int, *kinds: str) -> Allowed:
    for card in referee.cards(seat, *kinds):
        for arrow in referee.deck[card].arrows or (None,):
            yield ("PlayCard", card, arrow)


def _open_play(referee: Referee, seat: int) -> Allowed:
    ball, attack = referee.ball, referee.attack(seat)
    assert ball is not None
    yield from _plays(referee, seat, "attacker")
    if ball in area_defended(-attack):
        yield from _plays(referee, seat, "penalty")
    if ball in area_defended(1) | area_defended(-1):
        return
    for card in referee.cards(seat, "free-kick"):
        for arrow, distance in referee.deck[card].arrows.items():
            _, outcome = roll(attack, ball, arrow, distance)
            followed = outcome == "open" and referee.cards(seat, "attacker")
            if outcome == "shot" or followed:
                yield ("PlayCard", card, arrow)


def _squares(referee: Referee, seat: int) -> set[Square]:
    attack = referee.attack(seat)
    if referee.restart == "kick-off":
        return {(4 if attack > 0 else 5, row) for row in MOUTH}
    if referee.restart == "save":
        return area_defended(attack)
    assert referee.ball is not None
    column, row = referee.ball
    if referee.restart == "goal-kick":
        return {(0 if attack > 0 else 9, beside) for beside in ((0, 1) if row < 4 else (6, 7))}
    near = {(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {referee.ball}
    return {(c, r) for c, r in near if 0 <= c < 10 and 0 <= r < 8}
