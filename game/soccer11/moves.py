"""What a seat may want to do in 11 Soccer. Cards are ranks, 1 to 11."""

from __future__ import annotations

from game.core.rules import Move


class Draw(Move, frozen=True, tag="draw"):
    """The first act of a turn."""


class PlayCard(Move, frozen=True, tag="play-card"):
    """One of the two cards in hand, with all that its effect has to be told.

    `target` for 1, 2, 3, 5 and 11 (None when nobody can be chosen), `guess` for 11, `taken` for 9:
    the card to take back from one's own row, None to leave it.
    """

    card: int
    target: int | None = None
    guess: int | None = None
    taken: int | None = None


class CarryOut(Move, frozen=True, tag="carry-out"):
    """The effect of the card one had to discard because of a 1, chosen as if one had played it."""

    target: int | None = None
    guess: int | None = None
    taken: int | None = None


class Seen(Move, frozen=True, tag="seen"):
    """The secret shown to this seat alone has been looked at and is put away."""


class OpenDay(Move, frozen=True, tag="open-day"):
    """Deal the next match day."""


AnyMove = Draw | PlayCard | CarryOut | Seen | OpenDay
