"""What a seat may want to do in Les P'tifooteux."""

from __future__ import annotations

from game.core.rules import Move


class RollDie(Move, frozen=True, tag="roll"):
    """The big die: for the opening, a turn, or another roll; the pawn walks by itself."""


class ChooseKid(Move, frozen=True, tag="choose-kid"):
    """On a star: say whom to ask. The transfer die is rolled after that."""

    kid: str


class AskKid(Move, frozen=True, tag="ask-kid"):
    """Roll the transfer die: « Tu viens dans mon équipe ? »"""


class AnnounceTries(Move, frozen=True, tag="announce-tries"):
    """Before the first roll of a match: how many extra-try cards are played, 0 to 2."""

    cards: int


class PlayMatch(Move, frozen=True, tag="play-match"):
    """Roll the competition die of the stage: one try."""


AnyMove = RollDie | ChooseKid | AskKid | AnnounceTries | PlayMatch
